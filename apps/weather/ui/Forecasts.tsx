import { formatTime } from '../../../src/sdk/core/format.ts';
import { IconButton } from './kit.ts';
import {
  airAt,
  conditionWords,
  dateOf,
  dayName,
  dayOf,
  daysFrom,
  degrees,
  distanceWords,
  hoursFrom,
  longDate,
  moonWords,
  noonOf,
  percent,
  pointOf,
  pollenOf,
  POLLEN_WORDS,
  pressureWords,
  rainWords,
  spanWords,
  uvWords,
  windWords,
  type Hour,
  type PlaceView,
} from '../select.ts';
import { DayRows } from './DayRows.tsx';
import { SunArc } from './Discs.tsx';
import { Card, NoPlace, OfflineNotice, SkyScreen } from './Frame.tsx';
import { Glyph } from './Glyph.tsx';
import { Strip } from './Strip.tsx';
import { Facts } from './Tiles.tsx';
import { gradientOf, skyOf } from './sky.ts';
import { useAct, useH24, useParams, usePlace, useQuarter, useWeather } from './hooks.ts';
import css from './forecast.module.css';
import common from './sky.module.css';

const NONE = 'It is not among your places any more, or location is off.';

function HourLine({ place, hour, now }: { place: PlaceView; hour: Hour; now: number }) {
  const { units } = useWeather();
  const h24 = useH24();
  const time = hour.at <= now ? 'Now' : formatTime(hour.at, place.zone, h24);
  const rain = hour.rain > 0 ? `, ${rainWords(hour.rain, units)}` : '';
  return (
    <div
      className={css['line']}
      role="group"
      data-rid="hour"
      data-key={`hour-${dateOf(hour.at, place.zone)}-${formatTime(hour.at, place.zone).slice(0, 2)}`}
      aria-label={[
        time,
        conditionWords(hour.condition, hour.day),
        degrees(hour.temperature, units),
        `${percent(hour.chance)} chance of rain${rain}`,
        `wind ${pointOf(hour.windFrom)} ${windWords(hour.wind, units)}`,
        `feels like ${degrees(hour.feelsLike, units)}`,
      ].join(', ')}
    >
      <span>{time}</span>
      <Glyph condition={hour.condition} night={!hour.day} size={32} />
      <span className={css['what']}>
        {conditionWords(hour.condition, hour.day)}
        <small dir="auto">{`${pointOf(hour.windFrom)} ${windWords(hour.wind, units)}${rain}`}</small>
      </span>
      <span className={css['chance']}>{percent(hour.chance)}</span>
      <span className={css['deg']}>
        {degrees(hour.temperature, units)}
        <small>{`feels ${degrees(hour.feelsLike, units)}`}</small>
      </span>
    </div>
  );
}

/** The next two days, hour by hour. */
export function Hourly() {
  const { place: key } = useParams('/hourly/:place');
  const state = useWeather();
  const now = useQuarter();
  const act = useAct();
  const place = usePlace(key);
  if (!place) return <NoPlace title="Hourly" text={NONE} />;
  const hours = hoursFrom(state, place, now, 48);
  const dates = [...new Set(hours.map(h => dateOf(h.at, place.zone)))];
  return (
    <SkyScreen
      place={place}
      label="Hourly"
      bar={{
        title: 'Hourly',
        subtitle: place.name,
        actions: <IconButton icon="share" label="Share forecast" onClick={() => act.share({ place: key })} />,
      }}
    >
      <OfflineNotice />
      {dates.map(date => {
        const noon = noonOf(date, place.zone);
        return (
          <section key={date} aria-label={longDate(noon, place.zone)}>
            <div
              className={css['dayHead']}
              role="heading"
              aria-level={2}
            >{`${dayName(noon, now, place.zone)}, ${longDate(noon, place.zone).replace(/^\w+ /, '')}`}</div>
            <div className={common['card']}>
              {hours
                .filter(h => dateOf(h.at, place.zone) === date)
                .map(h => (
                  <HourLine key={h.at} place={place} hour={h} now={now} />
                ))}
            </div>
          </section>
        );
      })}
    </SkyScreen>
  );
}

