import { openWith, person, say } from '../messages/make.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, has, row, scrollTo, SolverError, tap, toggle } from '../steps.ts';
import { FOLDERS, NAMES, openFolder, put } from './make.ts';

interface P {
  names: string[];
  folder: string;
  what: string;
  codes: number[];
  people: { name: string; number: string }[];
}
const body = (p: P, code: number, older: number) =>
  `Notes about the ${p.what}\n\nKey from the office, hours 9 to 5.\nThe code was ${older} until last autumn.\nNow it is ${code}.\nAsk for a receipt.\n`;
const send = (ctx: SetupCtx, p: P, text: string, to = 0) =>
  ctx.act('messages', 'send', { to: [p.people[to]!.number], text });

export const codeByText = task(
  'files/code-by-text',
  {
    names: distinct(2, oneOf(...NAMES)),
    folder: oneOf(...FOLDERS),
    what: oneOf('boat shed', 'bike store', 'side gate', 'loft hatch', 'rehearsal room', 'allotment gate'),
    codes: distinct(4, int(1_050, 9_890)),
    people: distinct(2, person()),
  },
  {
    tags: ['cross-app', 'files', 'message', 'transfer'],
    ask: {
      en: [
        p =>
          `The file ${p.names[0]}.txt in ${p.folder} says which code the ${p.what} has now. Text that code, and nothing else, to ${p.people[0]!.name}.`,
        p =>
          `Look up the current code of the ${p.what} in ${p.folder}/${p.names[0]}.txt and send just the number by SMS to ${p.people[0]!.name} (${p.people[0]!.number}).`,
      ],
      zh: [
        p =>
          `“${p.folder}”里的文件 ${p.names[0]}.txt 写着 ${p.what} 现在的密码。请把这个密码（只发数字）用短信发给 ${p.people[0]!.name}。`,
      ],
    },
    setup: (s, p) => {
      put(s, 'asked', p.folder, `${p.names[0]}.txt`, { text: body(p, p.codes[0]!, p.codes[1]!), daysAgo: 3 });
      put(s, 'old', p.folder, `${p.names[0]} (1).txt`, {
        text: body(p, p.codes[2]!, p.codes[3]!),
        daysAgo: 200,
      });
      put(s, 'other', p.folder, `${p.names[1]}.txt`, { text: `Ask Walter: ${p.codes[3]}.\n`, daysAgo: 1 });
    },
    expect: { sent: (_s, p, ctx) => send(ctx, p, String(p.codes[0])) },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folder);
      seen = yield* scrollTo(seen, row(`${p.names[0]}.txt`));
      seen = yield tap(seen, row(`${p.names[0]}.txt`));
      if (has(seen, toggle('Files'))) {
        seen = yield tap(seen, toggle('Files'));
        seen = yield tap(seen, button('Just once'));
      }
      const line = (seen.elements ?? []).map(e => /^Now it is (\d+)\.$/.exec(e.name)?.[1]).find(Boolean);
      if (!line) throw new SolverError('The file does not show a code');
      seen = yield* openWith(seen, p.people[0]!);
      yield* say(seen, line);
      yield done();
    },
    nearMisses: {
      theOlderCode: {
        change: (_s, p, ctx) => send(ctx, p, String(p.codes[1])),
        because: ['sent', 'sideEffects'],
      },
      fromTheOldFile: {
        change: (_s, p, ctx) => send(ctx, p, String(p.codes[2])),
        because: ['sent', 'sideEffects'],
      },
      toAnother: {
        change: (_s, p, ctx) => send(ctx, p, String(p.codes[0]), 1),
        because: ['sent', 'sideEffects'],
      },
      // The instruction wants the code and nothing else.
      inASentence: {
        change: (_s, p, ctx) => send(ctx, p, `The code is ${p.codes[0]}.`),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
