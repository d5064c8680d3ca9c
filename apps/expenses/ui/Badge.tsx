import type { IconName } from './icons.ts';
import { Icon } from './kit.ts';
import type { Account, Entry } from '../state.ts';
import { useExpenses } from './hooks.ts';
import tones from './tones.module.css';

export const ACCOUNT_ICON: Record<Account['kind'], IconName> = {
  cash: 'payments',
  current: 'account_balance',
  card: 'credit_card',
  savings: 'savings',
};
export const ACCOUNT_TONE: Record<Account['kind'], string> = {
  cash: 'green',
  current: 'blue',
  card: 'violet',
  savings: 'amber',
};
export const ACCOUNT_WORDS: Record<Account['kind'], string> = {
  cash: 'Cash',
  current: 'Current account',
  card: 'Card',
  savings: 'Savings',
};

/** An icon on a round ground of a colour. */
export function Badge({
  icon,
  tone,
  size = 40,
  full,
}: {
  icon: IconName;
  tone: string;
  size?: number;
  full?: boolean;
}) {
  return (
    <span
      className={`${tones['tone']} ${tones['badge']}`}
      data-tone={tone}
      data-full={full || undefined}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon name={icon} size={Math.round(size * 0.55)} />
    </span>
  );
}

export function CategoryBadge({ category, size }: { category: string | null; size?: number }) {
  const found = useExpenses().categories[category ?? ''];
  return (
    <Badge icon={found?.icon ?? 'category'} tone={found?.colour ?? 'grey'} {...(size ? { size } : {})} />
  );
}

export function EntryBadge({ entry, size }: { entry: Pick<Entry, 'kind' | 'category'>; size?: number }) {
  return entry.kind === 'transfer' ? (
    <Badge icon="swap_horiz" tone="grey" {...(size ? { size } : {})} />
  ) : (
    <CategoryBadge category={entry.category} {...(size ? { size } : {})} />
  );
}

export const AccountBadge = ({ kind, size }: { kind: Account['kind']; size?: number }) => (
  <Badge icon={ACCOUNT_ICON[kind]} tone={ACCOUNT_TONE[kind]} {...(size ? { size } : {})} />
);
