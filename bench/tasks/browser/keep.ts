import { added, only, same } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import { task, type Phone } from '../form.ts';
import { distinct, from, oneOf, params } from '../sample.ts';
import { button, done, first, open, option, rid, scrollTo, tap, toggle } from '../steps.ts';
import { browsing, fromMenu, goTo, isArticle, sameUrl, tabOf, urlOf } from './make.ts';

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
    goals: {
      kept: ({ was, now, p }) =>
        only(added(was.apps.browser.bookmarks, now.apps.browser.bookmarks), b =>
          sameUrl(b.url, urlOf(p.page)),
        ),
      filed: ({ was, now, p }) =>
        only(added(was.apps.browser.bookmarks, now.apps.browser.bookmarks), b => b.folder === p.folder.id),
    },
    allow: s => [browsing(s), newIn(s.apps.browser.bookmarks)],
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
      atTheTop: {
        change: (s, p) => {
          s.apps.browser.bookmarks['bookmark-new'] = {
            title: p.page.title,
            url: urlOf(p.page),
            folder: null,
            at: s.clock.now,
          };
        },
        because: 'filed',
      },
      itsMainPage: {
        change: (s, p) => {
          s.apps.browser.bookmarks['bookmark-new'] = {
            title: p.page.title,
            url: 'https://commonplace.example/',
            folder: p.folder.id,
            at: s.clock.now,
          };
        },
        because: 'kept',
      },
      twice: {
        change: (s, p) => {
          for (const id of ['bookmark-one', 'bookmark-two'])
            s.apps.browser.bookmarks[id] = {
              title: p.page.title,
              url: urlOf(p.page),
              folder: p.folder.id,
              at: s.clock.now,
            };
        },
        because: ['kept', 'filed'],
      },
      folderOfThatNameAgain: {
        change: (s, p) => {
          s.apps.browser.folders['folder-new'] = { name: `${p.folder.name} 2`, at: s.clock.now };
          s.apps.browser.bookmarks['bookmark-new'] = {
            title: p.page.title,
            url: urlOf(p.page),
            folder: 'folder-new',
            at: s.clock.now,
          };
        },
        because: ['filed', 'sideEffects'],
      },
    },
  },
);

const RANGES = {
  today: { en: 'today', zh: '今天', option: 'Today' },
  week: { en: 'the last seven days', zh: '最近七天', option: 'Last 7 days' },
} as const;
type RangeOf = keyof typeof RANGES;
const since = (s: Phone, range: RangeOf) =>
  range === 'today' ? startOfDay(s.clock.now, s.clock.zone) : s.clock.now - 7 * 86_400_000;

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
    goals: {
      cleared: ({ was, now, p }) =>
        Object.values(now.apps.browser.history).every(h => h.at < since(was, p.range)),
    },
    invariants: {
      olderStays: ({ was, now, p }) =>
        Object.entries(was.apps.browser.history).every(
          ([id, h]) => h.at >= since(was, p.range) || same(now.apps.browser.history[id], h),
        ),
    },
    allow: s => [browsing(s)],
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
      lastHour: {
        change: s => {
          for (const [id, h] of Object.entries(s.apps.browser.history))
            if (h.at >= s.clock.now - 3_600_000) delete s.apps.browser.history[id];
        },
        because: 'cleared',
      },
      everything: {
        change: s => {
          s.apps.browser.history = {};
        },
        because: 'olderStays',
      },
      cartToo: {
        change: (s, p) => {
          for (const [id, h] of Object.entries(s.apps.browser.history))
            if (h.at >= since(s, p.range)) delete s.apps.browser.history[id];
          s.apps.browser.cart = {};
        },
        because: 'sideEffects',
      },
      oneIsLeft: {
        change: (s, p) => {
          for (const [id, h] of Object.entries(s.apps.browser.history))
            if (h.at >= since(s, p.range) && id !== 'past-extra-a') delete s.apps.browser.history[id];
        },
        because: 'cleared',
      },
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
    goals: { onlyThat: ({ now }) => same(Object.keys(now.apps.browser.tabs), ['tab-c']) },
    invariants: {
      stillThere: ({ now, p }) => {
        const tab = now.apps.browser.tabs['tab-c'];
        return tab === undefined || sameUrl(tab.visits[tab.at]!.url, urlOf(p.pages[2]!));
      },
    },
    allow: s => [s.apps.browser.tabs],
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
      theWrongOne: {
        change: s => {
          s.apps.browser.tabs = { 'tab-d': s.apps.browser.tabs['tab-d']! };
          s.apps.browser.active = 'tab-d';
        },
        because: 'onlyThat',
      },
      all: {
        change: s => {
          s.apps.browser.tabs = {};
          s.apps.browser.active = null;
        },
        because: 'onlyThat',
      },
      oneTooFew: {
        change: s => {
          for (const id of ['tab-a', 'tab-b', 'tab-e']) delete s.apps.browser.tabs[id];
          s.apps.browser.active = 'tab-c';
        },
        because: 'onlyThat',
      },
      ledElsewhere: {
        change: s => {
          const tab = s.apps.browser.tabs['tab-c']!;
          tab.visits[0]!.url = 'https://bayecho.example/';
          s.apps.browser.tabs = { 'tab-c': tab };
          s.apps.browser.active = 'tab-c';
        },
        because: 'stillThere',
      },
      andTheBookmarks: {
        change: s => {
          s.apps.browser.tabs = { 'tab-c': s.apps.browser.tabs['tab-c']! };
          s.apps.browser.active = 'tab-c';
          s.apps.browser.bookmarks = {};
        },
        because: 'sideEffects',
      },
    },
  },
);
