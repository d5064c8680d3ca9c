import { Button } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyPhone } from '../state/phone/index.ts';
import { api } from './api.ts';
import { openFile, saveFile } from './format.ts';
import { PageHeader } from './frame/PageHeader.tsx';
import { attachInput } from './input.ts';
import { LivePhone } from './live.ts';
import { JOINING, type LiveState } from './live-state.ts';
import { PhonePanel } from './PhonePanel.tsx';
import { useReporting, type Reporting } from './reporting.ts';
import base from './studio.module.css';
import css from './phone.module.css';

const route = getRouteApi('/phones/$id');

/** The phone's buttons under it. */
const KEYS = [
  ['back', 'Back'],
  ['home', 'Home'],
  ['recents', 'Recents'],
  ['power', 'Power'],
  ['volume_down', 'Vol −'],
  ['volume_up', 'Vol +'],
] as const;

/** The phone of the server in this page, drawn into `host`, and what the page shows of it. */
export function useLivePhone(id: string) {
  const host = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LivePhone | null>(null);
  useEffect(() => {
    const phone = new LivePhone(id, host.current!);
    const detachInput = attachInput(phone, host.current!);
    setLive(phone);
    return () => {
      detachInput();
      phone.close();
    };
  }, [id]);
  const subscribe = useCallback((l: () => void) => live?.state.subscribe(l) ?? (() => {}), [live]);
  const state = useSyncExternalStore(subscribe, () => live?.state.getState() ?? JOINING);
  const phone = useSyncExternalStore(subscribe, () => live?.phone);
  return { host, live, state, phone };
}

/** One live phone: the shell runs in this page, beside a view of the phone's tree. */
export function PhonePage() {
  const { id } = route.useParams();
  return <OpenPhone key={id} id={id} />;
}

function OpenPhone({ id }: { id: string }) {
  const { host, live, state, phone } = useLivePhone(id);
  const { problem, reporting, clear } = useReporting();
  const scale = useScale(phone);
  return (
    <>
      <PageHeader
        title={id}
        crumbs={[{ to: '/phones', name: 'Phones' }]}
        beside={<Mark state={state} />}
        problem={problem || state.notice}
        onCloseProblem={problem ? clear : undefined}
      >
        <PhoneButtons id={id} reporting={reporting} />
      </PageHeader>
      <div className={base['plain']}>
        <div className={css['live']}>
          <section className={css['stage']} aria-label="Phone">
            <div className={base['bezel']} style={{ inlineSize: scale.width, blockSize: scale.height }}>
              {/* Colours and directions are the phone's own. */}
              <div
                ref={host}
                tabIndex={0}
                className={base['host']}
                style={{ transform: `scale(${scale.by})` }}
              />
              {state.mode === 'joining' && <p className={css['joining']}>Joining…</p>}
            </div>
            <div className={base['keys']}>
              {KEYS.map(([key, label]) => (
                <button type="button" key={key} onClick={() => void live?.act({ type: 'key', key })}>
                  {label}
                </button>
              ))}
            </div>
          </section>
          <PhonePanel id={id} phone={phone} live={live} state={state} />
        </div>
      </div>
    </>
  );
}

function PhoneButtons({ id, reporting }: { id: string; reporting: Reporting }) {
  const navigate = useNavigate();
  const fork = async () => {
    const { phones } = await api.fork(id);
    await navigate({ to: '/phones/$id', params: { id: phones[0]!.id } });
  };
  const save = async () => saveFile(`${id}.snapshot.json`, await api.snapshot(id));
  const load = async () => {
    const snapshot = await openFile();
    if (snapshot !== null) await api.restore(id, snapshot);
  };
  const remove = async () => {
    await api.remove(id);
    await navigate({ to: '/phones' });
  };
  return (
    <>
      <Button variant="default" onClick={reporting(fork)}>
        Fork
      </Button>
      <Button variant="default" onClick={reporting(save)}>
        Save snapshot
      </Button>
      <Button variant="default" onClick={reporting(load)}>
        Load snapshot
      </Button>
      <Button variant="light" color="red" onClick={reporting(remove)}>
        Delete
      </Button>
    </>
  );
}

/** The scale at which the phone fits the window, and its size on the page. */
function useScale(phone: AnyPhone | undefined): { by: number; width: number; height: number } {
  const tall = useSyncExternalStore(
    l => {
      addEventListener('resize', l);
      return () => removeEventListener('resize', l);
    },
    () => innerHeight,
  );
  const { screen, orientation } = phone?.device ?? {
    screen: { width: 1080, height: 2400, scale: 3 },
    orientation: 'portrait',
  };
  const density = phone ? screen.scale : 3;
  const [w, h] =
    orientation === 'landscape'
      ? [screen.height / density, screen.width / density]
      : [screen.width / density, screen.height / density];
  const by = Math.max(0.4, Math.min(1.25, (tall - 170) / h));
  return { by, width: w * by, height: h * by };
}

/** Whether this page and the server's phone are at the same state. */
function Mark({ state }: { state: LiveState }) {
  return (
    <span className={css['mark']} data-mode={state.mode} title={state.stateHash}>
      <i />
      {state.mode}
      {state.unconfirmed > 0 ? ` · ${state.unconfirmed} to confirm` : ''}
      {state.stateHash && (
        <code data-hash={state.stateHash} data-confirmed={state.unconfirmed === 0 || undefined}>
          {state.stateHash.slice(0, 12)}
        </code>
      )}
    </span>
  );
}
