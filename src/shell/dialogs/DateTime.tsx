import { addDays, epochOf, partsAt, startOfDay } from '../../state/clock.ts';
import {
  useFieldText,
  useFormat,
  useNow,
  usePhone,
  useScreenState,
  useStore,
  useSurface,
  useSystem,
  useZone,
} from '../../sdk/react/hooks.ts';
import { ConfirmDialog } from '../../sdk/react/kit/modals.tsx';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { IconButton } from '../../sdk/react/kit/buttons.tsx';
import { Scroller } from '../../sdk/react/kit/Scroller.tsx';
import { Segmented } from '../../sdk/react/kit/chips.tsx';
import { TextField } from '../../sdk/react/kit/field.tsx';
import type { Dialog as Record } from '../../state/phone/index.ts';
import { useShellWords } from '../phone-words.ts';
import css from './dialogs.module.css';

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];
/** Height of a row of years in points, and the number of rows above the first visible one. */
const YEAR_ROW = 48;
const YEARS_ABOVE = 2;

/** Picks a day in a month grid, the year from a list; the result is its midnight in the phone's zone, epoch ms. */
export function DateDialog({ dialog }: { dialog: Record }) {
  const t = useShellWords();
  const f = useFormat();
  const now = useNow();
  const zone = useZone();
  const system = useSystem();
  const start = typeof dialog.value === 'number' ? dialog.value : now;
  const [day, setDay] = useScreenState('day', startOfDay(start, zone));
  const [month, setMonth] = useScreenState(
    'month',
    epochOf({ ...partsAt(start, zone), day: 1, hour: 0, minute: 0, second: 0 }, zone),
  );
  const visibleMonth = partsAt(month, zone);
  const lead = (visibleMonth.weekday + 6) % 7;
  const days = new Date(Date.UTC(visibleMonth.year, visibleMonth.month, 0)).getUTCDate();
  const picked = partsAt(day, zone);
  const today = partsAt(now, zone);
  const [years, setYears] = useScreenState('years', false);
  const store = useStore();
  const surface = useSurface().id;
  const go = (by: number) =>
    setMonth(epochOf({ year: visibleMonth.year, month: visibleMonth.month + by, day: 1 }, zone));
  const showYears = () => {
    store.update(p => {
      ((p.ui.surfaces[surface] ??= {}).scroll ??= {})['years'] =
        Math.max(0, Math.floor((visibleMonth.year - FIRST_YEAR) / 4) - YEARS_ABOVE) * YEAR_ROW;
    });
    setYears(!years);
  };
  const goYear = (year: number) => {
    setMonth(epochOf({ year, month: visibleMonth.month, day: 1 }, zone));
    // The last of February stays in February.
    setDay(
      epochOf(
        {
          year,
          month: picked.month,
          day: Math.min(picked.day, new Date(Date.UTC(year, picked.month, 0)).getUTCDate()),
        },
        zone,
      ),
    );
    setYears(false);
  };
  const close = () => system.dismissDialog({ id: dialog.id });
  return (
    <ConfirmDialog
      open
      title={dialog.title ?? t('chooseDate')}
      confirmLabel={t('ok')}
      onConfirm={() => system.answerDialog({ id: dialog.id, result: day })}
      onCancel={close}
    >
      <div className={css['picked']}>{f.date(day)}</div>
      <div className={css['monthBar']}>
        <button
          type="button"
          className={css['yearButton']}
          aria-expanded={years}
          data-rid="choose-year"
          onClick={showYears}
        >
          {f.month(visibleMonth.year, visibleMonth.month)}
          <Icon name={years ? 'arrow_drop_up' : 'arrow_drop_down'} />
        </button>
        {!years && (
          <>
            <IconButton icon="chevron_left" label={t('monthBefore')} onClick={() => go(-1)} />
            <IconButton icon="chevron_right" label={t('monthAfter')} onClick={() => go(1)} />
          </>
        )}
      </div>
      {years && (
        <div className={css['yearBox']}>
          <Scroller name="years" label={t('years')}>
            <div className={css['years']}>
              {Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i).map(year => (
                <button
                  type="button"
                  key={year}
                  role="radio"
                  aria-checked={year === visibleMonth.year}
                  onClick={() => goYear(year)}
                >
                  {year}
                </button>
              ))}
            </div>
          </Scroller>
        </div>
      )}
      {!years && (
        <div className={css['days']}>
          {[1, 2, 3, 4, 5, 6, 0].map(weekday => (
            <span key={weekday} aria-hidden="true">
              {f.weekday(weekday, 'narrow')}
            </span>
          ))}
          {Array.from({ length: lead }, (_, i) => (
            <span key={`lead-${i}`} />
          ))}
          {Array.from({ length: days }, (_, i) => {
            const on =
              picked.year === visibleMonth.year &&
              picked.month === visibleMonth.month &&
              picked.day === i + 1;
            const is =
              today.year === visibleMonth.year && today.month === visibleMonth.month && today.day === i + 1;
            return (
              <button
                type="button"
                key={i}
                role="radio"
                aria-checked={on}
                aria-label={f.dayOfMonth(visibleMonth.year, visibleMonth.month, i + 1)}
                data-today={is || undefined}
                onClick={() => setDay(addDays(month, i, zone))}
              >
                {i + 1}
              </button>
            );
          })}
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Picks a time of day, typed as in the keyboard mode of a time picker; the result is minutes after midnight. */
export function TimeDialog({ dialog }: { dialog: Record }) {
  const t = useShellWords();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const system = useSystem();
  const p = partsAt(now, zone);
  const start = typeof dialog.value === 'number' ? dialog.value : p.hour * 60 + p.minute;
  const [half, setHalf] = useScreenState<'am' | 'pm'>('half', start < 720 ? 'am' : 'pm');
  const startHour = Math.floor(start / 60);
  const hour = useFieldText('hour', String(h24 ? startHour : startHour % 12 || 12).padStart(2, '0'));
  const minute = useFieldText('minute', String(start % 60).padStart(2, '0'));
  const h = /^\d{1,2}$/.test(hour) ? Number(hour) : -1;
  const m = /^\d{1,2}$/.test(minute) ? Number(minute) : -1;
  const hourFits = h24 ? h >= 0 && h < 24 : h >= 1 && h <= 12;
  const fits = hourFits && m >= 0 && m < 60;
  const close = () => system.dismissDialog({ id: dialog.id });
  const ok = () => {
    if (fits)
      system.answerDialog({
        id: dialog.id,
        result: (h24 ? h : (h % 12) + (half === 'pm' ? 12 : 0)) * 60 + m,
      });
  };
  return (
    <ConfirmDialog
      open
      title={dialog.title ?? t('chooseTime')}
      confirmLabel={t('ok')}
      disabled={!fits}
      onConfirm={ok}
      onCancel={close}
    >
      <div className={css['timeRow']}>
        <TextField
          name="hour"
          label={t('hour')}
          initial={String(h24 ? startHour : startHour % 12 || 12).padStart(2, '0')}
          variant="filled"
          inputMode="numeric"
          enterKey="next"
          maxLength={2}
          error={
            hour !== '' && !hourFits
              ? h24
                ? t('range', { from: 0, to: 23 })
                : t('range', { from: 1, to: 12 })
              : null
          }
        />
        <span aria-hidden="true">:</span>
        <TextField
          name="minute"
          label={t('minute')}
          initial={String(start % 60).padStart(2, '0')}
          variant="filled"
          inputMode="numeric"
          enterKey="done"
          maxLength={2}
          error={minute !== '' && (m < 0 || m > 59) ? t('range', { from: 0, to: 59 }) : null}
          onEnter={ok}
        />
      </div>
      {!h24 && (
        <Segmented
          label={t('halfOfDay')}
          value={half}
          onChange={setHalf}
          options={[
            { value: 'am', label: t('am') },
            { value: 'pm', label: t('pm') },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
