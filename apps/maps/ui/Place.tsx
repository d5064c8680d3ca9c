import {
  useFieldText,
  useFields,
  useScreenState,
  usePhone,
  useSystem,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
  Sheet,
  TextField,
} from './kit.ts';
import { formatNumber as displayNumber } from '../../../src/sdk/core/telephone.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { decodeUri } from '../../../src/sdk/core/uri.ts';
import {
  distanceWords,
  hoursOf,
  isSpotStored,
  KIND_WORDS,
  listsOf,
  ratingOf,
  reviewsOf,
  savedOf,
  search,
  spotAt,
  spotFrom,
  spotOf,
  todayIndex,
  degreesIn,
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
  useParams,
  useScreenSize,
  useStored,
  useUnits,
} from './hooks.ts';
import { KIND_LOOK, poisOf } from './kinds.ts';
import { MapView, Opening, RoundButton, Stars } from './parts.tsx';
import css from './maps.module.css';

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

function SpotPage({ spot }: { spot: Spot }) {
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
        <div className={css['back']}>
          <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
        </div>
        <BottomSheet
          label={spot.name}
          head={
            <>
              <div className={css['sheetTitle']}>
                <span role="heading" aria-level={1} dir="auto">
                  {spot.name}
                </span>
              </div>
              <div className={css['sub']}>
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
                <div className={css['sub']}>
                  <Opening place={place} />
                </div>
              )}
              <Scroller name="buttons" axis="x" label="Actions">
                <div className={css['buttons']}>
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
      <Dialog
        open={marking}
        title="New marker"
        onClose={() => setMarking(false)}
        actions={[
          { label: 'Cancel', onClick: () => setMarking(false) },
          {
            label: 'Add',
            disabled: name.trim() === '',
            onClick: () => {
              act.addMarker({
                name,
                address: spot.address,
                latitude: spot.latitude,
                longitude: spot.longitude,
              });
              setMarking(false);
            },
          },
        ]}
      >
        <TextField name="marker" label="Name" initial={spot.name} maxLength={60} capitalise />
      </Dialog>
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

function Reviews({ id }: { id: string }) {
  const reviews = useApp(s => JSON.stringify(reviewsOf(s, id)));
  const now = usePhone(p => p.clock.now);
  const zone = usePhone(p => p.clock.zone);
  const nav = useNav();
  const act = useAct();
  const [asking, setAsking] = useScreenState<string | null>('deleting', null);
  const list = JSON.parse(reviews) as ReturnType<typeof reviewsOf>;
  const mine = list.some(r => r.mine);
  return (
    <>
      <SectionHeader
        title="Reviews"
        action={{
          label: mine ? 'Edit yours' : 'Write a review',
          onClick: () => nav.push('/review/:place', { place: id }),
        }}
      />
      {list.length === 0 && <div className={css['sub']}>Nobody has written about it yet.</div>}
      {list.map(r => (
        <div key={r.id} className={css['review']} data-key={r.id}>
          <div className={css['reviewHead']}>
            <Avatar name={r.author} picture={r.portrait} size={36} />
            <div>
              <b dir="auto">{r.mine ? `${r.author} (you)` : r.author}</b>
              <span className={css['muted']}>
                {'★'.repeat(r.stars)} · {formatWhen(r.at, now, zone)}
              </span>
            </div>
            {r.mine && (
              <IconButton
                icon="delete"
                label="Delete your review"
                rid="delete-review"
                onClick={() => setAsking(r.id)}
              />
            )}
          </div>
          {r.text !== '' && (
            <span className={css['reviewText']} dir="auto">
              {r.text}
            </span>
          )}
        </div>
      ))}
      <Dialog
        open={asking !== null}
        title="Delete your review?"
        onClose={() => setAsking(null)}
        actions={[
          { label: 'Cancel', onClick: () => setAsking(null) },
          {
            label: 'Delete',
            danger: true,
            onClick: () => {
              act.deleteReview({ review: asking! });
              setAsking(null);
            },
          },
        ]}
      />
    </>
  );
}

/** Lists that a place may be saved in. */
export function SaveSheet({ open, spot, onClose }: { open: boolean; spot: Spot; onClose: () => void }) {
  const lists = useApp(s => JSON.stringify(listsOf(s)));
  const inside = useApp(s => savedOf(s, spot).map(x => x.list));
  const [naming, setNaming] = useScreenState('naming', false);
  const name = useFieldText('list-name');
  const fields = useFields();
  const act = useAct();
  return (
    <>
      <Sheet
        open={open}
        title="Save to a list"
        onClose={onClose}
        footer={
          <Button
            variant="tonal"
            icon="add"
            wide
            onClick={() => {
              fields.set('list-name', '');
              setNaming(true);
            }}
          >
            New list
          </Button>
        }
      >
        <Scroller name="lists" label="Lists">
          {(JSON.parse(lists) as ReturnType<typeof listsOf>).map(l => (
            <Checkbox
              key={l.id}
              id={l.id}
              rid="list"
              label={l.name}
              subtitle={l.count === 1 ? '1 place' : `${l.count} places`}
              checked={inside.includes(l.id)}
              onChange={on => (on ? act.save({ spot, list: l.id }) : act.unsave({ spot, list: l.id }))}
            />
          ))}
        </Scroller>
      </Sheet>
      <Dialog
        open={naming}
        title="New list"
        onClose={() => setNaming(false)}
        actions={[
          { label: 'Cancel', onClick: () => setNaming(false) },
          {
            label: 'Create',
            disabled: name.trim() === '',
            onClick: () => {
              act.createList({ name, spot });
              setNaming(false);
            },
          },
        ]}
      >
        <TextField name="list-name" label="List name" maxLength={40} capitalise />
      </Dialog>
    </>
  );
}

/** Stars and words about a place. */
export function WriteReview() {
  const { place: id } = useParams('/review/:place');
  const name = useApp(s => s.places[id]?.name ?? '');
  const mine = useApp(s => JSON.stringify(reviewsOf(s, id).find(r => r.mine) ?? null));
  const was = JSON.parse(mine) as { stars: number; text: string } | null;
  const [stars, setStars] = useScreenState('stars', was?.stars ?? 0);
  const text = useFieldText('text', was?.text ?? '');
  const act = useAct();
  return (
    <Screen
      appBar={
        <AppBar
          title={name}
          subtitle="Your review"
          leading="close"
          actions={
            <Button
              variant="text"
              disabled={stars === 0}
              onClick={() => act.review({ place: id, stars, text })}
            >
              Post
            </Button>
          }
        />
      }
    >
      <div className={css['pickStars']} role="radiogroup" aria-label="Stars">
        {[1, 2, 3, 4, 5].map(n => (
          <button
            key={n}
            type="button"
            role="radio"
            aria-checked={n === stars}
            aria-label={n === 1 ? '1 star' : `${n} stars`}
            style={n <= stars ? { color: '#b36b00' } : undefined}
            onClick={() => setStars(n)}
          >
            <Icon name="star" filled={n <= stars} size={36} />
          </button>
        ))}
      </div>
      <div className={css['form']}>
        <TextField
          name="text"
          label="What was it like?"
          initial={was?.text ?? ''}
          multiline
          rows={4}
          autoGrow
          maxLength={1000}
          counter
        />
      </div>
    </Screen>
  );
}
