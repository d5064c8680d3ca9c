import type { PlainKey } from '../../../src/sdk/core/words/words.ts';
import { useFormat, useNow } from '../../../src/sdk/react/hooks.ts';
import { Card, EmptyState, Icon, List, ListRow, LongText, SectionHeader } from './kit.ts';
import type { IconName } from './icons.ts';
import { hitLine, isHidden, nameOf, piecesOf, plainOf, type Kind, type NoteRow, type Say } from '../lists.ts';
import type { words } from '../words.ts';
import { useNav, useNotes, usePicked, useWords } from './hooks.ts';
import css from './list.module.css';

export const KIND: Record<Kind, { icon: IconName; label: PlainKey<typeof words> }> = {
  plain: { icon: 'notes', label: 'textNote' },
  markdown: { icon: 'markdown', label: 'markdownNote' },
  checklist: { icon: 'checklist', label: 'checklist' },
};

/** Words of a note below its name, at most `most` letters. */
function previewOf(note: NoteRow, most = 160, between = ' '): string {
  const lines = plainOf(note.body).split('\n');
  if (lines[0] === nameOf(note)) lines.shift();
  const text = lines.join(between).trim();
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}

function doneWords(note: NoteRow, t: Say): string {
  const real = note.items.filter(i => i.text.trim());
  return real.length === 0
    ? t('emptyChecklist')
    : t('doneOf', { done: real.filter(i => i.done).length, all: real.length });
}

export interface NoteListProps {
  ids: readonly string[];
  empty: string;
  emptyTitle?: string;
  /** Shows what is pinned under a heading of its own. */ sections?: boolean;
  /** Words to mark, as a search does. */ marked?: readonly string[];
}
interface PartProps {
  marked: readonly string[];
  rows: readonly NoteRow[];
  picked: readonly string[] | null;
  onOpen: (id: string) => void;
  onPick: (id: string) => void;
}

/** Notes as rows or cards, as the view is set. A long press begins to pick (`SelectBar` stands on top then), and a tap picks more. */
export function NoteList({ ids, empty, emptyTitle, sections, marked = [] }: NoteListProps) {
  const t = useWords();
  const { notes, view } = useNotes();
  const [picked, setPicked] = usePicked();
  const nav = useNav();
  if (ids.length === 0)
    return <EmptyState icon="sticky_note_2" title={emptyTitle ?? t('noNotes')} text={empty} />;
  const rows = ids.flatMap(id => (notes[id] ? [{ ...notes[id], id }] : []));
  const pinned = sections ? rows.filter(n => n.pinned) : [];
  const others = sections ? rows.filter(n => !n.pinned) : rows;
  const onPick = (id: string) =>
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length ? next : null;
    });
  const Part = view === 'grid' ? Cards : Rows;
  const props = {
    marked,
    picked,
    onPick,
    onOpen: picked ? onPick : (note: string) => nav.push('/note/:note', { note }),
  };
  return (
    <>
      {pinned.length > 0 && <SectionHeader title={t('pinned')} />}
      {pinned.length > 0 && <Part rows={pinned} {...props} />}
      {pinned.length > 0 && others.length > 0 && <SectionHeader title={t('others')} />}
      {others.length > 0 && <Part rows={others} {...props} />}
    </>
  );
}

function useWhen(): (note: NoteRow) => string {
  const { sort } = useNotes();
  const now = useNow();
  const f = useFormat();
  return n => f.when(sort === 'created' ? n.createdAt : n.editedAt, now);
}

function Marks({ note }: { note: NoteRow }) {
  return (
    <span className={css['marks']} aria-hidden="true">
      {note.pinned && <Icon name="keep" size={16} filled />}
      {note.locked && <Icon name="lock" size={16} filled />}
    </span>
  );
}

/** Text with the words that were searched for marked. */
function Marked({ text, words: wanted }: { text: string; words: readonly string[] }) {
  return wanted.length === 0
    ? text
    : piecesOf(text, wanted).map((p, i) =>
        p.hit ? (
          <mark key={i} className={css['hit']}>
            {p.text}
          </mark>
        ) : (
          p.text
        ),
      );
}

/** The text below a row's name: the search hit, the progress of a checklist, or the first words. */
function below(note: NoteRow, marked: readonly string[], t: Say): string {
  return (
    (marked.length > 0 && hitLine(note, marked)) ||
    (note.kind === 'checklist' ? doneWords(note, t) : previewOf(note))
  );
}

