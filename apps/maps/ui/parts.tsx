import type { ReactElement, ReactNode } from 'react';
import { CityMap, toMap, zoomed, type Camera, type CityMapProps } from '../../../src/sdk/react/city/index.ts';
import { useSystem } from '../../../src/sdk/react/hooks.ts';
import { Icon, ListRow } from './kit.ts';
import type { IconName } from './icons.ts';
import { distanceWords, isStored, KIND_WORDS, openingOf, type Hit } from '../select.ts';
import type { Kind, Place } from '../state.ts';
import { useHere, useLook, useMoment, useStored, useUnits, useAct, useApp } from './hooks.ts';
import { hitIcon, KIND_LOOK } from './kinds.ts';
import css from './maps.module.css';

/** A round button that floats over the map. */
export function RoundButton({
  icon,
  label,
  onClick,
  selected,
  rid,
}: {
  icon: IconName | ReactElement;
  label: string;
  onClick: () => void;
  selected?: boolean;
  rid?: string;
}) {
  return (
    <button
      type="button"
      className={css['round']}
      aria-label={label}
      aria-pressed={selected}
      data-rid={rid}
      onClick={onClick}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}

/** The map with the phone's place, the person's layers and the buttons beside it. `below` points at its bottom are covered. */
export function MapView({
  camera,
  onCamera,
  below = 0,
  above = 0,
  tools = true,
  children,
  extra,
  ...rest
}: CityMapProps<IconName> & { below?: number; above?: number; tools?: boolean; extra?: ReactNode }) {
  const here = useHere();
  const look = useLook();
  const layers = useApp(s => s.layers);
  const moment = useMoment();
  const stored = useStored();
  const act = useAct();
  const locate = () => {
    if (here)
      onCamera({
        x: here.x,
        y: here.y + ((below - above) / 2) * 0.75 * 2 ** (17 - Math.max(16, camera.zoom)),
        zoom: Math.max(16, camera.zoom),
      });
    else act.locate();
  };
  return (
    <>
      <CityMap<IconName>
        camera={camera}
        onCamera={onCamera}
        position={here}
        look={look}
        known={stored}
        layers={{
          transit: layers.transit,
          terrain: layers.terrain,
          traffic:
            layers.traffic && stored === null ? { minutes: moment.minutes, weekend: moment.weekend } : false,
        }}
        {...rest}
      >
        {children}
      </CityMap>
      {stored !== null && (
        <div className={css['offline']} style={{ insetBlockEnd: below + 16 }} role="status">
          <Icon name="cloud_off" size={18} />
          <span>
            {isStored(stored, toMap(camera, { width: 0, height: 0 }, { x: 0, y: (above - below) / 2 }))
              ? 'Offline areas only'
              : 'Connect to a network for this part of the map'}
          </span>
        </div>
      )}
      {tools && (
        <div className={css['tools']} style={{ insetBlockEnd: below + 16 }}>
          {extra}
          <div className={css['zoom']}>
            <button
              type="button"
              aria-label="Zoom in"
              data-rid="zoom-in"
              onClick={() => onCamera(zoomed(camera, 1))}
            >
              <Icon name="add" />
            </button>
            <button
              type="button"
              aria-label="Zoom out"
              data-rid="zoom-out"
              onClick={() => onCamera(zoomed(camera, -1))}
            >
              <Icon name="remove" />
            </button>
          </div>
          <RoundButton icon="my_location" label="My location" rid="my-location" onClick={locate} />
        </div>
      )}
    </>
  );
}

export function KindDisc({ kind }: { kind: Kind }) {
  const [icon, tone] = KIND_LOOK[kind];
  return (
    <span className={css['kindDisc']} style={{ background: tone }} aria-hidden="true">
      <Icon name={icon} size={20} />
    </span>
  );
}

export const starWords = (stars: number): string =>
  '★'.repeat(Math.round(stars)) + '☆'.repeat(5 - Math.round(stars));
export function Stars({ stars, count }: { stars: number; count: number }) {
  if (count === 0) return <span>No reviews yet</span>;
  return (
    <span className={css['stars']}>
      <span>{stars.toFixed(1)}</span>
      <span className={css['starRow']} aria-hidden="true">
        {[1, 2, 3, 4, 5].map(n => (
          <Icon
            key={n}
            name="star"
            size={15}
            filled
            className={n <= Math.round(stars) ? css['on']! : css['off']!}
          />
        ))}
      </span>
      <span>({count})</span>
    </span>
  );
}

/** Whether a place is open now. */
export function Opening({ place }: { place: Pick<Place, 'hours'> }) {
  const { minute, zone } = useMoment();
  const opening = openingOf(place, minute * 60_000, zone);
  return opening.known ? (
    <span className={css['opening']} data-open={opening.open || undefined}>
      {opening.words}
    </span>
  ) : null;
}

/** Says what is searched without a network. */
export function OfflineRow() {
  const stored = useStored();
  return stored === null ? null : (
    <div className={css['offlineRow']} role="status">
      <Icon name="cloud_off" size={20} />
      <span>
        {stored.length === 0
          ? 'You’re offline, and no area is on this phone.'
          : 'You’re offline. Only your offline areas are searched.'}
      </span>
    </div>
  );
}

/** A row of search results. */
export function HitRow({ hit, onClick, trailing }: { hit: Hit; onClick: () => void; trailing?: ReactNode }) {
  const units = useUnits();
  const away = hit.metres === null ? '' : distanceWords(hit.metres, units);
  return (
    <ListRow
      id={hit.id}
      rid="hit"
      leading={
        hit.place ? (
          <KindDisc kind={hit.place.kind} />
        ) : (
          <span className={css['plainDisc']}>
            <Icon name={hitIcon(hit.kind)} size={20} />
          </span>
        )
      }
      title={hit.spot.name}
      subtitle={
        hit.place
          ? `${KIND_WORDS[hit.place.kind]} · ${hit.spot.address.replace(/, (Harrow Bay|Gannet Isle) HB.*$/, '')}`
          : hit.spot.address
      }
      meta={away || undefined}
      trailing={trailing}
      onClick={onClick}
    />
  );
}

/** Asks the phone's own dialog for a time of day; the answer comes to `setWhen`. */
export function useTimeDialog() {
  const system = useSystem();
  return (title: string, value: number, args: object) =>
    system.openDialog({
      app: 'maps',
      kind: 'time',
      title,
      value,
      then: { app: 'maps', action: 'setWhen', args },
    });
}
export type { Camera };
