import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, open, row, scrollTo, tap } from '../steps.ts';

export const editResponse = task(
  'phone/edit-response',
  {
    index: int(0, 3),
    text: oneOf(
      'On the ferry, bad signal. Text me.',
      'Teaching until four.',
      'At the dentist, back soon.',
      'Driving. I’ll ring when I stop.',
      'In the cinema!',
      'Asleep. Try tomorrow.',
      'With a client, ten minutes.',
      'On my bike, can’t talk.',
      'Hands full of clay.',
      'Running late, sorry.',
      'Please send a message instead.',
      'Up a ladder.',
      'In the library, shh.',
    ),
  },
  {
    tags: ['edit', 'settings'],
    ask: {
      en: [
        ({ index, text }) =>
          `In the Phone app, change the ${['first', 'second', 'third', 'fourth'][index]} quick response to “${text}”.`,
        ({ index, text }) =>
          `Quick response number ${index + 1} for declined calls should read “${text}” from now on.`,
      ],
      zh: [({ index, text }) => `把“电话”里第${index + 1}条快捷回复改成“${text}”。`],
    },
    expect: { changed: (_s, p, ctx) => ctx.act('phone', 'editResponse', p) },
    solve: function* (seen, { index, text }) {
      seen = yield open('phone');
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Settings'));
      seen = yield* scrollTo(seen, row('Quick responses'));
      seen = yield tap(seen, row('Quick responses'));
      const rows = (seen.elements ?? []).filter(
        e => e.role === 'button' && e.states.clickable && !/^(Back|Add response|Delete )/.test(e.name),
      );
      seen = yield { type: 'tap', element: rows[index]!.id };
      seen = yield fill(seen, field('Response'), text, { clear: true });
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      added: {
        change: (_s, p, ctx) => ctx.act('phone', 'addResponse', { text: p.text }),
        because: ['changed', 'sideEffects'],
      },
      anotherOne: {
        change: (_s, p, ctx) => ctx.act('phone', 'editResponse', { index: (p.index + 1) % 4, text: p.text }),
        because: ['changed', 'sideEffects'],
      },
    },
  },
);
