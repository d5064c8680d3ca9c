import { portalProviders } from '../portal-provider.ts';
import { calendarProvider } from './calendar/provider.ts';
import { callsProvider } from './calls.ts';
import { legacyContactsProvider } from './contacts/legacy.ts';
import { contactsProvider } from './contacts/provider.ts';
import { deskclockProvider } from './deskclock.ts';
import { downloadsProvider, mediaProvider } from './media.ts';
import { settingsProvider } from './settings.ts';
import { mmsSmsProvider, smsProvider } from './sms.ts';
import type { ContentProvider } from './table.ts';

/** Every content provider that a shell reaches. */
export const providers: readonly ContentProvider[] = [
  calendarProvider,
  callsProvider,
  contactsProvider,
  deskclockProvider,
  downloadsProvider,
  legacyContactsProvider,
  mediaProvider,
  mmsSmsProvider,
  ...portalProviders,
  settingsProvider,
  smsProvider,
];
