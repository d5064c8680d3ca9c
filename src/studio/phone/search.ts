/** Tabs beside the phone, in order. */
export const TABS = [
  'events',
  'elements',
  'state',
  'timers',
  'effects',
  'notifications',
  'family',
  'task',
] as const;
export type PhoneTab = (typeof TABS)[number];

/** What the address of a phone's page says beside the phone. */
export interface PhoneSearch {
  tab?: PhoneTab | undefined;
  /** JSON Pointer that is chosen in the state. */
  at?: string | undefined;
}

export function readPhoneSearch(search: Record<string, unknown>): PhoneSearch {
  const { tab, at } = search;
  return {
    ...(TABS.includes(tab as PhoneTab) ? { tab: tab as PhoneTab } : {}),
    ...(typeof at === 'string' && at !== '' ? { at } : {}),
  };
}
