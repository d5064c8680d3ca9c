import { translate, type Translate } from '../../src/sdk/core/words/words.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import type { ChecklistItem, Note, Notes } from './state.ts';
import { words } from './words.ts';

export type Kind = Note['kind'];
/** A note with its id, as lists pass it on. */
export type NoteRow = Note & { id: string };
/** The filter of a list: a folder's id, `unfiled` or all, and one tag or none. */
export interface Filter {
  folder?: string | null;
  tag?: string | null;
}

const lower = (text: string) => text.toLocaleLowerCase('en-GB');
function byName(a: string, b: string): number {
  const [x, y] = [lower(a), lower(b)];
  if (x !== y) return x < y ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether nothing was written in it. */
export function isBlank(note: Note): boolean {
  return note.title.trim() === '' && note.body.trim() === '' && note.items.every(i => i.text.trim() === '');
}

/** Whether a note's text is hidden until the passcode is given. */
export const isHidden = (note: Note, unlocked: boolean): boolean => note.locked && !unlocked;

/** Says words of the app. */
export type Say = Translate<typeof words>;
const english = translate(words, 'en');

/** The title of a note in lists, in the language of `t` where it has none. */
export function nameOf(note: Note, t: Say = english): string {
  const line =
    note.kind === 'checklist'
      ? note.items.find(i => i.text.trim())?.text
      : note.body.split('\n').find(l => l.trim());
  return note.title.trim() || line?.replace(/^[#>\s*-]+/, '').trim() || t('untitledNote');
}

/** A body without Markdown's signs, for lists. */
export function plainOf(body: string): string {
  return body
    .split('\n')
    .map(l =>
      l
        .replace(/^\s*(#{1,6}|>|[-*+]( \[[ xX]\])?)\s+/, '')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/(\*\*|__|~~|`)/g, '')
        .replace(/(^|\s|\()[*_](\S[^*_]*)[*_]/g, '$1$2')
        .trim(),
    )
    .filter(l => l && !/^-{3,}$/.test(l) && !/^\|?[\s:|-]+\|?$/.test(l))
    .join('\n');
}

const itemLine = (item: ChecklistItem) => `- [${item.done ? 'x' : ' '}] ${item.text}`;

/** A note's text as it leaves the app, without its title. */
export const bodyOf = (note: Note): string =>
  note.kind === 'checklist' ? note.items.map(itemLine).join('\n') : note.body;

/** Whether the text begins with the title, so that it need not be said twice. */
export const namesItself = (note: Note): boolean =>
  bodyOf(note)
    .split('\n')[0]!
    .replace(/^#+\s+/, '')
    .trim() === note.title.trim();

/** A note's text as it leaves the app: title, empty line, body. */
export function textOf(note: Note): string {
  const name = note.title.trim();
  const body = bodyOf(note);
  const title = namesItself(note) ? '' : name && note.kind !== 'plain' ? `# ${name}` : name;
  return [title, body].filter(Boolean).join('\n\n');
}

/** Words of a note's title and text; each character of Chinese is one. */
export const wordsIn = (note: Note): number =>
  [note.title, note.body, ...note.items.map(i => i.text)]
    .join(' ')
    .match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)?.length ?? 0;

/** Name of a note's file, without what paths don't take: `Gift ideas.md`. */
export function fileNameOf(note: Note, t: Say = english): string {
  const name = nameOf(note, t)
    .replace(/[\\/:*?"<>|\n\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 60)
    .trim();
  return `${name || t('note')}.${note.kind === 'plain' ? 'txt' : 'md'}`;
}

const rowsOf = (state: Notes): NoteRow[] => Object.entries(state.notes).map(([id, n]) => ({ ...n, id }));

function sorted(rows: NoteRow[], { sort, unlocked }: Notes): NoteRow[] {
  // Hidden notes stand by one name, so that the order tells nothing. It is the same in every language.
  const name = (n: NoteRow) => (isHidden(n, unlocked) ? english('lockedNote') : nameOf(n));
  const order = (a: NoteRow, b: NoteRow) =>
    sort === 'title'
      ? byName(name(a), name(b))
      : sort === 'created'
        ? b.createdAt - a.createdAt
        : b.editedAt - a.editedAt;
  return rows.sort((a, b) => Number(b.pinned) - Number(a.pinned) || order(a, b) || (a.id < b.id ? -1 : 1));
}

/** Notes outside the bin that fit, pinned ones first, in the chosen order. `folder: 'unfiled'` gives those in none. */
export function listed(state: Notes, { folder, tag }: Filter = {}): NoteRow[] {
  return sorted(
    rowsOf(state).filter(
      n =>
        n.binnedAt === null &&
        (!folder || (folder === 'unfiled' ? n.folder === null : n.folder === folder)) &&
        (!tag || n.tags.includes(tag)),
    ),
    state,
  );
}

/** The contents of the bin, most recently deleted first. */
export function binned(state: Notes): NoteRow[] {
  return rowsOf(state)
    .filter(n => n.binnedAt !== null)
    .sort((a, b) => b.binnedAt! - a.binnedAt! || (a.id < b.id ? -1 : 1));
}

/** Folders by name, each with how many notes it has outside the bin. */
export function foldersOf(state: Notes): { id: string; name: string; count: number }[] {
  const count = (id: string) =>
    Object.values(state.notes).filter(n => n.folder === id && n.binnedAt === null).length;
  return Object.entries(state.folders)
    .map(([id, f]) => ({ id, name: f.name, count: count(id) }))
    .sort((a, b) => byName(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** Tags in use outside the bin by name, each with its number of notes. */
export function tagsOf(state: Notes): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const n of Object.values(state.notes))
    if (n.binnedAt === null) for (const t of n.tags) counts.set(t, (counts.get(t) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => byName(a.tag, b.tag) || compare(a.tag, b.tag));
}

/**
 * Notes outside the bin with every word of the query in title, text or tags; `#word` asks for tags that begin so. Of a hidden note
 * nothing but its tags is looked at.
 */
export function found(state: Notes, query: string): NoteRow[] {
  const words = lower(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = (n: NoteRow) => {
    const tags = n.tags.map(lower);
    const text = isHidden(n, state.unlocked)
      ? ''
      : lower(`${n.title}\n${n.body}\n${n.items.map(i => i.text).join('\n')}`);
    return words.every(w =>
      w.startsWith('#') && w.length > 1
        ? tags.some(t => t.startsWith(w.slice(1)))
        : text.includes(w) || tags.some(t => t.includes(w)),
    );
  };
  return sorted(
    rowsOf(state).filter(n => n.binnedAt === null && fits(n)),
    state,
  );
}

/** Words of a query that are looked for in text: all but those that ask for a tag. */
export const wordsOf = (query: string): string[] =>
  lower(query)
    .split(/\s+/)
    .filter(w => w !== '' && !(w.startsWith('#') && w.length > 1));

/** A text in pieces, in order, each told whether it is one of the words. Joined, the pieces are the text. */
export function piecesOf(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const low = lower(text);
  // A letter whose small form is longer would shift what follows; such a text is shown plain.
  if (words.length === 0 || low.length !== text.length) return [{ text, hit: false }];
  const out: { text: string; hit: boolean }[] = [];
  for (let at = 0; ;) {
    let end = at;
    let next = Infinity;
    for (const w of words) {
      const i = low.indexOf(w, at);
      if (i >= 0 && (i < next || (i === next && i + w.length > end))) {
        next = i;
        end = i + w.length;
      }
    }
    if (next === Infinity) {
      if (at < text.length) out.push({ text: text.slice(at), hit: false });
      return out;
    }
    if (next > at) out.push({ text: text.slice(at, next), hit: false });
    out.push({ text: text.slice(next, end), hit: true });
    at = end;
  }
}

/** A line of a note around the first of the words, where its beginning would not show it; undefined where none is in its text. */
export function hitLine(note: Note, words: readonly string[], before = 18): string | undefined {
  const text = (
    note.kind === 'checklist' ? note.items.map(i => i.text).join(' · ') : plainOf(note.body)
  ).replace(/\s+/g, ' ');
  const low = lower(text);
  const first = Math.min(...words.map(w => low.indexOf(w)).filter(i => i >= 0), Infinity);
  if (first === Infinity) return undefined;
  if (first <= before) return text.slice(0, 160);
  const from = text.indexOf(' ', first - before) + 1;
  return `…${text.slice(from > 0 && from <= first ? from : first, first + 140)}`;
}

/** A tag as it is kept: without #, words joined. Empty where nothing is left. */
export const cleanTag = (text: string): string =>
  text
    .trim()
    .replace(/^#+/, '')
    .replace(/[\s,#]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
