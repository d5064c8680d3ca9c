import { streamOf } from '../../../../src/state/random.ts';
import { remembered } from '../../../../src/sdk/core/remembered.ts';
import type { Game } from './names.ts';

/** Colours by the name that pages call them. */
export const COLOURS: Readonly<Record<string, string>> = {
  red: '#d32f2f',
  orange: '#ef6c00',
  yellow: '#fbc02d',
  green: '#2e7d32',
  teal: '#00897b',
  blue: '#1565c0',
  violet: '#6a1b9a',
  pink: '#d81b60',
  brown: '#6d4c41',
  grey: '#616161',
  black: '#212121',
  lime: '#9ccc32',
};
const THINGS = [
  'Anchor',
  'Barrel',
  'Candle',
  'Drum',
  'Easel',
  'Feather',
  'Globe',
  'Hammer',
  'Inkwell',
  'Jug',
  'Kite',
  'Ladder',
  'Mirror',
  'Needle',
  'Oar',
  'Pebble',
] as const;

/** Side of the maze in cells. */
export const SIDE = 4;

export interface Puzzle {
  /** The question as text. */
  ask: string;
  /** Maze: walls between neighbouring cells as `a|b`, smaller first. */
  walls: readonly string[];
  /** Where the maze’s X begins and has to go. */
  start: number;
  goal: number;
  /** The items to click, tick or sort, or the colours of the drawing pad. */
  items: readonly string[];
  /** The right items, in order if the order matters. */
  right: readonly string[];
  /** The one value that is right: product, number, date, colour. */
  value: string;
  /** Numbers that are shown one after the other. */
  numbers: readonly number[];
  /** Given cells of the number square; empty text where it is to be filled in. */
  given: readonly string[];
}

