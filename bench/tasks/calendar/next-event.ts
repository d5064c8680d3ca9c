import { date, distinct, int, oneOf, params } from '../sample.ts';
import { open } from '../steps.ts';
import { listedIn, shortDay, TITLES } from './make.ts';
import { minutesOf, question, TITLE_FIELD } from './question.ts';

export const nextEvent = question(
  'calendar/next-event',
  params({
    titles: distinct(4, oneOf(...TITLES)),
    at: int(11, 16),
    half: oneOf(0, 15, 30, 45),
    later: int(1, 4),
    others: int(10, 20),
    today: date(0, 0),
  }),
  {
    tags: ['newest', 'comparison'],
    counterpart: 'SimpleCalendarNextEvent',
    en: [
      () => 'What is my next event, as from now? Answer with its title.',
      () => 'Fill in the title of the event in my calendar that begins next.',
    ],
    zh: () => '我的下一个日程是什么？请填写标题。',
    // One is over, one goes on.
    puts: p => [
      { title: p.titles[0]!, day: p.today.iso, at: p.at * 60 + p.half },
      { title: p.titles[1]!, day: p.today.iso, at: 540, minutes: 90 },
      { title: p.titles[2]!, day: p.today.iso, at: (p.at + 1 + p.later) * 60 },
      { title: p.titles[3]!, day: p.today.iso, at: 450, minutes: 30 },
    ],
    field: TITLE_FIELD,
    key: p => p.titles[0]!,
    read: function* (p) {
      const seen = yield open('calendar');
      const now = new Date(seen.clock).getUTCHours() * 60 + new Date(seen.clock).getUTCMinutes();
      return (
        listedIn(seen)
          .filter(e => e.day === shortDay(p.today) && minutesOf(e.from) > now)
          .sort((a, b) => (a.from < b.from ? -1 : 1))[0]?.title ?? ''
      );
    },
    wrong: { goingOn: p => p.titles[1]!, theOneAfter: p => p.titles[2]!, over: p => p.titles[3]! },
  },
);
