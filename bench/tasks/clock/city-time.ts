import { cityOf } from '../../../apps/clock/select.ts';
import { offsetAt } from '../../../src/state/clock.ts';
import { task, type Phone } from '../form.ts';
import { oneOf, params, time, timeText } from '../sample.ts';
import { answer, button, done, field, fill, find, row, scrollTo, SolverError, tap, text } from '../steps.ts';
import { goTo } from './make.ts';

const CITIES = [
  { id: 'lima', zh: '利马' },
  { id: 'kolkata', zh: '加尔各答' },
  { id: 'kathmandu', zh: '加德满都' },
  { id: 'tokyo', zh: '东京' },
  { id: 'sao-paulo', zh: '圣保罗' },
  { id: 'vancouver', zh: '温哥华' },
  { id: 'adelaide', zh: '阿德莱德' },
  { id: 'tehran', zh: '德黑兰' },
  { id: 'nairobi', zh: '内罗毕' },
  { id: 'st-john-s', zh: '圣约翰斯' },
  { id: 'bangkok', zh: '曼谷' },
  { id: 'helsinki', zh: '赫尔辛基' },
] as const;
const nameOf = (id: string) => cityOf(id)!.name;
/** Minutes that a city's clock is ahead. */
const ahead = (s: Phone, id: string) =>
  (offsetAt(s.clock.now, cityOf(id)!.zone) - offsetAt(s.clock.now, s.clock.zone)) / 60_000;
const there = (s: Phone, p: { city: { id: string }; at: { minutes: number } }, off = 0) =>
  timeText((p.at.minutes + ahead(s, p.city.id) + off + 2880) % 1440);

export const cityTime = task(
  'clock/city-time',
  params({ city: oneOf(...CITIES), at: time('06:00', '22:55') }),
  {
    tags: ['arithmetic', 'search', 'query'],
    ask: {
      en: [
        ({ city, at }) =>
          `Add ${nameOf(city.id)} to my world clock. What time is it there when it is ${at.text} here today? Answer in the sheet.`,
        ({ city, at }) =>
          `I call someone in ${nameOf(city.id)} at ${at.text} my time today. Put the city on the world clock and fill in what their clock will show then.`,
      ],
      zh: [
        ({ city, at }) => `把${city.zh}添加到世界时钟。今天这里是${at.text}时，那里是几点？请填在答题表里。`,
      ],
    },
    expect: { added: (_s, { city }, ctx) => ctx.act('clock', 'addCity', { city: city.id }) },
    answer: {
      fields: {
        time: {
          type: 'time',
          label: { en: p => `Time in ${nameOf(p.city.id)}`, zh: p => `${p.city.zh}时间` },
        },
      },
      key: ({ was, p }) => ({ time: there(was, p) }),
    },
    solve: function* (seen, { city, at }) {
      const name = nameOf(city.id);
      seen = yield* goTo(seen, 'Clock');
      seen = yield tap(seen, button('Add city'));
      seen = yield fill(seen, field('Search cities'), name);
      seen = yield tap(seen, row(name));
      const shown = text(new RegExp(`^${name}, `));
      seen = yield* scrollTo(seen, shown);
      const words = /(?:(\d+) h)? ?(?:(\d+) min)? (ahead|behind)/.exec(find(seen, shown).name);
      if (!words) throw new SolverError(`No offset in ${find(seen, shown).name}`);
      const minutes = (Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0)) * (words[3] === 'ahead' ? 1 : -1);
      yield answer({ time: timeText((at.minutes + minutes + 2880) % 1440) });
      yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (_s, p, ctx) => ctx.act('clock', 'addCity', { city: p.city.id }),
        answer: (p, start) => ({ time: there(start, p, -2 * ahead(start, p.city.id)) }),
        because: 'answer',
      },
      notAdded: { change: () => {}, answer: (p, start) => ({ time: there(start, p) }), because: 'added' },
    },
  },
);
