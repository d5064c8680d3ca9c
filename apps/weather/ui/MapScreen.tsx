import { partsAt } from '../../../src/state/clock.ts';
import { formatTime, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, IconButton, Screen, Segmented, Slider } from './kit.ts';
import { NoPlace } from './Frame.tsx';
import { useH24, useParams, usePlace, useQuarter } from './hooks.ts';
import css from './map.module.css';
import { Drawing, type Layer, Legend } from './MapDrawing.tsx';

/** Degrees of latitude from top to bottom. */
const SPANS = [3.2, 6.5, 13] as const;
const HOUR = 3_600_000;

/** The weather over the region around a place, at an hour of the next two days. */
export function MapScreen() {
  const { place: key } = useParams('/map/:place');
  const place = usePlace(key);
  const now = useQuarter();
  const h24 = useH24();
  const [layer, setLayer] = useScreenState<Layer>('layer', 'rain');
  const [ahead, setAhead] = useScreenState('ahead', 0);
  const [zoom, setZoom] = useScreenState('zoom', 1);
  if (!place) return <NoPlace title="Map" text="It is not among your places any more, or location is off." />;
  const at = now - (now % HOUR) + ahead * HOUR;
  const when =
    ahead === 0
      ? 'Now'
      : `${WEEKDAYS[partsAt(at, place.zone).weekday]!.slice(0, 3)} ${formatTime(at, place.zone, h24)}`;
  return (
    <Screen
      label="Weather map"
      scroll={false}
      appBar={<AppBar title="Map" subtitle={place.name} />}
      bottom={
        <div className={css['foot']}>
          <Legend layer={layer} />
          <div className={css['time']}>
            <span className={css['when']} role="status">
              {when}
            </span>
            <Slider
              label="Time"
              value={ahead}
              min={0}
              max={48}
              onChange={setAhead}
              format={() => when}
              rid="time"
            />
          </div>
          <Segmented
            label="Layer"
            value={layer}
            onChange={setLayer}
            options={[
              { value: 'rain', label: 'Rain' },
              { value: 'temperature', label: 'Temp.' },
              { value: 'wind', label: 'Wind' },
            ]}
          />
        </div>
      }
    >
      <div className={css['map']} data-clip="">
        <Drawing place={place} at={at} layer={layer} span={SPANS[zoom]!} />
        <div className={css['zoom']}>
          <IconButton icon="add" label="Zoom in" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <IconButton
            icon="remove"
            label="Zoom out"
            disabled={zoom === 2}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      </div>
    </Screen>
  );
}
