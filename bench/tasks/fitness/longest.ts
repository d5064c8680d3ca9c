import { shareText } from '../../../apps/fitness/select.ts';
import { isWith, person, sent } from '../messages/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, escaped, field, fill, first, row, scrollTo, tap, type Steps } from '../steps.ts';
import { saysOnly } from '../wording.ts';
import { activity, NAMES, openList, put } from './make.ts';

const MONTHS = [
  { iso: '2025-12', en: 'December 2025', zh: '2025年12月' },
  { iso: '2026-01', en: 'January 2026', zh: '2026年1月' },
  { iso: '2026-02', en: 'February 2026', zh: '2026年2月' },
] as const;
const KINDS = [
  { type: 'ride', one: 'bike ride', zh: '骑行', from: 'activity-20251025-0930' },
  { type: 'run', one: 'run', zh: '跑步', from: 'activity-20251004-0915' },
  { type: 'hike', one: 'hike', zh: '徒步', from: 'activity-20251228-1030' },
] as const;
const drawn = params({
  month: oneOf(...MONTHS),
  kind: oneOf(...KINDS),
  names: distinct(6, oneOf(...NAMES)),
  size: int(1, 40),
  place: int(0, 2),
  people: distinct(2, person()),
});
interface P {
  month: (typeof MONTHS)[number];
  kind: (typeof KINDS)[number];
  names: string[];
  size: number;
  place: number;
  people: { name: string; number: string }[];
}
const DAYS = ['05', '13', '24'] as const;
/** The longest of the three of the month. */
const longest = (p: P): string => activity(p.place);

/**
 * Puts three activities of the type into the month, with tracks. The longest takes less time than another. Longer ones exist
 * in the month before, and in the same month with another type.
 */
function setup(s: Phone, p: P): void {
  const { track } = s.apps.fitness.activities[p.kind.from]!;
  for (const [id, a] of Object.entries(s.apps.fitness.activities))
    if (a.type === p.kind.type) delete s.apps.fitness.activities[id];
  const base = 4000 + p.size * 90;
  DAYS.forEach((day, n) =>
    put(s, n, {
      name: p.names[n]!,
      type: p.kind.type,
      day: `${p.month.iso}-${day}`,
      minutes: 540,
      metres: base + (n === p.place ? 900 : n * 110),
      seconds: 2400 + (n === p.place ? 0 : 600 + n * 60),
      track,
      source: 'recorded',
    }),
  );
  put(s, 3, {
    name: p.names[3]!,
    type: p.kind.type,
    day: p.month.iso === '2025-12' ? '2025-11-28' : p.month.iso === '2026-01' ? '2025-12-29' : '2026-01-30',
    minutes: 540,
    metres: base + 2500,
    seconds: 3600,
    track,
    source: 'recorded',
  });
  put(s, 4, {
    name: p.names[4]!,
    type: p.kind.type === 'ride' ? 'hike' : 'ride',
    day: `${p.month.iso}-17`,
    minutes: 640,
    metres: base + 4000,
    seconds: 4000,
    track,
    source: 'recorded',
  });
}
function* openLongest(p: P): Steps {
  let seen = yield* openList(p.kind.type);
  const name = p.names[p.place]!;
  const of = row(new RegExp(`^${escaped(name)}, [A-Z][a-z]+ · \\w+ ${Number(DAYS[p.place])} `));
  seen = yield* scrollTo(seen, of);
  return yield tap(seen, of);
}

