import { useId, useMemo } from 'react';
import {
  citiesIn,
  dateOf,
  dayOf,
  degrees,
  hourAt,
  kilometres,
  rainWords,
  windNumber,
  windUnit,
  type Hour,
  type PlaceView,
} from '../select.ts';
import { coastAt } from './coasts.ts';
import { useWeather } from './hooks.ts';
import css from './map.module.css';

const WIDTH = 360,
  HEIGHT = 560;
export type Layer = 'rain' | 'temperature' | 'wind';
const NEAR_KM = 45;

const RAIN: readonly (readonly [number, string])[] = [
  [0.1, '#9fd8f7'],
  [0.5, '#58b6f0'],
  [1.5, '#2b86e0'],
  [3, '#2f5fd0'],
  [5, '#7b4fd0'],
  [9, '#c244b8'],
];
const HEAT: readonly (readonly [number, readonly [number, number, number]])[] = [
  [-30, [120, 70, 190]],
  [-10, [98, 120, 230]],
  [0, [90, 170, 240]],
  [8, [96, 205, 200]],
  [15, [130, 208, 110]],
  [22, [240, 205, 80]],
  [30, [240, 130, 60]],
  [40, [200, 50, 60]],
];

function heat(t: number): string {
  const i = Math.max(
    1,
    HEAT.findIndex(([at]) => t <= at),
  );
  const [a, from] = HEAT[i - 1]!,
    [b, to] = HEAT[i === 0 ? HEAT.length - 1 : i]!;
  const s = Math.max(0, Math.min(1, (t - a) / (b - a)));
  return `rgb(${from.map((c, k) => Math.round(c + (to[k]! - c) * s)).join(' ')})`;
}
const rainColour = (mm: number): string | null => RAIN.filter(([from]) => mm >= from).at(-1)?.[1] ?? null;

