import { Badge, Code, Group, Progress } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import type { AnyPhone } from '../../state/phone/index.ts';
import { formatClock } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import css from './lists.module.css';

/** What the shade holds, the newest first. */
export function NotificationsTab({ phone }: { phone: AnyPhone }) {
  const held = Object.entries(phone.os.notifications).sort(
    ([a, x], [b, y]) => y.at - x.at || (a < b ? 1 : -1),
  );
  if (held.length === 0)
    return (
      <Empty icon={IconBellOff} title="The shade is empty">
        Notifications that apps post stand here until they are opened or swiped away.
      </Empty>
    );
  return (
    <ul className={css['list']} aria-label="Notifications">
      {held.map(([id, n]) => (
        <li key={id} className={css['item']}>
          <div className={css['grow']}>
            <div className={css['sentence']}>
              <b>{n.title}</b> {n.text}
            </div>
            {n.lines?.map((line, i) => (
              <div key={i}>{line}</div>
            ))}
            {n.progress !== undefined && (
              <Progress value={n.progress * 100} aria-label="Progress" my={4} maw={260} />
            )}
            <div className={css['quiet']}>
              {formatClock(n.at, phone.clock.zone)} · {n.app} · {n.channel}
              {n.route ? ` · opens ${n.route}` : ''} · <Code>{id}</Code>
            </div>
            {n.actions.length > 0 && (
              <div className={css['quiet']}>Buttons: {n.actions.map(({ label }) => label).join(', ')}</div>
            )}
          </div>
          <Group gap={4}>
            {n.ringing && <Badge color="red">rings: {n.ringing}</Badge>}
            {phone.ui.headsUp === id && <Badge>over the screen</Badge>}
            {n.ongoing && (
              <Badge variant="light" color="gray">
                ongoing
              </Badge>
            )}
            {n.silent && (
              <Badge variant="light" color="gray">
                silent
              </Badge>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