/** Ten days, each with its figures. */
export function Days() {
  const { place: key } = useParams('/days/:place');
  const state = useWeather();
  const now = useQuarter();
  const act = useAct();
  const place = usePlace(key);
  if (!place) return <NoPlace title="Ten days" text={NONE} />;
  const days = daysFrom(state, place, now, 10);
  const { units } = state;
  const rain = Math.round(days.reduce((sum, d) => sum + d.rain, 0) * 10) / 10;
  return (
    <SkyScreen
      place={place}
      label="Ten days"
      bar={{
        title: 'Ten days',
        subtitle: place.name,
        actions: <IconButton icon="share" label="Share forecast" onClick={() => act.share({ place: key })} />,
      }}
    >
      <OfflineNotice />
      <div className={common['card']} style={{ paddingBlock: 4 }}>
        <DayRows
          place={place}
          days={days}
          now={now}
          current={hoursFrom(state, place, now, 1)[0]!.temperature}
        />
      </div>
      <Card title="In these ten days" icon="calendar_month">
        <div className={common['cardBody']}>
          <Facts
            rows={[
              ['Warmest', degrees(Math.max(...days.map(d => d.high)), units)],
              ['Coldest', degrees(Math.min(...days.map(d => d.low)), units)],
              ['Rain', rainWords(rain, units)],
              ['Strongest gust', windWords(Math.max(...days.map(d => d.gust)), units)],
            ]}
          />
        </div>
      </Card>
    </SkyScreen>
  );
}

/** One day: its course, its hours, sun, moon, pollen. */
export function DayScreen() {
  const { place: key, day: date } = useParams('/day/:place/:day');
  const state = useWeather();
  const now = useQuarter();
  const h24 = useH24();
  const act = useAct();
  const place = usePlace(key);
  if (!place || !/^\d{4}-\d\d-\d\d$/.test(date)) return <NoPlace title="Day" text={NONE} />;
  const day = dayOf(state, place, date);
  const { units } = state;
  const { sun } = day;
  const noon = noonOf(date, place.zone);
  const today = dateOf(now, place.zone) === date;
  const pollen = pollenOf(state, place, date);
  const time = (at: number | null) => (at === null ? '–' : formatTime(at, place.zone, h24));
  const aqi = Math.max(...day.hours.map(h => airAt(state, place, h.at).aqi));
  const hours = today ? day.hours.filter(h => h.at > now - 3_600_000) : day.hours;
  return (
    <SkyScreen
      place={place}
      label={longDate(noon, place.zone)}
      at={gradientOf(skyOf(place, sun.noon, day.condition))}
      bar={{
        title: longDate(noon, place.zone),
        subtitle: place.name,
        actions: (
          <IconButton
            icon="share"
            label="Share this day"
            onClick={() => act.share({ place: key, day: date })}
          />
        ),
      }}
    >
      <div className={common['hero']}>
        <Glyph condition={day.condition} size={84} />
        <div className={common['condition']}>{conditionWords(day.condition)}</div>
        <div className={common['range']}>
          <span>{`High ${degrees(day.high, units)}`}</span>
          <span>{`Low ${degrees(day.low, units)}`}</span>
        </div>
      </div>
      <Card title="By the hour" icon="schedule">
        <Strip name="strip" place={place} hours={hours} now={today ? now : 0} />
      </Card>
      <Card title="The day" icon="calendar_month">
        <div className={common['cardBody']}>
          <Facts
            rows={[
              ['Chance of rain', percent(day.chance)],
              ['Rain', rainWords(day.rain, units)],
              ['Wind', `${pointOf(day.windFrom)} ${windWords(day.wind, units)}`],
              ['Gusts', windWords(day.gust, units)],
              ['Humidity', percent(day.humidity)],
              ['Pressure', pressureWords(day.pressure, units)],
              ['UV index', `${Math.round(day.uv)} ${uvWords(day.uv)}`],
              ['Visibility', distanceWords(Math.min(...day.hours.map(h => h.visibility)), units)],
              ['Air quality', String(aqi)],
              ['Moon', moonWords(day.moon)],
            ]}
          />
        </div>
      </Card>
      <Card title="Sun" icon="wb_twilight">
        <div className={common['cardBody']}>
          <SunArc
            sun={sun}
            now={today ? now : sun.noon}
            label={`Sunrise ${time(sun.rise)}, sunset ${time(sun.set)}`}
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
        </div>
      </Card>
      <Card title="Pollen" icon="grass">
        <div className={common['cardBody']}>
          <Facts
            rows={[
              ['Trees', POLLEN_WORDS[pollen.tree]],
              ['Grass', POLLEN_WORDS[pollen.grass]],
              ['Weeds', POLLEN_WORDS[pollen.weed]],
            ]}
          />
        </div>
      </Card>
    </SkyScreen>
  );
}
