import type { AndroidIntent } from '../intents.ts';
import { appNamed } from '../packages.ts';
import { page, text, type MappedIntent } from './mapped-intent.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';

/** A settings intent, by its action without `android.settings.`. */
export function mapSettings(name: string, { data, extras }: AndroidIntent): MappedIntent[] {
  const owner = appNamed(
    data?.replace(/^package:/, '') ?? text(extras['android.provider.extra.APP_PACKAGE']) ?? '',
  );
  switch (name) {
    case 'SETTINGS':
      return [{ kind: 'screen', app: 'settings', pattern: '/' }];
    case 'APPLICATION_DETAILS_SETTINGS':
      return owner
        ? [{ kind: 'screen', app: 'settings', pattern: '/app/:app', params: { app: owner.id } }]
        : [];
    case 'APP_NOTIFICATION_SETTINGS':
    case 'CHANNEL_NOTIFICATION_SETTINGS':
      return owner
        ? [{ kind: 'screen', app: 'settings', pattern: '/app/:app/notifications', params: { app: owner.id } }]
        : [];
    case 'ADD_ACCOUNT_SETTINGS':
      return [{ kind: 'screen', app: 'settings', pattern: '/accounts/add' }];
    case 'APP_SEARCH_SETTINGS':
      return [{ kind: 'screen', app: 'settings', pattern: '/search' }];
    default:
      return SETTINGS_PAGES[name] ? [page(SETTINGS_PAGES[name])] : [];
  }
}
