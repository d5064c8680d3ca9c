import { useMemo } from 'react';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { Card, Icon, List, ListRow, LongText, SectionHeader } from '../../../src/sdk/react/kit/index.ts';
import type { IconName } from '../../../src/sdk/react/icons.ts';
import { isHidden, nameOf, plainOf, type Kind, type NoteRow } from '../lists.ts';
import { useNotes } from './hooks.ts';
import css from './notes.module.css';

export const KIND: Record<Kind, { icon: IconName; label: string }> = {
  plain: { icon: 'notes', label: 'Text note' },
  markdown: { icon: 'markdown', label: 'Markdown note' },
  checklist: { icon: 'checklist', label: 'Checklist' },
};

/** Words of a note for lists, at most `most` letters. */
export function excerptOf(note: NoteRow, most = 160): string {
  if (note.kind === 'checklist') return '';
  const lines = plainOf(note.body).split('\n');
  if (!note.title.trim()) lines.shift();
  else if (lines[0] === note.title.trim()) lines.shift();
  const text = lines.join(' ').trim();
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}

export function doneWords(note: NoteRow): string {
  const real = note.items.filter(i => i.text.trim());
  return real.length === 0 ? 'Empty checklist' : `${real.filter(i => i.done).length} of ${real.length} done`;
}

export interface NoteListProps { rows: readonly NoteRow[]; selected: readonly string[]; onOpen: (id: string) => void; onSelect: (id: string) => void; /** Shows what is pinned under a heading of its own. */ sections?: boolean; /** Time that a row shows, where it is not that of the order. */ timeOf?: (note: NoteRow) => number }

/** Notes as rows or cards, as the view is set. In selection mode a tap selects. */
export function NoteList({ rows, selected, onOpen, onSelect, sections, timeOf }: NoteListProps) {
  const { view } = useNotes();
  const pinned = useMemo(() => (sections ? rows.filter(n => n.pinned) : []), [rows, sections]);
  const others = sections ? rows.filter(n => !n.pinned) : rows;
  const Part = view === 'grid' ? Cards : Rows;
  const props = { selected, onOpen: selected.length > 0 ? onSelect : onOpen, onSelect, ...(timeOf ? { timeOf } : {}) };
  return (
    <>
      {pinned.length > 0 && <SectionHeader title="Pinned" />}
      {pinned.length > 0 && <Part rows={pinned} {...props} />}
      {pinned.length > 0 && others.length > 0 && <SectionHeader title="Others" />}
      {others.length > 0 && <Part rows={others} {...props} />}
    </>
  );
}

function useWhen(timeOf?: (note: NoteRow) => number): (note: NoteRow) => string {
  const { sort } = useNotes();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.h24);
  return n => formatWhen(timeOf ? timeOf(n) : sort === 'created' ? n.createdAt : n.editedAt, now, zone, h24);
}

function Marks({ note }: { note: NoteRow }) {
  return (
    <span className={css['marks']} aria-hidden="true">
      {note.pinned && <Icon name="keep" size={16} filled />}
      {note.locked && <Icon name="lock" size={16} filled />}
    </span>
  );
}

function Rows({ rows, selected, onOpen, onSelect, timeOf }: NoteListProps) {
  const { unlocked } = useNotes();
  const when = useWhen(timeOf);
  return (
    <List>
      {rows.map(n => {
        const hidden = isHidden(n, unlocked);
        const on = selected.includes(n.id);
        const tags = n.tags.map(t => `#${t}`).join(' ');
        return (
          <ListRow
            key={n.id} id={n.id} rid="note" lines={3} leading={on ? 'check_circle' : KIND[n.kind].icon} title={hidden ? 'Locked note' : nameOf(n)}
            subtitle={hidden ? 'Enter the passcode to read it' : [n.kind === 'checklist' ? doneWords(n) : excerptOf(n), tags].filter(Boolean).map((t, i) => <span key={t} className={i ? css['rowTags'] : css['rowText']}>{t}</span>)}
            meta={<span className={css['rowMeta']}><span>{when(n)}</span><Marks note={n} /></span>} onClick={() => onOpen(n.id)} onLongPress={() => onSelect(n.id)} {...(selected.length > 0 ? { selected: on } : {})}
          />
        );
      })}
    </List>
  );
}

function Cards({ rows, selected, onOpen, onSelect, timeOf }: NoteListProps) {
  const { unlocked } = useNotes();
  const when = useWhen(timeOf);
  // Two columns, each card to the lower one: heights are guessed from the text, so that nothing is measured.
  const columns: [NoteRow[], NoteRow[]] = [[], []];
  const height = [0, 0];
  for (const n of rows) {
    const at = height[1]! < height[0]! ? 1 : 0;
    columns[at].push(n);
    height[at]! += 72 + (isHidden(n, unlocked) ? 20 : n.kind === 'checklist' ? Math.min(6, n.items.length) * 20 : Math.min(8, Math.ceil(n.body.length / 22)) * 20) + (n.tags.length ? 20 : 0);
  }
  return (
    <div className={css['cards']}>
      {columns.map((column, i) => (
        <div key={i} className={css['column']}>
          {column.map(n => (
            <Card key={n.id} id={n.id} rid="note" variant="outlined" className={css['card']!} onClick={() => onOpen(n.id)} onLongPress={() => onSelect(n.id)} {...(selected.length > 0 ? { selected: selected.includes(n.id) } : {})}>
              <span className={css['cardHead']}><span className={css['cardTitle']} dir="auto">{isHidden(n, unlocked) ? 'Locked note' : nameOf(n)}</span><Marks note={n} /></span>
              {isHidden(n, unlocked) ? <span className={css['cardText']}>Enter the passcode to read it</span> : n.kind === 'checklist' ? <CardItems note={n} /> : excerptOf(n) && <LongText lines={8} className={css['cardText']!}>{excerptOf(n, 260)}</LongText>}
              {!isHidden(n, unlocked) && n.tags.length > 0 && <span className={css['rowTags']}>{n.tags.map(t => `#${t}`).join(' ')}</span>}
              <span className={css['cardWhen']}>{when(n)}</span>
            </Card>
          ))}
        </div>
      ))}
    </div>
  );
}

function CardItems({ note }: { note: NoteRow }) {
  const real = note.items.filter(i => i.text.trim());
  return (
    <span className={css['cardItems']}>
      {real.slice(0, 6).map(i => <span key={i.id} className={css['cardItem']} data-done={i.done || undefined}><Icon name={i.done ? 'check_box' : 'check_box_outline_blank'} size={16} /><span dir="auto">{i.text}</span></span>)}
      {real.length > 6 && <span className={css['cardMore']}>{real.length - 6} more</span>}
    </span>
  );
}
