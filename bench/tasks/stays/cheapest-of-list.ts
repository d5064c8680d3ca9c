import type { Phone } from '../../../apps/catalogue.ts';
import { dayOf, isoOf } from '../../../src/state/civil.ts';
import { cheapest, type Found } from '../../../apps/stays/select.ts';
import { other, putEvent, searchFor } from '../calendar/make.ts';
import { task } from '../form.ts';
import { date, int, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, first, open, rid, row, scroll, scrollTo, tap } from '../steps.ts';

const LISTS = {
  'list-weekends': ['Weekends', ['seven-rivers', 'signal-box', 'puffin-inn', 'long-strand-hotel']],
  'list-rosa': ['Cerca de Rosa', ['casa-lonja', 'patio-limonero', 'hotel-faro']],
  'list-someday': [
    'Someday',
    ['bryggen-hus', 'fjellsida-hytte', 'villa-scalinata', 'lungolago-appartamenti'],
  ],
} as const;
interface P {
  list: keyof typeof LISTS;
  title: string;
  day: Day;
  nights: number;
}
const last = (p: P) => isoOf(dayOf(p.day.iso) + p.nights);
/** What can be had on those days, the cheapest first. */
function found(s: Phone, p: P): Found[] {
  const search = { place: null, from: p.day.iso, until: last(p), adults: 2, ages: [], rooms: 1, pets: 0 };
  return LISTS[p.list][1]
    .map(id => cheapest(s.apps.stays, search, id, s.clock.now, dayOf('2026-03-12')))
    .filter(each => each.stay !== null)
    .sort((a, b) => a.cents - b.cents);
}
const keepOnly = (ctx: SetupCtx, p: P, kept: string) => {
  for (const property of LISTS[p.list][1])
    if (property !== kept) ctx.act('stays', 'setFavourite', { list: p.list, property, on: false });
};

/** The days are in the calendar; of a list of favourites only the cheapest place that is free then stays. */
export const cheapestOfList = task(
  'stays/cheapest-of-list',
  params({
    list: oneOf('list-weekends', 'list-rosa', 'list-someday'),
    title: oneOf('Our anniversary trip', 'Long weekend', 'Days without mail', 'Trip with Inés'),
    day: date(20, 80),
    nights: int(2, 4),
  }).such((p, s) => {
    const [one, two] = found(s, p);
    return two !== undefined && two.cents > one!.cents;
  }),
  {
    tags: ['cross-app', 'comparison', 'search', 'clean-up'],
    needs: { lookups: 5, memory: 4, conditions: 3 },
    ask: {
      en: [
        p =>
          `Let us settle where we sleep on “${p.title}”; the days are in my calendar, last day is the day we leave. In Lodgepole, keep only the place in my list ${LISTS[p.list][0]} that costs the two of us least for those nights, of those that are free then. Take the others out of the list.`,
        p =>
          `Which of my ${LISTS[p.list][0]} favourites in Lodgepole is cheapest in all for two people on the dates of “${p.title}” (see the calendar: first to last day)? Leave that one in the list and remove the rest, also any that is not available.`,
      ],
      zh: [
        p =>
          `日历里有“${p.title}”的日期（最后一天退房）。看看 Lodgepole 收藏夹 ${LISTS[p.list][0]} 里哪家在那几晚还有空房、两个人的总价最低，只保留这一家，其余的都移出列表。`,
      ],
    },
    setup: (s, p) => {
      s.apps.stays.lists[p.list]!.properties = [...LISTS[p.list][1]];
      putEvent(s, other(1), { title: p.title, day: p.day.iso, at: 0, minutes: 60 });
      Object.assign(s.apps.calendar.events[other(1)]!, {
        allDay: true,
        endDate: last(p),
        startMinute: 0,
        endMinute: 0,
      });
      putEvent(s, other(2), {
        title: `${p.title}: buy a map`,
        day: isoOf(dayOf(p.day.iso) - 3),
        at: 720,
        minutes: 30,
      });
    },
    expect: { settled: (s, p, ctx) => keepOnly(ctx, p, found(s, p)[0]!.id) },
    solve: function* (seen, p) {
      seen = yield* searchFor(p.title);
      seen = yield tap(seen, first(row(new RegExp(`^${p.title},`))));
      seen = yield open('stays');
      seen = yield tap(seen, rid('dates'));
      const months = Number(p.day.iso.slice(5, 7)) - 3;
      for (let i = 0; i < months; i++) seen = yield tap(seen, button('Next month'));
      for (const iso of [p.day.iso, last(p)]) {
        if (iso.slice(0, 7) !== p.day.iso.slice(0, 7)) seen = yield tap(seen, button('Next month'));
        seen = yield tap(seen, button(new RegExp(`^${Number(iso.slice(8))}, `)));
      }
      seen = yield tap(seen, rid('done'));
      seen = yield tap(seen, rid('nav-favourites'));
      seen = yield tap(seen, row(LISTS[p.list][0]));
      const costs = new Map<string, number>();
      const names = new Map<string, string>();
      for (let tries = 0; tries < 12 && names.size < LISTS[p.list][1].length; tries++) {
        for (const { id, name } of all(seen, rid('property'))) {
          names.set(id, name.split(',')[0]!);
          const price = /£([\d,.]+),? ?for \d nights?/.exec(name)?.[1];
          if (price !== undefined) costs.set(id, Number(price.replaceAll(',', '')));
        }
        seen = yield scroll('down', 0.5);
      }
      const best = [...costs].sort((a, b) => a[1] - b[1])[0]![0];
      for (const [id] of names) {
        if (id === best) continue;
        const out = rid(`remove-${id.split('#')[1]}`);
        seen = yield* scrollTo(seen, out, { direction: 'up' });
        seen = yield tap(seen, out);
      }
      yield done();
    },
    nearMisses: {
      theSecond: {
        change: (s, p, ctx) => keepOnly(ctx, p, found(s, p)[1]!.id),
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
