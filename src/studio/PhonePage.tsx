import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyPhone } from '../state/phone/index.ts';
import type { AboutEpisode } from '../protocol/wire/episodes.ts';
import type { Verdict } from '../protocol/wire/verdict.ts';
import { api } from './api.ts';
import { Changes } from './Changes.tsx';
import { attachInput } from './input.ts';
import { LivePhone, type LiveState } from './live.ts';
import { Timers } from './Timers.tsx';
import { touched, Tree } from './Tree.tsx';
import { formatClock, openFile, saveFile } from './format.ts';
import css from './studio.module.css';

const START: LiveState = {
  mode: 'joining',
  stateHash: '',
  unconfirmed: 0,
  steps: [],
  running: false,
  said: '',
};
const TABS = ['Changes', 'State', 'Timers', 'Task'] as const;

/** One phone, live: the shell itself in this page, and what goes on in its tree. */
export function PhonePage({ id }: { id: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LivePhone | null>(null);
  useEffect(() => {
    const phone = new LivePhone(id, host.current!);
    const drop = attachInput(phone, host.current!);
    setLive(phone);
    return () => {
      drop();
      phone.close();
    };
  }, [id]);
  const state = useSyncExternalStore(
    useCallback(l => live?.state.subscribe(l) ?? (() => {}), [live]),
    () => live?.state.getState() ?? START,
  );
  const phone = useSyncExternalStore(
    useCallback(l => live?.state.subscribe(l) ?? (() => {}), [live]),
    () => live?.phone,
  );
  const [tab, setTab] = useState<(typeof TABS)[number]>('Changes');
  const [problem, setProblem] = useState('');
  const scale = useScale(phone);
  const doing = (work: () => Promise<unknown>) => () => {
    setProblem('');
    work().catch((error: Error) => setProblem(error.message));
  };
  const zone = phone?.clock.zone ?? 'UTC';
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <a href="#/" className={css['home']} title="All phones">
          Tapworld
        </a>
        <span className={css['title']}>{id}</span>
        <Mark state={state} />
        <span className={css['grow']} />
        <button
          type="button"
          onClick={doing(async () => {
            const {
              phones: [copy],
            } = await api.fork(id);
            location.hash = `#/phones/${copy!.id}`;
          })}
        >
          Fork
        </button>
        <button
          type="button"
          onClick={doing(async () => saveFile(`${id}.snapshot.json`, await api.snapshot(id)))}
        >
          Save snapshot
        </button>
        <button
          type="button"
          onClick={doing(async () => {
            const snapshot = await openFile();
            if (snapshot !== null) await api.restore(id, snapshot);
          })}
        >
          Load snapshot
        </button>
        <button
          type="button"
          data-danger
          onClick={doing(async () => {
            await api.remove(id);
            location.hash = '#/';
          })}
        >
          Delete
        </button>
      </header>
      {(problem || state.said) && (
        <p className={css['said']} role="status">
          {problem || state.said}
        </p>
      )}
      <main className={css['live']}>
        <section className={css['stage']} aria-label="Phone">
          <div className={css['bezel']} style={{ inlineSize: scale.width, blockSize: scale.height }}>
            {/* Colours and directions are the phone's own. */}
            <div
              ref={host}
              tabIndex={0}
              className={css['host']}
              style={{ transform: `scale(${scale.by})` }}
            />
            {state.mode === 'joining' && <p className={css['joining']}>Joining…</p>}
          </div>
          <div className={css['keys']}>
            {(['back', 'home', 'recents'] as const).map(key => (
              <button type="button" key={key} onClick={() => void live?.act({ type: 'key', key })}>
                {key[0]!.toUpperCase() + key.slice(1)}
              </button>
            ))}
            {(['power', 'volume_down', 'volume_up'] as const).map((key, i) => (
              <button type="button" key={key} onClick={() => void live?.act({ type: 'key', key })}>
                {['Power', 'Vol −', 'Vol +'][i]}
              </button>
            ))}
          </div>
        </section>
        <section className={css['panel']}>
          {phone && live && <Clock phone={phone} live={live} state={state} />}
          <div role="tablist" className={css['tabs']}>
            {TABS.map(name => (
              <button
                type="button"
                role="tab"
                key={name}
                aria-selected={tab === name}
                onClick={() => setTab(name)}
              >
                {name}
                {name === 'Changes' && state.steps.length > 0 ? ` ${state.steps.length}` : ''}
              </button>
            ))}
          </div>
          <div className={css['body']}>
            {tab === 'Changes' && <Changes steps={state.steps} zone={zone} />}
            {tab === 'State' && phone && <State phone={phone} live={live!} state={state} />}
            {tab === 'Timers' && phone && (
              <Timers phone={phone} onJump={ms => void live?.act({ type: 'wait', ms })} />
            )}
            {tab === 'Task' && <Task id={id} hash={state.stateHash} />}
          </div>
        </section>
      </main>
    </div>
  );
}

