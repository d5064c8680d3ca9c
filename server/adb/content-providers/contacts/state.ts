import type { AppStates } from '../../../../apps/catalogue.ts';
import type { AdbDevice } from '../../device.ts';
import { appState, baseState, numbersOf, providerNamed, type Bound } from '../table.ts';

export type Contacts = AppStates['contacts'];
export type Contact = Contacts['contacts'][string];

/** Contacts belong to no account of Android's. */
export const ACCOUNT = { account_name: null, account_type: null } as const;

export const stateOf = (device: AdbDevice): Contacts => appState<Contacts>(device, 'contacts');

export const contactNumbers = (device: AdbDevice): ((id: string) => number) =>
  numbersOf(baseState<Contacts>(device, 'contacts').contacts, ({ createdAt }: Contact): number => createdAt);

/** The contacts that are not in the bin, with their ids. */
export const presentContacts = (device: AdbDevice): [string, Contact][] =>
  Object.entries(stateOf(device).contacts).filter(([, { binnedAt }]) => binnedAt === null);

/** Columns of a contact that both its own row and each of its data rows have. */
export const SHARED_COLUMNS = [
  'display_name',
  'starred',
  'lookup',
  'photo_uri',
  'custom_ringtone',
  'send_to_voicemail',
];

/** Reads the shared columns of contacts by their ids. */
export function sharedColumns(device: AdbDevice): (id: string) => Bound {
  const names = new Map((providerNamed(device, 'contacts')?.list() ?? []).map(({ id, name }) => [id, name]));
  const { contacts } = stateOf(device);
  return id => {
    const { starred, portrait, ringtone, toVoicemail } = contacts[id]!;
    return {
      display_name: names.get(id) ?? '',
      starred: Number(starred),
      lookup: id,
      photo_uri: portrait,
      custom_ringtone: ringtone,
      send_to_voicemail: Number(toVoicemail),
    };
  };
}
