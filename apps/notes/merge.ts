import { bodyOf, namesItself } from './lists.ts';
import type { ChecklistItem, Note } from './state.ts';

/**
 * Text of several notes in one. Checklists alone stay a checklist, called by all their titles; with others their lines become Markdown, the
 * first title stays and the others stand above their text. `newId` gives ids of checklist items.
 */
export function merged(
  notes: readonly Note[],
  newId: () => string,
): Pick<Note, 'title' | 'kind' | 'body' | 'items' | 'tags'> {
  const tags = [...new Set(notes.flatMap(n => n.tags))];
  const title = notes.find(n => n.title.trim())?.title ?? '';
  if (notes.every(n => n.kind === 'checklist')) {
    const items: ChecklistItem[] = notes.flatMap((n, i) =>
      n.items.filter(item => item.text.trim()).map(item => ({ ...item, id: i === 0 ? item.id : newId() })),
    );
    return {
      title: [...new Set(notes.map(n => n.title.trim()).filter(Boolean))].join(' + '),
      kind: 'checklist',
      body: '',
      items,
      tags,
    };
  }
  const kind = notes.every(n => n.kind === 'plain') ? 'plain' : 'markdown';
  const heading = (n: Note) =>
    n.title.trim() && n.title !== title && !namesItself(n)
      ? `${kind === 'markdown' ? '## ' : ''}${n.title.trim()}`
      : '';
  const body = notes
    .map(n => [heading(n), bodyOf(n).trim()].filter(Boolean).join(kind === 'markdown' ? '\n\n' : '\n'))
    .filter(Boolean)
    .join('\n\n');
  return { title, kind, body, items: [], tags };
}
