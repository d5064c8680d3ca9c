import type { Phone } from '../../../apps/catalogue.ts';
import type { Page, Tab, Visit } from '../../../apps/browser/state.ts';
import { plainAddress } from '../../../apps/browser/select.ts';
import { added } from '../../../judges/changes.ts';
import type { ChangeRule } from '../form.ts';
import type { Row } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { openFolder } from '../files/make.ts';
import { button, field, fill, open, press, rid, row, scrollTo, tap, type Steps } from '../steps.ts';

export const urlOf = (page: Pick<Page, 'site' | 'path'>): string =>
  `https://${page.site}${encodeURI(page.path)}`;
export const sameUrl = (a: string, b: string): boolean => plainAddress(a) === plainAddress(b);
export const isArticle = (p: Page): boolean => p.kind === 'wiki';
/** Articles with a title of their own among those of the encyclopaedia. */
export const articles = (s: Phone): Row<Page>[] =>
  Object.entries(s.apps.browser.pages)
    .filter(([, p]) => isArticle(p))
    .map(([id, p]) => ({ ...p, id }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** A visit as the browser keeps it. */
export const visit = (id: string, url: string, title: string, at: number): Visit => ({
  id: `visit-${id}`,
  url,
  title,
  at,
  status: 'ok',
  fields: {},
  step: 0,
  tried: 0,
  sent: null,
  failed: false,
  play: null,
  reader: false,
  blocked: null,
});
/** A tab that shows one page. */
export const tabOf = (id: string, page: Pick<Page, 'site' | 'path' | 'title'>, at: number): Tab => ({
  private: false,
  openedAt: at,
  visits: [visit(id, urlOf(page), page.title, at)],
  at: 0,
});

/** Puts a file of this content into Download, as a site would have left it there. */
export function putInDownload(s: Phone, name: string, text: string): void {
  const { files } = s.device.storage;
  const folder = Object.keys(files).find(id => files[id]!.name === 'Download' && files[id]!.parent === null)!;
  files[`file-${name.replace(/\W/g, '-')}`] = {
    name,
    parent: folder,
    kind: 'file',
    text,
    size: text.length,
    mime: 'text/html',
    at: s.clock.now - 600_000,
    binned: null,
  };
}
/** A page of HTML that stands for a game, as AndroidWorld's task.html does. */
export const gameFile = (game: string, seed: number): string =>
  `<!DOCTYPE html>\n<html>\n<head>\n<title>Task</title>\n<meta name="tapworld-page" content="${game}?seed=${seed}">\n</head>\n<body>\n<p>Open this page in a browser.</p>\n</body>\n</html>\n`;

type GameName = Phone['apps']['browser']['games'][string]['game'];

/** A game is handed in to its site. */
export function handIn(s: Phone, ctx: SetupCtx, game: GameName, seed: number, success = true): void {
  s.apps.browser.games[ctx.id('game')] = { game, seed: String(seed), success, at: s.clock.now };
}

/** The game is solved once, after as many failed tries as the agent needed: a game is there to be tried. */
export const solved =
  (game: GameName, mostFailed = Infinity): ChangeRule<{ seed: number }> =>
  (s, { seed }, ctx, now) => {
    const tries = added(s.apps.browser.games, now.apps.browser.games).filter(
      g => g.game === game && g.seed === String(seed) && !g.success,
    );
    for (const _ of tries.slice(0, mostFailed)) handIn(s, ctx, game, seed, false);
    handIn(s, ctx, game, seed);
  };

/** Fills in a form of a site and sends it. */
export function sendForm(ctx: SetupCtx, url: string, form: string, fields: Record<string, string>): void {
  ctx.act('browser', 'open', { url });
  for (const [name, value] of Object.entries(fields)) ctx.act('browser', 'setField', { name, value });
  ctx.act('browser', 'sendForm', { form });
}

/** Opens an address in the browser. */
export function* goTo(address: string): Steps {
  let seen = yield open('browser');
  seen = yield tap(seen, rid('address-bar'));
  return yield fill(seen, field('Address'), address, { enter: true });
}
/** Opens a file of Download in the browser, from the file manager. */
export function* openFile(name: string): Steps {
  let seen = yield* openFolder('Download');
  seen = yield* scrollTo(seen, row(name));
  return yield tap(seen, row(name));
}
/** An entry of the page's menu. */
export function* fromMenu(seen: Parameters<typeof tap>[0], entry: string): Steps {
  seen = yield tap(seen, button('Menu'));
  return yield tap(seen, button(entry));
}
/** Puts the keyboard away. */
export function* hideKeyboard(seen: Parameters<typeof tap>[0]): Steps {
  return seen.keyboard ? yield press('back') : seen;
}
