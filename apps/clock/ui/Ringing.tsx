import type { ReactNode } from 'react';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useNow, usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Icon, Screen } from './kit.ts';
import type { FilledIconName, IconName } from './icons.ts';
import { countWords, dateWords, leftOf, phaseOf, timerName } from '../select.ts';
import { BigTime } from './Days.tsx';
import { useAct, useApp, useH24, useParams } from './hooks.ts';
import css from './ringing.module.css';

interface Answer {
  label: string;
  icon: IconName;
  run: () => void;
}
/** Points that the knob is drawn aside to answer. */
const ENOUGH = 88;
const MOST = 104;

/** A knob between two answers: it is drawn to one of them, or the answer itself is tapped. */
function Answers({ start, end, icon }: { start: Answer; end: Answer; icon: FilledIconName }) {
  const rtl = usePhone(isRtl);
  const [shift, setShift] = useScreenState('shift', 0);
  const held = (dx: number) => Math.round(Math.max(-MOST, Math.min(MOST, dx)));
  const ref = useGesture({
    drag: {
      axis: 'x',
      onMove: p => setShift(held(p.dx)),
      onEnd: p => {
        setShift(0);
        if (Math.abs(held(p.dx)) >= ENOUGH) ((rtl ? -p.dx : p.dx) < 0 ? start : end).run();
      },
    },
  });
  const side = (a: Answer) => (
    <button
      type="button"
      className={css['answer']}
      data-rid={a.label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}
      onClick={a.run}
    >
      <Icon name={a.icon} />
      <span dir="ltr">{a.label}</span>
    </button>
  );
  return (
    <div className={css['answers']} ref={ref} data-key="answers">
      {side(start)}
      <span className={css['knob']} style={{ transform: `translateX(${shift}px)` }} aria-hidden="true">
        <Icon name={icon} size={32} filled />
      </span>
      {side(end)}
    </div>
  );
}

function Page({
  label,
  time,
  under,
  title,
  answers,
}: {
  label: string;
  time: string;
  under: string;
  title: string;
  answers: ReactNode;
}) {
  return (
    <Screen
      label={label}
      scroll={false}
      background="linear-gradient(var(--c-surface-container-lowest), color-mix(in srgb, var(--c-primary-container) 70%, var(--c-surface)))"
      appBar={<span />}
    >
      <div className={css['page']}>
        <div className={css['top']}>
          <BigTime className={css['time']} words={time} />
          <div className={css['under']}>{under}</div>
        </div>
        <div className={css['title']} dir="auto" role="heading" aria-level={1}>
          {title}
        </div>
        {answers}
      </div>
    </Screen>
  );
}

const EndedNote = ({ text }: { text: string }) => (
  <Screen appBar={<AppBar title="Clock" />} label="Clock">
    <EmptyState icon="alarm_off" title="All quiet" text={text} />
  </Screen>
);

/** An alarm that rings. */
export function Ringing() {
  const { alarm: id } = useParams('/ringing/:alarm');
  const alarm = useApp(s => s.alarms[id]);
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  if (!alarm || alarm.ringing === null) return <EndedNote text="This alarm is not ringing." />;
  return (
    <Page
      label="Alarm"
      time={formatTime(now, zone, h24)}
      under={dateWords(now, zone)}
      title={alarm.wakeUp ? 'Good morning' : alarm.label || 'Alarm'}
      answers={
        <Answers
          icon="alarm"
          start={{ label: 'Snooze', icon: 'snooze', run: () => act.snooze({ alarm: id }) }}
          end={{ label: 'Stop', icon: 'alarm_off', run: () => act.stop({ alarm: id }) }}
        />
      }
    />
  );
}

/** A timer that has run out. */
export function TimeUp() {
  const { timer: id } = useParams('/time-up/:timer');
  const timer = useApp(s => s.timers[id]);
  const now = useNow();
  const act = useAct();
  if (!timer || phaseOf(timer, now) !== 'ringing') return <EndedNote text="This timer is not ringing." />;
  return (
    <Page
      label="Timer"
      time={countWords(leftOf(timer, now))}
      under="Time’s up"
      title={timerName(timer)}
      answers={
        <Answers
          icon="hourglass_empty"
          start={{ label: '+1 min', icon: 'add', run: () => act.addMinute({ timer: id }) }}
          end={{ label: 'Stop', icon: 'stop', run: () => act.stopTimer({ timer: id }) }}
        />
      }
    />
  );
}
