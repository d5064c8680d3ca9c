import { only, same } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { ingredientOf, ingredientsOf } from '../../../apps/recipes/select.ts';
import type { Recipe } from '../../../apps/recipes/state.ts';
import { isWith, openWith, person, send, sent } from '../messages/make.ts';
import { task } from '../form.ts';
import { distinct, params } from '../sample.ts';
import { all, button, done, field, fill, scroll, tap } from '../steps.ts';
import { dishes, openRecipe, put, theRecipe } from './make.ts';

const ingredientsAre = (words: string, r: Pick<Recipe, 'ingredients'>) =>
  same(
    ingredientsOf(words)
      .map(i => JSON.stringify({ ...i, name: i.name.toLowerCase(), note: i.note.toLowerCase() }))
      .sort(),
    r.ingredients
      .map(i => JSON.stringify({ ...i, name: i.name.toLowerCase(), note: i.note.toLowerCase() }))
      .sort(),
  );

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
    goals: {
      sent: ({ was, now, p }) =>
        only(
          sent(was, now),
          m =>
            isWith(now, m.thread, [p.people[0]!]) && ingredientsAre(m.text, theRecipe(was, p.dish[0]!.title)),
        ),
    },
    allow: s => [newIn(s.apps.messages.messages), s.apps.messages.threads],
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
      theOtherDish: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.dish[1]!.ingredients.join('\n')),
        because: 'sent',
      },
      toTheOther: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], p.dish[0]!.ingredients.join('\n')),
        because: 'sent',
      },
      withoutAmounts: {
        change: (s, p, ctx) =>
          send(s, ctx, [p.people[0]!], p.dish[0]!.ingredients.map(l => ingredientOf(l)!.name).join('\n')),
        because: 'sent',
      },
      oneShort: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.dish[0]!.ingredients.slice(1).join('\n')),
        because: 'sent',
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++) send(s, ctx, [p.people[0]!], p.dish[0]!.ingredients.join('\n'));
        },
        because: 'sent',
      },
    },
    alternatives: {
      byState: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.dish[0]!.ingredients.join('\n')) },
    },
  },
);
