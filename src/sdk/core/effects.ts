import { isDraft, produce, current } from 'immer';
import { isObject } from '../../state/json.ts';
import type { AnyPhone, Consequence, Effect, EffectKind, EffectWhat } from '../../state/phone/index.ts';
import { escapeKey } from '../../state/pointer.ts';
import { fingerprint } from '../../state/fingerprint.ts';
import { RuleError } from './rule-error.ts';
import type { Run } from './run.ts';

/** Adds an entry to the ledger. What the run schedules from now on is its consequence. Gives the entry's id. */
export function recordEffect<K extends EffectKind>(
  run: Run,
  app: string,
  kind: K,
  to: readonly string[],
  what: EffectWhat<K>,
): string {
  const { effects } = run.phone.os;
  const id = `effect-${effects.length + 1}`;
  const plain = (isDraft(what) ? current(what) : what) as EffectWhat<K>;
  effects.push({ id, at: run.phone.clock.now, app, kind, to: [...to], what: plain } as Effect);
  run.effect = id;
  return id;
}

/**
 * Throws LEDGER_CHANGED if a rule has changed or removed an entry of the ledger: what left the phone cannot be taken back.
 */
export function assertLedgerKept(before: AnyPhone, after: AnyPhone): void {
  const was = before.os.effects;
  const now = after.os.effects;
  if (was === now) return;
  const kept = Array.isArray(now) && was.every((entry, i) => now[i] === entry);
  if (!kept)
    throw new RuleError(
      'LEDGER_CHANGED',
      'A rule changed or removed an entry of the ledger (os.effects); entries may only be added, with ctx.effect',
    );
}

type Tree = Record<string, unknown>;

interface ChangedPlace {
  path: string;
  was: unknown;
  now: unknown;
}

/** Places below `path` where two trees differ: the highest that one side lacks, else the deepest objects' fields. */
function* changedPlaces(before: unknown, after: unknown, path: string): Generator<ChangedPlace> {
  if (before === after) return;
  if (!isObject(before) || !isObject(after)) {
    yield { path, was: before, now: after };
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* changedPlaces((before as Tree)[key], (after as Tree)[key], `${path}/${escapeKey(key)}`);
}

/**
 * Notes in the phone what a scheduled rule has changed as a consequence of an entry of the ledger: of the apps and the
 * storage, which judges compare.
 */
export function noteConsequences(before: AnyPhone, after: AnyPhone, effect: string): AnyPhone {
  const noted: Record<string, Consequence> = {};
  const note = (treeBefore: unknown, treeAfter: unknown, root: string) => {
    for (const { path, was, now } of changedPlaces(treeBefore, treeAfter, root)) {
      const earlier = before.os.consequences[path];
      // What an earlier rule left, and nobody has changed since, is no value of the agent's: the one before it is.
      const isUnbroken = earlier?.left === fingerprint(was);
      const first = isUnbroken ? earlier!.was : was;
      noted[path] = {
        effect,
        left: fingerprint(now),
        since: isUnbroken ? earlier!.since : after.clock.now,
        ...(first === undefined ? {} : { was: first }),
      };
    }
  };
  note(before.apps, after.apps, '/apps');
  note(before.device.storage, after.device.storage, '/device/storage');
  if (Object.keys(noted).length === 0) return after;
  return produce(after, draft => {
    Object.assign(draft.os.consequences, noted);
  });
}
