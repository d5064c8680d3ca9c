import type { ReactNode } from 'react';
import { Icon } from './kit.ts';
import css from './recipe.module.css';

/** A line with a box, whose words may be of several kinds. */
export function Tick({
  id,
  rid,
  checked,
  onChange,
  children,
}: {
  id: string;
  rid: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      className={css['tick']}
      data-key={id}
      data-rid={rid}
      data-done={checked || undefined}
      onClick={() => onChange(!checked)}
    >
      <span className={css['box']} aria-hidden="true">
        <Icon name={checked ? 'check_box' : 'check_box_outline_blank'} filled={checked} />
      </span>
      <span className={css['tickWords']} dir="auto">
        {children}
      </span>
    </button>
  );
}
