import { Type, type Static } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { emptyDraft, isBlank, problemsOf } from '../select/check.ts';
import { partsAt, startOfDay } from '../../../src/state/clock.ts';
import { Draft, ME, type Forum, type Post } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { words } from '../words.ts';
import { action, expectVotes, MINUTE, provoke, saidBy, Str, watch } from './shared.ts';

const DAY = 86_400_000;
const HOUR = 60 * MINUTE;
const InDraft = Type.Object({ draft: Str });
const MAX_PHOTOS = 6;
const { at: _at, ...given } = Draft.properties;
const Changes = Type.Partial(Type.Object(given, { additionalProperties: false }));

/** Changes a draft, making it when it is the first word; what has none is no draft. */
function change(state: Forum, ctx: Ctx, draft: string, changes: Static<typeof Changes>): void {
  const was = state.drafts[draft] ?? emptyDraft(ctx.now, null);
  const now = { ...was, ...changes };
  const flairs = state.communities[now.community ?? '']?.flairs ?? [];
  if (!flairs.some(f => f.id === now.flair)) now.flair = null;
  if (equal(now, was)) return;
  state.drafts[draft] = { ...now, at: ctx.now };
}

/** Removes drafts into which nothing was written. */
export function pruneDrafts(state: Forum, keep?: string): void {
  for (const id of Object.keys(state.drafts))
    if (id !== keep && isBlank(state.drafts[id]!)) delete state.drafts[id];
}

function postOf(state: Forum, draft: Draft, ctx: Ctx): Post {
  const { kind, crosspost, from, hours } = draft;
  const isKind = (is: Post['kind']) => kind === is && crosspost === null;
  const options = draft.options.map(text => text.trim()).filter(Boolean);
  return {
    community: draft.community!,
    author: ME,
    kind,
    title: draft.title.trim(),
    text: draft.text.trim(),
    photos: isKind('photo') ? [...draft.photos] : [],
    link: isKind('link') ? draft.link.trim() : null,
    poll: isKind('poll')
      ? { options: options.map(text => ({ text, votes: 0 })), endsAt: ctx.now + draft.pollDays * DAY }
      : null,
    event:
      isKind('event') && from !== null
        ? { from, until: from + hours * HOUR, place: draft.place.trim() }
        : null,
    flair: draft.flair,
    spoiler: draft.spoiler,
    sensitive: draft.sensitive,
    crosspost: crosspost !== null && state.posts[crosspost] ? crosspost : null,
    at: ctx.now,
    editedAt: null,
    up: 1,
    down: 0,
    pinned: false,
    locked: false,
    removed: null,
    deleted: false,
    waiting: !ctx.online(),
  };
}

/** Sends a post that stands in the list, and lets others see it. */
export function publish(state: Forum, ctx: Ctx, id: string): void {
  const post = state.posts[id]!;
  const { title, text, community, photos, event, poll, link, crosspost } = post;
  const shown = [
    title,
    text,
    link ?? '',
    ...(poll?.options.map(o => o.text) ?? []),
    crosspost === null ? '' : saidBy(state, crosspost),
  ];
  ctx.effect('post', [community], {
    text: shown.filter(Boolean).join('\n\n'),
    photos: [...photos],
    place: event?.place ?? '',
    audience: state.communities[community]!.name,
  });
  post.waiting = false;
  const said = `${title} ${text}`;
  watch(state, ctx, id, community, said);
  expectVotes(ctx, id, said);
  if (poll) ctx.schedule(ctx.now + 6 * MINUTE, 'pollMoves', { post: id }, `forum-poll-${id}`);
  provoke(state, ctx, 'post', { target: id, place: community, text: said });
}

