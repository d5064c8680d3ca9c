import { formatTime } from '../../../src/sdk/core/format.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, Fab, Icon, IconButton, Menu, Screen, SwitchRow } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import {
  conditionWords,
  dayOf,
  dateOf,
  degrees,
  HERE,
  hourNow,
  savedPlaces,
  type PlaceView,
} from '../select.ts';
import { OfflineNotice } from './Frame.tsx';
import { Glyph } from './Glyph.tsx';
import { gradientOf, skyOf } from './sky.ts';
import { useAct, useH24, useMayLocate, useNav, usePlaces, useQuarter, useWeather } from './hooks.ts';
import css from './places.module.css';

/** Saved places under the skies that they have, and the way to more. */
export function Places() {
  const state = useWeather();
  const shown = usePlaces();
  const saved = savedPlaces(state);
  const mayLocate = useMayLocate();
  const [editing, setEditing] = useScreenState('editing', false);
  const [held, setHeld] = useScreenState<string | null>('menu', null);
  const [removing, setRemoving] = useScreenState<string | null>('removing', null);
  const act = useAct();
  const nav = useNav();
  useBack(editing, () => setEditing(false));
  const place = held === null ? undefined : saved.find(p => p.key === held);
  const gone = removing === null ? undefined : saved.find(p => p.key === removing);
  const at = place ? saved.indexOf(place) : -1;
  const run = (then: () => void) => () => {
    setHeld(null);
    then();
  };
  return (
    <>
      <Screen
        label="Places"
        fab={
          editing ? undefined : <Fab icon="add" label="Add place" extended onClick={() => nav.push('/add')} />
        }
        appBar={
          editing ? (
            <AppBar title="Edit places" leading="close" onLeading={() => setEditing(false)} />
          ) : (
            <AppBar
              title="Places"
              actions={
                <>
                  {saved.length > 1 && (
                    <IconButton
                      icon="compare_arrows"
                      label="Compare places"
                      onClick={() => nav.push('/compare')}
                    />
                  )}
                  {saved.length > 0 && (
                    <IconButton icon="edit" label="Edit places" onClick={() => setEditing(true)} />
                  )}
                </>
              }
            />
          )
        }
      >
        {!editing && (
          <SwitchRow
            label="Current location"
            leading="my_location"
            rid="here"
            checked={state.here}
            subtitle={
              state.here && !mayLocate
                ? 'Location is off, or not allowed for Skylight'
                : 'Shows the weather where you are'
            }
            onChange={on => act.setHere({ on })}
          />
        )}
        <div className={css['list']}>
          {!editing && <OfflineNotice />}
          {editing
            ? saved.map(p => (
                <EditRow
                  key={p.key}
                  place={p}
                  home={state.home === p.key}
                  onRemove={() => setRemoving(p.key)}
                />
              ))
            : shown.map(p => (
                <PlaceCard
                  key={p.key}
                  place={p}
                  home={state.home === p.key}
                  onLongPress={p.key === HERE ? undefined : () => setHeld(p.key)}
                  onClick={() => {
                    act.show({ place: p.key });
                    nav.back();
                  }}
                />
              ))}
          {saved.length === 0 && (
            <EmptyState icon="location_on" title="No places yet" text="Add a city to see its weather here." />
          )}
        </div>
      </Screen>
      <Menu
        open={place !== undefined}
        anchor="center"
        label={place?.name ?? 'Place'}
        onClose={() => setHeld(null)}
        items={
          place
            ? [
                ...(state.home === place.key
                  ? []
                  : [
                      {
                        label: 'Set as home',
                        icon: 'home' as const,
                        onClick: run(() => act.setHome({ place: place.key })),
                      },
                    ]),
                {
                  label: 'Move up',
                  icon: 'arrow_upward',
                  disabled: at <= 0,
                  onClick: run(() => act.movePlace({ place: place.key, to: at - 1 })),
                },
                {
                  label: 'Move down',
                  icon: 'arrow_downward',
                  disabled: at >= saved.length - 1,
                  onClick: run(() => act.movePlace({ place: place.key, to: at + 1 })),
                },
                {
                  label: 'Share forecast',
                  icon: 'share',
                  onClick: run(() => act.share({ place: place.key })),
                },
                { label: 'Remove', icon: 'delete', danger: true, onClick: run(() => setRemoving(place.key)) },
              ]
            : []
        }
      />
      <ConfirmDialog
        open={gone !== undefined}
        title={`Remove ${gone?.name ?? ''}?`}
        text="Its weather will not be shown in your list any more."
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          setRemoving(null);
          if (gone) act.removePlace({ place: gone.key });
        }}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}

function PlaceCard({
  place,
  home,
  onClick,
  onLongPress,
}: {
  place: PlaceView;
  home: boolean;
  onClick: () => void;
  onLongPress: (() => void) | undefined;
}) {
  const state = useWeather();
  const now = useNow();
  const quarter = useQuarter();
  const h24 = useH24();
  const ref = useGesture(onLongPress ? { onLongPress } : {});
  const hour = hourNow(state, place, quarter);
  const day = dayOf(state, place, dateOf(quarter, place.zone));
  return (
    <button
      type="button"
      ref={ref}
      className={css['card']}
      data-rid="place"
      data-key={place.key}
      style={{ background: gradientOf(skyOf(place, quarter, hour.condition)) }}
      onClick={onClick}
    >
      <span className={css['words']}>
        <span className={css['name']}>
          {place.key === HERE && <Icon name="my_location" size={18} />}
          {home && <Icon name="home" filled size={18} />}
          <span dir="auto">{place.name}</span>
        </span>
        <span
          className={css['sub']}
          dir="auto"
        >{`${place.key === HERE ? 'Current location' : home ? 'Home' : place.country} · ${formatTime(now, place.zone, h24)}`}</span>
        <span className={css['what']}>{conditionWords(hour.condition, hour.day)}</span>
      </span>
      <Glyph condition={hour.condition} night={!hour.day} size={40} />
      <span className={css['end']}>
        <span className={css['deg']}>{degrees(hour.temperature, state.units)}</span>
        <span
          className={css['sub']}
        >{`H ${degrees(day.high, state.units)}  L ${degrees(day.low, state.units)}`}</span>
      </span>
    </button>
  );
}

function EditRow({ place, home, onRemove }: { place: PlaceView; home: boolean; onRemove: () => void }) {
  const act = useAct();
  const { shift, handle } = useReorder(place.key, to => act.movePlace({ place: place.key, to }));
  return (
    <div
      className={css['line']}
      data-line=""
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <span
        className={css['handle']}
        ref={handle}
        data-key={`handle-${place.key}`}
        role="img"
        aria-label={`Move ${place.name}`}
      >
        <Icon name="drag_indicator" />
      </span>
      <span className={css['lineWords']}>
        <span dir="auto">{place.name}</span>
        <small dir="auto">{[place.admin, place.country].filter(Boolean).join(', ')}</small>
      </span>
      <IconButton
        icon="home"
        label={home ? `${place.name} is home` : `Set ${place.name} as home`}
        selected={home}
        onClick={() => act.setHome({ place: place.key })}
      />
      <IconButton icon="delete" label={`Remove ${place.name}`} onClick={onRemove} />
    </div>
  );
}
