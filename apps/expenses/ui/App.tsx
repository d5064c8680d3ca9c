import type { ComponentType } from 'react';
import { OneAccount } from './Account.tsx';
import { EditAccount, NewAccount } from './AccountForm.tsx';
import { Accounts } from './Accounts.tsx';
import { Budgets } from './Budgets.tsx';
import { Categories, NewCategory, OneCategory } from './Categories.tsx';
import { Charts } from './Charts.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Entries } from './Entries.tsx';
import { OneEntry, Receipt } from './EntryScreen.tsx';
import { Export } from './Export.tsx';
import { EditEntry, EditRecurring, NewEntry } from './Forms.tsx';
import { Home } from './Home.tsx';
import { ImportFile, ImportList, ImportText } from './Import.tsx';
import { OneRecurring, RecurringList } from './Recurring.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Charts,
  Budgets,
  Accounts,
  OneEntry,
  Receipt,
  NewEntry,
  EditEntry,
  Search,
  Entries,
  OneAccount,
  EditAccount,
  NewAccount,
  Categories,
  OneCategory,
  NewCategory,
  RecurringList,
  OneRecurring,
  EditRecurring,
  Duplicates,
  Export,
  ImportList,
  ImportFile,
  ImportText,
  Settings,
};
