import { useFields, useFieldText, useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, EmptyState, Fab, Icon, IconButton, TextField } from './kit.ts';
import { countWords, leftOf, phaseOf, timerName, timersOf } from '../select.ts';
import { Place } from './Place.tsx';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './timers.module.css';

function goLabel(phase: string, runs: boolean): string {
  if (phase === 'ringing') return 'Stop';
  if (runs) return 'Pause';
  return phase === 'paused' ? 'Resume' : 'Start';
}

/** Every timer, the newest first. */
export function Timers() {
  const ids = useApp(s => timersOf(s).map(t => t.id));
  const nav = useNav();
  return (
    <Place
      at="/timers"
      title="Timer"
      fab={<Fab icon="add" label="Add timer" onClick={() => nav.push('/new-timer')} />}
    >
      {ids.length === 0 ? (
        <EmptyState icon="hourglass_empty" title="No timers" text="Tap + to start one." />
      ) : (
        <div className={css['cards']}>
          {ids.map(id => (
            <TimerCard key={id} id={id} />
          ))}
        </div>
      )}
      <Labelling />
    </Place>
  );
}

const useLabelling = () => useScreenState<string | null>('labelling', null);

function TimerCard({ id }: { id: string }) {
  const timer = useApp(s => s.timers[id]);
  const now = useNow();
  const [, setLabelling] = useLabelling();
  const fields = useFields();
  const act = useAct();
  if (!timer) return null;
  const phase = phaseOf(timer, now);
  const name = timerName(timer);
  const left = leftOf(timer, now);
  const which = { timer: id };
  const label = () => {
    fields.set('label', timer.label);
    setLabelling(id);
    fields.focus('label');
  };
  const runs = phase === 'running' || phase === 'ringing';
  return (
    <div className={css['card']} role="group" aria-label={`Timer ${name}`} data-phase={phase} data-key={id}>
      <div className={css['top']}>
        <button
          type="button"
          className={css['name']}
          data-rid="label"
          aria-label={`Label, ${name}`}
          onClick={label}
          dir="auto"
        >
          {name}
        </button>
        <IconButton icon="close" label={`Delete ${name}`} onClick={() => act.deleteTimer(which)} />
      </div>
      <div className={css['middle']}>
        <span
          className={css['left']}
          data-rid="left"
          data-long={Math.abs(left) >= 3_600_000 || undefined}
          role="timer"
          aria-label={`${phase === 'ringing' ? 'Time’s up, ' : ''}${countWords(left)}`}
          dir="ltr"
        >
          {countWords(left)}
        </span>
        <span className={css['buttons']}>
          {phase === 'paused' && (
            <IconButton icon="replay" label={`Reset ${name}`} filled onClick={() => act.stopTimer(which)} />
          )}
          {phase !== 'reset' && (
            <Button
              variant="outlined"
              label={`+1 min for ${name}`}
              rid="add-minute"
              onClick={() => act.addMinute(which)}
            >
              <span dir="ltr">+1 min</span>
            </Button>
          )}
          <button
            type="button"
            className={css['go']}
            aria-label={`${goLabel(phase, runs)} ${name}`}
            data-rid="go"
            onClick={() =>
              phase === 'ringing'
                ? act.stopTimer(which)
                : runs
                  ? act.pauseTimer(which)
                  : act.startTimer(which)
            }
          >
            <Icon name={phase === 'ringing' ? 'stop' : runs ? 'pause' : 'play_arrow'} filled />
          </button>
        </span>
      </div>
      <div className={css['bar']} aria-hidden="true">
        <span
          style={{
            inlineSize: `${Math.round(Math.max(0, Math.min(1, left / (timer.lengthMs + timer.addedMs))) * 1000) / 10}%`,
          }}
        />
      </div>
    </div>
  );
}

function Labelling() {
  const [id, setId] = useLabelling();
  const timer = useApp(s => (id === null ? undefined : s.timers[id]));
  const text = useFieldText('label', timer?.label ?? '');
  const fields = useFields();
  const act = useAct();
  const close = () => {
    fields.blur();
    setId(null);
  };
  const save = () => {
    if (id !== null) act.setTimerLabel({ timer: id, label: text });
    close();
  };
  return (
    <ConfirmDialog
      open={timer !== undefined}
      title="Label"
      confirmLabel="OK"
      onConfirm={save}
      onCancel={close}
    >
      <TextField
        name="label"
        label="Label"
        initial={timer?.label ?? ''}
        maxLength={80}
        capitalise
        onEnter={save}
      />
    </ConfirmDialog>
  );
}
