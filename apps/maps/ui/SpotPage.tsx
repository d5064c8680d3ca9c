import { useFieldText, useFields, useScreenState, useSystem } from '../../../src/sdk/react/hooks.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
  TextField,
} from './kit.ts';
import { formatNumber as displayNumber } from '../../../src/sdk/core/telephone.ts';
import {
  distanceWords,
  hoursOf,
  isSpotStored,
  KIND_WORDS,
  ratingOf,
  savedOf,
  todayIndex,
} from '../select.ts';
import type { Spot } from '../state.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import {
  metresOf,
  useAct,
  useApp,
  useCamera,
  useHere,
  useMoment,
  useNav,
  useScreenSize,
  useStored,
  useUnits,
} from './hooks.ts';
import { KIND_LOOK, poisOf } from './kinds.ts';
import { MapView, Opening, RoundButton, Stars } from './parts.tsx';
import css from './place.module.css';
import common from './maps.module.css';
import { SaveSheet } from './SaveSheet.tsx';
import { Reviews } from './Reviews.tsx';

export function SpotPage({ spot }: { spot: Spot }) {
  const size = useScreenSize();
  const below = heightsOf(size.height).mid;
  const p = metresOf(spot);
  const [camera, setCamera] = useCamera({ x: p.x, y: p.y + (below / 2 - 40) * 1.05, zoom: 16.5 });
  const stored = useStored();
  const away = !isSpotStored(stored, spot);
  const place = useApp(s => (spot.place && !away ? s.places[spot.place] : undefined));
  const rating = useApp(s => (spot.place ? ratingOf(s, spot.place) : { stars: 0, count: 0 }));
  const lists = useApp(s =>
    savedOf(s, spot)
      .map(x => s.lists[x.list]?.name ?? '')
      .join(', '),
  );
  const here = useHere();
  const units = useUnits();
  const [saving, setSaving] = useScreenState('saving', false);
  const [marking, setMarking] = useScreenState('marking', false);
  const name = useFieldText('marker', spot.name);
  const fields = useFields();
  const pois = useApp(s => poisOf(s.places));
  const system = useSystem();
  const nav = useNav();
  const act = useAct();
  return (
    <>
      <Screen scroll={false} bleed label={spot.name}>
        <MapView
          camera={camera}
          onCamera={setCamera}
          below={below}
          pois={pois.filter(x => x.id !== spot.place)}
          pins={[
            {
              id: 'pin',
              label: `Pin at ${spot.name}`,
              ...p,
              ...(place ? { tone: KIND_LOOK[place.kind][1] } : {}),
            },
          ]}
          onPoi={id => nav.push('/place/:place', { place: id })}
        />
        <div className={common['back']}>
          <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
        </div>
        <BottomSheet
          label={spot.name}
          head={
            <>
              <div className={common['sheetTitle']}>
                <span role="heading" aria-level={1} dir="auto">
                  {spot.name}
                </span>
              </div>
              <div className={common['sub']}>
                {away && spot.place ? (
                  <span>{spot.name === spot.address ? '' : spot.address}</span>
                ) : place ? (
                  <>
                    {rating.count > 0 && <Stars stars={rating.stars} count={rating.count} />}
                    <span>{KIND_WORDS[place.kind]}</span>
                  </>
                ) : (
                  <span dir="auto">{spot.address}</span>
                )}
                {here && <span>{distanceWords(Math.hypot(here.x - p.x, here.y - p.y), units)}</span>}
              </div>
              {place && (
                <div className={common['sub']}>
                  <Opening place={place} />
                </div>
              )}
              <Scroller name="buttons" axis="x" label="Actions">
                <div className={common['buttons']}>
                  <Button icon="directions" onClick={() => act.directions({ to: spot })}>
                    Directions
                  </Button>
                  <Button variant="tonal" icon="bookmark" onClick={() => setSaving(true)}>
                    {lists === '' ? 'Save' : 'Saved'}
                  </Button>
                  <Button
                    variant="tonal"
                    icon="flag"
                    onClick={() => {
                      fields.set('marker', spot.name);
                      setMarking(true);
                    }}
                  >
                    Marker
                  </Button>
                  {place?.phone && (
                    <Button variant="tonal" icon="call" onClick={() => act.call({ place: spot.place! })}>
                      Call
                    </Button>
                  )}
                  <Button variant="tonal" icon="share" onClick={() => act.share({ spot })}>
                    Share
                  </Button>
                </div>
              </Scroller>
            </>
          }
        >
          {place && place.photos.length > 0 && (
            <Scroller name="photos" axis="x" label="Photos">
              <div className={css['photos']}>
                {place.photos.map((photo, i) => (
                  <span key={photo} className={css['photo']}>
                    <Picture name={photo} alt={`Photo ${i + 1} of ${spot.name}`} />
                  </span>
                ))}
              </div>
            </Scroller>
          )}
          {away && (
            <EmptyState
              icon="cloud_off"
              title="You’re offline"
              text="This lies outside of your offline areas. Connect to a network to see more about it."
            />
          )}
          <List>
            <ListRow
              leading="location_on"
              lines={2}
              title={spot.address.split(', ').slice(0, -1).join(', ') || spot.address}
              subtitle={
                place
                  ? `${spot.address.split(', ').at(-1)} · ${place.district}`
                  : `${spot.latitude.toFixed(6)}, ${spot.longitude.toFixed(6)}`
              }
              trailing={
                <IconButton
                  icon="content_copy"
                  label="Copy address"
                  size={20}
                  onClick={() => system.copyText({ text: `${spot.name}, ${spot.address}` })}
                />
              }
            />
            {place?.phone && (
              <ListRow
                leading="call"
                title={displayNumber(place.phone)}
                label={`Call ${displayNumber(place.phone)}`}
                onClick={() => act.call({ place: spot.place! })}
              />
            )}
            {lists !== '' && (
              <ListRow leading="bookmark" title={`Saved in ${lists}`} onClick={() => setSaving(true)} />
            )}
          </List>
          {place?.hours && <Hours id={spot.place!} />}
          {place && place.kind !== 'home' && <Reviews id={spot.place!} />}
        </BottomSheet>
      </Screen>
      <SaveSheet open={saving} spot={spot} onClose={() => setSaving(false)} />
      <ConfirmDialog
        open={marking}
        title="New marker"
        confirmLabel="Add"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.addMarker({
            name,
            address: spot.address,
            latitude: spot.latitude,
            longitude: spot.longitude,
          });
          setMarking(false);
        }}
        onCancel={() => setMarking(false)}
      >
        <TextField name="marker" label="Name" initial={spot.name} maxLength={60} capitalise />
      </ConfirmDialog>
    </>
  );
}

function Hours({ id }: { id: string }) {
  const hours = useApp(s => JSON.stringify(hoursOf(s.places[id] ?? { hours: null })));
  const { minute, zone } = useMoment();
  const today = todayIndex(minute * 60_000, zone);
  return (
    <>
      <SectionHeader title="Opening hours" />
      <div className={css['hours']} role="table" aria-label="Opening hours">
        {(JSON.parse(hours) as ReturnType<typeof hoursOf>).map((h, i) => (
          <div
            key={h.day}
            role="row"
            data-today={i === today || undefined}
            style={{ display: 'contents', fontWeight: i === today ? 600 : undefined }}
          >
            <span role="rowheader">{h.day}</span>
            <span role="cell">{h.words}</span>
          </div>
        ))}
      </div>
    </>
  );
}
