import { useRef } from 'react';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useGesture, type DragPoint } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, IconButton, List, ListRow, Screen, Sheet, Slider } from './kit.ts';
import { LEAST_PIECE } from '../actions/organise.ts';
import { exactWords, timeWords } from '../formats.ts';
import type { Item } from '../select.ts';
import { useAct, useItem, useParams } from './hooks.ts';
import { usePosition } from './position.ts';
import css from './player.module.css';
import { Waveform } from './Waveform.tsx';
import wave from './wave.module.css';

interface Piece {
  from: number;
  to: number;
}

/** One of the two ends of the piece on the waveform, moved by a finger; the slider below is the same for whom cannot see it. */
function Grip({
  end,
  value,
  duration,
  step,
  onMove,
}: {
  end: string;
  value: number;
  duration: number;
  step: number;
  onMove: (to: number) => void;
}) {
  const rtl = usePhone(isRtl);
  const node = useRef<HTMLElement | null>(null);
  const put = (p: DragPoint) => {
    const line = node.current?.parentElement?.getBoundingClientRect();
    if (!line || line.width === 0) return;
    // The handle's own rectangle tells how the frame is scaled.
    const own = node.current!.getBoundingClientRect();
    const scale = p.rect.width / (own.width || 1);
    const along = (p.x - p.rect.left + (own.left - line.left) * scale) / (line.width * scale);
    onMove(Math.round(((rtl ? 1 - along : along) * duration) / step) * step);
  };
  const attach = useGesture({ drag: { axis: 'x', onMove: put, onEnd: put } });
  return (
    <div
      ref={el => {
        node.current = el;
        attach(el);
      }}
      className={wave['grip']}
      style={{ insetInlineStart: `${duration > 0 ? (value / duration) * 100 : 0}%` }}
      data-key={`grip-${end}`}
      aria-hidden="true"
    >
      <span />
    </div>
  );
}

/** A time on the whole length, by a slider and by small steps. */
function Fine({
  label,
  value,
  min,
  max,
  duration,
  step,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  duration: number;
  step: number;
  onChange: (to: number) => void;
}) {
  const put = (ms: number) => onChange(Math.max(min, Math.min(max, ms)));
  const unit = step === 1000 ? '1 second' : '0.1 seconds';
  return (
    <div className={css['fine']}>
      <div className={css['fineRow']}>
        <span className={css['fineLabel']}>{label}</span>
        <IconButton
          icon="remove"
          label={`${label} ${unit} earlier`}
          filled
          disabled={value <= min}
          onClick={() => put(value - step)}
        />
        <b dir="ltr">{exactWords(value)}</b>
        <IconButton
          icon="add"
          label={`${label} ${unit} later`}
          filled
          disabled={value >= max}
          onClick={() => put(value + step)}
        />
      </div>
      <Slider
        label={label}
        rid={`trim-${label.toLowerCase()}`}
        min={0}
        max={duration}
        step={100}
        value={value}
        onChange={ms => put(ms === duration ? ms : Math.round(ms / step) * step)}
        format={exactWords}
      />
    </div>
  );
}

function Cut({ item }: { item: Item }) {
  const { duration } = item.file.media;
  const [piece, setPiece] = useScreenState<Piece>('piece', { from: 0, to: duration });
  const [saving, setSaving] = useScreenState('saving', false);
  const { at: head, plays } = usePosition(item);
  const act = useAct();
  const { from } = piece;
  const to = Math.min(piece.to, duration);
  const step = duration > 20_000 ? 1000 : 100;
  const touched = from > 0 || to < duration;
  const file = item.id;
  const share = (ms: number) => `${duration > 0 ? (ms / duration) * 100 : 0}%`;
  // An end that meets the other takes it along.
  const begin = {
    min: 0,
    max: Math.max(0, duration - LEAST_PIECE),
    onChange: (ms: number) => {
      const at = Math.max(0, Math.min(duration - LEAST_PIECE, ms));
      setPiece({ from: at, to: Math.max(to, at + LEAST_PIECE) });
    },
  };
  const end = {
    min: Math.min(duration, LEAST_PIECE),
    max: duration,
    onChange: (ms: number) => {
      const at = Math.min(duration, Math.max(LEAST_PIECE, ms));
      setPiece({ from: Math.min(from, at - LEAST_PIECE), to: at });
    },
  };
  const save = (replace: boolean) => () => {
    setSaving(false);
    act.trim({ file, from, to, replace });
  };
  return (
    <>
      <Screen
        label="Trim"
        appBar={
          <AppBar
            title="Trim"
            subtitle={item.name}
            leading="close"
            actions={
              <Button disabled={!touched} rid="save" onClick={() => setSaving(true)}>
                Save
              </Button>
            }
          />
        }
      >
        <div className={css['kept']} role="status">
          <b dir="ltr">{exactWords(to - from)}</b>
          <span>
            {touched ? `of ${exactWords(duration)} is kept` : 'Move the handles to choose what is kept'}
          </span>
        </div>
        <div className={css['cut']}>
          <div className={wave['piece']}>
            <Waveform
              wave={item.row}
              duration={duration}
              at={head}
              markers={item.row.markers}
              height={132}
              label={`Waveform, kept from ${exactWords(from)} to ${exactWords(to)}`}
            />
            <span
              className={wave['outside']}
              style={{ insetInlineStart: 0, inlineSize: share(from) }}
              aria-hidden="true"
            />
            <span
              className={wave['outside']}
              style={{ insetInlineStart: share(to), insetInlineEnd: 0 }}
              aria-hidden="true"
            />
            <span
              className={wave['window']}
              style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
              aria-hidden="true"
            />
            <Grip end="start" value={from} duration={duration} step={step} onMove={begin.onChange} />
            <Grip end="end" value={to} duration={duration} step={step} onMove={end.onChange} />
          </div>
          <div className={css['times']}>
            <span dir="ltr">{timeWords(0)}</span>
            <span dir="ltr">{timeWords(duration)}</span>
          </div>
        </div>
        <Fine label="Start" value={from} step={step} duration={duration} {...begin} />
        <Fine label="End" value={to} step={step} duration={duration} {...end} />
        <div className={css['listen']}>
          <Button
            variant="tonal"
            icon={plays ? 'pause' : 'play_arrow'}
            rid="listen"
            onClick={() => (plays ? act.pause() : act.play({ file, from }))}
          >
            {plays ? 'Pause' : 'Play from start'}
          </Button>
        </div>
      </Screen>
      <Sheet open={saving} title="Save piece" onClose={() => setSaving(false)}>
        <List>
          <ListRow
            leading="add"
            title="Save as new"
            subtitle="The whole recording stays as it is"
            rid="save-as-new"
            onClick={save(false)}
          />
          <ListRow
            leading="content_cut"
            title="Replace"
            subtitle="What is outside is cut off and lost"
            rid="replace"
            onClick={save(true)}
          />
        </List>
      </Sheet>
    </>
  );
}

/** Keeps a piece of a recording. */
export function Trim() {
  const { file } = useParams('/trim/:file');
  const item = useItem(file);
  return item ? (
    <Cut item={item} />
  ) : (
    <Screen title="Trim">
      <EmptyState
        icon="content_cut"
        title="This recording is gone"
        text="It was deleted, or is in the bin."
      />
    </Screen>
  );
}
