import { useRef } from 'react';
import { useGesture, type DragPoint } from '../../../src/sdk/react/gestures.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, IconButton, Screen, Sheet, List, ListRow } from '../../../src/sdk/react/kit/index.ts';
import { LEAST_PIECE } from '../actions/organise.ts';
import { exactWords, timeWords } from '../formats.ts';
import type { Item } from '../select.ts';
import { useAct, useItem, useParams } from './hooks.ts';
import { usePosition } from './Play.tsx';
import css from './player.module.css';
import { Waveform } from './Waveform.tsx';
import wave from './wave.module.css';

interface Piece { from: number; to: number }

/** One of the two ends of the piece, moved by a finger. */
function Grip({ label, value, min, max, duration, step, onMove }: { label: string; value: number; min: number; max: number; duration: number; step: number; onMove: (to: number) => void }) {
  const node = useRef<HTMLElement | null>(null);
  const put = (p: DragPoint) => {
    const line = node.current?.parentElement?.getBoundingClientRect();
    if (!line || line.width === 0) return;
    // The handle's own rectangle tells how the frame is scaled.
    const own = node.current!.getBoundingClientRect();
    const scale = p.rect.width / (own.width || 1);
    const left = p.rect.left - (own.left - line.left) * scale;
    const to = Math.round((p.x - left) / (line.width * scale) * duration / step) * step;
    onMove(Math.max(min, Math.min(max, to)));
  };
  const attach = useGesture({ drag: { axis: 'x', onMove: put, onEnd: put } });
  return (
    <div ref={el => { node.current = el; attach(el); }} className={wave['grip']} style={{ left: `${duration > 0 ? value / duration * 100 : 0}%` }} role="slider" aria-label={label} aria-orientation="horizontal" aria-valuemin={min} aria-valuemax={max} aria-valuenow={value} aria-valuetext={exactWords(value)} data-rid={`grip-${label.toLowerCase()}`}><span /></div>
  );
}

/** A time that is moved by small steps. */
function Fine({ label, value, min, max, step, onChange }: { label: string; value: number; min: number; max: number; step: number; onChange: (to: number) => void }) {
  const by = (d: number) => onChange(Math.max(min, Math.min(max, value + d)));
  const unit = step === 1000 ? '1 second' : '0.1 seconds';
  return (
    <div className={css['fine']} role="group" aria-label={label} data-rid={`fine-${label.toLowerCase()}`}>
      <span className={css['fineLabel']}>{label}</span>
      <IconButton icon="remove" label={`${label} ${unit} earlier`} filled disabled={value <= min} onClick={() => by(-step)} />
      <b dir="ltr">{exactWords(value)}</b>
      <IconButton icon="add" label={`${label} ${unit} later`} filled disabled={value >= max} onClick={() => by(step)} />
    </div>
  );
}

function Cut({ item }: { item: Item }) {
  const { duration } = item.file.media;
  const [piece, setPiece] = useScreenState<Piece>('piece', { from: 0, to: duration });
  const [saving, setSaving] = useScreenState('saving', false);
  const { at, plays } = usePosition(item);
  const act = useAct();
  const { from } = piece;
  const to = Math.min(piece.to, duration);
  const step = duration > 20_000 ? 1000 : 100;
  const touched = from > 0 || to < duration;
  const file = item.id;
  const share = (ms: number) => `${duration > 0 ? ms / duration * 100 : 0}%`;
  const begin = { min: 0, max: Math.max(0, to - LEAST_PIECE), onChange: (ms: number) => setPiece({ from: ms, to }) };
  const end = { min: Math.min(duration, from + LEAST_PIECE), max: duration, onChange: (ms: number) => setPiece({ from, to: ms }) };
  const save = (replace: boolean) => () => { setSaving(false); act.trim({ file, from, to, replace }); };
  return (
    <>
      <Screen label="Trim" appBar={<AppBar title="Trim" subtitle={item.name} leading="close" actions={<Button disabled={!touched} rid="save" onClick={() => setSaving(true)}>Save</Button>} />}>
        <div className={css['kept']} role="status"><b dir="ltr">{exactWords(to - from)}</b><span>{touched ? `of ${exactWords(duration)} is kept` : 'Move the handles to choose what is kept'}</span></div>
        <div className={css['cut']}>
          <div className={wave['piece']} dir="ltr">
            <Waveform wave={item.row} duration={duration} at={at} markers={item.row.markers} height={150} label={`Waveform, kept from ${exactWords(from)} to ${exactWords(to)}`} />
            <span className={wave['outside']} style={{ left: 0, width: share(from) }} aria-hidden="true" />
            <span className={wave['outside']} style={{ left: share(to), right: 0 }} aria-hidden="true" />
            <span className={wave['window']} style={{ left: share(from), width: share(to - from) }} aria-hidden="true" />
            <Grip label="Start" value={from} duration={duration} step={step} {...{ min: begin.min, max: begin.max }} onMove={begin.onChange} />
            <Grip label="End" value={to} duration={duration} step={step} {...{ min: end.min, max: end.max }} onMove={end.onChange} />
          </div>
          <div className={css['times']} dir="ltr"><span>{timeWords(0)}</span><span>{timeWords(duration)}</span></div>
        </div>
        <Fine label="Start" value={from} step={step} {...begin} />
        <Fine label="End" value={to} step={step} {...end} />
        <div className={css['listen']}><Button variant="tonal" icon={plays ? 'pause' : 'play_arrow'} rid="listen" onClick={() => (plays ? act.pause() : act.play({ file, from }))}>{plays ? 'Pause' : 'Play from start'}</Button></div>
      </Screen>
      <Sheet open={saving} title="Save piece" onClose={() => setSaving(false)}>
        <List>
          <ListRow leading="add" title="Save as new" subtitle="The whole recording stays as it is" rid="save-as-new" onClick={save(false)} />
          <ListRow leading="content_cut" title="Replace" subtitle="What is outside is cut off and lost" rid="replace" onClick={save(true)} />
        </List>
      </Sheet>
    </>
  );
}

/** Keeps a piece of a recording. */
export function Trim() {
  const { file } = useParams('/trim/:file');
  const item = useItem(file);
  return item ? <Cut item={item} /> : <Screen title="Trim"><EmptyState icon="content_cut" title="This recording is gone" text="It was deleted, or is in the bin." /></Screen>;
}
