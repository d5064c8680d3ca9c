import {
  AppBar,
  Chip,
  ChipGroup,
  EmptyState,
  IconButton,
  Menu,
  Screen,
  Scroller,
  SectionHeader,
} from './kit.ts';
import { isOpen } from '../model/check.ts';
import { monthsOf, monthOf, pastRides, ridesBy, spentOn, sumOf, whenOf, type Filter } from '../select.ts';
import type { Ride } from '../state.ts';
import {
  money,
  useAct,
  useDates,
  useNav,
  useOpen,
  usePlaceName,
  useRides,
  useScreenState,
  useWords,
} from './hooks.ts';
import { MainBar } from './Parts.tsx';
import { Vehicle } from './Vehicle.tsx';
import css from './trips.module.css';
import { names } from '../names.ts';

/** Rides to come and rides that were, with filters, and what they cost. */
export function Trips() {
  const t = useWords();
  const act = useAct();
  const { rides } = useRides();
  const { zone, month: monthName } = useDates();
  const [month, setMonth] = useScreenState('month', '');
  const [filter, setFilter] = useScreenState<Filter>('filter', 'all');
  const [open, setOpen] = useOpen();
  const coming = ridesBy(
    rides,
    ride => ride.status === 'scheduled' || ride.status === 'unpaid' || isOpen(ride),
  ).toReversed();
  const past = pastRides(rides, month, filter, zone);
  const total = past.reduce((sum, id) => sum + spentOn(rides[id]!), 0);
  const months = [...new Set(past.map(id => monthOf(whenOf(rides[id]!), zone)))];
  const close = () => setOpen(null);
  return (
    <>
      <Screen
        label={t('trips')}
        appBar={
          <AppBar
            large
            leading="none"
            title={t('trips')}
            actions={
              <IconButton
                icon="download"
                label={t('exportRides')}
                onClick={() =>
                  act.exportRides({ rides: past, name: month === '' ? 'rides' : `rides ${month}` })
                }
              />
            }
          />
        }
        bottom={<MainBar at="trips" />}
      >
        {coming.length > 0 && <SectionHeader title={t('upcoming')} />}
        {coming.map(id => (
          <Row key={id} id={id} ride={rides[id]!} />
        ))}
        <Scroller name="filters" axis="x" label={t('filters')}>
          <div className={css['filters']}>
            <ChipGroup>
              <Chip
                rid="filter-month"
                opens
                selected={month !== ''}
                label={month === '' ? t('allMonths') : monthName(month)}
                onClick={() => setOpen('months')}
              />
              {(['all', 'done', 'cancelled'] as const).map(each => (
                <Chip
                  key={each}
                  rid={`filter-${each}`}
                  label={t(names.filter[each])}
                  selected={filter === each}
                  onClick={() => setFilter(each)}
                />
              ))}
            </ChipGroup>
          </div>
        </Scroller>
        {past.length > 0 && (
          <p className={css['total']} dir="auto">
            {t('spent', { count: past.length, amount: money(total) })}
          </p>
        )}
        {past.length === 0 && <EmptyState icon="receipt_long" title={t('noRides')} text={t('noRidesText')} />}
        {months.map(each => (
          <div key={each} role="group" aria-label={monthName(each)}>
            <SectionHeader title={monthName(each)} />
            {past
              .filter(id => monthOf(whenOf(rides[id]!), zone) === each)
              .map(id => (
                <Row key={id} id={id} ride={rides[id]!} />
              ))}
          </div>
        ))}
      </Screen>
      <Menu
        open={open === 'months'}
        label={t('month')}
        anchor="center"
        onClose={close}
        items={['', ...monthsOf(rides, zone)].map(each => ({
          label: each === '' ? t('allMonths') : monthName(each),
          checked: each === month,
          onClick: () => {
            setMonth(each);
            close();
          },
        }))}
      />
    </>
  );
}

function Row({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const nav = useNav();
  const name = usePlaceName();
  const { moment } = useDates();
  const { drivers } = useRides();
  const driver = ride.driver === null ? undefined : drivers[ride.driver];
  const isPast = ride.status === 'done';
  const open = () =>
    ride.status === 'done' || ride.status === 'cancelled' || ride.status === 'expired'
      ? nav.push('/receipt/:ride', { ride: id })
      : nav.push('/ride/:ride', { ride: id });
  return (
    <button type="button" className={css['row']} data-rid="ride" data-key={id} onClick={open}>
      <Vehicle kind={ride.kind} {...(driver ? { body: driver.body, colour: driver.colour } : {})} size={60} />
      <span className={css['words']}>
        <span dir="auto">{name(ride.to)}</span>
        <span dir="auto">{moment(whenOf(ride))}</span>
        <span dir="auto">{t('fromPlace', { place: name(ride.from) })}</span>
      </span>
      <span className={css['price']} dir="auto">
        {isPast ? money(sumOf(ride.fare) + ride.tipCents) : t(names.short[ride.status])}
      </span>
    </button>
  );
}
