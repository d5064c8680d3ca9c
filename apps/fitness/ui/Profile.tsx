import { useFieldText, useFields, useScreenState, useToday, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, List, ListRow, Screen, SectionHeader, TextField } from './kit.ts';
import { activitiesOf, gramsOn, streakOf, sumsOf } from '../select.ts';
import { distanceWords, lengthWords, numberOf, times, weightWords } from '../units.ts';
import { isoOf } from '../../../src/state/civil.ts';
import { useAct, useActivities, useApp, useDay, useNav, useUnits } from './hooks.ts';
import { MainBar, Metric } from './parts.tsx';
import css from './fitness.module.css';

const FIELDS = {
  height: { title: 'Height', label: 'Height in cm', low: 80, high: 250, key: 'heightCm' },
  heart: { title: 'Maximum heart rate', label: 'Beats a minute', low: 100, high: 230, key: 'maxHeart' },
  birth: { title: 'Year of birth', label: 'Year', low: 1900, high: 2026, key: 'birthYear' },
} as const;

/** The body, all there was, and what else the app has. */
export function Profile() {
  const activities = useActivities();
  const profile = useApp(s => s.profile);
  const weights = useApp(s => s.weights);
  const firstDay = useApp(s => s.settings.firstDay);
  const goals = useApp(s => Object.keys(s.goals).length);
  const [asking, setAsking] = useScreenState<keyof typeof FIELDS | null>('asking', null);
  const value = useFieldText('value');
  const fields = useFields();
  const day = useDay();
  const { year } = useToday();
  const zone = useZone();
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  const all = sumsOf(activitiesOf(activities));
  const grams = gramsOn(weights, isoOf(day));
  const bmi = grams / 1000 / (profile.heightCm / 100) ** 2;
  const field = asking ? FIELDS[asking] : null;
  const typed = numberOf(value);
  const wrong = field !== null && (typed === null || typed < field.low || typed > field.high);
  const ask = (what: keyof typeof FIELDS) => {
    fields.set('value', String(profile[FIELDS[what].key]));
    setAsking(what);
  };
  const close = () => {
    fields.blur();
    setAsking(null);
  };
  return (
    <>
      <Screen
        label="Profile"
        appBar={
          <AppBar
            title="Profile"
            leading="none"
            actions={<IconButton icon="settings" label="Settings" onClick={() => nav.push('/settings')} />}
          />
        }
        bottom={<MainBar at="profile" />}
      >
        <div className={css['pad']}>
          <div className={css['three']} data-card="">
            <Metric name={all.count === 1 ? 'Activity' : 'Activities'} value={all.count} />
            <Metric name="Distance" value={distanceWords(all.metres, units)} />
            <Metric name="Time" value={lengthWords(all.seconds)} />
          </div>
        </div>
        <SectionHeader title="Body" />
        <List label="Body">
          <ListRow
            leading="monitor_weight"
            title="Weight"
            subtitle={
              Object.keys(weights).length === 0
                ? 'Not entered yet'
                : `${weightWords(grams, units)} · body mass index ${bmi.toFixed(1)}`
            }
            rid="weight"
            onClick={() => nav.push('/weight')}
          />
          <ListRow
            leading="height"
            title="Height"
            subtitle={`${profile.heightCm} cm`}
            rid="height"
            onClick={() => ask('height')}
          />
          <ListRow
            leading="cardiology"
            title="Maximum heart rate"
            subtitle={`${profile.maxHeart} bpm`}
            rid="max-heart"
            onClick={() => ask('heart')}
          />
          <ListRow
            leading="cake"
            title="Year of birth"
            subtitle={`${profile.birthYear} · usual maximum heart rate ${220 - (year - profile.birthYear)} bpm`}
            rid="birth-year"
            onClick={() => ask('birth')}
          />
        </List>
        <SectionHeader title="Milepost" />
        <List label="Milepost">
          <ListRow
            leading="flag"
            title="Goals"
            subtitle={times(goals, 'goal', 'goals')}
            onClick={() => nav.push('/goals')}
          />
          <ListRow
            leading="local_fire_department"
            title="Streak"
            subtitle={`${times(streakOf(activities, day, firstDay, zone), 'week', 'weeks')} in a row`}
            onClick={() => nav.replace('/statistics')}
          />
          <ListRow
            leading="add"
            title="Add activity"
            subtitle="Enter one that was not recorded"
            onClick={() => nav.push('/add')}
          />
          <ListRow
            leading="upload_file"
            title="Import GPX"
            subtitle="From the phone’s storage"
            onClick={() => nav.push('/import')}
          />
        </List>
      </Screen>
      <ConfirmDialog
        open={asking !== null}
        title={field?.title ?? ''}
        confirmLabel="Save"
        disabled={wrong}
        onConfirm={() => {
          act.setProfile({ [field!.key]: Math.round(typed!) });
          close();
        }}
        onCancel={close}
      >
        {field && (
          <TextField
            name="value"
            label={field.label}
            inputMode="numeric"
            maxLength={4}
            error={value.trim() !== '' && wrong && `Between ${field.low} and ${field.high}`}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
