import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { writeNote } from '../notes/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import { asked, clearFrom, km, NAMES, openList, put, readFrom, rows, sum, type Asked } from './make.ts';

interface P {
  types: Asked[];
  names: string[];
  title: string;
  size: number;
}
const FROM = '2026-03-01';
const total = (s: Phone, p: P, type = p.types[0]!.type): number =>
  km(sum(rows(s, type, FROM, '2026-03-31'), a => a.metres));
/** Whether a text is this number and nothing else, as a person or the app may round and write it. */
function isTotal(text: string, total: number): boolean {
  const [, number] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:km|公里|kilomet(?:re|er)s)?\s*\.?\s*$/i.exec(text) ?? [];
  return number !== undefined && Math.abs(Number(number.replace(',', '.')) - total) < 0.0151;
}
const write = (s: Phone, ctx: SetupCtx, title: string, body: string) => {
  ctx.act('notes', 'create', { kind: 'plain' });
  ctx.act('notes', 'edit', { note: s.apps.notes.draft!, title, body });
};

export const monthToNote = task(
  'fitness/month-to-note',
  params({
    types: distinct(2, asked()),
    names: distinct(6, oneOf(...NAMES)),
    title: oneOf('Training', 'For the coach', 'So far', 'Monthly sum', 'Distance'),
    size: int(1, 80),
  }),
  {
    tags: ['cross-app', 'arithmetic', 'transfer'],
    ask: {
      en: [
        ({ types, title }) =>
          `Write the total distance of my ${types[0]!.many} this month, in km as Milepost has it, into a new note titled “${title}”. Nothing but the number has to be in it.`,
        ({ types, title }) =>
          `How many kilometres of ${types[0]!.many} does the fitness app have for March so far? Make a note “${title}” with that number as its text.`,
      ],
      zh: [
        ({ types, title }) =>
          `把 Milepost 里我这个月${types[0]!.zh}的总公里数写进一条新备忘录，标题为“${title}”，内容只写这个数字。`,
      ],
    },
    setup: (s, p) => {
      clearFrom(s, '2026-02-20');
      const days = ['2026-03-02', '2026-03-05', '2026-03-10'];
      days.forEach((day, n) =>
        put(s, n, {
          name: p.names[n]!,
          type: p.types[0]!.type,
          day,
          metres: 1800 + ((p.size * 170 + n * 490) % 400) * 10,
          seconds: 1800,
        }),
      );
      put(s, 3, {
        name: p.names[3]!,
        type: p.types[0]!.type,
        day: '2026-02-28',
        minutes: 1100,
        metres: 3150,
        seconds: 1800,
      });
      put(s, 4, {
        name: p.names[4]!,
        type: p.types[1]!.type,
        day: '2026-03-06',
        metres: 4270,
        seconds: 1800,
      });
    },
    expect: {
      // The number in any form that has one reading.
      noted: (s, p, ctx, now) => {
        const asked = total(s, p);
        const own = added(s.apps.notes.notes, now.apps.notes.notes).find(n => isTotal(n.body, asked));
        write(s, ctx, p.title, own?.body ?? asked.toFixed(2));
      },
    },
    free: s => [newRow(s.apps.notes.notes).folder, newRow(s.apps.notes.notes).kind],
    solve: function* (_, p) {
      const found = yield* readFrom(yield* openList(p.types[0]!.type), FROM);
      const sumKm = Math.round(found.reduce((n, r) => n + r.km, 0) * 100) / 100;
      yield* writeNote(p.title, String(sumKm));
      yield done();
    },
    nearMisses: {
      withFebruary: {
        change: (s, p, ctx) => write(s, ctx, p.title, (total(s, p) + 3.15).toFixed(2)),
        because: ['noted', 'sideEffects'],
      },
      ofBoth: {
        change: (s, p, ctx) =>
          write(s, ctx, p.title, `${total(s, p)} of ${total(s, p) + total(s, p, p.types[1]!.type)}`),
        because: ['noted', 'sideEffects'],
      },
    },
    alternatives: {
      withUnit: { change: (s, p, ctx) => write(s, ctx, p.title, `${total(s, p).toFixed(2)} km`) },
      withAComma: {
        change: (s, p, ctx) => write(s, ctx, p.title, String(total(s, p)).replace('.', ',')),
      },
    },
  },
);
