import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, ChipGroup, EmptyState, List, ListRow, Screen, SearchField } from './kit.ts';
import type { IconName } from './icons.ts';
import { distance } from '../../../src/sdk/city/index.ts';
import { beyondOf, search, spotOf, STATION } from '../model/town.ts';
import { MOST_STOPS } from '../model/kinds.ts';
import { savedBy } from '../select.ts';
import type { Spot } from '../state.ts';
import {
  useAct,
  useApp,
  useHere,
  useHereSpot,
  useNav,
  useParams,
  usePlaceName,
  useRides,
  useWords,
} from './hooks.ts';
import { Go, Notice } from './Parts.tsx';
import css from './where.module.css';

const KIND_ICON: Readonly<Record<string, IconName>> = {
  home: 'home',
  address: 'location_on',
  street: 'signpost',
  district: 'location_city',
  station: 'train',
  stop: 'directions_bus',
  bus: 'directions_bus',
  ferry: 'directions_boat',
  area: 'park',
  park: 'park',
};
export const iconOf = (kind: string): IconName => KIND_ICON[kind] ?? 'location_on';
const metresText = (metres: number): string =>
  metres < 950 ? `${Math.max(10, Math.round(metres / 10) * 10)} m` : `${(metres / 1_000).toFixed(1)} km`;

type Where = 'from' | 'to' | number;
const whereOf = (slot: string): Where => (slot === 'from' || slot === 'to' ? slot : Number(slot));

/** What a search finds, or saved and recent places while nothing is asked. */
export function Finder({ onChoose, query }: { onChoose: (spot: Spot) => void; query: string }) {
  const t = useWords();
  const here = useHere();
  const name = usePlaceName();
  const { saved, recent } = useRides();
  const asked = query.trim();
  const beyond = beyondOf(asked);
  if (asked === '') {
    const icons = { home: 'home', work: 'work', own: 'bookmark' } as const;
    const known = savedBy(saved);
    return (
      <List label={t('places')}>
        {known.map(({ id, kind, spot }) => (
          <ListRow
            key={id}
            id={id}
            rid="hit"
            leading={icons[kind]}
            title={name(spot)}
            subtitle={spot.address}
            onClick={() => onChoose(spot)}
          />
        ))}
        {recent
          .filter(spot => !known.some(row => row.spot.address === spot.address))
          .map(spot => (
            <ListRow
              key={`${spot.x} ${spot.y}`}
              id={`recent-${spot.x}-${spot.y}`}
              rid="hit"
              leading="schedule"
              title={spot.name}
              subtitle={spot.address}
              onClick={() => onChoose(spot)}
            />
          ))}
      </List>
    );
  }
  const named = savedBy(saved).filter(place => place.label.toLowerCase().includes(asked.toLowerCase()));
  const hits = search(asked, here);
  return (
    <>
      {beyond !== null && (
        <div className={css['beyond']}>
          <Notice icon="train" title={t('beyondTitle', { place: beyond })} text={t('beyondText')}>
            <Go rid="to-station" onClick={() => onChoose(STATION)}>
              {t('toStation')}
            </Go>
          </Notice>
        </div>
      )}
      {hits.length === 0 && named.length === 0 && beyond === null && (
        <EmptyState icon="search" title={t('nothingFound')} text={t('nothingFoundText')} />
      )}
      <List label={t('found')}>
        {named.map(({ id, label, spot }) => (
          <ListRow
            key={id}
            id={id}
            rid="hit"
            leading="bookmark"
            title={label}
            subtitle={spot.address}
            onClick={() => onChoose(spot)}
          />
        ))}
        {hits.map(hit => (
          <ListRow
            key={hit.id}
            id={hit.id}
            rid="hit"
            leading={iconOf(hit.kind)}
            title={hit.name}
            subtitle={hit.address}
            meta={here ? metresText(distance(here, hit)) : undefined}
            onClick={() => onChoose(spotOf(hit))}
          />
        ))}
      </List>
    </>
  );
}

