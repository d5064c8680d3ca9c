import { dayOf, isoOf } from '../../../src/state/civil.ts';
import { formatDate } from '../../../src/sdk/core/format.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { back, button, done, find, open, rid, row, scrollTo, tap, text } from '../steps.ts';

const KELP = 'LP-55310';
const PAID = 136;
const DAYS = [
  '2026-03-30',
  '2026-04-05',
  '2026-04-19',
  '2026-04-20',
  '2026-04-26',
  '2026-04-27',
  '2026-04-28',
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-19',
  '2026-05-24',
] as const;
interface P {
  day: string;
  pounds: number;
}
const dayText = (iso: string, language: 'en' | 'zh') =>
  formatDate(dayOf(iso) * 86_400_000 + 43_200_000, 'UTC', language);
const until = (p: P) => isoOf(dayOf(p.day) + 2);

/** Two weekday nights in place of the weekend: worth it only where they cost less. */
export const moveOrCancel = task(
  'stays/move-or-cancel',
  params({ day: oneOf(...DAYS), pounds: int(120, 152) }).such(p => p.pounds !== PAID),
  {
    tags: ['condition', 'date', 'refund'],
    needs: { conditions: 1, lookups: 1 },
    ask: {
      en: [
        p =>
          `The last weekend of March on Gannet Isle falls through. See whether Kelp Cottage would have us for two nights from ${dayText(p.day, 'en')} instead. If that saves us money, move the booking there; if it would cost a penny more, cancel it.`,
        p =>
          `We can’t make Kelp Cottage on the 27th. Move the stay to ${dayText(p.day, 'en')}, two nights, everyone else as booked, but only if some money comes back by it. If we would have to pay on top, call the whole thing off.`,
      ],
      zh: [
        p =>
          `三月底去塘鹅岛 Kelp Cottage 的计划有变。看看改成 ${dayText(p.day, 'zh')}入住两晚行不行：如果更便宜就改过去，如果要补钱就把预订取消。`,
      ],
    },
    setup: (s, p) => {
      s.apps.stays.properties['kelp-cottage']!.rooms[0]!.weekdayCents = p.pounds * 100;
    },
    expect: {
      settled: (_, p, ctx) => {
        if (p.pounds > PAID) return ctx.act('stays', 'cancelTrip', { trip: KELP });
        ctx.act('stays', 'startMove', { trip: KELP });
        ctx.act('stays', 'setMoving', { from: p.day, until: until(p) });
        ctx.act('stays', 'move', { trip: KELP });
      },
    },
    solve: function* (seen, p) {
      seen = yield open('stays');
      seen = yield tap(seen, rid('nav-trips'));
      seen = yield tap(seen, row('Kelp Cottage'));
      seen = yield* scrollTo(seen, rid('change'));
      seen = yield tap(seen, rid('change'));
      seen = yield tap(seen, rid('dates'));
      const months = Number(p.day.slice(5, 7)) - 3;
      for (let i = 0; i < months; i++) seen = yield tap(seen, button('Next month'));
      for (const iso of [p.day, until(p)]) {
        if (iso.slice(0, 7) !== p.day.slice(0, 7)) seen = yield tap(seen, button('Next month'));
        seen = yield tap(seen, button(new RegExp(`^${Number(iso.slice(8))}, `)));
      }
      seen = yield tap(seen, rid('done'));
      const saves = find(seen, text(/^(Comes back|More to pay|Same price)$/)).name === 'Comes back';
      if (saves) {
        yield tap(seen, rid('move'));
        return yield done();
      }
      seen = yield back();
      seen = yield* scrollTo(seen, rid('cancel'));
      seen = yield tap(seen, rid('cancel'));
      yield tap(seen, rid('cancel-now'));
      yield done();
    },
    nearMisses: {
      movedAnyway: {
        change: (s, p, ctx) => {
          if (p.pounds <= PAID) return ctx.act('stays', 'cancelTrip', { trip: KELP });
          ctx.act('stays', 'startMove', { trip: KELP });
          ctx.act('stays', 'setMoving', { from: p.day, until: until(p), adults: 4 });
          Object.assign(s.apps.stays.trips[KELP]!, { from: p.day, until: until(p) });
        },
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
