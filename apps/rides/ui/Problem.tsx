import type { IconName } from './icons.ts';
import { TARIFFS } from '../model/kinds.ts';
import { hoursOf, laterOn } from '../model/when.ts';
import { PIER, STATION } from '../model/town.ts';
import { owedRide } from '../model/check.ts';
import { promoProblem } from '../model/promo.ts';
import { sumOf } from '../select.ts';
import { quotePlan } from '../actions/book.ts';
import type { Problem as Name } from '../state.ts';
import { money, useAct, useDates, useHereSpot, useNav, useOpen, useRides, useWords } from './hooks.ts';
import { Go, Notice } from './Parts.tsx';
import { names } from '../names.ts';

const ICONS: Partial<Record<Name, IconName>> = {
  offline: 'cloud_off',
  isle: 'directions_boat',
  isleTo: 'directions_boat',
  noCars: 'no_crash',
  price: 'trending_up',
  promo: 'confirmation_number',
  people: 'group',
};
const SCHEDULES: readonly Name[] = ['noCars', 'hours', 'past', 'soon', 'far'];

/** Why a plan cannot be booked as it is, and what can be done. */
export function Problem({ problem, was }: { problem: Name | null; was: number | null }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const state = useRides();
  const here = useHereSpot();
  const { now, zone } = useDates();
  const [, setOpen] = useOpen();
  if (problem === null || problem === 'noTo') return null;
  const { plan } = state;
  const from = plan.from ?? here;
  const hours = hoursOf(plan.kind);
  const reason = () => {
    if (problem !== 'promo' || from === null || plan.to === null) return '';
    const quote = quotePlan(state, { ...plan, promo: '', credit: false }, from, now, zone);
    const points = [from, ...plan.stops, plan.to];
    const why = promoProblem(state, { ...plan, points, at: plan.at ?? now }, sumOf(quote?.lines ?? []), zone);
    return why === null ? '' : t(names.promo[why]);
  };
  const price = () => {
    const quote = from === null ? null : quotePlan(state, plan, from, now, zone);
    return t('problemText_price', { was: money(was ?? 0), is: money(quote?.cents ?? 0) });
  };
  const text = () => {
    if (problem === 'price') return price();
    if (problem === 'promo') return reason();
    if (problem === 'hours') return t('problemText_hours', { type: t(names.kind[plan.kind]), ...hours });
    if (problem === 'people') return t('problemText_people', { count: TARIFFS[plan.kind].seats });
    return t(names.problemText[problem]);
  };
  const kinds = () => {
    if (problem === 'people') return act.setPlan({ plan: { kind: 'xl' } });
    return act.setPlan({ plan: { kind: plan.kind === 'hop' ? 'comfort' : 'hop' } });
  };
  return (
    <Notice icon={ICONS[problem] ?? 'info'} tone="warn" title={t(names.problem[problem])} text={text()}>
      {problem === 'price' && (
        <Go rid="new-price" onClick={() => act.requote({})}>
          {t('newPrices')}
        </Go>
      )}
      {problem === 'isle' && (
        <Go rid="use-pier" onClick={() => act.setPoint({ where: 'from', spot: PIER })}>
          {t('fromPier')}
        </Go>
      )}
      {problem === 'isleTo' && (
        <Go rid="use-pier" onClick={() => act.setPoint({ where: 'to', spot: PIER })}>
          {t('usePier')}
        </Go>
      )}
      {problem === 'outsideTo' && (
        <Go rid="use-station" onClick={() => act.setPoint({ where: 'to', spot: STATION })}>
          {t('toStation')}
        </Go>
      )}
      {(problem === 'noPlace' || problem === 'outside') && (
        <Go rid="choose-from" onClick={() => nav.push('/where/:slot', { slot: 'from' })}>
          {t('choosePickUp')}
        </Go>
      )}
      {SCHEDULES.includes(problem) && (
        <Go
          rid="schedule-it"
          onClick={() => {
            act.setPlan({ plan: { at: laterOn(now) } });
            setOpen('time');
          }}
        >
          {t('scheduleIt')}
        </Go>
      )}
      {['noCars', 'hours', 'people', 'bikeFar'].includes(problem) && (
        <Go quiet rid="other-type" onClick={kinds}>
          {problem === 'people' ? t('takeXl') : t('otherType')}
        </Go>
      )}
      {problem === 'promo' && (
        <Go rid="without-promo" onClick={() => act.setPlan({ plan: { promo: '' } })}>
          {t('withoutPromo')}
        </Go>
      )}
      {problem === 'unpaid' && (
        <Go rid="see-unpaid" onClick={() => nav.push('/receipt/:ride', { ride: owedRide(state) ?? '' })}>
          {t('seeIt')}
        </Go>
      )}
      {problem === 'offline' && (
        <Go rid="try-again" onClick={() => act.clearAttempt({})}>
          {t('tryAgain')}
        </Go>
      )}
    </Notice>
  );
}
