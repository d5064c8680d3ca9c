import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Operations } from './Changes.tsx';
import { formatAction } from './format.ts';
import type { RefusedReply, ReplayEpisode, ReplayStep } from './replay.ts';
import { ReplayCurves } from './ReplayCurves.tsx';
import { ReplayPicture } from './ReplayPicture.tsx';
import { VerdictView } from './VerdictView.tsx';
import base from './studio.module.css';
import css from './replay.module.css';

/** An episode at one step: the list of steps, the screen, and what the step did. */
export function ReplayEpisodeView({ recorded, at }: { recorded: ReplayEpisode; at: number }) {
  const last = recorded.steps.length - 1;
  const navigate = useNavigate();
  const goTo = (n: number) => {
    const step = Math.min(Math.max(0, n), last);
    void navigate({
      to: '/replay/$episode/{-$step}',
      params: { episode: recorded.name, step: String(step) },
    });
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key === 'ArrowRight') goTo(at + 1);
      if (e.key === 'ArrowLeft') goTo(at - 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const step = recorded.steps[at]!;
  return (
    <main className={css['replay']}>
      <Filmstrip steps={recorded.steps} current={step.step} onGo={goTo} />
      <section className={css['frame']}>
        {/* The picture shows the phone before the next action, so that action is drawn on it. */}
        <ReplayPicture step={step} next={recorded.steps[at + 1]} screen={recorded.screen} />
        <StepKeys at={at} last={last} onGo={goTo} />
        {step.phone ? (
          <a className={base['button']} href={`#/phones/${step.phone}`}>
            Open the phone as it was here
          </a>
        ) : (
          <p className={base['quiet']}>The phone of this step is not there.</p>
        )}
      </section>
      <section className={`${base['panel']} ${css['panel']}`}>
        <EpisodeFacts recorded={recorded} />
        <ReplayCurves recorded={recorded} at={at} onGo={goTo} />
        <StepDetails step={step} refusedAfter={at === last ? recorded.refused : undefined} />
      </section>
    </main>
  );
}

function Filmstrip({
  steps,
  current,
  onGo,
}: {
  steps: readonly ReplayStep[];
  current: number;
  onGo: (step: number) => void;
}) {
  return (
    <section className={css['filmstrip']} aria-label="Steps">
      <ol>
        {steps.map(s => (
          <li key={s.step}>
            <button
              type="button"
              aria-current={s.step === current ? 'step' : undefined}
              onClick={() => onGo(s.step)}
            >
              <span className={base['number']}>{s.step}</span>
              <span className={base['words']}>{s.step === 0 ? 'start' : formatAction(s.action)}</span>
              {s.reward ? (
                <span className={base['count']}>
                  {s.reward > 0 ? '+' : '−'}
                  {Math.abs(s.reward).toFixed(2)}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepKeys({ at, last, onGo }: { at: number; last: number; onGo: (step: number) => void }) {
  return (
    <div className={base['keys']}>
      <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)} aria-label="Step before">
        ◀
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={e => onGo(Number(e.target.value))}
        aria-label="Step"
      />
      <button type="button" disabled={at === last} onClick={() => onGo(at + 1)} aria-label="Next step">
        ▶
      </button>
    </div>
  );
}

/** Goal, task and outcome of the episode. */
function EpisodeFacts({ recorded }: { recorded: ReplayEpisode }) {
  return (
    <>
      <p className={base['goal']}>{recorded.goal}</p>
      <p className={base['quiet']}>
        {recorded.task}, seed {recorded.seed} · {recorded.agent} ·{' '}
        <b data-outcome={recorded.outcome}>{recorded.outcome}</b>
        {recorded.error ? `: ${recorded.error.message}` : ''} · {recorded.steps.length - 1} of{' '}
        {recorded.budget} steps
      </p>
      {recorded.differs && (
        <p className={base['notice']} role="status">
          {recorded.differs}
        </p>
      )}
    </>
  );
}

/** What one step did: the action, the model's replies, the reward, the verdict and the changes. */
function StepDetails({ step, refusedAfter }: { step: ReplayStep; refusedAfter: RefusedReply[] | undefined }) {
  return (
    <div className={base['body']}>
      <h2>
        Step {step.step}
        {step.action ? `: ${formatAction(step.action)}` : ': the start'}
      </h2>
      <p className={base['quiet']}>
        {step.app} · <code>{step.stateHash.slice(0, 12)}</code>
        {step.error ? ` · ${step.error.code}: ${step.error.message}` : ''}
      </p>
      <Refused replies={step.refused} title="Refused before this action" />
      {step.model && <blockquote className={css['model']}>{step.model}</blockquote>}
      {step.reward !== null && (
        <p>
          Reward {step.reward.toFixed(3)}{' '}
          <span className={base['quiet']}>
            {Object.entries(step.components)
              .map(([name, value]) => `${name} ${value.toFixed(3)}`)
              .join(', ')}
          </span>
        </p>
      )}
      <Refused replies={refusedAfter} title="The model then gave no action" />
      {step.verdict && <VerdictView verdict={step.verdict} />}
      <h2>What it changed</h2>
      <Operations operations={step.operations} />
    </div>
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
          <p className={base['quiet']}>{reply.why}</p>
        </div>
      ))}
    </section>
  );
}
