import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { emptyNotes, LINES, makeNote, openTitled, TITLES } from '../notes/make.ts';
import { distinct, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, field, fill, rid, scrollTo, tap } from '../steps.ts';
import { openChirrup, publish } from './make.ts';

const COUNT = 6;
interface P {
  title: string;
  lines: string[];
  done: boolean[];
  hashtag: string;
}
/** Three or four of six are still open. */
const someDone = made(({ random }): boolean[] => {
  const [from, count] = [Math.floor(random() * 7), 2 + Math.floor(random() * 2)];
  const ticked = Array.from({ length: COUNT }, (_, i) => (i * 3 + from) % 7 < count);
  return ticked.includes(true) ? ticked : ticked.with(2, true);
});
const open = (p: P) => p.lines.filter((_, i) => !p.done[i]);
/** The posts of the thread: numbered, the last one with the hashtag. */
const posts = (lines: readonly string[], hashtag: string) =>
  lines.map((line, i) => `${i + 1}/${lines.length} ${line}${i + 1 === lines.length ? ` #${hashtag}` : ''}`);
const thread = (_s: Phone, ctx: SetupCtx, p: P, lines: readonly string[]) =>
  publish(ctx, '', { posts: posts(lines, p.hashtag).map(text => ({ text, photos: [] })) });

/** How many posts there are, and so their numbers, shows only the note. */
export const threadFromNote = task(
  'microblog/thread-from-note',
  params({
    title: oneOf(...TITLES),
    lines: distinct(COUNT, oneOf(...LINES)),
    done: someDone,
    hashtag: oneOf('Odds', 'ToldMyself', 'Reminders', 'NoteToAll'),
  }),
  {
    tags: ['cross-app', 'transcription', 'count', 'create'],
    needs: { lookups: 5, memory: 4, conditions: 1 },
    ask: {
      en: [
        p =>
          `Publish what is not ticked off in my note “${p.title}” as one Chirrup thread: a post for each line, in the note’s order, numbered in front like “1/5 …”, and “ #${p.hashtag}” after the last one.`,
        p =>
          `Turn the open items of the checklist “${p.title}” into a thread on Chirrup, one per post and word for word. Begin each with its number of how many (“1/5 ”, “2/5 ” and so on), end the last with “ #${p.hashtag}”.`,
      ],
      zh: [
        p =>
          `把笔记“${p.title}”里没打勾的各条按顺序发成一个啾啾串文：每条一帖，照抄原文，开头加编号，如“1/5 …”，最后一帖末尾加上“ #${p.hashtag}”。`,
      ],
    },
    setup: (s, p, ctx) => {
      emptyNotes(s);
      makeNote(s, ctx, { title: p.title, items: p.lines.map((text, i) => ({ text, done: p.done[i]! })) });
      makeNote(s, ctx, {
        title: `${TITLES[(TITLES.indexOf(p.title as never) + 1) % TITLES.length]}`,
        items: LINES.filter(line => !p.lines.includes(line))
          .slice(0, 3)
          .map(text => ({ text, done: false })),
      });
    },
    expect: { published: (s, p, ctx) => thread(s, ctx, p, open(p)) },
    solve: function* (seen, p) {
      seen = yield* openTitled(p.title);
      const items = all(seen, { what: 'items', rank: e => (e.role === 'checkbox' ? 0 : null) });
      const lines = items
        .filter(e => e.states.checked !== true)
        .map(e => LINES.find(line => e.name.includes(line))!);
      seen = yield* openChirrup();
      seen = yield tap(seen, rid('compose'));
      for (const [i, text] of posts(lines, p.hashtag).entries()) {
        if (i > 0) seen = yield tap(seen, rid('add-post'));
        seen = yield* scrollTo(seen, field(`Text of post ${i + 1}`));
        seen = yield fill(seen, field(`Text of post ${i + 1}`), text);
      }
      yield tap(seen, button('Post all'));
      yield done();
    },
    nearMisses: {
      everyLine: {
        change: (s, p, ctx) => thread(s, ctx, p, p.lines),
        because: ['published', 'sideEffects'],
      },
      theTickedOnes: {
        change: (s, p, ctx) =>
          thread(
            s,
            ctx,
            p,
            p.lines.filter((_, i) => p.done[i]),
          ),
        because: ['published', 'sideEffects'],
      },
    },
  },
);
