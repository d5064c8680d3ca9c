import type { ArgsOf } from '../core/app.ts';
import type { PhoneStore } from './store.ts';

/** A function for each action, with the arguments of its schema. */
export type Acts<A> = {
  [K in keyof A]: {} extends ArgsOf<A[K]> ? (args?: ArgsOf<A[K]>) => void : (args: ArgsOf<A[K]>) => void;
};

const made = new WeakMap<PhoneStore, Map<object, unknown>>();

/** A dispatcher for each of an app's actions, made once for a store; `A` is the type of the actions. */
export function dispatchersOf<A>(store: PhoneStore, app: string, actions: object): Acts<A> {
  const known = made.get(store) ?? new Map<object, unknown>();
  made.set(store, known);
  const dispatchers =
    known.get(actions) ??
    Object.fromEntries(
      Object.keys(actions).map(name => [name, (args: unknown = {}) => store.dispatch(app, name, args)]),
    );
  known.set(actions, dispatchers);
  return dispatchers as Acts<A>;
}
