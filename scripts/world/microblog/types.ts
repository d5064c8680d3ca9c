import type { Lang } from '../../../apps/microblog/text.ts';

/** An account by its key. `cast` names the person whose it is. */
export interface AccountLine {
  key: string;
  handle: string;
  name?: string;
  cast?: string;
  bio: string;
  place?: string;
  link?: string;
  picture?: string;
  banner?: string;
  joined?: string;
  fans?: number;
  /** `f` the owner follows it, `b` it follows the owner, `v` verified, `p` protected, `m` muted, `x` blocked, `n` bell. */
  marks?: string;
  status?: 'open' | 'suspended' | 'blocksOwner';
  dms?: 'everyone' | 'following' | 'nobody';
  follows?: readonly string[];
  pinned?: string;
}

/** What a post has besides author, time and text. */
export interface More {
  /** Key by which other posts name it. */
  key?: string;
  re?: string;
  q?: string;
  photos?: readonly (readonly [picture: string, alt: string])[];
  poll?: { choices: readonly (readonly [text: string, votes: number])[]; minutes: number; voted?: number };
  warn?: string;
  context?: string;
  lang?: Lang;
  audience?: 'followers' | 'mentioned';
  repliers?: 'following' | 'mentioned';
  likes?: number;
  reposts?: number;
  views?: number;
  /** `l` liked by the owner, `r` reposted, `k` bookmarked. */
  mine?: string;
}
/** Author, local time (`MM-DD HH:mm` of 2026, or with a year), text. */
export type PostLine = readonly [by: string, at: string, text: string, more?: More];
