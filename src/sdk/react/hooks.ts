import { runOn } from '../core/engine.ts';
import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Static } from 'typebox';
import type { AnyPhone, Device, Field, Intent, Os, ScreenRecord } from '../../state/phone/index.ts';
import type { AppDef, ArgsOf, ParamsOf } from '../core/app.ts';
import { decodeUri } from '../core/uri.ts';
import { handlersFor } from '../core/intents.ts';
import type { ProviderName, Providers } from '../core/providers.ts';
import { ownerOf } from '../core/provider-of.ts';
import { partsAt } from '../../state/clock.ts';
import { systemActions, type SystemActions, type SystemCall } from '../core/system/index.ts';
import type { PhoneStore } from './store.ts';

export const StoreContext = createContext<PhoneStore | null>(null);
/** Surface (screen, dialog, part of the shell) that a component belongs to; its state is `ui.surfaces[id]`. */
export const SurfaceContext = createContext<{ id: string; app: string; screen?: ScreenRecord }>({
  id: 'shell',
  app: 'system',
});

export function useStore(): PhoneStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('No phone here: render inside StoreContext');
  return store;
}

function shallow(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(k => Object.is((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]));
}

/**
 * Reads from the phone. The selector runs again when the phone or the selector changes, and the component draws again when what it
 * gives differs (shallowly), so a selector may build a list.
 */
export function usePhone<T>(select: (phone: AnyPhone) => T): T {
  return useSelected(whole, select, select);
}

const whole = (phone: AnyPhone): unknown => phone;

/** Runs `select` again when what `part` gives, or `key`, is another: a change elsewhere on the phone costs nothing. */
function useSelected<T>(part: (phone: AnyPhone) => unknown, key: unknown, select: (phone: AnyPhone) => T): T {
  const store = useStore();
  const last = useRef<{ part: unknown; key: unknown; value: T } | null>(null);
  const read = () => {
    const { phone } = store;
    const now = part(phone);
    const cached = last.current;
    if (cached && cached.part === now && cached.key === key) return cached.value;
    const value = select(phone);
    last.current = { part: now, key, value: cached && shallow(cached.value, value) ? cached.value : value };
    return last.current.value;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useDevice = <T>(select: (device: Device) => T): T => usePhone(p => select(p.device));
export const useOs = <T>(select: (os: Os) => T): T => usePhone(p => select(p.os));
export const useNow = (): number => usePhone(p => p.clock.now);
export const useZone = (): string => usePhone(p => p.clock.zone);
/** Today at midnight's parts; changes once a day. */
export const useToday = () =>
  usePhone(p => {
    const { year, month, day, weekday } = partsAt(p.clock.now, p.clock.zone);
    return { year, month, day, weekday };
  });
export const useSurface = () => useContext(SurfaceContext);

/** Args that the screen was opened with: an intent, or what a push carried. */
export function useScreenArgs<T = unknown>(): T | undefined {
  return useSurface().screen?.args as T | undefined;
}
export const useIntent = (): Intent | undefined => useScreenArgs<Intent>();

/** Local state of a screen, kept in the phone: tab, open sheet, filter. Gone when the screen is left for good. */
export function useScreenState<T>(key: string, initial: T): [T, (next: T | ((was: T) => T)) => void] {
  const store = useStore();
  const { id } = useSurface();
  const stored = usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.values?.[key], [id, key])) as
    | T
    | undefined;
  const set = useCallback(
    (next: T | ((was: T) => T)) => {
      store.update(p => {
        const surface = (p.ui.surfaces[id] ??= {});
        const values = (surface.values ??= {});
        const was = (values[key] === undefined ? initial : values[key]) as T;
        const value = typeof next === 'function' ? (next as (was: T) => T)(was) : next;
        if (value === undefined) delete values[key];
        else values[key] = value;
      });
    },
    [store, id, key],
  );
  return [stored === undefined ? initial : stored, set];
}

/** Text of a field of this screen; `initial` stands until it is edited. */
export function useFieldText(name: string, initial = ''): string {
  const { id } = useSurface();
  return (
    usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.fields?.[name]?.text, [id, name])) ?? initial
  );
}

