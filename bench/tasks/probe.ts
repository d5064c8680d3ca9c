import type { Element } from '../../src/protocol/observation.ts';

/**
 * Access that a probe needs on a device: a shell (A), content providers, which some vendors close (B), a debuggable app,
 * through `run-as` (C), or a root shell (D).
 */
export type Tier = 'A' | 'B' | 'C' | 'D';

/** A row of a content provider or of a database table, by column. */
export type Row = Readonly<Record<string, string | null>>;

export interface Kinds {
  /** A value of `settings`; null if unset. */
  setting: { args: { namespace: 'system' | 'secure' | 'global'; key: string }; found: string | null };
  /** The activity in the foreground. */
  activity: { args: Record<string, never>; found: { package: string; activity: string } | null };
  /** The elements of the screen, from the UIAutomator dump. */
  ui: { args: Record<string, never>; found: readonly Element[] };
  /** Rows of a provider. `where` is SQL, as `content query --where` takes it. */
  content: { args: { uri: string; where?: string; projection?: readonly string[] }; found: readonly Row[] };
  /** Rows of a SELECT over the database of an app, named by the simulated app's id. */
  sqlite: { args: { app: string; sql: string }; found: readonly Row[] };
  /** A file of shared storage, or null. Its text is read only with `text`. */
  file: { args: { path: string; text?: boolean }; found: { size: number; text?: string } | null };
  /** The output of a shell line, for questions that no other kind can ask. */
  shell: { args: { line: string }; found: { out: string; status: number } };
  /** A package, by the simulated app's id. */
  package: { args: { app: string }; found: { installed: boolean; enabled: boolean } };
}
export type ProbeKind = keyof Kinds;
export type Found<K extends ProbeKind> = Kinds[K]['found'];

/** One question to a device. */
export type Question = { [K in ProbeKind]: { kind: K; args: Kinds[K]['args'] } }[ProbeKind];

/** One question to a device, and a test of its answer. */
export type Probe = {
  [K in ProbeKind]: {
    kind: K;
    tier: Tier;
    args: Kinds[K]['args'];
    expect: (found: Found<K>) => boolean;
    /** Describes the expected answer. */
    says: string;
  };
}[ProbeKind];

/** The tier that a kind of question needs on every device. */
export const DEFAULT_TIER: Readonly<Record<ProbeKind, Tier>> = {
  setting: 'A',
  activity: 'A',
  ui: 'A',
  content: 'B',
  sqlite: 'C',
  file: 'A',
  shell: 'A',
  package: 'A',
};

/** Makes a probe, on the tier that its kind needs on every device. `says` describes the expected answer. */
export const probe = <K extends ProbeKind>(
  kind: K,
  args: Kinds[K]['args'],
  says: string,
  expect: (found: Found<K>) => boolean,
): Probe => ({ kind, tier: DEFAULT_TIER[kind], args, says, expect }) as unknown as Probe;

/** A device that answers probes over adb, simulated or physical. */
export interface Probed {
  /** Runs a shell line. Throws if the device is gone. */
  shell(line: string): Promise<{ out: string; err: string; status: number }>;
  /** The elements of its screen, from the UIAutomator dump. */
  elements(): Promise<readonly Element[]>;
  /** The package that corresponds to a simulated app on this device, if any. */
  packageOf(app: string): string | undefined;
}
