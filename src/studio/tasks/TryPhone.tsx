import { Button, Kbd, Menu } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect } from 'react';
import { formatClock, JUMPS } from '../format.ts';
import { attachInput } from '../phone/input.ts';
import { KeyBar } from '../phone/KeyBar.tsx';
import { PhoneScreen, useWayOut } from '../phone/PhoneScreen.tsx';
import { scaleFor } from '../phone/scale.ts';
import type { OpenedPhone } from '../phone/useLivePhone.ts';
import css from './template.module.css';

/** What the case of a phone adds to its screen on both sides together, px. */
const CASE = 20;

/** The phone of an attempt, with its keys and its clock. */
export function TryPhone({ opened, isOver }: { opened: OpenedPhone; isOver: boolean }) {
  const { host, live, state, phone } = opened;
  useEffect(() => (live && host.current ? attachInput(live, host.current) : undefined), [live, host]);
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  useWayOut(host);
  return (
    <section className={css['stage']} aria-label="Phone">
      <div ref={ref} className={css['room']}>
        <PhoneScreen
          opened={opened}
          scale={scaleFor(phone, width - CASE, height - CASE)}
          label="Screen of the phone"
          isOff={isOver}
        />
      </div>
      <KeyBar
        keys={['back', 'home', 'recents', 'power']}
        isOff={isOver}
        onKey={key => void live?.act({ type: 'key', key })}
      />
      {phone && (
        <div className={css['buttons']}>
          <time className={css['time']}>{formatClock(phone.clock.now, phone.clock.zone)}</time>
          <Button
            variant={state.running ? 'filled' : 'default'}
            size="xs"
            aria-pressed={state.running}
            disabled={isOver}
            onClick={() => live?.run(!state.running)}
          >
            {state.running ? 'Stop clock' : 'Run clock'}
          </Button>
          <Menu>
            <Menu.Target>
              <Button variant="default" size="xs" disabled={isOver}>
                Jump…
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {JUMPS.map(([label, ms]) => (
                <Menu.Item key={label} onClick={() => void live?.act({ type: 'wait', ms })}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
      <p className={css['hint']}>
        Keys go to the phone; <Kbd size="xs">Shift</Kbd> <Kbd size="xs">Esc</Kbd> leaves it.
      </p>
    </section>
  );
}
