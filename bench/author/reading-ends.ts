import type { Phone } from '../../apps/catalogue.ts';
import { apply } from '../../src/state/apply.ts';
import { diff } from '../../src/state/diff.ts';
import { escapeKey, getAt } from '../../src/state/pointer.ts';
import { endingsAtStart } from '../tasks/expected.ts';
import type { Task } from '../tasks/form.ts';
import { mapStrings } from './acts.ts';
import { firstMoment, listedWith, orderOf } from './orders.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { differenceWords } from './plain-words.ts';
import { recordedValues } from './proof.ts';
import { stepsOf, type Recording } from './recording.ts';
import type { Row } from './rows.ts';

/** How a phone ends by one reading of a recording, where the other ends otherwise. */
export interface ReadingEnd {
  /** Id of the question, and key of the reading. */
  id: string;
  key: string;
  start: Phone;
  end: Phone;
  /** In a sentence. */
  words: string;
}

type Rows = Record<string, Row>;
const rowsAt = (phone: Phone, { found }: RowParameter) => getAt(phone, `/${found.table.path}`) as Rows;

/** The endings of the two readings of each question, on starts where they differ. */
export function readingEnds(
  task: Task,
  recording: Recording,
  parameters: readonly Parameter[],
  questions: readonly string[],
): ReadingEnd[] {
  const params = recordedValues(parameters);
  const steps = recording.solution ? stepsOf(recording.solution) : [];
  const endOn = (start: Phone, of: RowParameter, id: string): Phone | undefined => {
    const row = rowsAt(start, of)[id];
    return endingsAtStart({ task, params: { ...params, [of.name]: { ...row, id } }, start })[0];
  };
  const told = (id: string, key: string, start: Phone, end: Phone, before = ''): ReadingEnd => {
    const words = differenceWords(start, end);
    return { id, key, start, end, words: before === '' ? words : `${before}: ${words}` };
  };

  /** Another row is the first of the list: the named one is meant, or that one. */
  const which = (id: string, parameter: RowParameter): ReadingEnd[] => {
    const { found, label } = parameter;
    const other = listedWith(parameter, steps).find(
      each => each !== found.id && rowsAt(recording.start, parameter)[each],
    );
    if (other === undefined) return [];
    const order = orderOf(parameter, steps, recording.base.clock.now);
    const place = `/${found.table.path}/${escapeKey(other)}/${order?.field}`;
    const start = order
      ? apply(recording.start, [
          { op: 'replace', path: place, value: firstMoment(recording.start, parameter, order) },
        ])
      : recording.start;
    const [named, first] = [endOn(start, parameter, found.id), endOn(start, parameter, other)];
    if (!named || !first) return [];
    const title = String(label?.read(rowsAt(start, parameter)[other]!) ?? other);
    const before = `Where “${title}” is the ${order?.is ?? 'first'}`;
    return [told(id, 'named', start, named, before), told(id, 'first', start, first, before)];
  };

  /** Another row is meant: what was typed is its name, or stays as it was. */
  const typed = (id: string, parameter: RowParameter): ReadingEnd[] => {
    const { label, found } = parameter;
    const { start } = recording;
    for (const [other, row] of Object.entries(rowsAt(start, parameter))) {
      const title = label?.read(row);
      if (other === found.id || typeof title !== 'string' || title === '') continue;
      const end = endOn(start, parameter, other);
      if (!end) continue;
      const saying = (from: string, to: string) =>
        apply(
          start,
          diff(start, end).map(operation =>
            'value' in operation
              ? { ...operation, value: mapStrings(operation.value, text => text.replaceAll(from, to)) }
              : operation,
          ),
        );
      const before = `Where “${title}” is meant`;
      return [
        told(id, 'name', start, saying(label!.value, title), before),
        told(id, 'words', start, saying(title, label!.value), before),
      ];
    }
    return [];
  };

  return questions.flatMap(id => {
    const [kind, ...rest] = id.split(':');
    const parameter = parameters.find(
      (each): each is RowParameter => each.kind === 'row' && each.used && each.id === rest.join(':'),
    );
    if (!parameter || parameter.held) return [];
    try {
      return kind === 'which' ? which(id, parameter) : typed(id, parameter);
    } catch {
      // The rule does not fit the other row: the readings are told without their endings.
      return [];
    }
  });
}
