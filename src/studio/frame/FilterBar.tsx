import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import css from './filter-bar.module.css';
import { usePageKeys } from './keys.ts';
import { SearchSelect } from './SearchSelect.tsx';

/** The bar over a list that is filtered: words, which `/` goes to, and what else narrows it. */
export function FilterBar({
  label,
  words,
  value,
  onChange,
  onEnter,
  children,
}: {
  /** What the bar is for: `Filter phones`. */
  label: string;
  /** What the words are looked for in: `Filter by id or app`. */
  words: string;
  value: string | undefined;
  onChange: (words: string | undefined) => void;
  /** Goes on to the list, where it is worked by keys. */
  onEnter?: () => void;
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  usePageKeys([['/', () => field.current?.focus()]]);
  return (
    <div className={css['bar']} role="search" aria-label={label}>
      <VisuallyHidden component="h2">Filter</VisuallyHidden>
      <TextInput
        ref={field}
        type="search"
        className={css['words']!}
        placeholder={words}
        aria-label={words}
        leftSection={<IconSearch size={16} />}
        value={value ?? ''}
        onChange={event => onChange(event.currentTarget.value || undefined)}
        onKeyDown={event => {
          if (!onEnter || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {children}
    </div>
  );
}

/** One choice of a filter bar; undefined while anything fits. */
export function FilterChoice({
  label,
  any,
  data,
  value,
  onChange,
}: {
  label: string;
  /** What stands there while nothing is chosen. */
  any: string;
  data: readonly (string | { value: string; label: string })[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <SearchSelect
      aria-label={label}
      placeholder={any}
      data={data as string[]}
      value={value ?? null}
      onChange={chosen => onChange(chosen ?? undefined)}
      clearable
      className={css['choice']!}
    />
  );
}
