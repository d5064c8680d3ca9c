import { useCallback, useMemo } from 'react';
import type { Static } from 'typebox';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { AppDef, ArgsOf, ParamsOf } from '../core/app.ts';
import { decodeUri } from '../core/uri.ts';
import type { Translate } from '../core/words/words.ts';
import { dispatchersOf, type Acts } from './dispatchers.ts';
import { useSelected, useStore, useSurface, wholePhone } from './phone-hooks.ts';
import { useSystem } from './system-hooks.ts';
import { useWordsOf } from './words.ts';

export interface Nav<R> {
  push<P extends keyof R & string>(
    pattern: P,
    ...rest: {} extends ParamsOf<P>
      ? [params?: ParamsOf<P>, args?: unknown]
      : [params: ParamsOf<P>, args?: unknown]
  ): void;
  replace<P extends keyof R & string>(
    pattern: P,
    ...rest: {} extends ParamsOf<P>
      ? [params?: ParamsOf<P>, args?: unknown]
      : [params: ParamsOf<P>, args?: unknown]
  ): void;
  back(): void;
  /**
   * Goes from one of the app's main places to another, as its bottom bar does: from the first, `/`, others are pushed; between others they
   * are replaced, so that Back always leads to the first.
   */
  toPlace<P extends keyof R & string>(path: P, at: P): void;
  finish(result?: unknown): void;
}

/** Arguments of an action except `result`, the answer of a dialog. */
export type OwnArgs<D> = Omit<ArgsOf<D>, 'result'>;

/** Typed hooks of one app: `export const { useApp, useAct, useNav, useWords } = hooksOf(notes)`. */
export function hooksOf<D extends AppDef<string, any, any, any, any>>(def: D) {
  type S = Static<D['state']>;
  type A = D['actions'];
  type R = D['routes'];
  type W = NonNullable<D['words']>;
  const own = (phone: AnyPhone): unknown => phone.apps[def.id];
  return {
    /** Reads from the app's state. The second argument is the whole phone, for data such as the clock. */
    useApp<T>(select: (state: S, phone: AnyPhone) => T): T {
      return useSelected(select.length > 1 ? wholePhone : own, select, p => select(p.apps[def.id] as S, p));
    },
    /** Says the app's words in the phone's language: `t('newFolder')`, `t('notes', { count })`. */
    useWords: (): Translate<W> => useWordsOf<W>(def.words ?? {}),
    useAct(): Acts<A> {
      const store = useStore();
      return useMemo(() => dispatchersOf<A>(store, def.id, def.actions), [store]);
    },
    /**
     * Opens the phone's own date or time dialog. It starts with `value`: epoch ms for a date, minutes of the day for a time. The
     * answer is dispatched to `action` of this app as `result`, beside `args`.
     */
    useAsk(): <K extends keyof A & string>(
      kind: 'date' | 'time',
      title: string,
      value: number | undefined,
      action: K,
      args: OwnArgs<A[K]>,
    ) => void {
      const { openDialog } = useSystem();
      return useCallback(
        (kind, title, value, action, args) =>
          openDialog({
            kind,
            app: def.id,
            title,
            ...(value === undefined ? {} : { value }),
            then: { app: def.id, action, args },
          }),
        [openDialog],
      );
    },
    useNav(): Nav<R> {
      const store = useStore();
      return useMemo(
        () =>
          ({
            push: (pattern: string, params?: object, args?: unknown) =>
              store.dispatch('system', 'push', {
                app: def.id,
                pattern,
                params: params ?? {},
                ...(args === undefined ? {} : { args }),
              }),
            replace: (pattern: string, params?: object, args?: unknown) =>
              store.dispatch('system', 'replace', {
                app: def.id,
                pattern,
                params: params ?? {},
                ...(args === undefined ? {} : { args }),
              }),
            back: () => store.dispatch('system', 'pop', {}),
            toPlace: (pattern: string, at: string) => {
              if (pattern === at) return;
              if (pattern === '/') store.dispatch('system', 'pop', {});
              else
                store.dispatch('system', at === '/' ? 'push' : 'replace', {
                  app: def.id,
                  pattern,
                  params: {},
                });
            },
            finish: (result?: unknown) =>
              store.dispatch('system', 'finish', result === undefined ? {} : { result }),
          }) as Nav<R>,
        [store],
      );
    },
    /** Parameters of the screen's route. */
    useParams<P extends keyof R & string>(pattern: P): ParamsOf<P> {
      const { screen } = useSurface();
      return useMemo(() => {
        const names = pattern.split('/');
        const parts = (screen?.path ?? '').split('/');
        return Object.fromEntries(
          names.flatMap((n, i) => (n.startsWith(':') ? [[n.slice(1), decodeUri(parts[i] ?? '')]] : [])),
        ) as ParamsOf<P>;
      }, [screen?.path]);
    },
  };
}
