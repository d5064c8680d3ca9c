import type { ReactNode } from 'react';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, BottomBar, IconButton, Menu, Screen, type BarItem, type MenuProps } from './kit.ts';
import { useNav } from './hooks.ts';

const PLACES = [
  { id: '/', label: 'Alarm', icon: 'alarm' },
  { id: '/world', label: 'Clock', icon: 'schedule' },
  { id: '/timers', label: 'Timer', icon: 'hourglass_empty' },
  { id: '/stopwatch', label: 'Stopwatch', icon: 'timer' },
  { id: '/bedtime', label: 'Bedtime', icon: 'bed' },
] as const satisfies readonly BarItem[];
export type PlaceId = (typeof PLACES)[number]['id'];

export interface PlaceProps {
  at: PlaceId;
  title: string;
  children: ReactNode;
  fab?: ReactNode;
  actions?: ReactNode;
  menu?: MenuProps['items'];
  scroll?: string | false;
  bar?: ReactNode;
}

/** One of the five main places, with the bar that leads to the others. */
export function Place({ at, title, children, fab, actions, menu = [], scroll = 'main', bar }: PlaceProps) {
  const [open, setOpen] = useScreenState('menu', false);
  const nav = useNav();
  const then = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <>
      <Screen
        label={title}
        scroll={scroll}
        fab={fab}
        fabAt="centre"
        bottom={
          <BottomBar
            label="Clock"
            items={PLACES}
            value={at}
            onChange={id => {
              if (id !== at) nav.replace(id as PlaceId);
            }}
          />
        }
        appBar={
          bar ?? (
            <AppBar
              title={title}
              leading="none"
              actions={
                <>
                  {actions}
                  <IconButton icon="more_vert" label="More options" onClick={() => setOpen(true)} />
                </>
              }
            />
          )
        }
      >
        {children}
      </Screen>
      <Menu
        open={open}
        label="More options"
        onClose={() => setOpen(false)}
        items={[
          ...menu.map(i => ({ ...i, onClick: then(i.onClick) })),
          { label: 'Settings', icon: 'settings', onClick: then(() => nav.push('/settings')) },
        ]}
      />
    </>
  );
}
