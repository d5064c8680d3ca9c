import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconAccessible,
  IconArrowLeft,
  IconCircle,
  IconDeviceMobileRotated,
  IconHash,
  IconPointer,
  IconPower,
  IconSquare,
  IconVolume,
  IconVolume2,
  type Icon,
} from '@tabler/icons-react';
import type { Key } from '../../protocol/action.ts';
import type { Reporting } from '../reporting.ts';
import type { Inspection } from './inspection.ts';
import { Overlay } from './Overlay.tsx';
import { useScale } from './scale.ts';
import type { OpenedPhone } from './useLivePhone.ts';
import css from './phone.module.css';

const KEYS: readonly (readonly [Key, string, Icon])[] = [
  ['back', 'Back', IconArrowLeft],
  ['home', 'Home', IconCircle],
  ['recents', 'Recents', IconSquare],
  ['power', 'Power', IconPower],
  ['volume_down', 'Volume down', IconVolume2],
  ['volume_up', 'Volume up', IconVolume],
];

/** The phone itself, with its keys and with what is drawn over its screen. */
export function Stage({
  opened,
  inspection,
  reporting,
}: {
  opened: OpenedPhone;
  inspection: Inspection;
  reporting: Reporting;
}) {
  const { host, live, state, phone } = opened;
  const scale = useScale(phone);
  const { inspecting, setInspecting, marks, setMarks, names, setNames } = inspection;
  return (
    <section className={css['stage']} aria-label="Phone">
      <div
        className={css['bezel']}
        style={{ inlineSize: scale.width, blockSize: scale.height }}
        data-inspecting={inspecting || undefined}
      >
        {/* Colours and directions are the phone's own. */}
        <div
          ref={host}
          tabIndex={0}
          role="application"
          aria-label="Screen"
          aria-description="Takes the mouse and every key. Shift and Escape leave it."
          className={css['host']}
          style={{ transform: `scale(${scale.by})` }}
        />
        <Overlay inspection={inspection} pixel={scale.pixel} />
        {state.mode === 'joining' && <p className={css['joining']}>Joining…</p>}
      </div>
      <p className={css['hint']}>
        {inspecting ? 'Point at an element. Arrows walk, Esc ends.' : 'Shift Esc leaves the phone'}
      </p>
      <div className={css['controls']}>
        <div className={css['keys']} role="toolbar" aria-label="Hardware keys">
          {KEYS.map(([key, label, Icon]) => (
            <KeyButton
              key={key}
              label={label}
              icon={Icon}
              onClick={() => void live?.act({ type: 'key', key })}
            />
          ))}
          <KeyButton label="Rotate" icon={IconDeviceMobileRotated} onClick={reporting(() => live?.turn())} />
        </div>
        <div className={css['keys']} role="toolbar" aria-label="Looking">
          <KeyButton
            label="Inspect"
            hint="I"
            icon={IconPointer}
            isOn={inspecting}
            onClick={() => setInspecting(!inspecting)}
          />
          <KeyButton label="Marks" hint="M" icon={IconHash} isOn={marks} onClick={() => setMarks(!marks)} />
          <KeyButton
            label="Accessibility"
            hint="A"
            icon={IconAccessible}
            isOn={names}
            onClick={() => setNames(!names)}
          />
        </div>
      </div>
    </section>
  );
}

function KeyButton({
  label,
  hint,
  icon: Icon,
  isOn,
  onClick,
}: {
  label: string;
  hint?: string;
  icon: Icon;
  isOn?: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={hint ? `${label} (${hint})` : label}>
      <ActionIcon
        variant={isOn ? 'filled' : 'default'}
        size={31}
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        onClick={onClick}
      >
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
