/** Games of pocketgames.example, by the path of their page. */
export const GAMES = [
  'maze',
  'draw',
  'multiply',
  'click',
  'in-order',
  'sort',
  'drag-to',
  'slider',
  'date',
  'colour',
  'sudoku',
  'tick',
  'popup',
  'progress',
] as const;
export type Game = (typeof GAMES)[number];
