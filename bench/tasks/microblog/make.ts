import type { Phone } from '../../../apps/catalogue.ts';
import type { actions } from '../../../apps/microblog/actions.ts';
import type { ArgsOf } from '../../../src/sdk/core/app.ts';
import { draftOf, langOf, ME, type Account, type Draft, type Post } from '../../../apps/microblog/select.ts';
import { from } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, fill, field, has, open, rid, tab, tap, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';

/** A friend whom the owner follows, whose posts everyone may read, and whose name is written in Latin letters. */
export const friend = () =>
  from('microblog', 'accounts').where(
    (a: Account & { id: string }, phone: Phone) =>
      phone.apps.microblog.accounts[ME]!.follows.includes(a.id) &&
      !a.verified &&
      !a.protected &&
      a.status === 'open' &&
      a.handle !== 'robincalloway' &&
      /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(a.name) &&
      a.follows.includes(ME),
  );

type Acts = typeof actions;
export const act = <K extends keyof Acts & string>(ctx: SetupCtx, action: K, args: ArgsOf<Acts[K]>): void =>
  ctx.act('microblog', action, args as never);
export const publish = (ctx: SetupCtx, text: string, more: Partial<Draft> = {}): void =>
  act(ctx, 'publish', { draft: draftOf(text, more) });

export interface NewPost extends Partial<Post> {
  by: string;
  text: string;
  minutesAgo: number;
}
/** A post of somebody, some minutes ago. Gives its id. */
export function put(s: Phone, ctx: SetupCtx, { minutesAgo, ...post }: NewPost): string {
  const id = ctx.id('post');
  s.apps.microblog.posts[id] = {
    at: ctx.now - minutesAgo * 60_000,
    lang: langOf(post.text),
    photos: [],
    replyTo: null,
    quote: null,
    audience: 'everyone',
    repliers: 'everyone',
    warning: '',
    context: '',
    likes: 3,
    reposts: 1,
    views: 210,
    liked: false,
    reposted: false,
    hidden: false,
    status: 'sent',
    edits: [],
    ...post,
  };
  return id;
}
/** The post of an account with this text. */
export const postWith = (s: Phone, by: string, text: string): string =>
  Object.keys(s.apps.microblog.posts).find(id => {
    const post = s.apps.microblog.posts[id]!;
    return post.by === by && post.text === text;
  })!;
export const idOf = (s: Phone, handle: string): string =>
  Object.keys(s.apps.microblog.accounts).find(id => s.apps.microblog.accounts[id]!.handle === handle)!;

/** Searches; the timeline has to be on the screen, or comes with the app. */
export function* search(words: string): Steps {
  let seen: Observation = yield open('microblog');
  seen = yield tap(seen, tab('Search'));
  seen = yield fill(seen, field('Search Chirrup'), words, { enter: true });
  return seen;
}
/** Opens the first post that a search finds. */
export function* openPost(words: string): Steps {
  let seen = yield* search(words);
  seen = yield tap(seen, { ...rid('post'), first: true } as ReturnType<typeof rid>);
  return seen;
}
/** Opens the profile with a handle. */
export function* openProfile(handle: string): Steps {
  let seen = yield* search(handle);
  seen = yield tap(seen, tab('People'));
  seen = yield tap(seen, button(new RegExp(`@${handle}`)));
  return seen;
}
/** Opens Chirrup at one of its places at the bottom, or with its menu. */
export function* openChirrup(): Steps {
  let seen: Observation = yield open('microblog');
  for (let tries = 0; tries < 6 && !has(seen, rid('menu')); tries++) {
    if (has(seen, rid('nav-home'))) seen = yield tap(seen, rid('nav-home'));
    else seen = yield back();
  }
  return seen;
}
/** Opens a line of the menu. */
export function* openMenu(line: string): Steps {
  let seen = yield* openChirrup();
  seen = yield tap(seen, rid('menu'));
  return yield tap(seen, rid(line));
}
