import { formatMoney } from '../../../src/sdk/core/format.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import type { Browser } from '../state.ts';
import type { Engine } from './address.ts';
import { plainOf } from './blocks.ts';
import { FACES } from './sites/faces.ts';
import { productUrl } from './sites/shop.ts';
import { GAME_NAMES } from './sites/games.ts';

export interface Found {
  url: string;
  title: string;
  host: string;
  snippet: string;
  at: number;
}
interface Doc {
  url: string;
  title: string;
  host: string;
  words: string;
  lower: string;
  at: number;
}

/** Pages that are no rows of the table: what their sites make. */
const FIXED: readonly (readonly [host: string, path: string, title: string, words: string])[] = [
  [
    'harrowbay.example',
    '/contact',
    'Contact the council',
    'Write to Harrow Bay Council about roads, lamps, bins, parks, libraries and parking.',
  ],
  [
    'harrowbay.example',
    '/survey',
    'Residents’ survey 2026',
    'Tell the council how you get about, whether the quay lamps are bright enough and what to mend first.',
  ],
  [
    'harrowbay.example',
    '/register',
    'Register for a parking card',
    'Residents of zones A, B and C register in three steps.',
  ],
  [
    'harrowbay.example',
    '/bins',
    'Report a missed bin',
    'Tell us about a grey, green, blue or brown bin that was not emptied.',
  ],
  [
    'harrowferries.example',
    '/timetable',
    'Ferry timetable',
    'Sailings between Harrow Bay Pier 3, Gullwing Point and Gannet Isle on weekdays and at weekends.',
  ],
  ['harrowferries.example', '/fares', 'Ferry fares', 'Single, return, ten-trip tickets, bicycles and dogs.'],
  [
    'harrowferries.example',
    '/groups',
    'Group places on the ferry',
    'Ask for places for ten people and more.',
  ],
  [
    'hblibraries.example',
    '/downloads',
    'Library downloads',
    'Reading list, opening hours, map of branches, local history pack.',
  ],
  [
    'bayecho.example',
    '/newsletter',
    'Newsletter of the Bay Echo',
    'The Echo by email: daily, weekly or monthly.',
  ],
  ['tidecam.example', '/', 'Tide Cam', 'Live picture of the harbour mouth.'],
  [
    'whatismy.example',
    '/',
    'What is my browser',
    'Shows what a browser tells of itself: desktop or mobile, do not track, images.',
  ],
  ['bargainbarrow.example', '/', 'Bargain Barrow', 'Deals that open in a window of their own.'],
];

const docsOf = remembered((pages: Browser['pages'], products: Browser['products']): readonly Doc[] => {
  const doc = (url: string, title: string, host: string, words: string, at = 0): Doc => ({
    url,
    title,
    host,
    words,
    lower: `${title}\n${words}`.toLowerCase(),
    at,
  });
  return [
    ...Object.values(pages).map(p =>
      doc(
        `https://${p.site}${encodeURI(p.path)}`,
        p.title,
        p.site,
        plainOf(
          `${p.body.replace(/^(## |- |> |\d+\. )/gm, '').replace(/^\|(.*)\|$/gm, (_, row: string) =>
            row
              .split('|')
              .map(c => c.trim())
              .join(', '),
          )}\n${p.facts.map(f => `${f.name}: ${f.value}`).join('\n')}`,
        ),
        p.at ?? 0,
      ),
    ),
    ...Object.entries(products).map(([id, p]) =>
      doc(
        productUrl(id),
        p.name,
        'tinhouse.example',
        `${p.text} ${p.colour} ${p.material}, ${formatMoney(p.cents)}`,
      ),
    ),
    ...FIXED.map(([host, path, title, words]) => doc(`https://${host}${path}`, title, host, words)),
    ...Object.entries(GAME_NAMES).map(([game, name]) =>
      doc(
        `https://pocketgames.example/${game}`,
        `${name} – Pocket Games`,
        'pocketgames.example',
        `Play ${name}.`,
      ),
    ),
  ].sort((a, b) => compare(a.title, b.title) || compare(a.url, b.url));
});

function snippetOf(doc: Doc, word: string): string {
  const at = Math.max(0, doc.words.toLowerCase().indexOf(word));
  const from = at < 60 ? 0 : doc.words.indexOf(' ', at - 50) + 1;
  const text = doc.words
    .slice(from, from + 150)
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${text}${from + 150 < doc.words.length ? '…' : ''}`;
}

/** Points of a page for words: titles count most, then how often they stand in the text. Nothing where a word is missing. */
function points(doc: Doc, words: readonly string[], titled: number): number {
  const title = doc.title.toLowerCase();
  let sum = title === words.join(' ') ? 12 : 0;
  for (const word of words) {
    const times = doc.lower.split(word).length - 1;
    if (times === 0) return 0;
    sum +=
      (title.split(/[^\p{L}\p{N}]+/u).includes(word) ? 6 : title.includes(word) ? 3 : 0) * titled +
      Math.min(4, times);
  }
  return sum;
}

/**
 * What the web has for words, best first; all words have to be there. Each engine weighs in its own way, and
 * the order is the same always. `host` keeps to one site.
 */
export function searchPages(
  state: Pick<Browser, 'pages' | 'products'>,
  query: string,
  engine: Engine,
  host?: string,
): Found[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const scored = docsOf(state.pages, state.products)
    .filter(d => host === undefined || d.host === host)
    .flatMap(d => {
      const score = points(d, words, engine === 'seek' ? 2 : 1);
      return score > 0 ? [{ d, score }] : [];
    });
  scored.sort(
    (a, b) => (engine === 'quarry' ? b.d.at - a.d.at : 0) || (engine === 'oldlamp' ? 0 : b.score - a.score),
  );
  return scored.map(({ d }) => ({
    url: d.url,
    title: d.title,
    host: d.host,
    snippet: snippetOf(d, words[0]!),
    at: d.at,
  }));
}

/** Names of sites that begin with what is typed, for suggestions. */
export const sitesNamed = (typed: string): { host: string; name: string }[] =>
  Object.entries(FACES).flatMap(([host, { name }]) =>
    typed !== '' &&
    (host.startsWith(typed.toLowerCase()) || name.toLowerCase().startsWith(typed.toLowerCase()))
      ? [{ host, name }]
      : [],
  );