/** Sets and clears fields of this screen from code, such as emptying the composer after sending. */
export function useFields() {
  const store = useStore();
  const { id } = useSurface();
  return useMemo(
    () => ({
      get: (name: string): string | undefined => store.phone.ui.surfaces[id]?.fields?.[name]?.text,
      set: (name: string, text: string) =>
        store.update(p => {
          const field: Field = { text, start: text.length, end: text.length };
          ((p.ui.surfaces[id] ??= {}).fields ??= {})[name] = field;
        }),
      focus: (name: string) =>
        store.update(p => {
          p.ui.focus = { surface: id, field: name };
          p.ui.keyboard.visible = true;
        }),
      blur: () =>
        store.update(p => {
          p.ui.focus = null;
          p.ui.keyboard.visible = false;
        }),
    }),
    [store, id],
  );
}

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
  finish(result?: unknown): void;
}

export type Acts<A> = {
  [K in keyof A]: {} extends ArgsOf<A[K]> ? (args?: ArgsOf<A[K]>) => void : (args: ArgsOf<A[K]>) => void;
};

/** Arguments of an action beside `result`, the answer of a dialog. */
export type Asked<D> = Omit<ArgsOf<D>, 'result'>;

/** Dispatchers of the phone's own actions, typed by their schemas: `system.setWifi({ on: true })`. */
export function useSystem(): Acts<SystemActions> {
  const store = useStore();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(systemActions).map(name => [
          name,
          (args: unknown = {}) => store.dispatch('system', name, args),
        ]),
      ) as Acts<SystemActions>,
    [store],
  );
}

/** Dispatches a call of the phone's own actions that is kept as data. */
export function useSystemCall(): (call: SystemCall) => void {
  const store = useStore();
  return useCallback(([action, args = {}]) => store.dispatch('system', action, args), [store]);
}

/** Starts an intent from this screen's app. */
export function useStartIntent(): (intent: Intent) => void {
  const store = useStore();
  const { app } = useSurface();
  return useCallback(intent => store.dispatch('system', 'startIntent', { app, intent }), [store, app]);
}

/** Whether an app of this phone takes an intent: for what is offered only where somebody does. */
export function useHasHandler({ verb, mime, uri }: Pick<Intent, 'verb' | 'mime' | 'uri'>): boolean {
  const { catalogue } = useStore();
  return usePhone(
    p => handlersFor(p, catalogue, { verb, ...(mime ? { mime } : {}), ...(uri ? { uri } : {}) }).length > 0,
  );
}

/**
 * Reads another app's data through its provider; `null` where that app is not on this phone or this one may not reach it. The app
 * names the provider in its manifest's `uses`. What the provider writes is for rules: call it there through `ctx.provider`.
 */
export function useProvider<K extends ProviderName, T>(
  name: K,
  select: (provider: Providers[K] | null) => T,
): T {
  const store = useStore();
  const { app } = useSurface();
  // What a provider gives may lie in days, which a zone moves.
  useZone();
  const owner = usePhone(p => ownerOf(p, store.catalogue.metas, name, app));
  const part = useCallback((p: AnyPhone) => (owner === null ? null : p.apps[owner]), [owner]);
  return useSelected(part, select, phone => {
    if (owner === null) return select(null);
    const make = store.catalogue.get(owner).provides![name]!;
    return select(make(phone.apps[owner], runOn(store.catalogue, phone).ctx(owner), app) as Providers[K]);
  });
}

/** Typed hooks of one app: `export const { useApp, useAct, useNav } = hooksOf(notes)`. */
export function hooksOf<D extends AppDef<string, any, any, any>>(def: D) {
  type S = Static<D['state']>;
  type A = D['actions'];
  type R = D['routes'];
  const own = (phone: AnyPhone): unknown => phone.apps[def.id];
  return {
    /** Reads from the app's state; `phone` for what lies outside it, such as the clock. */
    useApp<T>(select: (state: S, phone: AnyPhone) => T): T {
      return useSelected(select.length > 1 ? whole : own, select, p => select(p.apps[def.id] as S, p));
    },
    useAct(): Acts<A> {
      const store = useStore();
      return useMemo(
        () =>
          Object.fromEntries(
            Object.keys(def.actions).map(name => [
              name,
              (args: unknown = {}) => store.dispatch(def.id, name, args),
            ]),
          ) as Acts<A>,
        [store],
      );
    },
    /**
     * Asks with the phone's own date or time dialog. `value` is what it shows first: epoch ms for a date, minutes of the day for a
     * time. The answer reaches `action` of this app as `result`, beside `args`.
     */
    useAsk(): <K extends keyof A & string>(
      kind: 'date' | 'time',
      title: string,
      value: number | undefined,
      action: K,
      args: Asked<A[K]>,
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
