import { formatDay, formatTime, formatWhen } from '../../../../src/sdk/core/format.ts';
import { addressOf } from '../address.ts';
import { blocksOf, type Block } from '../blocks.ts';
import { FILES } from '../files.ts';
import {
  itemOf,
  leadOf,
  pageAt,
  pagesOf,
  shortened,
  urlOf,
  type Env,
  type PageRow,
  type Site,
} from './env.ts';
import { fileBlock } from './parts.ts';

const HOST = 'bayecho.example';

const newest = (list: readonly PageRow[]) =>
  [...list].sort((a, b) => b.at! - a.at! || (a.id < b.id ? -1 : 1));

function report(found: PageRow, { state, now, zone, h24 }: Env): readonly Block[] {
  const url = urlOf(found);
  const comments = Object.entries(state.comments)
    .map(([id, c]) => ({ id, ...c }))
    .filter(c => c.url === url)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const near = newest(pagesOf(state, HOST))
    .filter(p => p.id !== found.id && p.groups[0] === found.groups[0])
    .slice(0, 3);
  return [
    { kind: 'title', over: found.groups[0]!, text: found.title },
    {
      kind: 'text',
      small: true,
      text: `${found.author} · ${formatDay(found.at!, zone, 2026)}, ${formatTime(found.at!, zone, h24)}`,
    },
    ...(found.picture ? [{ kind: 'picture', name: found.picture, alt: found.title } as const] : []),
    ...blocksOf(found.body),
    { kind: 'heading', text: comments.length === 1 ? '1 comment' : `${comments.length} comments` },
    ...comments.map((c): Block => ({
      kind: 'quote',
      text: c.text,
      by: c.name,
      when: formatWhen(c.at, now, zone, h24),
    })),
    { kind: 'form', form: 'comment' },
    ...(near.length > 0
      ? [
          { kind: 'heading', text: `More from ${found.groups[0]}` } as const,
          {
            kind: 'links',
            style: 'rows',
            items: near.map(p => itemOf(p, { text: formatWhen(p.at!, now, zone, h24) })),
          } as const,
        ]
      : []),
  ];
}

/** Bay Echo: reports by section, newest first, with comments. */
export const news: Site = env => {
  const {
    state,
    address: { path },
    page,
    now,
    zone,
    h24,
  } = env;
  const list = newest(pagesOf(state, HOST));
  const card = (p: PageRow) =>
    itemOf(p, {
      text: shortened(leadOf(p.body), 100),
      meta: `${p.groups[0]} · ${formatWhen(p.at!, now, zone, h24)}`,
      picture: p.picture,
    });
  if (path === '/')
    return page(
      [
        { kind: 'links', style: 'cards', items: list.slice(0, 3).map(card) },
        { kind: 'links', style: 'rows', items: list.slice(3).map(p => ({ ...card(p), text: '' })) },
        fileBlock(addressOf(HOST, '/files/crossword-march.txt'), FILES),
      ],
      'Bay Echo',
    );
  if (path.startsWith('/section/')) {
    const section = path.slice('/section/'.length);
    const found = list.filter(p => p.groups.includes(section));
    return found.length === 0
      ? null
      : page(
          [
            { kind: 'title', text: section },
            { kind: 'links', style: 'cards', items: found.map(card) },
          ],
          `${section} – Bay Echo`,
        );
  }
  if (path === '/newsletter')
    return page(
      [
        { kind: 'title', text: 'The Echo by email' },
        {
          kind: 'text',
          text: 'What happened, in five minutes, before breakfast. You can leave at any time.',
        },
        { kind: 'form', form: 'newsletter' },
      ],
      'Newsletter – Bay Echo',
    );
  const found = pageAt(state, HOST, path);
  return found ? page(report(found, env), found.title, { readable: true }) : null;
};
