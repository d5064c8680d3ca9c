import type { Play } from '../../state.ts';
import type { Move } from '../../web/games/play.ts';
import type { Puzzle } from '../../web/games/puzzles.ts';

/** What a game is drawn from, and how it is played on. */
export interface GameProps {
  puzzle: Puzzle;
  play: Play;
  seed: string;
  move(move: Move): void;
}
