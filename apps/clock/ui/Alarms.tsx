import { partsAt } from '../../../src/state/clock.ts';
import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, Fab } from './kit.ts';
import { alarmsOf } from '../select.ts';
import { AlarmCard } from './AlarmCard.tsx';
import { Place } from './Place.tsx';
import { useApp, useAsk } from './hooks.ts';
import css from './alarms.module.css';

/** Every alarm, by time. */
export function Alarms() {
  const ids = useApp(s => alarmsOf(s).map(a => a.id));
  const now = useNow();
  const zone = useZone();
  const ask = useAsk();
  const { hour, minute } = partsAt(now, zone);
  return (
    <Place
      at="/"
      title="Alarm"
      fab={
        <Fab
          icon="add"
          label="Add alarm"
          onClick={() => ask('time', 'Set time', hour * 60 + minute, 'addAlarm', {})}
        />
      }
    >
      {ids.length === 0 ? (
        <EmptyState icon="alarm" title="No alarms" text="Tap + to set one." />
      ) : (
        <div className={css['cards']}>
          {ids.map(id => (
            <AlarmCard key={id} id={id} />
          ))}
        </div>
      )}
    </Place>
  );
}
