import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, made, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, has, rid, row, scrollTo, tap, text } from '../steps.ts';
import { act, commentId, openForum, person, postId, putComment, putPost, textsIn } from './make.ts';

const SIGNS = 'com-ghostsigns';
const RULES = [
  'District in brackets first',
  'Nothing for sale',
  'Say how old you think it is, and why',
  'Be civil about spelling',
  'Nothing for sale',
  'No people who can be recognised',
] as const;
/** What was reported for each rule: title and text of a post, or a comment. The first three break the rule, the others do not. */
const REPORTED: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['Rope merchant, behind the bus stop', 'About 1920, from the shape of the R.'],
    ['Oil shop near the depot', 'Before 1930: the price is in farthings.'],
    ['Umbrellas, in the lane by the fishmonger', 'I think 1905, since the street was renamed in 1906.'],
    ['[Northgate] Rope merchant, behind the bus stop', 'About 1920, from the shape of the R.'],
    ['[Saltmarsh] Oil shop near the depot', 'Before 1930: the price is in farthings.'],
    ['[Old Quay] Umbrellas, in the lane by the fishmonger', '1905, since the street was renamed in 1906.'],
  ],
  [
    ['[Northgate] Enamel soap sign', 'About 1930, from the lettering. £40, collect from me.'],
    ['[Old Quay] Shop front, complete', 'Edwardian, by the hinges. Offers over £200, cash.'],
    ['[Brackwater] Tin sign for tea', 'Perhaps 1925: the firm closed then. First £30 has it.'],
    ['[Northgate] Enamel soap sign', 'About 1930, when soap was fourpence, as it says.'],
    ['[Old Quay] Shop front, complete', 'Edwardian, by the hinges. The owner says he will never sell it.'],
    ['[Brackwater] Tin sign for tea', 'About 1925. My aunt swapped it for a goat, and regrets it.'],
  ],
  [
    ['[Lantern Hill] Hats, high up', 'Look at this one!'],
    ['[Fennel Park] Ice wall', 'Cold and large. I like it.'],
    ['[Saltmarsh] Pianos on hire', 'Found it on the way to the tram.'],
    ['[Lantern Hill] Hats, high up', 'About 1890: nobody bought that hat later.'],
    ['[Fennel Park] Ice wall', '1912, because the ice works burnt down in 1913.'],
    ['[Saltmarsh] Pianos on hire', 'I guess 1900. The telephone number has two figures.'],
  ],
  [
    ['', 'Learn to spell, you walnut.'],
    ['', 'Anybody who writes “stationary” shops should be banned from chalk.'],
    ['', 'You cannot spell and you should be ashamed.'],
    ['', 'It is “stationery” with an e, I think. Lovely wall either way.'],
    ['', 'Could the second letter be an E? Then it would be “Petersen”.'],
    ['', 'They spelt it “cheque” in 1910, so it may be right.'],
  ],
  [
    ['', 'I have the other half in my shed, £25 and it is yours.'],
    ['', 'Selling three like this, message me for prices.'],
    ['', 'Prints of this wall from me, £8 each.'],
    ['', 'My grandfather painted it for three pounds and a ham.'],
    ['', 'There is one like it in the museum, where it is safe.'],
    ['', 'I would give a week’s wages for that wall.'],
  ],
  [
    ['[Old Quay] Baker, with the owner laughing', '1950s. That is Mr Dale of number 9, face and all.'],
    ['[Saltmarsh] Laundry and two neighbours', 'About 1920. From the left: Ida, Rosemary, both cross.'],
    ['[Northgate] Grocer, and my cousin waving', '1935, by the van. She is the one with the plaits.'],
    ['[Old Quay] Baker, nobody there', '1950s, by the neon. I waited until the street was empty.'],
    ['[Saltmarsh] Laundry and a pigeon', 'About 1920. The pigeon cannot be recognised.'],
    ['[Northgate] Grocer at dawn', '1935, by the van. Not a soul about.'],
  ],
];
const CASES = RULES.length;
interface P {
  wrong: boolean[];
  variants: number[];
  people: string[];
}
/** How many of the reports are right: from two to four of six. */
const rights = made(({ random }): boolean[] => {
  const right = 2 + Math.floor(random() * 3);
  const order = Array.from({ length: CASES }, (_, i) => [random(), i] as const).toSorted(([a], [b]) => a - b);
  return Array.from({ length: CASES }, (_, i) => order.findIndex(([, n]) => n === i) < right);
});
const saidIn = (p: P, i: number) => REPORTED[i]![(p.wrong[i] ? 0 : 3) + (p.variants[i]! % 3)]!;
const isComment = (i: number) => REPORTED[i]![0]![0] === '';
const idOf = (i: number) => (isComment(i) ? commentId(`case-${i}`) : postId(`case-${i}`));
function decide(_s: Phone, ctx: SetupCtx, i: number, removes: boolean): void {
  if (removes) act(ctx, 'removeItem', { target: idOf(i), reason: RULES[i]! });
  else act(ctx, 'approveItem', { target: idOf(i) });
}
/** Whether what a report shows breaks the rule that it names: what a reader sees at once. */
const breaks = (lines: readonly string[]): boolean =>
  REPORTED.some(all =>
    all.slice(0, 3).some(([title, body]) => lines.includes(body) && (title === '' || lines.includes(title))),
  );

