import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { CityMap, metresPerPoint, zoomed } from '../../../src/sdk/react/city/index.ts';
import { Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import { type Live } from '../live.ts';
import type { Recording } from '../state.ts';
import { goneOf, lineOf } from '../track.ts';
import { metresOf, useCamera, useHere, useScreenSize } from './hooks.ts';
import { LOOK } from './kinds.ts';
import css from './record.module.css';
import common from './fitness.module.css';

export function Round({
  icon,
  label,
  onClick,
  rid,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  rid?: string;
}) {
  return (
    <button type="button" className={common['round']} aria-label={label} data-rid={rid} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Points of the screen that the panel covers, near enough for the map's middle. */
export const BELOW = { ready: 250, live: 400 };

/** The map under a recording: it follows the phone until it is moved by hand. */
export function Ground({
  recording: r,
  live,
  below,
}: {
  recording: Recording | null;
  live: Live | null;
  below: number;
}) {
  const size = useScreenSize();
  const here = useHere();
  const place = usePhone(p => p.device.place);
  const [free, setFree] = useScreenState('free', false);
  const [camera, setCamera] = useCamera({ x: 0, y: 0, zoom: 16.2 });
  const outdoor = r ? r.line !== '' : true;
  if (!outdoor)
    return (
      <div className={css['indoor']}>
        <span className={css['indoorIcon']} aria-hidden="true">
          <Icon name={LOOK[r!.type][0]} size={96} />
        </span>
      </div>
    );
  const at = live?.point ?? here ?? metresOf(place);
  const middle = { x: at.x, y: at.y + (below / 2) * metresPerPoint(camera.zoom), zoom: camera.zoom };
  const view = free ? camera : middle;
  const gone = r && live && live.metres > 0 ? goneOf(lineOf(r.line), live.metres) : [];
  const heading = live?.point ? ((live.point.angle * 180) / Math.PI + 450) % 360 : here?.heading;
  return (
    <>
      <CityMap
        camera={view}
        onCamera={c => {
          setFree(c.zoom === view.zoom || free);
          setCamera(c);
        }}
        size={size}
        position={here ? { x: at.x, y: at.y, ...(heading === undefined ? {} : { heading }) } : null}
        lines={
          gone.length > 1 ? [{ id: 'gone', points: gone, kind: 'track', colour: 'var(--c-primary)' }] : []
        }
      />
      <div className={css['mapTools']}>
        <Round icon="add" label="Zoom in" onClick={() => setCamera(zoomed(view, 1))} />
        <Round icon="remove" label="Zoom out" onClick={() => setCamera(zoomed(view, -1))} />
        {free && <Round icon="my_location" label="Re-centre" onClick={() => setFree(false)} />}
      </div>
    </>
  );
}
