import type { Play } from '../../state.ts';
import type { Game } from './names.ts';
import { puzzleOf, stepFrom, STEPS, type Way } from './puzzles.ts';

/** A move in a game. `what` is an item, a direction, a value or a cell. */
export interface Move {
  type: 'step' | 'pick' | 'value' | 'press' | 'place' | 'stroke' | 'undo' | 'start' | 'dismiss' | 'submit';
  what?: string;
  at?: number;
  points?: readonly number[];
}

export function freshPlay(game: Game, seed: string): Play {
  const p = puzzleOf(game, seed);
  return {
    cell: game === 'maze' ? p.start : 0,
    picked: game === 'sort' ? [...p.items] : game === 'sudoku' ? [...p.given] : [],
    value: game === 'slider' ? '0' : game === 'draw' ? p.items[0]! : '',
    strokes: [],
    startedAt: null,
    open: game === 'popup',
    message: '',
    done: false,
  };
}

/** How long the bar takes to fill, ms of the phone's clock. */
export const progressMs = (seed: string): number => Number(puzzleOf('progress', seed).value) * 1_000;

/** Least length of a stroke, in thousandths of the pad: less is a dot. */
const STROKE = 30;
const reach = (points: readonly number[]) => {
  const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

/** Whether the moves solve the puzzle. */
function isRight(game: Game, seed: string, play: Play): boolean {
  const p = puzzleOf(game, seed);
  switch (game) {
    case 'maze':
      return play.cell === p.goal;
    case 'draw':
      return p.items.every(colour =>
        play.strokes.some(s => s.colour === colour && reach(s.points) >= STROKE),
      );
    case 'multiply':
      return play.cell >= p.numbers.length && play.value.trim() === p.value;
    case 'click':
      return String(play.cell) === p.value;
    case 'in-order':
    case 'sort':
    case 'sudoku':
      return play.picked.join() === p.right.join();
    case 'drag-to':
      return play.picked.join() === p.right.join();
    case 'tick':
      return [...play.picked].sort().join() === [...p.right].sort().join();
    case 'popup':
      return !play.open && play.value.trim().toLowerCase() === p.value;
    default:
      return play.value.trim() === p.value;
  }
}

/** Plays a move on a draft. Gives whether the game was handed in by it, and how it ended. */
export function playMove(
  play: Play,
  game: Game,
  seed: string,
  move: Move,
  now: number,
): { success: boolean } | null {
  if (play.done) return null;
  const p = puzzleOf(game, seed);
  const hand = () => {
    play.done = isRight(game, seed, play);
    play.message = play.done ? 'Well done!' : 'Not yet. Try again.';
    return { success: play.done };
  };
  play.message = '';
  switch (move.type) {
    case 'step':
      if (game !== 'maze' || !(move.what! in STEPS)) return null;
      play.cell = stepFrom(p, play.cell, move.what as Way);
      return play.cell === p.goal ? hand() : null;
    case 'press':
      if (game === 'click' || (game === 'multiply' && play.cell < p.numbers.length)) play.cell += 1;
      return null;
    case 'pick':
      if (!p.items.includes(move.what!)) return null;
      if (game === 'tick') {
        play.picked = play.picked.includes(move.what!)
          ? play.picked.filter(i => i !== move.what)
          : [...play.picked, move.what!];
        return null;
      }
      if (game === 'draw' || game === 'colour') {
        play.value = move.what!;
        return null;
      }
      if (game === 'drag-to') {
        play.picked = [move.what!];
        return null;
      }
      if (game !== 'in-order' || play.picked.includes(move.what!)) return null;
      if (p.right[play.picked.length] !== move.what) {
        play.picked = [];
        play.message = 'Out of order: start again.';
        return { success: false };
      }
      play.picked.push(move.what!);
      return play.picked.length === p.right.length ? hand() : null;
    case 'place':
      // In the list a thing moves to another place; in the square a cell gets a digit.
      if (game === 'sort' && play.picked.includes(move.what!)) {
        const rest = play.picked.filter(i => i !== move.what);
        rest.splice(Math.max(0, Math.min(rest.length, move.at!)), 0, move.what!);
        play.picked = rest;
      }
      if (game === 'sudoku' && p.given[move.at!] === '' && /^[1-4]?$/.test(move.what!))
        play.picked[move.at!] = move.what!;
      return null;
    case 'stroke':
      if (game === 'draw' && (move.points?.length ?? 0) >= 4)
        play.strokes.push({
          colour: play.value,
          points: move.points!.map(n => Math.max(0, Math.min(1000, Math.round(n)))),
        });
      return null;
    case 'undo':
      play.strokes.pop();
      return null;
    case 'value':
      play.value = move.what!;
      return null;
    case 'start':
      if (game === 'progress') play.startedAt ??= now;
      return null;
    case 'dismiss':
      play.open = false;
      return null;
    case 'submit':
      if (game === 'progress') {
        if (play.startedAt === null || now - play.startedAt < progressMs(seed)) {
          play.message = 'Not full yet.';
          return null;
        }
        play.value = p.value;
      }
      return hand();
  }
}
