import { useEffect, useState } from 'react';
import { call, picture } from './api.ts';
import { Operations } from './Changes.tsx';
import { VerdictView } from './PhonePage.tsx';
import { touchOf, type RefusedReply, type ReplayEpisode, type ReplayRun, type ReplayStep } from './replay.ts';
import { formatAction } from './format.ts';
import css from './studio.module.css';

/** A recorded run: its episodes, and one of them step by step. */
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
    let here = true;
    setRecorded(null);
    call<ReplayEpisode>('GET', `/replay/episodes/${encodeURIComponent(episode)}`).then(
      found => {
        if (here) setRecorded(found);
      },
      (error: Error) => {
        if (here) setProblem(error.message);
      },
    );
    return () => {
      here = false;
    };
  }, [episode]);
  return (
    <div className={css['page']}>
      <header className={css['bar']}>
        <a href="#/" className={css['home']}>
          Tapworld
        </a>
        <a className={css['title']} href="#/replay">
          {run ? run.id : 'Replay'}
        </a>
        {episode && <span className={css['quiet']}>{episode}</span>}
        <span className={css['grow']} />
        {run?.report && (
          <a className={css['button']} href="/replay/report">
            Report
          </a>
        )}
      </header>
      {problem && (
        <p className={css['said']} role="status">
          {problem}
        </p>
      )}
      {episode === '' ? (
        run && <Episodes run={run} />
      ) : recorded ? (
        <EpisodeView recorded={recorded} at={Math.min(Math.max(0, step), recorded.steps.length - 1)} />
      ) : (
        !problem && <p className={css['empty']}>Playing the episode again…</p>
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

/** One step: what was seen, with the touch on it, what was done, and what came of it. */
function EpisodeView({ recorded, at }: { recorded: ReplayEpisode; at: number }) {
  const go = (n: number) => {
    location.hash = `#/replay/${encodeURIComponent(recorded.name)}/${Math.min(Math.max(0, n), recorded.steps.length - 1)}`;
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key === 'ArrowRight') go(at + 1);
      if (e.key === 'ArrowLeft') go(at - 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const now = recorded.steps[at]!;
  // What is done next is drawn on what is seen before it.
  const next = recorded.steps[at + 1];
  return (
    <main className={css['replay']}>
      <section className={css['filmstrip']} aria-label="Steps">
        <ol>
          {recorded.steps.map(s => (
            <li key={s.step}>
              <button
                type="button"
                aria-current={s.step === now.step ? 'step' : undefined}
                onClick={() => go(s.step)}
              >
                <span className={css['number']}>{s.step}</span>
                <span className={css['words']}>{s.step === 0 ? 'start' : formatAction(s.action)}</span>
                {s.reward ? (
                  <span className={css['count']}>
                    {s.reward > 0 ? '+' : '−'}
                    {Math.abs(s.reward).toFixed(2)}
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section className={css['frame']}>
        <Picture step={now} next={next} screen={recorded.screen} />
        <div className={css['keys']}>
          <button type="button" disabled={at === 0} onClick={() => go(at - 1)} aria-label="Step before">
            ◀
          </button>
          <input
            type="range"
            min={0}
            max={recorded.steps.length - 1}
            value={at}
            onChange={e => go(Number(e.target.value))}
            aria-label="Step"
          />
          <button type="button" disabled={!next} onClick={() => go(at + 1)} aria-label="Next step">
            ▶
          </button>
        </div>
        {now.phone ? (
          <a className={css['button']} href={`#/phones/${now.phone}`}>
            Open the phone as it was here
          </a>
        ) : (
          <p className={css['quiet']}>The phone of this step is not there.</p>
        )}
      </section>
      <section className={css['panel']}>
        <p className={css['goal']}>{recorded.goal}</p>
        <p className={css['quiet']}>
          {recorded.task}, seed {recorded.seed} · {recorded.agent} ·{' '}
          <b data-outcome={recorded.outcome}>{recorded.outcome}</b>
          {recorded.error ? `: ${recorded.error.message}` : ''} · {recorded.steps.length - 1} of{' '}
          {recorded.budget} steps
        </p>
        {recorded.differs && (
          <p className={css['said']} role="status">
            {recorded.differs}
          </p>
        )}
        <Curves recorded={recorded} at={at} onGo={go} />
        <div className={css['body']}>
          <h2>
            Step {now.step}
            {now.action ? `: ${formatAction(now.action)}` : ': the start'}
          </h2>
          <p className={css['quiet']}>
            {now.app} · <code>{now.stateHash.slice(0, 12)}</code>
            {now.error ? ` · ${now.error.code}: ${now.error.message}` : ''}
          </p>
          <Refused replies={now.refused} title="Refused before this action" />
          {now.model && <blockquote className={css['model']}>{now.model}</blockquote>}
          {now.reward !== null && (
            <p>
              Reward {now.reward.toFixed(3)}{' '}
              <span className={css['quiet']}>
                {Object.entries(now.components)
                  .map(([name, value]) => `${name} ${value.toFixed(3)}`)
                  .join(', ')}
              </span>
            </p>
          )}
          {!next && <Refused replies={recorded.refused} title="The model then gave no action" />}
          {now.verdict && <VerdictView verdict={now.verdict} />}
          <h2>What it changed</h2>
          <Operations operations={now.operations} />
        </div>
      </section>
    </main>
  );
}

/** Replies of the model that held no action, each with the reason. */
function Refused({ replies, title }: { replies: RefusedReply[] | undefined; title: string }) {
  if (!replies || replies.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {replies.map((reply, i) => (
        <div key={i}>
          <blockquote className={css['model']}>{reply.text || '(empty)'}</blockquote>
          <p className={css['quiet']}>{reply.why}</p>
        </div>
      ))}
    </section>
  );
}

function Picture({
  step,
  next,
  screen,
}: {
  step: ReplayStep;
  next: ReplayStep | undefined;
  screen: ReplayEpisode['screen'];
}) {
  const touch = touchOf(next?.action ?? null, step.elements);
  const src = step.picture
    ? `/replay/pictures/${step.picture}`
    : step.phone
      ? picture(step.phone, step.stateHash)
      : null;
  return (
    <div className={css['bezel']}>
      <svg
        viewBox={`0 0 ${screen.width} ${screen.height}`}
        className={css['picture']}
        role="img"
        aria-label={
          next?.action ? `Step ${step.step}; next: ${formatAction(next.action)}` : `Step ${step.step}`
        }
      >
        {src ? (
          <image href={src} width={screen.width} height={screen.height} preserveAspectRatio="xMidYMid meet" />
        ) : (
          <text
            x={screen.width / 2}
            y={screen.height / 2}
            textAnchor="middle"
            fontSize={48}
            fill="currentColor"
          >
            no picture
          </text>
        )}
        {touch?.box && (
          <rect
            className={css['box']}
            x={touch.box[0]}
            y={touch.box[1]}
            width={touch.box[2]! - touch.box[0]!}
            height={touch.box[3]! - touch.box[1]!}
            rx={16}
          />
        )}
        {touch?.to && (
          <line
            className={css['way']}
            x1={touch.from[0]}
            y1={touch.from[1]}
            x2={touch.to[0]}
            y2={touch.to[1]}
          />
        )}
        {touch && (
          <circle
            className={css['dot']}
            data-long={touch.long || undefined}
            cx={touch.from[0]}
            cy={touch.from[1]}
            r={44}
          />
        )}
        {touch?.to && <circle className={css['end']} cx={touch.to[0]} cy={touch.to[1]} r={26} />}
      </svg>
    </div>
  );
}

const WIDTH = 560;

/** Goals met over the steps, and the sum of rewards. */
function Curves({
  recorded,
  at,
  onGo,
}: {
  recorded: ReplayEpisode;
  at: number;
  onGo: (step: number) => void;
}) {
  const { steps } = recorded;
  const names = steps.find(s => s.verdict)?.verdict?.changes.map(g => g.name) ?? [];
  const sums = steps.reduce<number[]>((all, s) => [...all, (all.at(-1) ?? 0) + (s.reward ?? 0)], []);
  const [low, high] = [Math.min(0, ...sums), Math.max(0.001, ...sums)];
  const x = (i: number) => 8 + (i * (WIDTH - 16)) / Math.max(1, steps.length - 1);
  const y = (v: number) => 58 - ((v - low) / (high - low)) * 50;
  const top = 76;
  return (
    <svg
      className={css['curves']}
      viewBox={`0 0 ${WIDTH} ${top + names.length * 20}`}
      role="img"
      aria-label="Reward and goals over the steps"
    >
      <line x1={8} x2={WIDTH - 8} y1={y(0)} y2={y(0)} className={css['axis']} />
      <path
        className={css['curve']}
        d={sums.map((v, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(v)}`).join(' ')}
      />
      <text x={8} y={10} className={css['label']}>
        reward {sums.at(-1)!.toFixed(2)}
      </text>
      <line x1={x(at)} x2={x(at)} y1={2} y2={top + names.length * 20} className={css['cursor']} />
      {names.map((name, row) => (
        <g key={name}>
          {steps.map((s, i) => {
            const met = s.verdict?.changes.find(g => g.name === name)?.met;
            return (
              <rect
                key={i}
                className={css['cell']}
                data-met={met}
                x={i === 0 ? x(0) : (x(i - 1) + x(i)) / 2}
                y={top + row * 20 - 8}
                width={Math.max(1, (WIDTH - 16) / Math.max(1, steps.length - 1) / (i === 0 ? 2 : 1))}
                height={14}
              />
            );
          })}
          <text x={12} y={top + row * 20 + 3} className={css['label']}>
            {name}
          </text>
        </g>
      ))}
      {steps.map((s, i) => (
        <rect
          key={s.step}
          x={x(i) - 6}
          y={0}
          width={12}
          height={top + names.length * 20}
          fill="transparent"
          onClick={() => onGo(i)}
        />
      ))}
    </svg>
  );
}
