import { Type, type Static } from 'typebox';
import { trace } from '../../src/state/schema.ts';

export const SettingsApp = Type.Object(
  {
    searches: trace(Type.Array(Type.String()), {
      description: 'Recent searches, newest first, at most eight.',
    }),
  },
  {
    additionalProperties: false,
    description: 'Settings. What it sets lives in the device and the operating system.',
  },
);
export type SettingsApp = Static<typeof SettingsApp>;
