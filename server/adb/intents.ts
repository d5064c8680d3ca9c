import { ShellException } from './exceptions.ts';

/** An android.content.Intent, as far as shell arguments can describe it. */
export interface AndroidIntent {
  action?: string;
  data?: string;
  type?: string;
  categories: string[];
  package?: string;
  component?: Component;
  flags: number;
  extras: Record<string, unknown>;
}

export interface Component {
  package: string;
  class: string;
}

export const MAIN = 'android.intent.action.MAIN';
const LAUNCHED = 'android.intent.category.LAUNCHER';
export const CLEAR_TASK = 0x0000_8000;
export const CLEAR_TOP = 0x0400_0000;
export const NEW_TASK = 0x1000_0000;

/** Reads `PKG/.Class` or `PKG/full.Class`; undefined for any other text. */
export function readComponent(text: string): Component | undefined {
  const [owner, name, ...more] = text.split('/');
  if (!owner || !name || more.length > 0) return undefined;
  return { package: owner, class: name.startsWith('.') ? owner + name : name };
}

/** `PKG/.Class` if the class is in the package, else the full name. */
export const shortName = ({ package: owner, class: name }: Component): string =>
  `${owner}/${name.startsWith(`${owner}.`) ? name.slice(owner.length) : name}`;
export const fullName = ({ package: owner, class: name }: Component): string => `${owner}/${name}`;

const illegal = (message: string) => new ShellException('IllegalArgumentException', message);

const FLAGS: Readonly<Record<string, number>> = {
  'grant-read-uri-permission': 0x1,
  'grant-write-uri-permission': 0x2,
  'grant-persistable-uri-permission': 0x40,
  'grant-prefix-uri-permission': 0x80,
  'exclude-stopped-packages': 0x10,
  'include-stopped-packages': 0x20,
  'debug-log-resolution': 0x8,
  'activity-brought-to-front': 0x40_0000,
  'activity-clear-top': CLEAR_TOP,
  'activity-clear-when-task-reset': 0x8_0000,
  'activity-exclude-from-recents': 0x80_0000,
  'activity-launched-from-history': 0x10_0000,
  'activity-multiple-task': 0x800_0000,
  'activity-no-animation': 0x1_0000,
  'activity-no-history': 0x4000_0000,
  'activity-no-user-action': 0x4_0000,
  'activity-previous-is-top': 0x100_0000,
  'activity-reorder-to-front': 0x2_0000,
  'activity-reset-task-if-needed': 0x20_0000,
  'activity-single-top': 0x2000_0000,
  'activity-clear-task': CLEAR_TASK,
  'activity-task-on-home': 0x4000,
  'activity-match-external': 0x800,
  'receiver-registered-only': 0x4000_0000,
  'receiver-replace-pending': 0x2000_0000,
  'receiver-foreground': NEW_TASK,
  'receiver-no-abort': 0x800_0000,
};

const integer = (text: string): number => {
  const value = /^[+-]?(0x[0-9a-f]+|\d+)$/i.test(text)
    ? Number(text.replace(/^\+/, '').replace(/^-(?=0x)/i, ''))
    : NaN;
  if (Number.isNaN(value)) throw new ShellException('NumberFormatException', `For input string: "${text}"`);
  return /^-0x/i.test(text) ? -value : value;
};
const real = (text: string): number => {
  const value = text.trim() === '' ? NaN : Number(text);
  if (Number.isNaN(value)) throw new ShellException('NumberFormatException', `For input string: "${text}"`);
  return value;
};
const truth = (text: string): boolean => {
  if (/^(true|t|1)$/i.test(text)) return true;
  if (/^(false|f|0)$/i.test(text)) return false;
  throw illegal(`Invalid boolean value: ${text}`);
};
/** Splits a list at commas; a backslash escapes a comma. */
const list = (text: string): string[] =>
  text === '' ? [] : text.split(/(?<!\\),/).map(part => part.replaceAll('\\,', ','));
const plain = (text: string): string => text;

const EXTRAS: Readonly<Record<string, (text: string) => unknown>> = {
  e: plain,
  es: plain,
  eu: plain,
  ecn: plain,
  ez: truth,
  ei: integer,
  el: integer,
  ef: real,
  ed: real,
  eia: text => list(text).map(integer),
  eial: text => list(text).map(integer),
  ela: text => list(text).map(integer),
  elal: text => list(text).map(integer),
  efa: text => list(text).map(real),
  efal: text => list(text).map(real),
  eda: text => list(text).map(real),
  esa: list,
  esal: list,
};

