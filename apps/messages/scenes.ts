import { produce } from 'immer';
import { after, changed, oneOfEach, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const write = (element: string, text: string): Touch => ({ type: 'type', element, text });
const LATER = 'later-one';
const STRANGER = '+447700900207';
const thread = '/thread/t-ellis';
const message = 'message#m-ellis-05';

/** With a text that waits, a draft to someone new and a message that failed. */
const busy = (world: AnyPhone) =>
  changed(world, ({ messages: s }) => {
    s.scheduled[LATER] = { people: [STRANGER], text: 'It comes on Monday', at: world.clock.now + 7_200_000 };
    s.drafts['to:+447700900298'] = 'Dear neighbour';
    s.settings.swipeStart = 'delete';
    s.messages['m-ellis-04']!.status = 'failed';
  });

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', ['button/more-options']],
  ['/', 'More options', [hold('conversation#t-ellis'), 'button/more-options']],
  ['/', 'Delete this conversation?', [hold('conversation#t-ellis'), 'button/delete']],
  ['/', 'Delete 2 conversations?', [hold('conversation#t-ellis'), 'conversation#t-pelican', 'button/delete']],
  ['/', 'Block 07700 900207?', [hold('conversation#t-ellis'), 'button/more-options', 'menuitem/block']],
  ['/', 'Delete the conversation with COPPERLEAF?', [{ type: 'swipe', from: [300, 972], to: [900, 972] }]],
  ['/', 'Discard this draft?', [hold('conversation#draft-+447700900298')]],
  [thread, 'More options', ['button/more-options']],
  [thread, 'More options', [hold(message), 'button/more-options']],
  [thread, 'Message details', [hold(message), 'button/more-options', 'menuitem/view-details']],
  [thread, 'Delete this message?', [hold(message), 'button/delete']],
  [thread, 'Delete 2 messages?', [hold(message), 'select#select-m-ellis-06', 'button/delete']],
  [thread, 'Delete this conversation?', ['button/more-options', 'menuitem/delete']],
  [thread, 'Mute notifications', ['button/more-options', 'menuitem/mute']],
  [thread, 'Block 07700 900207?', ['button/more-options', 'menuitem/block-report-spam']],
  [thread, 'Attach', ['attach']],
  [thread, 'Share a location', ['attach', 'attach-place']],
  [thread, 'Schedule send', [write('field/composer', 'New cord please'), hold('send')]],
  [thread, 'Pick date and time', [write('field/composer', 'New cord please'), hold('send'), 'pick-time']],
  [thread, 'Scheduled message', [`scheduled#${LATER}`]],
  [thread, 'Edit message', [`scheduled#${LATER}`, 'menuitem/edit-message']],
  [thread, 'Delete scheduled message?', [`scheduled#${LATER}`, 'menuitem/delete']],
  [thread, 'Schedule send', [`scheduled#${LATER}`, 'menuitem/change-time']],
  ['/scheduled', 'Scheduled message', [`scheduled#${LATER}`]],
  ['/details/t-stewards', 'Group name', ['group-name']],
  ['/details/t-ellis', 'Delete this conversation?', ['delete']],
  ['/details/t-ellis', 'Mute notifications', ['notifications']],
  ['/details/t-ellis', 'Block 07700 900207?', ['block']],
  ['/settings', 'Swipe right', ['swipe-start'], "apps/messages/ui/Settings.tsx side ? SIDES[side] : ''"],
  ['/settings', 'SMS centre number', ['centre']],
];

export const scenes: AppScenes = {
  params: {
    // A conversation with each kind of message, and one of each kind.
    thread: ({ apps: { messages: s } }) => [
      ...new Set([
        ...oneOfEach(
          s.messages,
          m => `${m.photo !== undefined} ${m.card !== undefined} ${m.from === 'me'} ${m.starred}`,
        ).map(id => s.messages[id]!.thread),
        ...oneOfEach(
          s.threads,
          t => `${t.people.length} ${t.spam} ${t.archived} ${t.people[0]!.startsWith('+')}`,
        ),
      ]),
    ],
    '/details/:thread': ({ apps: { messages: s } }) =>
      oneOfEach(s.threads, t => `${t.people.length > 1} ${t.spam} ${t.people[0]!.startsWith('+')}`),
    '/search/:thread': () => ['t-ellis'],
    address: () => [STRANGER, '+44 7700 900110,+44 7700 900111', 'nobody'],
    '/photo/:message': ({ apps: { messages: s } }) =>
      Object.keys(s.messages)
        .filter(id => s.messages[id]!.photo)
        .slice(0, 1),
    messages: ({ apps: { messages: s } }) => Object.keys(s.messages).slice(0, 1),
  },
  args: { '/share': SHARED },
  screens: ({ world, scene }) => [
    ...['unread', 'personal', 'codes'].map(c => scene(c, '/', { do: [`category-${c}`] })),
    scene('picked', '/', { do: [hold('conversation#t-ellis')] }),
    scene('empty', '/', {
      phone: changed(world, ({ messages: s }) => {
        Object.assign(s, { threads: {}, messages: {}, drafts: {} });
      }),
    }),
    scene('found', '/search', { do: [write('field/query', 'ferry')] }),
    scene('nothing found', '/search', { do: [write('field/query', 'zeppelin')] }),
    scene('a number', '/compose', { do: [write('field/to', '07700900298')] }),
    scene('a group', '/compose', { do: ['new-group', write('field/to', '07700900298'), 'typed-number'] }),
    scene('failed and scheduled', thread, { phone: busy(world) }),
    scene('picked', thread, { do: [hold(message)] }),
    scene('attached', thread, {
      phone: changed(world, ({ messages: s }) => {
        s.attached[`to:${STRANGER}`] = [
          { photo: 'ramen-bowl' },
          { card: { name: 'Mira Osei', number: '+44 7700 900110', text: '' } },
          { place: { name: 'Pier 3', address: 'Quayside' } },
        ];
      }),
    }),
    scene('a long text', thread, {
      do: [
        write(
          'field/composer',
          'No, keep the old cord if it holds, but please look at the second window as well. '.repeat(3),
        ),
      ],
    }),
    scene('waiting', '/scheduled', { phone: busy(world) }),
    scene('muted', '/details/t-ellis', {
      phone: after(world, 'messages', 'mute', { thread: 't-ellis', hours: 8 }),
    }),
  ],
  changes: {
    '/thread/t-ellis, a long text': 'leaves a draft',
    '/thread/t-ellis: Schedule send': 'leaves a draft',
    '/thread/t-ellis: Pick date and time': 'leaves a draft',
  },
  dialogs: ({ world }) => ({
    from: produce(busy(world), draft => {
      (draft.os.permissions['messages'] ??= {})['location'] = 'inUse';
    }),
    list: dialogs,
  }),
};
