import { readFileSync, writeFileSync } from 'node:fs';
import { start } from './start.ts';
import { reports } from './news.ts';
import { texts } from './reading.ts';
import { products } from './shop.ts';
import { wikiBay } from './wiki-bay.ts';
import { wikiScience } from './wiki-science.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Browser, Page } from '../../../apps/browser/state.ts';

/*
 * Writes world.json from the pages of scripts/world/browser: npx tsx scripts/world/browser/build.ts
 */
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const pictures = new Set(
  (
    JSON.parse(readFileSync(new URL('../../../assets/pictures/index.json', import.meta.url), 'utf8')) as {
      name: string;
    }[]
  ).map(p => p.name),
);
const pictured = (name: string | undefined): string | null => {
  if (name !== undefined && !pictures.has(name)) throw new Error(`No picture ${name}`);
  return name ?? null;
};

/** An article in the form of scripts/world/browser/wiki-bay.ts. */
function article(text: string): [string, Page] {
  const [title, ...lines] = text.trim().split('\n');
  const head = lines.findIndex(l => !/^[@!+] /.test(l));
  const marked = (mark: string) =>
    lines
      .slice(0, head)
      .filter(l => l.startsWith(`${mark} `))
      .map(l => l.slice(2));
  const facts = marked('@').map(l => {
    const cut = l.indexOf(': ');
    return { name: l.slice(0, cut), value: l.slice(cut + 2) };
  });
  return [
    `page-wiki-${slug(title!)}`,
    {
      site: 'commonplace.example',
      path: `/${title!.replace(/ /g, '_')}`,
      title: title!,
      kind: 'wiki',
      lang: 'en',
      picture: pictured(marked('!')[0]),
      facts,
      groups: marked('+').flatMap(l => l.split(', ')),
      author: '',
      at: null,
      body: lines.slice(head).join('\n').trim(),
    },
  ];
}

const articles = `${wikiBay}\n${wikiScience}`.split(/^# /m).slice(1).map(article);
const titles = new Set(articles.map(([, a]) => a.title));
for (const [, a] of articles)
  for (const [, to] of a.body.matchAll(/\[\[([^\]|]+)/g))
    if (!titles.has(to!)) throw new Error(`${a.title} links to ${to}, which is no article`);
for (const [, a] of articles) {
  const words = a.body.split(/\s+/).length;
  if (words < 70 || words > 260) throw new Error(`${a.title} has ${words} words`);
}

const pages: Browser['pages'] = {
  ...Object.fromEntries(articles),
  ...Object.fromEntries(
    reports.map(r => [
      `page-echo-${r.id}`,
      {
        site: 'bayecho.example',
        path: `/${r.at.slice(0, 10).replaceAll('-', '/')}/${r.id}`,
        title: r.title,
        kind: 'news',
        lang: 'en',
        picture: pictured(r.picture),
        facts: [],
        groups: [r.section],
        author: r.author,
        at: at(r.at),
        body: r.body.trim(),
      } satisfies Page,
    ]),
  ),
  ...Object.fromEntries(
    texts.map(t => [
      `page-${t.site.replace('.example', '')}-${slug(t.path) || 'start'}`,
      {
        site: t.site,
        path: t.path,
        title: t.title,
        kind: t.kind,
        lang: t.lang,
        picture: pictured(t.picture),
        facts: (t.facts ?? []).map(([name, value]) => ({ name, value })),
        groups: [...(t.groups ?? [])],
        author: t.author ?? '',
        at: t.at ? at(t.at) : null,
        body: t.body.trim(),
      } satisfies Page,
    ]),
  ),
};
const comments = Object.fromEntries(
  reports.flatMap(r =>
    (r.comments ?? []).map(([name, text, when], i) => [
      `comment-${r.id}-${i + 1}`,
      {
        url: `https://bayecho.example${pages[`page-echo-${r.id}`]!.path}`,
        name,
        text,
        at: at(when),
        mine: false,
      },
    ]),
  ),
);

const base = start(at);
const urlOf = (id: string) => {
  const p = pages[id];
  if (!p) throw new Error(`No page ${id}`);
  return `https://${p.site}${encodeURI(p.path)}`;
};
const linked = ({ page, url, title }: { page?: string; url?: string; title?: string }) => ({
  url: page ? urlOf(page) : url!,
  title: title ?? pages[page!]!.title,
});
const visit = (id: string, v: { page?: string; url?: string; title?: string }, when: string) => ({
  id: `visit-${id}`,
  ...linked(v),
  at: at(when),
  status: 'ok' as const,
  fields: {},
  step: 0,
  tried: 0,
  sent: null,
  failed: false,
  play: null,
  reader: false,
  blocked: null,
});

const world: Browser = {
  tabs: Object.fromEntries(
    base.tabs.map(t => [
      `tab-${t.id}`,
      {
        private: false,
        openedAt: at(t.at),
        visits: t.visits.map((v, i) => visit(`${t.id}-${i + 1}`, v, t.at)),
        at: t.visits.length - 1,
      },
    ]),
  ),
  active: `tab-${base.active}`,
  activePrivate: false,
  history: Object.fromEntries(
    base.history.map(([when, v], i) => [
      `past-${String(i + 1).padStart(3, '0')}`,
      { ...linked(v), at: at(when) },
    ]),
  ),
  bookmarks: Object.fromEntries(
    base.bookmarks.map(([id, v, folder, when]) => [
      `bookmark-${id}`,
      { ...linked(v), folder: folder === null ? null : `folder-${folder}`, at: at(when) },
    ]),
  ),
  folders: Object.fromEntries(
    base.folders.map(([id, name, when]) => [`folder-${id}`, { name, at: at(when) }]),
  ),
  reading: Object.fromEntries(
    base.reading.map(([id, v, when, read]) => [`reading-${id}`, { ...linked(v), at: at(when), read }]),
  ),
  downloads: Object.fromEntries(
    base.downloads.map(d => [
      `download-${d.id}`,
      {
        name: d.name,
        url: d.url,
        mime: d.mime,
        bytes: d.bytes,
        got: d.bytes,
        since: null,
        rate: 400_000,
        status: 'done' as const,
        path: `Download/${d.name}`,
        text: '',
        at: at(d.at),
      },
    ]),
  ),
  sites: { 'longtide.example': { zoom: 120, desktop: false, popups: false } },
  submissions: {},
  comments,
  cart: Object.fromEntries(
    base.cart.map(([product, quantity, when], i) => [
      `line-${i + 1}`,
      { product: `product-${product}`, quantity, at: at(when) },
    ]),
  ),
  orders: {},
  games: {},
  searches: [...base.searches],
  settings: {
    home: '',
    engine: 'seek',
    blockImages: false,
    doNotTrack: false,
    popups: false,
    zoom: 100,
    suggestions: true,
    readerSize: 100,
    readerTheme: 'phone',
  },
  pages,
  products: Object.fromEntries(
    products.map(
      ([id, name, kind, shape, colour, material, cents, wasCents, rating, reviews, stock, grams, text]) => [
        `product-${id}`,
        {
          name,
          kind,
          colour,
          material,
          cents,
          wasCents,
          rating,
          reviews,
          stock,
          grams,
          text,
          picture: pictured(`goods-${shape}-${colour}`)!,
        },
      ],
    ),
  ),
};
writeFileSync(
  new URL('../../../apps/browser/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
