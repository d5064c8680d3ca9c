import type { ReactNode } from 'react';
import { Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import {
  airAt,
  aqiBand,
  beaufortWords,
  dateWords,
  degrees,
  distanceWords,
  hoursFrom,
  moonAt,
  moonWords,
  nextMoon,
  percent,
  pointOf,
  pressureWords,
  rainWords,
  spanWords,
  uvWords,
  visibilityWords,
  windUnit,
  windNumber,
  windWords,
  type Day,
  type Hour,
  type PlaceView,
} from '../select.ts';
import { Compass, Dial, MoonDisc, SunArc } from './Discs.tsx';
import { useH24, useNav, useWeather } from './hooks.ts';
import css from './tiles.module.css';
import common from './sky.module.css';

function Tile({
  title,
  icon,
  wide,
  children,
  note,
  label,
}: {
  title: string;
  icon: IconName;
  wide?: boolean;
  children: ReactNode;
  note?: ReactNode;
  label?: string;
}) {
  return (
    <div
      className={css['tile']}
      data-wide={wide || undefined}
      role="group"
      aria-label={label ?? title}
      data-rid="tile"
    >
      <div className={css['tileHead']}>
        <Icon name={icon} size={18} />
        <span role="heading" aria-level={2}>
          {title}
        </span>
      </div>
      {children}
      {note !== undefined && (
        <div dir="auto" className={css['note']}>
          {note}
        </div>
      )}
    </div>
  );
}

/** The rest of what is to be known about now. */
export function Tiles({ place, hour, day, now }: { place: PlaceView; hour: Hour; day: Day; now: number }) {
  const state = useWeather();
  const { units } = state;
  const h24 = useH24();
  const nav = useNav();
  const air = airAt(state, place, now);
  const band = aqiBand(air.aqi);
  const { sun } = day;
  const before = hoursFrom(state, place, now - 3 * 3_600_000, 1)[0]!;
  const trend = hour.pressure - before.pressure;
  const next = hoursFrom(state, place, now, 24).reduce((sum, h) => sum + h.rain, 0);
  const moon = moonAt(now);
  const full = nextMoon(now, 'full');
  const time = (at: number | null) => (at === null ? '–' : formatTime(at, place.zone, h24));
  const feels = hour.feelsLike - hour.temperature;
  return (
    <div className={css['tiles']}>
      <button
        type="button"
        className={css['tile']}
        data-wide=""
        data-rid="air-quality"
        onClick={() => nav.push('/air/:place', { place: place.key })}
      >
        <span className={css['tileHead']}>
          <Icon name="eco" size={18} />
          Air quality
        </span>
        <span dir="auto" className={css['value']}>
          {air.aqi} <small>{band.words}</small>
        </span>
        <span className={css['meter']} data-kind="aqi" aria-hidden="true">
          <b style={{ insetInlineStart: `${Math.min(100, air.aqi / 3)}%` }} />
        </span>
        <span dir="auto" className={css['note']}>
          {band.advice}
        </span>
      </button>
      <Tile title="Wind" icon="air" wide>
        <div className={css['pair']}>
          <div>
            <div dir="auto" className={css['value']}>
              {windNumber(hour.wind, units)} <small>{windUnit(units)}</small>
            </div>
            <div dir="auto">{`${beaufortWords(hour.wind)} from ${pointOf(hour.windFrom)}`}</div>
            <div dir="auto" className={css['note']}>{`Gusts up to ${windWords(hour.gust, units)}`}</div>
          </div>
          <Compass from={hour.windFrom} label={`Wind from ${pointOf(hour.windFrom)}`} />
        </div>
      </Tile>
      <Tile
        title="Feels like"
        icon="thermometer"
        note={
          Math.abs(feels) < 1
            ? 'Much as it is.'
            : feels < 0
              ? 'The wind makes it feel colder.'
              : 'Damp air makes it feel warmer.'
        }
      >
        <div dir="auto" className={css['value']}>
          {degrees(hour.feelsLike, units)}
        </div>
      </Tile>
      <Tile
        title="Rain"
        icon="umbrella"
        note={next > 0 ? 'expected in the next 24 hours.' : 'None expected in the next 24 hours.'}
      >
        <div dir="auto" className={css['value']}>
          {rainWords(Math.round(next * 10) / 10, units)}
        </div>
      </Tile>
      <Tile
        title="Humidity"
        icon="humidity_percentage"
        note={`The dew point is ${degrees(hour.dewPoint, units)}.`}
      >
        <div dir="auto" className={css['value']}>
          {percent(hour.humidity)}
        </div>
      </Tile>
      <Tile title="UV index" icon="light_mode" note={`Up to ${Math.round(day.uv)} today.`}>
        <div dir="auto" className={css['value']}>
          {Math.round(hour.uv)} <small>{uvWords(hour.uv)}</small>
        </div>
        <div className={css['meter']} data-kind="uv" aria-hidden="true">
          <b style={{ insetInlineStart: `${Math.min(100, hour.uv * 9)}%` }} />
        </div>
      </Tile>
      <Tile
        title="Pressure"
        icon="compress"
        note={trend >= 2 ? 'Rising' : trend <= -2 ? 'Falling' : 'Steady'}
      >
        <div className={css['pair']}>
          <div dir="auto" className={css['value']} style={{ fontSize: 'calc(20px * var(--text-scale, 1))' }}>
            {pressureWords(hour.pressure, units)}
          </div>
        </div>
        <Dial value={hour.pressure} label={`Pressure dial at ${pressureWords(hour.pressure, units)}`} />
      </Tile>
      <Tile
        title="Visibility"
        icon="visibility"
        note={`${visibilityWords(hour.visibility)}. Cloud cover ${percent(hour.cloud)}.`}
      >
        <div dir="auto" className={css['value']}>
          {distanceWords(hour.visibility, units)}
        </div>
      </Tile>
      <Tile title="Sun" icon="wb_twilight" wide>
        <SunArc
          sun={sun}
          now={now}
          label={
            sun.rise === null
              ? sun.daylight === 0
                ? 'The sun does not rise today'
                : 'The sun does not set today'
              : `Sunrise ${time(sun.rise)}, sunset ${time(sun.set)}`
          }
        />
        <div className={common['sunEnds']}>
          <span>
            Sunrise<b>{time(sun.rise)}</b>
          </span>
          <span style={{ textAlign: 'center' }}>
            Daylight<b dir="auto">{spanWords(sun.daylight)}</b>
          </span>
          <span>
            Sunset<b>{time(sun.set)}</b>
          </span>
        </div>
      </Tile>
      <Tile title="Moon" icon="bedtime" wide>
        <div className={css['pair']}>
          <div>
            <div
              dir="auto"
              className={css['value']}
              style={{ fontSize: 'calc(22px * var(--text-scale, 1))' }}
            >
              {moonWords(moon)}
            </div>
            <div
              dir="auto"
              className={css['note']}
            >{`${percent(moon.lit * 100)} lit. Full moon ${dateWords(full, place.zone)}.`}</div>
          </div>
          <MoonDisc moon={moon} size={64} />
        </div>
      </Tile>
    </div>
  );
}

/** A day's figures as a short table. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <div className={css['facts']}>
      {rows.map(([name, value]) => (
        <div key={name} role="group" aria-label={`${name}: ${value}`} data-rid="fact">
          <small>{name}</small>
          <span dir="auto">{value}</span>
        </div>
      ))}
    </div>
  );
}
