import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconFileTypeHtml, IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError, episodeAt } from '../api.ts';

/** What a replay can be exported as. */
const FORMATS = [
  { format: 'html', name: 'Page of one file', says: 'opens without a server', icon: IconFileTypeHtml },
  { format: 'gif', name: 'Film', says: 'a second a step', icon: IconMovie },
] as const;

/** Fetches an export and hands it to the browser. Throws CallError. */
async function save(run: string, name: string, format: string): Promise<void> {
  const response = await fetch(`${episodeAt(run, name)}/export?format=${format}`);
  if (!response.ok) {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    throw new CallError(error.code, error.message);
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${run}-${name}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the replay as a file. */
export function ExportMenu({ run, name }: { run: string; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const start = (format: string) => {
    setBusy(true);
    save(run, name, format)
      .catch((error: Error) => notifications.show({ color: 'red', message: error.message }))
      .finally(() => setBusy(false));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={isBusy}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, name: label, says, icon: Icon }) => (
          <Menu.Item key={format} leftSection={<Icon size={16} />} onClick={() => start(format)}>
            {label}, {says}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
