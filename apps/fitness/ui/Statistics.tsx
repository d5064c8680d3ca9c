import { useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chart,
  Chip,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SectionHeader,
  Segmented,
} from './kit.ts';
import { KINDS, hasDistance, type Type } from '../kinds.ts';
import {
  barsOf,
  bestsOf,
  byType,
  caloriesOf,
  measured,
  spanOf,
  spanWords,
  streakOf,
  sumsOf,
  typesOf,
  whenWords,
  within,
  type Best,
  type Measure,
  type Span,
} from '../select.ts';
import {
  countWords,
  distanceWords,
  heightWords,
  lengthWords,
  rateOf,
  rateWords,
  times,
  timeWords,
  unitMetres,
  unitName,
  type Units,
} from '../units.ts';
import { useActivities, useApp, useDay, useH24, useMinute, useNav, useUnits } from './hooks.ts';
import { MainBar, Metric, TypeChips, TypeDisc } from './parts.tsx';
import css from './charts.module.css';
import common from './fitness.module.css';

const SPANS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const;
const MEASURES: readonly { id: Measure; label: string }[] = [
  { id: 'distance', label: 'Distance' },
  { id: 'time', label: 'Time' },
  { id: 'count', label: 'Activities' },
  { id: 'climb', label: 'Climbing' },
];
const BAR_OF = { year: 'month', month: 'week', week: 'day' } as const;
/** `Distance in km by week`: what the bars of a chart show. */
function chartLabel(measure: Measure, span: keyof typeof BAR_OF, units: Units): string {
  const unit = measure === 'distance' ? ` in ${unitName(units)}` : measure === 'time' ? ' in hours' : '';
  return `${MEASURES.find(m => m.id === measure)!.label}${unit} by ${BAR_OF[span]}`;
}
const valueWords = (measure: Measure, value: number, units: Units): string =>
  ({
    distance: () => distanceWords(value, units),
    time: () => lengthWords(value),
    count: () => times(value, 'activity', 'activities'),
    climb: () => heightWords(value, units),
  })[measure]();
const bestWords = (b: Best, units: Units): string =>
  b.kind === 'distance'
    ? distanceWords(b.value, units)
    : b.kind === 'climb'
      ? heightWords(b.value, units)
      : timeWords(b.value);

