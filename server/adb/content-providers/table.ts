import { createHash } from 'node:crypto';
import { current, original } from 'immer';
import { runOn } from '../../../src/sdk/core/engine.ts';
import type { Providers } from '../../../src/sdk/core/providers.ts';
import { providerOf } from '../../../src/sdk/core/provider-of.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import type { AdbDevice } from '../device.ts';

export type Value = string | number | null;
/** Values bound to columns. */
export type Bound = Readonly<Record<string, Value>>;
/** A row: the id of its entity, and its columns. */
export interface Row {
  key: string;
  values: Bound;
}

/** Rows as a database keeps them: by their numbers. */
export const byNumber = (rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (a, b) => Number(a.values['_id'] ?? 0) - Number(b.values['_id'] ?? 0) || compare(a.key, b.key),
  );

/** The table that a URI names. A change without a method is refused. */
export interface ContentTable {
  /** MIME type of the table; that of a row has `item` in place of `dir`. */
  type: string;
  columns: readonly string[];
  rows(): readonly Row[] | Promise<readonly Row[]>;
  /** SQL of the default order. */
  order?: string;
  insert?(values: Bound): Promise<void>;
  update?(rows: readonly Row[], values: Bound): Promise<void>;
  remove?(rows: readonly Row[]): Promise<void>;
  /** The file behind a row, for `content read`. */
  read?(row: Row): Promise<Buffer | undefined>;
}

/** What a provider can use: a part of a program's context. */
export interface ProviderContext {
  device: AdbDevice;
  /** Runs a line of the shell. */
  shell(line: string): Promise<{ out?: string | Buffer; err?: string; status?: number }>;
}

export interface ContentProvider {
  authority: string;
  /** The table at a path, if there is one. `query` is the URI's query. */
  table(path: readonly string[], context: ProviderContext, query: URLSearchParams): ContentTable | undefined;
}

/** A Java exception of a provider. */
export class ContentError extends Error {
  exception: string;
  constructor(exception: string, message: string) {
    super(message);
    this.exception = `java.lang.${exception}`;
  }
}
export const unsupported = (message: string): ContentError =>
  new ContentError('UnsupportedOperationException', message);
export const illegal = (message: string): ContentError =>
  new ContentError('IllegalArgumentException', message);

/** Numbers of entities that the base world does not have begin here. */
const FIRST_NEW = 1_000_000;
const MAX_NUMBER = 2 ** 31 - 1;
const numbered = new WeakMap<object, ReadonlyMap<string, number>>();

/**
 * Numbers for the ids of a collection. Entities of the base world count from 1 in their order of time. The number of a newer one depends
 * on its id alone, so that no number changes when others come or go.
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

/** A number that depends on an id alone. */
export const numberOf = (id: string): number =>
  FIRST_NEW + (createHash('sha256').update(id).digest().readUInt32BE() % (MAX_NUMBER - FIRST_NEW));

/** An app's state. Throws IllegalStateException if the app is not on the phone. */
export function appState<T>({ tree }: AdbDevice, app: string): T {
  if (!tree.os.installed[app]?.enabled)
    throw new ContentError(
      'IllegalStateException',
      `Could not find provider: the app ${app} is not on this phone`,
    );
  return tree.apps[app] as T;
}
/** An app's state in the base world. */
export const baseState = <T>({ context }: AdbDevice, app: string): T =>
  context.phones.world.tree.apps[app] as T;

const runHere = (phone: AnyPhone) => runOn(catalogue, phone, 'intent');

/** The provider of an app, for reading. */
export function providerNamed<K extends keyof Providers>({ tree }: AdbDevice, name: K): Providers[K] | null {
  const run = runHere(tree);
  return providerOf(run, run.ctx('system'), name);
}

/** Makes a change through an app's provider. */
export function changeThroughProvider<K extends keyof Providers>(
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

/** Runs a rule that closes a form, and keeps the screens as they are. Throws IllegalArgumentException with `refused` if the rule did nothing. */
export function runFormRule(
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

/** The ids that a change added to a table. */
export async function addedIds(table: () => object, change: () => Promise<void>): Promise<string[]> {
  const before = table();
  await change();
  return Object.keys(table())
    .filter(id => !Object.hasOwn(before, id))
    .sort();
}

export const text = (values: Bound, name: string, otherwise = ''): string =>
  values[name] === undefined || values[name] === null ? otherwise : String(values[name]);
/** The whole number that is bound to a column. Throws NumberFormatException. */
export function wholeNumber(values: Bound, name: string): number | undefined {
  const value = values[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (!Number.isSafeInteger(Number(value)))
    throw new ContentError('NumberFormatException', `For input string: "${String(value)}"`);
  return Number(value);
}
export const flag = (value: unknown): number =>
  Number(value === true || value === 1 || value === '1' || value === 'true');

/** Throws UnsupportedOperationException if any other column is bound. */
export function allowOnly(values: Bound, ...names: readonly string[]): void {
  const other = Object.keys(values).find(name => !names.includes(name));
  if (other !== undefined) throw unsupported(`${other} can't be changed`);
}
