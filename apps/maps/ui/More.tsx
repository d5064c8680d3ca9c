import { fitting } from '../../../src/sdk/react/city/index.ts';
import { usePhone, useScreenState, useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Progress,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { formatBytes, formatDayHeading, formatTime } from '../../../src/sdk/core/format.ts';
import { addDays, daysBetween, startOfDay } from '../../../src/state/clock.ts';
import { wayBetween, harrowBay as city } from '../../../src/sdk/city/index.ts';
import { dayOf, distanceWords, durationWords, REGIONS, regionAt } from '../select.ts';
import { MODES, type Spot } from '../state.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import {
  metresOf,
  useAct,
  useApp,
  useH24,
  useHere,
  useNav,
  useOnline,
  useOpenSpot,
  useScreenSize,
  useUnits,
} from './hooks.ts';
import { MODE_LOOK } from './kinds.ts';
import { MapView } from './parts.tsx';
import { MainBar } from './Home.tsx';
import { Disc } from './Saved.tsx';
import css from './maps.module.css';

/** Where the phone was on a day. */
export function Timeline() {
  const now = usePhone(p => startOfDay(p.clock.now, p.clock.zone));
  const zone = usePhone(p => p.clock.zone);
  const [back, setBack] = useScreenState('back', 1);
  const day = addDays(now, -back, zone);
  const rows = JSON.parse(useApp(s => JSON.stringify(dayOf(s, day, zone)))) as ReturnType<typeof dayOf>;
  const kept = useApp(s => s.settings.timeline);
  const located = useHere() !== null;
  const size = useScreenSize();
  const stays = rows.flatMap(r => (r.kind === 'visit' ? [r.row] : []));
  const points = stays.map(v => metresOf(v.spot));
  const below = heightsOf(size.height).mid;
  const [moved, setMoved] = useScreenState<{
    back: number;
    camera: { x: number; y: number; zoom: number };
  } | null>('camera', null);
  const camera =
    moved?.back === back
      ? moved.camera
      : points.length > 0
        ? fitting(points, size, { below, above: 40, most: 16 })
        : { x: 0, y: 0, zoom: 14 };
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const h24 = useH24();
  const units = useUnits();
  const act = useAct();
  const open = useOpenSpot();
  const time = (ms: number) => formatTime(ms, zone, h24);
  const line = points
    .slice(1)
    .flatMap((p, i) => wayBetween(city, points[i]!, p, 'walk')?.points ?? [points[i]!, p]);
  const total = rows.reduce((sum, r) => sum + (r.kind === 'move' ? r.row.metres : 0), 0);
  const chosen = stays.find(v => v.id === menu);
  const oldest = daysBetween(1_772_000_000_000, now, zone);
  return (
    <>
      <Screen scroll={false} bleed label="Timeline" bottom={<MainBar at="timeline" />}>
        <MapView
          camera={camera}
          onCamera={c => setMoved({ back, camera: c })}
          below={below}
          tools={false}
          lines={line.length > 1 ? [{ id: 'day', points: line, kind: 'track' }] : []}
          pins={stays
            .filter((v, i) => stays.findIndex(o => o.spot.name === v.spot.name) === i)
            .map(v => ({ id: v.id, label: v.spot.name, ...metresOf(v.spot) }))}
          onPin={id => {
            const v = stays.find(x => x.id === id);
            if (v) open(v.spot);
          }}
        />
        <BottomSheet
          label="Timeline"
          head={
            <>
              <div className={css['dayBar']}>
                <IconButton
                  icon="chevron_left"
                  label="Day before"
                  disabled={back >= Math.max(14, oldest)}
                  onClick={() => setBack(back + 1)}
                />
                <span className={css['dayName']} role="heading" aria-level={1}>
                  {formatDayHeading(day, now, zone)}
                </span>
                <IconButton
                  icon="chevron_right"
                  label="Day after"
                  disabled={back === 0}
                  onClick={() => setBack(back - 1)}
                />
              </div>
              <div className={css['sub']} style={{ justifyContent: 'center' }}>
                {stays.length === 0
                  ? 'No stays'
                  : `${stays.length === 1 ? '1 stay' : `${stays.length} stays`} · ${distanceWords(total, units)}`}
              </div>
            </>
          }
        >
          {rows.length === 0 ? (
            <EmptyState
              icon="timeline"
              title="Nothing on this day"
              text={
                !kept
                  ? 'Timeline is off. Turn it on in Settings.'
                  : located
                    ? 'The phone was not on the way with you.'
                    : 'Location is off or not allowed, so nothing is kept.'
              }
            />
          ) : (
            <List label="Day">
              {rows.map(r =>
                r.kind === 'visit' ? (
                  <ListRow
                    key={r.row.id}
                    id={r.row.id}
                    rid="visit"
                    leading={<Disc icon="location_on" tone="#3f5f78" />}
                    title={r.row.spot.name}
                    subtitle={`${time(r.row.from)} – ${time(r.row.to)} · ${durationWords((r.row.to - r.row.from) / 1000)}`}
                    onClick={() => open(r.row.spot)}
                    trailing={
                      <IconButton
                        icon="more_vert"
                        label={`Options of ${r.row.spot.name}, ${time(r.row.from)}`}
                        onClick={() => setMenu(r.row.id)}
                      />
                    }
                  />
                ) : (
                  <ListRow
                    key={r.row.id}
                    leading={MODE_LOOK[r.row.mode][0]}
                    title={`${MODE_LOOK[r.row.mode][1]} · ${distanceWords(r.row.metres, units)}`}
                    subtitle={`${time(r.row.from)} – ${time(r.row.to)} · ${durationWords((r.row.to - r.row.from) / 1000)}`}
                  />
                ),
              )}
            </List>
          )}
        </BottomSheet>
      </Screen>
      <Menu
        open={chosen !== undefined}
        label="Stay"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          chosen
            ? [
                {
                  label: 'Directions',
                  icon: 'directions',
                  onClick: () => {
                    setMenu(null);
                    act.directions({ to: chosen.spot });
                  },
                },
                {
                  label: 'Delete this stay',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    act.deleteVisit({ visit: chosen.id });
                  },
                },
              ]
            : []
        }
      />
    </>
  );
}

