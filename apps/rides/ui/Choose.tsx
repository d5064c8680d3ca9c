import { fitting } from '../../../src/sdk/react/city/index.ts';
import { Icon, IconButton, Screen, Scroller } from './kit.ts';
import { placesProblem, pointsOf } from '../model/check.ts';
import { surgeAt } from '../model/fare.ts';
import { MOST_STOPS, QUOTE_MS, TARIFFS } from '../model/kinds.ts';
import { momentOf, wayAt } from '../model/town.ts';
import { hoursOf } from '../model/when.ts';
import { lineOf, offersOf, type Offer } from '../select.ts';
import {
  money,
  useAct,
  useCamera,
  useDates,
  useHereSpot,
  useNav,
  useOpen,
  useRides,
  useScreenSize,
  useWords,
} from './hooks.ts';
import { BookSheets } from './ChooseSheets.tsx';
import { Problem } from './Problem.tsx';
import { Foot, Go } from './Parts.tsx';
import { Town } from './Town.tsx';
import { Vehicle } from './Vehicle.tsx';
import { Points } from './Where.tsx';
import css from './choose.module.css';
import { names } from '../names.ts';

/** The types of ride for a plan, with what each costs and when it is there. */
export function Choose() {
  const t = useWords();
  const state = useRides();
  const act = useAct();
  const nav = useNav();
  const size = useScreenSize();
  const { now, zone, time, moment } = useDates();
  const hereSpot = useHereSpot();
  const [, setOpen] = useOpen();
  const { plan, quotedAt, attempt } = state;
  const from = plan.from ?? hereSpot;
  const asked = quotedAt ?? now;
  const high = Math.round(size.height * 0.27);
  const ends = [from, ...plan.stops, plan.to].filter(spot => spot !== null);
  const route = from && plan.to ? pointsOf({ from, stops: plan.stops, to: plan.to }) : [];
  const day = momentOf(plan.at ?? asked, zone);
  const lines = route
    .slice(1)
    .flatMap((spot, i) => wayAt(route[i]!, spot, TARIFFS[plan.kind].mode, day)?.points ?? []);
  const map = { width: size.width, height: high + 20 };
  const [camera, setCamera] = useCamera(
    ends.length > 0 ? fitting(ends, map, { below: 20, above: 44, most: 15.5 }) : { x: 0, y: -300, zoom: 14 },
  );
  const blocked = placesProblem(from, plan.to, plan.stops);
  const offers = from && blocked === null ? offersOf(state, plan, from, { now, quotedAt: asked, zone }) : [];
  const chosen = offers.find(offer => offer.kind === plan.kind);
  const isOld = plan.at === null && now - asked > QUOTE_MS;
  const pins = ends.map((spot, i) => ({
    id: `point-${i}`,
    label: spot.name,
    x: spot.x,
    y: spot.y,
    tone: i === ends.length - 1 ? '#5c7a00' : '#14160e',
    letter: i === 0 || i === ends.length - 1 ? '' : String(i),
  }));
  const cents = chosen?.quote?.cents;
  const label = () => {
    if (cents === undefined) return t('chooseRide');
    if (plan.at !== null) return t('scheduleFor', { amount: money(cents) });
    return t('bookFor', { type: t(names.kind[plan.kind]), amount: money(cents) });
  };
  return (
    <Screen
      scroll={false}
      bleed
      label={t('chooseRide')}
      bottom={
        <Foot>
          <div className={css['settings']}>
            <button
              type="button"
              className={css['setting']}
              data-rid="pay-with"
              onClick={() => setOpen('pay')}
            >
              <Icon name={plan.pay === 'cash' ? 'payments' : 'account_balance_wallet'} size={20} />
              <span>{t(names.pay[plan.pay])}</span>
            </button>
            <button
              type="button"
              className={css['setting']}
              data-rid="promo"
              onClick={() => setOpen('promo')}
            >
              <Icon name="confirmation_number" size={20} />
              <span>{plan.promo === '' ? t('promo') : plan.promo}</span>
            </button>
            <button
              type="button"
              className={css['setting']}
              data-rid="options"
              onClick={() => nav.push('/options')}
            >
              <Icon name="tune" size={20} />
              <span>{t('options')}</span>
            </button>
          </div>
          <Go
            rid="book"
            disabled={blocked !== null || cents === undefined}
            onClick={() => act.book({ plan, quotedAt: plan.at === null ? asked : null })}
          >
            {label()}
          </Go>
        </Foot>
      }
    >
      <Town
        camera={camera}
        onCamera={setCamera}
        size={map}
        pins={pins}
        lines={lines.length > 1 ? [{ id: 'way', points: lines, kind: 'route' }] : []}
      />
      <span className={css['back']}>
        <IconButton icon="arrow_back" label={t('back')} filled onClick={() => nav.back()} />
      </span>
      <div className={css['panel']} style={{ insetBlockStart: high }}>
        <Scroller name="panel">
          <div className={css['inside']}>
            <Points
              from={from}
              stops={plan.stops}
              to={plan.to}
              onPoint={where => nav.push('/where/:slot', { slot: String(where) })}
              onRemove={index => act.removeStop({ index })}
              onMove={(index, to) => act.moveStop({ index, to })}
            />
            <div className={css['chips']}>
              <button type="button" className={css['time']} data-rid="time" onClick={() => setOpen('time')}>
                <Icon name="schedule" size={20} />
                <span dir="auto">{plan.at === null ? t('pickUpNow') : moment(plan.at)}</span>
                <Icon name="arrow_drop_down" size={20} />
              </button>
              {plan.stops.length < MOST_STOPS && (
                <button
                  type="button"
                  className={css['time']}
                  data-rid="add-stop"
                  onClick={() => nav.push('/where/:slot', { slot: String(plan.stops.length) })}
                >
                  <Icon name="add" size={20} />
                  <span>{t('addStop')}</span>
                </button>
              )}
              {plan.at === null && (
                <span className={css['quote']} dir="auto">
                  {t('pricesOf', { time: time(asked) })}
                </span>
              )}
              {isOld && (
                <button
                  type="button"
                  className={css['time']}
                  data-rid="requote"
                  onClick={() => act.requote({})}
                >
                  <Icon name="sync" size={20} />
                  <span>{t('newPrices')}</span>
                </button>
              )}
            </div>
            <Problem problem={attempt?.problem ?? blocked} was={attempt?.cents ?? null} />
            {surgeAt(day) > 100 && blocked === null && (
              <p className={css['surge']}>
                <Icon name="trending_up" size={20} />
                <span>{t('surgeNow', { percent: surgeAt(day) - 100 })}</span>
              </p>
            )}
            <div role="radiogroup" aria-label={t('rideTypes')} className={css['offers']}>
              {offers.map(offer => (
                <OfferRow key={offer.kind} offer={offer} isChosen={offer.kind === plan.kind} />
              ))}
            </div>
          </div>
        </Scroller>
      </div>
      <BookSheets offer={chosen} />
    </Screen>
  );
}

