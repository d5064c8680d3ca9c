import { Type } from 'typebox';
import { addressOf, countOnPage, FILES } from '../../../apps/browser/select.ts';
import { added } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, made, oneOf, params } from '../sample.ts';
import { answer, button, done, field, fill, find, row, scrollTo, tap, text, wait } from '../steps.ts';
import { articles, browsing, fromMenu, goTo, urlOf } from './make.ts';

const outside = (s: Phone) => ({
  now: s.clock.now,
  zone: s.clock.zone,
  h24: true,
  files: s.device.storage.files,
});
interface Word {
  id: string;
  title: string;
  path: string;
  word: string;
  count: number;
}
const word = made<Word>(
  ({ phone, random }) => {
    for (;;) {
      const list = articles(phone as unknown as Phone);
      const page = list[Math.floor(random() * list.length)]!;
      const words = [...new Set(page.body.toLowerCase().match(/[a-z]{3,9}/g) ?? [])].sort();
      const chosen = words[Math.floor(random() * words.length)]!;
      const count = countOnPage(
        (phone as unknown as Phone).apps.browser,
        urlOf(page),
        chosen,
        outside(phone as unknown as Phone),
      );
      if (count > 1 && count < 25)
        return { id: page.id, title: page.title, path: `${page.site}${page.path}`, word: chosen, count };
    }
  },
  Type.Object({
    id: Type.String(),
    title: Type.String(),
    path: Type.String(),
    word: Type.String(),
    count: Type.Integer(),
  }),
);

export const findCount = task('browser/find-count', params({ found: word }), {
  tags: ['query', 'find'],
  ask: {
    en: [
      ({ found }) =>
        `How many matches does the browser’s “find in page” show for “${found.word}” on ${found.path}?`,
      ({ found }) =>
        `Open ${found.path} in the browser and count with find in page how often the letters “${found.word}” occur. Fill in the number.`,
    ],
    zh: [({ found }) => `在浏览器里打开 ${found.path}，用“find in page”查找“${found.word}”，一共有多少处？`],
  },
  goals: {},
  allow: s => [browsing(s)],
  answer: {
    fields: { matches: { type: 'number', label: { en: 'Matches', zh: '匹配数' } } },
    key: ({ p }) => ({ matches: p.found.count }),
  },
  solve: function* (_seen, { found }) {
    let seen = yield* goTo(found.path);
    seen = yield* fromMenu(seen, 'Find in page');
    seen = yield fill(seen, field('Find in page'), found.word);
    yield answer({ matches: Number(find(seen, text(/^\d+\/\d+$/)).name.split('/')[1]) });
    yield done();
  },
  nearMisses: {
    oneShort: wrongAnswer(p => ({ matches: p.found.count - 1 })),
    oneMore: wrongAnswer(p => ({ matches: p.found.count + 1 })),
    theFirst: wrongAnswer(() => ({ matches: 1 })),
    rightAndAnotherTextSize: {
      change: s => {
        s.apps.browser.settings.zoom = 150;
      },
      answer: p => ({ matches: p.found.count }),
      because: 'sideEffects',
    },
  },
});

const SHELF = ['spring-reading-list.txt', 'opening-hours.csv', 'map-of-branches.pdf'] as const;
const OLD = [
  'Signal box open day.pdf',
  'tide_tables_2026.pdf',
  'tide_tables_2026.csv',
  'concert_times.ics',
] as const;
const address = (name: string) => addressOf('hblibraries.example', `/files/${name}`);
const oldId = (s: Phone, name: string) =>
  Object.entries(s.apps.browser.downloads).find(([, d]) => d.name === name)![0];
const fileNamed = (s: Phone, name: string) =>
  Object.values(s.device.storage.files).filter(f => f.name === name && f.binned === null);
/** A download as it is when all of it has come. */
function finish(s: Phone, name: string): void {
  const file = FILES[address(name)]!;
  const folder = Object.entries(s.device.storage.files).find(([, f]) => f.name === 'Download')![0];
  s.apps.browser.downloads[`download-${name}`] = {
    name,
    url: address(name),
    mime: file.mime,
    bytes: file.bytes,
    got: file.bytes,
    since: null,
    rate: file.rate,
    status: 'done',
    path: `Download/${name}`,
    text: file.text,
    at: s.clock.now,
  };
  s.device.storage.files[`file-${name}`] = {
    name,
    parent: folder,
    kind: 'file',
    text: file.text,
    size: file.text.length,
    mime: file.mime,
    at: s.clock.now,
    binned: null,
  };
}