export const exportLongest = task('fitness/export-longest', drawn, {
  tags: ['files', 'comparison', 'filter'],
  ask: {
    en: [
      p =>
        `Export my longest ${p.kind.one} of ${p.month.en}, by distance, from Milepost as a GPX file into the Download folder.`,
      p =>
        `Which ${p.kind.one} of ${p.month.en} was the longest in kilometres? Save its track as GPX in Download with the fitness app.`,
    ],
    zh: [p => `把 Milepost 里${p.month.zh}距离最长的一次${p.kind.zh}导出为 GPX 文件，存到 Download 文件夹。`],
  },
  setup,
  expect: {
    exported: (_s, p, ctx) => ctx.act('fitness', 'exportGpx', { activity: longest(p), folder: 'Download' }),
  },
  solve: function* (_, p) {
    let seen = yield* openLongest(p);
    seen = yield tap(seen, button('More options'));
    seen = yield tap(seen, button('Export GPX'));
    yield tap(seen, button('Download'));
    yield done();
  },
  nearMisses: {
    theOtherType: {
      change: (_s, _p, ctx) => ctx.act('fitness', 'exportGpx', { activity: activity(4), folder: 'Download' }),
      because: ['exported', 'sideEffects'],
    },
    whereItGoesByItself: {
      change: (_s, p, ctx) => ctx.act('fitness', 'exportGpx', { activity: longest(p) }),
      because: ['exported', 'sideEffects'],
    },
  },
});

/** The activity as Milepost shares it. */
function shared(s: Phone, id: string): string {
  const { activities, weights, settings } = s.apps.fitness;
  return shareText(activities[id]!, weights, settings.units, s.clock.now, s.clock.zone);
}
/** Whether a text gives the name and the distance of the longest, and of itself nothing that is not so. */
function isLongest(s: Phone, p: P, text: string): boolean {
  const { name, metres } = s.apps.fitness.activities[longest(p)]!;
  const distance = `${(metres / 1000).toFixed(2)} km`;
  const ways = ['my the longest was is it in of by distance', p.kind.one, p.month.en, p.people[0]!.name];
  return saysOnly(text, [name, distance], [shared(s, longest(p)), ...ways]);
}
export const textLongest = task('fitness/text-longest', drawn, {
  tags: ['share', 'cross-app', 'comparison'],
  ask: {
    en: [
      p =>
        `Share my longest ${p.kind.one} of ${p.month.en}, by distance, from Milepost with ${p.people[0]!.name} by text message.`,
      p =>
        `Find the longest ${p.kind.one} (in km) that I did in ${p.month.en} in the fitness app and send it to ${p.people[0]!.name} as an SMS.`,
    ],
    zh: [
      p => `在 Milepost 里找到${p.month.zh}距离最长的一次${p.kind.zh}，用短信分享给 ${p.people[0]!.name}。`,
    ],
  },
  setup,
  expect: {
    // What Milepost writes, or a text of one's own that names it and says how far it was.
    sent: (s, p, ctx, now) => {
      const [who] = p.people;
      const own = sent(s, now).find(m => isWith(now, m.thread, [who!]) && isLongest(s, p, m.text));
      ctx.act('messages', 'send', { to: [who!.number], text: own?.text ?? shared(s, longest(p)) });
    },
  },
  solve: function* (_, p) {
    let seen = yield* openLongest(p);
    seen = yield tap(seen, button('Share'));
    seen = yield tap(seen, button('Messages'));
    seen = yield fill(seen, field('Name or phone number'), p.people[0]!.number);
    seen = yield tap(seen, first(row(new RegExp(p.people[0]!.number))));
    yield tap(seen, button(/^Send (SMS|MMS)$/));
    yield done();
  },
  nearMisses: {
    theOtherType: {
      change: (s, p, ctx) =>
        ctx.act('messages', 'send', { to: [p.people[0]!.number], text: shared(s, activity(4)) }),
      because: ['sent', 'sideEffects'],
    },
    allOfTheMonth: {
      change: (s, p, ctx) =>
        ctx.act('messages', 'send', {
          to: [p.people[0]!.number],
          text: DAYS.map((_, n) => shared(s, activity(n))).join('\n\n'),
        }),
      because: ['sent', 'sideEffects'],
    },
    nameAlone: {
      change: (s, p, ctx) =>
        ctx.act('messages', 'send', { to: [p.people[0]!.number], text: p.names[p.place]! }),
      because: ['sent', 'sideEffects'],
    },
  },
  alternatives: {
    byHand: {
      change: (s, p, ctx) => {
        const { name, metres } = s.apps.fitness.activities[longest(p)]!;
        const text = `My longest ${p.kind.one} in ${p.month.en} was “${name}”: ${metres / 1000} km.`;
        ctx.act('messages', 'send', { to: [p.people[0]!.number], text });
      },
    },
  },
});
