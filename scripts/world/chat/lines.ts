import type { LocalTime, Message, Thread, Who } from '../types.ts';
import type { LocalDate } from '../person.ts';

type Content = Partial<Pick<Message, 'text' | 'photo' | 'file' | 'voice' | 'location' | 'contact'>> & {
  system?: string;
};
type Marks = {
  /** 'MM-DD HH:MM' of the message in the same thread that this one answers. */
  re?: string;
  starred?: true;
  recalled?: true;
};
/** Time of day, sender, what was sent (a string is text), marks. */
export type Line = readonly [at: string, from: Who, what: string | Content, marks?: Marks];
type Draft = Message & { re?: string };

function kindOf({ photo, file, location, contact, voice }: Content) {
  if (photo) return 'photo';
  if (file) return 'file';
  if (location) return 'location';
  if (contact) return 'contact';
  return voice ? 'voice' : 'text';
}

function message(date: LocalDate, [time, from, what, marks = {}]: Line): Draft {
  const content = typeof what === 'string' ? { text: what } : what;
  const { system, ...rest } = content;
  const kind = system === undefined ? kindOf(content) : 'system';
  return { from, at: `${date} ${time}`, kind, ...(system === undefined ? rest : { text: system }), ...marks };
}

/** A day's messages of a thread, in the order in which they were sent. */
export const day = (date: LocalDate, lines: readonly Line[]): Draft[] =>
  lines.map(line => message(date, line));

type Settings<K extends Thread['kind']> = Omit<Extract<Thread, { kind: K }>, 'kind' | 'messages'>;

/** A thread from its days. Throws where the order is wrong or a reply points at nothing. */
export function thread<K extends Thread['kind']>(kind: K, settings: Settings<K>, ...days: Draft[][]): Thread {
  const drafts = days.flat();
  const messages = drafts.map(({ re, ...rest }, index): Message => {
    const before = drafts[index - 1];
    if (before && before.at > rest.at)
      throw new Error(`${settings.id}: ${rest.at} stands after ${before.at}`);
    if (re === undefined) return rest;
    const replyTo = drafts.findIndex(d => d.at.slice(5) === (re satisfies LocalTime));
    if (replyTo < 0 || replyTo >= index)
      throw new Error(`${settings.id}: nothing before ${rest.at} was sent at ${re}`);
    return { ...rest, replyTo };
  });
  return { ...settings, kind, messages } as unknown as Thread;
}
