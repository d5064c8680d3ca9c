import { ACCOUNT_KINDS } from '../../../src/sdk/core/system/choices.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { change, go, type Entry, type Page, type View } from '../model.ts';
import { allowedApps, grantOf, GRANT_WORDS, appsWith } from '../select.ts';

const lock = (v: View) => v.phone.os.settings.lock;
const account = (v: View) => v.phone.os.accounts[v.params['id'] ?? ''];
const safe = (v: View) => lock(v).kind === 'pin' || lock(v).kind === 'password';
export const LOCKS = { none: 'None', swipe: 'Swipe', pin: 'PIN', password: 'Password' } as const;
export const securitySummary = (v: View): string => `Screen lock: ${LOCKS[lock(v).kind]}`;
export const accountSummary = (v: View): string =>
  Object.values(v.phone.os.accounts)
    .map(a => a.kind)
    .sort()
    .join(', ') || 'No accounts';
const kindOf = (v: View) => ACCOUNT_KINDS.find(k => k.kind === v.params['kind']) ?? ACCOUNT_KINDS[0]!;

export const securityPages: readonly Page[] = [
  {
    route: '/security',
    title: 'Security and privacy',
    activity: '.security.SecurityActivity',
    parent: '/',
    scheme: 'security',
    keywords: 'protect password',
    sections: [
      {
        title: 'Device unlock',
        entries: [
          {
            id: 'lock',
            kind: 'link',
            title: 'Screen lock',
            icon: 'lock',
            keywords: 'pin password passcode swipe change',
            summary: v => LOCKS[lock(v).kind],
            to: go('/lock'),
          },
          {
            id: 'fingerprint',
            kind: 'switch',
            title: 'Fingerprint unlock',
            icon: 'fingerprint',
            summary: v => (safe(v) ? undefined : 'Set a PIN or password first'),
            off: v => !safe(v),
            get: v => lock(v).fingerprint,
            set: on => change({ lock: { fingerprint: on } }),
          },
        ],
      },
      {
        title: 'Privacy',
        entries: [
          {
            id: 'lock-notifications',
            kind: 'choice',
            title: 'Notifications on lock screen',
            icon: 'notifications',
            keywords: 'hide sensitive private',
            get: v => lock(v).showNotifications,
            options: [
              { value: 'all', label: 'Show all content' },
              { value: 'discreet', label: 'Hide sensitive content' },
              { value: 'none', label: 'Don’t show notifications' },
            ],
            set: x => change({ lock: { showNotifications: x } }),
          },
          {
            id: 'permissions',
            kind: 'link',
            title: 'Permission manager',
            icon: 'admin_panel_settings',
            summary: 'What apps may see and do',
            to: go('/apps/permissions'),
          },
          {
            id: 'location',
            kind: 'link',
            title: 'Location',
            icon: 'location_on',
            summary: v => (v.phone.device.radios.location ? 'On' : 'Off'),
            to: go('/location'),
          },
        ],
      },
      {
        title: 'System',
        entries: [
          {
            id: 'patch',
            kind: 'info',
            title: 'Security update',
            icon: 'security',
            summary: v => v.phone.device.model.patch,
          },
        ],
      },
    ],
  },
  {
    route: '/lock',
    title: 'Screen lock',
    activity: '.security.ScreenLockActivity',
    parent: '/security',
    scheme: 'screen-lock',
    keywords: 'pin password passcode',
    secure: true,
    screen: 'ScreenLock',
    sections: [],
  },
  {
    route: '/location',
    title: 'Location',
    activity: '.location.LocationActivity',
    parent: '/',
    scheme: 'location',
    keywords: 'gps position place',
    sections: [
      {
        entries: [
          {
            id: 'location',
            kind: 'switch',
            title: 'Use location',
            keywords: 'gps turn on off',
            get: v => v.phone.device.radios.location,
            set: on => ['setLocation', { on }],
          },
        ],
      },
      {
        entries: [
          {
            id: 'permissions',
            kind: 'link',
            title: 'App location permissions',
            icon: 'apps',
            summary: v =>
              `${allowedApps(v, 'location').length} of ${appsWith(v, 'location').length} apps allowed`,
            to: go('/permission/:permission', { permission: 'location' }),
          },
        ],
      },
      {
        title: 'Apps that ask for it',
        rows: v =>
          appsWith(v, 'location').map((m): Entry => ({
            id: m.id,
            kind: 'link',
            title: m.name,
            app: m.id,
            summary: GRANT_WORDS[grantOf(v.phone, m.id, 'location')],
            to: go('/app/:app/permissions/:permission', { app: m.id, permission: 'location' }),
          })),
      },
    ],
  },
  {
    route: '/accounts',
    title: 'Accounts',
    activity: '.accounts.AccountsActivity',
    parent: '/',
    scheme: 'accounts',
    keywords: 'users email sign in sync',
    sections: [
      {
        rows: v =>
          Object.entries(v.phone.os.accounts)
            .sort(([a, x], [b, y]) => compare(x.kind, y.kind) || compare(a, b))
            .map(([id, a]): Entry => ({
              id,
              kind: 'link',
              title: a.kind,
              icon: 'person',
              summary: a.name,
              to: go('/account/:id', { id }),
            })),
      },
      {
        entries: [
          {
            id: 'add',
            kind: 'link',
            title: 'Add account',
            icon: 'add',
            keywords: 'sign in new',
            to: go('/accounts/add'),
          },
        ],
      },
      {
        entries: [
          {
            id: 'auto',
            kind: 'switch',
            title: 'Automatically sync app data',
            keywords: 'automatic',
            get: v => v.phone.os.settings.autoSync,
            set: on => change({ autoSync: on }),
          },
        ],
      },
    ],
  },
  {
    route: '/accounts/add',
    title: 'Add account',
    activity: '.accounts.AddAccountActivity',
    parent: '/accounts',
    sections: [
      {
        rows: () =>
          ACCOUNT_KINDS.map((k): Entry => ({
            id: k.kind,
            kind: 'link',
            title: k.kind,
            icon: 'person',
            to: go('/accounts/add/:kind', { kind: k.kind }),
          })),
      },
    ],
  },
  {
    route: '/accounts/add/:kind',
    title: v => `Add ${kindOf(v).kind} account`,
    activity: '.accounts.AccountSetupActivity',
    parent: '/accounts/add',
    screen: 'AccountForm',
    sections: [],
  },
  {
    route: '/account/:id',
    title: v => account(v)?.kind ?? 'Account',
    activity: '.accounts.AccountDetailActivity',
    parent: '/accounts',
    empty: { icon: 'person', title: 'This account is gone' },
    sections: [
      {
        shown: v => account(v) !== undefined,
        entries: [
          {
            id: 'name',
            kind: 'info',
            title: 'Account',
            icon: 'person',
            copy: true,
            summary: v => account(v)!.name,
          },
          {
            id: 'sync',
            kind: 'switch',
            title: 'Account sync',
            icon: 'sync',
            summary: v => {
              const { syncedAt } = account(v)!;
              const { now, zone } = v.phone.clock;
              return syncedAt === undefined
                ? 'Never synced'
                : `Last synced ${formatWhen(syncedAt, now, zone, v.phone.os.settings.clock24)}`;
            },
            get: v => account(v)!.sync,
            set: (on, v) => ['setAccountSync', { id: v.params['id'], on }],
          },
          {
            id: 'now',
            kind: 'action',
            title: 'Sync now',
            icon: 'refresh',
            off: v => !account(v)!.sync,
            run: v => ['syncAccount', { id: v.params['id'] }],
          },
        ],
      },
      {
        shown: v => account(v) !== undefined,
        entries: [
          {
            id: 'remove',
            kind: 'action',
            title: 'Remove account',
            icon: 'delete',
            danger: true,
            leave: true,
            run: v => ['removeAccount', { id: v.params['id'] }],
            confirm: {
              title: 'Remove account?',
              text: v => `${account(v)!.name} will be taken off this phone. What is kept online stays.`,
              label: 'Remove account',
            },
          },
        ],
      },
    ],
  },
];
