import { added } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { distinct, from, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, first, open, option, rid, scrollTo, tap, toggle } from '../steps.ts';
import { fromMenu, goTo, isArticle, sameUrl, tabOf, urlOf } from './make.ts';

const marked = (s: Phone, page: { site: string; path: string }) =>
  Object.values(s.apps.browser.bookmarks).some(b => sameUrl(b.url, urlOf(page)));
const pathText = (p: { site: string; path: string }) => `${p.site}${p.path}`;

export const bookmarkInto = task(
  'browser/bookmark-into',
  params({
    page: from('browser', 'pages').where((p, phone) => isArticle(p) && !marked(phone, p)),
    folder: from('browser', 'folders'),
  }),
  {
    tags: ['create', 'organise', 'multi-step'],
    ask: {
      en: [
        ({ page, folder }) =>
          `Bookmark the page ${pathText(page)} in the browser, in the folder “${folder.name}”.`,
        ({ page, folder }) =>
          `Keep the Commonplace article “${page.title}” (${pathText(page)}) as a bookmark in my folder ${folder.name}.`,
      ],
      zh: [({ page, folder }) => `把网页 ${pathText(page)} 加入浏览器书签，放到“${folder.name}”文件夹。`],
    },
    // An address has several spellings: the agent's own is taken where it leads to the page.
    expect: {
      kept: (s, p, ctx, now) => {
        const made = added(s.apps.browser.bookmarks, now.apps.browser.bookmarks);
        const url = made.map(b => b.url).find(u => sameUrl(u, urlOf(p.page))) ?? urlOf(p.page);
        ctx.act('browser', 'addBookmark', { url, title: p.page.title, folder: p.folder.id });
      },
    },
    solve: function* (_seen, { page, folder }) {
      let seen = yield* goTo(pathText(page));
      seen = yield* fromMenu(seen, 'Add bookmark');
      seen = yield* fromMenu(seen, 'Edit bookmark');
      seen = yield tap(seen, rid('folder'));
      seen = yield tap(seen, option(folder.name));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      anotherFolderLikeIt: {
        change: (s, p, ctx) => {
          ctx.act('browser', 'addFolder', { name: `${p.folder.name} 2` });
          const folder = Object.keys(s.apps.browser.folders).at(-1)!;
          ctx.act('browser', 'addBookmark', { url: urlOf(p.page), title: p.page.title, folder });
        },
        because: ['kept', 'sideEffects'],
      },
    },
    alternatives: {
      byAnotherSpelling: {
        change: (_s, p, ctx) =>
          ctx.act('browser', 'addBookmark', {
            url: `http://www.${p.page.site}${p.page.path}`,
            title: p.page.title,
            folder: p.folder.id,
          }),
      },
    },
  },
);

const RANGES = {
  today: { en: 'today', zh: '今天', option: 'Today' },
  week: { en: 'the last seven days', zh: '最近七天', option: 'Last 7 days' },
} as const;
const clear = (ctx: SetupCtx, range: 'hour' | 'today' | 'week' | 'all', sites = false) =>
  ctx.act('browser', 'clearData', { range, history: true, sites, downloads: false });

