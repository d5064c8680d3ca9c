import type { ReactNode } from 'react';
import { AppBar, BottomBar, Fab, IconButton, Menu, Screen, type BarItem } from './kit.ts';
import { useAct, useExpenses, useNav, useOpen } from './hooks.ts';

const PLACES = [
  { id: '/', label: 'Home', icon: 'home' },
  { id: '/charts', label: 'Charts', icon: 'pie_chart' },
  { id: '/budgets', label: 'Budgets', icon: 'savings' },
  { id: '/accounts', label: 'Accounts', icon: 'account_balance_wallet' },
] as const satisfies readonly BarItem[];
export type PlaceId = (typeof PLACES)[number]['id'];

export interface PlaceProps {
  at: PlaceId;
  title: string;
  children: ReactNode;
  bar?: ReactNode;
  scroll?: string | false;
  fab?: ReactNode;
}

/** One of the four main places, with the bar that leads to the others. Back leads to the first of them. */
export function Place({ at, title, children, bar, scroll = 'main', fab }: PlaceProps) {
  const [open, setOpen] = useOpen();
  const { settings, revealed } = useExpenses();
  const nav = useNav();
  const act = useAct();
  const then = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  const go = (id: string) => {
    if (id === at) return;
    if (at === '/') nav.push(id as PlaceId);
    else if (id === '/') nav.back();
    else nav.replace(id as PlaceId);
  };
  return (
    <>
      <Screen
        label={title}
        scroll={scroll}
        fab={fab === undefined ? <Fab icon="add" label="New entry" onClick={() => nav.push('/new')} /> : fab}
        bottom={<BottomBar label="Expenses" items={PLACES} value={at} onChange={go} />}
        appBar={
          bar ?? (
            <AppBar
              title={title}
              leading="none"
              actions={
                <>
                  {settings.hideAmounts && (
                    <IconButton
                      icon={revealed ? 'visibility_off' : 'visibility'}
                      label={revealed ? 'Hide amounts' : 'Show amounts'}
                      onClick={() => act.reveal({ on: !revealed })}
                    />
                  )}
                  <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                  <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
                </>
              }
            />
          )
        }
      >
        {children}
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={() => setOpen(null)}
        items={[
          { label: 'Recurring entries', icon: 'event_repeat', onClick: then(() => nav.push('/recurring')) },
          { label: 'Categories', icon: 'category', onClick: then(() => nav.push('/categories')) },
          { label: 'Find duplicates', icon: 'content_copy', onClick: then(() => nav.push('/duplicates')) },
          { label: 'Import', icon: 'file_open', divider: true, onClick: then(() => nav.push('/import')) },
          { label: 'Export', icon: 'file_export', onClick: then(() => nav.push('/export')) },
          { label: 'Settings', icon: 'settings', divider: true, onClick: then(() => nav.push('/settings')) },
        ]}
      />
    </>
  );
}
