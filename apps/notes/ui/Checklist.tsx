import { useFields, useScreenState, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, Icon, IconButton, TextField } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import type { ChecklistItem, Notes } from '../state.ts';
import { useAct, useApp, useWords } from './hooks.ts';
import css from './editor.module.css';
import common from './notes.module.css';

/** Lines with boxes: tick, edit, delete, and drag to another place. */
export function Checklist({ note }: { note: string }) {
  const t = useWords();
  const items = useApp(s => s.notes[note]?.items ?? []);
  const store = useStore();
  const { id } = useSurface();
  const act = useAct();
  const fields = useFields();
  // The line that typing has made: nothing stays of one that is cleared again.
  const [begun, setBegun] = useScreenState<string | null>('begun', null);
  const written = items.filter(i => i.text.trim());
  // The first letter makes the line, and the caret goes on in it: nothing that is typed waits to be saved.
  const begin = (text: string) => {
    if (text.trim() === '') return;
    act.addItem({ note, text });
    const made = (store.phone.apps['notes'] as Notes).notes[note]?.items.find(
      i => i.text === text.trim() && !written.some(w => w.id === i.id),
    );
    if (!made) return;
    setBegun(items.some(i => i.id === made.id) ? null : made.id);
    store.update(p => {
      const all = ((p.ui.surfaces[id] ??= {}).fields ??= {});
      all[`item-${made.id}`] = { text: made.text, start: made.text.length, end: made.text.length };
      all['new-item'] = { text: '', start: 0, end: 0 };
      if (p.ui.focus?.surface === id && p.ui.focus.field === 'new-item')
        p.ui.focus = { surface: id, field: `item-${made.id}` };
    });
  };
  return (
    <div role="group" aria-label={t('checklist')}>
      {items
        .filter(i => i.text !== '' || items.length > 1)
        .map(i => (
          <Line
            key={i.id}
            note={note}
            item={i}
            isDraft={i.id === begun && !i.done && i.id === items.at(-1)?.id}
            onNext={() => fields.focus('new-item')}
          />
        ))}
      <div className={css['line']}>
        <span className={css['plus']}>
          <Icon name="add" />
        </span>
        <TextField
          name="new-item"
          label={t('newItem')}
          hint={t('newItem')}
          variant="plain"
          enterKey="done"
          capitalise
          onInput={begin}
          onEnter={fields.blur}
        />
      </div>
      {written.length > 0 && (
        <div className={common['noteMeta']}>
          {t('doneOf', { done: written.filter(i => i.done).length, all: written.length })}
        </div>
      )}
    </div>
  );
}

interface LineProps {
  note: string;
  item: ChecklistItem;
  /** Goes when it is cleared, and the caret goes back to where it was begun. */
  isDraft: boolean;
  /** Moves the caret to the field of the next line. */
  onNext: () => void;
}

function Line({ note, item, isDraft, onNext }: LineProps) {
  const t = useWords();
  const act = useAct();
  const { shift, handle } = useReorder(item.id, to => act.moveItem({ note, item: item.id, to }));
  return (
    <div
      className={css['line']}
      data-line=""
      data-done={item.done || undefined}
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <span
        className={css['handle']}
        ref={handle}
        data-key={`handle-${item.id}`}
        role="img"
        aria-label={t('moveItem', { text: item.text })}
      >
        <Icon name="drag_indicator" size={20} />
      </span>
      <Checkbox
        bare
        label={item.text || t('newItem')}
        checked={item.done}
        id={item.id}
        onChange={done => act.tick({ note, item: item.id, done })}
      />
      <TextField
        name={`item-${item.id}`}
        label={t('textOfItem', { text: item.text || t('anItem') })}
        hint={t('item')}
        initial={item.text}
        variant="plain"
        multiline
        autoGrow
        enterKey="next"
        capitalise
        onInput={text => {
          if (text !== '' || !isDraft) {
            act.editItem({ note, item: item.id, text });
            return;
          }
          onNext();
          act.removeItem({ note, item: item.id });
        }}
        onEnter={onNext}
      />
      <IconButton
        icon="close"
        label={t('deleteNamed', { name: item.text })}
        size={20}
        onClick={() => act.removeItem({ note, item: item.id })}
      />
    </div>
  );
}
