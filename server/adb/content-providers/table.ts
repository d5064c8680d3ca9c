import { createHash } from 'node:crypto';
import { current, original } from 'immer';
import { runOn } from '../../../src/sdk/core/engine.ts';
import type { Providers } from '../../../src/sdk/core/providers.ts';
import { providerOf } from '../../../src/sdk/core/provider-of.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import type { CommandContext } from '../command.ts';
import type { AdbDevice } from '../device.ts';

export type Value = string | number | null;
/** What is bound to columns. */
export type Bound = Readonly<Record<string, Value>>;
/** A row: the id of what it shows, and its columns. */
export interface Row {
  key: string;
  values: Bound;
}

/** What a URI names: rows in Android's columns, and what can be done with them. A change that is left out is refused. */
export interface ContentTable {
  /** MIME type of the whole; of one row it is `…item…`. */
  type: string;
  columns: readonly string[];
  rows(): readonly Row[] | Promise<readonly Row[]>;
  /** SQL of the order where none is asked for. */
  order?: string;
  insert?(values: Bound): Promise<void>;
  update?(rows: readonly Row[], values: Bound): Promise<void>;
  remove?(rows: readonly Row[]): Promise<void>;
  /** Bytes of a row, for `content read`. */
  read?(row: Row): Promise<Buffer | undefined>;
}

export interface ContentProvider {
  authority: string;
  /** The table of a path; undefined where there is none. `query` is what stands behind the question mark. */
  table(path: readonly string[], context: CommandContext, query: URLSearchParams): ContentTable | undefined;
}

/** What a provider throws: a Java exception by its name. */
export class ContentError extends Error {
  exception: string;
  constructor(exception: string, message: string) {
    super(message);
    this.exception = `java.lang.${exception}`;
  }
}
export const unsupported = (what: string): ContentError =>
  new ContentError('UnsupportedOperationException', what);
export const illegal = (what: string): ContentError => new ContentError('IllegalArgumentException', what);

/** Ids of what came after the base world begin here. */
const LATER = 1_000_000;
const MOST = 2 ** 31 - 1;
const numbered = new WeakMap<object, ReadonlyMap<string, number>>();

/**
 * Numbers for the ids of a collection. Those of the base world are counted from 1 in their order of time; what came later has a number
 * that hangs on its id alone, so that nothing that comes or goes changes the number of another.
 */
export function numbersOf(
  base: Readonly<Record<string, unknown>>,
  at: (entity: never) => number,
): (id: string) => number {
  let known = numbered.get(base);
  if (!known) {
    const order = Object.entries(base)
      .map(([id, entity]) => ({ id, at: at(entity as never) }))
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    numbered.set(base, (known = new Map(order.map(({ id }, i) => [id, i + 1]))));
  }
  return id => known.get(id) ?? numberOf(id);
}

/** A number that hangs on an id alone. */
export const numberOf = (id: string): number =>
  LATER + (createHash('sha256').update(id).digest().readUInt32BE() % (MOST - LATER));

/** An app's state; throws where the app is not on the phone. */
export function appState<T>({ tree }: AdbDevice, app: string): T {
  if (!tree.os.installed[app]?.enabled)
    throw new ContentError(
      'IllegalStateException',
      `Could not find provider: the app ${app} is not on this phone`,
    );
  return tree.apps[app] as T;
}
/** The state that an app has in the base world. */
export const baseState = <T>({ context }: AdbDevice, app: string): T =>
  context.phones.world.tree.apps[app] as T;

const runHere = (phone: AnyPhone) => runOn(catalogue, phone, 'intent');

/** What an app offers others, to read from. */
export function offered<K extends keyof Providers>({ tree }: AdbDevice, name: K): Providers[K] | null {
  const run = runHere(tree);
  return providerOf(run, run.ctx('system'), name);
}

/** Changes what an app offers, as that app does. */
export function through<K extends keyof Providers>(
  device: AdbDevice,
  name: K,
  change: (provider: Providers[K]) => void,
): Promise<void> {
  return device.change(draft => {
    const run = runHere(draft);
    const provider = providerOf(run, run.ctx('system'), name);
    if (!provider) throw new ContentError('IllegalStateException', `Could not find provider: ${name}`);
    change(provider);
  });
}

/** Runs a rule that ends a form as a program does that has none open: the screens stay what they are. Throws `refused` where the rule did nothing. */
export function behind(
  device: AdbDevice,
  app: string,
  action: string,
  args: unknown,
  refused: string,
): Promise<void> {
  return device.change(draft => {
    const { ui, apps } = original(draft)!;
    draft.ui.foreground = null;
    runHere(draft).call(app, action, args);
    if (current(draft.apps[app]) === apps[app]) throw illegal(refused);
    draft.ui = ui;
  });
}

/** What came into a table by a change. */
export async function added(table: () => object, change: () => Promise<void>): Promise<string[]> {
  const before = table();
  await change();
  return Object.keys(table()).filter(id => !Object.hasOwn(before, id));
}

export const text = (values: Bound, name: string, otherwise = ''): string =>
  values[name] === undefined || values[name] === null ? otherwise : String(values[name]);
/** A whole number that is bound; throws where it is none. */
export function whole(values: Bound, name: string): number | undefined {
  const value = values[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (!Number.isSafeInteger(Number(value)))
    throw new ContentError('NumberFormatException', `For input string: "${String(value)}"`);
  return Number(value);
}
export const flag = (value: unknown): number =>
  Number(value === true || value === 1 || value === '1' || value === 'true');

/** Throws where something is bound that can't be changed. */
export function only(values: Bound, ...names: readonly string[]): void {
  const other = Object.keys(values).find(name => !names.includes(name));
  if (other !== undefined) throw unsupported(`${other} can't be changed`);
}
