import { DEFAULT_TIER, type Probed, type Tier } from '../tasks/probe.ts';
import { judgeShown, type Derived } from '../tasks/probes/derive.ts';
import type { Reading, View } from '../tasks/probes/views/index.ts';
import { answerTo, type Outcome, type ProbeAnswer } from './probes.ts';
import { timeOf } from './screen.ts';

/** What a device showed at one moment, by the id of the view; why it showed nothing, where it did not. */
export type Readings = ReadonlyMap<string, { reading: Reading } | { why: string }>;

/** Asks one view. Throws where the device is gone. */
async function askView(
  probed: Probed,
  view: View,
  { judged: { start } }: Derived,
  tiers: ReadonlySet<Tier>,
): Promise<{ reading: Reading } | { why: string }> {
  const found: unknown[] = [];
  for (const question of view.questions) {
    const answer = await answerTo(probed, question, tiers);
    if ('why' in answer) return answer;
    found.push(answer.found);
  }
  return { reading: view.read(found, start) };
}

/** Reads all that a task's ending is told by. Throws where the device is gone. */
export async function readDevice(
  probed: Probed,
  derived: Derived,
  tiers: ReadonlySet<Tier>,
): Promise<Readings> {
  const readings = new Map<string, { reading: Reading } | { why: string }>();
  for (const view of derived.views) readings.set(view.id, await askView(probed, view, derived, tiers));
  return readings;
}

/** The device's clock, epoch ms. */
const clockOf = async (probed: Probed): Promise<number> => timeOf((await probed.shell('date +%s%N')).out);

/**
 * Judges what changed on a device since `before`, the readings of the start. A view that cannot be read leaves the verdict open, unless
 * another one is wrong. Throws where the device is gone.
 */
export async function askDerived(
  probed: Probed,
  derived: Derived,
  before: Readings,
  tiers: ReadonlySet<Tier>,
): Promise<{ verdict: Outcome; asked: ProbeAnswer[] }> {
  const after = await readDevice(probed, derived, tiers);
  const both = new Map<string, { before: Reading; after: Reading }>();
  for (const { id } of derived.views) {
    const [was, now] = [before.get(id), after.get(id)];
    if (was && now && 'reading' in was && 'reading' in now)
      both.set(id, { before: was.reading, after: now.reading });
  }
  const { success, wrong } = judgeShown(derived, both, await clockOf(probed));
  const asked = derived.views.map((view): ProbeAnswer => {
    const [{ kind }] = view.questions as [View['questions'][number]];
    const common = {
      says: `${view.id}: what the task changes, and nothing else`,
      kind,
      tier: DEFAULT_TIER[kind],
    };
    const closed = [before.get(view.id), after.get(view.id)].find(each => each && 'why' in each);
    if (closed && 'why' in closed) return { ...common, outcome: 'unprobeable', found: null, why: closed.why };
    const differing = wrong[view.id];
    return differing
      ? { ...common, outcome: 'fail', found: differing }
      : { ...common, outcome: 'pass', found: [] };
  });
  if (!success) return { verdict: 'fail', asked };
  const isOpen = asked.some(each => each.outcome === 'unprobeable');
  return { verdict: isOpen ? 'unprobeable' : 'pass', asked };
}
