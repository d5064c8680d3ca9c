import { Button, CloseButton, Menu, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { inBatches } from '../batches.ts';
import { JUMPS } from '../format.ts';
import type { Reporting } from '../reporting.ts';
import type { Selection } from './selection.ts';
import css from './phones.module.css';

const phones = (count: number) => (count === 1 ? '1 phone' : `${count} phones`);

/** What can be done with the selected phones, at the foot of the wall while there are any. */
export function SelectionBar({ selection, reporting }: { selection: Selection; reporting: Reporting }) {
  const { ids } = selection;
  const client = useQueryClient();
  useHotkeys([
    ['mod+A', () => selection.all()],
    ['Escape', () => selection.none()],
  ]);
  if (ids.length === 0) return null;
  /** Does something to every selected phone. All are tried; the first error is told at the end. */
  const each = (done: string, work: (id: string) => Promise<unknown>) =>
    reporting(async () => {
      try {
        await inBatches(ids, work);
        notifications.show({ message: `${phones(ids.length)} ${done}` });
      } finally {
        await client.invalidateQueries({ queryKey: ['phones'] });
      }
    });
  const remove = () =>
    modals.openConfirmModal({
      title: `Delete ${phones(ids.length)}?`,
      children: <Text size="sm">Their state and the episodes on them are lost.</Text>,
      labels: { confirm: 'Delete', cancel: 'Keep' },
      confirmProps: { color: 'red.9' },
      onConfirm: each('deleted', api.remove),
    });
  return (
    <div className={css['selection']} role="toolbar" aria-label="Selected phones">
      <Text fw={600} size="sm" role="status">
        {phones(ids.length)} selected
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={selection.all}>
        Select all
      </Button>
      <span className={css['grow']} />
      <Button variant="default" size="xs" onClick={each('forked', api.fork)}>
        Fork
      </Button>
      <Menu position="top">
        <Menu.Target>
          <Button variant="default" size="xs">
            Wait…
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {JUMPS.map(([label, ms]) => (
            <Menu.Item key={label} onClick={each(`waited ${label}`, id => api.wait(id, ms))}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="light" color="red" size="xs" onClick={remove}>
        Delete
      </Button>
      <CloseButton aria-label="Select none" onClick={selection.none} />
    </div>
  );
}
