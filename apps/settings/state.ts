import { Type, type Static } from 'typebox';
import { history } from '../../src/state/schema.ts';

export const SettingsApp = Type.Object(
  {
    searches: history(Type.Array(Type.String()), {
      description: 'Recent searches, newest first, at most eight.',
    }),
  },
  {
    additionalProperties: false,
    description: 'Settings. What it sets lives in the device and the operating system.',
  },
);
export type SettingsApp = Static<typeof SettingsApp>;
