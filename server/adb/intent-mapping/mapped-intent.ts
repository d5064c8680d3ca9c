import type { Intent } from '../../../src/state/phone/index.ts';

/** An Android intent in the phone's own terms: one of its intents, a screen that has no intent, or a rule of an app. */
export type MappedIntent =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'screen'; app: string; pattern: string; params?: Record<string, string> }
  | {
      kind: 'rule';
      app: string;
      action: string;
      args: unknown;
      /** Whether the app is opened first. */
      opens?: boolean;
    };

/** The prefix of Android's extras. */
export const EXTRA = 'android.intent.extra.';

/** An extra as text; undefined for one that is neither text nor a number. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
export const number = (value: unknown): number | undefined =>
  text(value) !== undefined && Number.isFinite(Number(value)) ? Number(value) : undefined;
/** Drops the fields that are undefined. */
export function defined<T extends object>(of: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
export const intent = (of: Intent): MappedIntent => ({ kind: 'intent', intent: of });
/** A page of Settings. */
export const page = (scheme: string): MappedIntent =>
  intent({ verb: 'VIEW', uri: `settings-${scheme}:`, app: 'settings' });
