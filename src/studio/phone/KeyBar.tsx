import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowLeft,
  IconCircle,
  IconPower,
  IconSquare,
  IconVolume,
  IconVolume2,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Key } from '../../protocol/action.ts';
import css from './phone.module.css';

const KEYS = {
  back: ['Back', IconArrowLeft],
  home: ['Home', IconCircle],
  recents: ['Recents', IconSquare],
  power: ['Power', IconPower],
  volume_down: ['Volume down', IconVolume2],
  volume_up: ['Volume up', IconVolume],
} as const satisfies Partial<Record<Key, readonly [string, Icon]>>;
type HardwareKey = keyof typeof KEYS;
const ALL = Object.keys(KEYS) as HardwareKey[];

/** The hardware keys of a phone, and after them what the page adds. */
export function KeyBar({
  keys = ALL,
  isOff = false,
  onKey,
  children,
}: {
  keys?: readonly HardwareKey[];
  isOff?: boolean;
  onKey: (key: Key) => void;
  children?: ReactNode;
}) {
  return (
    <div className={css['keys']} role="toolbar" aria-label="Hardware keys">
      {keys.map(key => (
        <KeyButton
          key={key}
          label={KEYS[key][0]}
          icon={KEYS[key][1]}
          isOff={isOff}
          onClick={() => onKey(key)}
        />
      ))}
      {children}
    </div>
  );
}

/** A button under a phone. `isOn` makes it a switch. */
export function KeyButton({
  label,
  hint,
  icon: Icon,
  isOn,
  isOff = false,
  onClick,
}: {
  label: string;
  /** The key that does the same. */
  hint?: string;
  icon: Icon;
  isOn?: boolean;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={hint ? `${label} (${hint})` : label}>
      <ActionIcon
        variant={isOn ? 'filled' : 'default'}
        size={31}
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        disabled={isOff}
        onClick={onClick}
      >
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