export function Drawing({
  place,
  at,
  layer,
  span,
}: {
  place: PlaceView;
  at: number;
  layer: Layer;
  span: number;
}) {
  const state = useWeather();
  const soft = useId();
  const perLat = HEIGHT / span;
  const perLon = perLat * Math.cos((place.lat * Math.PI) / 180);
  const x = (lon: number) => WIDTH / 2 + (lon - place.lon) * perLon;
  const y = (lat: number) => HEIGHT / 2 - (lat - place.lat) * perLat;
  const lonOf = (px: number) => place.lon + (px - WIDTH / 2) / perLon;
  const latOf = (py: number) => place.lat - (py - HEIGHT / 2) / perLat;
  const { gazetteer, overrides, seed } = state;
  const cities = useMemo(() => {
    const box = { west: lonOf(24), east: lonOf(WIDTH - 60), south: latOf(HEIGHT - 36), north: latOf(30) };
    const out: { id: string; name: string; lat: number; lon: number; zone: string }[] = [place];
    for (const c of citiesIn(gazetteer, box)) {
      if (out.length >= 9) break;
      if (
        c.id !== place.id &&
        out.every(o => Math.abs(x(o.lon) - x(c.lon)) > 84 || Math.abs(y(o.lat) - y(c.lat)) > 46)
      )
        out.push(c);
    }
    return out;
  }, [gazetteer, place.id, place.lat, place.lon, span]);
  const hourOf = (c: { id: string; lat: number; lon: number; zone: string }): Hour =>
    dayOf(state, c, dateOf(at, c.zone))
      .hours.filter(h => h.at <= at)
      .at(-1)!;
  const step = layer === 'wind' ? 44 : 20;
  const cells = useMemo(() => {
    // Where the weather of a town is set by hand, the ground around it follows.
    const set = cities.filter(c =>
      Object.values(overrides).some(o => o.place === c.id && o.day === dateOf(at, c.zone)),
    );
    const out: { px: number; py: number; hour: Hour }[] = [];
    for (let py = step / 2; py < HEIGHT + step; py += step) {
      for (let px = step / 2; px < WIDTH + step; px += step) {
        const lat = latOf(py),
          lon = lonOf(px);
        const near = set.find(c => kilometres(c, { lat, lon }) < NEAR_KM);
        out.push({ px, py, hour: near ? hourOf(near) : hourAt(seed, lat, lon, at) });
      }
    }
    return out;
  }, [seed, overrides, cities, at, step, span]);
  const coast = coastAt(place.lat, place.lon);
  const { units } = state;
  return (
    <div
      className={css['drawing']}
      role="img"
      aria-label={`${layer === 'rain' ? 'Rain' : layer === 'wind' ? 'Wind' : 'Temperature'} around ${place.name}: ${cities
        .map(c => {
          const h = hourOf(c);
          return `${c.name} ${layer === 'rain' ? rainWords(h.rain, units) : layer === 'wind' ? `${windNumber(h.wind, units)} ${windUnit(units)}` : degrees(h.temperature, units)}`;
        })
        .join(', ')}`}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        <defs>
          <filter id={soft} x="-5%" y="-5%" width="110%" height="110%">
            <feGaussianBlur stdDeviation="11" />
          </filter>
        </defs>
        <rect width={WIDTH} height={HEIGHT} className={coast ? css['sea'] : css['land']} />
        {coast?.land.map((line, i) => (
          <path
            key={i}
            className={css['land']}
            d={`M${line.map(([lon, lat]) => `${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')}Z`}
          />
        ))}
        {[-2, -1, 0, 1, 2].map(i => {
          const lat = Math.round(place.lat) + i * Math.max(1, Math.round(span / 5));
          return <line key={`a${i}`} className={css['grid']} x1="0" x2={WIDTH} y1={y(lat)} y2={y(lat)} />;
        })}
        {[-2, -1, 0, 1, 2].map(i => {
          const lon = Math.round(place.lon) + i * Math.max(1, Math.round(span / 5));
          return <line key={`o${i}`} className={css['grid']} y1="0" y2={HEIGHT} x1={x(lon)} x2={x(lon)} />;
        })}
        {layer !== 'wind' && (
          <g filter={`url(#${soft})`} opacity={layer === 'rain' ? 0.85 : 0.62}>
            {cells.map(({ px, py, hour }) => {
              const fill = layer === 'rain' ? rainColour(hour.rain) : heat(hour.temperature);
              return (
                fill && (
                  <rect
                    key={`${px}-${py}`}
                    x={px - step / 2 - 1}
                    y={py - step / 2 - 1}
                    width={step + 2}
                    height={step + 2}
                    fill={fill}
                  />
                )
              );
            })}
          </g>
        )}
        {coast &&
          layer !== 'wind' &&
          coast.land.map((line, i) => (
            <path
              key={i}
              className={css['shore']}
              d={`M${line.map(([lon, lat]) => `${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')}Z`}
            />
          ))}
        {layer === 'wind' &&
          cells.map(({ px, py, hour }) => {
            const long = 7 + Math.min(18, hour.wind * 0.42);
            return (
              <g
                key={`${px}-${py}`}
                transform={`translate(${px} ${py}) rotate(${hour.windFrom + 180})`}
                className={css['arrow']}
                data-strong={hour.wind >= 45 || undefined}
              >
                <path
                  d={`M0 ${long / 2}V${-long / 2}M-4 ${-long / 2 + 5.5}L0 ${-long / 2}L4 ${-long / 2 + 5.5}`}
                />
              </g>
            );
          })}
        {cities.map((c, i) => {
          const h = hourOf(c);
          const value =
            layer === 'rain'
              ? h.rain > 0
                ? rainWords(h.rain, units)
                : 'Dry'
              : layer === 'wind'
                ? String(windNumber(h.wind, units))
                : degrees(h.temperature, units);
          return (
            <g
              key={c.id}
              className={css['city']}
              data-main={i === 0 || undefined}
              transform={`translate(${x(c.lon).toFixed(1)} ${y(c.lat).toFixed(1)})`}
            >
              <circle r={i === 0 ? 6 : 4} />
              <text x="9" y="-1">
                {c.name}
              </text>
              <text className={css['value']} x="9" y="14">
                {value}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

export function Legend({ layer }: { layer: Layer }) {
  const { units } = useWeather();
  if (layer === 'wind')
    return (
      <div className={css['legend']}>
        <span>{`Figures in ${windUnit(units)}; arrows point where the wind blows`}</span>
      </div>
    );
  const steps =
    layer === 'rain'
      ? RAIN.map(([mm, colour]) => [rainWords(mm, units).replace(/ (mm|in)$/, ''), colour] as const)
      : [-10, 0, 8, 15, 22, 30, 40].map(t => [degrees(t, units), heat(t)] as const);
  return (
    <div className={css['legend']}>
      {steps.map(([words, colour]) => (
        <span key={words} dir="ltr">
          <i style={{ background: colour }} />
          {words}
        </span>
      ))}
      {layer === 'rain' && <span>{units.rain === 'mm' ? 'mm/h' : 'in/h'}</span>}
    </div>
  );
}
