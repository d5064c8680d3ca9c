import { Button, Group, Popover, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { IconCalendarTime, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { epochOf, partsAt } from '../../state/clock.ts';
import { api } from '../api.ts';
import { formatClock, formatDuration, JUMPS } from '../format.ts';
import type { Reporting } from '../reporting.ts';
import type { OpenedPhone } from './useLivePhone.ts';
import { waitFor } from './wait.ts';
import css from './phone.module.css';

/** The phone's clock: what it shows, and how to run, pause, move and set it. */
export function ClockBar({ opened, reporting }: { opened: OpenedPhone; reporting: Reporting }) {
  const { live, state, phone } = opened;
  const { now, zone } = phone!.clock;
  const { running } = state;
  return (
    <div className={css['clock']} role="group" aria-label="Clock">
      <time dateTime={new Date(now).toISOString()}>{formatClock(now, zone)}</time>
      <Button
        size="xs"
        w={92}
        variant={running ? 'filled' : 'default'}
        leftSection={running ? <IconPlayerPause size={14} /> : <IconPlayerPlay size={14} />}
        onClick={() => live!.run(!running)}
      >
        {running ? 'Pause' : 'Run'}
      </Button>
      <Button.Group aria-label="Let pass">
        {JUMPS.map(([label, ms]) => (
          <Tooltip key={label} label={`Let ${label} pass`}>
            <Button size="xs" px={9} variant="default" onClick={() => void live!.act({ type: 'wait', ms })}>
              {label}
            </Button>
          </Tooltip>
        ))}
      </Button.Group>
      <SetClock opened={opened} reporting={reporting} />
    </div>
  );
}

const two = (n: number) => String(n).padStart(2, '0');

/** A moment as a field for dates and times has it. */
function fieldOf(ms: number, zone: string): string {
  const { year, month, day, hour, minute, second } = partsAt(ms, zone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** The moment of such a field; undefined while it is not complete. */
function momentOf(text: string, zone: string): number | undefined {
  const [year, month, day, hour, minute, second = 0] = text.split(/[-T:]/).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return undefined;
  return epochOf({ year, month, day, hour, minute, second }, zone);
}

function SetClock({ opened: { id, live, phone }, reporting }: { opened: OpenedPhone; reporting: Reporting }) {
  const { now, zone } = phone!.clock;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const moment = momentOf(text, zone);
  const close = () => setOpen(false);
  const passTo = reporting(async () => {
    close();
    await waitFor(live!, moment! - now);
  });
  const setTo = reporting(async () => {
    close();
    await live!.elsewhere(() => api.patch(id, [{ op: 'replace', path: '/clock/now', value: moment }]));
  });
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus withArrow>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCalendarTime size={14} />}
          onClick={() => {
            setText(fieldOf(now, zone));
            setOpen(!isOpen);
          }}
        >
          Set
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" w={300}>
          <TextInput
            type="datetime-local"
            step={1}
            label={`Time in ${zone}`}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {moment === undefined
              ? 'A date and a time.'
              : moment > now
                ? `In ${formatDuration(moment - now)}. Passing runs what is due; setting only changes the clock.`
                : 'Not in the future: the clock can be set, but no time passes.'}
          </Text>
          <Group gap="xs" grow>
            <Button size="xs" disabled={moment === undefined || moment <= now} onClick={passTo}>
              Pass to it
            </Button>
            <Button size="xs" variant="default" disabled={moment === undefined} onClick={setTo}>
              Set only
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