/** Each report names a rule; only reading tells whether it is right. */
export const clearTheQueue = task(
  'forum/clear-the-queue',
  params({ wrong: rights, variants: distinct(CASES, int(0, 30)), people: distinct(CASES, person()) }),
  {
    tags: ['condition', 'moderation', 'multi-step'],
    needs: { lookups: 6, conditions: 6 },
    ask: {
      en: [
        () =>
          'Clear the reports of c/ghostsigns, the community that I moderate on Hearthside. Where a report is right, remove what was reported, for the rule that the report names. Where it is not, approve it.',
        () =>
          'There are six reports in my Hearthside community Ghost Signs of the Bay. Decide them all: what really breaks the rule it was reported for goes, with that rule as the reason; the rest is approved.',
      ],
      zh: [
        () =>
          '处理一下我在 Hearthside 管理的 c/ghostsigns 里的举报：确实违反所举报版规的，就以该版规为由移除；没有违反的就通过。',
      ],
    },
    setup: (s, p) => {
      const { forum } = s.apps;
      forum.flagged = {};
      const stage = putPost(s, 'stage', {
        community: SIGNS,
        by: 'kelp_me',
        title: '[Brackwater] “Stationary”, it says, above the copy shop',
        text: 'About 1960: plastic letters.',
        minutesAgo: 4_000,
      });
      RULES.forEach((reason, i) => {
        const [title, body] = saidIn(p, i);
        const by = p.people[i]!;
        const minutesAgo = 3_000 - i * 350;
        if (isComment(i)) putComment(s, `case-${i}`, { post: stage, by, text: body, minutesAgo });
        else putPost(s, `case-${i}`, { community: SIGNS, by, title, text: body, minutesAgo });
        forum.flagged[`flagged-task-${i}`] = {
          target: idOf(i),
          reason,
          by: i === 2 ? null : 'user-quill_pen',
          count: 1 + (p.variants[i]! % 3),
          at: s.clock.now - (minutesAgo - 100) * 60_000,
          status: 'open',
        };
      });
    },
    expect: Object.fromEntries(
      RULES.map((_, i) => [
        `report${i + 1}`,
        (s: Phone, p: P, ctx: SetupCtx) => decide(s, ctx, i, p.wrong[i]!),
      ]),
    ),
    solve: function* () {
      let seen = yield* openForum();
      seen = yield tap(seen, rid('nav-communities'));
      seen = yield tap(seen, row('Ghost Signs of the Bay'));
      seen = yield tap(seen, button(/^Moderation/));
      while (!has(seen, text('Nothing waits'))) {
        const [group] = all(seen, text(/^Report on /));
        const lines = textsIn(seen, group!);
        if (!breaks(lines)) {
          seen = yield tap(seen, button(group!.name.replace('Report on ', 'Approve: ')));
          continue;
        }
        const rule = RULES.find(each => lines.some(line => line.startsWith(each)))!;
        seen = yield tap(seen, button(group!.name.replace('Report on ', 'Remove: ')));
        seen = yield* scrollTo(seen, row(rule));
        seen = yield tap(seen, row(rule));
      }
      yield done();
    },
  },
);