type Draw = () => number;
const pick = (r: Draw, n: number) => Math.floor(r() * n);
function shuffled<T>(list: readonly T[], r: Draw): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(r, i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
const empty: Puzzle = {
  ask: '',
  walls: [],
  start: 0,
  goal: 0,
  items: [],
  right: [],
  value: '',
  numbers: [],
  given: [],
};
const wallOf = (a: number, b: number) => (a < b ? `${a}|${b}` : `${b}|${a}`);

export const STEPS = { up: -SIDE, down: SIDE, left: -1, right: 1 } as const;
export type Way = keyof typeof STEPS;

/** The cell that a step leads to, or the same where a wall or the edge stands in the way. */
export function stepFrom(puzzle: Pick<Puzzle, 'walls'>, cell: number, way: Way): number {
  const x = cell % SIDE;
  if ((way === 'left' && x === 0) || (way === 'right' && x === SIDE - 1)) return cell;
  const next = cell + STEPS[way];
  return next < 0 || next >= SIDE * SIDE || puzzle.walls.includes(wallOf(cell, next)) ? cell : next;
}

/** A maze in which every cell is reached in one way, by a walk that backs out of dead ends. */
function maze(r: Draw): Puzzle {
  const open = new Set<string>();
  const seen = new Set([0]);
  const trail = [0];
  while (trail.length > 0) {
    const cell = trail.at(-1)!;
    const next = (Object.keys(STEPS) as Way[])
      .map(way => stepFrom({ walls: [] }, cell, way))
      .filter(n => n !== cell && !seen.has(n));
    if (next.length === 0) {
      trail.pop();
      continue;
    }
    const to = next[pick(r, next.length)]!;
    open.add(wallOf(cell, to));
    seen.add(to);
    trail.push(to);
  }
  const walls: string[] = [];
  for (let cell = 0; cell < SIDE * SIDE; cell++)
    for (const n of [stepFrom({ walls: [] }, cell, 'right'), stepFrom({ walls: [] }, cell, 'down')])
      if (n !== cell && !open.has(wallOf(cell, n))) walls.push(wallOf(cell, n));
  return {
    ...empty,
    ask: 'Move the X to the cell marked goal, at the bottom right.',
    walls,
    start: 0,
    goal: SIDE * SIDE - 1,
  };
}

/** The shortest way through a maze. */
export function wayOut(p: Pick<Puzzle, 'walls' | 'start' | 'goal'>): Way[] {
  const ways = new Map<number, Way[]>([[p.start, []]]);
  for (const [cell, so] of ways)
    for (const way of Object.keys(STEPS) as Way[]) {
      const to = stepFrom(p, cell, way);
      if (!ways.has(to)) ways.set(to, [...so, way]);
    }
  return ways.get(p.goal) ?? [];
}

function sudoku(r: Draw): Puzzle {
  const digits = shuffled(['1', '2', '3', '4'], r);
  const base = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
  const rows = [...shuffled([0, 1], r), ...shuffled([2, 3], r)];
  const full = rows.flatMap(row => base.slice(row * 4, row * 4 + 4)).map(d => digits[d]!);
  // Cells are taken away while what is left has one solution.
  const given = [...full];
  for (const cell of shuffled(
    Array.from({ length: 16 }, (_, i) => i),
    r,
  )) {
    if (given.filter(g => g === '').length >= 8) break;
    const was = given[cell]!;
    given[cell] = '';
    if (solutions(given) !== 1) given[cell] = was;
  }
  return {
    ...empty,
    ask: 'Fill the square: every row, every column and every two-by-two box has 1, 2, 3 and 4.',
    given,
    right: full,
  };
}

const peers = (cell: number) =>
  Array.from({ length: 16 }, (_, i) => i).filter(
    i =>
      i !== cell &&
      (Math.floor(i / 4) === Math.floor(cell / 4) ||
        i % 4 === cell % 4 ||
        (Math.floor(i / 8) === Math.floor(cell / 8) &&
          Math.floor((i % 4) / 2) === Math.floor((cell % 4) / 2))),
  );
function solutions(cells: readonly string[]): number {
  const at = cells.indexOf('');
  if (at < 0) return 1;
  let found = 0;
  for (const d of ['1', '2', '3', '4'])
    if (!peers(at).some(p => cells[p] === d)) {
      found += solutions(cells.map((c, i) => (i === at ? d : c)));
      if (found > 1) break;
    }
  return found;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function make(game: Game, r: Draw): Puzzle {
  switch (game) {
    case 'maze':
      return maze(r);
    case 'draw': {
      const items = shuffled(Object.keys(COLOURS), r).slice(0, 3);
      return {
        ...empty,
        items,
        ask: `Draw something with all three colours: ${items.join(', ')}. Then submit.`,
      };
    }
    case 'multiply': {
      const numbers = Array.from({ length: 5 }, () => 2 + pick(r, 8));
      return {
        ...empty,
        numbers,
        value: String(numbers.reduce((a, b) => a * b, 1)),
        ask: 'Press the button five times and remember the numbers. Then enter their product.',
      };
    }
    case 'click': {
      const n = 3 + pick(r, 6);
      return { ...empty, value: String(n), ask: `Press the button exactly ${n} times, then submit.` };
    }
    case 'in-order': {
      const right = shuffled(THINGS, r).slice(0, 5);
      return {
        ...empty,
        right,
        items: shuffled(right, r),
        ask: `Press these in order: ${right.join(', ')}.`,
      };
    }
    case 'sort': {
      const right = shuffled(THINGS, r).slice(0, 4).sort();
      const items = shuffled(right, r);
      return {
        ...empty,
        right,
        items: items.join() === right.join() ? [...items].reverse() : items,
        ask: 'Put the list into alphabetical order, then submit.',
      };
    }
    case 'drag-to': {
      const items = shuffled(THINGS, r).slice(0, 5);
      return { ...empty, items, right: [items[pick(r, 5)]!], ask: '' };
    }
    case 'slider': {
      const n = 5 + pick(r, 90);
      return { ...empty, value: String(n), ask: `Put the slider to ${n}, then submit.` };
    }
    case 'date': {
      const month = pick(r, 12);
      const day = 1 + pick(r, 28);
      return {
        ...empty,
        value: `2026-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        ask: `Choose ${day} ${MONTHS[month]} 2026, then submit.`,
      };
    }
    case 'colour': {
      const items = Object.keys(COLOURS);
      const value = items[pick(r, items.length)]!;
      return { ...empty, items, value, ask: `Choose ${value}, then submit.` };
    }
    case 'sudoku':
      return sudoku(r);
    case 'tick': {
      const items = shuffled(THINGS, r).slice(0, 8);
      return { ...empty, items, right: items.filter(() => r() < 0.45), ask: '' };
    }
    case 'popup': {
      const words = shuffled(THINGS, r).slice(0, 2).join(' ').toLowerCase();
      return { ...empty, value: words, ask: `Close the notice, enter “${words}” and submit.` };
    }
    case 'progress':
      return {
        ...empty,
        value: String(10 + pick(r, 4) * 5),
        ask: 'Start, wait until the bar is full, then continue.',
      };
  }
}

function finished(game: Game, p: Puzzle): Puzzle {
  if (game === 'drag-to') return { ...p, ask: `Drag ${p.right[0]} into the box below, then submit.` };
  if (game === 'tick') {
    const right = p.right.length > 0 ? p.right : p.items.slice(0, 2);
    return { ...p, right, ask: `Tick ${right.join(', ')} and nothing else, then submit.` };
  }
  return p;
}

const kept = remembered((_: object, game: Game, seed: string): Puzzle =>
  finished(game, make(game, streamOf(seed, game))),
);
const key = {};
/** The puzzle of a game for a seed: the same always. */
export const puzzleOf = (game: Game, seed: string): Puzzle => kept(key, game, seed);
