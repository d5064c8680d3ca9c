import { current, produce } from 'immer';
import { catalogue, type Phone } from '../../apps/catalogue.ts';
import type { Verdict } from '../../judges/judge.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { getAt } from '../../src/state/pointer.ts';
import { breathe } from '../tasks/breathe.ts';
import { judgeAt } from '../tasks/expectation.ts';
import { endingsAtStart, type Judged } from '../tasks/expected.ts';
import type { Instance } from '../tasks/instance.ts';
import { honestEndings, STEP_MS } from '../tasks/mutants/endings.ts';
import { harmfulMutants } from '../tasks/mutants/harmful.ts';
import { harmlessMutants } from '../tasks/mutants/harmless.ts';
import type { Mutant } from '../tasks/mutants/maker.ts';
import { idle } from '../tasks/mutants/time.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { differenceWords, verdictSentence, rowWords, singular, spaced } from './plain-words.ts';
import { findRow, tablesIn } from './rows.ts';

/** An ending, or a start, that something was done to. */
export interface Doubted {
  label: string;
  words: string;
  kind: 'harmful' | 'harmless' | 'setup';
  holds: boolean;
  said: string;
  verdict: Verdict | null;
  phone: Phone;
  /** The ending that it was made of. */
  honest: Phone;
}

/** A mutant's name as a person says what happened, where nothing differs that counts. */
function idleWords(name: string, phone: Phone): string {
  const spelt = /^(\S+) with (.*)$/s.exec(name);
  if (spelt) return `The ${spaced(spelt[1]!.split('/').at(-1)!)} is written with ${spelt[2]}`;
  const made = /^a row made in (\S+) and binned$/.exec(name);
  if (made) return `A new ${spaced(singular(made[1]!.split('/').at(-1)!))} lies in the bin`;
  const worn = /^(\S+) worn$/.exec(name);
  if (!worn) return name[0]!.toUpperCase() + name.slice(1);
  const [root, app = '', ...rest] = worn[1]!.slice(1).split('/');
  const meta = root === 'apps' ? catalogue.metas.get(app) : undefined;
  const row = rest.length > 1 ? findRow(phone, rest[1]!, app) : undefined;
  const field = spaced((row ? rest.slice(2) : rest).at(-1) ?? app);
  const of = row ? ` of ${rowWords(row, phone)}` : '';
  return `${meta ? `In ${meta.name}` : 'On the phone'}, ${field}${of} changed by use`;
}

/** What a mutant does, in plain sentences. */
export const mutantWords = ({ name, phone }: Mutant, honest: Phone): string =>
  differenceWords(honest, phone) || idleWords(name, honest);

/** Other rows that are tried in place of each parameter's. */
const OTHERS = 2;

/** A change's name as it stands after “was”: none for one that says more than a verb. */
const verbOf = ({ task }: Instance): string | undefined =>
  task.expected.length === 1 &&
  /^[a-z]+$/.test(task.expected[0]!.name) &&
  task.expected[0]!.name !== 'changed'
    ? task.expected[0]!.name
    : undefined;

/** Endings in which all was done, to another row than the one that the goal names. */
function* toOthers(instance: Instance, parameters: readonly Parameter[]): Generator<Mutant> {
  const { start } = instance;
  const params = instance.params as Record<string, { id: string }>;
  const taken = new Set(Object.values(params).map(value => value?.id));
  const verb = verbOf(instance);
  for (const parameter of parameters) {
    if (parameter.kind !== 'row' || !parameter.used || parameter.held || !parameter.label) continue;
    const { name, label, found } = parameter;
    let made = 0;
    for (const [id, row] of Object.entries(rowsAt(start, parameter) ?? {})) {
      if (made === OTHERS) break;
      const title = String(label.read(row) ?? '');
      if (taken.has(id) || title === '') continue;
      try {
        const [ending] = endingsAtStart({ ...instance, params: { ...params, [name]: { ...row, id } } });
        if (!ending || changesSince(instance.task.schema, start, ending).length === 0) continue;
        made++;
        const noun = spaced(singular(found.table.name));
        yield {
          name:
            verb === undefined
              ? `It was done with another ${noun}: ${title}`
              : `Another ${noun} was ${verb}: ${title}`,
          label: `another ${found.table.path} ${made}`,
          phone: idle(ending, STEP_MS),
        };
      } catch {
        // The rule does not fit this row, which then says nothing.
      }
    }
  }
}

/** Judges changed endings of an instance, one after another: harmful ones have to be refused, harmless ones accepted. */
export async function* doubtEndings(
  instance: Instance,
  count: number,
  parameters: readonly Parameter[] = [],
): AsyncGenerator<Doubted> {
  const { task, start, seed } = instance;
  const [ending] = honestEndings(instance);
  if (!ending) return;
  const { phone, said, judging } = ending;
  const then = judgeAt(instance, judging, phone, said).judging;
  const facts = changesSince(task.schema, start, phone);
  const judge = (now: Phone) => judgeAt(instance, then, now, said).verdict;
  const others = [...toOthers(instance, parameters)];
  const isOther = new Set(others);
  for (const mutant of [...others, ...harmfulMutants(task.schema, start, phone, facts, count, seed)]) {
    await breathe();
    if (changesSince(task.schema, phone, mutant.phone).length === 0) continue;
    const verdict = judge(mutant.phone);
    yield {
      label: mutant.label,
      words: isOther.has(mutant) ? mutant.name : mutantWords(mutant, phone),
      kind: 'harmful',
      holds: !verdict.success,
      said: verdictSentence(verdict),
      verdict,
      phone: mutant.phone,
      honest: phone,
    };
  }
  for (const mutant of harmlessMutants(task.schema, phone, facts, Math.ceil(count / 4), seed)) {
    await breathe();
    const verdict = judge(mutant.phone);
    yield {
      label: mutant.label,
      words: mutantWords(mutant, phone),
      kind: 'harmless',
      holds: verdict.success,
      said: verdictSentence(verdict),
      verdict,
      phone: mutant.phone,
      honest: phone,
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

/** Gives a copied row its own copies of the rows that it consists of: every row of their table is one of some row of this kind. */
function copyParts(draft: Phone, { found }: RowParameter, id: string): void {
  const by = singular(found.table.name);
  for (const { path, app, rows } of tablesIn(draft)) {
    if (app !== found.table.app || !Object.values(rows).every(row => typeof row[by] === 'string')) continue;
    const table = getAt(draft, `/${path}`) as Record<string, Record<string, unknown>>;
    for (const [key, row] of Object.entries(rows)) {
      if (row[by] !== id) continue;
      const own = `${key}-doubt`;
      table[own] = {
        ...structuredClone(current(row)),
        [by]: `${id}-doubt`,
        ...('id' in row ? { id: own } : {}),
      };
    }
  }
}

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
      change: (rows: Record<string, Record<string, unknown>>, draft: Phone) => void,
    ): OtherStart[] => {
      const phone = produce(start, (draft: Phone) => change(rowsAt(draft, parameter), draft));
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
      // The first of its list is so by its moment.
      ...(moments.length > 0 && !parameter.first
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
        : changed(`Another is called “${title} 2”`, 'alike in', (table, draft) => {
            const copy: Record<string, unknown> = {
              ...structuredClone(params[name]!),
              [field]: `${title} 2`,
            };
            if ('id' in table[id]!) copy['id'] = `${id}-doubt`;
            else delete copy['id'];
            table[`${id}-doubt`] = copy;
            copyParts(draft, parameter, id);
          })),
    ];
  });
}
