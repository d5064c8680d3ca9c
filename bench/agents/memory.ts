import { NoAction } from '../codecs/index.ts';
import { rawOf, withPictures, type Asker } from './asker.ts';
import type { Message } from './endpoint.ts';

/** A turn that was played, as far as the model may see it again. */
export interface Turn {
  /** The state of the screen, and its elements. */
  head: string;
  list: string;
  picture: string | undefined;
  reply: string;
  /** The reply as its API gave it. */
  raw?: unknown;
}

/** How much a model sees of what has happened. */
export interface Window {
  /** Earlier turns. */
  history: number;
  /** Pictures, the present one among them. */
  pictures: number;
}

/** What an agent remembers in one episode. */
export interface Memory {
  /** The messages for the present turn, after that of the task. May ask the model itself. */
  messagesFor(turns: readonly Turn[], present: Turn, asker: Asker, task: Message): Promise<Message[]>;
}

/** What every policy does with a turn: its text, and the picture where it is shown. */
const seen = ({ head, list, picture }: Turn, isPictured: boolean): Message => ({
  role: 'user',
  content: withPictures(list === '' ? head : `${head}\n${list}`, isPictured ? [picture] : []),
});
const said = (turn: Turn): Message => ({
  role: 'assistant',
  content: turn.reply || '…',
  ...rawOf(turn),
});

function conversation(turns: readonly Turn[], present: Turn, pictures: number): Message[] {
  const all = [...turns, present];
  return all.flatMap((turn, i) => {
    const message = seen(turn, i >= all.length - pictures);
    return turn === present ? [message] : [message, said(turn)];
  });
}

const lastOf = <T>(items: readonly T[], count: number): readonly T[] =>
  count === 0 ? [] : items.slice(-count);

/** The last turns with the last pictures. Earlier turns have no list of elements: their picture or reply says what was on the screen. */
const pictures = ({ history, pictures: count }: Window): Memory => ({
  messagesFor: async (turns, present) => {
    const without = lastOf(turns, history).map(turn => ({ ...turn, list: '' }));
    return conversation(without, present, count);
  },
});

/** The last turns in words: the elements of each screen, and no picture at all. */
const text = ({ history }: Window): Memory => ({
  messagesFor: async (turns, present) => conversation(lastOf(turns, history), present, 0),
});

const ASK_SUMMARY = `Some of what happened will be forgotten now. Sum up in at most 150 words what somebody needs who goes on with the task: what was done and with what effect, what was
read on screens that the task needs, and what did not work. Answer with the summary alone.`;

/** Reads a reply that is words alone. Throws NoAction for an empty one. */
export function wordsIn({ text: words }: { text: string }): string {
  const trimmed = words.trim();
  if (trimmed === '') throw new NoAction('the reply is empty');
  return trimmed;
}

/** The last turns, and of all before a summary that the model writes whenever twice as many have gathered. */
function summary({ history, pictures: count }: Window): Memory {
  let words = '';
  /** Turns that are in the summary. */
  let told = 0;
  const before = (): Message[] =>
    words === ''
      ? []
      : [
          { role: 'user', content: `What has happened so far: ${words}` },
          said({ ...NOTHING, reply: 'I go on.' }),
        ];
  return {
    async messagesFor(turns, present, asker, task) {
      if (turns.length - told > 2 * history) {
        const forgotten = turns.slice(told, turns.length - history).map(turn => ({ ...turn, list: '' }));
        const asked = [
          task,
          ...before(),
          ...forgotten.flatMap(turn => [seen(turn, false), { ...said(turn), raw: undefined }]),
          { role: 'user', content: ASK_SUMMARY } satisfies Message,
        ];
        words = (await asker.ask(asked, null, wordsIn)).value;
        told = turns.length - history;
      }
      const rest = turns.slice(told).map(turn => ({ ...turn, list: '' }));
      return [...before(), ...conversation(rest, present, count)];
    },
  };
}

const NOTHING: Turn = { head: '', list: '', picture: undefined, reply: '' };

/** Policies by the name that `--memory` takes: what a model sees of the turns before. */
export const memories = { pictures, text, summary } satisfies Record<string, (window: Window) => Memory>;
export type MemoryName = keyof typeof memories;
export const memoryNames = Object.keys(memories) as MemoryName[];