/** Areas on the phone, and those that can be fetched. */
export function Offline() {
  const areas = useApp(s => s.areas);
  const online = useOnline();
  const here = useHere();
  const [asking, setAsking] = useScreenState<{ what: 'delete' | 'rename'; id: string } | null>(
    'asking',
    null,
  );
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const name = useFieldText('name');
  const fields = useFields();
  const act = useAct();
  const mine = Object.entries(areas)
    .map(([id, a]) => ({ ...a, id }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
  const rest = REGIONS.filter(r => !mine.some(a => a.region === r.id));
  const close = () => setAsking(null);
  const local = here && regionAt(here);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Offline areas"
            subtitle={`${formatBytes(mine.reduce((s, a) => s + (a.readyAt === null ? 0 : a.bytes), 0))} on this phone`}
          />
        }
      >
        <SectionHeader title="Downloaded" />
        {mine.length === 0 ? (
          <EmptyState
            icon="download"
            title="No areas yet"
            text="Download one to use the map without a network."
          />
        ) : (
          <List label="Downloaded">
            {mine.map(a => (
              <ListRow
                key={a.id}
                id={a.id}
                rid="area"
                leading="map"
                title={a.name}
                subtitle={
                  a.readyAt === null ? (
                    <>
                      <span>Downloading {formatBytes(a.bytes)}</span>
                      <Progress label={`Downloading ${a.name}`} />
                    </>
                  ) : (
                    formatBytes(a.bytes)
                  )
                }
                trailing={
                  <IconButton icon="more_vert" label={`Options of ${a.name}`} onClick={() => setMenu(a.id)} />
                }
              />
            ))}
          </List>
        )}
        <SectionHeader title="Available" />
        {!online && (
          <div className={css['offlineRow']} role="status">
            <Icon name="cloud_off" size={20} />
            <span>Connect to a network to download.</span>
          </div>
        )}
        <List label="Available">
          {rest.map(r => (
            <ListRow
              key={r.id}
              id={`region-${r.id}`}
              leading="download"
              title={r.name}
              subtitle={`${formatBytes(r.bytes)}${local?.id === r.id ? ' · you are here' : ''}`}
              onClick={() => act.downloadArea({ region: r.id })}
            />
          ))}
        </List>
      </Screen>
      <Menu
        open={menu !== null}
        label="Area options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          menu === null
            ? []
            : [
                {
                  label: 'Rename',
                  icon: 'edit',
                  onClick: () => {
                    fields.set('name', areas[menu]?.name ?? '');
                    setAsking({ what: 'rename', id: menu });
                    setMenu(null);
                  },
                },
                {
                  label: 'Delete',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setAsking({ what: 'delete', id: menu });
                    setMenu(null);
                  },
                },
              ]
        }
      />
      <Dialog
        open={asking?.what === 'delete'}
        title={`Delete ${areas[asking?.id ?? '']?.name ?? 'area'}?`}
        text="It can be downloaded again."
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Delete',
            danger: true,
            onClick: () => {
              act.deleteArea({ area: asking!.id });
              close();
            },
          },
        ]}
      />
      <Dialog
        open={asking?.what === 'rename'}
        title="Rename area"
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Rename',
            disabled: name.trim() === '',
            onClick: () => {
              act.renameArea({ area: asking!.id, name });
              close();
            },
          },
        ]}
      >
        <TextField name="name" label="Name" maxLength={40} capitalise />
      </Dialog>
    </>
  );
}

