import type { Audience, NoticeKind, Problem, Repliers, Span } from '../state.ts';

export const AUDIENCE_WORDS = {
  everyone: 'everyone',
  followers: 'followersOnly',
  mentioned: 'mentionedOnly',
} as const satisfies Record<Audience, string>;
export const REPLIER_WORDS = {
  everyone: 'everyone',
  following: 'peopleIFollow',
  mentioned: 'mentionedOnly',
} as const satisfies Record<Repliers, string>;
export const SPAN_WORDS = {
  day: 'forDay',
  week: 'forWeek',
  month: 'forMonth',
  ever: 'forEver',
} as const satisfies Record<Span, string>;
export const DM_WORDS = { everyone: 'everyone', following: 'peopleIFollow', nobody: 'nobody' } as const;
export const LANG_WORDS = { en: 'english', zh: 'chinese', es: 'spanish', ar: 'arabic' } as const;
export const POLL_WORDS: Readonly<
  Record<number, 'oneHour' | 'sixHours' | 'oneDay' | 'threeDays' | 'sevenDays'>
> = {
  60: 'oneHour',
  360: 'sixHours',
  1440: 'oneDay',
  4320: 'threeDays',
  10080: 'sevenDays',
};

/** Title and text of what was refused. */
export const PROBLEM_WORDS = {
  offline: ['offlineTitle', 'offlineText'],
  long: ['longTitle', 'longText'],
  empty: ['emptyTitle', 'emptyText'],
  poll: ['pollTitle', 'pollText'],
  gone: ['goneTitle', 'goneText'],
  suspended: ['suspendedTitle', 'suspendedText'],
  blocked: ['blocksTitle', 'blocksText'],
  protected: ['protectedTitle', 'protectedText'],
  rate: ['rateTitle', 'rateText'],
  media: ['mediaTitle', 'mediaText'],
  message: ['messageTitle', 'messageText'],
  closed: ['closedTitle', 'closedText'],
  late: ['lateTitle', 'lateText'],
} as const satisfies Record<Problem, readonly [string, string]>;

export const NOTICE_WORDS = {
  like: 'noticeLike',
  repost: 'noticeRepost',
  reply: 'noticeReply',
  mention: 'noticeMention',
  quote: 'noticeQuote',
  follow: 'noticeFollow',
  accepted: 'noticeAccepted',
  request: 'noticeRequest',
  bell: 'noticeBell',
  poll: 'noticePoll',
} as const satisfies Record<NoticeKind, string>;
