import { Button, Icon } from '../kit.ts';
import type { Game } from '../../web/games/names.ts';
import { puzzleOf } from '../../web/games/puzzles.ts';
import type { Move } from '../../web/games/play.ts';
import { useAct } from '../hooks.ts';
import { usePage } from '../page/context.ts';
import { Draw, DragTo, Sort } from './byFinger.tsx';
import { Click, Colour, InOrder, Maze, Multiply, Tick } from './byButton.tsx';
import { DayOfGame, Popup, ProgressGame, SliderGame, Sudoku } from './byControl.tsx';
import css from './games.module.css';
import type { GameProps } from './props.ts';

const GAMES: Readonly<Record<Game, (props: GameProps) => React.JSX.Element>> = {
  maze: Maze,
  draw: Draw,
  multiply: Multiply,
  click: Click,
  'in-order': InOrder,
  sort: Sort,
  'drag-to': DragTo,
  slider: SliderGame,
  date: DayOfGame,
  colour: Colour,
  sudoku: Sudoku,
  tick: Tick,
  popup: Popup,
  progress: ProgressGame,
};
/** Games that end by themselves; all others are handed in. */
const NO_SUBMIT: readonly Game[] = ['maze', 'in-order', 'progress'];

/** A game of the page: what is asked, the game, and what came of it. */
export function GamePart({ game, seed }: { game: Game; seed: string }) {
  const { visit } = usePage();
  const act = useAct();
  const puzzle = puzzleOf(game, seed);
  const { play } = visit;
  if (!play) return null;
  const Part = GAMES[game];
  const move = (m: Move) =>
    act.play({ ...m, ...(m.points ? { points: [...m.points] } : {}) } as Parameters<typeof act.play>[0]);
  return (
    <div className={css['game']}>
      <p className={css['ask']}>{puzzle.ask}</p>
      {play.done ? (
        <div className={css['won']} role="status">
          <Icon name="check_circle" filled size={32} />
          <span className={css['wonText']}>{play.message}</span>
          <Button variant="tonal" onClick={() => act.restart()}>
            Play again
          </Button>
        </div>
      ) : (
        <>
          <Part puzzle={puzzle} play={play} seed={seed} move={move} />
          {play.message !== '' && (
            <span className={css['message']} role="status">
              {play.message}
            </span>
          )}
          {!NO_SUBMIT.includes(game) && (
            <Button wide disabled={play.open} onClick={() => move({ type: 'submit' })}>
              Submit
            </Button>
          )}
        </>
      )}
    </div>
  );
}
