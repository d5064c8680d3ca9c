import type { SideEffect } from '../../../src/protocol/wire/verdict.ts';
import {
  REASON_NAMES,
  REASONS,
  type Failure,
  type Loop,
  type ReasonName,
} from '../../../src/protocol/wire/failures.ts';
import { isObject } from '../../../src/state/json.ts';
import { parsePointer } from '../../../src/state/pointer.ts';
import { isScored } from '../results.ts';
import { loopsOf } from './loops.ts';
import type { EpisodeRecord, RecordedStep } from './record.ts';
import type { Wanted, WantedFact } from './wanted.ts';

const LEDGER = '/os/effects';
/** The part of an episode that a loop has to take before it is a reason. */
const LOOP_SHARE = 0.2;
/** From this part of replies without an action on, that is the reason. */
const REFUSED_SHARE = 0.5;

/** Whether two places are the same field, or row, of two rows: `/apps/notes/notes/a/title` and `…/b/title`. */
function isSibling(one: string, other: string, { field }: { field: boolean }): boolean {
  const [a, b] = [parsePointer(one), parsePointer(other)];
  const fixed = a[0] === 'apps' ? 3 : 2;
  return (
    a.length === b.length &&
    a.length > fixed &&
    a.slice(0, fixed).every((key, i) => key === b[i]) &&
    (!field || (a.length > fixed + 1 && a.at(-1) === b.at(-1))) &&
    one !== other
  );
}

const kindOf = ({ was, now }: SideEffect): WantedFact['kind'] =>
  was === undefined ? 'added' : now === undefined ? 'removed' : 'changed';

