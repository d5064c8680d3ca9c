import { Button, Kbd, Menu } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';
import type { AnyPhone } from '../../state/phone/index.ts';
import { formatClock, JUMPS } from '../format.ts';
import { attachInput } from '../phone/input.ts';
import type { OpenedPhone } from '../phone/useLivePhone.ts';
import base from '../studio.module.css';
import css from './template.module.css';

const KEYS = [
  ['back', 'Back'],
  ['home', 'Home'],
  ['recents', 'Recents'],
  ['power', 'Power'],
] as const;

/** The phone of an attempt, with its keys and its clock. */
export function TryPhone({
  opened: { host, live, state, phone },
  isOver,
}: {
  opened: OpenedPhone;
  isOver: boolean;
}) {
  useEffect(() => (live && host.current ? attachInput(live, host.current) : undefined), [live, host]);
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const size = pointsOf(phone);
  const by = Math.max(0.3, Math.min(1.25, width / size.width, height / size.height));
  useWayOut(host);
  return (
    <section className={css['stage']} aria-label="Phone">
      <div ref={ref} className={css['room']}>
        <div
          className={css['bezel']}
          style={{ inlineSize: size.width * by, blockSize: size.height * by }}
          inert={isOver}
        >
          <div
            ref={host}
            tabIndex={0}
            className={base['host']}
            aria-label="Screen of the phone"
            role="application"
            style={{ transform: `scale(${by})` }}
          />
          {state.mode === 'joining' && <p className={css['joining']}>Joining…</p>}
        </div>
      </div>
      <div className={css['buttons']}>
        {KEYS.map(([key, label]) => (
          <Button
            key={key}
            variant="default"
            size="xs"
            disabled={isOver}
            onClick={() => void live?.act({ type: 'key', key })}
          >
            {label}
          </Button>
        ))}
      </div>
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

/** The phone's screen in points. */
function pointsOf(phone: AnyPhone | undefined): { width: number; height: number } {
  if (!phone) return { width: 360, height: 800 };
  const { screen, orientation } = phone.device;
  const [width, height] = [screen.width / screen.scale, screen.height / screen.scale];
  return orientation === 'landscape' ? { width: height, height: width } : { width, height };
}

/** Shift Escape takes the focus out of the phone, which gets every other key. */
function useWayOut(host: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !event.shiftKey || !host.current?.contains(document.activeElement))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      host.current.closest('section')?.querySelector('button')?.focus();
    };
    addEventListener('keydown', leave, true);
    return () => removeEventListener('keydown', leave, true);
  }, [host]);
}
