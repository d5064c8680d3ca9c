import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { nameOf } from '../select.ts';
import type { Card } from '../state.ts';
import css from './card.module.css';

/** Facts that distinguish a card from others of the same name, on two lines at most. */
export function factsOf(c: Card): string[] {
  const lines = [
    c.phones.map(p => formatNumber(p.number)).join(', '),
    c.emails.map(e => e.address).join(', '),
    c.company,
    c.notes.split('\n')[0]!,
  ];
  return lines.filter(t => t && t !== nameOf(c)).slice(0, 2);
}

export function Facts({ lines }: { lines: readonly string[] }) {
  return (lines.length > 0 ? lines : ['No number or address']).map((line, i) => (
    <span key={i} className={css['fact']} dir="auto">
      {line}
    </span>
  ));
}
