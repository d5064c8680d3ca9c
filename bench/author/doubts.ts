import { produce } from 'immer';
import type { Phone } from '../../apps/catalogue.ts';
import type { Verdict } from '../../judges/judge.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { getAt } from '../../src/state/pointer.ts';
import { breathe } from '../tasks/breathe.ts';
import { judgeAt } from '../tasks/expectation.ts';
import type { Judged } from '../tasks/expected.ts';
import type { Instance } from '../tasks/instance.ts';
import { honestEndings } from '../tasks/mutants/endings.ts';
import { harmfulMutants } from '../tasks/mutants/harmful.ts';
import { harmlessMutants } from '../tasks/mutants/harmless.ts';
import { verdictWords } from '../tasks/mutants/index.ts';
import type { Parameter, RowParameter } from './parameters.ts';

/** An ending, or a start, that something was done to. */
export interface Doubted {
  label: string;
  words: string;
  kind: 'harmful' | 'harmless' | 'setup';
  holds: boolean;
  said: string;
  verdict: Verdict | null;
  phone: Phone;
}

const place = (path: string) => path.split('/').slice(2).join(' › ');

/** A mutant's name as a person says what happened. */
export function mutantWords(name: string): string {
  const told = /^(left out|twice|another row removed too): (.*)$/s.exec(name);
  if (told) {
    const [, kind, words] = told;
    if (kind === 'left out') return `Without this: ${words}`;
    return kind === 'twice' ? `Done twice: ${words}` : `Another goes as well: ${words}`;
  }
  const altered = /^altered (\S+) from (.*) to (.*)$/s.exec(name);
  if (altered) return `${place(altered[1]!)} says ${altered[3]!} in place of ${altered[2]!}`;
  const other = /^(deleted|copied|new entry in|erased) (\S+)$/.exec(name);
  if (other) {
    const what = {
      deleted: 'is deleted too',
      copied: 'is there twice',
      'new entry in': 'has a new entry',
      erased: 'is erased',
    };
    return `${place(other[2]!)} ${what[other[1] as keyof typeof what]}`;
  }
  const sent = /^sent a (\S+)/.exec(name);
  return sent ? `A ${sent[1]} leaves the phone as well` : name[0]!.toUpperCase() + name.slice(1);
}

/** Judges changed endings of an instance, one after another: harmful ones have to be refused, harmless ones accepted. */
export async function* doubtEndings(instance: Instance, count: number): AsyncGenerator<Doubted> {
  const { task, start, seed } = instance;
  const [ending] = honestEndings(instance);
  if (!ending) return;
  const { phone, said, judging } = ending;
  const then = judgeAt(instance, judging, phone, said).judging;
  const facts = changesSince(task.schema, start, phone);
  const judge = (now: Phone) => judgeAt(instance, then, now, said).verdict;
  for (const mutant of harmfulMutants(task.schema, start, phone, facts, count, seed)) {
    await breathe();
    if (changesSince(task.schema, phone, mutant.phone).length === 0) continue;
    const verdict = judge(mutant.phone);
    yield {
      label: mutant.label,
      words: mutantWords(mutant.name),
      kind: 'harmful',
      holds: !verdict.success,
      said: verdictWords(verdict),
      verdict,
      phone: mutant.phone,
    };
  }
  for (const mutant of harmlessMutants(task.schema, phone, facts, Math.ceil(count / 4), seed)) {
    await breathe();
    const verdict = judge(mutant.phone);
    yield {
      label: mutant.label,
      words: mutantWords(mutant.name),
      kind: 'harmless',
      holds: verdict.success,
      said: verdictWords(verdict),
      verdict,
      phone: mutant.phone,
    };
  }
}

/** A start that is arranged otherwise, on which the solver still has to get there. */
export interface OtherStart {
  label: string;
  words: string;
  judged: Judged;
}

const EPOCH = 1e11;
const DAY_MS = 86_400_000;

/** Changes every moment that a row holds. */
function shiftMoments(row: Record<string, unknown>, to: (value: number) => number): void {
  for (const [field, value] of Object.entries(row))
    if (typeof value === 'number' && value > EPOCH && value < 1e13 && /At$|^at$/.test(field))
      row[field] = to(value);
}

const rowsAt = (phone: Phone, { found }: RowParameter) =>
  getAt(phone, `/${found.table.path}`) as Record<string, Record<string, unknown>>;

/** Starts on which rows of parameters are elsewhere in their lists, or have others beside them that are called almost the same. */
export function otherStarts(instance: Instance, parameters: readonly Parameter[]): OtherStart[] {
  const rows = parameters.filter((each): each is RowParameter => each.kind === 'row' && each.used);
  const { task, start } = instance;
  const params = instance.params as Record<string, { id: string } & Record<string, unknown>>;
  return rows.flatMap(parameter => {
    const { name, label } = parameter;
    const id = params[name]?.id;
    if (id === undefined || !rowsAt(start, parameter)?.[id]) return [];
    const title = label ? String(label.read(params[name]!)) : id;
    const changed = (
      words: string,
      key: string,
      change: (rows: Record<string, Record<string, unknown>>) => void,
    ): OtherStart[] => {
      const phone = produce(start, (draft: Phone) => change(rowsAt(draft, parameter)));
      if (phone === start) return [];
      const row = rowsAt(phone, parameter)[id]!;
      return [
        {
          label: `${key} ${parameter.found.table.path}`,
          words,
          judged: { task, params: { ...params, [name]: { ...row, id } }, start: phone },
        },
      ];
    };
    const moments = Object.values(rowsAt(start, parameter)).flatMap(row =>
      Object.entries(row).flatMap(([field, value]) =>
        typeof value === 'number' && value > EPOCH && /At$|^at$/.test(field) ? [value] : [],
      ),
    );
    const oldest = Math.min(...moments) - DAY_MS;
    const field = label && label.hole in params[name]! ? label.hole : undefined;
    return [
      ...(moments.length > 0
        ? [
            ...changed(`“${title}” is the oldest of its list`, 'oldest in', table =>
              shiftMoments(table[id]!, () => oldest),
            ),
            ...changed(`“${title}” is the newest of its list`, 'newest in', table =>
              shiftMoments(table[id]!, () => start.clock.now - 60_000),
            ),
          ]
        : []),
      ...(field === undefined || parameter.held
        ? []
        : changed(`another is called “${title} 2”`, 'alike in', table => {
            table[`${id}-doubt`] = { ...structuredClone(params[name]!), [field]: `${title} 2` };
            delete table[`${id}-doubt`]!['id'];
          })),
    ];
  });
}
