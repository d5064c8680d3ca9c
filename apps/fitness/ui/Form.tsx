import { MONTHS, WEEKDAYS, formatTime } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { useFieldText, useFields, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, List, ListRow, Screen, Slider, TextField } from './kit.ts';
import { hasDistance, type Type } from '../kinds.ts';
import { effortWords, usualName } from '../select.ts';
import type { Activity } from '../state.ts';
import { longUnit, metresTyped, numberOf, unitMetres } from '../units.ts';
import { useAct, useApp, useH24, useMinute, useNav, useParams, useStartPicker, useUnits } from './hooks.ts';
import { TypeChips } from './parts.tsx';
import css from './activity.module.css';
import common from './fitness.module.css';

/** How hard it felt. */
export function EffortSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <div className={css['effort']}>
      <span className={common['effortHead']}>
        <span>Effort</span>
        <span className={common['muted']} dir="auto">
          {effortWords(value)}
        </span>
      </span>
      <span className={css['slider']}>
        <Slider
          label="Effort"
          min={0}
          max={10}
          value={value}
          onChange={onChange}
          format={effortWords}
          rid="effort"
        />
      </span>
    </div>
  );
}

/** Changes an activity; of one that was entered by hand also when, how long and how far. */
export function Edit() {
  const { activity: id } = useParams('/edit/:activity');
  const activity = useApp(s => s.activities[id]);
  if (!activity)
    return (
      <Screen title="Edit activity">
        <EmptyState icon="directions_run" title="This activity is gone" />
      </Screen>
    );
  return <Form id={id} activity={activity} />;
}
export function Add() {
  return <Form id="add" activity={null} />;
}

function Form({ id, activity: a }: { id: string; activity: Activity | null }) {
  const units = useUnits();
  const zone = useZone();
  const h24 = useH24();
  const now = useMinute();
  const last = useApp(s => s.type);
  const draft = useApp(s => (s.draft?.key === id ? s.draft.startedAt : null));
  const [type, setType] = useScreenState<Type>('type', a?.type ?? last);
  const [effort, setEffort] = useScreenState('effort', a?.effort ?? 0);
  const manual = a === null || a.source === 'manual';
  const startedAt = draft ?? a?.startedAt ?? now - 3_600_000;
  const whole =
    a && a.seconds > 0
      ? [Math.floor(a.seconds / 3600), Math.floor((a.seconds % 3600) / 60), a.seconds % 60].map(String)
      : ['', '', ''];
  const far = a && a.metres > 0 ? String(Math.round((a.metres / unitMetres(units)) * 1000) / 1000) : '';
  const name = useFieldText('name', a?.name ?? '');
  const notes = useFieldText('notes', a?.notes ?? '');
  const hours = useFieldText('hours', whole[0]);
  const minutes = useFieldText('minutes', whole[1]);
  const secs = useFieldText('seconds', whole[2]);
  const distance = useFieldText('distance', far);
  const fields = useFields();
  const picker = useStartPicker(id, startedAt);
  const act = useAct();
  const nav = useNav();
  const number = (text: string): number => (text.trim() === '' ? 0 : Math.round(numberOf(text) ?? 0));
  const seconds = number(hours) * 3600 + number(minutes) * 60 + number(secs);
  const typed = distance.trim() === '' ? 0 : metresTyped(distance, units);
  // A distance that was not touched keeps its metres, which the unit's digits would round.
  const metres = a && distance === far ? a.metres : typed;
  const bad = (manual && (seconds === 0 || metres === null)) || (a !== null && name.trim() === '');
  const save = () => {
    fields.blur();
    if (a === null) {
      act.addActivity({ name, type, startedAt, seconds, metres: metres ?? 0, notes, effort });
      return;
    }
    nav.back();
    act.editActivity({
      activity: id,
      name,
      type,
      notes,
      effort,
      ...(manual ? { seconds, metres: metres ?? 0, startedAt } : {}),
    });
  };
  const p = partsAt(startedAt, zone);
  return (
    <Screen
      appBar={
        <AppBar
          title={a ? 'Edit activity' : 'Add activity'}
          leading="close"
          actions={
            <Button variant="text" disabled={bad} onClick={save}>
              Save
            </Button>
          }
        />
      }
    >
      <div className={common['form']}>
        <TextField
          name="name"
          label="Name"
          initial={a?.name ?? ''}
          hint={a ? 'Name' : usualName(type, startedAt, zone)}
          maxLength={80}
          capitalise
        />
        <div className={common['flush']}>
          <TypeChips
            value={type}
            onChange={t => {
              if (t) setType(t);
            }}
          />
        </div>
        {manual && (
          <List label="Start">
            <ListRow
              leading="calendar_today"
              title="Date"
              subtitle={`${WEEKDAYS[p.weekday]}, ${p.day} ${MONTHS[p.month - 1]} ${p.year}`}
              rid="date"
              onClick={() => {
                fields.blur();
                picker.date();
              }}
            />
            <ListRow
              leading="schedule"
              title="Start time"
              subtitle={formatTime(startedAt, zone, h24)}
              rid="time"
              onClick={() => {
                fields.blur();
                picker.time();
              }}
            />
          </List>
        )}
        {manual && (
          <>
            <div className={common['fieldName']}>Duration</div>
            <div className={css['threeFields']}>
              <TextField name="hours" label="Hours" initial={whole[0]!} inputMode="numeric" maxLength={2} />
              <TextField
                name="minutes"
                label="Minutes"
                initial={whole[1]!}
                inputMode="numeric"
                maxLength={3}
              />
              <TextField
                name="seconds"
                label="Seconds"
                initial={whole[2]!}
                inputMode="numeric"
                maxLength={2}
              />
            </div>
          </>
        )}
        {manual && hasDistance(type) && (
          <TextField
            name="distance"
            label={`Distance (${longUnit(units)})`}
            initial={far}
            inputMode="decimal"
            maxLength={8}
            error={metres === null && 'Enter a number'}
          />
        )}
        <EffortSlider value={effort} onChange={setEffort} />
        <TextField
          name="notes"
          label="Notes"
          initial={a?.notes ?? ''}
          multiline
          autoGrow
          rows={3}
          maxLength={1000}
        />
      </div>
    </Screen>
  );
}
