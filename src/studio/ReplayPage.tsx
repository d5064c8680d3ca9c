import { useEffect, useState } from 'react';
import { call } from './api.ts';
import type { ReplayEpisode, ReplayRun } from './replay.ts';
import { ReplayEpisodeView } from './ReplayEpisodeView.tsx';
import base from './studio.module.css';
import css from './replay.module.css';

/** A recorded run: the list of episodes, or one episode step by step. */
export function ReplayPage({ episode, step }: { episode: string; step: number }) {
  const [run, setRun] = useState<ReplayRun | null>(null);
  const [recorded, setRecorded] = useState<ReplayEpisode | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    call<ReplayRun>('GET', '/replay/run.json').then(setRun, () =>
      setProblem('This server replays no run: start one with `npx tapworld replay <run>`.'),
    );
  }, []);
  useEffect(() => {
    if (episode === '') return;
    let isMounted = true;
    setRecorded(null);
    call<ReplayEpisode>('GET', `/replay/episodes/${encodeURIComponent(episode)}`).then(
      found => {
        if (isMounted) setRecorded(found);
      },
      (error: Error) => {
        if (isMounted) setProblem(error.message);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [episode]);
  return (
    <div className={base['page']}>
      <header className={base['bar']}>
        <a href="#/" className={base['home']}>
          Tapworld
        </a>
        <a className={base['title']} href="#/replay">
          {run ? run.id : 'Replay'}
        </a>
        {episode && <span className={base['quiet']}>{episode}</span>}
        <span className={base['grow']} />
        {run?.report && (
          <a className={base['button']} href="/replay/report">
            Report
          </a>
        )}
      </header>
      {problem && (
        <p className={base['notice']} role="status">
          {problem}
        </p>
      )}
      {episode === '' ? (
        run && <Episodes run={run} />
      ) : recorded ? (
        <ReplayEpisodeView recorded={recorded} at={Math.min(Math.max(0, step), recorded.steps.length - 1)} />
      ) : (
        !problem && <p className={base['empty']}>Playing the episode again…</p>
      )}
    </div>
  );
}

function Episodes({ run }: { run: ReplayRun }) {
  return (
    <main className={css['episodes']}>
      <table>
        <thead>
          <tr>
            <th>task</th>
            <th>seed</th>
            <th>outcome</th>
            <th>progress</th>
            <th>steps</th>
          </tr>
        </thead>
        <tbody>
          {run.episodes.map(e => (
            <tr key={e.name}>
              <td>
                <a href={`#/replay/${encodeURIComponent(e.name)}`}>{e.task}</a>
              </td>
              <td>{e.seed}</td>
              <td data-outcome={e.outcome}>{e.outcome}</td>
              <td>{e.progress === null ? '–' : `${Math.round(e.progress * 100)} %`}</td>
              <td>{e.steps}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