export const clearBrowsing = task(
  'browser/clear-history',
  params({ range: oneOf('today', 'week'), pages: distinct(3, from('browser', 'pages').where(isArticle)) }),
  {
    tags: ['delete', 'clock', 'settings'],
    ask: {
      en: [
        ({ range }) => `Clear the browsing history of ${RANGES[range].en}, and nothing older.`,
        ({ range }) =>
          `Delete the pages that I visited ${range === 'today' ? 'today' : 'in the last seven days'} from the browser’s history. Everything before that, the shop’s cart and the list of downloads stay.`,
      ],
      zh: [({ range }) => `清除浏览器中${RANGES[range].zh}的浏览记录，更早的记录和其他数据都保留。`],
    },
    setup: (s, p) => {
      const days = [0, 0, 9];
      p.pages.forEach((page, i) => {
        s.apps.browser.history[`past-extra-${'abc'[i]}`] = {
          url: urlOf(page),
          title: page.title,
          at: s.clock.now - days[i]! * 86_400_000 - (i + 1) * 1_500_000,
        };
      });
    },
    expect: { cleared: (_s, p, ctx) => clear(ctx, p.range) },
    solve: function* (_seen, { range }) {
      let seen = yield open('browser');
      seen = yield* fromMenu(seen, 'History');
      seen = yield tap(seen, button('Clear browsing data'));
      seen = yield tap(seen, toggle(RANGES[range].option));
      seen = yield tap(seen, button('Clear data'));
      yield tap(seen, button('Clear'));
      yield done();
    },
    nearMisses: {
      lastHour: { change: (_s, _p, ctx) => clear(ctx, 'hour'), because: 'cleared' },
      everything: { change: (_s, _p, ctx) => clear(ctx, 'all'), because: ['cleared', 'sideEffects'] },
      cartToo: { change: (_s, p, ctx) => clear(ctx, p.range, true), because: 'sideEffects' },
    },
  },
);

export const closeAllBut = task(
  'browser/close-all-but',
  params({ pages: distinct(5, from('browser', 'pages').where(isArticle)) }),
  {
    tags: ['tabs', 'delete'],
    ask: {
      en: [
        ({ pages }) => `Close every tab of the browser but the one that shows “${pages[2]!.title}”.`,
        ({ pages }) =>
          `I only need the tab with the article “${pages[2]!.title}” any more. Close all the others.`,
      ],
      zh: [({ pages }) => `关闭浏览器里除“${pages[2]!.title}”以外的所有标签页。`],
    },
    setup: (s, { pages }) => {
      s.apps.browser.tabs = Object.fromEntries(
        pages.map((page, i) => [
          `tab-${'abcde'[i]}`,
          tabOf('abcde'[i]!, page, s.clock.now - (6 - i) * 3_600_000),
        ]),
      );
      s.apps.browser.active = 'tab-e';
      s.apps.browser.activePrivate = false;
    },
    expect: {
      closed: (_s, _p, ctx) => {
        for (const tab of ['tab-a', 'tab-b', 'tab-d', 'tab-e']) ctx.act('browser', 'closeTab', { tab });
      },
    },
    // Opening tabs and going to other pages is wear, and what the tabs show at the end is asked for.
    invariants: {
      noneIsNew: ({ was, now }) => Object.keys(now.apps.browser.tabs).every(id => was.apps.browser.tabs[id]),
      stillThere: ({ now, p }) => {
        const tab = now.apps.browser.tabs['tab-c'];
        return tab === undefined || sameUrl(tab.visits[tab.at]!.url, urlOf(p.pages[2]!));
      },
    },
    solve: function* (_seen, { pages }) {
      let seen = yield open('browser');
      seen = yield tap(seen, rid('tabs'));
      for (const [i, page] of pages.entries()) {
        if (i === 2) continue;
        seen = yield* scrollTo(seen, first(button(`Close ${page.title}`)));
        seen = yield tap(seen, first(button(`Close ${page.title}`)));
      }
      yield done();
    },
    nearMisses: {
      all: {
        change: (_s, _p, ctx) => ctx.act('browser', 'closeAll', { private: false }),
        because: ['closed', 'sideEffects'],
      },
      ledElsewhere: {
        change: (_s, _p, ctx) => {
          for (const tab of ['tab-a', 'tab-b', 'tab-d', 'tab-e']) ctx.act('browser', 'closeTab', { tab });
          ctx.act('browser', 'open', { url: 'https://bayecho.example/' });
        },
        because: 'stillThere',
      },
      andANewOne: {
        change: (_s, _p, ctx) => {
          for (const tab of ['tab-a', 'tab-b', 'tab-d', 'tab-e']) ctx.act('browser', 'closeTab', { tab });
          ctx.act('browser', 'newTab', {});
        },
        because: 'noneIsNew',
      },
    },
  },
);
