import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Dialog, ListRow, Radio, RadioGroup, Scroller, Segmented, Sheet, Stepper } from './kit.ts';
import { addMonths, dayOf, isoOf } from '../../../src/state/civil.ts';
import { ruleFor } from '../draft.ts';
import { isLastOfMonth } from '../recur.ts';
import type { Repeat } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { dayWords, repeatWords, WEEKDAY_LETTERS } from '../words.ts';
import { useApp, useTodayNumber } from './hooks.ts';
import type { Form } from './useForm.ts';
import css from './edit.module.css';

const EVERY = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const;

/** Whether and how it repeats: the common rules first, then one's own. */
export function EditRepeat({ form: { draft, at, pick, change } }: { form: Form }) {
  const [open, setOpen] = useScreenState<'rules' | 'custom' | null>('repeat', null);
  const today = useTodayNumber();
  const firstDay = useApp(s => s.settings.firstDay);
  const start = dayOf(draft.startDate);
  const words = (rule: Repeat | null) => repeatWords(rule, draft.startDate, today);
  const presets: (Repeat | null)[] = [
    null,
    ruleFor('day', draft.startDate),
    ruleFor('week', draft.startDate),
    { ...ruleFor('week', draft.startDate), weekdays: [1, 2, 3, 4, 5] },
    ruleFor('month', draft.startDate),
    ruleFor('year', draft.startDate),
  ];
  const known = presets.findIndex(p => equal(p, draft.repeat));
  const rule = draft.repeat ?? ruleFor('week', draft.startDate);
  const put = (fields: Partial<Repeat>) => change({ repeat: { ...rule, ...fields } });
  const toggle = (d: number) =>
    put({
      weekdays: (rule.weekdays.includes(d) ? rule.weekdays.filter(w => w !== d) : [...rule.weekdays, d]).sort(
        (a, b) => a - b,
      ),
    });
  const close = () => setOpen(null);
  return (
    <>
      <ListRow leading="repeat" rid="repeat" title={words(draft.repeat)} onClick={() => setOpen('rules')} />
      <Dialog
        open={open === 'rules'}
        title="Repeat"
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        <RadioGroup
          label="Repeat"
          value={known >= 0 ? String(known) : 'custom'}
          onChange={v => {
            if (v === 'custom') {
              if (!draft.repeat) change({ repeat: rule });
              setOpen('custom');
            } else {
              change({ repeat: presets[Number(v)]! });
              close();
            }
          }}
          options={[
            ...presets.map((p, i) => ({ value: String(i), label: words(p) })),
            { value: 'custom', label: known >= 0 ? 'Custom…' : `Custom: ${words(draft.repeat)}` },
          ]}
        />
      </Dialog>
      <Sheet
        open={open === 'custom'}
        title="Custom repetition"
        onClose={close}
        footer={
          <Button wide onClick={close}>
            Done
          </Button>
        }
      >
        <Scroller name="custom">
          <div className={css['custom']}>
            <div className={css['pad']}>
              <Stepper
                label="Every"
                value={rule.interval}
                min={1}
                max={99}
                onChange={interval => put({ interval })}
              />
            </div>
            <div className={css['pad']}>
              <Segmented
                label="Unit"
                value={rule.every}
                options={EVERY}
                onChange={every =>
                  change({
                    repeat: {
                      ...ruleFor(every, draft.startDate),
                      interval: rule.interval,
                      until: rule.until,
                      count: rule.count,
                    },
                  })
                }
              />
            </div>
            {rule.every === 'week' && (
              <>
                <div className={css['label']}>On</div>
                <div className={css['weekdays']}>
                  {Array.from({ length: 7 }, (_, i) => (firstDay + i) % 7).map(d => (
                    <button
                      key={d}
                      type="button"
                      aria-pressed={rule.weekdays.includes(d)}
                      aria-label={WEEKDAYS[d]}
                      onClick={() => toggle(d)}
                    >
                      {WEEKDAY_LETTERS[d]}
                    </button>
                  ))}
                </div>
              </>
            )}
            {rule.every === 'month' && (
              <RadioGroup
                label="Day of the month"
                value={rule.monthly}
                onChange={monthly => put({ monthly })}
                options={(['date', 'nth', ...(isLastOfMonth(start) ? ['last' as const] : [])] as const).map(
                  m => ({
                    value: m,
                    label: words({ ...rule, monthly: m, interval: 1, until: null, count: null }),
                  }),
                )}
              />
            )}
            <div className={css['label']}>Ends</div>
            <div role="radiogroup" aria-label="Ends">
              <Radio
                label="Never"
                checked={rule.until === null && rule.count === null}
                onChange={() => put({ until: null, count: null })}
              />
              <Radio
                label={rule.until === null ? 'On a date' : `On ${dayWords(dayOf(rule.until), today)}`}
                checked={rule.until !== null}
                onChange={() =>
                  put({
                    until: rule.until ?? isoOf(addMonths(start, rule.every === 'year' ? 60 : 3)),
                    count: null,
                  })
                }
              />
              {rule.until !== null && (
                <div className={css['endRow']}>
                  <Button
                    variant="outlined"
                    icon="calendar_today"
                    rid="until-date"
                    onClick={() =>
                      pick.date('Repeat until', dayOf(rule.until!), 'pickDate', { ...at, which: 'until' })
                    }
                  >
                    Change end date
                  </Button>
                </div>
              )}
              <Radio
                label="After a number of times"
                checked={rule.count !== null}
                onChange={() => put({ until: null, count: rule.count ?? 10 })}
              />
              {rule.count !== null && (
                <div className={css['pad']}>
                  <Stepper
                    label="Times"
                    value={rule.count}
                    min={1}
                    max={999}
                    onChange={count => put({ count })}
                  />
                </div>
              )}
            </div>
          </div>
        </Scroller>
      </Sheet>
    </>
  );
}
