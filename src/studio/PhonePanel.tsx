import { useState } from 'react';
import type { AnyPhone } from '../state/phone/index.ts';
import { Changes } from './Changes.tsx';
import { formatClock, JUMPS } from './format.ts';
import type { LivePhone } from './live.ts';
import type { LiveState } from './live-state.ts';
import { StateTree } from './StateTree.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import { Timers } from './Timers.tsx';
import base from './studio.module.css';
import css from './phone.module.css';

const TABS = ['Changes', 'State', 'Timers', 'Task'] as const;

/** Beside the phone: its clock, and in tabs its steps, its tree, its timers and its task. */
export function PhonePanel({
  id,
  phone,
  live,
  state,
}: {
  id: string;
  phone: AnyPhone | undefined;
  live: LivePhone | null;
  state: LiveState;
}) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('Changes');
  const labelOf = (name: (typeof TABS)[number]) =>
    name === 'Changes' && state.steps.length > 0 ? `Changes ${state.steps.length}` : name;
  return (
    <section className={base['panel']}>
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
            {labelOf(name)}
          </button>
        ))}
      </div>
      <div className={base['body']}>
        {tab === 'Changes' && <Changes steps={state.steps} zone={phone?.clock.zone ?? 'UTC'} />}
        {tab === 'State' && phone && <StateTree phone={phone} live={live!} state={state} />}
        {tab === 'Timers' && phone && (
          <Timers phone={phone} onJump={ms => void live?.act({ type: 'wait', ms })} />
        )}
        {tab === 'Task' && <TaskPanel id={id} hash={state.stateHash} />}
      </div>
    </section>
  );
}

function Clock({ phone, live, state }: { phone: AnyPhone; live: LivePhone; state: LiveState }) {
  return (
    <div className={css['clock']}>
      <time>{formatClock(phone.clock.now, phone.clock.zone)}</time>
      <button type="button" aria-pressed={state.running} onClick={() => live.run(!state.running)}>
        {state.running ? 'Pause' : 'Run'}
      </button>
      <span className={base['quiet']}>jump</span>
      {JUMPS.map(([label, ms]) => (
        <button type="button" key={label} onClick={() => void live.act({ type: 'wait', ms })}>
          {label}
        </button>
      ))}
    </div>
  );
}