/** Pick-up, destination or a stop: by search, from the saved places, or on the map. */
export function Where() {
  const { slot } = useParams('/where/:slot');
  const where = whereOf(slot);
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const name = usePlaceName();
  const plan = useApp(s => s.plan);
  const here = useHereSpot();
  const fields = useFields();
  const query = useFieldText('query');
  const title = where === 'from' ? t('pickUp') : where === 'to' ? t('whereTo') : t('aStop');
  const isFirst = where === 'to' && plan.to === null;
  const choose = (spot: Spot | null) => {
    fields.blur();
    act.setPoint({ where, spot });
    nav.replace('/choose');
  };
  const back = (spot: Spot | null) => {
    fields.blur();
    act.setPoint({ where, spot });
    nav.back();
  };
  const done = isFirst ? choose : back;
  return (
    <Screen
      label={title}
      appBar={
        <>
          <AppBar title={title} />
          <div className={css['search']}>
            {where === 'to' && (
              <div className={css['from']}>
                <span className={css['fromDot']} aria-hidden="true" />
                <span dir="auto">
                  {plan.from ? name(plan.from) : here ? t('fromHere', { place: name(here) }) : t('noPickUp')}
                </span>
                {isFirst && (
                  <button
                    type="button"
                    className={css['change']}
                    data-rid="change-from"
                    onClick={() => nav.push('/where/:slot', { slot: 'from' })}
                  >
                    {t('changeIt')}
                  </button>
                )}
              </div>
            )}
            <SearchField name="query" label={t('searchPlace')} rid="query" />
          </div>
        </>
      }
    >
      <div className={css['chips']}>
        <ChipGroup label={t('otherWays')}>
          <Chip
            label={t('setOnMap')}
            icon="pin_drop"
            rid="on-map"
            onClick={() => nav.push('/pin/:slot', { slot })}
          />
          {where === 'from' && here && (
            <Chip label={t('whereIAm')} icon="my_location" rid="here" onClick={() => done(null)} />
          )}
        </ChipGroup>
      </div>
      <Finder query={query} onChoose={done} />
    </Screen>
  );
}

/** The list of points of a plan, each of which can be changed. */
export function Points({
  from,
  stops,
  to,
  onPoint,
  onRemove,
  onMove,
  onAdd,
  fixed = 0,
  fixedFrom,
}: {
  from: Spot | null;
  stops: readonly Spot[];
  to: Spot | null;
  onPoint: (where: Where) => void;
  onRemove: (index: number) => void;
  onMove: (index: number, to: number) => void;
  /** Adds a stop; left out where that is done elsewhere. */
  onAdd?: () => void;
  /** How many stops are behind the car already. */
  fixed?: number;
  fixedFrom?: boolean;
}) {
  const t = useWords();
  const name = usePlaceName();
  const row = (where: Where, spot: Spot | null, label: string, isFixed: boolean) => (
    <button
      type="button"
      className={css['point']}
      data-kind={typeof where === 'number' ? 'stop' : where}
      data-rid={`point-${where}`}
      disabled={isFixed}
      aria-label={`${spot ? name(spot) : t('choosePlace')}, ${label}`}
      onClick={() => onPoint(where)}
    >
      <span className={css['pointDot']} aria-hidden="true" />
      <span className={css['pointName']} dir="auto">
        {spot ? name(spot) : t('choosePlace')}
      </span>
    </button>
  );
  return (
    <div className={css['points']} role="group" aria-label={t('route')}>
      {row('from', from, t('pickUp'), fixedFrom ?? false)}
      {stops.map((stop, i) => (
        <div key={`${stop.address} ${i}`} className={css['stop']}>
          {row(i, stop, t('stopNumber', { number: i + 1 }), i < fixed)}
          {i > fixed && (
            <button
              type="button"
              className={css['tool']}
              aria-label={t('moveUp', { name: name(stop) })}
              onClick={() => onMove(i, i - 1)}
            >
              ↑
            </button>
          )}
          {i >= fixed && (
            <button
              type="button"
              className={css['tool']}
              aria-label={t('removeStop', { name: name(stop) })}
              onClick={() => onRemove(i)}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {row('to', to, t('destination'), false)}
      {onAdd && stops.length < MOST_STOPS && (
        <button type="button" className={css['add']} data-rid="add-stop" onClick={onAdd}>
          {t('addStop')}
        </button>
      )}
    </div>
  );
}
