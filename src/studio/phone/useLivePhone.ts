import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { JOINING, type LiveState } from './live-state.ts';
import { LivePhone } from './live.ts';
import type { AnyPhone } from '../../state/phone/index.ts';

/** A phone of the server in this page, drawn into `host`, and what the page shows of it. */
export interface OpenedPhone {
  id: string;
  host: React.RefObject<HTMLDivElement | null>;
  /** Null until the page is drawn. */
  live: LivePhone | null;
  state: LiveState;
  phone: AnyPhone | undefined;
}

/** Joins a phone of the server for as long as the page is open. */
export function useLivePhone(id: string): OpenedPhone {
  const host = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LivePhone | null>(null);
  useEffect(() => {
    const phone = new LivePhone(id, host.current!);
    setLive(phone);
    return () => phone.close();
  }, [id]);
  const subscribe = useCallback((l: () => void) => live?.state.subscribe(l) ?? (() => {}), [live]);
  const state = useSyncExternalStore(subscribe, () => live?.state.getState() ?? JOINING);
  const phone = useSyncExternalStore(subscribe, () => live?.phone);
  return { id, host, live, state, phone };
}
