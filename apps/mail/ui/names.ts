import type { PlainKey } from '../../../src/sdk/core/words/words.ts';
import type { Folder } from '../select.ts';
import type { Category, Swipe } from '../state.ts';
import type { words } from '../words.ts';
import type { FilledIconName, IconName } from './icons.ts';

type Word = PlainKey<typeof words>;

export const FOLDER: Readonly<Record<Folder, { icon: IconName; word: Word }>> = {
  inbox: { icon: 'inbox', word: 'inbox' },
  starred: { icon: 'star', word: 'starred' },
  snoozed: { icon: 'snooze', word: 'snoozed' },
  sent: { icon: 'send', word: 'sent' },
  drafts: { icon: 'draft', word: 'drafts' },
  scheduled: { icon: 'schedule_send', word: 'scheduled' },
  outbox: { icon: 'outbox', word: 'outbox' },
  all: { icon: 'stacks', word: 'allMail' },
  spam: { icon: 'report', word: 'spam' },
  bin: { icon: 'delete', word: 'bin' },
};
export const CATEGORY: Readonly<Record<Category, Word>> = {
  primary: 'primary',
  updates: 'updates',
  promotions: 'promotions',
};
export const SWIPE: Readonly<Record<Swipe, Word>> = {
  archive: 'archive',
  delete: 'delete',
  read: 'swipeRead',
  snooze: 'snooze',
  none: 'swipeNone',
};
export type { FilledIconName };
