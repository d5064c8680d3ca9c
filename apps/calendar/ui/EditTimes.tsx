import { ZONES } from '../../../src/sdk/core/system/choices.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { offsetAt } from '../../../src/state/clock.ts';
import { Dialog, ListRow, RadioGroup, Scroller } from './kit.ts';
import { dayOf } from '../../../src/state/civil.ts';
import { momentsOf } from '../draft.ts';
import { momentOf } from '../occurrences.ts';
import { dayWords } from '../words.ts';
import { useDialog, useH24, useTodayNumber, useZone } from './hooks.ts';
import type { Form } from './useForm.ts';
import css from './edit.module.css';

const cityOf = (zone: string) =>
  ZONES.find(z => z.zone === zone)?.city ?? zone.split('/').pop()!.replaceAll('_', ' ');
function offsetWords(ms: number, zone: string): string {
  const minutes = Math.round(offsetAt(ms, zone) / 60_000);
  const rest = Math.abs(minutes) % 60;
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Start and end by the phone's own dialogs, and the zone that they are meant in. */
export function EditTimes({
  form: { draft, at, pick, change },
  wrong,
}: {
  form: Form;
  wrong: string | undefined;
}) {
  const [dialog, setDialog] = useDialog();
  const today = useTodayNumber();
  const h24 = useH24();
  const zone = useZone();
  const { from } = momentsOf(draft);
  const clock = (minute: number) => formatTime(momentOf(0, minute, 'UTC'), 'UTC', h24);
  const row = (which: 'start' | 'end', label: string, date: string, minute: number, bad: boolean) => (
    <div className={css['time']} data-wrong={bad || undefined}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        data-rid={`${which}-date`}
        aria-label={`${label} date, ${dayWords(dayOf(date), today)}`}
        onClick={() => pick.date(`${label} date`, dayOf(date), 'pickDate', { ...at, which })}
      >
        {dayWords(dayOf(date), today)}
      </button>
      {!draft.allDay && (
        <button
          type="button"
          data-rid={`${which}-time`}
          aria-label={`${label} time, ${clock(minute)}`}
          onClick={() => pick.time(`${label} time`, minute, 'pickTime', { ...at, which })}
        >
          {clock(minute)}
        </button>
      )}
    </div>
  );
  const bad = wrong !== undefined && wrong.startsWith('The event');
  const zones = ZONES.some(z => z.zone === draft.zone)
    ? ZONES
    : [{ city: cityOf(draft.zone), region: '', zone: draft.zone }, ...ZONES];
  return (
    <div className={css['times']}>
      {row('start', 'Start', draft.startDate, draft.startMinute, false)}
      {row('end', 'End', draft.endDate, draft.endMinute, bad)}
      {wrong && (
        <div className={css['wrong']} role="alert">
          {wrong}
        </div>
      )}
      {!draft.allDay && (
        <ListRow
          leading="language"
          rid="zone"
          title={cityOf(draft.zone)}
          subtitle={`${offsetWords(from, draft.zone)}${draft.zone === zone ? '' : `, here ${formatTime(from, zone, h24)}`}`}
          onClick={() => setDialog('zone')}
        />
      )}
      <Dialog
        open={dialog === 'zone'}
        title="Time zone"
        onClose={() => setDialog(null)}
        actions={[{ label: 'Cancel', onClick: () => setDialog(null) }]}
      >
        <Scroller name="zones">
          <RadioGroup
            label="Time zone"
            value={draft.zone}
            onChange={z => {
              setDialog(null);
              change({ zone: z });
            }}
            options={zones.map(z => ({
              value: z.zone,
              label: z.city,
              subtitle: [z.region, offsetWords(from, z.zone)].filter(Boolean).join(', '),
            }))}
          />
        </Scroller>
      </Dialog>
    </div>
  );
}