/** How many points of the phone stand on one of the page, so that it fits the window. */
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
  const words = { joining: 'joining', watching: 'watching', driving: 'driving', gone: 'gone' }[state.mode];
  return (
    <span className={css['mark']} data-mode={state.mode} title={state.stateHash}>
      <i />
      {words}
      {state.unconfirmed > 0 ? ` · ${state.unconfirmed} to confirm` : ''}
      {state.stateHash && (
        <code data-hash={state.stateHash} data-confirmed={state.unconfirmed === 0 || undefined}>
          {state.stateHash.slice(0, 12)}
        </code>
      )}
    </span>
  );
}

const JUMPS = [
  ['1 min', 60_000],
  ['10 min', 600_000],
  ['1 h', 3_600_000],
  ['1 day', 86_400_000],
] as const;

function Clock({ phone, live, state }: { phone: AnyPhone; live: LivePhone; state: LiveState }) {
  return (
    <div className={css['clock']}>
      <time>{formatClock(phone.clock.now, phone.clock.zone)}</time>
      <button type="button" aria-pressed={state.running} onClick={() => live.run(!state.running)}>
        {state.running ? 'Pause' : 'Run'}
      </button>
      <span className={css['quiet']}>jump</span>
      {JUMPS.map(([label, ms]) => (
        <button type="button" key={label} onClick={() => void live.act({ type: 'wait', ms })}>
          {label}
        </button>
      ))}
    </div>
  );
}

function State({ phone, live, state }: { phone: AnyPhone; live: LivePhone; state: LiveState }) {
  const changed = useMemo(() => touched(state.steps.at(-1)?.operations ?? []), [state.steps]);
  // Apps that were not shown yet have no data in this page.
  const apps = Object.fromEntries(
    Object.keys(phone.os.installed)
      .sort()
      .map(app => [app, phone.apps[app]]),
  );
  return (
    <div className={css['tree']}>
      <Tree
        name="phone"
        value={{ ...phone, apps }}
        changed={changed}
        onMissing={path => {
          const app = /^\/apps\/([^/]+)$/.exec(path)?.[1];
          if (app) void live.load(app);
        }}
      />
    </div>
  );
}

/** The task that is played on this phone, and how far it has come. */
function Task({ id, hash }: { id: string; hash: string }) {
  const [about, setAbout] = useState<(AboutEpisode & { verdict: Verdict }) | null | string>(null);
  useEffect(() => {
    let here = true;
    (async () => {
      const { episode } = await api.phone(id);
      if (!episode) return 'No task is played on this phone. Start one from the list of phones.';
      return { ...(await api.episodeOf(episode)), verdict: await api.verdict(episode) };
    })().then(
      found => {
        if (here) setAbout(found);
      },
      (error: Error) => {
        if (here) setAbout(error.message);
      },
    );
    return () => {
      here = false;
    };
  }, [id, hash]);
  if (about === null) return null;
  if (typeof about === 'string') return <p className={css['empty']}>{about}</p>;
  return (
    <div className={css['task']}>
      <p className={css['goal']}>{about.goal}</p>
      <p className={css['quiet']}>
        {about.task}, seed {about.seed} · {about.steps} of {about.budget} steps
      </p>
      <VerdictView verdict={about.verdict} />
    </div>
  );
}

/** Goals, invariants and side effects. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  return (
    <div className={css['verdict']}>
      <progress max={1} value={verdict.progress} aria-label="Progress" />
      <ul>
        {verdict.changes.map(g => (
          <li key={g.name} data-good={g.met}>
            {g.met ? '✓' : '○'} {g.name}{' '}
            <span className={css['quiet']}>goal{g.weight === 1 ? '' : ` × ${g.weight}`}</span>
          </li>
        ))}
        {verdict.invariants.map(k => (
          <li key={k.name} data-good={k.held}>
            {k.held ? '✓' : '✗'} {k.name} <span className={css['quiet']}>invariant</span>
          </li>
        ))}
        {verdict.sideEffects.map(({ path, words }) => (
          <li key={path} data-good={false}>
            ✗ {words} <span className={css['quiet']}>side effect</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
