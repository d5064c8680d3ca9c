import { LISTS } from './make.ts';

/** The answer sheet of a question for titles. */
export const TITLES_SHEET = {
  tasks: {
    type: 'set' as const,
    label: { en: 'Titles of the tasks', zh: '任务标题' },
    hint: { en: 'One title a line', zh: '每行一个标题' },
  },
};

/** A list of the phone by number; the lists repeat. */
export const listAt = (i: number) => LISTS[i % LISTS.length]!;

interface Asked {
  titles: readonly string[];
  count: number;
}

/** Titles of the first `n` tasks: those that the question is about. */
export const first = ({ titles, count }: Asked, n = count): string[] => titles.slice(0, n);
