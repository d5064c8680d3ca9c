import type { PersonId, PlaceId, Scene } from '../types.ts';
import type { LocalDate } from '../person.ts';

type Content = { text?: string; photo?: Scene; contact?: PersonId; place?: PlaceId };
/** Time of day, sender (`me`, `them` where there is one, else a person of the group), what was sent (a string is text), marks. */
export type Line = readonly [
  at: string,
  from: 'me' | 'them' | PersonId,
  what: string | Content,
  marks?: 'starred' | 'failed',
];

export interface Conversation {
  id: string;
  /** People of the cast, numbers, or a sender's name. */
  with: readonly string[];
  name?: string;
  pinned?: true;
  archived?: true;
  spam?: true;
  muted?: true;
  /** How many of the last messages are unread. */
  unread?: number;
  draft?: string;
  days: Readonly<Record<LocalDate, readonly Line[]>>;
}
export type Settings = Omit<Conversation, 'id' | 'with' | 'days'>;

/** A conversation with someone of the cast, a number, a sender's name, or several people. */
export const sms = (
  id: string,
  to: PersonId | readonly PersonId[] | `+${string}` | `# ${string}`,
  days: Conversation['days'],
  settings: Settings = {},
): Conversation => ({ id, with: typeof to === 'string' ? [to.replace(/^# /, '')] : to, days, ...settings });
