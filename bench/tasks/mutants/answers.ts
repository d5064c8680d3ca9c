import { MONTHS } from '../../../src/sdk/core/format.ts';
import type { AnswerField, AnswerValue, AnswerValues } from '../../../src/state/answers.ts';
import type { JudgeTask, KeyValue, Key } from '../../../judges/judge.ts';

/** An answer that was made from the right one. */
export interface AnswerMutant {
  name: string;
  answer: AnswerValues;
}

interface Forms {
  harmful: AnswerValue[];
  harmless: AnswerValue[];
}

const keyOf = (value: KeyValue): Key =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Key) : { value: value as Key['value'] };

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function numberForms(value: number, { tolerance = 0 }: Key, unit: string | undefined): Forms {
  const wrong = value + tolerance + 1;
  const word = NUMBER_WORDS[value];
  return {
    harmful: [wrong, -value - 1, `${value} or ${wrong}`, `about ${value}`, `${wrong}`, `not ${value}`],
    harmless: [
      String(value),
      `${value}.`,
      value.toLocaleString('en-GB', { maximumFractionDigits: 10 }),
      ...(word === undefined ? [] : [word]),
      ...(unit === undefined ? [] : [`${value} ${unit}`, { value, unit }]),
    ],
  };
}

function dateForms(iso: string): Forms {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const other = day === 1 ? 2 : day - 1;
  return {
    harmful: [
      `${iso.slice(0, 8)}${String(other).padStart(2, '0')}`,
      `${other} ${MONTHS[month - 1]}`,
      `${year}`,
    ],
    harmless: [
      `${day} ${MONTHS[month - 1]} ${year}`,
      `${MONTHS[month - 1]} ${day}, ${year}`,
      `${day} ${MONTHS[month - 1]!.slice(0, 3)}`,
      `${year}年${month}月${day}日`,
      iso.replaceAll('-', '/'),
    ],
  };
}

function timeForms(time: string): Forms {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const half = `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
  return {
    harmful: [`${time.slice(0, 3)}${String((minute + 1) % 60).padStart(2, '0')}`, `${time} or 23:59`],
    harmless: [half, half.replace(' ', ''), `${hour}点${String(minute).padStart(2, '0')}分`],
  };
}

function durationForms(seconds: number, { tolerance = 0 }: Key): Forms {
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = [h > 0 && `${h} h`, m > 0 && `${m} min`, s > 0 && `${s} s`].filter(Boolean);
  const other = seconds + 2 * tolerance + 60;
  return {
    harmful: [`${other} s`, `${seconds} s or ${other} s`],
    harmless: [`${seconds} s`, ...(parts.length > 0 ? [parts.join(' ')] : [])],
  };
}

const textForms = (text: string): Forms => ({
  harmful: [`${text} too`, `${text} or something else`, `not ${text}`, 'Something else'],
  harmless: [`${text}.`, `“${text}”`, text.toUpperCase(), ` ${text} `],
});

function listForms(
  items: readonly (string | number)[],
  { type, items: form }: Pick<AnswerField, 'type' | 'items'>,
): Forms {
  const isPlain = items.every(item => !/[,;\n，、；]|\band\b|&|和|与|及/.test(String(item)));
  const isOrdered = type === 'sequence';
  const turned = items.toReversed();
  const other =
    form === 'number'
      ? 987_654
      : form === 'date'
        ? '2030-01-01'
        : form === 'time'
          ? '03:33'
          : 'Something else';
  return {
    harmful: [
      [...items, other],
      ...(items.length > 1 ? [items.slice(1)] : []),
      ...(isOrdered && items.length > 1 && String(items) !== String(turned) ? [turned] : []),
    ],
    harmless: [
      items.join('\n'),
      ...(isPlain && form !== 'number' ? [items.join(', ')] : []),
      ...(isOrdered ? [] : [turned]),
    ],
  };
}

function formsOf(field: Omit<AnswerField, 'label' | 'hint'>, key: Key): Forms {
  const { value } = key;
  if (Array.isArray(value)) return listForms(value as (string | number)[], field);
  switch (field.type) {
    case 'number':
      return numberForms(value as number, key, field.unit);
    case 'duration':
      return durationForms(value as number, key);
    case 'date':
      return dateForms(value as string);
    case 'time':
      return timeForms(value as string);
    case 'choice': {
      const right = [value, ...(key.or ?? [])];
      return {
        harmful: (field.options ?? []).filter(option => !right.includes(option)),
        harmless: [String(value).toLowerCase()],
      };
    }
    default:
      return textForms(String(value));
  }
}

/** Answers made from the right one: each field in another value, and in other forms of the same value. */
export function answerMutants(
  answer: NonNullable<JudgeTask['answer']>,
  keys: Readonly<Record<string, KeyValue>>,
  right: AnswerValues,
): { harmful: AnswerMutant[]; harmless: AnswerMutant[] } {
  const made = { harmful: [] as AnswerMutant[], harmless: [] as AnswerMutant[] };
  for (const [id, field] of Object.entries(answer.fields)) {
    const forms = formsOf(field, keyOf(keys[id]!));
    for (const kind of ['harmful', 'harmless'] as const)
      for (const value of forms[kind])
        made[kind].push({
          name: `answer ${id} as ${JSON.stringify(value)}`,
          answer: { ...right, [id]: value },
        });
    const { [id]: _, ...rest } = right;
    made.harmful.push({ name: `answer ${id} left out`, answer: rest });
  }
  return made;
}
