import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { episodeName } from '../../run/episode-id.ts';
import { readLines } from '../../run/folder.ts';
import type { RunData } from '../../run/report/read.ts';
import type { Result } from '../../run/results.ts';

/** What a run kept of an episode, for somebody who wants to see why it ended so. */
export interface Evidence {
  /** How the run ended it. */
  outcome: Result['outcome'];
  steps: number;
  /** The last actions, the oldest first, in words. */
  actions: string[];
  /** What was in front at the end. */
  front: string | null;
  /** Path of the last picture. */
  picture: string | null;
  /** Unmet goals, invariants that were not held and side effects, or what the probes said. */
  reasons: string[];
  error: string | null;
}

interface Line {
  step: number;
  action?: Action;
  seen: Pick<Observation, 'foreground' | 'elements'> & { picture?: string };
}

const LAST = 4;
const MOST_SIDE_EFFECTS = 2;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** An action in words, with the name of the element that it was put to. */
export function inWords(action: Action, elements: Observation['elements'] = []): string {
  const { type, ...rest } = action as Action & { element?: number | string; x?: number; y?: number };
  const { element, ...others } = rest;
  const found =
    element === undefined ? undefined : elements.find(e => e.id === element || e.index === element);
  const where =
    element === undefined ? '' : ` ${JSON.stringify(cut(found?.name || found?.hint || String(element), 48))}`;
  const values = Object.values(others).map(value =>
    typeof value === 'string' ? JSON.stringify(cut(value, 48)) : JSON.stringify(value),
  );
  return `${type.replaceAll('_', ' ')}${where}${values.length > 0 ? ` ${cut(values.join(' '), 90)}` : ''}`;
}

/** What was asked of a device, in words: whatever of it says something. */
function probeText(question: object): string {
  const { says, kind, outcome, found, why } = question as Record<string, unknown>;
  const answer = [outcome, why ?? found]
    .filter(part => part !== undefined && part !== null)
    .map(part => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join(', ');
  return `${cut(String(says ?? kind ?? JSON.stringify(question)), 160)}${answer === '' ? '' : `: ${cut(answer, 160)}`}`;
}

function reasonsOf({ verdict, probes }: Result): string[] {
  if (probes)
    return [
      `${probes.by === 'human' ? 'a person says' : 'probes say'} ${probes.verdict}`,
      ...probes.asked.map(probeText),
    ];
  if (!verdict) return [];
  const { changes, invariants, sideEffects } = verdict;
  return [
    ...changes.filter(g => !g.met).map(g => `unmet: ${g.name}`),
    ...invariants.filter(k => !k.held).map(k => `not kept: ${k.name}`),
    ...sideEffects.slice(0, MOST_SIDE_EFFECTS).map(effect => `side effect: ${effect.words}`),
    ...(sideEffects.length > MOST_SIDE_EFFECTS
      ? [`and ${sideEffects.length - MOST_SIDE_EFFECTS} more side effects`]
      : []),
  ];
}

function linesOf(path: string): Line[] {
  if (!existsSync(path)) return [];
  try {
    return readLines<Line>(readFileSync(path, 'utf8'));
  } catch {
    // What is kept of an episode is for looking at; a broken file says nothing of its verdict.
    return [];
  }
}

/** What a run kept of an episode; null where it has none. */
export function evidenceOf(run: RunData, task: string, seed: number): Evidence | null {
  const result = run.results.find(r => r.task === task && r.seed === seed);
  if (!result) return null;
  const lines = linesOf(join(run.path, 'episodes', episodeName({ task, seed }), 'steps.jsonl'));
  const name = lines.findLast(line => line.seen.picture !== undefined)?.seen.picture;
  const picture =
    name !== undefined && /^[0-9a-f]{64}\.(jpg|png|webp)$/.test(name)
      ? join(run.path, 'pictures', name)
      : null;
  const front = lines.at(-1)?.seen.foreground;
  return {
    outcome: result.outcome,
    steps: result.steps,
    actions: lines
      .flatMap((line, i) => (line.action ? [inWords(line.action, lines[i - 1]?.seen.elements)] : []))
      .slice(-LAST),
    front: front ? `${front.app || front.package}${front.route === '/' ? '' : front.route}` : null,
    picture: picture !== null && existsSync(picture) ? picture : null,
    reasons: reasonsOf(result),
    error: result.error ? `${result.error.code}: ${cut(result.error.message, 200)}` : null,
  };
}
