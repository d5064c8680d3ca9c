import type { Phone } from '../../apps/catalogue.ts';
import type { AnswerField, AnswerSheet, AnswerValues } from '../../src/state/answers.ts';
import type { Language, Task } from './form.ts';

/** The part of the answers app's state that tasks use; apps/answers/state.ts defines it. */
interface AnswersState {
  title: string;
  fields: Record<string, AnswerField>;
  order: string[];
  submitted: { values: AnswerValues } | null;
}

const answersOf = (phone: Phone) => (phone.apps as unknown as { answers?: AnswersState }).answers;

const TITLE = { en: 'Your answer', zh: '你的答案' };

/** The answer sheet of a task in a language, or null if the task asks no question. */
export function sheetOf<P>(task: Task<P>, p: P, language: Language): AnswerSheet | null {
  if (!task.spec.answer) return null;
  const say = (words: string | ((p: P) => string)) => (typeof words === 'function' ? words(p) : words);
  const fields = Object.entries(task.spec.answer.fields).map(([id, f]): [string, AnswerField] => [
    id,
    {
      label: say(f.label[language]),
      type: f.type,
      ...(f.unit ? { unit: f.unit } : {}),
      ...(f.items ? { items: f.items } : {}),
      ...(f.options ? { options: f.options.map(o => o[language]) } : {}),
      ...(f.hint ? { hint: say(f.hint[language]) } : {}),
    },
  ]);
  return { title: TITLE[language], fields: Object.fromEntries(fields) };
}

/** Puts a task's sheet into the answers app of a draft. */
export function putSheet(draft: Phone, sheet: AnswerSheet): void {
  const state = answersOf(draft);
  if (!state) return;
  state.title = sheet.title;
  state.fields = sheet.fields;
  state.order = Object.keys(sheet.fields);
}

/** The last answer submitted in the answers app, or null. */
export function submittedAnswer(phone: Phone): AnswerValues | null {
  const state = answersOf(phone);
  return state?.submitted?.values ?? null;
}
