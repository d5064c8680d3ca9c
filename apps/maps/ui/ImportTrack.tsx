import { fitting } from '../../../src/sdk/react/city/index.ts';
import { useDevice, usePhone } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, List, ListRow, Screen } from './kit.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { fileOf } from '../../../src/sdk/core/storage.ts';
import { distanceWords, durationWords, trackFrom } from '../select.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import { metresOf, useAct, useCamera, useNav, useParams, useScreenSize, useUnits } from './hooks.ts';
import { waypointWords } from './Tracks.tsx';
import { MapView, RoundButton } from './parts.tsx';
import css from './maps.module.css';

/** What a GPX file of the phone holds, before it is taken in. */
export function ImportTrack() {
  const { file: id } = useParams('/import/:file');
  const file = useDevice(d => fileOf(d.storage.files, id));
  const track = file?.text === undefined ? null : trackFrom(file.text, file.name, file.at);
  const size = useScreenSize();
  const below = heightsOf(size.height, 210).low;
  const points = (track?.points ?? []).map(p => metresOf(p));
  const [camera, setCamera] = useCamera(
    fitting(points.length > 0 ? points : [{ x: 0, y: 0 }], size, { below, above: 60 }),
  );
  const now = usePhone(p => p.clock.now);
  const zone = usePhone(p => p.clock.zone);
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  if (!file)
    return (
      <Screen title="Import track">
        <EmptyState icon="upload_file" title="This file is gone" />
      </Screen>
    );
  if (!track)
    return (
      <Screen title="Import track">
        <EmptyState
          icon="upload_file"
          title="This file has no track"
          text={`${file.name} can’t be read as GPX.`}
        />
      </Screen>
    );
  const ends = [points[0]!, points.at(-1)!];
  return (
    <Screen scroll={false} bleed label="Import track">
      <MapView
        camera={camera}
        onCamera={setCamera}
        below={below}
        lines={[{ id: 'track', points, kind: 'track' }]}
        pins={
          track.waypoints.length > 0
            ? track.waypoints.map((w, i) => ({
                id: `way-${i}`,
                label: `${i + 1}: ${w.name}`,
                letter: String(i + 1),
                ...metresOf(w),
              }))
            : ends.map((p, i) => ({
                id: `end-${i}`,
                label: i === 0 ? 'Start' : 'End',
                letter: i === 0 ? 'A' : 'B',
                ...p,
              }))
        }
      />
      <div className={css['back']}>
        <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
      </div>
      <BottomSheet
        label="Import track"
        initial="low"
        low={210}
        head={
          <>
            <div className={css['sheetTitle']}>
              <span role="heading" aria-level={1} dir="auto">
                {track.name}
              </span>
            </div>
            <div className={css['sub']}>
              {[
                distanceWords(track.metres, units),
                track.seconds > 0 ? durationWords(track.seconds) : '',
                waypointWords(track.waypoints.length),
                formatWhen(track.at, now, zone),
              ]
                .filter(w => w !== '')
                .map(w => (
                  <span key={w}>{w}</span>
                ))}
            </div>
            <div className={css['sub']}>
              <span dir="auto">{file.name}</span>
            </div>
            <div className={css['pad']}>
              <Button icon="download" onClick={() => act.importTrack({ file: id })}>
                Import
              </Button>
              <Button variant="tonal" onClick={() => nav.back()}>
                Cancel
              </Button>
            </div>
          </>
        }
      >
        <List label="Waypoints">
          {track.waypoints.map((w, i) => (
            <ListRow
              key={i}
              leading={
                <span className={css['stopDot']} aria-hidden="true">
                  {i + 1}
                </span>
              }
              title={w.name}
            />
          ))}
        </List>
      </BottomSheet>
    </Screen>
  );
}