export function Settings() {
  const s = useApp(x => x.settings);
  const [asking, setAsking] = useScreenState<'units' | 'mode' | 'theme' | null>('asking', null);
  const [place, setPlace] = useScreenState<'home' | 'work' | null>('place', null);
  const act = useAct();
  const nav = useNav();
  const THEMES = { phone: 'As the phone', light: 'Light', dark: 'Dark' } as const;
  const close = () => setAsking(null);
  const row = (which: 'home' | 'work', title: string, spot: Spot | null) => (
    <ListRow
      rid={`set-${which}`}
      leading={which}
      title={title}
      subtitle={spot?.address ?? 'Not set'}
      onClick={() => (spot ? setPlace(which) : nav.push('/choose/:for', { for: which }))}
    />
  );
  return (
    <>
      <Screen title="Settings">
        <SectionHeader title="Addresses" />
        <List>
          {row('home', 'Home', s.home)}
          {row('work', 'Work', s.work)}
        </List>
        <SectionHeader title="Map" />
        <List>
          <ListRow
            leading="straighten"
            title="Units"
            subtitle={s.units === 'kilometres' ? 'Kilometres' : 'Miles'}
            onClick={() => setAsking('units')}
          />
          <ListRow
            leading="contrast"
            title="Colours of the map"
            subtitle={THEMES[s.theme]}
            onClick={() => setAsking('theme')}
          />
        </List>
        <SectionHeader title="Directions" />
        <List>
          <ListRow
            leading="directions"
            title="Usual mode"
            subtitle={MODE_LOOK[s.mode][1]}
            onClick={() => setAsking('mode')}
          />
          <SwitchRow
            leading="directions_boat"
            label="Avoid ferries"
            checked={s.avoidFerries}
            onChange={avoidFerries => act.setSettings({ avoidFerries })}
          />
          <SwitchRow
            leading="stairs"
            label="Avoid steps"
            checked={s.avoidSteps}
            onChange={avoidSteps => act.setSettings({ avoidSteps })}
          />
        </List>
        <SectionHeader title="Privacy" />
        <List>
          <SwitchRow
            leading="timeline"
            label="Timeline"
            subtitle="Keep where I have been on this phone"
            checked={s.timeline}
            onChange={timeline => act.setSettings({ timeline })}
          />
          <ListRow leading="history" title="Clear recent searches" onClick={() => act.forgetSearches({})} />
        </List>
      </Screen>
      <Dialog open={asking === 'units'} title="Units" onClose={close}>
        <RadioGroup
          label="Units"
          value={s.units}
          options={[
            { value: 'kilometres', label: 'Kilometres' },
            { value: 'miles', label: 'Miles' },
          ]}
          onChange={units => {
            act.setSettings({ units });
            close();
          }}
        />
      </Dialog>
      <Dialog open={asking === 'mode'} title="Usual mode" onClose={close}>
        <RadioGroup
          label="Usual mode"
          value={s.mode}
          options={MODES.map(m => ({ value: m, label: MODE_LOOK[m][1] }))}
          onChange={mode => {
            act.setSettings({ mode });
            close();
          }}
        />
      </Dialog>
      <Dialog open={asking === 'theme'} title="Colours of the map" onClose={close}>
        <RadioGroup
          label="Colours"
          value={s.theme}
          options={(['phone', 'light', 'dark'] as const).map(t => ({ value: t, label: THEMES[t] }))}
          onChange={theme => {
            act.setSettings({ theme });
            close();
          }}
        />
      </Dialog>
      <Menu
        open={place !== null}
        label="Address"
        anchor="center"
        onClose={() => setPlace(null)}
        items={
          place === null
            ? []
            : [
                {
                  label: 'Change',
                  icon: 'edit',
                  onClick: () => {
                    setPlace(null);
                    nav.push('/choose/:for', { for: place });
                  },
                },
                {
                  label: 'Remove',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setPlace(null);
                    act.setHome({ which: place, spot: null });
                  },
                },
              ]
        }
      />
    </>
  );
}
