import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, first, open, press, rid, row, tap } from '../steps.ts';

/** Lists with several letters since January, by sender, list and the first letter of each. */
const LISTS = [
  ['Crumb, the bread letter', 'crumbletter.example'],
  ['Type & Rope', 'typeandrope.example'],
  ['Half Past Herring', 'halfpastherring.example'],
  ['The Low Tide', 'thelowtide.example'],
  ['The Larder List', 'thelarder.example'],
  ['Stride Sports', 'stridesports.example'],
  ['Bazari Picks', 'picks.bazari.example'],
] as const;
const SINCE = Date.UTC(2026, 0, 1);
const lettersOf = (s: Phone, list: string): string[] =>
  Object.keys(s.apps.mail.mails)
    .filter(id => s.apps.mail.mails[id]!.list === list && s.apps.mail.mails[id]!.at >= SINCE)
    .sort();
const go = (s: Phone, ctx: SetupCtx, list: string) =>
  ctx.act('mail', 'unsubscribe', { mail: lettersOf(s, list)[0]! });

/** Lists of which nothing was opened for months are left. */
export const leaveUnreadLists = task(
  'mail/leave-unread-lists',
  params({ bored: distinct(3, oneOf(...LISTS)) }),
  {
    tags: ['condition', 'search', 'deep'],
    needs: { lookups: 7, conditions: 7, memory: 3 },
    ask: {
      en: [
        () =>
          'Tidy my newsletters: unsubscribe from every mailing list that sent me at least two letters since 1 January and of which I have opened none of them. Keep all others, and delete nothing.',
        () =>
          'I get too many newsletters. Which lists have written to me two times or more this year without my ever opening one of those? Unsubscribe from exactly those.',
      ],
      zh: [
        () =>
          '帮我清理订阅邮件：今年 1 月 1 日以来给我发过至少两封、而我一封都没打开过的邮件列表，全部退订。其他的保留，也不要删除邮件。',
      ],
    },
    setup: (s, p) => {
      const bored = p.bored.map(([, list]) => list);
      // Of a list that is kept one letter was read; what lies before January says nothing.
      for (const [, list] of LISTS) {
        const ids = lettersOf(s, list);
        ids.forEach((id, i) => {
          s.apps.mail.mails[id]!.read = !bored.includes(list) && i === 0;
        });
      }
      for (const mail of Object.values(s.apps.mail.mails)) {
        if (mail.list === null || mail.at >= SINCE) continue;
        mail.read = mail.at % 2 === 0;
      }
      for (const mail of Object.values(s.apps.mail.mails))
        if (mail.list !== null && mail.at >= SINCE && !LISTS.some(([, l]) => l === mail.list))
          mail.read = true;
    },
    expect: {
      first: (s, p, ctx) => go(s, ctx, p.bored[0]![1]),
      second: (s, p, ctx) => go(s, ctx, p.bored[1]![1]),
      third: (s, p, ctx) => go(s, ctx, p.bored[2]![1]),
    },
    solve: function* (seen, p) {
      seen = yield open('mail');
      seen = yield tap(seen, rid('nav-search'));
      for (const [name] of p.bored) {
        seen = yield fill(seen, field('Search mail'), `from:"${name}" after:2026/01/01`, { clear: true });
        seen = yield tap(seen, first(row(new RegExp(name.split(',')[0]!))));
        seen = yield tap(seen, rid('unsubscribe'));
        seen = yield tap(seen, first(button('Unsubscribe')));
        seen = yield press('back');
      }
      yield done();
    },
    nearMisses: {
      oneThatIsRead: {
        change: (s, p, ctx) => {
          for (const [, list] of p.bored.slice(1)) go(s, ctx, list);
          go(s, ctx, LISTS.find(([, l]) => !p.bored.some(b => b[1] === l))![1]);
        },
        because: ['first', 'sideEffects'],
      },
      binned: {
        change: (s, p, ctx) => {
          for (const [, list] of p.bored)
            ctx.act('mail', 'remove', {
              threads: lettersOf(s, list).map(id => s.apps.mail.mails[id]!.thread),
            });
        },
        because: ['first', 'second', 'third', 'sideEffects'],
      },
    },
  },
);