function Rows({ marked, rows, picked, onOpen, onPick }: PartProps) {
  const t = useWords();
  const { unlocked } = useNotes();
  const when = useWhen();
  return (
    <List>
      {rows.map(n => {
        const hidden = isHidden(n, unlocked);
        const on = picked?.includes(n.id) ?? false;
        const tags = n.tags.map(t => `#${t}`).join(' ');
        return (
          <ListRow
            key={n.id}
            id={n.id}
            rid="note"
            lines={3}
            leading={on ? 'check_circle' : KIND[n.kind].icon}
            title={hidden ? t('lockedNote') : <Marked text={nameOf(n, t)} words={marked} />}
            subtitle={
              hidden
                ? t('enterPasscodeToRead')
                : [below(n, marked, t), tags].map(
                    (t, i) =>
                      t && (
                        <span key={i} className={i ? css['rowTags'] : css['rowText']}>
                          <Marked text={t} words={marked} />
                        </span>
                      ),
                  )
            }
            meta={
              <span className={css['rowMeta']}>
                <span>{when(n)}</span>
                <Marks note={n} />
              </span>
            }
            onClick={() => onOpen(n.id)}
            onLongPress={() => onPick(n.id)}
            {...(picked ? { selected: on } : {})}
          />
        );
      })}
    </List>
  );
}

function Cards({ marked, rows, picked, onOpen, onPick }: PartProps) {
  const t = useWords();
  const { unlocked } = useNotes();
  const when = useWhen();
  // Two columns, each card to the lower one: heights are guessed from the text, so that nothing is measured.
  const columns: [NoteRow[], NoteRow[]] = [[], []];
  const height = [0, 0];
  for (const n of rows) {
    const at = height[1]! < height[0]! ? 1 : 0;
    columns[at].push(n);
    height[at]! +=
      72 +
      (isHidden(n, unlocked)
        ? 20
        : n.kind === 'checklist'
          ? Math.min(6, n.items.length) * 20
          : Math.min(8, Math.ceil(n.body.length / 22)) * 20) +
      (n.tags.length ? 20 : 0);
  }
  return (
    <div className={css['cards']}>
      {columns.map((column, i) => (
        <div key={i} className={css['column']}>
          {column.map(n => (
            <Card
              key={n.id}
              id={n.id}
              rid="note"
              variant="outlined"
              className={css['card']!}
              onClick={() => onOpen(n.id)}
              onLongPress={() => onPick(n.id)}
              {...(picked ? { selected: picked.includes(n.id) } : {})}
            >
              <span className={css['cardHead']}>
                <span className={css['cardTitle']} dir="auto">
                  {isHidden(n, unlocked) ? t('lockedNote') : <Marked text={nameOf(n, t)} words={marked} />}
                </span>
                <Marks note={n} />
              </span>
              {isHidden(n, unlocked) ? (
                <span className={css['cardText']}>{t('enterPasscodeToRead')}</span>
              ) : n.kind === 'checklist' ? (
                <CardItems note={n} marked={marked} />
              ) : (
                previewOf(n) && (
                  <LongText lines={8} className={css['cardText']!}>
                    <Marked
                      text={(marked.length > 0 && hitLine(n, marked)) || previewOf(n, 260, '\n')}
                      words={marked}
                    />
                  </LongText>
                )
              )}
              {!isHidden(n, unlocked) && n.tags.length > 0 && (
                <span className={css['rowTags']}>{n.tags.map(t => `#${t}`).join(' ')}</span>
              )}
              <span className={css['cardWhen']}>{when(n)}</span>
            </Card>
          ))}
        </div>
      ))}
    </div>
  );
}

function CardItems({ note, marked }: { note: NoteRow; marked: readonly string[] }) {
  const t = useWords();
  const written = note.items.filter(i => i.text.trim());
  // Lines that a search met come first, so that a card shows why it was found.
  const met = written.filter(i => piecesOf(i.text, marked).some(p => p.hit));
  const real = [...met, ...written.filter(i => !met.includes(i))];
  return (
    <span className={css['cardItems']}>
      {real.slice(0, 6).map(i => (
        <span key={i.id} className={css['cardItem']} data-done={i.done || undefined}>
          <Icon name={i.done ? 'check_box' : 'check_box_outline_blank'} size={16} />
          <span dir="auto">
            <Marked text={i.text} words={marked} />
          </span>
        </span>
      ))}
      {real.length > 6 && (
        <span className={css['cardMore']}>{t('moreItems', { count: real.length - 6 })}</span>
      )}
    </span>
  );
}
