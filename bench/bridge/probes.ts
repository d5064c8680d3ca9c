import { apps } from '../../apps/catalogue.ts';
import {
  DEFAULT_TIER,
  type Found,
  type Probe,
  type Probed,
  type ProbeKind,
  type Question,
  type Row,
  type Tier,
} from '../tasks/probe.ts';
import { quoted } from '../tasks/probes/words.ts';

export type Outcome = 'pass' | 'fail' | 'unprobeable';

/** What came of one probe. `found` is null where the device could not be asked, and `why` then says why not. */
export interface ProbeAnswer {
  says: string;
  kind: ProbeKind;
  tier: Tier;
  outcome: Outcome;
  found: unknown;
  why?: string;
}

/** The device is there and does not tell. */
class Unprobeable extends Error {}

const CLOSED =
  /SecurityException|Permission Denial|Permission denied|Could not find provider|not debuggable|unknown package|Package '.*' is unknown|inaccessible or not found|command not found|Can't find service/i;

/** Runs a line, and gives what it wrote. Throws Unprobeable where the device does not let it, or has no such program. */
async function read(
  probed: Probed,
  line: string,
  { empty = false }: { /** Whether a status other than 0 is an answer too. */ empty?: boolean } = {},
): Promise<{ out: string; err: string; status: number }> {
  const done = await probed.shell(line);
  const output = `${done.err}\n${done.out.slice(0, 2_000)}`;
  const closed =
    done.status !== 0 || done.out === '' || done.out.startsWith('Error')
      ? output.split('\n').find(each => CLOSED.test(each))
      : undefined;
  if (closed !== undefined) throw new Unprobeable(closed.trim());
  if (done.status !== 0 && !empty)
    throw new Unprobeable(output.trim() || `${line.split(' ')[0]} ended with ${done.status}`);
  return done;
}

/**
 * The rows that `content query` prints. A value stands there as it is, with its commas and line ends, so that only the columns that were asked
 * for tell where one ends: what looks like the next of them within a value is taken for it. Null is printed as NULL.
 */
export function rowsOf(out: string, columns: readonly string[]): Row[] {
  const body = `\n${out.replace(/\r?\n$/, '')}`;
  const mark = (row: number) => `\nRow: ${row} ${columns[0]}=`;
  const rows: Row[] = [];
  for (let at = body.indexOf(mark(0)); at >= 0;) {
    const next = body.indexOf(mark(rows.length + 1), at + 1);
    let rest = body.slice(at + mark(rows.length).length, next < 0 ? undefined : next);
    const values = columns.slice(1).map(column => {
      const cut = rest.indexOf(`, ${column}=`);
      if (cut < 0) throw new Error(`Row ${rows.length} has no ${column}: ${rest}`);
      const value = rest.slice(0, cut);
      rest = rest.slice(cut + column.length + 3);
      return value;
    });
    rows.push(
      Object.fromEntries([...values, rest].map((value, i) => [columns[i]!, value === 'NULL' ? null : value])),
    );
    at = next;
  }
  return rows;
}

const PACKAGE = new Map(apps.map(app => [app.id, app.package]));

/** The package that stands for an app. Throws Unprobeable. */
function packageOf(probed: Probed, app: string): string {
  const name = probed.packageOf(app);
  if (name === undefined) throw new Unprobeable(`No app of the device stands for ${app}`);
  return name;
}

const text = (value: unknown): string | null =>
  value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);
const absolute = (path: string): string => (path.startsWith('/') ? path : `/sdcard/${path}`);

const readers: {
  [K in ProbeKind]: (probed: Probed, args: Extract<Probe, { kind: K }>['args']) => Promise<Found<K>>;
} = {
  async setting(probed, { namespace, key }) {
    const { out } = await read(probed, `settings get ${namespace} ${quoted(key)}`);
    const value = out.replace(/\r?\n$/, '');
    return value === 'null' ? null : value;
  },
  async activity(probed) {
    const { out } = await read(probed, 'dumpsys window');
    const [, name, activity] = /mCurrentFocus=Window\{\S+ \S+ ([^\s/}]+)\/([^\s}]+)\}/.exec(out) ?? [];
    if (name === undefined || activity === undefined) return null;
    // As the simulated phone calls it, where it stands for one of its apps.
    return { package: apps.find(app => probed.packageOf(app.id) === name)?.package ?? name, activity };
  },
  async ui(probed) {
    return probed.elements();
  },
  async content(probed, { uri, where, projection = ['_id'] }) {
    const { out, err } = await read(
      probed,
      `content query --uri ${quoted(uri)} --projection ${quoted(projection.join(':'))}${where === undefined ? '' : ` --where ${quoted(where)}`}`,
    );
    if (out.startsWith('Row: ')) return rowsOf(out, projection);
    if (/No result found/.test(out)) return [];
    throw new Unprobeable((err || out).trim() || `${uri} says nothing`);
  },
  async sqlite(probed, { app, sql }) {
    const name = packageOf(probed, app);
    if (name !== PACKAGE.get(app)) throw new Unprobeable(`${name} keeps its data in tables of its own`);
    const { out } = await read(probed, `run-as ${name} sqlite3 -json databases/${app}.db ${quoted(sql)}`);
    const rows = (out.trim() === '' ? [] : JSON.parse(out)) as Record<string, unknown>[];
    return rows.map(row =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, text(value)])),
    );
  },
  async file(probed, { path, text: wanted }) {
    const at = quoted(absolute(path));
    const stat = await read(probed, `stat -c %s ${at}`, { empty: true });
    if (stat.status !== 0) return null;
    const size = Number(stat.out.trim());
    return wanted ? { size, text: (await read(probed, `cat ${at}`)).out } : { size };
  },
  async package(probed, { app }) {
    const name = packageOf(probed, app);
    const listed = async (option: string) =>
      (await read(probed, `pm list packages ${option}${quoted(name)}`, { empty: true })).out
        .split(/\r?\n/)
        .includes(`package:${name}`);
    const installed = await listed('');
    return { installed, enabled: installed && !(await listed('-d ')) };
  },
  async shell(probed, { line }) {
    const { out, status } = await read(probed, line, { empty: true });
    return { out, status };
  },
};

