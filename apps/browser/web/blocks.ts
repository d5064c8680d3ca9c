import type { Game } from './games/names.ts';

/** Where something leads, with what is shown of it. */
export interface LinkItem {
  url: string;
  title: string;
  text?: string;
  meta?: string;
  picture?: string | null;
}

/** An action of the browser that a button on a page runs. */
export interface PageAct {
  name: 'addToCart' | 'openWindow' | 'download';
  args: Record<string, unknown>;
}

/** One part of a page. `text` and its like are in the pages' own markup. */
export type Block =
  | { kind: 'title'; text: string; over?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; lead?: boolean; small?: boolean }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'facts'; title: string; picture: string | null; rows: readonly { name: string; value: string }[] }
  | { kind: 'picture'; name: string; alt: string; caption?: string }
  | {
      kind: 'links';
      style: 'rows' | 'cards' | 'tiles' | 'chips' | 'results';
      items: readonly LinkItem[];
      label?: string;
    }
  | { kind: 'quote'; text: string; by: string; when?: string }
  | { kind: 'note'; tone: 'info' | 'good' | 'bad'; text: string }
  | { kind: 'price'; now: string; was: string | null }
  | { kind: 'search'; label: string; host: string; path: string; value: string }
  | { kind: 'button'; label: string; act: PageAct; tonal?: boolean }
  | { kind: 'file'; name: string; detail: string; url: string }
  | {
      kind: 'cart';
      lines: readonly { id: string; title: string; price: string; quantity: number; picture: string }[];
    }
  | { kind: 'form'; form: string }
  | { kind: 'game'; game: Game; seed: string };

/** A page as it is shown. */
export interface View {
  title: string;
  lang: string;
  /** Name, mark and main links of its site; null for pages of the browser's own. */
  site: SiteFace | null;
  blocks: readonly Block[];
  /** Whether the reader view may show it. */
  readable?: boolean;
  /** Below the page. */
  foot?: string;
  /** A page that the server has from a folder of its user's, and that keeps its own state. */
  live?: { src: string; seed: number };
}

export interface SiteFace {
  host: string;
  name: string;
  tint: string;
  ink: string;
  links: readonly { title: string; path: string }[];
  serif?: boolean;
}

export interface Run {
  text: string;
  url?: string;
  strong?: boolean;
}

const SPAN = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** What a line of markup shows: plain runs, strong ones and links. `host` is whose page it is on. */
export function runsOf(text: string, host: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const m of text.matchAll(SPAN)) {
    if (m.index > from) runs.push({ text: text.slice(from, m.index) });
    const [all, title, label, words, to, strong] = m;
    if (title !== undefined)
      runs.push({ text: label ?? title, url: `https://${host}/${encodeURI(title.replace(/ /g, '_'))}` });
    else if (words !== undefined)
      runs.push({ text: words, url: to!.startsWith('/') ? `https://${host}${to}` : to! });
    else runs.push({ text: strong!, strong: true });
    from = m.index + all.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

/** The words of a line of markup. */
export const plainOf = (text: string): string =>
  text.replace(SPAN, (_, title, label, words, _to, strong) => (label ?? title ?? words ?? strong) as string);

/** A body in markup as blocks. */
export function blocksOf(body: string): Block[] {
  return body
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .flatMap((part): Block[] => {
      const lines = part
        .split('\n')
        .map(line => line.trim())
        .filter(Boolean);
      const first = lines[0]!;
      if (first.startsWith('## '))
        return [
          { kind: 'heading', text: first.slice(3) },
          ...(lines.length > 1 ? blocksOf(lines.slice(1).join('\n')) : []),
        ];
      if (first.startsWith('> ')) {
        const [text, by = ''] = lines
          .map(l => l.replace(/^> ?/, ''))
          .join(' ')
          .split(' — ') as [string, string?];
        return [{ kind: 'quote', text, by }];
      }
      if (first.startsWith('- ')) return [{ kind: 'list', items: lines.map(l => l.replace(/^- /, '')) }];
      if (/^\d+\. /.test(first))
        return [{ kind: 'list', ordered: true, items: lines.map(l => l.replace(/^\d+\. /, '')) }];
      if (first.startsWith('|')) {
        const [head, ...rows] = lines.map(l =>
          l
            .replace(/^\||\|$/g, '')
            .split('|')
            .map(cell => cell.trim()),
        );
        return [{ kind: 'table', head: head!, rows }];
      }
      if (first.startsWith('!')) {
        const [, alt, name] = /^!\[([^\]]*)\]\(([^)]+)\)/.exec(first) ?? [];
        return name ? [{ kind: 'picture', name, alt: alt!, caption: alt! }] : [];
      }
      return [{ kind: 'text', text: lines.join(' ') }];
    });
}

/** What of a block is read, piece by piece in the order in which it is drawn. Find in page looks at these, and highlights them. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'title':
      return block.over === undefined ? [block.text] : [block.over, block.text];
    case 'heading':
    case 'text':
    case 'note':
      return [block.text];
    case 'list':
      return [...block.items];
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'facts':
      return [block.title, ...block.rows.flatMap(r => [r.name, r.value])];
    case 'picture':
      return block.caption === undefined ? [] : [block.caption];
    case 'links':
      return block.items.flatMap(i => [i.title, i.text ?? '', i.meta ?? '']);
    case 'quote':
      return [block.text, block.by, block.when ?? ''];
    case 'price':
      return [block.now, block.was ?? ''];
    case 'file':
      return [block.name, block.detail];
    default:
      return [];
  }
}

/** Places of a text at which another stands, whatever the case. */
export function hitsOf(text: string, query: string): number[] {
  const wanted = query.toLowerCase();
  if (wanted === '') return [];
  const within = text.toLowerCase();
  const found: number[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length))
    found.push(at);
  return found;
}

/** How often a query stands on a page, and for each piece of each block how many stand before it. */
export function findIn(
  blocks: readonly Block[],
  query: string,
  host: string,
): { count: number; before: number[][] } {
  let count = 0;
  const before = blocks.map(block =>
    textsOf(block).map(text => {
      const start = count;
      for (const run of runsOf(text, host)) count += hitsOf(run.text, query).length;
      return start;
    }),
  );
  return { count, before };
}

/** A page as plain text: for saving, copying and search. */
export function wordsOf(view: Pick<View, 'title' | 'blocks'>): string {
  return view.blocks
    .map(block => {
      if (block.kind === 'list')
        return block.items
          .map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${plainOf(item)}`)
          .join('\n');
      if (block.kind === 'table')
        return [block.head, ...block.rows].map(row => row.map(plainOf).join('\t')).join('\n');
      if (block.kind === 'facts') return block.rows.map(r => `${r.name}: ${plainOf(r.value)}`).join('\n');
      return textsOf(block).filter(Boolean).map(plainOf).join('\n');
    })
    .filter(Boolean)
    .join('\n\n');
}
