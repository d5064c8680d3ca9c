import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { AnyPhone, Device, Os, ScreenRecord } from '../../state/phone/index.ts';
import { partsAt } from '../../state/clock.ts';
import type { PhoneStore } from './store.ts';

export const StoreContext = createContext<PhoneStore | null>(null);
/** The element that a phone is drawn in: a page may keep several phones, whose surfaces have the same ids. */
export const ContainerContext = createContext<ParentNode | null>(null);
/** The surface (screen, dialog or part of the shell) of a component; its state is `ui.surfaces[id]`. */
export const SurfaceContext = createContext<{ id: string; app: string; screen?: ScreenRecord }>({
  id: 'shell',
  app: 'system',
});

export function useStore(): PhoneStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('This component reads the phone, so render it inside a StoreContext');
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

export const wholePhone = (phone: AnyPhone): unknown => phone;

/**
 * Reads from the phone. The selector runs when the phone or the selector changes. The component renders again when the selected
 * value differs; values are compared shallowly, so a selector may build a list.
 */
export function usePhone<T>(select: (phone: AnyPhone) => T): T {
  return useSelected(wholePhone, select, select);
}

const noPhone = (): unknown => null;

/** While `active`, the component renders again with every change of the phone: for an effect that measures what is drawn. */
export function useEveryChange(active: boolean): void {
  usePhone(active ? wholePhone : noPhone);
}

/** What a hook reads, and what it read last. `read` stays the same, so that a render that reads the same leaves React nothing to do. */
class Reading<T> {
  private last: { part: unknown; key: unknown; value: T } | undefined;
  private store!: PhoneStore;
  private part!: (phone: AnyPhone) => unknown;
  private key: unknown;
  private select!: (phone: AnyPhone) => T;

  of(
    store: PhoneStore,
    part: (phone: AnyPhone) => unknown,
    key: unknown,
    select: (phone: AnyPhone) => T,
  ): void {
    this.store = store;
    this.part = part;
    this.key = key;
    this.select = select;
  }

  readonly read = (): T => {
    const { last, key, select } = this;
    const { phone } = this.store;
    const part = this.part(phone);
    if (last && last.part === part && last.key === key) return last.value;
    const value = select(phone);
    this.last = { part, key, value: last && shallow(last.value, value) ? last.value : value };
    return this.last.value;
  };
}

/** Runs `select` again only when the value of `part` or `key` changes, so changes elsewhere on the phone cost nothing. */
export function useSelected<T>(
  part: (phone: AnyPhone) => unknown,
  key: unknown,
  select: (phone: AnyPhone) => T,
): T {
  const store = useStore();
  const kept = useRef<Reading<T>>(undefined);
  const reading = (kept.current ??= new Reading<T>());
  reading.of(store, part, key, select);
  return useSyncExternalStore(store.subscribe, reading.read, reading.read);
}

export const useDevice = <T>(select: (device: Device) => T): T => usePhone(p => select(p.device));
export const useOs = <T>(select: (os: Os) => T): T => usePhone(p => select(p.os));
export const useNow = (): number => usePhone(p => p.clock.now);
export const useZone = (): string => usePhone(p => p.clock.zone);
/** Today's date and weekday; changes once a day. */
export const useToday = () =>
  usePhone(p => {
    const { year, month, day, weekday } = partsAt(p.clock.now, p.clock.zone);
    return { year, month, day, weekday };
  });
export const useSurface = () => useContext(SurfaceContext);
