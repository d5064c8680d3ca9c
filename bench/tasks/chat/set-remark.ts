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
    goals: { remarked: ({ now, p }) => now.apps.chat.contacts[p.friends[0]!.id]?.remark === p.remark },
    allow: (s, p) => [s.apps.chat.contacts[p.friends[0]!.id]!.remark],
    solve: function* (seen, { friends, remark }) {
      seen = yield* openCard(seen, called(friends[0]!));
      seen = yield tap(seen, button('More'));
      seen = yield tap(seen, button('Edit remark'));
      seen = yield fill(seen, field('Remark'), remark, { clear: true });
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      anotherContact: {
        change: (s, p) => {
          s.apps.chat.contacts[p.friends[1]!.id]!.remark = p.remark;
        },
        because: ['remarked', 'sideEffects'],
      },
      asATag: {
        change: (s, p) => {
          s.apps.chat.contacts[p.friends[0]!.id]!.tags.push(p.remark);
        },
        because: ['remarked', 'sideEffects'],
      },
      otherCase: {
        change: (s, p) => {
          s.apps.chat.contacts[p.friends[0]!.id]!.remark = p.remark.toUpperCase();
        },
        because: 'remarked',
      },
      alsoStarred: {
        change: (s, p) => {
          const c = s.apps.chat.contacts[p.friends[0]!.id]!;
          c.remark = p.remark;
          c.starred = !c.starred;
        },
        because: 'sideEffects',
      },
    },
  },
);