/** Options whose one value is a part of the intent. */
const PARTS: Readonly<Record<string, (intent: AndroidIntent, value: string) => void>> = {
  '-a': (intent, value) => {
    intent.action = value;
  },
  '-d': (intent, value) => {
    intent.data = value;
  },
  '-t': (intent, value) => {
    intent.type = value;
  },
  '-c': (intent, value) => {
    intent.categories.push(value);
  },
  '-p': (intent, value) => {
    intent.package = value;
  },
  '-f': (intent, value) => {
    intent.flags |= integer(value);
  },
  '-n': (intent, value) => {
    const component = readComponent(value);
    if (!component) throw illegal(`Bad component name: ${value}`);
    intent.component = component;
  },
};

/**
 * Reads an intent from shell arguments. `own` handles the command's own options: it gets an option and the arguments behind it, and returns
 * how many of those it used, or undefined for an unknown option. Throws ShellException.
 */
export function readIntent(
  args: readonly string[],
  own: (option: string, rest: readonly string[]) => number | undefined = () => undefined,
): AndroidIntent {
  const intent: AndroidIntent = { categories: [], flags: 0, extras: {} };
  let isSpecified = false;
  let operand: string | undefined;
  for (let at = 0; at < args.length; at++) {
    const option = args[at]!;
    if (!option.startsWith('-') || option === '-') {
      operand ??= option;
      continue;
    }
    const rest = args.slice(at + 1);
    const read = readOption(intent, option, rest);
    const used = read ? read.used : own(option, rest);
    if (used === undefined) throw illegal(`Unknown option: ${option}`);
    at += used;
    isSpecified ||= read?.specifies === true;
  }
  if (operand !== undefined) readOperand(intent, operand);
  else if (!isSpecified) throw illegal('No intent supplied');
  return intent;
}

/**
 * Reads an option of intents. Returns how many of the arguments behind it it used, and whether it alone makes an intent; undefined for an
 * unknown option. Throws ShellException.
 */
function readOption(
  intent: AndroidIntent,
  option: string,
  rest: readonly string[],
): { used: number; specifies: boolean } | undefined {
  const value = (i: number): string => {
    const found = rest[i];
    const before = i === 0 ? option : rest[i - 1]!;
    if (found === undefined) throw illegal(`Argument expected after "${before}"`);
    return found;
  };
  const part = PARTS[option];
  if (part) {
    part(intent, value(0));
    return { used: 1, specifies: true };
  }
  if (option === '-i' || option === '--identifier') {
    value(0);
    return { used: 1, specifies: false };
  }
  if (option === '--esn') {
    intent.extras[value(0)] = null;
    return { used: 1, specifies: false };
  }
  const name = option.replace(/^--?/, '');
  const isLong = option.startsWith('--');
  if (EXTRAS[name] && (option === '-e' || isLong)) {
    intent.extras[value(0)] = EXTRAS[name](value(1));
    return { used: 2, specifies: false };
  }
  if (isLong && FLAGS[name] !== undefined) {
    intent.flags |= FLAGS[name];
    return { used: 0, specifies: false };
  }
  return option === '--selector' ? { used: 0, specifies: true } : undefined;
}

/** Reads the argument without an option: a URI, a component or a package. */
function readOperand(intent: AndroidIntent, operand: string): void {
  if (operand.includes(':')) intent.data ??= operand;
  else {
    const component = readComponent(operand);
    if (component) intent.component ??= component;
    else intent.package ??= operand;
    // With an action of its own the intent gets no category.
    if (intent.action === undefined && intent.categories.length === 0) intent.categories.push(LAUNCHED);
    intent.action ??= MAIN;
  }
  if (intent.action === undefined && intent.component === undefined)
    intent.action = 'android.intent.action.VIEW';
}

/** A URI for the log: without its path, and with phone numbers and addresses masked. */
function redacted(uri: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase();
  if (scheme && /^(https?|ftp|rtsp)$/.test(scheme)) return `${/^[^/]*\/\/[^/?#]*/.exec(uri)?.[0] ?? uri}/...`;
  if (scheme && /^(tel|sip|sms|smsto|mailto|nfc)$/.test(scheme))
    return scheme + uri.slice(scheme.length).replace(/[^-@.:]/g, 'x');
  return uri;
}

/** `Intent { act=… cmp=… }`. */
export function wordsFor({
  action,
  categories,
  data,
  type,
  flags,
  package: owner,
  component,
  extras,
}: AndroidIntent): string {
  const parts = [
    action && `act=${action}`,
    categories.length > 0 && `cat=[${categories.join(',')}]`,
    data && `dat=${redacted(data)}`,
    type && `typ=${type}`,
    flags !== 0 && `flg=0x${(flags >>> 0).toString(16)}`,
    owner && `pkg=${owner}`,
    component && `cmp=${shortName(component)}`,
    Object.keys(extras).length > 0 && '(has extras)',
  ].filter(Boolean);
  return `Intent { ${parts.join(' ')}${parts.length > 0 ? ' ' : ''}}`;
}
