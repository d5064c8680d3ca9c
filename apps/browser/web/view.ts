import { formatBytes, formatWhen } from '../../../src/sdk/core/format.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import type { FileEntry } from '../../../src/state/phone/index.ts';
import type { Browser, Visit } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { addressOf, NEW_TAB, parse } from './address.ts';
import { blocksOf, wordsOf, type Block, type View } from './blocks.ts';
import { games } from './sites/games.ts';
import { faceOf } from './sites/faces.ts';
import { news } from './sites/news.ts';
import { engine, reading } from './sites/reading.ts';
import { bargains, council, ferries, library, tidecam, whatIsMy } from './sites/services.ts';
import { shop } from './sites/shop.ts';
import { wiki } from './sites/wiki.ts';
import type { Env, Site } from './sites/env.ts';

const SITES: Readonly<Record<string, Site>> = {
  'commonplace.example': wiki,
  'bayecho.example': news,
  'tinhouse.example': shop,
  'harrowbay.example': council,
  'harrowferries.example': ferries,
  'hblibraries.example': library,
  'pocketgames.example': games,
  'tidecam.example': tidecam,
  'bargainbarrow.example': bargains,
  'whatismy.example': whatIsMy,
  'saltandsimmer.example': reading,
  'longtide.example': reading,
  'villaclara.example': reading,
  'ninecarp.example': reading,
  'nassersbakery.example': reading,
  'seek.example': engine,
  'quarry.example': engine,
  'oldlamp.example': engine,
};

/** Pages of MiniWoB++, where the server was started with a folder of them: `miniwob.example/click-test?seed=3`. */
export const MINIWOB = 'miniwob.example';

export const isSite = (host: string): boolean => Object.hasOwn(SITES, host) || host === MINIWOB;

function miniwobView({ path, query }: ReturnType<typeof parse>): View {
  const name = /^\/([\w-]+?)(\.html)?$/.exec(path)?.[1];
  const plain = { lang: 'en', site: null } as const;
  if (!name)
    return {
      ...plain,
      title: 'MiniWoB++',
      blocks: [
        { kind: 'title', text: 'MiniWoB++' },
        {
          kind: 'text',
          text: `Its pages are at ${MINIWOB}/ and their name, with a seed: ${MINIWOB}/click-test?seed=3. They come from the folder that the server was started with.`,
        },
      ],
    };
  const seed = Number(query['seed'] ?? 0);
  return {
    ...plain,
    title: name,
    blocks: [],
    live: { src: `/miniwob/miniwob/${name}.html`, seed: Number.isSafeInteger(seed) && seed >= 0 ? seed : 0 },
  };
}

/** The context that a page may need besides the browser's state. */
export interface Outside {
  now: number;
  zone: string;
  h24: boolean;
  files: Readonly<Record<string, FileEntry>>;
}

/** The page of the web that a file stands for: `<meta name="tapworld-page" content="maze?seed=5">`, a game or an address. */
export function pageOfFile(text: string): string | null {
  const content = /<meta\s+name="tapworld-page"\s+content="([^"]+)"/i.exec(text)?.[1];
  if (!content) return null;
  return /^https?:/.test(content)
    ? content
    : /^[\w.-]+\.example/.test(content)
      ? `https://${content}`
      : `https://pocketgames.example/${content.replace(/^\//, '')}`;
}

const bare = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();
/** A plain file of HTML: its headings, paragraphs and lists. */
function htmlBlocks(text: string): Block[] {
  const body =
    /<body[^>]*>([\s\S]*?)(<\/body>|$)/i.exec(text)?.[1] ?? text.replace(/<head[\s\S]*?<\/head>/i, '');
  const parts = [...body.matchAll(/<(h[1-6]|p|li|pre)[^>]*>([\s\S]*?)<\/\1>/gi)].map((m): Block =>
    m[1]!.toLowerCase().startsWith('h')
      ? { kind: 'heading', text: bare(m[2]!) }
      : m[1]!.toLowerCase() === 'li'
        ? { kind: 'list', items: [bare(m[2]!)] }
        : { kind: 'text', text: bare(m[2]!) },
  );
  return parts.length > 0 ? parts : [{ kind: 'text', text: bare(body) }];
}

