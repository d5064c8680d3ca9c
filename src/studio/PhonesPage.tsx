import { useEffect, useState } from 'react';
import type { AboutPhone } from '../protocol/wire/phones.ts';
import type { AboutTask } from '../protocol/wire/tasks.ts';
import { api, picture } from './api.ts';
import { formatClock, openFile } from './format.ts';
import base from './studio.module.css';
import css from './phones.module.css';

/** How often the list is read again, ms. */
const AGAIN_MS = 2_000;

/** All phones of this server, and buttons that create or load one. */
export function PhonesPage() {
  const [phones, setPhones] = useState<AboutPhone[] | null>(null);
  const [problem, setProblem] = useState('');
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    let here = true;
    const read = () =>
      api.phones().then(
        found => {
          if (here) {
            setPhones(found);
            setProblem('');
          }
        },
        (error: Error) => {
          if (here) setProblem(error.message);
        },
      );
    void read();
    const timer = setInterval(read, AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  const doing = (work: () => Promise<unknown>) => () => {
    work().catch((error: Error) => setProblem(error.message));
  };
  const open = (id: string) => {
    location.hash = `#/phones/${id}`;
  };
  return (
    <div className={base['page']}>
      <header className={base['bar']}>
        <span className={base['home']}>Tapworld</span>
        <span className={base['quiet']}>
          {phones === null ? '' : phones.length === 1 ? '1 phone' : `${phones.length} phones`}
        </span>
        <span className={base['grow']} />
        <a className={base['button']} href="/docs">
          API
        </a>
        <button
          type="button"
          onClick={doing(async () => {
            const snapshot = await openFile();
            if (snapshot === null) return;
            const { id } = await api.create();
            try {
              await api.restore(id, snapshot);
            } catch (error) {
              await api.remove(id);
              throw error;
            }
            open(id);
          })}
        >
          Open snapshot
        </button>
        <button type="button" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          Start a task
        </button>
        <button type="button" data-main onClick={doing(async () => open((await api.create()).id))}>
          New phone
        </button>
      </header>
      {problem && (
        <p className={base['notice']} role="status">
          {problem}
        </p>
      )}
      {choosing && (
        <Tasks onStart={(task, seed) => doing(async () => open((await api.episode(task, seed)).phone))()} />
      )}
      <main className={css['phones']}>
        {phones?.length === 0 && (
          <div className={css['welcome']}>
            <h1>No phones yet</h1>
            <p>
              Make one and touch it here, or let an agent make them: <code>POST /v1/phones</code>,{' '}
              <code>npx tapworld run</code>.
            </p>
            <button type="button" data-main onClick={doing(async () => open((await api.create()).id))}>
              New phone
            </button>
          </div>
        )}
        {phones?.map(p => (
          <a key={p.id} className={css['card']} href={`#/phones/${p.id}`}>
            <span className={css['thumb']}>
              <img src={picture(p.id, p.stateHash)} alt="" loading="lazy" decoding="async" />
            </span>
            <span className={css['name']}>{p.id}</span>
            <span className={base['quiet']}>
              {p.foreground}
              {p.route === '/' ? '' : p.route}
            </span>
            <span className={base['quiet']}>
              {formatClock(p.clock, p.zone)} · {p.steps} steps{p.episode ? ' · task' : ''}
            </span>
          </a>
        ))}
      </main>
    </div>
  );
}

/** Chooses a template and a seed. */
function Tasks({ onStart }: { onStart: (task: string, seed: number) => void }) {
  const [tasks, setTasks] = useState<AboutTask[]>([]);
  const [query, setQuery] = useState('');
  const [seed, setSeed] = useState(1);
  useEffect(() => {
    api.tasks().then(setTasks, () => {});
  }, []);
  const found = tasks.filter(t =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every(word => `${t.id} ${t.apps.join(' ')} ${t.tags.join(' ')}`.includes(word)),
  );
  return (
    <section className={css['chooser']} aria-label="Start a task">
      <div className={css['filters']}>
        <input
          type="search"
          placeholder="Find by name, app or tag"
          aria-label="Find a task"
          value={query}
          onChange={e => setQuery(e.target.value)}
        />
        <label>
          Seed{' '}
          <input
            type="number"
            min={0}
            value={seed}
            onChange={e => setSeed(Math.max(0, Number(e.target.value) || 0))}
          />
        </label>
      </div>
      <ul>
        {found.map(t => (
          <li key={t.id}>
            <button type="button" onClick={() => onStart(t.id, seed)}>
              <b>{t.id}</b>
              <span className={base['quiet']}>
                level {t.level} · {t.kind} · {t.tags.join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={base['quiet']}>No task fits.</p>}
    </section>
  );
}
