import { MONTHS } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chart,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { civilOf, dayOf } from '../../../src/state/civil.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { amountOf, gramsOf, weightNumber, weightUnit, weightWords } from '../units.ts';
import { useAct, useApp, useUnits } from './hooks.ts';
import css from './fitness.module.css';

const dayWords = (iso: string): string => {
  const { year, month, day } = civilOf(dayOf(iso));
  return `${day} ${MONTHS[month - 1]} ${year}`;
};

/** The weight log: a line, and every entry. */
export function WeightLog() {
  const weights = useApp(s => s.weights);
  const units = useUnits();
  const [asking, setAsking] = useScreenState<{ day: string | null } | null>('asking', null);
  const [deleting, setDeleting] = useScreenState<string | null>('deleting', null);
  const value = useFieldText('value');
  const fields = useFields();
  const act = useAct();
  const rows = Object.entries(weights)
    .map(([id, w]) => ({ ...w, id }))
    .sort((a, b) => compare(b.day, a.day) || compare(a.id, b.id));
  const was = rows.find(r => r.day === asking?.day)?.grams;
  const shown = was === undefined ? '' : weightNumber(was, units);
  const grams = amountOf([value], [shown], was, () => gramsOf(value, units));
  const close = () => {
    fields.blur();
    setAsking(null);
  };
  const gone = rows.find(r => r.id === deleting);
  return (
    <>
      <Screen
        appBar={
          <AppBar title="Weight" {...(rows[0] ? { subtitle: weightWords(rows[0].grams, units) } : {})} />
        }
        fab={
          <Fab
            icon="add"
            label="Log weight"
            extended
            onClick={() => {
              fields.set('value', '');
              setAsking({ day: null });
            }}
          />
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            icon="monitor_weight"
            title="No entries yet"
            text="Calories are reckoned with 70 kg until there is one."
          />
        ) : (
          <>
            {rows.length > 1 && (
              <div className={css['pad']}>
                <Chart
                  kind="line"
                  height={160}
                  label={`Weight in ${weightUnit(units)}`}
                  data={rows
                    .slice(0, 14)
                    .reverse()
                    .map(r => {
                      const { month, day } = civilOf(dayOf(r.day));
                      return { label: `${day}/${month}`, value: Number(weightNumber(r.grams, units)) };
                    })}
                />
              </div>
            )}
            <SectionHeader title="Entries" />
            <List label="Entries">
              {rows.map((r, i) => {
                const change = rows[i + 1] ? r.grams - rows[i + 1]!.grams : 0;
                return (
                  <ListRow
                    key={r.id}
                    id={r.id}
                    rid="weight"
                    title={weightWords(r.grams, units)}
                    subtitle={`${dayWords(r.day)}${change === 0 ? '' : ` · ${change > 0 ? '+' : '−'}${weightWords(Math.abs(change), units)}`}`}
                    onClick={() => {
                      fields.set('value', weightNumber(r.grams, units));
                      setAsking({ day: r.day });
                    }}
                    trailing={
                      <IconButton
                        icon="delete"
                        label={`Delete entry of ${dayWords(r.day)}`}
                        onClick={() => setDeleting(r.id)}
                      />
                    }
                  />
                );
              })}
            </List>
          </>
        )}
      </Screen>
      <ConfirmDialog
        open={asking !== null}
        title={asking?.day ? 'Edit entry' : 'Log weight'}
        text={asking?.day ? dayWords(asking.day) : 'Weight of today'}
        confirmLabel="Save"
        disabled={grams === null}
        onConfirm={() => {
          act.logWeight({ grams: grams!, ...(asking!.day ? { day: asking!.day } : {}) });
          close();
        }}
        onCancel={close}
      >
        <TextField name="value" label={`Weight in ${weightUnit(units)}`} inputMode="decimal" maxLength={6} />
      </ConfirmDialog>
      <ConfirmDialog
        open={gone !== undefined}
        title="Delete this entry?"
        text={gone ? `${weightWords(gone.grams, units)}, ${dayWords(gone.day)}` : ''}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setDeleting(null);
          act.deleteWeight({ weight: gone!.id });
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  );
}