function OfferRow({ offer, isChosen }: { offer: Offer; isChosen: boolean }) {
  const t = useWords();
  const act = useAct();
  const { plan } = useRides();
  const { time } = useDates();
  const [, setOpen] = useOpen();
  const { kind, quote, seconds, arrives, seats, runs, pickUp } = offer;
  const minutes = seconds === null ? 0 : Math.max(1, Math.round(seconds / 60));
  const when = () => {
    if (!runs) return t('runsFrom', hoursOf(kind));
    if (quote === null) return t('noWayThere');
    if (pickUp === null) return t('noneNear');
    if (plan.at !== null) return t('thereAt', { time: time(arrives!) });
    return t('awayThere', { count: minutes, time: time(arrives!) });
  };
  const off =
    quote === null
      ? 0
      : lineOf(quote.lines, 'promo') + lineOf(quote.lines, 'pass') + lineOf(quote.lines, 'credit');
  return (
    <div className={css['offer']} data-on={isChosen || undefined} data-off={!runs || undefined}>
      <button
        type="button"
        role="radio"
        aria-checked={isChosen}
        className={css['offerMain']}
        data-rid="type"
        data-key={kind}
        onClick={() => act.setPlan({ plan: { kind } })}
      >
        <Vehicle kind={kind} />
        <span className={css['offerWords']}>
          <span className={css['offerName']}>
            <span>{t(names.kind[kind])}</span>
            <span className={css['seats']} dir="ltr">
              <Icon name="person" size={18} />
              {seats}
            </span>
          </span>
          <span dir="auto">{when()}</span>
          <span className={css['about']}>{t(names.about[kind])}</span>
        </span>
        <span className={css['price']} dir="auto">
          <b>{quote === null ? '–' : money(quote.cents)}</b>
          {off < 0 && quote !== null && <s>{money(quote.cents - off)}</s>}
        </span>
      </button>
      {isChosen && quote !== null && (
        <button type="button" className={css['why']} data-rid="breakdown" onClick={() => setOpen('fare')}>
          <Icon name="info" size={18} />
          <span>{t('priceBreakdown')}</span>
        </button>
      )}
    </div>
  );
}
