import { useFieldText, useFields, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Card,
  Chip,
  ChipGroup,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  Progress,
  Screen,
  Segmented,
  TextField,
} from './kit.ts';
import { hasDistance, TYPES, type Type } from '../kinds.ts';
import { goalsOf, goalTitle, periodOf, progressOf, progressWords, targetWords } from '../select.ts';
import type { Goal } from '../state.ts';
import { amountOf, longUnit, metresTyped, numberOf, times, unitMetres } from '../units.ts';
import { useAct, useActivities, useApp, useDay, useMinute, useNav, useParams, useUnits } from './hooks.ts';
import { TypeChips, TypeDisc } from './parts.tsx';
import { Icon } from './kit.ts';
import css from './goals.module.css';
import common from './fitness.module.css';

/** All goals with how far they are. */
export function Goals() {
  const activities = useActivities();
  const goals = goalsOf(useApp(s => s.goals));
  const firstDay = useApp(s => s.settings.firstDay);
  const now = useMinute();
  const zone = useZone();
  const day = useDay();
  const units = useUnits();
  const nav = useNav();
  return (
    <Screen
      appBar={<AppBar title="Goals" />}
      fab={
        <Fab icon="add" label="New goal" extended onClick={() => nav.push('/goal/:goal', { goal: 'new' })} />
      }
    >
      {goals.length === 0 && (
        <EmptyState
          icon="flag"
          title="No goals"
          text="Set how far, how long or how often, by the day, week or month."
        />
      )}
      <div className={common['stack']}>
        {goals.map(g => {
          const done = progressOf(g, activities, now, zone, firstDay);
          const left = periodOf(g, day, firstDay).to - day;
          return (
            <Card
              key={g.id}
              id={g.id}
              rid="goal"
              variant="filled"
              className={css['goalCard']!}
              onClick={() => nav.push('/goal/:goal', { goal: g.id })}
            >
              {g.type ? (
                <TypeDisc type={g.type} />
              ) : (
                <span className={common['disc']} data-plain="" aria-hidden="true">
                  <Icon name={g.metric === 'steps' ? 'steps' : 'flag'} size={22} />
                </span>
              )}
              <span className={css['goalWords']}>
                <span className={css['goalTitle']}>{goalTitle(g)}</span>
                <span className={css['goalAmount']} dir="auto">
                  {progressWords(g, done, units)}
                </span>
                <Progress value={Math.min(g.target, done)} max={g.target} label={goalTitle(g)} />
                <span className={common['muted']}>
                  {done >= g.target
                    ? 'Reached'
                    : `${Math.floor((done * 100) / g.target)} % · ${g.period === 'day' ? 'today' : times(left, 'day', 'days') + ' left'}`}
                </span>
              </span>
            </Card>
          );
        })}
      </div>
    </Screen>
  );
}

