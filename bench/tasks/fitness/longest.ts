import { gpxOf, parseGpx } from '../../../apps/fitness/select.ts';
import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { storageWriter } from '../../../src/sdk/core/storage.ts';
import { isWith, person, send, sent } from '../messages/make.ts';
import type { SetupCtx } from '../setup.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, escaped, field, fill, first, row, scrollTo, tap, type Steps } from '../steps.ts';
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

const files = (s: Phone) => s.device.storage.files;
function write(s: Phone, ctx: SetupCtx, id: string, folder = 'Download'): void {
  const a = s.apps.fitness.activities[id]!;
  storageWriter(files(s), ctx.now, ctx.id).write(`${folder}/${a.name}.gpx`, {
    mime: 'application/gpx+xml',
    text: gpxOf(JSON.parse(JSON.stringify(a)) as typeof a),
  });
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
  goals: {
    exported: ({ was, now, p }) =>
      only(added(files(was), files(now)), f => {
        const a = now.apps.fitness.activities[longest(p)];
        const found = f.text === undefined ? null : parseGpx(f.text);
        return (
          a !== undefined &&
          found !== null &&
          found.name === a.name &&
          found.startedAt === a.startedAt &&
          f.parent !== null &&
          files(now)[f.parent]!.name === 'Download' &&
          files(now)[f.parent]!.parent === null
        );
      }),
  },
  allow: s => [newIn(files(s))],
  solve: function* (_, p) {
    let seen = yield* openLongest(p);
    seen = yield tap(seen, button('More options'));
    seen = yield tap(seen, button('Export GPX'));
    yield tap(seen, button('Download'));
    yield done();
  },
  nearMisses: {
    anotherOfTheMonth: {
      change: (s, p, ctx) => write(s, ctx, activity((p.place + 1) % 3)),
      because: 'exported',
    },
    theMonthBefore: { change: (s, _, ctx) => write(s, ctx, activity(3)), because: 'exported' },
    theOtherType: { change: (s, _, ctx) => write(s, ctx, activity(4)), because: 'exported' },
    amongTheDocuments: { change: (s, p, ctx) => write(s, ctx, longest(p), 'Documents'), because: 'exported' },
    andDeleted: {
      change: (s, p, ctx) => {
        write(s, ctx, longest(p));
        delete s.apps.fitness.activities[activity(3)];
      },
      because: 'sideEffects',
    },
  },
});

const words = (s: Phone, id: string): string => {
  const a = s.apps.fitness.activities[id]!;
  return `${a.name}\nDistance ${(a.metres / 1000).toFixed(2)} km\nTime 40:00`;
};
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
  goals: {
    sent: ({ was, now, p }) => {
      const a = was.apps.fitness.activities[longest(p)]!;
      return only(
        sent(was, now),
        m =>
          isWith(now, m.thread, [p.people[0]!]) &&
          m.text.includes(a.name) &&
          m.text.includes((a.metres / 1000).toFixed(2)),
      );
    },
  },
  allow: s => [newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
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
    anotherOfTheMonth: {
      change: (s, p, ctx) => send(s, ctx, [p.people[0]!], words(s, activity((p.place + 1) % 3))),
      because: 'sent',
    },
    theMonthBefore: {
      change: (s, p, ctx) => send(s, ctx, [p.people[0]!], words(s, activity(3))),
      because: 'sent',
    },
    theOtherPerson: {
      change: (s, p, ctx) => send(s, ctx, [p.people[1]!], words(s, longest(p))),
      because: 'sent',
    },
    toBoth: {
      change: (s, p, ctx) => {
        for (const who of p.people) send(s, ctx, [who], words(s, longest(p)));
      },
      because: 'sent',
    },
    andRenamed: {
      change: (s, p, ctx) => {
        send(s, ctx, [p.people[0]!], words(s, longest(p)));
        s.apps.fitness.activities[activity(0)]!.name = 'Sent';
      },
      because: 'sideEffects',
    },
  },
});
