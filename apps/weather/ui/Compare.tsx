import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, EmptyState, Icon, IconButton, RadioGroup, Screen, Scroller, Sheet } from './kit.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import {
  airAt,
  conditionWords,
  dateWords,
  dayName,
  daysFrom,
  degrees,
  hourWords,
  percent,
  pointOf,
  rainWords,
  spanWords,
  uvWords,
  windWords,
  type Day,
  type PlaceView,
} from '../select.ts';
import { Glyph } from './Glyph.tsx';
import { OfflineNotice } from './Frame.tsx';
import { gradientOf, skyOf } from './sky.ts';
import { useAct, useH24, useNav, usePlaces, useQuarter, useWeather } from './hooks.ts';
import css from './places.module.css';

const TONES = ['#2f80c9', '#d9622b'] as const;

/** Two places side by side, on a day. */
export function Compare() {
  const state = useWeather();
  const places = usePlaces();
  const now = useQuarter();
  const h24 = useH24();
  const [index, setIndex] = useScreenState('day', 0);
  const [side, setSide] = useScreenState<0 | 1 | null>('side', null);
  const act = useAct();
  const nav = useNav();
  const wanted = state.compared.flatMap(key => places.filter(p => p.key === key));
  const first = wanted[0] ?? places.find(p => p.key === state.home) ?? places[0];
  const second = wanted[1] ?? places.find(p => p.key !== first?.key);
  if (!first || !second)
    return (
      <Screen title="Compare places">
        <EmptyState
          icon="compare_arrows"
          title="Save two places to compare them"
          action={{ label: 'Add place', icon: 'add', onClick: () => nav.push('/add') }}
        />
      </Screen>
    );
  const pair = [first, second] as const;
  const days = pair.map(p => daysFrom(state, p, now, 10)) as [Day[], Day[]];
  const [a, b] = [days[0][index]!, days[1][index]!];
  const { units } = state;
  const aqi = (p: PlaceView, d: Day) => Math.max(...d.hours.map(h => airAt(state, p, h.at).aqi));
  const time = (p: PlaceView, at: number | null) => (at === null ? '–' : formatTime(at, p.zone, h24));
  const rows: readonly (readonly [string, string, string, number, number])[] = [
    ['High', degrees(a.high, units), degrees(b.high, units), a.high, b.high],
    ['Low', degrees(a.low, units), degrees(b.low, units), a.low, b.low],
    ['Chance of rain', percent(a.chance), percent(b.chance), a.chance, b.chance],
    ['Rain', rainWords(a.rain, units), rainWords(b.rain, units), a.rain, b.rain],
    [
      'Wind',
      `${pointOf(a.windFrom)} ${windWords(a.wind, units)}`,
      `${pointOf(b.windFrom)} ${windWords(b.wind, units)}`,
      a.wind,
      b.wind,
    ],
    ['Humidity', percent(a.humidity), percent(b.humidity), a.humidity, b.humidity],
    ['UV index', `${Math.round(a.uv)} ${uvWords(a.uv)}`, `${Math.round(b.uv)} ${uvWords(b.uv)}`, a.uv, b.uv],
    ['Air quality', String(aqi(first, a)), String(aqi(second, b)), aqi(first, a), aqi(second, b)],
    ['Sunrise', time(first, a.sun.rise), time(second, b.sun.rise), 0, 0],
    ['Sunset', time(first, a.sun.set), time(second, b.sun.set), 0, 0],
    ['Daylight', spanWords(a.sun.daylight), spanWords(b.sun.daylight), a.sun.daylight, b.sun.daylight],
  ];
  const choose = (key: string) => {
    if (side === null) return;
    const other = pair[1 - side]!.key;
    act.compare(
      side === 0
        ? { first: key, second: key === other ? first.key : other }
        : { first: key === other ? second.key : other, second: key },
    );
    setSide(null);
  };
  return (
    <>
      <Screen label="Compare places" appBar={<AppBar title="Compare places" />}>
        <div className={css['pick']}>
          <Choose place={first} tone={0} onClick={() => setSide(0)} />
          <IconButton
            icon="swap_horiz"
            label="Swap"
            onClick={() => act.compare({ first: second.key, second: first.key })}
          />
          <Choose place={second} tone={1} onClick={() => setSide(1)} />
        </div>
        <Scroller name="days" axis="x" label="Day">
          <div className={css['days']}>
            {days[0].map((d, i) => (
              <Chip
                key={d.date}
                rid="day"
                id={`day-${d.date}`}
                label={
                  i === 0
                    ? 'Today'
                    : `${dayName(d.at + 43_200_000, now, first.zone, true)} ${dateWords(d.at + 43_200_000, first.zone)}`
                }
                selected={i === index}
                onClick={() => setIndex(i)}
              />
            ))}
          </div>
        </Scroller>
        <div className={css['search']}>
          <OfflineNotice />
        </div>
        <div className={css['heads']}>
          {pair.map((p, i) => {
            const d = days[i]![index]!;
            return (
              <div
                key={p.key}
                className={css['head']}
                style={{ background: gradientOf(skyOf(p, d.sun.noon, d.condition)) }}
              >
                <Glyph condition={d.condition} size={40} />
                <b>{degrees(d.high, units)}</b>
                <span>{conditionWords(d.condition)}</span>
              </div>
            );
          })}
        </div>
        <div className={css['table']}>
          {rows.map(([name, x, y, m, n]) => (
            <div
              key={name}
              className={css['row']}
              role="group"
              data-rid="compared"
              aria-label={`${name}: ${first.name} ${x}, ${second.name} ${y}`}
            >
              <span dir="auto" data-more={(x !== y && m > n) || undefined}>
                {x}
              </span>
              <span>{name}</span>
              <span dir="auto" data-more={(x !== y && n > m) || undefined}>
                {y}
              </span>
            </div>
          ))}
        </div>
        <Lines pair={pair} days={[a, b]} />
      </Screen>
      <Sheet
        open={side !== null}
        title={side === 1 ? 'Second place' : 'First place'}
        onClose={() => setSide(null)}
      >
        <Scroller name="choice">
          <RadioGroup
            label="Place"
            value={side === null ? null : pair[side]!.key}
            options={places.map(p => ({ value: p.key, label: p.name, subtitle: p.country }))}
            onChange={choose}
          />
        </Scroller>
      </Sheet>
    </>
  );
}

