import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, Icon, IconButton, TextField } from '../../../src/sdk/react/kit/index.ts';
import type { ChecklistItem } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import css from './notes.module.css';

const ROW = 48;

/** Lines with boxes: tick, edit, delete, and drag to another place. */
export function Checklist({ note }: { note: string }) {
  const items = useApp(s => s.notes[note]?.items ?? []);
  const act = useAct();
  const fields = useFields();
  const done = items.filter(i => i.done).length;
  const add = (text: string) => { act.addItem({ note, text }); fields.set('new-item', ''); };
  return (
    <div role="group" aria-label="Checklist">
      {items.filter(i => i.text !== '' || items.length > 1).map(i => <Line key={i.id} note={note} item={i} index={items.indexOf(i)} count={items.length} />)}
      <div className={css['line']}><span className={css['plus']}><Icon name="add" /></span><TextField name="new-item" label="New item" hint="New item" variant="plain" enterKey="next" capitalise onEnter={add} /></div>
      {items.length > 0 && <div className={css['noteMeta']}>{done} of {items.length} done</div>}
    </div>
  );
}

function Line({ note, item, index, count }: { note: string; item: ChecklistItem; index: number; count: number }) {
  const act = useAct();
  const [shift, setShift] = useScreenState(`shift-${item.id}`, 0);
  const handle = useGesture({ drag: { axis: 'y', onMove: p => setShift(p.dy), onEnd: p => { setShift(0); act.moveItem({ note, item: item.id, to: Math.max(0, Math.min(count - 1, index + Math.round(p.dy / ROW))) }); } } });
  return (
    <div className={css['line']} data-done={item.done || undefined} style={shift ? { transform: `translateY(${shift}px)`, position: 'relative', zIndex: 1 } : undefined}>
      <span className={css['handle']} ref={handle} data-key={`handle-${item.id}`} role="img" aria-label={`Move ${item.text}`}><Icon name="drag_indicator" size={20} /></span>
      <Checkbox bare label={item.text || 'New item'} checked={item.done} id={item.id} onChange={done => act.tick({ note, item: item.id, done })} />
      <TextField name={`item-${item.id}`} label={`Text of ${item.text || 'item'}`} hint="Item" initial={item.text} variant="plain" multiline autoGrow enterKey="done" capitalise onInput={text => act.editItem({ note, item: item.id, text })} />
      <IconButton icon="close" label={`Delete ${item.text}`} size={20} onClick={() => act.removeItem({ note, item: item.id })} />
    </div>
  );
}
