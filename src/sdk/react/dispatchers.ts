import type { ArgsOf } from '../core/app.ts';
import type { PhoneStore } from './store.ts';

/** A function for each action, with the arguments of its schema. */
export type Acts<A> = {
  [K in keyof A]: {} extends ArgsOf<A[K]> ? (args?: ArgsOf<A[K]>) => void : (args: ArgsOf<A[K]>) => void;
};

/** A dispatcher for each of an app's actions; `A` is the type of the actions. */
export const dispatchersOf = <A>(store: PhoneStore, app: string, actions: object): Acts<A> =>
  Object.fromEntries(
    Object.keys(actions).map(name => [name, (args: unknown = {}) => store.dispatch(app, name, args)]),
  ) as Acts<A>;