async function askProbe(probed: Probed, probe: Probe, tiers: ReadonlySet<Tier>): Promise<ProbeAnswer> {
  const { says, kind, tier } = probe;
  const unprobeable = (reason: string): ProbeAnswer => ({
    says,
    kind,
    tier,
    outcome: 'unprobeable',
    found: null,
    why: reason,
  });
  const answer = await answerTo(probed, probe, tiers);
  if ('why' in answer) return unprobeable(answer.why);
  const { found } = answer;
  const holds = (probe.expect as (found: unknown) => boolean)(found);
  return { says, kind, tier, found, outcome: holds ? 'pass' : 'fail' };
}

/** What a device answers to a question, or why it does not. Throws where the device is gone. */
export async function answerTo(
  probed: Probed,
  { kind, args }: Question,
  tiers: ReadonlySet<Tier>,
): Promise<{ found: unknown } | { why: string }> {
  const tier = DEFAULT_TIER[kind];
  if (!tiers.has(tier)) return { why: `The device does not offer tier ${tier}` };
  try {
    const asker = readers[kind] as (probed: Probed, args: unknown) => Promise<unknown>;
    return { found: await asker(probed, args) };
  } catch (error) {
    if (error instanceof Unprobeable) return { why: error.message };
    throw error;
  }
}

/**
 * Puts the probes of an instance to a device, one after the other. All have to pass: one that fails decides, and else one that cannot be asked
 * leaves the verdict open, as does having none. Throws where the device is gone, and what a probe's own test throws.
 */
export async function askProbes(
  probed: Probed,
  probes: readonly Probe[],
  tiers: ReadonlySet<Tier>,
): Promise<{ verdict: Outcome; asked: ProbeAnswer[] }> {
  const answers: ProbeAnswer[] = [];
  for (const probe of probes) answers.push(await askProbe(probed, probe, tiers));
  const some = (outcome: Outcome) => answers.some(each => each.outcome === outcome);
  return {
    verdict: some('fail') ? 'fail' : some('unprobeable') || answers.length === 0 ? 'unprobeable' : 'pass',
    asked: answers,
  };
}

/** Which tiers a device offers, and what it said when it was tried. Throws where the device is gone. */
export async function tiersOf(probed: Probed): Promise<Record<Tier, { offered: boolean; why: string }>> {
  const attempt = async (run: () => Promise<string>): Promise<{ offered: boolean; why: string }> => {
    try {
      return { offered: true, why: await run() };
    } catch (error) {
      if (error instanceof Unprobeable) return { offered: false, why: error.message };
      throw error;
    }
  };
  const own = apps.find(app => probed.packageOf(app.id) === app.package);
  return {
    A: await attempt(async () => (await read(probed, 'id')).out.trim()),
    B: await attempt(async () => {
      const found = await readers.content(probed, { uri: 'content://sms', projection: ['_id'] });
      return `content://sms has ${found.length} rows`;
    }),
    C: await attempt(async () => {
      if (!own)
        throw new Unprobeable(
          'None of the apps that stand for the simulated ones is one that can be debugged',
        );
      return (await read(probed, `run-as ${own.package} id`)).out.trim();
    }),
    D: await attempt(async () => {
      const { out } = await read(probed, 'id -u', { empty: true });
      if (out.trim() === '0') return 'The shell is root’s';
      const su = await read(probed, 'su 0 id -u', { empty: true });
      if (su.out.trim() !== '0') throw new Unprobeable((su.err || su.out).trim() || 'There is no su');
      return 'su makes it root’s';
    }),
  };
}
