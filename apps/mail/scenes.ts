import { after, changed, oneOfEach, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { startOf } from './select.ts';
import type { Postbird } from './state.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
const down = (amount = 0.8): Touch => ({ type: 'scroll', direction: 'down', amount });
const THREAD = '/thread/thread-panel-8-margaret';
const PHISHING = '/thread/thread-fake-bank-mail';
const LETTER = '/thread/thread-lowtide-47';
const FILE = '/file/mail-inkwell-a3-0/0';

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', [hold('thread#thread-salt-cellar-allergies'), 'button/more-options']],
  ['/', 'Labels', [hold('thread#thread-salt-cellar-allergies'), 'button/more-options', 'menuitem/label']],
  [
    '/',
    'Snooze until',
    [hold('thread#thread-salt-cellar-allergies'), 'button/more-options', 'menuitem/snooze'],
    "apps/mail/ui/TimeSheet.tsx own ? t('pickTime') : title",
  ],
  ['/folder/bin', 'Empty the bin?', ['empty-bin'], 'apps/mail/ui/Emptying.tsx ask'],
  ['/folder/spam', 'Delete all spam?', ['empty-spam'], 'apps/mail/ui/Emptying.tsx ask'],
  ['/folder/drafts', 'Discard all 5 drafts?', ['empty-drafts'], 'apps/mail/ui/Emptying.tsx ask'],
  [
    '/folder/bin',
    'Delete this conversation forever?',
    [hold('thread#thread-flights-bl418'), 'button/delete-forever'],
    "apps/mail/ui/SelectBar.tsx t('deleteForeverAsk', { count: chosen.length })",
  ],
  [THREAD, 'More options', ['button/more-options']],
  [THREAD, 'Labels', ['button/more-options', 'menuitem/label']],
  [
    '/thread/thread-flights-bl418',
    'Delete this conversation forever?',
    ['button/more-options', 'menuitem/delete-forever'],
    "apps/mail/ui/Conversation.tsx t('deleteForeverAsk', { count: 1 })",
  ],
  [PHISHING, 'More options for Bay Mutual Security’s mail', ['more-mail-fake-bank-mail-0']],
  [PHISHING, 'Report this mail as phishing?', ['report-phishing']],
  [PHISHING, 'This link leads elsewhere', ['link#mail-fake-bank-mail-0-1']],
  [LETTER, 'Unsubscribe from The Low Tide?', ['unsubscribe']],
  [FILE, 'More options', ['button/more-options']],
  ['/compose', 'More options', ['button/more-options']],
  ['/compose', 'Attach', ['button/attach']],
  ['/compose', 'Send from', ['sender']],
  [
    '/draft/draft-donors',
    'Schedule send',
    ['button/more-options', 'menuitem/schedule-send'],
    "apps/mail/ui/TimeSheet.tsx own ? t('pickTime') : title",
  ],
  ['/to/mira.osei@inletmail.example', 'Send without a subject?', ['send']],
  ['/to/mira.osei@inletmail.example?subject=Tea&body=I%20attached%20it', 'Nothing is attached', ['send']],
  ['/to/nobody', 'Check the addresses', ['send']],
  ['/settings', 'Your name', ['name']],
  ['/settings', 'New mail is sent from', ['send-from']],
  ['/settings', 'Signature', ['signature']],
  ['/settings', 'Undo send', ['undo']],
  ['/settings', 'Swipe right', ['swipe-start']],
  ['/settings', 'Swipe left', [down(0.4), 'swipe-end']],
  ['/settings', 'Notifications', [down(0.4), 'notify']],
  ['/filter/filter-tonearm', 'Give it a label', [down(0.4), 'give-label']],
  ['/filter/filter-tonearm', 'Delete this filter?', ['button/delete-filter']],
  [
    '/labels',
    'New label',
    ['new-label'],
    "apps/mail/ui/Labels.tsx open === 'edit' ? t('renameLabel') : t('newLabel')",
  ],
  ['/labels', 'Delete the label Aquarium?', ['button/delete-label-aquarium']],
];