export const download = task(
  'browser/download',
  { names: distinct(2, oneOf(...SHELF)), old: oneOf(...OLD), verb: oneOf('Download', 'Get', 'Save') },
  {
    tags: ['download', 'files', 'clock'],
    ask: {
      en: [
        ({ names, old, verb }) =>
          `${verb} ${names[0]} and then ${names[1]} from hblibraries.example/downloads, and wait until both have come. Take “${old}” off the browser’s list of downloads; its file stays.`,
        ({ names, old }) =>
          `From the downloads of hblibraries.example I need ${names[0]} and ${names[1]} on this phone, in full. Also remove the entry “${old}” from the download list, not the file.`,
      ],
      zh: [
        ({ names, old }) =>
          `从 hblibraries.example/downloads 下载 ${names[0]} 和 ${names[1]}，等它们全部下载完成；再把“${old}”从浏览器的下载列表中移除，但不要删除文件。`,
      ],
    },
    goals: {
      came: {
        weight: 2,
        test: ({ was, now, p }) => {
          const fresh = added(was.apps.browser.downloads, now.apps.browser.downloads);
          return p.names.every(
            name =>
              fresh.some(d => d.url === address(name) && d.status === 'done') &&
              fileNamed(now, name).length === 1,
          );
        },
      },
      offTheList: ({ was, now, p }) => now.apps.browser.downloads[oldId(was, p.old)] === undefined,
    },
    invariants: {
      onlyThese: ({ was, now, p }) =>
        added(was.apps.browser.downloads, now.apps.browser.downloads).length <= 2 &&
        Object.keys(was.apps.browser.downloads).every(
          id => id === oldId(was, p.old) || now.apps.browser.downloads[id] !== undefined,
        ),
      filesStay: ({ was, now }) =>
        Object.keys(was.device.storage.files).every(
          id => now.device.storage.files[id]?.binned === was.device.storage.files[id]!.binned,
        ),
    },
    allow: s => [browsing(s), s.apps.browser.downloads, newIn(s.device.storage.files)],
    solve: function* (_seen, { names, old }) {
      let seen = yield* goTo('hblibraries.example/downloads');
      for (const name of names) {
        seen = yield* scrollTo(seen, row(name));
        seen = yield tap(seen, row(name));
      }
      seen = yield* fromMenu(seen, 'Downloads');
      seen = yield* scrollTo(seen, button(`Options for ${old}`));
      seen = yield tap(seen, button(`Options for ${old}`));
      seen = yield tap(seen, button('Delete from list'));
      yield wait(8_000);
      yield done();
    },
    nearMisses: {
      oneOfTwo: {
        change: (s, p) => {
          finish(s, p.names[0]!);
          delete s.apps.browser.downloads[oldId(s, p.old)];
        },
        because: 'came',
      },
      stillOnItsWay: {
        change: (s, p) => {
          finish(s, p.names[0]!);
          finish(s, p.names[1]!);
          Object.assign(s.apps.browser.downloads[`download-${p.names[1]}`]!, {
            status: 'paused',
            got: 10,
            path: null,
          });
          delete s.device.storage.files[`file-${p.names[1]}`];
          delete s.apps.browser.downloads[oldId(s, p.old)];
        },
        because: 'came',
      },
      oldOneStays: {
        change: (s, p) => {
          for (const name of p.names) finish(s, name);
        },
        because: 'offTheList',
      },
      anotherOldOne: {
        change: (s, p) => {
          for (const name of p.names) finish(s, name);
          delete s.apps.browser.downloads[oldId(s, OLD[(OLD.indexOf(p.old) + 1) % OLD.length]!)];
        },
        because: ['offTheList', 'onlyThese'],
      },
      fileGoneToo: {
        change: (s, p) => {
          for (const name of p.names) finish(s, name);
          delete s.apps.browser.downloads[oldId(s, p.old)];
          const [, file] = Object.entries(s.device.storage.files).find(([, f]) => f.name === p.old)!;
          file.binned = s.clock.now;
        },
        because: ['filesStay', 'sideEffects'],
      },
    },
  },
);
