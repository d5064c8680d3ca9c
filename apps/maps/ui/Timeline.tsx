import { fitting } from '../../../src/sdk/react/city/index.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, IconButton, List, ListRow, Menu, Screen } from './kit.ts';
import { formatDayHeading, formatTime } from '../../../src/sdk/core/format.ts';
import { addDays, daysBetween, startOfDay } from '../../../src/state/clock.ts';
import { wayBetween, harrowBay as city } from '../../../src/sdk/city/index.ts';
import { dayOf, distanceWords, durationWords } from '../select.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import { metresOf, useAct, useApp, useH24, useHere, useOpenSpot, useScreenSize, useUnits } from './hooks.ts';
import { MODE_LOOK } from './kinds.ts';
import { MapView } from './parts.tsx';
import { MainBar } from './Home.tsx';
import { Disc } from './Saved.tsx';
import css from './tracks.module.css';
import common from './maps.module.css';

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
              <div className={common['sub']} style={{ justifyContent: 'center' }}>
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
