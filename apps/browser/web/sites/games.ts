import { GAMES, type Game } from '../games/names.ts';
import type { Site } from './env.ts';

export const GAME_NAMES: Readonly<Record<Game, string>> = {
  maze: 'Maze',
  draw: 'Drawing pad',
  multiply: 'Multiply',
  click: 'Press and count',
  'in-order': 'In order',
  sort: 'Sort the list',
  'drag-to': 'Drag to the box',
  slider: 'Slider',
  date: 'Pick a date',
  colour: 'Pick a colour',
  sudoku: 'Little sudoku',
  tick: 'Tick boxes',
  popup: 'Close the notice',
  progress: 'Wait for it',
};
const ABOUT: Readonly<Record<Game, string>> = {
  maze: 'Four by four cells, four buttons, one way out.',
  draw: 'Three colours and a finger.',
  multiply: 'Five numbers, one product.',
  click: 'Exactly so often.',
  'in-order': 'Five words, one order.',
  sort: 'Drag the alphabet into shape.',
  'drag-to': 'One thing into one box.',
  slider: 'To the point.',
  date: 'A day of this year.',
  colour: 'Twelve to choose from.',
  sudoku: 'Four digits, sixteen cells.',
  tick: 'These and no others.',
  popup: 'First it has to go away.',
  progress: 'A bar that takes its time.',
};

/** Pocket Games: small games, each the same for the seed in its address. */
export const games: Site = ({ address: { path, query }, page }) => {
  if (path === '/')
    return page(
      [
        { kind: 'title', text: 'Pocket Games', over: 'For the time between two stops' },
        {
          kind: 'links',
          style: 'rows',
          items: GAMES.map(g => ({
            url: `https://pocketgames.example/${g}`,
            title: GAME_NAMES[g],
            text: ABOUT[g],
          })),
        },
      ],
      'Pocket Games',
    );
  const game = GAMES.find(g => `/${g}` === path);
  return game
    ? page(
        [
          { kind: 'title', text: GAME_NAMES[game] },
          { kind: 'game', game, seed: query['seed'] ?? '1' },
        ],
        GAME_NAMES[game],
      )
    : null;
};
