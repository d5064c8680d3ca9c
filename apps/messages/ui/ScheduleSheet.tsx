import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { useNow, usePhone, useScreenState, useSystem, useZone } from '../../../src/sdk/react/hooks.ts';
import { Button, ListRow, Sheet } from './kit.ts';
import { partsAt, startOfDay } from '../../../src/state/clock.ts';
import { offeredTimes } from '../actions/schedule.ts';
import { useAct, useApp } from './hooks.ts';
import css from './composer.module.css';

/** Chooses when a text is sent: one of the usual times, or a day and a time of day. `at` is the time it has now. */
export function ScheduleSheet({
  at,
  onTime,
  onClose,
}: {
  at?: number;
  onTime: (at: number) => void;
  onClose: () => void;
}) {
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const planned = useApp(s => s.planned);
  const [own, setOwn] = useScreenState('ownTime', false);
  const act = useAct();
  const system = useSystem();
  const offers = offeredTimes(now, zone);
  const stamp = (ms: number) =>
    `${formatDay(ms, zone, partsAt(now, zone).year)}, ${formatTime(ms, zone, h24)}`;
  const close = () => {
    setOwn(false);
    act.plan({ at: null });
    onClose();
  };
  const ask = (kind: 'date' | 'time', value: number, action: string) =>
    system.openDialog({
      kind,
      app: 'messages',
      title: kind === 'date' ? 'Date' : 'Time',
      value,
      then: { app: 'messages', action, args: {} },
    });
  const time = planned ?? at ?? offers[0]!.at;
  const { hour, minute } = partsAt(time, zone);
  if (!own) {
    return (
      <Sheet open title="Schedule send" onClose={close}>
        {offers.map(o => (
          <ListRow
            key={o.label}
            leading="schedule"
            title={o.label}
            meta={stamp(o.at)}
            rid="offer"
            onClick={() => {
              onTime(o.at);
              setOwn(false);
            }}
          />
        ))}
        <ListRow
          leading="calendar_today"
          title="Pick date and time"
          rid="pick-time"
          onClick={() => {
            act.plan({ at: time });
            setOwn(true);
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet open title="Pick date and time" onClose={close}>
      <ListRow
        leading="calendar_today"
        title="Date"
        meta={formatDay(time, zone, partsAt(now, zone).year)}
        rid="pick-date"
        onClick={() => ask('date', startOfDay(time, zone), 'planDay')}
      />
      <ListRow
        leading="schedule"
        title="Time"
        meta={formatTime(time, zone, h24)}
        rid="pick-clock"
        onClick={() => ask('time', hour * 60 + minute, 'planTime')}
      />
      {time <= now && (
        <div className={css['past']} role="alert">
          This time has passed. Choose a later one.
        </div>
      )}
      <div className={css['sheetButtons']}>
        <Button variant="text" onClick={close}>
          Cancel
        </Button>
        <Button
          rid="save-time"
          disabled={time <= now}
          onClick={() => {
            onTime(time);
            setOwn(false);
          }}
        >
          Schedule
        </Button>
      </div>
    </Sheet>
  );
}
