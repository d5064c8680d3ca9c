import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { Button, Dialog, RadioGroup, Scroller, Segmented, Sheet, Stepper } from './kit.ts';
import { dayOf } from '../dates.ts';
import { repeatWords, ruleFor, settledRule, weekdaysRule } from '../repeat.ts';
import type { Repeat } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { useAct, useApp, useToday } from './hooks.ts';
import css from './lists.module.css';

interface Props {
  task: string;
  custom: boolean;
  onCustom: () => void;
  onClose: () => void;
}
const UNITS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const;
const FROM = [
  { value: 'due', label: 'Due date' },
  { value: 'completion', label: 'Completion' },
] as const;

/** Whether and how a task repeats: the common rules first, then one's own. */
export function RepeatDialog({ open, ...rest }: Props & { open: boolean }) {
  return open ? <Open {...rest} /> : null;
}

function Open({ task, custom, onCustom, onClose }: Props) {
  const t = useApp(s => s.tasks[task]!);
  const firstDay = useApp(s => s.settings.firstDay);
  const today = useToday();
  const act = useAct();
  const day = t.due === null ? today : dayOf(t.due);
  const presets: (Repeat | null)[] = [
    null,
    ruleFor('day', day),
    weekdaysRule(day),
    ruleFor('week', day),
    ruleFor('month', day),
    ruleFor('year', day),
  ];
  const known = presets.findIndex(p => equal(p, t.repeat));
  const rule = t.repeat ?? ruleFor('week', day);
  const put = (change: Partial<Repeat>) =>
    act.setRepeat({ task, repeat: settledRule({ ...rule, ...change }, day) });
  const toggle = (d: number) => {
    const next = rule.weekdays.includes(d) ? rule.weekdays.filter(w => w !== d) : [...rule.weekdays, d];
    if (next.length > 0) put({ weekdays: next });
  };
  // The rule that the sheet proposes is one only when it is confirmed: to look at the sheet repeats nothing.
  const confirm = () => {
    if (!t.repeat) act.setRepeat({ task, repeat: rule });
    onClose();
  };
  if (custom) {
    return (
      <Sheet
        open
        title="Custom repetition"
        onClose={onClose}
        footer={
          <Button wide onClick={confirm}>
            Done
          </Button>
        }
      >
        <Scroller name="custom">
          <div className={css['custom']}>
            <Stepper
              label="Every"
              value={rule.interval}
              min={1}
              max={99}
              onChange={interval => put({ interval })}
            />
            <Segmented
              label="Unit"
              value={rule.every}
              options={UNITS}
              onChange={every => put({ every, weekdays: [], day: null })}
            />
            {rule.every === 'week' && rule.from === 'due' && (
              <div className={css['weekdays']} role="group" aria-label="Days">
                {Array.from({ length: 7 }, (_, i) => (firstDay + i) % 7).map(d => (
                  <button
                    key={d}
                    type="button"
                    aria-pressed={rule.weekdays.includes(d)}
                    aria-label={WEEKDAYS[d]}
                    onClick={() => toggle(d)}
                  >
                    {WEEKDAYS[d]![0]}
                  </button>
                ))}
              </div>
            )}
            <span className={css['label']}>Counted from</span>
            <Segmented
              label="Counted from"
              value={rule.from}
              options={FROM}
              onChange={from => put({ from, weekdays: [], day: null })}
            />
            <span className={css['label']}>{repeatWords(rule, day)}</span>
          </div>
        </Scroller>
      </Sheet>
    );
  }
  return (
    <Dialog open title="Repeat" onClose={onClose} actions={[{ label: 'Cancel', onClick: onClose }]}>
      <Scroller name="repeat">
        <RadioGroup
          label="Repeat"
          value={known >= 0 ? String(known) : 'custom'}
          onChange={v => {
            if (v === 'custom') {
              onCustom();
            } else {
              act.setRepeat({ task, repeat: presets[Number(v)]! });
              onClose();
            }
          }}
          options={[
            ...presets.map((p, i) => ({ value: String(i), label: repeatWords(p, day) })),
            { value: 'custom', label: known >= 0 ? 'Custom…' : `Custom: ${repeatWords(t.repeat, day)}` },
          ]}
        />
      </Scroller>
    </Dialog>
  );
}