function Choose({ place, tone, onClick }: { place: PlaceView; tone: 0 | 1; onClick: () => void }) {
  return (
    <button
      type="button"
      className={css['choose']}
      data-rid={tone === 0 ? 'first' : 'second'}
      onClick={onClick}
    >
      <i style={{ background: TONES[tone] }} aria-hidden="true" />
      <span dir="auto">{place.name}</span>
      <Icon name="arrow_drop_down" size={20} />
    </button>
  );
}

/** Both days' temperatures by the hour. */
function Lines({ pair, days }: { pair: readonly [PlaceView, PlaceView]; days: readonly [Day, Day] }) {
  const { units } = useWeather();
  const h24 = useH24();
  const all = days.flatMap(d => d.hours.map(h => h.temperature));
  const low = Math.floor((Math.min(...all) - 1) / 5) * 5,
    high = Math.ceil((Math.max(...all) + 1) / 5) * 5;
  const x = (i: number) => 34 + (i * 258) / 23;
  const y = (t: number) => 110 - ((t - low) * 100) / (high - low);
  return (
    <div
      className={css['chart']}
      role="img"
      aria-label={`Temperature by the hour: ${pair.map((p, i) => `${p.name} ${degrees(days[i]!.low, units)} to ${degrees(days[i]!.high, units)}`).join(', ')}`}
    >
      <div className={css['legend']}>
        {pair.map((p, i) => (
          <span key={p.key}>
            <i style={{ background: TONES[i] }} />
            {p.name}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 300 132" width="100%" aria-hidden="true" style={{ direction: 'ltr' }}>
        {[low, (low + high) / 2, high].map(t => (
          <g key={t}>
            <line className={css['rule']} x1="34" x2="296" y1={y(t)} y2={y(t)} />
            <text className={css['axis']} x="28" y={y(t) + 4} textAnchor="end">
              {degrees(t, units)}
            </text>
          </g>
        ))}
        {days.map((d, i) => (
          <path
            key={i}
            d={d.hours
              .slice(0, 24)
              .map((h, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(h.temperature).toFixed(1)}`)
              .join('')}
            fill="none"
            stroke={TONES[i]}
            strokeWidth="2.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        {[0, 6, 12, 18].map(i => (
          <text key={i} className={css['axis']} x={x(i)} y="128" textAnchor="middle">
            {hourWords(days[0].hours[i]!.at, pair[0].zone, h24)}
          </text>
        ))}
      </svg>
    </div>
  );
}
