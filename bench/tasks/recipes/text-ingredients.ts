import { ingredientOf, ingredientsOf } from '../../../apps/recipes/select.ts';
import { ME } from '../../../apps/messages/select.ts';
import { openWith, person, type Person } from '../messages/make.ts';
import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, params } from '../sample.ts';
import { all, button, done, field, fill, scroll, tap } from '../steps.ts';
import { dishes, openRecipe, put, type Dish } from './make.ts';

/** A list of ingredients without what may differ: order, marks of a list, capitals. */
const plain = (list: string) =>
  ingredientsOf(list)
    .map(i => JSON.stringify({ ...i, name: i.name.toLowerCase(), note: i.note.toLowerCase() }))
    .sort()
    .join('\n');
/** The list as the agent has written it, where it is the same list: any order and any marks will do. */
function listOf({ ingredients }: Dish, s: Phone, now: Phone): string {
  const list = ingredients.join('\n');
  const agents = Object.entries(now.apps.messages.messages).find(
    ([id, m]) => m.from === ME && !(id in s.apps.messages.messages) && plain(m.text) === plain(list),
  );
  return agents?.[1].text ?? list;
}
const text = (ctx: SetupCtx, { number }: Person, words: string) =>
  ctx.act('messages', 'send', { to: [number], text: words });

export const textIngredients = task(
  'recipes/text-ingredients',
  params({ dish: dishes(2), people: distinct(2, person()) }),
  {
    tags: ['transcription', 'cross-app'],
    ask: {
      en: [
        ({ dish, people }) =>
          `Text ${people[0]!.name} the ingredients of my recipe “${dish[0]!.title}”, one on each line, with their amounts and nothing else.`,
        ({ dish, people }) =>
          `${people[0]!.name} is going shopping for “${dish[0]!.title}”. Send the list of its ingredients from Recipes as one SMS, a line each, amounts included.`,
      ],
      zh: [
        ({ dish, people }) =>
          `把食谱“${dish[0]!.title}”的食材连同用量用短信发给${people[0]!.name}，每行一种，不写别的。`,
      ],
    },
    setup: (s, { dish }, ctx) => {
      for (const d of dish) put(s, ctx, d);
    },
    expect: {
      texted: (s, { dish, people }, ctx, now) => text(ctx, people[0]!, listOf(dish[0]!, s, now)),
    },
    solve: function* (seen, { dish, people }) {
      seen = yield* openRecipe(seen, dish[0]!.title);
      const lines: string[] = [];
      const read = () => {
        for (const e of all(seen, {
          what: 'ingredient',
          rank: e => (e.id.startsWith('ingredient#') ? 0 : null),
        }))
          if (!lines.includes(e.name)) lines.push(e.name);
      };
      read();
      seen = yield scroll('down');
      read();
      seen = yield* openWith(seen, people[0]!);
      seen = yield fill(seen, field('Text message'), lines.join('\n'));
      yield tap(seen, button('Send SMS'));
      yield done();
    },
    nearMisses: {
      withoutAmounts: {
        change: (_s, { dish, people }, ctx) =>
          text(ctx, people[0]!, dish[0]!.ingredients.map(l => ingredientOf(l)!.name).join('\n')),
        because: ['texted', 'sideEffects'],
      },
      withAGreeting: {
        change: (_s, { dish, people }, ctx) =>
          text(ctx, people[0]!, ['Hello!', ...dish[0]!.ingredients].join('\n')),
        because: ['texted', 'sideEffects'],
      },
      othersArchived: {
        change: (s, { dish, people }, ctx) => {
          const threads = Object.keys(s.apps.messages.threads);
          text(ctx, people[0]!, dish[0]!.ingredients.join('\n'));
          ctx.act('messages', 'archive', { threads, on: true });
          ctx.act('messages', 'pin', { threads, on: true });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      withDashes: {
        change: (_s, { dish, people }, ctx) =>
          text(
            ctx,
            people[0]!,
            [...dish[0]!.ingredients]
              .reverse()
              .map(l => `- ${l}`)
              .join('\n'),
          ),
      },
    },
  },
);
