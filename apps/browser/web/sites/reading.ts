import { formatDay } from '../../../../src/sdk/core/format.ts';
import { ENGINES, type Engine } from '../address.ts';
import { blocksOf, type Block } from '../blocks.ts';
import { searchPages } from '../search.ts';
import { faceOf } from './faces.ts';
import { itemOf, leadOf, pageAt, pagesOf, shortened, type Site } from './env.ts';

/** Sites that are all pages of the table: a magazine, a recipe blog, a town, a noodle house, a bakery. */
export const reading: Site = ({ state, address: { host, path }, page, zone }) => {
  const found = pageAt(state, host, path);
  if (found) {
    const about: Block[] =
      found.kind === 'recipe' && found.facts.length > 0
        ? [{ kind: 'facts', title: found.title, picture: null, rows: found.facts }]
        : found.facts.length > 0
          ? [{ kind: 'table', head: [found.title, ''], rows: found.facts.map(f => [f.name, f.value]) }]
          : [];
    const by = [found.author, found.at === null ? '' : formatDay(found.at, zone, 2026)]
      .filter(Boolean)
      .join(' · ');
    return page(
      [
        { kind: 'title', text: found.title },
        ...(by ? [{ kind: 'text', small: true, text: by } as const] : []),
        ...(found.picture ? [{ kind: 'picture', name: found.picture, alt: found.title } as const] : []),
        ...about,
        ...blocksOf(found.body),
      ],
      found.title,
      { lang: found.lang, readable: true },
    );
  }
  const list = pagesOf(state, host);
  if (path !== '/' || list.length === 0) return null;
  const face = faceOf(host)!;
  return page(
    [
      { kind: 'title', text: face.name },
      {
        kind: 'links',
        style: 'cards',
        items: list.map(p => itemOf(p, { text: shortened(leadOf(p.body), 110), picture: p.picture })),
      },
    ],
    face.name,
    { lang: list[0]!.lang },
  );
};

/** A search engine: a field, and what the web has for it. */
export const engine: Site = ({ state, address: { host, path, query }, page }) => {
  const key = (Object.keys(ENGINES) as Engine[]).find(e => ENGINES[e].host === host)!;
  const { name } = ENGINES[key];
  const q = query['q'] ?? '';
  const field: Block = { kind: 'search', label: `Search with ${name}`, host, path: '/search', value: q };
  if (path === '/')
    return page(
      [
        { kind: 'title', text: name },
        field,
        { kind: 'text', small: true, text: 'One small web, looked through in full.' },
      ],
      name,
    );
  if (path !== '/search') return null;
  const found = searchPages(state, q, key);
  return page(
    [
      field,
      {
        kind: 'text',
        small: true,
        text:
          found.length === 0
            ? `Nothing was found for “${q}”. Try fewer or other words.`
            : `${found.length} ${found.length === 1 ? 'page' : 'pages'}${found.length > 20 ? ', the first 20 shown' : ''}`,
      },
      {
        kind: 'links',
        style: 'results',
        items: found.slice(0, 20).map(f => ({ url: f.url, title: f.title, text: f.snippet, meta: f.host })),
      },
    ],
    `${q} – ${name}`,
  );
};
