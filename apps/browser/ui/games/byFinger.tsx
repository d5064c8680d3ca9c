import { useGesture, type DragPoint } from '../../../../src/sdk/react/gestures.ts';
import { useScreenState, useStore, useSurface } from '../../../../src/sdk/react/hooks.ts';
import { Button, Icon, IconButton } from '../kit.ts';
import { COLOURS } from '../../web/games/puzzles.ts';
import { usePage } from '../page/context.ts';
import type { GameProps } from './props.ts';
import css from './games.module.css';

const svg = (points: readonly number[]) =>
  points.reduce((d, n, i) => d + (i % 2 ? ` ${n}` : `${i ? 'L' : 'M'}${n}`), '');

/** A pad on which a finger draws. */
export function Draw({ puzzle, play, move }: GameProps) {
  const { visit } = usePage();
  const name = `line-${visit.id}`;
  const [line, setLine] = useScreenState<number[]>(name, []);
  const store = useStore();
  const { id } = useSurface();
  const at = (p: DragPoint) =>
    [
      Math.round(((p.x - p.rect.left) / p.rect.width) * 1000),
      Math.round(((p.y - p.rect.top) / p.rect.height) * 1000),
    ].map(n => Math.max(0, Math.min(1000, n)));
  const ref = useGesture({
    drag: {
      axis: 'both',
      onStart: p => {
        const [x, y] = at({ ...p, x: p.x - p.dx, y: p.y - p.dy });
        setLine([x!, y!]);
      },
      onMove: p => setLine(was => [...was, ...at(p)]),
      onEnd: p => {
        // The drawn game may be one move behind the phone's state.
        const drawn = (store.phone.ui.surfaces[id]?.values?.[name] ?? []) as number[];
        setLine([]);
        move({ type: 'stroke', points: [...drawn, ...at(p)] });
      },
    },
  });
  const strokes = [...play.strokes, ...(line.length > 2 ? [{ colour: play.value, points: line }] : [])];
  return (
    <>
      <div className={css['colours']} role="radiogroup" aria-label="Colours" data-three="">
        {puzzle.items.map(c => (
          <button
            key={c}
            type="button"
            role="radio"
            aria-checked={play.value === c}
            aria-label={c}
            className={css['colour']}
            onClick={() => move({ type: 'pick', what: c })}
          >
            <span style={{ background: COLOURS[c] }} />
          </button>
        ))}
      </div>
      <div
        ref={ref}
        className={css['canvas']}
        role="img"
        aria-label={`Drawing pad, ${play.strokes.length} ${play.strokes.length === 1 ? 'line' : 'lines'}`}
        data-key="pad"
        data-click=""
      >
        <svg viewBox="0 0 1000 1000" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
          {strokes.map((s, i) => (
            <path
              key={i}
              d={svg(s.points)}
              fill="none"
              stroke={COLOURS[s.colour]}
              strokeWidth="14"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="none"
            />
          ))}
        </svg>
      </div>
      <div className={css['row']}>
        <Button
          variant="text"
          icon="undo"
          disabled={play.strokes.length === 0}
          onClick={() => move({ type: 'undo' })}
        >
          Undo
        </Button>
      </div>
    </>
  );
}

const ROW = 56;
function SortRow({
  item,
  index,
  count,
  move,
}: {
  item: string;
  index: number;
  count: number;
  move: GameProps['move'];
}) {
  const [shift, setShift] = useScreenState<{ item: string; by: number } | null>('sorting', null);
  const ref = useGesture({
    drag: {
      axis: 'y',
      onMove: p => setShift({ item, by: p.dy }),
      onEnd: p => {
        setShift(null);
        move({ type: 'place', what: item, at: index + Math.round(p.dy / ROW) });
      },
    },
  });
  const by = shift?.item === item ? shift.by : 0;
  return (
    <div
      className={css['sortRow']}
      style={by === 0 ? undefined : { transform: `translateY(${by}px)` }}
      data-moved={by !== 0 || undefined}
      role="group"
      aria-label={item}
    >
      <div ref={ref} className={css['grip']} role="img" aria-label={`Drag ${item}`} data-click="">
        <Icon name="drag_handle" />
      </div>
      <span className={css['sortText']}>{item}</span>
      <IconButton
        icon="arrow_upward"
        label={`Move ${item} up`}
        disabled={index === 0}
        onClick={() => move({ type: 'place', what: item, at: index - 1 })}
      />
      <IconButton
        icon="arrow_downward"
        label={`Move ${item} down`}
        disabled={index === count - 1}
        onClick={() => move({ type: 'place', what: item, at: index + 1 })}
      />
    </div>
  );
}

/** A list that is put in order by dragging its rows. */
export function Sort({ play, move }: GameProps) {
  return (
    <div className={css['sort']}>
      {play.picked.map((item, i) => (
        <SortRow key={item} item={item} index={i} count={play.picked.length} move={move} />
      ))}
    </div>
  );
}

const CELL = 56;
const COLUMNS = 3;
/** Things that are dragged into a box. The room that they have is known, so that a finger's place says what it is on. */
export function DragTo({ puzzle, play, move }: GameProps) {
  const [held, setHeld] = useScreenState<{ item: string; dx: number; dy: number } | null>('holding', null);
  const rows = Math.ceil(puzzle.items.length / COLUMNS);
  const itemAt = (p: DragPoint) =>
    puzzle.items[
      Math.floor((p.y - p.dy - p.rect.top) / CELL) * COLUMNS +
        Math.floor(((p.x - p.dx - p.rect.left) / p.rect.width) * COLUMNS)
    ];
  const ref = useGesture({
    drag: {
      axis: 'both',
      onMove: p => {
        const item = itemAt(p);
        setHeld(item && p.y - p.dy < p.rect.top + rows * CELL ? { item, dx: p.dx, dy: p.dy } : null);
      },
      onEnd: p => {
        const item = itemAt(p);
        setHeld(null);
        if (
          item &&
          p.y - p.dy < p.rect.top + rows * CELL &&
          p.y > p.rect.top + rows * CELL + 8 &&
          p.y < p.rect.bottom
        )
          move({ type: 'pick', what: item });
      },
    },
  });
  return (
    <div ref={ref} className={css['dragArea']} dir="ltr" style={{ blockSize: rows * CELL + 136 }}>
      {puzzle.items.map((item, i) => (
        <span
          key={item}
          className={css['dragged']}
          data-key={`drag-${item}`}
          data-click=""
          role="img"
          aria-label={item}
          data-placed={play.picked.includes(item) || undefined}
          style={{
            insetInlineStart: `calc(${((i % COLUMNS) / COLUMNS) * 100}% + 4px)`,
            insetBlockStart: Math.floor(i / COLUMNS) * CELL + 4,
            inlineSize: `calc(${100 / COLUMNS}% - 8px)`,
            ...(held?.item === item ? { transform: `translate(${held.dx}px, ${held.dy}px)`, zIndex: 2 } : {}),
          }}
        >
          <span aria-hidden="true">{item}</span>
        </span>
      ))}
      <span
        className={css['box']}
        role="img"
        aria-label={play.picked.length > 0 ? `Box with ${play.picked.join()}` : 'Empty box'}
        data-key="box"
      >
        <span aria-hidden="true">{play.picked[0] ?? 'Drop it here'}</span>
      </span>
    </div>
  );
}
