import type { ReactNode } from 'react';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Dialog, List, ListRow, RadioGroup, SectionHeader, type ListRowProps } from './kit.ts';

/** Settings that belong together, on a ground of their own. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SectionHeader title={title} />
      <List card label={title}>
        {children}
      </List>
    </>
  );
}

export interface ChoiceProps<T extends string | number> {
  title: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
  leading?: ListRowProps['leading'];
}

/** A row that asks with a dialog for one of several. */
export function Choice<T extends string | number>({
  title,
  value,
  options,
  onChange,
  disabled,
  leading,
}: ChoiceProps<T>) {
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const close = () => setAsking(null);
  return (
    <>
      <ListRow
        title={title}
        subtitle={options.find(o => o.value === value)?.label}
        disabled={disabled ?? false}
        leading={leading}
        rid="choice"
        onClick={() => setAsking(title)}
      />
      <Dialog
        open={asking === title}
        title={title}
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        <RadioGroup
          label={title}
          options={options}
          value={value}
          onChange={v => {
            close();
            onChange(v);
          }}
        />
      </Dialog>
    </>
  );
}
