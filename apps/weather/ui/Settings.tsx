import type { ReactNode } from 'react';
import { useOs, useScreenState, useStartIntent, useSystem } from '../../../src/sdk/react/hooks.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { Dialog, List, ListRow, RadioGroup, Screen, Segmented, SwitchRow } from './kit.ts';
import { alertPlace, LEVELS, LEVEL_WORDS, savedPlaces } from '../select.ts';
import type { Level } from '../model/index.ts';
import type { Units } from '../state.ts';
import { useFreshness } from './Frame.tsx';
import { useAct, useH24, useNav, useWeather } from './hooks.ts';
import css from './places.module.css';

const Title = ({ children }: { children: ReactNode }) => (
  <div className={css['groupTitle']} role="heading" aria-level={2}>
    {children}
  </div>
);

function Unit<K extends keyof Units>({
  field,
  label,
  options,
}: {
  field: K;
  label: string;
  options: readonly { value: Units[K]; label: string }[];
}) {
  const { units } = useWeather();
  const act = useAct();
  return (
    <div className={css['units']}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        value={units[field]}
        options={options}
        onChange={value => act.setUnits({ units: { [field]: value } as Partial<Units> })}
      />
    </div>
  );
}

/** Units, and the ways to what else can be set. */
export function Settings() {
  const h24 = useH24();
  const { words, offline } = useFreshness();
  const act = useAct();
  const nav = useNav();
  const start = useStartIntent();
  return (
    <Screen title="Settings">
      <Title>Units</Title>
      <Unit
        field="temperature"
        label="Temperature"
        options={[
          { value: 'c', label: '°C' },
          { value: 'f', label: '°F' },
        ]}
      />
      <Unit
        field="wind"
        label="Wind speed"
        options={[
          { value: 'kmh', label: 'km/h' },
          { value: 'mph', label: 'mph' },
          { value: 'ms', label: 'm/s' },
          { value: 'kn', label: 'kn' },
        ]}
      />
      <Unit
        field="rain"
        label="Rain"
        options={[
          { value: 'mm', label: 'mm' },
          { value: 'in', label: 'in' },
        ]}
      />
      <Unit
        field="pressure"
        label="Pressure"
        options={[
          { value: 'hpa', label: 'hPa' },
          { value: 'inhg', label: 'inHg' },
        ]}
      />
      <Unit
        field="distance"
        label="Distance"
        options={[
          { value: 'km', label: 'km' },
          { value: 'mi', label: 'mi' },
        ]}
      />
      <List>
        <ListRow
          title="Time format"
          subtitle={`${h24 ? '24-hour' : '12-hour'}, as set for the phone`}
          rid="time-format"
          onClick={() => start({ verb: 'VIEW', uri: 'settings-date:' })}
        />
      </List>
      <Title>More</Title>
      <List>
        <ListRow
          leading="notifications"
          title="Notifications"
          subtitle="Rain, severe weather, daily forecast"
          rid="notifications"
          onClick={() => nav.push('/alert-settings')}
        />
        <ListRow leading="location_on" title="Places" rid="places" onClick={() => nav.push('/places')} />
        <ListRow
          leading={offline ? 'cloud_off' : 'refresh'}
          title="Update forecast"
          subtitle={offline ? `You’re offline. ${words}` : words}
          rid="refresh"
          onClick={() => act.refresh()}
        />
      </List>
      <div className={css['about']}>
        Sunrise, sunset and the moon are computed for each place. Air quality is an index from 0 to 500; the
        highest of six pollutants counts. Warnings look five days ahead.
      </div>
    </Screen>
  );
}

/** What the phone is told of, where and when. */
export function AlertSettings() {
  const state = useWeather();
  const { alerts } = state;
  const [choosing, setChoosing] = useScreenState<'place' | 'level' | null>('choosing', null);
  const muted = useOs(o => !(o.installed['weather']?.notifications ?? true));
  const h24 = useH24();
  const act = useAct();
  const system = useSystem();
  const start = useStartIntent();
  const place = alertPlace(state);
  const set = (change: Partial<typeof alerts>) => act.setAlerts({ alerts: change });
  const minute = formatTime(alerts.dailyAt * 60_000, 'UTC', h24);
  return (
    <>
      <Screen title="Notifications">
        {muted && (
          <List>
            <ListRow
              leading="notifications_off"
              title="Notifications are off for Skylight"
              subtitle="Tap to turn them on in Settings"
              rid="turned-off"
              onClick={() => start({ verb: 'VIEW', uri: 'settings:app', extras: { app: 'weather' } })}
            />
          </List>
        )}
        <List>
          <ListRow
            leading="location_on"
            title="Place"
            subtitle={place ? `${place.name}${alerts.place === null ? ' (home)' : ''}` : 'Add a place first'}
            disabled={!place}
            rid="place"
            onClick={() => setChoosing('place')}
          />
        </List>
        <Title>Rain</Title>
        <SwitchRow
          label="Rain soon"
          subtitle="Half an hour before rain or snow begins"
          rid="rain-soon"
          checked={alerts.rainSoon}
          onChange={rainSoon => set({ rainSoon })}
        />
        <Title>Severe weather</Title>
        <SwitchRow
          label="Severe weather warnings"
          subtitle="Six hours before it begins"
          rid="severe"
          checked={alerts.severe}
          onChange={severe => set({ severe })}
        />
        <List>
          <ListRow
            title="From level"
            subtitle={LEVEL_WORDS[alerts.level]}
            disabled={!alerts.severe}
            rid="level"
            onClick={() => setChoosing('level')}
          />
        </List>
        <Title>Daily forecast</Title>
        <SwitchRow
          label="Daily forecast"
          subtitle="What the day will bring"
          rid="daily"
          checked={alerts.daily}
          onChange={daily => set({ daily })}
        />
        <List>
          <ListRow
            title="Time"
            subtitle={minute}
            disabled={!alerts.daily}
            rid="daily-time"
            onClick={() =>
              system.openDialog({
                kind: 'time',
                app: 'weather',
                title: 'Time of the daily forecast',
                value: alerts.dailyAt,
                then: { app: 'weather', action: 'setDailyAt', args: {} },
              })
            }
          />
        </List>
      </Screen>
      <Dialog
        open={choosing === 'place'}
        title="Notify about"
        onClose={() => setChoosing(null)}
        actions={[{ label: 'Cancel', onClick: () => setChoosing(null) }]}
      >
        <RadioGroup
          label="Place"
          value={alerts.place ?? 'home'}
          onChange={value => {
            set({ place: value === 'home' ? null : value });
            setChoosing(null);
          }}
          options={[
            { value: 'home', label: 'Home place', subtitle: state.places[state.home ?? '']?.name },
            ...savedPlaces(state).map(p => ({ value: p.key, label: p.name, subtitle: p.country })),
          ]}
        />
      </Dialog>
      <Dialog
        open={choosing === 'level'}
        title="Warn from level"
        onClose={() => setChoosing(null)}
        actions={[{ label: 'Cancel', onClick: () => setChoosing(null) }]}
      >
        <RadioGroup<Level>
          label="Level"
          value={alerts.level}
          onChange={level => {
            set({ level });
            setChoosing(null);
          }}
          options={LEVELS.map(value => ({
            value,
            label: LEVEL_WORDS[value],
            subtitle: { yellow: 'Be aware', amber: 'Be prepared', red: 'Take action' }[value],
          }))}
        />
      </Dialog>
    </>
  );
}
