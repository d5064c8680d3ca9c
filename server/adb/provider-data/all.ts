import type { AdbDevice } from '../device.ts';
import type { ProviderContext } from '../content-providers/table.ts';
import { calendarDatabase } from './calendar.ts';
import { callLogDatabase, contactsDatabase } from './contacts.ts';
import type { ProviderDatabase } from './database.ts';
import { telephonyDatabase } from './telephony.ts';

const DATABASES: readonly ProviderDatabase[] = [
  calendarDatabase,
  callLogDatabase,
  contactsDatabase,
  telephonyDatabase,
];

/** The packages of Android's providers that have data of their own. */
export const PROVIDER_PACKAGES: readonly string[] = [
  ...new Set(DATABASES.map(database => database.package)),
].sort();

/** The databases of a provider's package whose app is on the phone and enabled. */
export const databasesOf = ({ tree }: AdbDevice, name: string): ProviderDatabase[] =>
  DATABASES.filter(database => database.package === name && tree.os.installed[database.app]?.enabled);

/** Deletes all that a provider's package holds, as `pm clear` does. Throws as the apps' rules. */
export async function clearProvider(context: ProviderContext, name: string): Promise<void> {
  const { device } = context;
  const binned = () => {
    const { contacts } = device.tree.apps['contacts'] as {
      contacts: Readonly<Record<string, { binnedAt: number | null }>>;
    };
    return Object.keys(contacts).filter(id => contacts[id]!.binnedAt !== null);
  };
  const wereBinned = new Set(name === 'com.android.providers.contacts' ? binned() : []);
  for (const database of databasesOf(device, name))
    for (const { name: table } of database.tables(context)) {
      const { rows, remove } = database.tables(context).find(each => each.name === table)!;
      if (rows.length > 0) await remove?.(rows);
    }
  // The app's bin is no part of Android's database: what was in it before stays there.
  if (name === 'com.android.providers.contacts')
    await device.run('contacts', 'remove', { contacts: binned().filter(id => !wereBinned.has(id)) });
}
