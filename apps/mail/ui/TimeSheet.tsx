import { addDays, epochOf, partsAt, startOfDay } from '../../../src/state/clock.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, ListRow, Sheet } from './kit.ts';
import { useAct, useAsk, useDates, useMail, useWords } from './hooks.ts';
import css from './parts.module.css';

type Word =
  | 'laterToday'
  | 'thisEvening'
  | 'tomorrowMorning'
  | 'tomorrowAfternoon'
  | 'thisWeekend'
  | 'nextWeek';

/** Times that are offered, all of them still to come. */
export function offeredTimes(now: number, zone: string): { word: Word; at: number }[] {
  const { weekday, hour } = partsAt(now, zone);
  const on = (days: number, at: number) =>
    epochOf({ ...partsAt(addDays(startOfDay(now, zone), days, zone), zone), hour: at }, zone);
  const toSaturday = (6 - weekday + 7) % 7;
  const toMonday = (1 - weekday + 7) % 7 || 7;
  return [
    ...(hour < 15 ? [{ word: 'laterToday' as const, at: on(0, hour + 3) }] : []),
    ...(hour < 17 ? [{ word: 'thisEvening' as const, at: on(0, 18) }] : []),
    { word: 'tomorrowMorning' as const, at: on(1, 8) },
    { word: 'tomorrowAfternoon' as const, at: on(1, 13) },
    ...(toSaturday > 1 ? [{ word: 'thisWeekend' as const, at: on(toSaturday, 9) }] : []),
    ...(toMonday > 1 ? [{ word: 'nextWeek' as const, at: on(toMonday, 8) }] : []),
  ];
}

/** Chooses a time: one of the usual ones, or a day and a time of day. `at` is the one that it has now. */
export function TimeSheet({
  title,
  confirm,
  at,
  onTime,
  onClose,
}: {
  title: string;
  confirm: string;
  at?: number;
  onTime: (at: number) => void;
  onClose: () => void;
}) {
  const t = useWords();
  const act = useAct();
  const ask = useAsk();
  const { now, zone, moment, day, time: clock } = useDates();
  const { planned } = useMail();
  const [own, setOwn] = useScreenState('own-time', false);
  const offers = offeredTimes(now, zone);
  const close = () => {
    setOwn(false);
    act.plan({ at: null });
    onClose();
  };
  const take = (chosen: number) => {
    setOwn(false);
    onTime(chosen);
  };
  const time = planned ?? at ?? offers[0]!.at;
  const { hour, minute } = partsAt(time, zone);
  return (
    <Sheet open title={own ? t('pickTime') : title} onClose={close}>
      {own ? (
        <>
          <ListRow
            leading="calendar_today"
            title={t('day')}
            meta={day(time)}
            rid="pick-day"
            onClick={() => ask('date', t('day'), startOfDay(time, zone), 'planDay', {})}
          />
          <ListRow
            leading="schedule"
            title={t('time')}
            meta={clock(time)}
            rid="pick-clock"
            onClick={() => ask('time', t('time'), hour * 60 + minute, 'planTime', {})}
          />
          {time <= now && (
            <div className={css['past']} role="alert">
              {t('timePassed')}
            </div>
          )}
          <div className={css['sheetButtons']}>
            <Button variant="text" onClick={close}>
              {t('cancel')}
            </Button>
            <Button rid="take-time" disabled={time <= now} onClick={() => take(time)}>
              {confirm}
            </Button>
          </div>
        </>
      ) : (
        <>
          {offers.map(o => (
            <ListRow
              key={o.word}
              leading="schedule"
              title={t(o.word)}
              meta={moment(o.at)}
              rid={`offer-${o.word}`}
              onClick={() => take(o.at)}
            />
          ))}
          <ListRow
            leading="calendar_today"
            title={t('pickTime')}
            rid="pick-time"
            onClick={() => {
              act.plan({ at: time });
              setOwn(true);
            }}
          />
        </>
      )}
    </Sheet>
  );
}
