import type { Build, Versions } from '../../../src/protocol/wire/versions.ts';
import type { BuiltBefore } from '../folder.ts';

const NAMES: Record<keyof Versions, string> = {
  harness: 'harness',
  tasks: 'task set',
  simulator: 'simulator',
  world: 'world data',
};

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** In which of the four two builds differ, with both versions of each. */
function differing(a: Versions, b: Versions): string[] {
  const parts = Object.keys(NAMES) as (keyof Versions)[];
  return parts.filter(part => a[part] !== b[part]).map(part => `${NAMES[part]} (${a[part]} and ${b[part]})`);
}

interface Played {
  id: string;
  build: Build | null;
}

/** Why verdicts of two runs are not comparable as they stand, in words; null where all that they depend on is the same. */
export function incomparable(a: Played, b: Played): string | null {
  const silent = [a, b].filter(({ build }) => !build).map(({ id }) => id);
  if (silent.length > 0)
    return `Whether their verdicts are comparable is not known: ${list(silent)} ${silent.length === 1 ? 'does' : 'do'} not say which harness, task set, simulator and world data ${silent.length === 1 ? 'it was' : 'they were'} played with.`;
  const found = differing(a.build!, b.build!);
  if (found.length === 0) return null;
  return `Their verdicts are not comparable as they stand: the runs differ in ${list(found)}.`;
}

/** What a reader has to know of a run whose legs were played by different builds. */
export function mixedBuilds({
  build,
  builtBefore,
}: {
  build: Build | null;
  builtBefore: readonly BuiltBefore[];
}): string[] {
  return builtBefore.flatMap(({ build: before, until }) => {
    const legs = until === 1 ? 'Its first leg was' : `Its first ${until} legs were`;
    if (!before || !build)
      return [`${legs} played with versions that are not known; the rest may not be comparable.`];
    const found = differing(before, build);
    return found.length === 0
      ? []
      : [`${legs} played with another ${list(found)}: its verdicts are not all comparable.`];
  });
}

/** A build in a sentence: the commit and the four versions. */
export function buildLine(build: Build | null): string {
  if (!build) return 'It is not known with which versions it was played: run.json does not name them';
  const { commit } = build;
  const from = commit ? `commit ${commit.id.slice(0, 12)}${commit.modified ? ' with changes' : ''}, ` : '';
  return `Played with ${from}${(Object.keys(NAMES) as (keyof Versions)[]).map(part => `${NAMES[part]} ${build[part]}`).join(', ')}`;
}