export const compose = {
  startPost: action(
    'Begin a post, in a community or none yet, or one that shows a post of another community',
    Type.Object({ community: Type.Union([Str, Type.Null()]), crosspost: Type.Optional(Str) }),
    (state, { community, crosspost }, ctx) => {
      const draft = ctx.id('draft');
      const shown = crosspost === undefined ? undefined : state.posts[crosspost];
      if (crosspost !== undefined && !shown) return;
      // A post that itself shows another one is passed on as that one.
      const original = shown?.crosspost ?? crosspost;
      if (shown)
        change(state, ctx, draft, { title: shown.title, crosspost: original ?? null, community: null });
      else if (community !== null && state.communities[community])
        change(state, ctx, draft, { community, kind: state.communities[community].needs.kinds[0] ?? 'text' });
      ctx.open('/compose/:draft', { draft });
    },
  ),
  postAgain: action(
    'Begin a post anew from one that was removed',
    Type.Object({ post: Str }),
    (state, { post }, ctx) => {
      const was = state.posts[post];
      if (!was || was.author !== ME || was.removed === null) return;
      const draft = ctx.id('draft');
      const { community, kind, title, text, photos, link, poll, event, flair, spoiler, sensitive } = was;
      change(state, ctx, draft, {
        community,
        kind,
        title,
        text,
        photos: [...photos],
        link: link ?? '',
        options: poll?.options.map(o => o.text) ?? [],
        from: event?.from ?? null,
        place: event?.place ?? '',
        flair,
        spoiler,
        sensitive,
        crosspost: was.crosspost,
      });
      ctx.open('/compose/:draft', { draft });
    },
  ),
  editDraft: action(
    'Change a draft of a post, which is kept as it is typed',
    Type.Object({ draft: Str, set: Changes }),
    (state, { draft, set }, ctx) => change(state, ctx, draft, set),
  ),
  takeShared: action(
    'Begin a post with what another app shares',
    Type.Object({ text: Str, title: Str, media: Type.Array(Str) }),
    (state, { text, title, media }, ctx) => {
      const draft = ctx.id('draft');
      const photos = picturesOf(ctx, media);
      const isLink = /^https?:\/\/\S+$/.test(text.trim());
      change(state, ctx, draft, {
        title,
        photos,
        kind: photos.length > 0 ? 'photo' : isLink ? 'link' : 'text',
        ...(isLink ? { link: text.trim() } : { text }),
      });
      ctx.close('/share');
      ctx.open('/compose/:draft', { draft });
    },
  ),
  dropDraft: action('Delete a draft', InDraft, (state, { draft }, ctx) => {
    delete state.drafts[draft];
    ctx.close(`/refused/${draft}`);
    ctx.close(`/compose/${draft}`);
  }),
  pickPhotos: action('Choose photos for a post', InDraft, (_state, { draft }, ctx) =>
    ctx.ask('photos', { action: 'photosAllowed', args: { draft } }),
  ),
  photosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ draft: Str, result: Type.Boolean() }),
    (state, { draft, result }, ctx) => {
      if (!result) return ctx.toast(ctx.words(words)('allowPhotos'));
      const has = state.drafts[draft]?.photos.length ?? 0;
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        max: Math.max(1, MAX_PHOTOS - has),
        result: { app: 'forum', action: 'photosPicked', args: { draft } },
      });
    },
  ),
  photosPicked: action(
    'Add the photos that were chosen',
    Type.Object({ draft: Str, result: Type.Union([Type.Array(Str), Type.Null()]) }),
    (state, { draft, result }, ctx) => {
      const photos = [...(state.drafts[draft]?.photos ?? []), ...picturesOf(ctx, result ?? [])];
      change(state, ctx, draft, { photos: photos.slice(0, MAX_PHOTOS), kind: 'photo' });
    },
  ),
  setDay: action(
    'Set the day of an event',
    Type.Object({ draft: Str, result: Type.Union([Type.Integer(), Type.Null()]) }),
    (state, { draft, result }, ctx) => {
      if (result === null) return;
      const from = state.drafts[draft]?.from ?? null;
      const minutes = from === null ? 18 * 60 : minutesOf(from, ctx.zone);
      change(state, ctx, draft, { from: startOfDay(result, ctx.zone) + minutes * MINUTE });
    },
  ),
  setHour: action(
    'Set the time of an event',
    Type.Object({ draft: Str, result: Type.Union([Type.Integer(), Type.Null()]) }),
    (state, { draft, result }, ctx) => {
      if (result === null) return;
      const day = startOfDay(state.drafts[draft]?.from ?? ctx.now, ctx.zone);
      change(state, ctx, draft, { from: day + result * MINUTE });
    },
  ),
  submitPost: action(
    'Post a draft; where a rule keeps it back, the screen says which',
    InDraft,
    (state, { draft }, ctx) => {
      const found = state.drafts[draft];
      const path = `/compose/${draft}`;
      if (problemsOf(state, found ?? emptyDraft(ctx.now, null), ctx.now).length > 0) {
        if (ctx.showing(path)) ctx.open('/refused/:draft', { draft });
        return;
      }
      const post = ctx.id('post');
      state.posts[post] = postOf(state, found!, ctx);
      delete state.drafts[draft];
      if (ctx.online()) publish(state, ctx, post);
      else ctx.toast(ctx.words(words)('waitsToast'));
      const shown = ctx.showing(path);
      ctx.close(`/refused/${draft}`);
      ctx.close(path);
      if (shown) ctx.open('/post/:post', { post });
    },
  ),
};

const minutesOf = (at: number, zone: string): number => {
  const { hour, minute } = partsAt(at, zone);
  return hour * 60 + minute;
};
const picturesOf = (ctx: Ctx, media: readonly string[]): string[] =>
  media
    .map(id => ctx.provider('media')?.get(id)?.media.picture)
    .filter(picture => typeof picture === 'string');
