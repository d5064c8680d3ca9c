import { useStartIntent } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Divider,
  EmptyState,
  IconButton,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
} from './kit.ts';
import { cheapest, reviewsOf } from '../select.ts';
import { useAct, useNav, useOpen, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import {
  FACILITY_ICONS,
  FACILITY_WORDS,
  Fact,
  Heart,
  KeepMenu,
  KIND_WORDS,
  parts,
  PayBar,
  Point,
  Score,
  Stars,
  WHY_WORDS,
} from './Parts.tsx';
import css from './property.module.css';
import { OneReview } from './Reviews.tsx';

/** One property: pictures, what it is like, its rules and its host. */
export function PropertyScreen() {
  const { property: id } = useParams('/property/:property');
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const share = useStartIntent();
  const w = useWrite();
  const people = usePeople();
  const [open, setOpen] = useOpen();
  const p = state.properties[id];
  if (!p)
    return (
      <Screen title={t('property')}>
        <EmptyState icon="bed" title={t('propertyGone')} />
      </Screen>
    );
  const found = cheapest(state, state.search, id, w.now, w.today);
  const inCompare = state.compare.includes(id);
  const reviews = reviewsOf(state, id);
  const facts: readonly [string, string][] = [
    [t('checkIn'), t('fromTo', { from: w.clock(p.checkIn), until: w.clock(p.checkInUntil) })],
    [t('checkOut'), t('untilTime', { time: w.clock(p.checkOut) })],
    [t('quietHours'), t('fromTo', { from: w.clock(p.quietFrom), until: w.clock(p.quietUntil) })],
    [
      t('pets'),
      p.petCents === null
        ? t('petsNo')
        : p.petCents === 0
          ? t('petsFree')
          : t('petsCost', { amount: w.money(p.petCents) }),
    ],
    [t('children'), t(p.children ? 'yes' : 'no')],
    [t('smoking'), t(p.smoking ? 'yes' : 'no')],
    [
      t('fewestNights'),
      p.weekendNights > p.minNights
        ? t('nightsWeekend', { count: p.minNights, weekend: p.weekendNights })
        : t('nightsCount', { count: p.minNights }),
    ],
  ];
  return (
    <>
      <Screen
        label={p.name}
        appBar={
          <AppBar
            title={p.name}
            actions={
              <>
                <IconButton
                  icon="share"
                  label={t('share')}
                  onClick={() =>
                    share({
                      verb: 'SEND',
                      mime: 'text/plain',
                      title: p.name,
                      text: t('shareText', { name: p.name, address: p.address, link: `lodgepole:${id}` }),
                    })
                  }
                />
                <Heart property={id} menu={() => setOpen('keep')} />
              </>
            }
          />
        }
        bottom={
          found.stay ? (
            <PayBar
              cents={found.cents}
              note={t('fromForNights', { count: w.nights(state.search.from, state.search.until) })}
              label={t('seeRooms')}
              rid="see-rooms"
              onClick={() => nav.push('/rooms/:property', { property: id })}
            />
          ) : (
            <div className={parts['only']}>
              <span className={parts['why']}>{t(WHY_WORDS[found.why ?? 'soldOut'])}</span>
              <Button
                wide
                variant="tonal"
                rid="other-dates"
                onClick={() => nav.push('/dates/:for', { for: 'search' })}
              >
                {t('otherDates')}
              </Button>
            </div>
          )
        }
      >
        <Scroller name="photos" axis="x" className={css['photos'] ?? ''} label={t('photos')}>
          {p.pictures.map((picture, i) => (
            <span key={picture} className={css['photoCell']}>
              <Picture
                name={picture}
                alt={t('photoOf', { count: i + 1, all: p.pictures.length, name: p.name })}
              />
              <span className={parts['number']} aria-hidden="true">
                {`${i + 1} / ${p.pictures.length}`}
              </span>
            </span>
          ))}
        </Scroller>
        <div className={css['head']}>
          <span className={css['kind']}>
            <span>{t(KIND_WORDS[p.kind])}</span>
            <Stars count={p.stars} />
          </span>
          <span dir="auto">{p.address}</span>
        </div>
        <button
          type="button"
          className={css['scoreHead']}
          data-rid="reviews"
          onClick={() => nav.push('/reviews/:property', { property: id })}
        >
          <Score property={p} large />
          <span>{t('ratedCount', { count: p.rated })}</span>
        </button>
        <div className={parts['text']} dir="auto">
          {p.describe}
        </div>
        <div className={parts['box']}>
          <Point icon="calendar_month">{`${w.dates(state.search.from, state.search.until)} · ${people(state.search)}`}</Point>
          <Point icon="near_me">{t('metresToCentre', { distance: w.distance(p.centreM) })}</Point>
          <Point icon="train">
            {t('metresTo', { distance: w.distance(p.stationM), place: state.places[p.place]!.station })}
          </Point>
          <Point icon={p.confirms === 'host' ? 'hourglass_empty' : 'bolt'}>
            {t(p.confirms === 'host' ? 'hostConfirms' : 'atOnce')}
          </Point>
          <Point icon="event_available">{t('freeUntilDays', { count: p.freeDays })}</Point>
          <Point icon="egg_alt">
            {p.breakfastCents === null
              ? t('noBreakfast')
              : p.breakfastCents === 0
                ? t('breakfastIn')
                : t('breakfastCost', { amount: w.money(p.breakfastCents) })}
          </Point>
        </div>
        <div className={parts['chips']}>
          <Button
            variant="tonal"
            icon="directions"
            rid="directions"
            onClick={() => share({ verb: 'VIEW', uri: `geo:${p.latitude},${p.longitude}?q=${p.name}` })}
          >
            {t('directions')}
          </Button>
          <Button
            variant={inCompare ? 'filled' : 'tonal'}
            icon="compare_arrows"
            rid="compare"
            onClick={() => act.setCompare({ property: id, on: !inCompare })}
          >
            {t(inCompare ? 'inCompare' : 'compare')}
          </Button>
          {state.compare.length > 1 && (
            <Button variant="text" rid="open-compare" onClick={() => nav.push('/compare')}>
              {t('compareCount', { count: state.compare.length })}
            </Button>
          )}
        </div>
        <SectionHeader title={t('facilities')} />
        <div className={css['facilities']}>
          {p.facilities.map(each => (
            <Point key={each} icon={FACILITY_ICONS[each]}>
              {t(FACILITY_WORDS[each])}
            </Point>
          ))}
        </div>
        <SectionHeader title={t('houseRules')} />
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {p.rules && (
          <div className={parts['text']} dir="auto">
            {p.rules}
          </div>
        )}
        <Divider />
        <div className={css['host']}>
          <Avatar name={p.host} picture={p.portrait} size={48} />
          <span className={css['reviewWho']}>
            <b dir="auto">{t('hostName', { name: p.host })}</b>
            <span>{t('hostSince', { year: String(p.since), count: p.replies })}</span>
          </span>
        </div>
        {reviews.length > 0 && (
          <SectionHeader
            title={t('reviews')}
            action={{
              label: t('seeAll'),
              rid: 'all-reviews',
              onClick: () => nav.push('/reviews/:property', { property: id }),
            }}
          />
        )}
        {reviews.slice(0, 2).map(r => (
          <OneReview key={r} id={r} />
        ))}
      </Screen>
      <KeepMenu property={id} open={open === 'keep'} onClose={() => setOpen(null)} />
    </>
  );
}
