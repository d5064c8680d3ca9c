import { metresOf } from '../../../src/sdk/city/index.ts';
import { CityMap, fitting, MAX_ZOOM, toScreen, type Camera } from '../../../src/sdk/react/city/index.ts';
import { usePhone } from '../../../src/sdk/react/hooks.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import { clustersOf, spreadOut, type Spot } from '../cluster.ts';
import { AppBar, Button, EmptyState, Screen } from './kit.ts';
import { type Found } from '../select.ts';
import { useScreenState, useStays, useWords } from './hooks.ts';
import { PropertyCard } from './Card.tsx';
import css from './results.module.css';
import { useResults } from './Results.tsx';

/** Pounds without pence, as pins have room for. */
const short = (cents: number): string => `£${Math.round(cents / 100)}`;
const EDGE = 30;

/** Results as pins: on the map of the bay, or on a plain one of another town. */
export function Map() {
  const state = useStays();
  const t = useWords();
  const size = usePhone(pointsOf);
  const scale = usePhone(p => Math.max(1, p.os.settings.textScale));
  const [chosen, setChosen] = useScreenState<string | null>('chosen', null);
  const [focus, setFocus] = useScreenState<readonly string[] | null>('focus', null);
  const found = useResults();
  const place = state.search.place === null ? undefined : state.places[state.search.place];
  const isBay = state.search.place === 'harrow-bay' || state.search.place === 'gannet-isle';
  const points = found.map(f => metresOf(f.property));
  const box = { width: size.width, height: size.height };
  const start: Camera = isBay && points.length > 0 ? fitting(points, box) : { x: 0, y: 0, zoom: 13 };
  const [camera, setCamera] = useScreenState<Camera>('camera', start);
  const shown = found.find(f => f.id === chosen);
  if (found.length === 0)
    return (
      <Screen title={t('map')}>
        <EmptyState icon="map" title={t('nothingFound')} text={t('nothingFits')} />
      </Screen>
    );
  const near = focus === null ? found : found.filter(f => focus.includes(f.id));
  const spots: Spot[] = isBay
    ? found.map((f, i) => ({ id: f.id, ...toScreen(camera, box, points[i]!) }))
    : spotsOf(near, box);
  const zoomTo = (ids: readonly string[]) => {
    setChosen(null);
    setFocus(ids);
    if (isBay)
      setCamera(
        fitting(
          points.filter((_, i) => ids.includes(found[i]!.id)),
          box,
          { most: MAX_ZOOM },
        ),
      );
  };
  const pins = (
    <Pins
      found={found}
      spots={spots.filter(
        s => s.x > -EDGE && s.y > -EDGE && s.x < box.width + EDGE && s.y < box.height + EDGE,
      )}
      // Where the plain map shows the places of one pin, and they are one pin still, no zoom parts them.
      isClosest={isBay ? camera.zoom >= MAX_ZOOM : clustersOf(spots, scale).length === 1}
      scale={scale}
      chosen={chosen}
      onPin={setChosen}
      onCluster={zoomTo}
    />
  );
  return (
    <Screen
      label={t('map')}
      scroll={false}
      appBar={
        <AppBar
          title={place?.name ?? t('anywhere')}
          subtitle={t('foundCount', { count: found.filter(f => f.stay).length })}
        />
      }
    >
      <div className={css['map']}>
        {isBay ? (
          <CityMap camera={camera} onCamera={setCamera} size={box}>
            {pins}
          </CityMap>
        ) : (
          <div className={css['plain']} dir="ltr">
            <Town />
            {pins}
          </div>
        )}
        {focus !== null && (
          <span className={css['mapAll']}>
            <Button
              variant="tonal"
              rid="whole-map"
              onClick={() => {
                setFocus(null);
                setCamera(start);
              }}
            >
              {t('wholeMap')}
            </Button>
          </span>
        )}
        {shown && (
          <div className={css['mapCard']}>
            <PropertyCard found={shown} index={found.indexOf(shown) + 1} />
          </div>
        )}
        {!shown && <span className={css['mapHint']}>{t('mapHint')}</span>}
      </div>
    </Screen>
  );
}

/** Pins with prices. Those that would overlap are one, with their number; a tap on it zooms in to them. */
function Pins({
  found,
  spots,
  isClosest,
  scale,
  chosen,
  onPin,
  onCluster,
}: {
  found: readonly Found[];
  spots: readonly Spot[];
  isClosest: boolean;
  scale: number;
  chosen: string | null;
  onPin: (id: string) => void;
  onCluster: (ids: readonly string[]) => void;
}) {
  const t = useWords();
  return (
    <div className={css['pins']} dir="ltr">
      {(isClosest ? spreadOut(spots, scale) : clustersOf(spots, scale)).map(({ ids, x, y }) => {
        const at = { left: Math.round(x), top: Math.round(y) };
        if (ids.length > 1)
          return (
            <button
              key={ids[0]}
              type="button"
              className={css['pin']}
              data-key={ids[0]}
              data-rid="cluster"
              data-many=""
              style={at}
              aria-label={t('clusterOf', { count: ids.length })}
              onClick={() => onCluster(ids)}
            >
              <span>{ids.length}</span>
            </button>
          );
        const f = found.find(each => each.id === ids[0])!;
        return (
          <button
            key={f.id}
            type="button"
            className={css['pin']}
            data-key={f.id}
            data-rid="pin"
            data-on={chosen === f.id || undefined}
            style={at}
            aria-label={`${f.stay ? short(f.cents) : '–'}, ${f.property.name}`}
            onClick={() => onPin(f.id)}
          >
            <span>{f.stay ? short(f.cents) : '–'}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Places on the plain map, in points: what is shown fills its upper part. */
function spotsOf(found: readonly Found[], { width, height }: { width: number; height: number }): Spot[] {
  const lats = found.map(f => f.property.latitude);
  const lons = found.map(f => f.property.longitude);
  const span = (all: number[]) => Math.max(0.0004, Math.max(...all) - Math.min(...all));
  return found.map(f => ({
    id: f.id,
    x: width * (0.14 + (0.66 * (f.property.longitude - Math.min(...lons))) / span(lons)),
    y: height * (0.12 + (0.34 * (Math.max(...lats) - f.property.latitude)) / span(lats)),
  }));
}

/** A plain map of a town: water, a park and streets. */
function Town() {
  return (
    <svg viewBox="0 0 360 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="640" className={css['land']} />
      <path d="M0 470Q120 420 220 480T360 460V640H0Z" className={css['water']} />
      {Array.from({ length: 9 }, (_, i) => (
        <path
          key={i}
          d={`M${-20 + i * 46} 0Q${20 + i * 40} 240 ${-10 + i * 48} 470`}
          className={css['street']}
        />
      ))}
      {Array.from({ length: 8 }, (_, i) => (
        <path
          key={`h${i}`}
          d={`M0 ${40 + i * 56}Q180 ${10 + i * 60} 360 ${50 + i * 52}`}
          className={css['street']}
        />
      ))}
      <circle cx="180" cy="240" r="64" className={css['park']} />
    </svg>
  );
}
