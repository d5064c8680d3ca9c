import { Type } from 'typebox';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { int, made, params, type Source } from '../sample.ts';
import {
  all,
  answer,
  button,
  done,
  first,
  scroll,
  scrollTo,
  SolverError,
  tap,
  text,
  type Steps,
} from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { articles, goTo } from './make.ts';

interface Chain {
  from: string;
  over: string;
  to: string;
  id: string;
  fact: string;
  unit: string;
  digits: number;
}
/** Titles that an article links to by their own name. */
const linksOf = (body: string) => [...new Set([...body.matchAll(/\[\[([^\]|]+)\]\]/g)].map(m => m[1]!))];

/** Articles two links apart that do not link to each other straight away, with a number of the last one's box. */
function chains(phone: Phone): Chain[] {
  const list = articles(phone);
  const by = new Map(list.map(a => [a.title, a]));
  return list.flatMap(a =>
    linksOf(a.body).flatMap(over => {
      const middle = by.get(over);
      return linksOf(middle?.body ?? '')
        .filter(to => to !== a.title && !linksOf(a.body).includes(to))
        .flatMap(to => {
          const last = by.get(to)!;
          return last.facts.flatMap((f): Chain[] => {
            const m = /^(\d[\d,]{1,8})( [^\d]*)?$/.exec(f.value);
            return m
              ? [
                  {
                    from: a.title,
                    over,
                    to,
                    id: last.id,
                    fact: f.name,
                    unit: m[2] ?? '',
                    digits: m[1]!.replaceAll(',', '').length,
                  },
                ]
              : [];
          });
        });
    }),
  );
}
const chain = made<Chain>(
  ({ phone, random }: Source) => {
    const all = chains(phone);
    return all[Math.floor(random() * all.length)]!;
  },
  Type.Object({
    from: Type.String(),
    over: Type.String(),
    to: Type.String(),
    id: Type.String(),
    fact: Type.String(),
    unit: Type.String(),
    digits: Type.Integer(),
  }),
);
const numberOf = (p: { chain: Chain; share: number }) =>
  Math.floor(10 ** (p.chain.digits - 1) * (1 + (p.share / 1_000) * 8.9));

/** Follows a link of the page that is shown, wherever it stands. */
function* follow(seen: Observation, title: string): Steps {
  seen = yield* scrollTo(seen, first(button(title)));
  return yield tap(seen, first(button(title)));
}

export const twoLinks = task('browser/two-links', params({ chain, share: int(0, 999) }), {
  tags: ['query', 'search', 'multi-hop'],
  ask: {
    en: [
      ({ chain: c }) =>
        `Open the article “${c.from}” on commonplace.example. It links to “${c.over}”, which links to “${c.to}”. What number does the box of that last article give for “${c.fact}”?`,
      ({ chain: c }) =>
        `On commonplace.example, go from “${c.from}” to “${c.over}” and on to “${c.to}”. Fill in the number that stands in its box beside “${c.fact}”.`,
    ],
    zh: [
      ({ chain: c }) =>
        `在 commonplace.example 打开“${c.from}”，经“${c.over}”的链接到“${c.to}”。那篇文章的信息框里“${c.fact}”的数字是多少？`,
    ],
  },
  // The box says another number than the world's, so that it has to be read.
  setup: (s, p) => {
    for (const f of s.apps.browser.pages[p.chain.id]!.facts)
      if (f.name === p.chain.fact) f.value = `${numberOf(p)}${p.chain.unit}`;
  },
  answer: {
    fields: { number: { type: 'number', label: { en: p => p.chain.fact, zh: p => p.chain.fact } } },
    key: ({ p }) => ({ number: numberOf(p) }),
  },
  solve: function* (_seen, { chain: c }) {
    let seen = yield* goTo(`commonplace.example/${c.from.replaceAll(' ', '_')}`);
    seen = yield* follow(seen, c.over);
    seen = yield* follow(seen, c.to);
    for (let tries = 0; tries < 4; tries++) {
      const name = all(seen, text(c.fact)).at(-1);
      const value =
        name && all(seen, text(/^\d/)).find(e => Math.abs(e.bounds[1]! - name.bounds[1]!) < 12 && e !== name);
      if (value) {
        yield answer({ number: Number(/^[\d,]+/.exec(value.name)![0].replaceAll(',', '')) });
        yield done();
        return;
      }
      seen = yield scroll('down', 0.5);
    }
    throw new SolverError(`No ${c.fact} in the box`);
  },
  nearMisses: {
    oneMore: wrongAnswer(p => ({ number: numberOf(p) + 1 })),
    tenTimes: wrongAnswer(p => ({ number: numberOf(p) * 10 })),
  },
});
