import { metresOf } from '../../../src/sdk/city/index.ts';
import { CityMap, fitting, type Camera } from '../../../src/sdk/react/city/index.ts';
import { usePhone } from '../../../src/sdk/react/hooks.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import { AppBar, EmptyState, Screen } from './kit.ts';
import { type Found } from '../select.ts';
import { useScreenState, useStays, useWords } from './hooks.ts';
import { PropertyCard } from './Card.tsx';
import css from './results.module.css';
import { useResults } from './Results.tsx';

/** Pounds without pence, as pins have room for. */
const short = (cents: number): string => `£${Math.round(cents / 100)}`;

/** Results as pins: on the map of the bay, or on a plain one of another town. */
export function Map() {
  const state = useStays();
  const t = useWords();
  const size = usePhone(pointsOf);
  const [chosen, setChosen] = useScreenState<string | null>('chosen', null);
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
          <CityMap
            camera={camera}
            onCamera={setCamera}
            size={box}
            pins={found.map((f, i) => ({
              id: f.id,
              label: `${f.property.name} ${f.stay ? short(f.cents) : ''}`,
              letter: String(i + 1),
              x: points[i]!.x,
              y: points[i]!.y,
            }))}
            onPin={setChosen}
          />
        ) : (
          <PlainMap found={found} chosen={chosen} onPin={setChosen} />
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

/** A plain map of a town: water, streets and pins with prices. */
function PlainMap({
  found,
  chosen,
  onPin,
}: {
  found: readonly Found[];
  chosen: string | null;
  onPin: (id: string) => void;
}) {
  const lats = found.map(f => f.property.latitude);
  const lons = found.map(f => f.property.longitude);
  const span = (all: number[]) => Math.max(0.004, Math.max(...all) - Math.min(...all));
  const at = (f: Found) => ({
    left: `${14 + (66 * (f.property.longitude - Math.min(...lons))) / span(lons)}%`,
    top: `${8 + (34 * (Math.max(...lats) - f.property.latitude)) / span(lats)}%`,
  });
  return (
    <div className={css['plain']} dir="ltr">
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
      {found.map(f => (
        <button
          key={f.id}
          type="button"
          className={css['pin']}
          data-key={f.id}
          data-rid="pin"
          data-on={chosen === f.id || undefined}
          style={at(f)}
          aria-label={`${f.stay ? short(f.cents) : '–'}, ${f.property.name}`}
          onClick={() => onPin(f.id)}
        >
          <span>{f.stay ? short(f.cents) : '–'}</span>
        </button>
      ))}
    </div>
  );
}
