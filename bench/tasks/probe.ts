import type { Element } from '../../src/protocol/observation.ts';

/**
 * What a device has to offer before it can be asked: any shell (A); content providers, which some makers close (B); an app that can be
 * debugged, through `run-as` (C); a root shell (D).
 */
export type Tier = 'A' | 'B' | 'C' | 'D';

/** A row of a content provider or of a table, by column; null where it has none. */
export type Row = Readonly<Record<string, string | null>>;

interface Kinds {
  /** A value of `settings`; null where it is not set. */
  setting: { args: { namespace: 'system' | 'secure' | 'global'; key: string }; found: string | null };
  /** What is in front. */
  activity: { args: Record<string, never>; found: { package: string; activity: string } | null };
  /** The screen's elements, from the UIAutomator dump. */
  ui: { args: Record<string, never>; found: readonly Element[] };
  /** Rows of a provider. `where` is SQL, as `content query --where` takes it. */
  content: { args: { uri: string; where?: string; projection?: readonly string[] }; found: readonly Row[] };
  /** Rows of a SELECT over the database of an app, named by the simulated app's id. */
  sqlite: { args: { app: string; sql: string }; found: readonly Row[] };
  /** A file of shared storage; null where there is none. Its text is read only where it is asked for. */
  file: { args: { path: string; text?: boolean }; found: { size: number; text?: string } | null };
  /** What a line of its shell gives, for what no other kind can ask. */
  shell: { args: { line: string }; found: { out: string; status: number } };
  /** A package, by the simulated app's id. */
  package: { args: { app: string }; found: { installed: boolean; enabled: boolean } };
}
export type ProbeKind = keyof Kinds;
export type Found<K extends ProbeKind> = Kinds[K]['found'];

/** One question to a device, and whether its answer is the one that the task asks for. */
export type Probe = {
  [K in ProbeKind]: {
    kind: K;
    tier: Tier;
    args: Kinds[K]['args'];
    expect: (found: Found<K>) => boolean;
    /** What is expected, for people. */ says: string;
  };
}[ProbeKind];

const DEFAULT_TIER: Readonly<Record<ProbeKind, Tier>> = {
  setting: 'A',
  activity: 'A',
  ui: 'A',
  content: 'B',
  sqlite: 'C',
  file: 'A',
  shell: 'A',
  package: 'A',
};

/** A probe of a kind, on the tier that the kind needs on every device. `says` is what is expected, in words. */
export const probe = <K extends ProbeKind>(
  kind: K,
  args: Kinds[K]['args'],
  says: string,
  expect: (found: Found<K>) => boolean,
): Probe => ({ kind, tier: DEFAULT_TIER[kind], args, says, expect }) as unknown as Probe;

/** What a probe is put to: a device that answers adb, simulated or real. */
export interface Probed {
  /** A line of its shell. Throws where the device is gone. */
  shell(line: string): Promise<{ out: string; err: string; status: number }>;
  /** What is on its screen, from the UIAutomator dump. */
  elements(): Promise<readonly Element[]>;
  /** The package that stands for a simulated app on this device; undefined where none does. */
  packageOf(app: string): string | undefined;
}
