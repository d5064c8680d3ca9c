import { writeFileSync } from 'node:fs';
import { history, rates } from './index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { workedOut } from '../../../apps/calculator/select.ts';
import type { Calculator, Entry } from '../../../apps/calculator/state.ts';

/*
 * Writes world.json from scripts/world/calculator: npx tsx scripts/world/calculator/build.ts
 */
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const entry = (when: string, expression: string): Entry => {
  const found = workedOut(expression, 'deg');
  if ('problem' in found) throw new Error(`${expression}: ${found.problem}`);
  return { expression, ...found, at: at(when) };
};

const world: Calculator = {
  expression: '',
  caret: 0,
  result: null,
  problem: '',
  memory: null,
  history: Object.fromEntries(
    history.map(([when, expression]) => [`calc-${when.replace(/\D+/g, '-')}`, entry(when, expression)]),
  ),
  scientific: false,
  inverse: false,
  haptics: 0,
  settings: { separators: 'comma_point', angle: 'deg', format: 'automatic', vibrate: true, keepLayout: true },
  kinds: ['currency', 'volume', 'length'],
  pairs: {
    currency: { from: 'GBP', to: 'EUR', side: 'from', text: '45' },
    volume: { from: 'cup', to: 'ml', side: 'from', text: '1.5' },
    length: { from: 'mi', to: 'km', side: 'from', text: '26.2' },
  },
  rates: { asOf: rates.asOf, fetchedAt: at(rates.fetched), perEuro: rates.perEuro },
  days: {
    mode: 'between',
    from: null,
    to: '2026-04-17',
    start: null,
    back: false,
    years: 0,
    months: 0,
    days: 30,
  },
  tip: { bill: '86.40', tenths: 125, people: 4, roundUp: false },
};
writeFileSync(
  new URL('../../../apps/calculator/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