const METRIC_OPTIONS = [
  { value: 'distance', label: 'Distance' },
  { value: 'time', label: 'Time' },
  { value: 'count', label: 'Number' },
  { value: 'steps', label: 'Steps' },
] as const;
const PERIOD_OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** A new goal, or one that is changed. */
export function GoalForm() {
  const { goal: id } = useParams('/goal/:goal');
  const goal = useApp(s => s.goals[id]);
  const units = useUnits();
  const [metric, setMetric] = useScreenState<Goal['metric']>('metric', goal?.metric ?? 'distance');
  const [type, setType] = useScreenState<Type | null>('type', goal?.type ?? null);
  const [period, setPeriod] = useScreenState<Goal['period']>('period', goal?.period ?? 'week');
  const [asking, setAsking] = useScreenState('asking', false);
  const number = (n: number) => String(Math.round(n * 100) / 100);
  const initial = {
    distance: goal?.metric === 'distance' ? number(goal.target / unitMetres(units)) : '',
    hours: goal?.metric === 'time' ? String(Math.floor(goal.target / 3600)) : '',
    minutes: goal?.metric === 'time' ? String(Math.round((goal.target % 3600) / 60)) : '',
    count: goal?.metric === 'count' ? String(goal.target) : '',
    steps: goal?.metric === 'steps' ? String(goal.target) : '',
  };
  const distance = useFieldText('distance', initial.distance);
  const hours = useFieldText('hours', initial.hours);
  const minutes = useFieldText('minutes', initial.minutes);
  const count = useFieldText('count', initial.count);
  const steps = useFieldText('steps', initial.steps);
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const whole = (text: string): number => (text.trim() === '' ? 0 : Math.round(numberOf(text) ?? 0));
  const was = goal?.metric === metric ? goal.target : undefined;
  const target =
    metric === 'distance'
      ? (amountOf([distance], [initial.distance], was, () => metresTyped(distance, units)) ?? 0)
      : metric === 'time'
        ? amountOf(
            [hours, minutes],
            [initial.hours, initial.minutes],
            was,
            () => whole(hours) * 3600 + whole(minutes) * 60,
          )
        : whole(metric === 'count' ? count : steps);
  const save = () => {
    fields.blur();
    const given = { metric, type: metric === 'steps' ? null : type, period, target };
    if (goal) act.editGoal({ goal: id, ...given });
    else act.addGoal(given);
  };
  if (!goal && id !== 'new')
    return (
      <Screen title="Goal">
        <EmptyState icon="flag" title="This goal is gone" />
      </Screen>
    );
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={goal ? 'Edit goal' : 'New goal'}
            leading="close"
            actions={
              <>
                {goal && (
                  <IconButton
                    icon="delete"
                    label="Delete goal"
                    onClick={() => {
                      fields.blur();
                      setAsking(true);
                    }}
                  />
                )}
                <Button variant="text" disabled={target <= 0} onClick={save}>
                  Save
                </Button>
              </>
            }
          />
        }
      >
        <div className={common['form']}>
          <div className={common['fieldName']}>What</div>
          <ChipGroup label="What">
            {METRIC_OPTIONS.map(m => (
              <Chip
                key={m.value}
                label={m.label}
                selected={metric === m.value}
                rid={`metric-${m.value}`}
                onClick={() => {
                  setMetric(m.value);
                  if (m.value === 'distance' && type && !hasDistance(type)) setType(null);
                }}
              />
            ))}
          </ChipGroup>
          {metric !== 'steps' && (
            <>
              <div className={common['fieldName']}>Type</div>
              <div className={common['flush']}>
                <TypeChips
                  all
                  value={type}
                  onChange={setType}
                  types={metric === 'distance' ? TYPES.filter(hasDistance) : TYPES}
                />
              </div>
              <div className={common['fieldName']}>In a</div>
              <Segmented label="Period" options={PERIOD_OPTIONS} value={period} onChange={setPeriod} />
            </>
          )}
          <div className={common['fieldName']}>How much</div>
          {metric === 'distance' && (
            <TextField
              name="distance"
              label={`Distance (${longUnit(units)})`}
              initial={initial.distance}
              inputMode="decimal"
              maxLength={7}
            />
          )}
          {metric === 'time' && (
            <div className={css['two']}>
              <TextField
                name="hours"
                label="Hours"
                initial={initial.hours}
                inputMode="numeric"
                maxLength={3}
              />
              <TextField
                name="minutes"
                label="Minutes"
                initial={initial.minutes}
                inputMode="numeric"
                maxLength={2}
              />
            </div>
          )}
          {metric === 'count' && (
            <TextField
              name="count"
              label="Activities"
              initial={initial.count}
              inputMode="numeric"
              maxLength={3}
            />
          )}
          {metric === 'steps' && (
            <TextField
              name="steps"
              label="Steps a day"
              initial={initial.steps}
              inputMode="numeric"
              maxLength={6}
            />
          )}
          {target > 0 && (
            <div
              className={common['muted']}
              dir="auto"
            >{`${goalTitle({ metric, type, period })}: ${targetWords({ metric, period: metric === 'steps' ? 'day' : period, target }, units)}`}</div>
          )}
        </div>
      </Screen>
      <ConfirmDialog
        open={asking}
        title="Delete this goal?"
        text="What you did stays."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          nav.back();
          act.deleteGoal({ goal: id });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
