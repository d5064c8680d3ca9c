import { EmptyState, Screen } from './kit.ts';
import { decodeUri } from '../../../src/sdk/core/uri.ts';
import { search, spotAt, spotFrom, spotOf, degreesIn } from '../select.ts';
import { metresOf, useApp, useParams, useStored } from './hooks.ts';
import { SpotPage } from './SpotPage.tsx';

/** The page of a place of the map. */
export function Place() {
  const { place: id } = useParams('/place/:place');
  const place = useApp(s => s.places[id]);
  if (!place)
    return (
      <Screen title="Place">
        <EmptyState icon="search_off" title="This place is not on the map" />
      </Screen>
    );
  return <SpotPage spot={spotOf(id, place)} />;
}

/** The page of a point that is no place: an address, a dropped pin. */
export function SpotScreen() {
  const { spot: key } = useParams('/spot/:spot');
  const spot = spotFrom(key);
  return spot ? (
    <SpotPage spot={spot} />
  ) : (
    <Screen title="Place">
      <EmptyState icon="search_off" title="This place is not on the map" />
    </Screen>
  );
}

/** A place that another app shared: `50.82,-1.40`, or `0,0?q=words`. */
export function Geo() {
  const { address } = useParams('/geo/:address');
  const [where = '', rest = ''] = decodeUri(address).split('?');
  const words = /(?:^|&)q=([^&]*)/.exec(rest)?.[1]?.replace(/\+/g, ' ') ?? '';
  const places = useApp(s => s.places);
  const stored = useStored();
  const at = degreesIn(where);
  const hit =
    words !== '' && (!at || (at.latitude === 0 && at.longitude === 0))
      ? search(places, words, null, stored)[0]
      : undefined;
  const [id, place] = hit?.spot.place ? [hit.spot.place, places[hit.spot.place]] : [undefined, undefined];
  if (id && place) return <SpotPage spot={spotOf(id, place)} />;
  if (hit) return <SpotPage spot={hit.spot} />;
  if (stored !== null && words !== '' && (!at || (at.latitude === 0 && at.longitude === 0)))
    return (
      <Screen title="Shared place">
        <EmptyState
          icon="cloud_off"
          title="You’re offline"
          text={`Connect to a network to look for “${words}”.`}
        />
      </Screen>
    );
  if (!at)
    return (
      <Screen title="Shared place">
        <EmptyState icon="search_off" title="No place in this link" text={words} />
      </Screen>
    );
  const found = spotAt(metresOf(at), stored);
  return <SpotPage spot={{ name: words || found.name, address: found.address, ...at, place: null }} />;
}