/** Totals, averages and personal bests of a week, month or year, of all types or one. */
export function Statistics() {
  const activities = useActivities();
  const weights = useApp(s => s.weights);
  const firstDay = useApp(s => s.settings.firstDay);
  const [span, setSpan] = useScreenState<Span>('span', 'week');
  const [by, setBy] = useScreenState('by', 0);
  const [type, setType] = useScreenState<Type | null>('type', null);
  const [measure, setMeasure] = useScreenState<Measure>('measure', 'distance');
  const zone = useZone();
  const day = useDay();
  const now = useMinute();
  const h24 = useH24();
  const units = useUnits();
  const nav = useNav();
  const { from, to } = spanOf(span, day, firstDay, by);
  const before = spanOf(span, day, firstDay, by - 1);
  const rows = within(activities, type, from, to, zone);
  const sums = sumsOf(rows);
  const was = sumsOf(within(activities, type, before.from, before.to, zone));
  const kcal = rows.reduce((n, a) => n + caloriesOf(a, weights, zone), 0);
  const bars = barsOf(activities, span, type, day, by, firstDay, zone);
  const scaled = (v: number) =>
    measure === 'distance'
      ? Math.round((v / unitMetres(units)) * 100) / 100
      : measure === 'time'
        ? Math.round((v / 3600) * 100) / 100
        : v;
  const change = measured(sums, measure) - measured(was, measure);
  const first = typesOf(activities)[0];
  const bestType = type ?? first ?? null;
  const bests = bestType ? bestsOf(activities, bestType) : [];
  const parts = byType(activities, from, to, zone);
  const streak = streakOf(activities, day, firstDay, zone);
  const far = rows.filter(a => hasDistance(a.type));
  const rate =
    type && hasDistance(type) && sums.metres > 0 ? rateOf(type, sums.metres, sums.seconds, units) : null;
  return (
    <Screen
      label="Statistics"
      appBar={
        <AppBar
          title="Statistics"
          leading="none"
          actions={<IconButton icon="flag" label="Goals" onClick={() => nav.push('/goals')} />}
        />
      }
      bottom={<MainBar at="statistics" />}
    >
      <div className={common['pad']}>
        <Segmented
          label="Period"
          options={SPANS}
          value={span}
          onChange={s => {
            setSpan(s);
            setBy(0);
          }}
        />
      </div>
      <TypeChips all value={type} onChange={setType} types={typesOf(activities)} />
      <div className={css['period']}>
        <IconButton icon="chevron_left" label={`Previous ${span}`} onClick={() => setBy(by - 1)} />
        <span role="heading" aria-level={2} dir="auto">
          {spanWords(span, from, to)}
        </span>
        <IconButton
          icon="chevron_right"
          label={`Next ${span}`}
          disabled={by >= 0}
          onClick={() => setBy(by + 1)}
        />
      </div>
      <div className={common['pad']}>
        <div className={common['three']}>
          <Metric name="Distance" value={distanceWords(sums.metres, units)} />
          <Metric name="Time" value={lengthWords(sums.seconds)} />
          <Metric name={sums.count === 1 ? 'Activity' : 'Activities'} value={sums.count} />
          <Metric name="Climbing" value={heightWords(sums.climb, units)} />
          <Metric name="Burnt" value={`${countWords(kcal)} kcal`} />
          {rate ? (
            <Metric name={`Average ${rate.name.toLowerCase()}`} value={`${rate.number} ${rate.unit}`} />
          ) : (
            <Metric
              name="Average"
              value={
                far.length > 0
                  ? distanceWords(sums.metres / far.length, units)
                  : lengthWords(sums.count > 0 ? sums.seconds / sums.count : 0)
              }
            />
          )}
        </div>
        <div className={css['measures']}>
          {MEASURES.map(m => (
            <Chip
              key={m.id}
              label={m.label}
              selected={measure === m.id}
              rid={`measure-${m.id}`}
              onClick={() => setMeasure(m.id)}
            />
          ))}
        </div>
        <Chart
          kind="bar"
          height={156}
          label={chartLabel(measure, span, units)}
          data={bars.map(b => ({ label: b.label, value: scaled(measured(b, measure)) }))}
        />
        <div className={common['muted']} dir="auto">
          {change === 0
            ? `As much as the ${span} before`
            : `${valueWords(measure, Math.abs(change), units)} ${change > 0 ? 'more' : 'less'} than the ${span} before (${valueWords(measure, measured(was, measure), units)})`}
        </div>
      </div>
      {rows.length === 0 && (
        <EmptyState
          icon="bar_chart"
          title={`Nothing in this ${span}`}
          text="Go back to an earlier one, or start an activity."
          action={{ label: 'Start an activity', onClick: () => nav.push('/record') }}
        />
      )}
      {type === null && parts.length > 0 && (
        <>
          <SectionHeader title="By type" />
          <List label="By type">
            {parts.map(p => (
              <ListRow
                key={p.type}
                id={p.type}
                rid="by-type"
                leading={<TypeDisc type={p.type} />}
                title={KINDS[p.type].plural}
                subtitle={[
                  times(p.count, 'activity', 'activities'),
                  ...(p.metres > 0 ? [distanceWords(p.metres, units)] : []),
                  lengthWords(p.seconds),
                ].join(' · ')}
                onClick={() => setType(p.type)}
              />
            ))}
          </List>
        </>
      )}
      {bestType && bests.length > 0 && (
        <>
          <SectionHeader title={`Personal bests: ${KINDS[bestType].plural.toLowerCase()}`} />
          <List label="Personal bests">
            {bests.map(b => (
              <ListRow
                key={b.what}
                id={b.what.replaceAll(' ', '-').toLowerCase()}
                rid="best"
                leading="trophy"
                title={b.what}
                subtitle={`${b.activity.name} · ${whenWords(b.activity.startedAt, now, zone, h24).split(',')[0]}`}
                meta={
                  b.kind === 'fastest' ? (
                    <span className={css['best']}>
                      <span dir="auto">{bestWords(b, units)}</span>
                      <small dir="auto">{rateWords(b.activity.type, b.metres, b.value, units)}</small>
                    </span>
                  ) : (
                    bestWords(b, units)
                  )
                }
                onClick={() => nav.push('/activity/:activity', { activity: b.activity.id })}
              />
            ))}
          </List>
        </>
      )}
      <SectionHeader title="Streak" />
      <ListRow
        leading="local_fire_department"
        title={streak === 0 ? 'No streak' : times(streak, 'week', 'weeks')}
        subtitle="Weeks in a row with an activity"
      />
    </Screen>
  );
}
