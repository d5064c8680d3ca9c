import { Scroller } from './kit.ts';
import {
  airAt,
  aqiBand,
  AQI_BANDS,
  dateOf,
  dayName,
  daysFrom,
  hourWords,
  hoursFrom,
  POLLEN,
  pollenOf,
  POLLEN_WORDS,
  POLLUTANTS,
} from '../select.ts';
import { Card, NoPlace, OfflineNotice, SkyScreen } from './Frame.tsx';
import { useH24, useParams, usePlace, useQuarter, useWeather } from './hooks.ts';
import css from './tiles.module.css';
import common from './sky.module.css';
import air from './air.module.css';

const POLLEN_NAMES = { tree: 'Trees', grass: 'Grass', weed: 'Weeds' } as const;

/** Air quality: now, its pollutants, the next hours and days, pollen. */
export function AirQuality() {
  const { place: key } = useParams('/air/:place');
  const state = useWeather();
  const now = useQuarter();
  const h24 = useH24();
  const place = usePlace(key);
  if (!place)
    return <NoPlace title="Air quality" text="It is not among your places any more, or location is off." />;
  const a = airAt(state, place, now);
  const band = aqiBand(a.aqi);
  const hours = hoursFrom(state, place, now, 24).map(h => airAt(state, place, h.at));
  const top = Math.max(60, ...hours.map(h => h.aqi));
  const days = daysFrom(state, place, now, 5).map(d => ({
    d,
    aqi: d.aqi ?? Math.max(...d.hours.map(h => airAt(state, place, h.at).aqi)),
  }));
  const pollen = pollenOf(state, place, dateOf(now, place.zone));
  const main = POLLUTANTS.find(p => p.id === a.main)!;
  return (
    <SkyScreen place={place} label="Air quality" bar={{ title: 'Air quality', subtitle: place.name }}>
      <OfflineNotice />
      <div className={air['gauge']}>
        <Gauge aqi={a.aqi} colour={band.colour} />
        <div className={air['figure']}>
          <span className={air['aqi']} role="heading" aria-level={2}>
            {a.aqi}
          </span>
          <span>{band.words}</span>
        </div>
      </div>
      <p className={air['advice']} dir="auto">
        {band.advice}
        {` Main pollutant: ${main.words.toLowerCase()} (${main.name}).`}
      </p>
      <Card title="Pollutants" icon="eco">
        <div className={common['cardBody']}>
          <div className={air['pollutants']}>
            {POLLUTANTS.map(p => (
              <div
                key={p.id}
                role="group"
                data-rid="pollutant"
                aria-label={`${p.words}, ${p.name}: ${a.values[p.id]} ${p.unit}, index ${a.indices[p.id]}`}
              >
                <div className={air['top']}>
                  <span>{p.name}</span>
                  <b dir="auto">
                    {a.values[p.id]}
                    <small>{` ${p.unit}`}</small>
                  </b>
                </div>
                <div className={css['meter']} data-kind="plain" aria-hidden="true">
                  <i
                    style={{
                      inlineSize: `${Math.max(3, Math.min(100, a.indices[p.id] / 2))}%`,
                      background: aqiBand(a.indices[p.id]).colour,
                    }}
                  />
                </div>
                <div className={air['words']}>{p.words}</div>
              </div>
            ))}
          </div>
        </div>
      </Card>
      <Card title="Next 24 hours" icon="schedule">
        <Scroller name="air-hours" axis="x" label="Air quality by the hour">
          <div className={air['bars']}>
            {hours.map((h, i) => (
              <div
                key={h.at}
                className={air['bar']}
                role="img"
                data-rid="air-hour"
                aria-label={`${i === 0 ? 'Now' : hourWords(h.at, place.zone, h24)}, air quality ${h.aqi}, ${aqiBand(h.aqi).words}`}
              >
                <span>{h.aqi}</span>
                <i style={{ blockSize: `${(64 * h.aqi) / top}px`, background: aqiBand(h.aqi).colour }} />
                <span>{i === 0 ? 'Now' : hourWords(h.at, place.zone, h24)}</span>
              </div>
            ))}
          </div>
        </Scroller>
      </Card>
      <Card title="Next days" icon="calendar_month">
        <div className={common['cardBody']}>
          {days.map(({ d, aqi }) => (
            <div
              key={d.date}
              className={air['day']}
              role="group"
              data-rid="air-day"
              aria-label={`${dayName(d.at + 43_200_000, now, place.zone)}: up to ${aqi}, ${aqiBand(aqi).words}`}
            >
              <span>{dayName(d.at + 43_200_000, now, place.zone)}</span>
              <span>{aqiBand(aqi).words}</span>
              <b style={{ '--dot': aqiBand(aqi).colour } as object}>{aqi}</b>
            </div>
          ))}
        </div>
      </Card>
      <Card title="Pollen today" icon="grass">
        <div className={common['cardBody']}>
          {POLLEN.map(kind => (
            <div
              key={kind}
              className={air['day']}
              role="group"
              data-rid="pollen"
              aria-label={`${POLLEN_NAMES[kind]}: ${POLLEN_WORDS[pollen[kind]]}`}
            >
              <span>{POLLEN_NAMES[kind]}</span>
              <span className={air['levels']} aria-hidden="true">
                {[1, 2, 3, 4].map(i => (
                  <i key={i} data-on={i <= pollen[kind] || undefined} />
                ))}
              </span>
              <span>{POLLEN_WORDS[pollen[kind]]}</span>
            </div>
          ))}
        </div>
      </Card>
      <Card title="The scale" icon="info">
        <div className={common['cardBody']}>
          {AQI_BANDS.map((b, i) => (
            <div key={b.words} className={air['scale']}>
              <i style={{ background: b.colour }} />
              <span>{b.words}</span>
              <span>{`${i === 0 ? 0 : AQI_BANDS[i - 1]!.to + 1}–${b.to}`}</span>
            </div>
          ))}
        </div>
      </Card>
    </SkyScreen>
  );
}

function Gauge({ aqi, colour }: { aqi: number; colour: string }) {
  const share = Math.min(1, aqi / 300);
  const at = (s: number) => {
    const a = ((-200 + 220 * s) * Math.PI) / 180;
    return `${(110 + 92 * Math.cos(a)).toFixed(1)} ${(104 + 92 * Math.sin(a)).toFixed(1)}`;
  };
  return (
    <svg viewBox="0 0 220 148" width="220" height="148" aria-hidden="true">
      <path
        d={`M${at(0)}A92 92 0 1 1 ${at(1)}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.24"
        strokeWidth="12"
        strokeLinecap="round"
      />
      {share > 0.005 && (
        <path
          d={`M${at(0)}A92 92 0 ${share > 0.82 ? 1 : 0} 1 ${at(share)}`}
          fill="none"
          stroke={colour}
          strokeWidth="12"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