function fileView(path: string, outside: Outside, own: (url: string) => View): View {
  const file = fileAt(outside.files, path);
  const name = path.split('/').at(-1) ?? path;
  const plain = (title: string, blocks: readonly Block[]): View => ({
    title,
    lang: 'en',
    site: null,
    blocks,
  });
  if (!file)
    return plain(name, [
      { kind: 'title', text: 'This file is not there' },
      {
        kind: 'text',
        text: `Nothing on this phone is called ${path.slice(1)}. It may have been moved or deleted.`,
      },
    ]);
  if (file.kind === 'folder') {
    const inside = orderedEntries(outside.files, (a, b) => compare(a.name, b.name)).filter(
      ([, f]) => f.parent === file.id && f.binned === null,
    );
    return plain(name, [
      { kind: 'title', text: path.slice(1) },
      {
        kind: 'links',
        style: 'rows',
        items: inside.map(([, f]) => ({
          url: `file://${encodeURI(`${path.replace(/\/$/, '')}/${f.name}`)}`,
          title: f.name,
          text:
            f.kind === 'folder'
              ? 'Folder'
              : `${formatBytes(f.size)} · ${formatWhen(f.at, outside.now, outside.zone, outside.h24)}`,
        })),
      },
    ]);
  }
  if (file.text === undefined)
    return plain(name, [
      { kind: 'title', text: name },
      { kind: 'text', text: 'The browser shows web pages and text. Another app may open this file.' },
    ]);
  if (file.mime === 'text/html' || /\.html?$/i.test(name)) {
    const reference = pageOfFile(file.text);
    return reference
      ? { ...own(reference), site: null }
      : plain(bare(/<title>([\s\S]*?)<\/title>/i.exec(file.text)?.[1] ?? name), htmlBlocks(file.text));
  }
  if (file.mime === 'text/csv') {
    const [head, ...rows] = file.text
      .trim()
      .split('\n')
      .map(l => l.split(','));
    return plain(name, [
      { kind: 'title', text: name },
      { kind: 'table', head: head!, rows },
    ]);
  }
  return plain(name, [
    { kind: 'title', text: name },
    ...(file.mime === 'text/markdown'
      ? blocksOf(file.text.replace(/^# /gm, '## '))
      : file.text
          .split('\n')
          .filter(Boolean)
          .map((text): Block => ({ kind: 'text', text }))),
  ]);
}

/** The address whose page is shown: that which a file refers to, where it refers to one. */
export function effective(url: string, files: Outside['files']): string {
  const a = parse(url);
  if (a.scheme !== 'file') return url;
  const file = fileAt(files, a.path);
  return (file?.text === undefined ? null : pageOfFile(file.text)) ?? url;
}

/** The page at an address. */
export function viewOf(
  state: Browser,
  url: string,
  visit: Pick<Visit, 'sent' | 'fields'>,
  outside: Outside,
): View {
  const address = parse(url);
  if (address.scheme === 'about') return { title: 'New tab', lang: 'en', site: null, blocks: [] };
  if (address.scheme === 'file')
    return fileView(address.path, outside, to => viewOf(state, to, visit, outside));
  if (address.host === MINIWOB) return miniwobView(address);
  const face = faceOf(address.host);
  const page: Env['page'] = (blocks, title, more = {}) => ({
    title,
    lang: 'en',
    site: face,
    blocks,
    ...more,
  });
  const found = SITES[address.host]?.({
    state,
    address,
    visit,
    now: outside.now,
    zone: outside.zone,
    h24: outside.h24,
    page,
  });
  if (found) return found;
  return page(
    [
      { kind: 'title', over: 'Error 404', text: 'This page is not here' },
      { kind: 'text', text: `${face?.name ?? address.host} has no page at ${address.path}.` },
      {
        kind: 'links',
        style: 'rows',
        items: [{ url: addressOf(address.host), title: `Go to ${face?.name ?? address.host}` }],
      },
    ],
    'Page not found',
  );
}

export const isNewTab = (url: string): boolean => url === NEW_TAB;
/** A page as text, for a file or the clipboard. */
export const textOf = (view: View): string => `${wordsOf(view)}\n`;
/** Bytes that a page weighs, for the count of mobile data. */
export const weightOf = (view: View, images: boolean): number =>
  24_000 +
  wordsOf(view).length * 3 +
  (images
    ? view.blocks.reduce(
        (sum, b) =>
          sum +
          (b.kind === 'picture' || b.kind === 'facts'
            ? 90_000
            : b.kind === 'links'
              ? b.items.filter(i => i.picture).length * 40_000
              : 0),
        0,
      )
    : 0);
