import {
  AppBar,
  Avatar,
  Badge,
  Button,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Screen,
  SectionHeader,
  SwitchRow,
} from './kit.ts';
import type { IconName } from './icons.ts';
import { inTab, listingsOf, unreadMessages, noticesOf } from '../select.ts';
import { NOTICE_WORDS } from '../actions/shared.ts';
import { ME, type Notice } from '../state.ts';
import { NOTICE_ICONS } from './names.ts';
import { formatMoney, useAct, useDates, useNav, useShop, useWords } from './hooks.ts';
import { Panel, Places } from './Parts.tsx';
import { useSystem } from '../../../src/sdk/react/hooks.ts';
import css from './write.module.css';

/** The owner’s own place: orders, messages, coupons, listings. */
export function Me() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const unread = unreadMessages(state);
  const news = noticesOf(state).filter(n => !n.read).length;
  const own = listingsOf(state).filter(l => l.owner === ME);
  const held = Object.values(state.coupons).filter(c => c.held && c.order === null).length;
  const quick: readonly [IconName, string, number, () => void][] = [
    ['receipt_long', t('orders'), inTab(state, 'toPay').length, () => nav.push('/orders')],
    ['chat_bubble', t('messages'), unread, () => nav.push('/chats')],
    ['confirmation_number', t('coupons'), 0, () => nav.push('/coupons')],
    ['notifications', t('notifications'), news, () => nav.push('/notices')],
  ];
  return (
    <Screen
      label={t('you')}
      appBar={
        <AppBar
          title={t('you')}
          leading="none"
          actions={<IconButton icon="settings" label={t('settings')} onClick={() => nav.push('/settings')} />}
        />
      }
      bottom={<Places at="me" />}
    >
      <div className={css['me']}>
        <Avatar name={state.owner} size={56} />
        <span className={css['meName']} dir="auto">
          {state.owner}
        </span>
      </div>
      <Panel>
        <div className={css['quick']}>
          {quick.map(([icon, label, count, go]) => (
            <button key={label} type="button" data-rid={`quick-${icon}`} onClick={go}>
              <Icon name={icon} />
              <span>{label}</span>
              {count > 0 && (
                <span className={css['num']}>
                  <Badge value={count} />
                </span>
              )}
            </button>
          ))}
        </div>
      </Panel>
      <ListRow
        leading="sell"
        rid="my-listings"
        title={t('myListings')}
        meta={own.length}
        onClick={() => nav.push('/mine')}
      />
      <ListRow
        leading="location_on"
        rid="addresses"
        title={t('addresses')}
        meta={Object.keys(state.addresses).length}
        onClick={() => nav.push('/addresses')}
      />
      <ListRow
        leading="history"
        rid="viewed"
        title={t('recentlyViewed')}
        onClick={() => nav.push('/viewed')}
      />
      <ListRow
        leading="compare_arrows"
        rid="compare"
        title={t('compare')}
        meta={state.compared.length}
        onClick={() => nav.push('/compare')}
      />
      <ListRow
        leading="confirmation_number"
        rid="coupons"
        title={t('yourCoupons')}
        meta={held}
        onClick={() => nav.push('/coupons')}
      />
    </Screen>
  );
}

export function Settings() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const s = state.settings;
  const set = (change: Partial<Omit<typeof s, 'address'>>) => act.changeSettings({ settings: change });
  const address = s.address === null ? undefined : state.addresses[s.address];
  return (
    <Screen title={t('settings')}>
      <SectionHeader title={t('delivery')} />
      <ListRow
        leading="location_on"
        rid="default-address"
        title={t('defaultAddress')}
        subtitle={address ? `${address.label || address.name}, ${address.postcode}` : t('none')}
        onClick={() => nav.push('/addresses')}
      />
      <SectionHeader title={t('notifications')} />
      <SwitchRow
        label={t('channelOrders')}
        subtitle={t('notifyOrdersText')}
        checked={s.notifyOrders}
        onChange={notifyOrders => set({ notifyOrders })}
      />
      <SwitchRow
        label={t('channelPrices')}
        subtitle={t('notifyPricesText')}
        checked={s.notifyPrices}
        onChange={notifyPrices => set({ notifyPrices })}
      />
      <SwitchRow
        label={t('channelMessages')}
        subtitle={t('notifyMessagesText')}
        checked={s.notifyMessages}
        onChange={notifyMessages => set({ notifyMessages })}
      />
      <SwitchRow
        label={t('channelOffers')}
        subtitle={t('notifyOffersText')}
        checked={s.notifyOffers}
        onChange={notifyOffers => set({ notifyOffers })}
      />
    </Screen>
  );
}

/** What Bazari told, newest first. */
export function Notices() {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const { openAt } = useSystem();
  const { when } = useDates();
  const all = noticesOf(state);
  const title = (n: Notice) =>
    t(NOTICE_WORDS[n.kind], { what: n.what, amount: n.cents === null ? '' : formatMoney(n.cents) });
  return (
    <Screen
      label={t('notifications')}
      appBar={
        <AppBar
          title={t('notifications')}
          actions={
            all.some(n => !n.read) && (
              <Button variant="text" rid="read-all" onClick={() => act.readNotices({})}>
                {t('markAllRead')}
              </Button>
            )
          }
        />
      }
    >
      {all.length === 0 ? (
        <EmptyState icon="notifications" title={t('noNotices')} text={t('noNoticesText')} />
      ) : (
        all.map(n => (
          <ListRow
            key={n.id}
            id={n.id}
            rid="notice"
            leading={NOTICE_ICONS[n.kind]}
            title={title(n)}
            meta={when(n.at)}
            strong={!n.read}
            lines={2}
            onClick={() => {
              act.readNotice({ notice: n.id });
              openAt({ app: 'shop', path: n.path });
            }}
          />
        ))
      )}
    </Screen>
  );
}
