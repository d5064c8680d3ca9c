import { Select, type SelectProps } from '@mantine/core';
import type { Ref } from 'react';

/**
 * A choice that is found by typing: the best match is selected with every letter, so Enter takes it.
 *
 * Without a value there is no chosen option to go to when the list opens. The library looks for one by a timer all the same, and
 * a timer that fires late takes back what the arrow keys have selected since.
 */
export function SearchSelect(props: SelectProps<string> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      selectFirstOptionOnDropdownOpen={props.value === null}
      {...props}
    />
  );
}
