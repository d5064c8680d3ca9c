import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, tap } from '../steps.ts';
import { called, friend, openCard } from './make.ts';

export const setRemark = task(
  'chat/set-remark',
  {
    friends: distinct(2, friend()),
    remark: oneOf(
      'Choir bass',
      'Upstairs',
      'Boat keys',
      'Quiz captain',
      'Ask about ladder',
      'Lantern desk',
      'Spare tent',
    ),
  },
  {
    tags: ['edit'],
    ask: {
      en: [
        ({ friends, remark }) => `On Parley, give ${called(friends[0]!)} the remark “${remark}”.`,
        ({ friends, remark }) => `Change how ${called(friends[0]!)} is called on my Parley to “${remark}”.`,
      ],
      zh: [({ friends, remark }) => `在 Parley 上把${called(friends[0]!)}的备注改为“${remark}”。`],
    },
    expect: {
      remarked: (_s, { friends, remark }, ctx) =>
        ctx.act('chat', 'setRemark', { contact: friends[0]!.id, remark }),
    },
    solve: function* (seen, { friends, remark }) {
      seen = yield* openCard(seen, called(friends[0]!));
      seen = yield tap(seen, button('More'));
      seen = yield tap(seen, button('Edit remark'));
      seen = yield fill(seen, field('Remark'), remark, { clear: true });
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      asATag: {
        change: (_s, p, ctx) => {
          const { id, tags } = p.friends[0]!;
          ctx.act('chat', 'setTags', { contact: id, tags: [...tags, p.remark] });
        },
        because: ['remarked', 'sideEffects'],
      },
    },
  },
);
