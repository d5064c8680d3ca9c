import { MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { useScreenState, useToday, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Card,
  Chart,
  EmptyState,
  IconButton,
  List,
  Menu,
  Progress,
  Screen,
  SectionHeader,
} from './kit.ts';
import { KINDS } from '../kinds.ts';
import {
  activitiesOf,
  barsOf,
  caloriesOf,
  goalsOf,
  goalTitle,
  progressOf,
  progressWords,
  spanOf,
  stepsOf,
  stepsOn,
  streakOf,
  sumsOf,
  within,
} from '../select.ts';
import { countWords, distanceWords, lengthWords, times, unitMetres, unitName } from '../units.ts';
import { useActivities, useApp, useDay, useMinute, useNav, useUnits } from './hooks.ts';
import { ActivityRow, MainBar, Metric, Ring } from './parts.tsx';
import { useUndoBar } from './Undo.tsx';
import css from './fitness.module.css';

/** Today, this week, goals and what was done lately. */
export function Home() {
  const activities = useActivities();
  const goals = goalsOf(useApp(s => s.goals));
  const weights = useApp(s => s.weights);
  const firstDay = useApp(s => s.settings.firstDay);
  const recording = useApp(s => s.recording?.type ?? null);
  const [menu, setMenu] = useScreenState('menu', false);
  const now = useMinute();
  const zone = useZone();
  const day = useDay();
  const units = useUnits();
  const today = useToday();
  const undo = useUndoBar();
  const nav = useNav();
  const steps = stepsOn(activities, day, now, zone);
  const goal = goals.find(g => g.metric === 'steps');
  const target = goal?.target ?? 10_000;
  const todays = within(activities, null, day, day + 1, zone);
  const { from, to } = spanOf('week', day, firstDay);
  const week = sumsOf(within(activities, null, from, to, zone));
  const bars = barsOf(activities, 'week', null, day, 0, firstDay, zone);
  const kcal = todays.reduce((n, a) => n + caloriesOf(a, weights, zone), 0);
  const streak = streakOf(activities, day, firstDay, zone);
  const recent = activitiesOf(activities).slice(0, 4);
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  return (
    <>
      <Screen
        label="Milepost"
        bottom={
          <>
            {undo}
            <MainBar at="home" />
          </>
        }
        appBar={
          <AppBar
            title="Milepost"
            subtitle={`${WEEKDAYS[today.weekday]}, ${today.day} ${MONTHS[today.month - 1]}`}
            leading="none"
            actions={
              <>
                <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
      >
        <div className={css['stack']}>
          {recording && (
            <Card
              variant="filled"
              rid="recording"
              className={css['banner']!}
              onClick={() => nav.push('/record')}
            >
              <span>{`${KINDS[recording].name} is being recorded`}</span>
              <span className={css['bannerLink']}>Show</span>
            </Card>
          )}
          <Card variant="filled" className={css['today']!}>
            <Ring
              share={steps / target}
              size={124}
              width={12}
              label={`${countWords(steps)} of ${countWords(target)} steps today`}
            >
              <b>{countWords(steps)}</b>
              <span>steps</span>
            </Ring>
            <div className={css['todaySide']}>
              <Metric name="Daily goal" value={countWords(target)} unit="steps" />
              <Metric
                name="On foot today"
                value={distanceWords(
                  todays.filter(a => stepsOf(a) > 0).reduce((n, a) => n + a.metres, 0),
                  units,
                )}
              />
              <Metric name="Burnt in activities" value={countWords(kcal)} unit="kcal" />
            </div>
          </Card>
          <Button
            wide
            icon={recording ? 'radio_button_checked' : 'play_arrow'}
            rid="start"
            onClick={() => nav.push('/record')}
          >
            {recording ? 'Back to the recording' : 'Start an activity'}
          </Button>
        </div>
        <SectionHeader
          title="This week"
          action={{ label: 'Statistics', onClick: () => nav.push('/statistics') }}
        />
        <div className={css['pad']}>
          <div className={css['three']}>
            <Metric name="Distance" value={distanceWords(week.metres, units)} />
            <Metric name="Time" value={lengthWords(week.seconds)} />
            <Metric name={week.count === 1 ? 'Activity' : 'Activities'} value={week.count} />
          </div>
          <Chart
            kind="bar"
            height={132}
            label={`Distance by day this week, ${unitName(units)}`}
            data={bars.map(b => ({
              label: b.label,
              value: Math.round((b.metres / unitMetres(units)) * 100) / 100,
            }))}
            selected={bars.find(b => b.from === day)?.label ?? ''}
          />
          {streak > 1 && (
            <div
              className={css['muted']}
              dir="auto"
            >{`${times(streak, 'week', 'weeks')} in a row with an activity`}</div>
          )}
        </div>
        <SectionHeader title="Goals" action={{ label: 'All goals', onClick: () => nav.push('/goals') }} />
        {goals.length === 0 ? (
          <EmptyState
            icon="flag"
            title="No goals"
            text="Set how far, how long or how often."
            action={{ label: 'New goal', onClick: () => nav.push('/goal/:goal', { goal: 'new' }) }}
          />
        ) : (
          <div className={css['goals']}>
            {goals.map(g => {
              const done = progressOf(g, activities, now, zone, firstDay);
              return (
                <button
                  key={g.id}
                  type="button"
                  className={css['goal']}
                  data-rid="goal"
                  data-key={g.id}
                  onClick={() => nav.push('/goal/:goal', { goal: g.id })}
                >
                  <span className={css['goalHead']}>
                    <span>{goalTitle(g)}</span>
                    <span className={css['muted']} dir="auto">
                      {progressWords(g, done, units)}
                    </span>
                  </span>
                  <Progress value={Math.min(g.target, done)} max={g.target} label={goalTitle(g)} />
                </button>
              );
            })}
          </div>
        )}
        <SectionHeader
          title="Lately"
          action={{ label: 'All activities', onClick: () => nav.push('/activities') }}
        />
        {recent.length === 0 ? (
          <EmptyState
            icon="directions_run"
            title="No activities yet"
            text="Record the first one, or enter it by hand."
          />
        ) : (
          <List label="Lately">
            {recent.map(a => (
              <ActivityRow
                key={a.id}
                activity={a}
                onClick={() => nav.push('/activity/:activity', { activity: a.id })}
              />
            ))}
          </List>
        )}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Add activity', icon: 'add', onClick: then(() => nav.push('/add')) },
          { label: 'Import GPX', icon: 'upload_file', onClick: then(() => nav.push('/import')) },
          { label: 'Log weight', icon: 'monitor_weight', onClick: then(() => nav.push('/weight')) },
          { label: 'Settings', icon: 'settings', divider: true, onClick: then(() => nav.push('/settings')) },
        ]}
      />
    </>
  );
}
