import type { AppMeta } from '../../src/sdk/core/app.ts';
import type { SystemCall } from '../../src/sdk/core/system/index.ts';
import type { FilledIconName, IconName } from './ui/icons.ts';
import type { AnyPhone, Intent } from '../../src/state/phone/index.ts';

/** The input of a page: the phone, the apps' manifests, and the route's parameters. */
export interface View {
  phone: AnyPhone;
  metas: ReadonlyMap<string, AppMeta>;
  params: Readonly<Record<string, string>>;
}

/** An action of the phone itself with its arguments. */
export type Call = SystemCall;
export interface Place {
  route: string;
  params?: Record<string, string>;
}
type Of<T> = T | ((v: View) => T);

interface Base {
  /** Unique in its page; the row's key is `entry-<id>`. */
  id: string;
  title: Of<string>;
  icon?: Of<IconName>;
  /** Shows this app's icon in front. */
  app?: string;
  /** An icon in a circle of a colour, 0 to 7, instead of `icon`; the first page alone has them. */
  emblem?: { icon: FilledIconName; tone: number };
  summary?: Of<string | undefined>;
  /** Other words that people search by. */
  keywords?: string;
  /** False while the entry makes no sense. */
  shown?: (v: View) => boolean;
  /** True while it cannot be used. */
  off?: (v: View) => boolean;
}

export interface Option {
  value: string;
  label: string;
  subtitle?: string;
}

export type Entry = Base &
  /** `to` opens a page by a tap on the words; the switch stands apart then. */
  (
    | {
        kind: 'switch';
        get: (v: View) => boolean;
        set: (on: boolean, v: View) => Call;
        to?: Of<Place>;
        confirm?: { title: string; text: string; label: string };
      }
    | {
        kind: 'slider';
        get: (v: View) => number;
        set: (value: number, v: View) => Call;
        min: number;
        max: number;
        step?: number;
        format?: (value: number) => string;
        glyph?: IconName;
      }
    /** `inline` draws every option as a row of the page; else a dialog asks. */
    | {
        kind: 'choice';
        get: (v: View) => string;
        options: Of<readonly Option[]>;
        set: (value: string, v: View) => Call;
        inline?: true;
      }
    | { kind: 'link'; to: Of<Place> }
    | {
        kind: 'text';
        label: string;
        get: (v: View) => string;
        set: (text: string, v: View) => Call;
        problem?: (text: string, v: View) => string | undefined;
        numbers?: true;
      }
    /** The system's date or time dialog; `then` gets its result. */
    | { kind: 'pick'; dialog: 'date' | 'time'; value: (v: View) => number; then: Call }
    /** `run` changes the phone; `confirm` asks first; `leave` goes back afterwards. */
    | {
        kind: 'action';
        run: (v: View) => Call;
        confirm?: { title: Of<string>; text: Of<string>; label: string };
        danger?: boolean;
        leave?: boolean;
      }
    /** Opens another app. */
    | { kind: 'open'; intent: Of<Intent> }
    | { kind: 'info'; copy?: boolean }
  );
export type EntryKind = Entry['kind'];
export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>;

export interface Section {
  title?: Of<string>;
  /** Words below the rows. */
  note?: Of<string | undefined>;
  entries?: readonly Entry[];
  /** Rows that depend on the phone: networks, apps, files. Search does not list them. */
  rows?: (v: View) => readonly Entry[];
  /** Something that ui/sections draws by this name. */
  custom?: string;
  shown?: (v: View) => boolean;
}

export interface Page {
  route: string;
  title: Of<string>;
  /** Activity name for ADB. */
  activity: string;
  /** Page that leads here; null for the first. */
  parent: string | null;
  keywords?: string;
  /** `settings-<scheme>:` opens it. */
  scheme?: string;
  /** Whether recent apps cover it. */
  secure?: boolean;
  sections: readonly Section[];
  /** Name of the screen that draws it, where it is not the common one. */
  screen?: string;
  /** The text while there are no rows. */
  empty?: { icon: IconName; title: string; text?: string };
}

/** A value that may depend on the phone. */
export function of<T>(value: Of<T>, v: View): T {
  return typeof value === 'function' ? (value as (v: View) => T)(v) : value;
}

/** Entries of a section as they are now, those that are not shown left out. */
export function entriesOf(section: Section, v: View): readonly Entry[] {
  if (section.shown && !section.shown(v)) return [];
  return [...(section.entries ?? []), ...(section.rows?.(v) ?? [])].filter(e => !e.shown || e.shown(v));
}

export const go = (route: string, params?: Record<string, string>): Place =>
  params ? { route, params } : { route };
/** `changeSettings` of one or more fields. */
export const change = (settings: object): Call => ['changeSettings', { settings }];
