import type { ReactNode } from 'react';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import css from './keys.module.css';

export interface KeyProps {
  rid: string;
  /** Name where the face has no words of its own. */
  label?: string | undefined;
  tone?: 'digit' | 'sign' | 'clear' | 'equals' | 'quiet' | undefined;
  on?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick: () => void;
  onLongPress?: (() => void) | undefined;
  children: ReactNode;
}

/** One key of a keypad. */
export function Key({ rid, label, tone = 'digit', on, disabled, onClick, onLongPress, children }: KeyProps) {
  const ref = useGesture(onLongPress ? { onLongPress } : {});
  return (
    <button
      type="button"
      ref={onLongPress ? ref : undefined}
      className={css['key']}
      data-tone={tone}
      data-rid={`key-${rid}`}
      aria-label={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={onClick}
    >
      <span aria-hidden={label === undefined ? undefined : true}>{children}</span>
    </button>
  );
}
