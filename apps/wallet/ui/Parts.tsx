import type { ReactNode } from 'react';
import { Avatar, Icon, ListRow } from './kit.ts';
import type { IconName } from './icons.ts';
import type { Category } from '../state.ts';
import { directionOf, partyOf, refundedOf, type Row } from '../select.ts';
import { expiryText, lastFour } from '../cards.ts';
import { formatMoney, useDates, useWallet, useWords } from './hooks.ts';
import css from './parts.module.css';

export const CATEGORY_ICONS = {
  groceries: 'shopping_basket',
  eating: 'restaurant',
  transport: 'directions_bus',
  shopping: 'shopping_bag',
  home: 'cottage',
  health: 'medical_services',
  leisure: 'confirmation_number',
  travel: 'luggage',
  gifts: 'redeem',
  learning: 'menu_book',
  bills: 'receipt_long',
  people: 'group',
  other: 'category',
} as const satisfies Record<Category, IconName>;

/** Fine lines, as on a banknote: waves that are turned against each other. */
export function Engraving() {
  const waves = Array.from({ length: 15 }, (_, i) => {
    const y = 6 + i * 14;
    return `M-20 ${y}C60 ${y - 46} 120 ${y + 58} 200 ${y}S330 ${y - 40} 420 ${y + 18}`;
  });
  const turned = Array.from({ length: 9 }, (_, i) => 18 + i * 11);
  return (
    <svg
      className={css['engraving']}
      viewBox="0 0 340 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {waves.map(d => (
        <path key={d} d={d} />
      ))}
      {turned.map(r => (
        <ellipse key={r} cx="300" cy="30" rx={r} ry={r * 0.55} transform={`rotate(${r * 3} 300 30)`} />
      ))}
    </svg>
  );
}

/** The leaf of Copperleaf. */
export const Leaf = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={css['leaf']}>
    <path d="M20 3C10 3 4 8.200 4 15.500c0 1.300.2 2.500.6 3.500C7 13 11 9.800 16 8.200 11.400 11 7.900 14.600 6 20.500 7 21 8.200 21.200 9.500 21 16.500 20.200 20.500 14 20 3z" />
  </svg>
);

/** An amount with its pence set small. */
export function Amount({ text, size = 'large' }: { text: string; size?: 'large' | 'huge' | 'medium' }) {
  const [, sign = '', whole = text, pence = ''] = /^([^\d•]*)([\d,•]+)(\.\d\d)?$/.exec(text) ?? [];
  return (
    <span className={css['amount']} data-size={size} dir="ltr">
      <span>{sign}</span>
      {whole}
      <span>{pence}</span>
    </span>
  );
}

/** Whose account it is: a portrait, the icon of a firm's category, or of the owner's account. */
export function Face({ account, size = 40 }: { account: string; size?: number }) {
  const state = useWallet();
  const found = state.accounts[account];
  const firm = state.firms[account];
  if (state.people[account])
    return <Avatar name={found?.name ?? ''} picture={state.people[account].portrait} size={size} />;
  const own: Partial<Record<string, IconName>> = {
    balance: 'account_balance_wallet',
    pot: 'savings',
    card: 'credit_card',
    group: 'group',
  };
  const icon = firm ? CATEGORY_ICONS[firm.category] : (own[found?.kind ?? ''] ?? 'category');
  return (
    <span
      className={css['face']}
      data-tone={firm?.category ?? 'own'}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon name={icon} size={Math.round(size * 0.55)} />
    </span>
  );
}

/** A card as it looks, its number but for the last four hidden. */
export function CardFace({ card, small }: { card: string; small?: boolean }) {
  const state = useWallet();
  const t = useWords();
  const { scheme, number, expires, tone, frozen, kind } = state.cards[card]!;
  return (
    <span
      className={css['cardFace']}
      data-tone={tone}
      data-small={small || undefined}
      data-frozen={frozen || undefined}
    >
      <Engraving />
      <span className={css['cardTop']}>
        <span dir="auto">{state.accounts[card]!.name}</span>
        {frozen ? <span className={css['frozen']}>{t('frozen')}</span> : <Leaf size={22} />}
      </span>
      <span className={css['chip']} aria-hidden="true" />
      <span className={css['cardNumber']} dir="ltr">
        •••• {lastFour(number)}
      </span>
      <span className={css['cardFoot']}>
        <span>{t(kind === 'debit' ? 'debit' : 'credit')}</span>
        <span dir="ltr">{expiryText(expires)}</span>
        <span className={css['scheme']}>{scheme}</span>
      </span>
    </span>
  );
}

/** What a transaction is, where it has no purpose of its own. */
export function useKindWords(): (t: Row) => string {
  const words = useWords();
  return t => {
    const kinds = {
      payment: 'payment',
      transfer: 'transfer',
      received: 'received',
      topUp: 'topUp',
      withdrawal: 'withdrawal',
      saving: 'savings',
      refund: 'refund',
      cardBill: 'cardBill',
      opening: 'opening',
    } as const;
    return words(kinds[t.kind]);
  };
}

/** What is notable about how a bill stands, or null. */
function standOf({ status, cents }: Row, refunded: number): 'pending' | 'refunded' | 'partlyRefunded' | null {
  if (status === 'pending') return 'pending';
  if (status === 'returned' || refunded >= cents) return 'refunded';
  return refunded > 0 ? 'partlyRefunded' : null;
}

/** One bill in a list; below the heading of its day, `byDay`, with its time. */
export function BillRow({ row, byDay, onClick }: { row: Row; byDay?: boolean; onClick: () => void }) {
  const state = useWallet();
  const t = useWords();
  const { when, time } = useDates();
  const kindWords = useKindWords();
  const direction = directionOf(state, row);
  const party = partyOf(state, row);
  const refunded = row.kind === 'refund' ? 0 : refundedOf(state, row.id);
  const sign = { out: '−', in: '+', own: '' }[direction];
  const stand = standOf(row, refunded);
  const status = stand === null ? (byDay ? time(row.at) : when(row.at)) : t(stand);
  return (
    <ListRow
      id={row.id}
      rid="bill"
      leading={<Face account={party} />}
      title={state.accounts[party]!.name}
      subtitle={row.what || kindWords(row)}
      lines={2}
      meta={
        <span className={css['rowMeta']}>
          <span className={css['rowAmount']} data-direction={direction} dir="ltr">
            {sign}
            {formatMoney(row.cents)}
          </span>
          <span data-notable={stand !== null || undefined}>{status}</span>
        </span>
      }
      onClick={onClick}
    />
  );
}

/** A line of a summary: what, and its value at the end. */
export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css['line']}>
    <span>{label}</span>
    <span dir="auto">{children}</span>
  </div>
);

/** An amount at the end of a row, and a few words below it. */
export const Price = ({ cents, when }: { cents: number; when: string }) => (
  <span className={css['rowMeta']}>
    <span className={css['rowAmount']} dir="ltr">
      {formatMoney(cents)}
    </span>
    <span dir="auto">{when}</span>
  </span>
);
