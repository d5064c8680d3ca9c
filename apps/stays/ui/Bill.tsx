import { freeUntil, halfUntil, totalOf } from '../select.ts';
import type { Line, Trip } from '../state.ts';
import { useStays, useWords, useWrite } from './hooks.ts';
import { Fact, Point } from './Parts.tsx';

/** The parts of a price, the nights first. */
export function Bill({ lines }: { lines: readonly Line[] }) {
  const t = useWords();
  const w = useWrite();
  const names = {
    night: (l: Line) => w.day(l.day!),
    breakfast: (l: Line) => t('lineBreakfast', { count: l.count }),
    cleaning: () => t('lineCleaning'),
    pet: (l: Line) => t('linePet', { count: l.count }),
    tax: (l: Line) => t('lineTax', { count: l.count }),
    discount: () => t('lineDiscount'),
  } as const;
  return (
    <>
      {lines.map(l => (
        <Fact key={`${l.kind}${l.day ?? ''}`} label={names[l.kind](l)}>
          {w.money(l.cents)}
        </Fact>
      ))}
      <Fact label={t('total')} strong>
        {w.money(totalOf(lines))}
      </Fact>
    </>
  );
}

/** What cancelling gives back, and until when. */
export function Policy({ trip }: { trip: Pick<Trip, 'property' | 'rate' | 'from'> }) {
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  const p = state.properties[trip.property]!;
  if (trip.rate === 'saver') return <Point icon="event_busy">{t('notRefunded')}</Point>;
  return (
    <>
      <Point icon="event_available">{t('freeUntilDay', { day: w.day(freeUntil(trip.from, p)) })}</Point>
      {p.halfDays < p.freeDays && (
        <Point icon="calendar_month">{t('halfUntilDay', { day: w.day(halfUntil(trip.from, p)) })}</Point>
      )}
    </>
  );
}
