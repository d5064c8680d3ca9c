import type { Play } from '../../state.ts';
import type { Move } from '../../web/games/play.ts';
import type { Puzzle } from '../../web/games/puzzles.ts';

/** The props of a game: its state, and the function that plays a move. */
export interface GameProps {
  puzzle: Puzzle;
  play: Play;
  seed: string;
  move(move: Move): void;
}
