import { formatDay } from '../../../src/sdk/core/format.ts';
import {
  useFields,
  useFieldText,
  useNow,
  useOs,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { Button, Checkbox, ConfirmDialog, Icon, IconButton, ListRow, Switch, TextField } from './kit.ts';
import {
  alarmName,
  alarmWords,
  dateOf,
  isActive,
  isSet,
  isSkipping,
  momentOf,
  nextRing,
  timeWords,
} from '../select.ts';
import { BigTime, Days } from './Days.tsx';
import { useAct, useApp, useAsk, useH24, useNav } from './hooks.ts';
import css from './alarms.module.css';

/** An alarm: its time, what it is for and its switch, and the rest of it below where its card is open. */
export function AlarmCard({ id }: { id: string }) {
  const state = useApp(s => s);
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const ask = useAsk();
  const alarm = state.alarms[id];
  if (!alarm) return null;
  const open = state.open === id;
  const name = alarmName(state, alarm, h24);
  const words = alarmWords(state, alarm, now, zone, h24);
  const active = isActive(state, alarm);
  const title = alarm.wakeUp ? 'Wake-up' : alarm.label;
  return (
    <div
      className={css['card']}
      role="group"
      aria-label={`Alarm ${name}`}
      data-on={active || undefined}
      data-open={open || undefined}
    >
      <div className={css['head']}>
        {title !== '' && !(open && !alarm.wakeUp) && (
          <div className={css['label']}>
            {alarm.wakeUp && <Icon name="bed" size={18} />}
            <span dir="auto">{title}</span>
          </div>
        )}
        {open && !alarm.wakeUp && <LabelButton id={id} label={alarm.label} />}
        <span className={css['chevron']} aria-hidden="true">
          <Icon name={open ? 'keyboard_arrow_up' : 'keyboard_arrow_down'} size={20} />
        </span>
        <button
          type="button"
          className={css['time']}
          data-rid="alarm-time"
          data-key={`time-${id}`}
          aria-label={`Change time, ${name}`}
          onClick={() => ask('time', 'Set time', alarm.time, 'setTime', { alarm: id })}
        >
          <BigTime words={timeWords(alarm.time, h24)} />
        </button>
        <div className={css['line']}>
          <button
            type="button"
            className={css['expand']}
            aria-expanded={open}
            aria-label={[timeWords(alarm.time, h24), title, words].filter(w => w !== '').join(', ')}
            data-rid="alarm"
            data-key={id}
            onClick={() => act.expand({ alarm: open ? null : id })}
          >
            <span dir="auto">{words}</span>
          </button>
          <Switch
            label={`Alarm on, ${name}`}
            checked={active}
            onChange={on => act.setOn({ alarm: id, on })}
          />
        </div>
      </div>
      {(alarm.ringing !== null || alarm.snoozedUntil !== null) && (
        <div className={css['answer']}>
          {alarm.ringing !== null && (
            <Button variant="tonal" icon="snooze" onClick={() => act.snooze({ alarm: id })}>
              Snooze
            </Button>
          )}
          <Button icon="alarm_off" onClick={() => act.stop({ alarm: id })}>
            {alarm.ringing !== null ? 'Stop' : 'Dismiss'}
          </Button>
        </div>
      )}
      {open && <Details id={id} />}
    </div>
  );
}

function LabelButton({ id, label }: { id: string; label: string }) {
  const [asking, setAsking] = useScreenState('labelling', false);
  const text = useFieldText('label', label);
  const fields = useFields();
  const act = useAct();
  const close = () => {
    fields.blur();
    setAsking(false);
  };
  const save = () => {
    act.setLabel({ alarm: id, label: text });
    close();
  };
  return (
    <>
      <button
        type="button"
        className={css['addLabel']}
        data-rid="label"
        onClick={() => {
          fields.set('label', label);
          setAsking(true);
          fields.focus('label');
        }}
      >
        <Icon name="label" size={20} />
        <span dir="auto">{label || 'Add label'}</span>
      </button>
      <ConfirmDialog open={asking} title="Label" confirmLabel="OK" onConfirm={save} onCancel={close}>
        <TextField name="label" label="Label" initial={label} maxLength={80} capitalise onEnter={save} />
      </ConfirmDialog>
    </>
  );
}

function Details({ id }: { id: string }) {
  const state = useApp(s => s);
  const now = useNow();
  const zone = useZone();
  const sound = useOs(o => o.settings.alarmSound);
  const act = useAct();
  const ask = useAsk();
  const nav = useNav();
  const alarm = state.alarms[id]!;
  const next = isSet(state, alarm) ? nextRing(alarm, now, zone) : null;
  const today = momentOf(dateOf(now, zone), 720, zone);
  const dayOf = (date: string) => formatDay(momentOf(date, 720, zone), zone);
  const paused = alarm.pausedUntil !== null && alarm.pausedUntil > dateOf(now, zone);
  return (
    <div className={css['details']}>
      <Days label="Repeat" days={alarm.days} onChange={days => act.setDays({ alarm: id, days })} />
      {alarm.days.length === 0 && (
        <ListRow
          leading="event"
          rid="schedule"
          title={alarm.date === null ? 'Schedule alarm' : `Scheduled for ${dayOf(alarm.date)}`}
          onClick={() =>
            ask(
              'date',
              'Schedule alarm',
              alarm.date === null ? (next ?? today) : momentOf(alarm.date, 0, zone),
              'setDate',
              { alarm: id },
            )
          }
          trailing={
            alarm.date === null ? undefined : (
              <IconButton icon="close" label="Clear date" onClick={() => act.clearDate({ alarm: id })} />
            )
          }
        />
      )}
      {alarm.days.length > 0 && !alarm.wakeUp && (
        <ListRow
          leading="event_busy"
          rid="pause"
          title={paused ? `Paused until ${dayOf(alarm.pausedUntil!)}` : 'Pause alarm until'}
          onClick={() =>
            ask(
              'date',
              'Pause alarm until',
              paused ? momentOf(alarm.pausedUntil!, 0, zone) : momentOf(dateOf(now, zone), 0, zone, 1),
              'pauseUntil',
              { alarm: id },
            )
          }
          trailing={
            paused ? (
              <IconButton icon="close" label="End pause" onClick={() => act.resume({ alarm: id })} />
            ) : undefined
          }
        />
      )}
      <ListRow
        leading="notifications_active"
        rid="sound"
        title={alarm.sound === 'default' ? `Default (${sound})` : alarm.sound}
        label={`Sound, ${alarm.sound === 'default' ? `Default (${sound})` : alarm.sound}`}
        onClick={() => nav.push('/sound/:sound', { sound: id })}
      />
      <div className={css['check']}>
        <Icon name="vibration" />
        <Checkbox
          label="Vibrate"
          checked={alarm.vibrate}
          onChange={on => act.setVibrate({ alarm: id, on })}
        />
      </div>
      {isSkipping(alarm, now, zone) ? (
        <ListRow
          leading="restart_alt"
          rid="unskip"
          title={`Don’t skip ${dayOf(alarm.skip!)}`}
          onClick={() => act.unskip({ alarm: id })}
        />
      ) : (
        next !== null &&
        alarm.days.length > 0 && (
          <ListRow
            leading="alarm_off"
            rid="skip"
            title={`Skip ${formatDay(next, zone)}`}
            onClick={() => act.skipNext({ alarm: id })}
          />
        )
      )}
      {alarm.wakeUp ? (
        <ListRow
          leading="bed"
          rid="schedule"
          title="Bedtime schedule"
          onClick={() => nav.replace('/bedtime')}
        />
      ) : (
        <>
          <ListRow
            leading="content_copy"
            rid="duplicate"
            title="Duplicate"
            onClick={() => act.duplicate({ alarm: id })}
          />
          <ListRow
            leading="delete"
            rid="delete"
            title="Delete"
            onClick={() => act.deleteAlarm({ alarm: id })}
          />
        </>
      )}
    </div>
  );
}
