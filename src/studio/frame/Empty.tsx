import { ActionIcon, Code, CopyButton, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './frame.module.css';

/** What a room shows while it has nothing: why, and the command that fills it. */
export function Empty({
  icon: Icon,
  title,
  command,
  action,
  children,
}: {
  icon: Icon;
  title: string;
  /** A line for the terminal. */
  command?: string;
  /** A button that does the same here. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack className={css['empty']!} align="center" gap="sm">
      <Icon size={40} stroke={1.3} className={css['emptyIcon']} aria-hidden />
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={460}>
        {children}
      </Text>
      {command && <Command line={command} />}
      {action}
    </Stack>
  );
}

/** A line for the terminal, with a button that copies it. */
export function Command({ line }: { line: string }) {
  return (
    <Group gap={6} className={css['command']!} wrap="nowrap">
      {/* A long line scrolls, by keys too. */}
      <Code className={css['line']!} tabIndex={0}>
        {line}
      </Code>
      <CopyButton value={line}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Copied' : 'Copy'}>
            <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label="Copy the command">
              {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
