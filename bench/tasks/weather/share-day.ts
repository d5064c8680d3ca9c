import { only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { isWith, person, send, sent } from '../messages/make.ts';
import { date, distinct, params } from '../sample.ts';
import { button, done, field, fill, first, row, tap } from '../steps.ts';
import { dayAfter, dayText, PLACES, showDay, spot } from './make.ts';

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
    goals: {
      sent: ({ was, now, p }) =>
        only(
          sent(was, now),
          m => isWith(now, m.thread, [p.people[0]!]) && sameText(m.text, dayText(was, p.place.id, p.day.iso)),
        ),
    },
    allow: s => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
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
      theDayAfter: {
        change: (s, p, ctx) =>
          send(
            s,
            ctx,
            [p.people[0]!],
            dayText(
              s,
              p.place.id,
              dayAfter(s, Math.round((p.day.at - dayAfter(s, 0).at) / 86_400_000) + 1).iso,
            ),
          ),
        because: 'sent',
      },
      anotherPlace: {
        change: (s, p, ctx) =>
          send(s, ctx, [p.people[0]!], dayText(s, PLACES.find(x => x.id !== p.place.id)!.id, p.day.iso)),
        because: 'sent',
      },
      toAnother: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], dayText(s, p.place.id, p.day.iso)),
        because: 'sent',
      },
      toBoth: {
        change: (s, p, ctx) => {
          for (const who of p.people) send(s, ctx, [who], dayText(s, p.place.id, p.day.iso));
        },
        because: 'sent',
      },
      withAWord: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], `FYI ${dayText(s, p.place.id, p.day.iso)}`),
        because: 'sent',
      },
    },
  },
);
