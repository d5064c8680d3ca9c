import { Button, Kbd, Menu, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconHandFinger, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Element } from '../../protocol/observation.ts';
import { formatClock, JUMPS } from '../format.ts';
import { usePageKeys } from '../frame/keys.ts';
import { SearchSelect } from '../frame/SearchSelect.tsx';
import { attachInspector } from '../phone/inspector-input.ts';
import { useElements } from '../phone/inspection.ts';
import { KeyBar } from '../phone/KeyBar.tsx';
import { Box } from '../phone/Overlay.tsx';
import overlay from '../phone/overlay.module.css';
import { PhoneScreen, useWayOut } from '../phone/PhoneScreen.tsx';
import { scaleFor } from '../phone/scale.ts';
import { useLivePhone, type OpenedPhone } from '../phone/useLivePhone.ts';
import { attachCapture, elementsOf, pixelsOf } from './capture.ts';
import { nameOf, press, reacts, type Gesture } from './meant.ts';
import type { TakeQueue } from './take.ts';
import css from './record.module.css';

const GESTURES = [
  { value: 'tap', label: 'Tap' },
  { value: 'long_press', label: 'Long press' },
  { value: 'double_tap', label: 'Double tap' },
];
/** What the case of a phone adds to its screen on both sides together, px. */
const CASE = 20;

/** Points at an element instead of touching it. */
export interface Pointing {
  choose: (element: Element) => void;
  leave: () => void;
}

/**
 * The phone of the open take. It follows the server's phone; what a person does over it goes to the server as an agent's action.
 * While `pointing`, a click chooses an element.
 */
export function RecorderPhone({
  phone: id,
  queue,
  pointing,
  children,
}: {
  phone: string;
  queue: TakeQueue;
  pointing?: Pointing | undefined;
  children?: (opened: OpenedPhone) => React.ReactNode;
}) {
  const opened = useLivePhone(id);
  const { host, phone } = opened;
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const scale = scaleFor(phone, width - CASE, height - CASE);
  const [gesture, setGesture] = useState<Gesture>('tap');
  const [hovered, setHovered] = useState<string | null>(null);
  const elements = useElements(opened, true);
  useCapture(opened, queue, gesture, setGesture, setHovered, pointing);
  useWayOut(host);
  usePageKeys([['p', () => host.current?.focus()]]);
  const under = elements.find(element => element.id === hovered);
  return (
    <>
      <section className={css['stage']} aria-label="Phone" data-waiting={queue.waiting}>
        <div className={css['touching']}>
          <SegmentedControl
            size="xs"
            aria-label="What the next touch is"
            data={GESTURES}
            value={gesture}
            onChange={value => setGesture(value as Gesture)}
          />
          <TouchByName opened={opened} queue={queue} elements={elements} gesture={gesture} />
        </div>
        <div ref={ref} className={css['room']}>
          <PhoneScreen
            opened={opened}
            scale={scale}
            label="Screen of the phone"
            isPointing={pointing !== undefined}
          >
            <div className={overlay['overlay']} aria-hidden>
              {under && <Box element={under} pixel={scale.pixel} kind={pointing ? 'chosen' : 'hovered'} />}
              <TypedText queue={queue} elements={elements} pixel={scale.pixel} />
            </div>
          </PhoneScreen>
        </div>
        <p className={css['pointed']} data-busy={queue.waiting > 0 || undefined}>
          {under ? nameOf(under) : queue.waiting > 0 ? `${queue.waiting} on the way…` : ' '}
        </p>
        <KeyBar
          keys={['back', 'home', 'recents', 'power']}
          onKey={key => {
            queue.typing.flush();
            queue.act({ type: 'key', key });
          }}
        >
          <WaitMenu queue={queue} />
        </KeyBar>
        <p className={css['hint']}>
          {phone && <time>{formatClock(phone.clock.now, phone.clock.zone)}</time>} ·{' '}
          <Kbd size="xs">Shift</Kbd> <Kbd size="xs">Esc</Kbd> leaves the phone, <Kbd size="xs">P</Kbd> goes to
          it
        </p>
      </section>
      {children?.(opened)}
    </>
  );
}

