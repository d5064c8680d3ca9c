import { albumsBy, popularOf } from '../../../apps/music/select.ts';
import { task, type Phone } from '../form.ts';
import { openEvent, putEvent } from '../calendar/make.ts';
import { date, made, oneOf, params } from '../sample.ts';
import { button, done, find, tap, text } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { openMusic, searchFor } from './make.ts';

interface Act {
  id: string;
  name: string;
}
const WHERE = ['Tidal Hall', 'The Gull and Anchor', 'Orpheum'] as const;
const acts = (s: Phone): Act[] =>
  Object.entries(s.apps.music.artists)
    .filter(
      ([id, a]) =>
        /^[A-Z][A-Za-z ]+$/.test(a.name) &&
        popularOf(s.apps.music, id).length === 5 &&
        albumsBy(s.apps.music, id).length > 0,
    )
    .map(([id, a]) => ({ id, name: a.name }));
const top = (s: Phone, artist: string) => popularOf(s.apps.music, artist).slice(0, 3);
const make = (ctx: SetupCtx, tracks: readonly string[]) =>
  ctx.act('music', 'createPlaylist', { name: 'Gig night', tracks: [...tracks] });

/** Only the calendar tells who plays. */
export const gigArtist = task(
  'music/gig-artist',
  params({
    day: date(5, 40),
    place: oneOf(...WHERE),
    two: made(({ phone, random }): Act[] => {
      const left = acts(phone);
      return [0, 1].map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
    }),
  }),
  {
    tags: ['cross-app', 'lookup', 'create'],
    ask: {
      en: [
        ({ day, place }) =>
          `My calendar says who plays at the gig at ${place} on ${day.en} (“Gig night”). Make a Tonearm playlist “Gig night” of the first three songs under Popular on that artist's page, in that order.`,
        ({ day }) =>
          `Look up in the calendar who is on at “Gig night” on ${day.en}. Then put that artist's top three popular songs, in order, into a new Tonearm playlist called “Gig night”.`,
      ],
      zh: [
        ({ day }) =>
          `看看日历里${day.zh}的“Gig night”是谁演出，然后在 Tonearm 里新建歌单“Gig night”，按顺序加入这位音乐人页面上 Popular 的前三首歌。`,
      ],
    },
    setup: (s, { day, place, two }) => {
      putEvent(s, 'event-gig', {
        title: 'Gig night',
        day: day.iso,
        at: 20 * 60,
        minutes: 180,
        place,
        notes: `${two[0]!.name} play. Support: ${two[1]!.name}`,
      });
    },
    expect: { made: (s, { two }, ctx) => make(ctx, top(s, two[0]!.id)) },
    solve: function* (_seen, { day }) {
      let seen = yield* openEvent('Gig night', day);
      const who = /^(.+) play\. Support/.exec(find(seen, text(/ play\. Support: /)).name)![1]!;
      seen = yield* openMusic();
      seen = yield* searchFor(seen, who);
      seen = yield tap(seen, {
        what: `artist ${who}`,
        rank: e => (e.id.startsWith('artist#') && e.name.startsWith(`${who}, `) ? 0 : null),
      });
      const rows = (seen.elements ?? []).filter(e => e.id.startsWith('song#')).slice(0, 3);
      for (const [i, e] of rows.entries())
        seen = yield { type: i === 0 ? 'long_press' : 'tap', element: e.id };
      seen = yield tap(seen, button('Add to playlist'));
      seen = yield tap(seen, button('New playlist'));
      seen = yield {
        type: 'type',
        text: 'Gig night',
        element: find(seen, { what: 'name', rank: e => (e.states.editable && e.name === 'Name' ? 0 : null) })
          .id,
      };
      yield tap(seen, button('Create'));
      yield done();
    },
    nearMisses: {
      theSupport: {
        change: (s, { two }, ctx) => make(ctx, top(s, two[1]!.id)),
        because: ['made', 'sideEffects'],
      },
      five: {
        change: (s, { two }, ctx) => make(ctx, popularOf(s.apps.music, two[0]!.id)),
        because: ['made', 'sideEffects'],
      },
    },
  },
);
