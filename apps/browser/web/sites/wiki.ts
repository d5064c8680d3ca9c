import { blocksOf, type Block } from '../blocks.ts';
import { searchPages } from '../search.ts';
import { itemOf, leadOf, pageAt, pagesOf, shortened, type PageRow, type Site } from './env.ts';

const HOST = 'commonplace.example';
const find = (value: string): Block => ({
  kind: 'search',
  label: 'Search Commonplace',
  host: HOST,
  path: '/search',
  value,
});
const inGroup = (list: readonly PageRow[], group: string) => list.filter(p => p.groups.includes(group));
const named = (path: string) => path.replace(/^\/category\//, '').replace(/_/g, ' ');

function article(page: PageRow): readonly Block[] {
  return [
    { kind: 'title', text: page.title },
    ...(page.facts.length > 0
      ? [{ kind: 'facts', title: page.title, picture: page.picture, rows: page.facts } as const]
      : page.picture
        ? [{ kind: 'picture', name: page.picture, alt: page.title } as const]
        : []),
    ...blocksOf(page.body),
    { kind: 'heading', text: 'Categories' },
    {
      kind: 'links',
      style: 'chips',
      items: page.groups.map(g => ({
        url: `https://${HOST}/category/${encodeURI(g.replace(/ /g, '_'))}`,
        title: g,
      })),
    },
  ];
}

/** Commonplace: an encyclopaedia of linked articles. */
export const wiki: Site = ({ state, address: { path, query }, page }) => {
  const list = pagesOf(state, HOST);
  const groups = [...new Set(list.flatMap(p => p.groups))].sort();
  const groupLink = (g: string) => ({
    url: `https://${HOST}/category/${encodeURI(g.replace(/ /g, '_'))}`,
    title: g,
    text: `${inGroup(list, g).length} articles`,
  });
  if (path === '/') {
    const chosen = ['Harrow Bay', 'Gullwing Lighthouse', 'Tides', 'Bees', 'Printing press'].flatMap(title =>
      list.filter(p => p.title === title),
    );
    return page(
      [
        { kind: 'title', text: 'Commonplace', over: 'The encyclopaedia of the bay and beyond' },
        find(''),
        { kind: 'text', text: `${list.length} articles, written by readers.`, small: true },
        { kind: 'heading', text: 'Worth reading' },
        {
          kind: 'links',
          style: 'cards',
          items: chosen.map(p => itemOf(p, { text: shortened(leadOf(p.body), 110), picture: p.picture })),
        },
        { kind: 'heading', text: 'Categories' },
        {
          kind: 'links',
          style: 'chips',
          items: groups.map(groupLink).map(({ url, title }) => ({ url, title })),
        },
      ],
      'Commonplace',
    );
  }
  if (path === '/all')
    return page(
      [
        { kind: 'title', text: 'All articles' },
        find(''),
        { kind: 'links', style: 'rows', items: list.map(p => itemOf(p, { text: p.groups.join(' · ') })) },
      ],
      'All articles',
    );
  if (path === '/categories')
    return page(
      [
        { kind: 'title', text: 'Categories' },
        { kind: 'links', style: 'rows', items: groups.map(groupLink) },
      ],
      'Categories',
    );
  if (path === '/search') {
    const found = searchPages(state, query['q'] ?? '', 'seek', HOST);
    return page(
      [
        { kind: 'title', text: 'Search' },
        find(query['q'] ?? ''),
        {
          kind: 'text',
          small: true,
          text:
            found.length === 0
              ? `No article has “${query['q'] ?? ''}”.`
              : `${found.length} ${found.length === 1 ? 'article' : 'articles'}`,
        },
        {
          kind: 'links',
          style: 'rows',
          items: found.map(f => ({ url: f.url, title: f.title, text: f.snippet })),
        },
      ],
      `Search: ${query['q'] ?? ''}`,
    );
  }
  if (path.startsWith('/category/')) {
    const found = inGroup(list, named(path));
    return found.length === 0
      ? null
      : page(
          [
            { kind: 'title', over: 'Category', text: named(path) },
            {
              kind: 'links',
              style: 'rows',
              items: found.map(p => itemOf(p, { text: shortened(leadOf(p.body), 90) })),
            },
          ],
          named(path),
        );
  }
  const found = pageAt(state, HOST, path);
  return found ? page(article(found), found.title, { readable: true, foot: 'Text free to copy.' }) : null;
};
