import { ActionIcon, Button, Menu, Text, Tooltip } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import {
  IconChevronDown,
  IconDownload,
  IconGitFork,
  IconLink,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../api.ts';
import { openFile, saveFile } from '../format.ts';
import type { Reporting } from '../reporting.ts';
import { copyText } from './clipboard.ts';
import type { OpenedPhone } from './useLivePhone.ts';

/** What can be done with the whole phone. */
export function PhoneActions({
  opened: { id, live },
  reporting,
}: {
  opened: OpenedPhone;
  reporting: Reporting;
}) {
  const navigate = useNavigate();
  /** Calls the server once all that was done here has arrived there. */
  const settled = <T,>(call: () => Promise<T>) => (live ? live.elsewhere(call) : call());
  const link = async () => {
    const { sha256 } = await settled(() => api.keep(id));
    await copyText(`${location.origin}${location.pathname}#/open/${sha256}`);
    notifications.show({
      message: 'Link copied. It opens a phone of its own in this state, on this server.',
    });
  };
  const fork = async () => {
    const { phones } = await settled(() => api.fork(id));
    await navigate({ to: '/phones/$id', params: { id: phones[0]!.id } });
  };
  const save = async () => saveFile(`${id}.snapshot.json`, await settled(() => api.snapshot(id)));
  const load = async () => {
    const snapshot = await openFile();
    if (snapshot !== null) await settled(() => api.restore(id, snapshot));
  };
  const remove = () =>
    modals.openConfirmModal({
      title: `Delete ${id}?`,
      children: <Text size="sm">Its state and the episode on it are lost. Its forks stay.</Text>,
      labels: { confirm: 'Delete', cancel: 'Keep' },
      confirmProps: { color: 'red.9' },
      onConfirm: reporting(async () => {
        await api.remove(id);
        await navigate({ to: '/phones' });
      }),
    });
  return (
    <>
      <Tooltip label="A link that opens a phone in this very state">
        <Button variant="default" leftSection={<IconLink size={16} />} onClick={reporting(link)}>
          Copy link
        </Button>
      </Tooltip>
      <Tooltip label="A copy that goes on from here">
        <Button variant="default" leftSection={<IconGitFork size={16} />} onClick={reporting(fork)}>
          Fork
        </Button>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} />}>
            Snapshot
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={reporting(save)}>
            Save to a file
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={16} />} onClick={reporting(load)}>
            Load from a file
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="Delete">
        <ActionIcon variant="light" color="red" size={36} aria-label="Delete" onClick={remove}>
          <IconTrash size={18} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
