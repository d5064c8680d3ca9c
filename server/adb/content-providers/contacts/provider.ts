import type { AdbDevice } from '../../device.ts';
import type { ContentProvider, ContentTable } from '../table.ts';
import { dataTable, lookupTable } from './data.ts';
import { groupsTable } from './groups.ts';
import type { Kind } from './kinds.ts';
import { contactsTable, rawContactsTable } from './people.ts';

const DATA_PATHS: Readonly<Record<string, Kind>> = { phones: 'phone', emails: 'email', postals: 'postal' };

function dataAt(device: AdbDevice, which: string | undefined): ContentTable | undefined {
  if (which === undefined) return dataTable(device);
  const kind = Object.hasOwn(DATA_PATHS, which) ? DATA_PATHS[which] : undefined;
  return kind && dataTable(device, kind);
}

/** ContactsContract's contacts, raw contacts, data, groups and phone lookup. */
export const contactsProvider: ContentProvider = {
  authority: 'com.android.contacts',
  table([what, which, ...more], { device }) {
    if (more.length > 0) return undefined;
    if (what === 'phone_lookup' && which !== undefined) return lookupTable(device, which);
    if (what === 'data') return dataAt(device, which);
    if (which !== undefined) return undefined;
    switch (what) {
      case 'contacts':
        return contactsTable(device);
      case 'raw_contacts':
        return rawContactsTable(device);
      case 'groups':
        return groupsTable(device);
      default:
        return undefined;
    }
  },
};