/** The field that differs in a new row that resembles a wanted one; undefined where the effect is no such field. */
function fieldOfNewRow({ path, was }: SideEffect, facts: readonly WantedFact[]): string | undefined {
  if (was !== undefined) return undefined;
  const keys = parsePointer(path);
  const fits = facts.some(fact => {
    const row = parsePointer(fact.path);
    return (
      fact.kind === 'added' &&
      keys.length > row.length &&
      row.slice(0, -1).every((key, i) => key === keys[i] || i > 2)
    );
  });
  return fits ? keys.at(-1) : undefined;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** Whom something went to is an entity, though its address may be no row’s key. */
const namesEntity = (path: string, value: unknown, { namesRow }: Wanted) =>
  listed(value).some(namesRow) || (path.startsWith(LEDGER) && parsePointer(path).includes('to'));

/** Whether what left the phone is a wanted thing that went to somebody else. */
const isSentElsewhere = (now: unknown, { value }: WantedFact) =>
  isObject(now) &&
  isObject(value) &&
  now['app'] === value['app'] &&
  now['kind'] === value['kind'] &&
  JSON.stringify(now['to']) !== JSON.stringify(value['to']);

/** What a side effect is beside what was wanted. */
function readAs(effect: SideEffect, wanted: Wanted): 'wrong_entity' | 'wrong_value' | null {
  const { facts } = wanted;
  const { path, now } = effect;
  if (fieldOfNewRow(effect, facts) !== undefined)
    return namesEntity(path, now, wanted) ? 'wrong_entity' : 'wrong_value';
  if (facts.some(fact => fact.path === path && fact.kind !== 'removed' && fact.kind !== 'added'))
    return 'wrong_value';
  const kind = kindOf(effect);
  const isOfAnother = facts.some(fact => {
    if (path.startsWith(`${LEDGER}/`))
      return fact.path.startsWith(LEDGER) && fact.kind === 'added' && isSentElsewhere(now, fact);
    const item = fact.kind === 'item-added' || fact.kind === 'item-removed';
    if (fact.kind !== kind && !(item && `item-${kind}` === fact.kind)) return false;
    // A new row of the same table may be anything. One in another row's table is the wanted one in the wrong place.
    if (kind === 'added' && !item)
      return isSibling(path, fact.path, { field: false }) && !sameTable(path, fact.path);
    return isSibling(path, fact.path, { field: item || kind === 'changed' });
  });
  return isOfAnother ? 'wrong_entity' : null;
}

const sameTable = (one: string, other: string) =>
  one.slice(0, one.lastIndexOf('/')) === other.slice(0, other.lastIndexOf('/'));

/** How an episode's side effects are read, each reason with the effects that speak for it. */
function effectsOf(
  { result, wanted }: EpisodeRecord,
  unmet: readonly string[],
): Partial<Record<ReasonName, string[]>> {
  const { verdict } = result;
  const effects = verdict?.sideEffects ?? [];
  if (effects.length === 0) return {};
  const isOpen = verdict!.changes.some(change => !change.met && !change.metAtStart);
  const isMet = verdict!.changes.length > 0 && unmet.length === 0;
  const found: Partial<Record<ReasonName, string[]>> = {};
  for (const effect of effects) {
    const reason = (isOpen && wanted && readAs(effect, wanted)) || (isMet ? 'spoiled' : 'side_effect');
    (found[reason] ??= []).push(effect.words);
  }
  return found;
}

/** Whether a task that can be done was declared impossible. */
const gaveUp = ({ result: { declared }, wanted }: EpisodeRecord, unmet: readonly string[]) =>
  declared === 'impossible' && wanted?.isPossible !== false && !unmet.includes('impossible');

/** Apps that the task needs and that were never in front. */
function neverOpened({ result: { apps }, steps }: EpisodeRecord): string[] {
  if (steps.length === 0) return [];
  const seen = new Set(steps.map(({ seen: { foreground } }) => foreground.app));
  return apps.filter(app => !seen.has(app));
}

const stretch = ({ from, to }: Loop) => to - from + 1;
const quoted = (list: readonly string[]) => list.join('; ');
const few = (list: readonly string[], most = 3) =>
  list.length > most ? `${quoted(list.slice(0, most))}; and ${list.length - most} more` : quoted(list);

/** Why the last action without an effect had none. */
const lastErrorOf = (steps: readonly RecordedStep[]) =>
  steps.findLast(step => step.seen.lastError)?.seen.lastError?.message ?? '';

/** Everything that applies, each in words. */
function reasonsOf(
  record: EpisodeRecord,
  unmet: readonly string[],
  loops: readonly Loop[],
): Partial<Record<ReasonName, string>> {
  const { result, steps, gaveNoAction, wanted } = record;
  const { outcome, verdict, declared, error, budget } = result;
  const why = error ? `: ${error.message}` : '';
  if (!isScored(result))
    return outcome === 'app_crashed'
      ? { app_crashed: `An app crashed${why}` }
      : outcome === 'agent_error'
        ? agentFailure(record, why)
        : { infra_error: `It was lost${why}` };
  const effects = effectsOf(record, unmet);
  const answers = verdict!.answer?.filter(field => field.given !== null && field.given !== undefined) ?? [];
  const wrong = answers.filter(field => !field.right);
  const missing = neverOpened(record);
  const longest = [...loops].sort((a, b) => stretch(b) - stretch(a))[0];
  const refused = steps.filter(step => (step.model?.refused?.length ?? 0) > 0).length;
  const inVain = steps.filter(step => step.action && step.seen.lastError).length;
  const lacks = unmet.length > 0 ? `: not met are ${few(unmet)}` : '';
  return {
    ...(outcome === 'agent_error' ? agentFailure(record, why) : {}),
    ...(gaveNoAction || (steps.length > 1 && refused / (steps.length - 1) >= REFUSED_SHARE)
      ? { malformed_action: `Replies held no action${why || `, in ${refused} of ${steps.length - 1} steps`}` }
      : {}),
    ...(inVain > 0 && inVain >= REFUSED_SHARE * (steps.length - 1)
      ? {
          refused_action: `${inVain} of ${steps.length - 1} actions had no effect, such as: ${lastErrorOf(steps)}`,
        }
      : {}),
    ...(gaveUp(record, unmet) ? { gave_up: 'It was declared impossible, and can be done' } : {}),
    ...(effects.wrong_entity ? { wrong_entity: few(effects.wrong_entity) } : {}),
    ...(effects.wrong_value ? { wrong_value: few(effects.wrong_value) } : {}),
    ...(effects.spoiled ? { spoiled: few(effects.spoiled) } : {}),
    ...(effects.side_effect ? { side_effect: few(effects.side_effect) } : {}),
    ...(verdict!.invariants.some(rule => !rule.held)
      ? { broken_rule: `Did not hold: ${few(verdict!.invariants.filter(r => !r.held).map(r => r.name))}` }
      : {}),
    ...(wrong.length > 0
      ? {
          wrong_answer: few(
            wrong.map(
              ({ field, given, expected }) =>
                `${field} was answered ${JSON.stringify(given)} and is ${JSON.stringify(expected)}`,
            ),
          ),
        }
      : {}),
    ...(missing.length > 0 ? { never_opened: `Never in front: ${few(missing)}` } : {}),
    ...(longest && stretch(longest) >= LOOP_SHARE * (steps.length - 1) ? { loop: loopWords(longest) } : {}),
    ...(declared === 'done'
      ? {
          false_done:
            wanted?.isPossible === false || unmet.includes('impossible')
              ? 'It was declared done, and cannot be done'
              : `It was declared done${lacks}`,
        }
      : {}),
    ...(outcome === 'truncated'
      ? verdict!.successUndeclared
        ? { undeclared: 'Everything was done, and the end was never declared' }
        : {
            [verdict!.progress > 0 ? 'out_of_steps' : 'no_progress']:
              `The ${budget} steps of its budget were used up${lacks}`,
          }
      : {}),
    unfinished: `It ended before it was done${lacks}`,
  };
}

/** The agent's own failure: no action, a refused one, or a program that failed. */
const agentFailure = (
  { gaveNoAction, result: { error } }: EpisodeRecord,
  why: string,
): Partial<Record<ReasonName, string>> =>
  gaveNoAction
    ? { malformed_action: `What it gave was no action${why}` }
    : error?.cause !== undefined
      ? { refused_action: `The phone refused what it gave${why}` }
      : { agent_error: `The agent failed${why}` };

/** A loop in words. */
export const loopWords = ({ from, to, length, times }: Loop): string =>
  length === 1
    ? `Step ${from} was taken ${times} times, up to step ${to}, and nothing changed`
    : `Steps ${from} to ${from + length - 1} were taken ${times} times over, up to step ${to}`;

/**
 * Why an episode failed: one reason, the first of the named ones that applies, and those that apply beside it. Null for a success. Computed
 * from the record and from what the task wants; without the latter, a wrong entity is told as a side effect.
 */
export function failureOf(record: EpisodeRecord): Failure | null {
  const { result, steps } = record;
  if (result.outcome === 'success') return null;
  const { verdict } = result;
  const unmet = isScored(result)
    ? [
        ...verdict!.changes.filter(change => !change.met).map(change => change.name),
        ...verdict!.invariants.filter(rule => !rule.held).map(rule => rule.name),
      ]
    : [];
  const loops = loopsOf(steps);
  const found = reasonsOf(record, unmet, loops);
  const [reason = 'unfinished', ...also] = REASON_NAMES.filter(name => found[name] !== undefined);
  return {
    reason,
    // That it was not finished says nothing beside any other reason.
    also: also.filter(name => name !== 'unfinished'),
    words: found[reason] ?? REASONS[reason].says,
    sideEffects: isScored(result) ? verdict!.sideEffects.map(effect => effect.words) : [],
    unmet,
    loops,
    falseDone: isScored(result) && result.declared !== null,
  };
}
