import { Type } from 'typebox';
import { addressOf, countOnPage } from '../../../apps/browser/select.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { answer, button, done, field, fill, find, row, scrollTo, tap, text, wait } from '../steps.ts';
import { articles, fromMenu, goTo, urlOf } from './make.ts';

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
const anyOne = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;
/** A word of an article that occurs three times or more. How often is drawn before the word, so that no number is likely. */
const word = made<Word>(
  ({ phone, random }) => {
    const s = phone as unknown as Phone;
    for (;;) {
      const page = anyOne(articles(s), random);
      const body = page.body.toLowerCase();
      const words = [...new Set(body.match(/[a-z]{3,9}/g) ?? [])].sort();
      const times = words.map(found => body.split(found).length - 1);
      const often = anyOne(
        [...new Set(times)].sort((a, b) => a - b),
        random,
      );
      const chosen = anyOne(
        words.filter((_, i) => times[i] === often),
        random,
      );
      const count = countOnPage(s.apps.browser, urlOf(page), chosen, outside(s));
      if (count > 2 && count < 25)
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
  answer: {
    fields: { matches: { type: 'number', label: { en: 'Matches', zh: '匹配数' } } },
    key: ({ p }) => ({ matches: p.found.count }),
  },
  waives: { 'disguise: a trailing blank': 'finding in a page takes blanks as they are' },
  solve: function* (_seen, { found }) {
    let seen = yield* goTo(found.path);
    seen = yield* fromMenu(seen, 'Find in page');
    seen = yield fill(seen, field('Find in page'), found.word);
    yield answer({ matches: Number(find(seen, text(/^\d+\/\d+$/)).name.split('/')[1]) });
    yield done();
  },
  nearMisses: {
    oneMore: wrongAnswer(p => ({ matches: p.found.count + 1 })),
    theFirst: wrongAnswer(() => ({ matches: 1 })),
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
/** A download of which all has come. */
function get(s: Phone, ctx: SetupCtx, name: string): void {
  const known = new Set(Object.keys(s.apps.browser.downloads));
  ctx.act('browser', 'download', { url: address(name) });
  const id = Object.keys(s.apps.browser.downloads).find(key => !known.has(key))!;
  ctx.act('browser', 'finishDownload', { download: id });
}
const strike = (s: Phone, ctx: SetupCtx, name: string) =>
  ctx.act('browser', 'removeDownload', { download: oldId(s, name) });

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
    expect: {
      first: (s, p, ctx) => get(s, ctx, p.names[0]!),
      second: (s, p, ctx) => get(s, ctx, p.names[1]!),
      offTheList: (s, p, ctx) => strike(s, ctx, p.old),
    },
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
      stillOnItsWay: {
        change: (s, p, ctx) => {
          get(s, ctx, p.names[0]!);
          ctx.act('browser', 'download', { url: address(p.names[1]!) });
          strike(s, ctx, p.old);
        },
        because: ['second', 'sideEffects'],
      },
      anotherOldOne: {
        change: (s, p, ctx) => {
          for (const name of p.names) get(s, ctx, name);
          strike(s, ctx, OLD[(OLD.indexOf(p.old) + 1) % OLD.length]!);
        },
        because: ['offTheList', 'sideEffects'],
      },
      fileGoneToo: {
        change: (s, p, ctx) => {
          for (const name of p.names) get(s, ctx, name);
          strike(s, ctx, p.old);
          const { files } = s.device.storage;
          const [file] = Object.entries(files).find(([, f]) => f.name === p.old)!;
          files[file]!.binned = s.clock.now;
        },
        because: 'sideEffects',
      },
    },
  },
);
