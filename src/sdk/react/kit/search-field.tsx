import { useCallback, type ReactNode } from 'react';
import { useFields, usePhone, useSurface } from '../hooks.ts';
import type { IconName } from '../icons.ts';
import type { AnyPhone } from '../../../state/phone/index.ts';
import { cx } from './cx.ts';
import type { Leading } from './Icon.tsx';
import { IconButton } from './buttons.tsx';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
import css from './field.module.css';
import { TextField } from './field.tsx';

export interface SearchFieldProps<N extends string = IconName> {
  name: string;
  label: string;
  hint?: string;
  initial?: string;
  onInput?: (text: string) => void;
  onEnter?: (text: string) => void;
  leading?: Leading<N>;
  trailing?: ReactNode;
  rid?: string;
  className?: string;
}

/** A search bar, with a cross that empties it. */
export function SearchField({
  name,
  label,
  hint,
  initial,
  onInput,
  onEnter,
  leading = 'search',
  trailing,
  rid = 'search',
  className,
}: SearchFieldProps) {
  const t = useWordsOf(words);
  const fields = useFields();
  const { id } = useSurface();
  const text =
    usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.fields?.[name]?.text, [id, name])) ??
    initial ??
    '';
  const clear = () => {
    fields.set(name, '');
    onInput?.('');
  };
  return (
    <TextField
      name={name}
      label={label}
      hint={hint ?? label}
      variant="plain"
      role="searchbox"
      enterKey="search"
      inputMode="search"
      leading={leading}
      rid={rid}
      className={cx(css['search'], className)}
      {...(initial === undefined ? {} : { initial })}
      {...(onInput ? { onInput } : {})}
      {...(onEnter ? { onEnter } : {})}
      trailing={text !== '' ? <IconButton icon="close" label={t('clear')} onClick={clear} /> : trailing}
    />
  );
}
