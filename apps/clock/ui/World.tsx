import { offsetAt, partsAt } from '../../../src/state/clock.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { AppBar, Fab, IconButton, ListRow, SwipeRow } from './kit.ts';
import { cityOf, dateWords, offsetWords, type City } from '../select.ts';
import { BigTime } from './Days.tsx';
import { Face } from './Face.tsx';
import { Place } from './Place.tsx';
import { useAct, useApp, useH24, useNav } from './hooks.ts';
import css from './world.module.css';

/** The time here and in the person's cities. */
export function World() {
  const cities = useApp(s => s.cities);
  const home = useApp(s => cityOf(s.settings.home));
  const autoHome = useApp(s => s.settings.autoHome);
  const [editing, setEditing] = useScreenState('editing', false);
  const now = useNow();
  const zone = useZone();
  const nav = useNav();
  const shown = cities.flatMap(id => cityOf(id) ?? []);
  const away = autoHome && home !== undefined && offsetAt(now, home.zone) !== offsetAt(now, zone);
  useBack(editing, () => setEditing(false));
  if (editing)
    return (
      <Place
        at="/world"
        title="Edit cities"
        bar={<AppBar title="Edit cities" leading="close" onLeading={() => setEditing(false)} />}
      >
        <Edit cities={shown} />
      </Place>
    );
  return (
    <Place
      at="/world"
      title="Clock"
      fab={<Fab icon="add" label="Add city" onClick={() => nav.push('/cities')} />}
      menu={shown.length > 0 ? [{ label: 'Edit cities', icon: 'edit', onClick: () => setEditing(true) }] : []}
    >
      <Here />
      <div className={css['cities']}>
        {away && <CityCard city={home} home />}
        {shown.map(c => (
          <CityCard key={c.id} city={c} />
        ))}
      </div>
      {shown.length === 0 && !away && (
        <div className={css['none']}>Cities that you add with + stand here.</div>
      )}
    </Place>
  );
}

function Here() {
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const { style, seconds } = useApp(s => s.settings);
  const time = formatTime(now, zone, h24);
  const { second } = partsAt(now, zone);
  const digits = seconds ? time.replace(/^(\d+:\d\d)/, `$1:${String(second).padStart(2, '0')}`) : time;
  return (
    <div className={css['here']} data-style={style}>
      {style === 'analogue' ? (
        <Face now={now} zone={zone} size={224} seconds={seconds} label={digits} />
      ) : (
        <BigTime className={css['digits']} words={digits} />
      )}
      <div className={css['date']} dir="auto">
        {dateWords(now, zone)}
      </div>
    </div>
  );
}

function CityCard({ city, home = false }: { city: City; home?: boolean }) {
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const style = useApp(s => s.settings.style);
  const act = useAct();
  const time = formatTime(now, city.zone, h24);
  const words = offsetWords(now, zone, city.zone);
  const card = (
    <div
      className={css['city']}
      role="group"
      aria-label={`${home ? 'Home, ' : ''}${city.name}, ${words}, ${time}`}
      data-key={`city-${city.id}`}
      data-rid="city"
    >
      <div className={css['where']}>
        <span className={css['name']} dir="auto">
          {home ? `Home · ${city.name}` : city.name}
        </span>
        <span className={css['far']} dir="auto">
          {words}
        </span>
      </div>
      {style === 'analogue' ? (
        <div className={css['small']}>
          <Face now={now} zone={city.zone} size={64} />
          <span>{time}</span>
        </div>
      ) : (
        <BigTime className={css['clock']} words={time} />
      )}
    </div>
  );
  const remove = {
    label: 'Remove',
    icon: 'delete',
    danger: true,
    onSwipe: () => act.removeCity({ city: city.id }),
  } as const;
  return home ? (
    card
  ) : (
    <SwipeRow id={`swipe-${city.id}`} start={remove} end={remove}>
      {card}
    </SwipeRow>
  );
}

function Edit({ cities }: { cities: readonly City[] }) {
  const act = useAct();
  return (
    <div className={css['edit']}>
      {cities.map((c, i) => (
        <ListRow
          key={c.id}
          id={`edit-${c.id}`}
          title={c.name}
          subtitle={c.country}
          trailing={
            <>
              <IconButton
                icon="arrow_upward"
                label={`Move ${c.name} up`}
                disabled={i === 0}
                onClick={() => act.moveCity({ city: c.id, to: i - 1 })}
              />
              <IconButton
                icon="arrow_downward"
                label={`Move ${c.name} down`}
                disabled={i === cities.length - 1}
                onClick={() => act.moveCity({ city: c.id, to: i + 1 })}
              />
              <IconButton
                icon="delete"
                label={`Remove ${c.name}`}
                onClick={() => act.removeCity({ city: c.id })}
              />
            </>
          }
        />
      ))}
      {cities.length === 0 && <div className={css['none']}>No cities are left.</div>}
    </div>
  );
}