export const scenes: AppScenes = {
  params: {
    folder: () => [
      'starred',
      'snoozed',
      'sent',
      'drafts',
      'scheduled',
      'outbox',
      'all',
      'spam',
      'bin',
      'label-lantern',
    ],
    thread: () => [
      'thread-panel-8-margaret',
      'thread-snagging-date',
      'thread-fake-bank-mail',
      'thread-lowtide-47',
      'thread-trustees-tea',
      'thread-hana-sketches',
      'thread-spam-0',
      'thread-flights-bl418',
      'thread-yusuf-table',
      'thread-copperleaf-code',
    ],
    mail: () => ['mail-inkwell-a3-0'],
    index: () => ['0'],
    draft: () => ['draft-donors', 'draft-birthday-gran', 'draft-yes-tideway'],
    address: () => ['mira.osei@inletmail.example?subject=Tea%20on%20Sunday&cc=sam.okafor@postbird.example'],
    filter: ({ apps: { mail } }) => ['new', ...oneOfEach(mail.filters)],
  },
  args: {
    '/share': SHARED,
    '/to/nobody': { verb: 'VIEW', uri: 'mailto:nobody?subject=Hello' },
    '/to/mira.osei@inletmail.example': { verb: 'VIEW', uri: 'mailto:mira.osei@inletmail.example' },
    '/to/mira.osei@inletmail.example?subject=Tea&body=I%20attached%20it': {
      verb: 'VIEW',
      uri: 'mailto:mira.osei@inletmail.example?subject=Tea&body=I%20attached%20it',
    },
  },
  screens: ({ world, scene }) => {
    const mail = (how: (state: Postbird) => void) => changed(world, apps => how(apps.mail));
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    const { mail: state } = (world as unknown as { apps: { mail: Postbird } }).apps;
    const start = startOf(state, 'replyAll', 'mail-snagging-date-0');
    return [
      scene('updates', '/', { do: ['part-updates'] }),
      scene('promotions', '/', { do: ['part-promotions'] }),
      scene('picked', '/', { do: [hold('thread#thread-salt-cellar-allergies')] }),
      scene('offline with an outbox', '/', {
        phone: changed(offline, ({ mail: m }) => {
          m.drafts['draft-donors']!.status = 'outbox';
        }),
      }),
      scene('empty', '/', {
        phone: mail(m => {
          m.threads = {};
          m.mails = {};
        }),
      }),
      scene('away', '/', {
        phone: mail(m => {
          m.vacation = {
            ...m.vacation,
            on: true,
            text: 'On an island.',
            from: '2026-03-27',
            until: '2026-03-30',
          };
        }),
      }),
      scene('found', '/search', { do: [type('field/query', 'from:ruth')] }),
      scene('nothing found', '/search', { do: [type('field/query', 'zeppelin')] }),
      scene('a photo', '/file/mail-hana-sketches-0/0'),
      scene('a table', '/file/mail-server-cost-0/0'),
      scene('a text', '/file/mail-leaflet-0/0'),
      scene('answer to all', '/compose', {
        phone: after(world, 'system', 'push', {
          app: 'mail',
          pattern: '/compose',
          params: {},
          args: { start },
        }),
      }),
      scene('offered people', '/compose', { do: [type('field/to', 'mar')] }),
      scene('a wrong address', '/compose', { do: [type('field/to', 'nobody,')] }),
      scene('too large', '/draft/draft-donors', {
        phone: mail(m => {
          m.tooLarge = 'harbour_at_night.mp4';
        }),
        opens: 'Too large to attach',
      }),
      scene('details', THREAD, { do: ['details#mail-panel-8-margaret-0'] }),
      scene('unfolded', '/thread/thread-snagging-date', { do: ['mail#mail-snagging-date-1'] }),
      scene('snoozed', '/folder/snoozed', {
        phone: mail(m => {
          m.threads['thread-dentist']!.snoozedUntil = world.clock.now + 86_400_000;
        }),
      }),
      scene('own time', '/draft/draft-donors', {
        do: ['button/more-options', 'menuitem/schedule-send', 'pick-time'],
        opens: 'Pick date and time',
        site: "apps/mail/ui/TimeSheet.tsx own ? t('pickTime') : title",
      }),
      scene('spam that was emptied', '/folder/spam', { phone: after(world, 'mail', 'emptySpam') }),
      scene('drafts that were discarded', '/folder/drafts', { phone: after(world, 'mail', 'discardAll') }),
      scene('nothing blocked', '/blocked', {
        phone: mail(m => {
          m.blocked = [];
        }),
      }),
    ];
  },
  dialogs: () => ({ list: dialogs }),
};
