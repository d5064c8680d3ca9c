import { forecastText } from '../../../apps/weather/select.ts';
import { task } from '../form.ts';
import { person, type Person } from '../messages/make.ts';
import { date, distinct, params } from '../sample.ts';
import { button, done, field, fill, first, row, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { dayText, PLACES, showDay, spot, viewOf } from './make.ts';

const text = (ctx: SetupCtx, { number }: Person, words: string) =>
  ctx.act('messages', 'send', { to: [number], text: words });

export const shareDay = task(
  'weather/share-day',
  params({ place: spot(), day: date(1, 8), people: distinct(2, person()) }),
  {
    tags: ['share', 'cross-app', 'message', 'date'],
    ask: {
      en: [
        p =>
          `Open the forecast of ${p.place.name} for ${p.day.en} in Skylight and share that one day with ${p.people[0]!.name} as a text message, with nothing added.`,
        p =>
          `Send ${p.people[0]!.name} the weather of ${p.day.en} in ${p.place.name} by text, exactly as Skylight's share button writes it for that day.`,
      ],
      zh: [
        p =>
          `在 Skylight 里打开${p.place.zh}${p.day.zh}的预报，用分享功能把这一天的预报以短信发给 ${p.people[0]!.name}，不要加别的内容。`,
      ],
    },
    expect: { sent: (s, p, ctx) => text(ctx, p.people[0]!, dayText(s, p.place.id, p.day.iso)) },
    solve: function* (seen, p) {
      seen = yield* showDay(p.place.name, p.day);
      seen = yield tap(seen, button('Share this day'));
      seen = yield tap(seen, button('Messages'));
      seen = yield fill(seen, field('Name or phone number'), p.people[0]!.number);
      seen = yield tap(seen, first(row(new RegExp(p.people[0]!.number))));
      yield tap(seen, button(/^Send (SMS|MMS)$/));
      yield done();
    },
    nearMisses: {
      threeDays: {
        change: (s, p, ctx) =>
          text(ctx, p.people[0]!, forecastText(s.apps.weather, viewOf(s, p.place.id), s.clock.now, 3)),
        because: ['sent', 'sideEffects'],
      },
      anotherPlace: {
        change: (s, p, ctx) =>
          text(ctx, p.people[0]!, dayText(s, PLACES.find(x => x.id !== p.place.id)!.id, p.day.iso)),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
