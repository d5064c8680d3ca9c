import { produce } from 'immer';
import { oneOfEach, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const thread = '/thread/t-mira-osei';
const group = '/group/t-gannet-weekend';
const message = 'message#m-mira-osei-028';
const dialogs: readonly DialogRow[] = [
  ['/', 'New', ['new']],
  ['/', 'Mira Osei', [hold('chat#t-mira-osei')], "apps/chat/ui/ChatList.tsx h?.name ?? 'Conversation'"],
  ['/', 'Delete the conversation with Mira Osei?', [hold('chat#t-mira-osei'), 'menuitem/delete']],
  [thread, 'Message', [hold(message)]],
  [thread, 'Delete this message?', [hold(message), 'menuitem/delete']],
  [
    thread,
    'Delete 2 messages?',
    [hold(message), 'menuitem/select', hold('message#m-mira-osei-027'), 'button/delete'],
  ],
  [thread, 'Send', ['attach']],
  ...(
    [
      'location: Share a place',
      'contact: Share a contact',
      'transfer: Transfer',
      'packet: Red packet',
    ] as const
  ).map((kind): [string, string, Touch[]] => [
    thread,
    kind.split(': ')[1]!,
    ['attach', `attach-${kind.split(':')[0]}`],
  ]),
  [thread, 'Voice note', ['voice']],
  ['/contact/c-mira-osei', 'Contact', ['button/more']],
  ['/contact/c-mira-osei', 'Remark', ['button/more', 'menuitem/edit-remark']],
  ['/contact/c-mira-osei', 'Add a tag', [{ type: 'scroll', direction: 'down' }, 'button/add-tag']],
  ['/contact/c-mira-osei', 'Block Mira Osei?', ['button/more', 'menuitem/block']],
  ['/contact/c-mira-osei', 'Delete Mira Osei?', ['button/more', 'menuitem/delete-contact']],
  ['/share', 'Send to Mira Osei?', ['target#t-mira-osei']],
  [group, 'Group name', ['group-name']],
  [group, 'Announcement', ['notice']],
  [group, 'Clear all messages?', ['clear']],
  [group, 'Leave “Gannet Isle 27–29 ⛺”?', ['leave']],
  [group, 'Add members', ['add-members']],
  [group, 'Remove members', ['remove-members']],
  ['/moments/c-luca-morandi', 'Comment', ['moment-moment-01/button/comment-on-luca-morandi-s-moment']],
  ['/moments/c-luca-morandi', 'Reply to Catherine (studio)', ['comment#comment-moment-01-c1']],
  ['/moments/me', 'Delete this moment?', ['moment-moment-04/button/delete-moment']],
  ['/compose-moment', 'Who can see it', ['visibility']],
  ['/profile', 'City', ['profile-city'], "apps/chat/ui/Profile.tsx part ? LABELS[part] : ''"],
  ['/profile', 'Choose a portrait', ['portrait']],
  ['/settings/storage', 'Mira Osei', ['thread#t-mira-osei'], "apps/chat/ui/Settings.tsx chosen?.name ?? ''"],
];

export const scenes: AppScenes = {
  params: {
    // A conversation with each kind of message, and one of each kind.
    thread: ({ apps: { chat } }) => [
      ...new Set([
        ...oneOfEach(chat.messages, m => `${m.kind} ${m.recalled}`).map(id => chat.messages[id]!.thread),
        ...oneOfEach(chat.threads, t => `${t.kind} ${t.left}`),
      ]),
    ],
    '/group/:thread': ({ apps: { chat } }) =>
      oneOfEach(chat.threads, t => `${t.kind} ${t.owner === 'me'} ${t.left}`).filter(
        id => chat.threads[id]!.kind === 'group',
      ),
    contact: ({ apps: { chat } }) => oneOfEach(chat.contacts, c => `${c.blocked} ${c.starred}`),
    '/moments/:contact': ({ apps: { chat } }) => ['me', Object.values(chat.moments)[0]!.author],
    '/photo/:message': ({ apps: { chat } }) =>
      Object.keys(chat.messages)
        .filter(id => chat.messages[id]!.kind === 'photo')
        .slice(0, 1),
    messages: ({ apps: { chat } }) => Object.keys(chat.messages).slice(0, 1),
  },
  args: { '/share': SHARED },
  screens: ({ scene }) => [
    ...['contacts', 'discover', 'me'].map(tab => scene(tab, '/', { do: [`nav-${tab}`] })),
    scene('a row drawn aside', '/', {
      do: [
        { type: 'touch', phase: 'down', x: 300, y: 600 },
        { type: 'touch', phase: 'move', x: 420, y: 600 },
        { type: 'touch', phase: 'move', x: 640, y: 600 },
      ],
    }),
    scene('a mention', '/thread/t-gannet-weekend', {
      do: [{ type: 'type', element: 'field/composer', text: '@' }],
    }),
    scene('an answer', '/thread/t-mira-osei', {
      do: [{ type: 'long_press', element: 'message#m-mira-osei-028' }, 'menuitem/reply'],
    }),
    scene('picked', '/thread/t-mira-osei', {
      do: [{ type: 'long_press', element: 'message#m-mira-osei-028' }, 'menuitem/select'],
    }),
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'ferry' }] }),
  ],
  changes: {
    '/thread/t-gannet-weekend, a mention': 'leaves a draft',
  },
  dialogs: ({ world, scene }) => ({
    from: produce(world, draft => {
      (draft.os.permissions['chat'] ??= {})['microphone'] = 'always';
    }),
    list: dialogs,
    more: [
      // Its own list is for a phone on which nobody picks files.
      scene('files without an app for them', thread, {
        phone: produce(world, draft => {
          draft.os.installed['files']!.enabled = false;
        }),
        do: ['attach', 'attach-file'],
        opens: 'Choose a file',
      }),
    ],
  }),
};
