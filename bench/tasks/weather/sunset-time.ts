import { dayOf } from '../../../apps/weather/select.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { date, params, timeText } from '../sample.ts';
import { answer, done, find, scrollTo, SolverError, text } from '../steps.ts';
import { showDay, spot, viewOf, type Spot } from './make.ts';

interface P {
  place: Spot;
  day: { iso: string };
}
/** Minute of the day, on the clocks of the place, at which the sun sets or rises. */
function minuteOf(s: Phone, p: P, what: 'set' | 'rise'): number {
  const place = viewOf(s, p.place.id);
  const { hour, minute } = partsAt(dayOf(s.apps.weather, place, p.day.iso).sun[what]!, place.zone);
  return hour * 60 + minute;
}

export const sunsetTime = task('weather/sunset-time', params({ place: spot(), day: date(0, 9) }), {
  tags: ['query', 'date', 'transcription'],
  ask: {
    en: [
      p =>
        `At what time does the sun set in ${p.place.name} on ${p.day.en}, local time, according to Skylight? Answer in the sheet.`,
      p =>
        `Look up the sunset of ${p.day.en} in ${p.place.name} in the weather app and fill in the time, as it is there.`,
    ],
    zh: [p => `按 Skylight，${p.day.zh}${p.place.zh}当地几点日落？请填在答题表里。`],
  },
  answer: {
    fields: { sunset: { type: 'time', label: { en: 'Sunset', zh: '日落时间' } } },
    key: ({ was, p }) => ({ sunset: timeText(minuteOf(was, p, 'set')) }),
  },
  solve: function* (seen, p) {
    seen = yield* showDay(p.place.name, p.day);
    const arc = text(/^Sunrise \d\d:\d\d, sunset \d\d:\d\d$/);
    seen = yield* scrollTo(seen, arc);
    const [, at] = /sunset (\d\d:\d\d)/.exec(find(seen, arc).name) ?? [];
    if (!at) throw new SolverError('No sunset');
    yield answer({ sunset: at });
    yield done();
  },
  nearMisses: {
    sunrise: wrongAnswer((p, s) => ({ sunset: timeText(minuteOf(s, p, 'rise')) })),
    aWeekOn: wrongAnswer((p, s) => ({ sunset: timeText(minuteOf(s, p, 'set') + 12) })),
    anHourOff: wrongAnswer((p, s) => ({ sunset: timeText(minuteOf(s, p, 'set') - 60) })),
  },
});
