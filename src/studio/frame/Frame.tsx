import { ActionIcon, AppShell, Group, Kbd, NavLink, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { ColourScheme } from './ColourScheme.tsx';
import { usePageKeys } from './keys.ts';
import { Palette, palette } from './Palette.tsx';
import { rooms, type Room } from './rooms.ts';
import css from './frame.module.css';

const WIDE = 208;
const NARROW = 60;
/** Windows under this width start with the narrow bar, px. */
const ROOMY = 1_360;

/** What surrounds every page: the bar of rooms, the command palette and the switch of colours. */
export function Frame() {
  const [isNarrow, setNarrow] = useLocalStorage({
    key: 'tapworld-narrow-bar',
    defaultValue: innerWidth < ROOMY,
    getInitialValueInEffect: false,
  });
  const navigate = useNavigate();
  usePageKeys(rooms.map(({ key, to }) => [`alt+${key}`, () => void navigate({ to })]));
  return (
    <AppShell navbar={{ width: isNarrow ? NARROW : WIDE, breakpoint: 0 }} padding={0} transitionDuration={0}>
      <AppShell.Navbar className={css['bar']} aria-label="Rooms">
        <Group className={css['brand']} justify={isNarrow ? 'center' : 'space-between'} wrap="nowrap">
          {!isNarrow && (
            <Link to="/phones" className={css['name']}>
              Tapworld
            </Link>
          )}
          <Tooltip label={isNarrow ? 'Widen the bar' : 'Narrow the bar'} position="right">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={isNarrow ? 'Widen the bar' : 'Narrow the bar'}
              onClick={() => setNarrow(!isNarrow)}
            >
              {isNarrow ? (
                <IconLayoutSidebarLeftExpand size={18} />
              ) : (
                <IconLayoutSidebarLeftCollapse size={18} />
              )}
            </ActionIcon>
          </Tooltip>
        </Group>
        <Tooltip label="Find anything (Ctrl K)" position="right" disabled={!isNarrow}>
          <UnstyledButton
            className={css['find']}
            onClick={palette.open}
            aria-label={isNarrow ? 'Find anything' : undefined}
          >
            <IconSearch size={16} stroke={1.8} />
            {!isNarrow && (
              <>
                <span className={css['grow']}>Find</span>
                <Kbd size="xs">Ctrl K</Kbd>
              </>
            )}
          </UnstyledButton>
        </Tooltip>
        <div className={css['rooms']}>
          {rooms.map(room => (
            <RoomLink key={room.to} room={room} isNarrow={isNarrow} />
          ))}
        </div>
        <div className={css['foot']} data-narrow={isNarrow || undefined}>
          <Text component="a" href="/docs" size="sm" c="dimmed" className={css['api']}>
            {isNarrow ? 'API' : 'API reference'}
          </Text>
          <ColourScheme />
        </div>
      </AppShell.Navbar>
      <AppShell.Main className={css['main']}>
        <Outlet />
      </AppShell.Main>
      <Palette />
    </AppShell>
  );
}

function RoomLink({ room, isNarrow }: { room: Room; isNarrow: boolean }) {
  const { pathname } = useLocation();
  const { to, name, icon: Icon, key } = room;
  return (
    <Tooltip
      label={isNarrow ? name : `Alt ${key.toUpperCase()}`}
      position="right"
      openDelay={isNarrow ? 0 : 600}
    >
      <NavLink
        component={Link}
        to={to}
        active={pathname.startsWith(to)}
        aria-label={name}
        aria-current={pathname.startsWith(to) ? 'page' : undefined}
        label={isNarrow ? undefined : name}
        leftSection={<Icon size={18} stroke={1.7} />}
        className={css['room']!}
        data-narrow={isNarrow || undefined}
      />
    </Tooltip>
  );
}
