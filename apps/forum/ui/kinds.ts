import { KINDS, type Kind } from '../state.ts';

/** Words and drawings of the kinds of post. */
export const KIND_WORDS = {
  text: 'kindText',
  photo: 'kindPhoto',
  link: 'kindLink',
  poll: 'kindPoll',
  event: 'kindEvent',
} as const;
const ICONS = ['subject', 'image', 'link', 'bar_chart', 'event'] as const;
export const iconOf = (kind: Kind) => ICONS[KINDS.indexOf(kind)]!;
/** Reasons for which anything can be reported, whatever the community. */
export const REASON_WORDS = {
  spam: 'spam',
  unkind: 'reasonUnkind',
  personal: 'reasonPersonal',
  unsafe: 'reasonUnsafe',
} as const;
export type CommonReason = keyof typeof REASON_WORDS;
export const isCommonReason = (reason: string): reason is CommonReason => reason in REASON_WORDS;
