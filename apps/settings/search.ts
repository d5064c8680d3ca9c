import { of, type View } from './model.ts';
import { pageOf, pages } from './pages.ts';
import { appsOf } from './select.ts';

export interface Result {
  /** Unique among results. */
  id: string;
  title: string;
  /** Where it is, from the first page on: `Connections > Hotspot`. */
  path: string;
  route: string;
  params?: Record<string, string>;
  /** Entry to point out on the page. */
  entry?: string;
  app?: string;
}

const plainTitle = (route: string): string => {
  const { title } = pageOf(route);
  return typeof title === 'string' ? title : 'Details';
};
function pathOf(route: string): string {
  const names: string[] = [];
  for (let at: string | null = route; at !== null && at !== '/'; at = pageOf(at).parent)
    names.unshift(plainTitle(at));
  return names.join(' › ') || 'Settings';
}

/** Keywords of the links that lead to a page: they are the page's own words too. */
const linkWords = (route: string): string =>
  pages
    .flatMap(p => p.sections.flatMap(s => s.entries ?? []))
    .flatMap(e =>
      e.kind === 'link' && typeof e.to !== 'function' && e.to.route === route && e.keywords
        ? [e.keywords]
        : [],
    )
    .join(' ');

interface Item extends Result {
  words: string;
  shown: (v: View) => boolean;
}
let index: readonly Item[] | undefined;

/** Pages and entries that need no parameter, each once. */
function items(): readonly Item[] {
  index ??= pages
    .filter(p => !p.route.includes(':') && p.route !== '/' && p.route !== '/search')
    .flatMap((p): Item[] => [
      ...(typeof p.title === 'string'
        ? [
            {
              id: p.route,
              title: p.title,
              path: pathOf(p.parent ?? '/'),
              route: p.route,
              words: `${p.title} ${p.keywords ?? ''} ${linkWords(p.route)}`,
              shown: (v: View) => p.route !== '/developer' || v.phone.os.settings.developer.enabled,
            },
          ]
        : []),
      ...p.sections.flatMap(section =>
        (section.entries ?? [])
          .filter(
            e =>
              typeof e.title === 'string' &&
              !(
                e.kind === 'link' &&
                pages.some(
                  other =>
                    other.title === e.title && typeof e.to !== 'function' && e.to.route === other.route,
                )
              ),
          )
          .map((e): Item => ({
            id: `${p.route}#${e.id}`,
            title: e.title as string,
            path: pathOf(p.route),
            route: p.route,
            entry: e.id,
            words: `${e.title as string} ${e.keywords ?? ''} ${e.kind === 'link' && typeof e.to !== 'function' ? (pageOf(e.to.route).keywords ?? '') : ''}`,
            shown: v => (!e.shown || e.shown(v)) && (!section.shown || section.shown(v)),
          })),
      ),
      ...(p.route === '/about'
        ? [
            {
              id: '/about#build',
              title: 'Build number',
              path: pathOf(p.route),
              route: p.route,
              entry: 'build',
              words: 'Build number developer',
              shown: () => true,
            },
          ]
        : []),
    ]);
  return index;
}

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en').replaceAll('-', '');
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,.()/]+/)
    .filter(Boolean);

/** Settings and apps whose words all begin so, the best first: titles before keywords, short before long. */
export function searchSettings(v: View, query: string): Result[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const rank = (title: string, words: string): number | undefined => {
    const inTitle = wordsOf(title);
    const inAll = wordsOf(words);
    if (!asked.every(a => inAll.some(w => w.startsWith(a)))) return undefined;
    if (fold(title) === fold(query.trim())) return 0;
    if (asked.every(a => inTitle.some(w => w.startsWith(a))))
      return fold(title).startsWith(asked[0]!) ? 1 : 2;
    return 3;
  };
  const found = [
    ...items()
      .filter(i => i.shown(v))
      .map(i => ({ i, rank: rank(i.title, i.words) })),
    ...appsOf(v).map(m => ({
      i: {
        id: `app:${m.id}`,
        title: m.name,
        path: 'Apps',
        route: '/app/:app',
        params: { app: m.id },
        app: m.id,
      } as Result,
      rank: rank(m.name, `${m.name} app`),
    })),
  ].filter((x): x is { i: Item; rank: number } => x.rank !== undefined);
  return found
    .sort((a, b) => a.rank - b.rank || a.i.title.length - b.i.title.length || (a.i.id < b.i.id ? -1 : 1))
    .map(({ i }) => ({
      id: i.id,
      title: i.title,
      path: i.path,
      route: i.route,
      ...(i.params ? { params: i.params } : {}),
      ...(i.entry ? { entry: i.entry } : {}),
      ...(i.app ? { app: i.app } : {}),
    }));
}

/** Title of a route for lists and headings. */
export const titleAt = (route: string, v: View): string => of(pageOf(route).title, v);
