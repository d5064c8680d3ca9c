import { AppBar, Checkbox, EmptyState, ListRow, Screen, SwitchRow } from './kit.ts';
import { CLAIM_HOURS, KILOMETRE_CENTS, ordersOf, SERVICE, SMALL_MOST, vouchersOf } from '../select.ts';
import { ALLERGENS } from '../state/menu.ts';
import { formatMoney, useAct, useDates, useFood, useNav, useWords } from './hooks.ts';
import { Awning, Places } from './parts.tsx';
import { KitchenCard } from './KitchenCard.tsx';
import { useAllergenNames } from './DishCard.tsx';
import css from './you.module.css';
import { ALLERGEN_WORDS } from '../names.ts';

/** The owner’s own things. */
export function You() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const names = useAllergenNames();
  const { now } = useDates();
  const addresses = Object.keys(state.addresses).length;
  const vouchers = vouchersOf(state).filter(v => v.until > now && v.uses > 0).length;
  return (
    <Screen label={t('you')} appBar={<AppBar title={t('you')} leading="none" />} bottom={<Places at="you" />}>
      <div className={css['card']}>
        <Awning />
        <b dir="auto">{state.owner}</b>
        <span>{t('ordersMade', { count: ordersOf(state).filter(o => o.status !== 'unpaid').length })}</span>
      </div>
      <ListRow
        rid="addresses"
        leading="location_on"
        title={t('addresses')}
        meta={addresses}
        onClick={() => nav.push('/addresses')}
      />
      <ListRow
        rid="vouchers"
        leading="sell"
        title={t('vouchers')}
        meta={vouchers}
        onClick={() => nav.push('/vouchers')}
      />
      <ListRow
        rid="favourites"
        leading="favorite"
        title={t('favourites')}
        meta={state.favourites.length}
        onClick={() => nav.push('/favourites')}
      />
      <ListRow
        rid="allergies"
        leading="warning"
        title={t('allergies')}
        subtitle={state.allergies.length === 0 ? t('allergiesNone') : names(state.allergies)}
        onClick={() => nav.push('/allergies')}
      />
      <ListRow rid="fees" leading="info" title={t('fees')} onClick={() => nav.push('/fees')} />
      <ListRow
        rid="settings"
        leading="settings"
        title={t('settings')}
        onClick={() => nav.push('/settings')}
      />
    </Screen>
  );
}

export function Favourites() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  return (
    <Screen title={t('favourites')}>
      {state.favourites.length === 0 && (
        <EmptyState
          icon="favorite"
          title={t('favouritesNone')}
          text={t('favouritesNoneText')}
          action={{ label: t('findFood'), rid: 'find-food', onClick: () => nav.push('/search') }}
        />
      )}
      <div className={css['cards']}>
        {state.favourites
          .filter(id => state.restaurants[id])
          .map(id => (
            <KitchenCard key={id} id={id} />
          ))}
      </div>
    </Screen>
  );
}

/** What the owner does not bear: menus warn of it. */
export function Allergies() {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  return (
    <Screen title={t('allergies')}>
      <div className={css['text']}>{t('allergiesText')}</div>
      {ALLERGENS.map(a => (
        <Checkbox
          key={a}
          id={a}
          rid="allergen"
          label={t(ALLERGEN_WORDS[a])}
          checked={state.allergies.includes(a)}
          onChange={on => act.setAllergy({ allergen: a, on })}
        />
      ))}
      <SwitchRow
        label={t('hideAllergens')}
        rid="hide-allergens"
        checked={state.settings.hideAllergens}
        onChange={hideAllergens => act.changeSettings({ settings: { hideAllergens } })}
      />
    </Screen>
  );
}

/** What is charged, and what comes back. */
export function Fees() {
  const t = useWords();
  const money = formatMoney;
  const texts = [
    t('feesDelivery', { amount: money(KILOMETRE_CENTS) }),
    t('feesService', { percent: SERVICE.percent, least: money(SERVICE.least), most: money(SERVICE.most) }),
    t('feesSmall', { amount: money(SMALL_MOST) }),
    t('feesCancel'),
    t('feesClaims', { hours: CLAIM_HOURS }),
    t('feesVouchers'),
  ];
  return (
    <Screen title={t('fees')}>
      <div className={css['rules']}>
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Screen>
  );
}

const SWITCHES = [
  ['notifyOrders', 'notifyOrders'],
  ['notifyOffers', 'notifyOffers'],
  ['emailReceipts', 'emailReceipts'],
  ['cutlery', 'cutleryDefault'],
  ['atDoor', 'atDoorDefault'],
  ['hideAllergens', 'hideAllergens'],
] as const;

export function Settings() {
  const { settings } = useFood();
  const t = useWords();
  const act = useAct();
  return (
    <Screen title={t('settings')}>
      {SWITCHES.map(([key, label]) => (
        <SwitchRow
          key={key}
          label={t(label)}
          rid={`set-${key}`}
          checked={settings[key]}
          onChange={on => act.changeSettings({ settings: { [key]: on } })}
        />
      ))}
    </Screen>
  );
}