/** Listens to the person over the phone: as touches and keys, or as pointing. */
function useCapture(
  { live, host }: OpenedPhone,
  queue: TakeQueue,
  gesture: Gesture,
  setGesture: (gesture: Gesture) => void,
  hover: (id: string | null) => void,
  pointing: Pointing | undefined,
): void {
  const now = useRef({ queue, gesture, pointing });
  now.current = { queue, gesture, pointing };
  const isPointing = pointing !== undefined;
  const capture = useRef<ReturnType<typeof attachCapture>>(undefined);
  const { typing } = queue;
  useEffect(() => {
    if (!live || !host.current) return undefined;
    if (isPointing) {
      const container = host.current;
      container.focus({ preventScroll: true });
      return attachInspector(live, container, {
        hover,
        choose: id => {
          const element = id === null ? undefined : elementsOf(live).find(each => each.id === id);
          hover(id);
          if (element) now.current.pointing?.choose(element);
        },
        leave: () => now.current.pointing?.leave(),
      });
    }
    const attached = attachCapture(live, host.current, typing, {
      gesture: () => now.current.gesture,
      act: action => {
        now.current.queue.act(action);
        if (action.type !== 'scroll') setGesture('tap');
      },
      isBusy: () => now.current.queue.isBusy(),
      hover,
      undo: () => now.current.queue.undo(),
    });
    capture.current = attached;
    return attached.stop;
  }, [live, host, typing, isPointing, setGesture, hover]);
  useEffect(() => {
    if (queue.waiting === 0) capture.current?.resume();
  }, [queue.waiting]);
}

/** Letters that wait to be typed, at the field that has the caret. */
function TypedText({
  queue,
  elements,
  pixel,
}: {
  queue: TakeQueue;
  elements: readonly Element[];
  pixel: number;
}) {
  const { text, replaces } = useStore(queue.typing.state);
  if (text === '' && !replaces) return null;
  const field = elements.find(({ states }) => states.editable && states.focused);
  const [left, top] = field ? (field.bounds as [number, number]) : [40, 200];
  return (
    <span className={css['typed']} style={{ insetInlineStart: left * pixel, insetBlockStart: top * pixel }}>
      {replaces && <i>instead: </i>}
      {text}
      <b />
    </span>
  );
}

function WaitMenu({ queue }: { queue: TakeQueue }) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconHourglass size={14} />}>
          Wait
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[['2 s', 2_000] as const, ...JUMPS].map(([label, ms]) => (
          <Menu.Item key={label} onClick={() => queue.act({ type: 'wait', ms })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Touches what is chosen by its name: the whole screen, from the keyboard. */
function TouchByName({
  opened: { live },
  queue,
  elements,
  gesture,
}: {
  opened: OpenedPhone;
  queue: TakeQueue;
  elements: readonly Element[];
  gesture: Gesture;
}) {
  const field = useRef<HTMLInputElement>(null);
  usePageKeys([['e', () => field.current?.focus()]]);
  const data = elements
    .filter(reacts)
    .map(element => ({ value: element.id, label: `${nameOf(element)}`, element }));
  return (
    <SearchSelect
      ref={field}
      size="xs"
      className={css['byName']!}
      aria-label="Touch by name"
      placeholder="Touch by name (E)"
      leftSection={<IconHandFinger size={14} />}
      data={data.map(({ value, label }) => ({ value, label }))}
      value={null}
      limit={60}
      nothingFoundMessage="Nothing on the screen is called so"
      onChange={id => {
        const element = elements.find(each => each.id === id);
        if (!element || !live) return;
        // What was looked for is gone from the field, and the keys are the page's again.
        field.current?.blur();
        const [left, top, right, bottom] = element.bounds as [number, number, number, number];
        const at = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
        queue.typing.flush();
        queue.act(press(elements, gesture, at, pixelsOf(live)));
      }}
    />
  );
}
