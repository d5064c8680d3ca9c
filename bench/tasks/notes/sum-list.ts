import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done, field, find, open, row, scrollTo, SolverError, tap } from '../steps.ts';
import { makeNote } from './make.ts';

const COSTS = ['Paint', 'Brushes', 'Van hire', 'Timber', 'Hinges', 'Lock', 'Varnish', 'Sandpaper'] as const;
const PAYERS = ['Mira', 'Jonas', 'Priya', 'Sam'] as const;

interface Cost {
  what: string;
  pence: number;
  payer: string;
}
const pounds = (pence: number) => (pence / 100).toFixed(2);
const line = (c: Cost) => `${c.what}: £${pounds(c.pence)} (${c.payer})`;

export const sumList = task(
  'notes/sum-list',
  params({
    title: oneOf('Shed costs', 'Stage set', 'Market stall', 'Fence'),
    things: distinct(6, oneOf(...COSTS)),
    pence: distinct(6, int(310, 8_990, 10)),
    payers: distinct(3, oneOf(...PAYERS)),
  }).and(({ things, pence, payers }) => ({
    costs: {
      draw: () =>
        things.map((what, i): Cost => ({ what, pence: pence[i]!, payer: payers[[0, 1, 0, 2, 0, 1][i]!]! })),
      schema: () => ({}) as never,
    },
  })),
  {
    tags: ['arithmetic', 'filter'],
    ask: {
      en: [
        ({ title, payers }) =>
          `According to my note “${title}”, how much did ${payers[0]} pay in all? Answer in the sheet.`,
        ({ title, payers }) => `Add up what ${payers[0]} paid in the note “${title}” and fill in the answer.`,
      ],
      zh: [({ title, payers }) => `根据笔记“${title}”，${payers[0]}一共付了多少钱？请填在答题表里。`],
    },
    setup: (s, { title, costs, payers }, ctx) => {
      makeNote(s, ctx, { title, body: costs.map(line).join('\n'), hoursAgo: 30 });
      makeNote(s, ctx, {
        title: `${title}, estimate`,
        body: costs.map(c => line({ ...c, pence: c.pence + 150, payer: payers[0]! })).join('\n'),
        hoursAgo: 300,
      });
    },
    answer: {
      fields: {
        total: {
          type: 'number',
          unit: 'GBP',
          label: { en: p => `What ${p.payers[0]} paid`, zh: p => `${p.payers[0]}付的总额` },
        },
      },
      key: ({ p }) => ({
        total: p.costs.filter(c => c.payer === p.payers[0]).reduce((sum, c) => sum + c.pence, 0) / 100,
      }),
    },
    solve: function* (seen, { title, payers }) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(title));
      seen = yield tap(seen, row(title));
      const shown = find(seen, field('Note'));
      const sums = [...(shown.value ?? shown.name).matchAll(/£(\d+\.\d\d) \((\w+)\)/g)]
        .filter(m => m[2] === payers[0])
        .map(m => Number(m[1]) * 100);
      if (sums.length === 0)
        throw new SolverError(`Nothing that ${payers[0]} paid in ${shown.value ?? shown.name}`);
      yield answer({ total: Math.round(sums.reduce((a, b) => a + b)) / 100 });
      yield done();
    },
    nearMisses: {
      everybody: wrongAnswer(p => ({ total: p.costs.reduce((sum, c) => sum + c.pence, 0) / 100 })),
      oneLineShort: wrongAnswer(p => ({
        total:
          p.costs
            .filter(c => c.payer === p.payers[0])
            .slice(1)
            .reduce((sum, c) => sum + c.pence, 0) / 100,
      })),
    },
  },
);
