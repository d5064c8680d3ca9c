import type { ReactNode } from 'react';
import { AppBar, BottomBar, cx, Icon, IconButton, ListRow, Screen, SectionHeader } from './kit.ts';
import type { IconName } from './icons.ts';
import { balanceOf, heldOf, monthAt, monthOf, openToMe, rowsOf } from '../select.ts';
import { BALANCE } from '../state.ts';
import { formatMoney, useAct, useDates, useMoney, useNav, useWallet, useWords } from './hooks.ts';
import { Amount, BillRow, CATEGORY_ICONS, Engraving, Face, Leaf, Price } from './Parts.tsx';
import { CATEGORY_WORDS } from './names.ts';
import css from './home.module.css';

const PATHS = { home: '/', bills: '/bills', cards: '/cards', more: '/more' } as const;
export type Tab = keyof typeof PATHS;

/** The app's four places. */
export function Places({ at }: { at: Tab }) {
  const t = useWords();
  const nav = useNav();
  const open = openToMe(useWallet()).length;
  return (
    <BottomBar
      value={at}
      onChange={to => nav.toPlace(PATHS[to as Tab], PATHS[at])}
      items={[
        { id: 'home', label: t('home'), icon: 'home' },
        { id: 'bills', label: t('bills'), icon: 'receipt_long' },
        { id: 'cards', label: t('cards'), icon: 'credit_card' },
        { id: 'more', label: t('more'), icon: 'apps', ...(open > 0 ? { badge: open } : {}) },
      ]}
    />
  );
}

function Quick({
  icon,
  label,
  onClick,
  rid,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  rid: string;
}) {
  return (
    <button type="button" className={css['quick']} onClick={onClick} data-rid={rid}>
      <span className={css['quickIcon']}>
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </button>
  );
}

function Spending(): ReactNode {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const { now, zone, month } = useDates();
  const running = monthAt(now, zone);
  const { spent, shares } = monthOf(state, running, zone);
  if (spent <= 0) return null;
  const top = shares.slice(0, 3);
  return (
    <>
      <SectionHeader
        title={t('spentIn', { month: month(running) })}
        action={{ label: t('analysis'), onClick: () => nav.push('/analysis'), rid: 'open-analysis' }}
      />
      <div className={css['spending']}>
        <Amount text={formatMoney(spent)} size="medium" />
        <div className={css['bar']} aria-hidden="true">
          {shares
            .filter(s => s.cents > 0)
            .map(s => (
              <span
                key={s.category}
                className={css['tone']}
                data-tone={s.category}
                style={{ flexGrow: s.cents }}
              />
            ))}
        </div>
        <div className={css['tops']}>
          {top.map(s => (
            <span key={s.category} className={cx(css['top'], css['tone'])} data-tone={s.category}>
              <Icon name={CATEGORY_ICONS[s.category]} size={18} />
              <span>{t(CATEGORY_WORDS[s.category])}</span>
              <b dir="ltr">{formatMoney(s.cents)}</b>
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/** The balance, what is done most, who asks for money, and the latest bills. */
export function Home() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const money = useMoney();
  const { when } = useDates();
  const hides = state.settings.hideBalance;
  const held = heldOf(state);
  const asked = openToMe(state);
  return (
    <Screen
      label={t('appName')}
      appBar={
        <AppBar
          title={
            <span className={css['brand']}>
              <Leaf />
              {t('appName')}
            </span>
          }
          leading="none"
          actions={<IconButton icon="settings" label={t('settings')} onClick={() => nav.push('/settings')} />}
        />
      }
      bottom={<Places at="home" />}
    >
      <div className={css['hero']} role="group" aria-label={t('balance')}>
        <Engraving />
        <div className={css['heroTop']}>
          <span>{t('balance')}</span>
          {hides && (
            <IconButton
              icon="visibility"
              selected={state.revealed}
              label={t(state.revealed ? 'hideAmounts' : 'showAmounts')}
              onClick={() => act.reveal({ on: !state.revealed })}
            />
          )}
        </div>
        <Amount text={money(balanceOf(state, BALANCE))} size="huge" />
        <span className={css['held']}>
          {held > 0 ? t('underWay', { amount: money(held) }) : t('nothingUnderWay')}
        </span>
        <div className={css['heroButtons']}>
          <button type="button" data-rid="top-up" onClick={() => nav.push('/top-up')}>
            <Icon name="add" size={20} />
            {t('topUp')}
          </button>
          <button type="button" data-rid="withdraw" onClick={() => nav.push('/withdraw')}>
            <Icon name="account_balance" size={20} />
            {t('withdraw')}
          </button>
        </div>
      </div>
      <div className={css['quicks']}>
        <Quick
          icon="send"
          label={t('transfer')}
          rid="transfer"
          onClick={() => nav.push('/people/:then', { then: 'transfer' })}
        />
        <Quick
          icon="call_received"
          label={t('requestShort')}
          rid="request"
          onClick={() => nav.push('/people/:then', { then: 'request' })}
        />
        <Quick icon="qr_code_scanner" label={t('scan')} rid="scan" onClick={() => nav.push('/scan')} />
        <Quick icon="qr_code" label={t('receive')} rid="receive" onClick={() => nav.push('/receive')} />
      </div>
      {asked.length > 0 && (
        <div className={css['asked']}>
          {asked.slice(0, 3).map(r => (
            <ListRow
              key={r.id}
              id={r.id}
              rid="asked"
              leading={<Face account={r.person} />}
              title={state.accounts[r.person]!.name}
              subtitle={t('asksNote', { note: r.note })}
              meta={<Price cents={r.cents} when={when(r.at)} />}
              onClick={() => nav.push('/ask/:request', { request: r.id })}
            />
          ))}
        </div>
      )}
      {Spending()}
      <SectionHeader
        title={t('latest')}
        action={{ label: t('seeAll'), onClick: () => nav.push('/bills'), rid: 'see-all' }}
      />
      {rowsOf(state.transactions)
        .slice(0, 6)
        .map(row => (
          <BillRow
            key={row.id}
            row={row}
            onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
          />
        ))}
    </Screen>
  );
}
