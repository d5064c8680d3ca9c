import { AppBar, Avatar, EmptyState, IconButton, List, ListRow, Screen, SectionHeader } from './kit.ts';
import { starsOf } from '../model/drivers.ts';
import { ridesBy, whenOf } from '../select.ts';
import { useAct, useDates, useNav, useParams, usePlaceName, useRides, useWords } from './hooks.ts';
import { Block, Plate, Stars } from './Parts.tsx';
import { Vehicle } from './Vehicle.tsx';
import css from './drivers.module.css';
import { names } from '../names.ts';

/** Drivers that the owner likes, then those who drove them. */
export function Drivers() {
  const t = useWords();
  const nav = useNav();
  const { drivers, favourites, rides } = useRides();
  const known = [...new Set(ridesBy(rides).flatMap(id => rides[id]!.driver ?? []))].filter(
    id => !favourites.includes(id),
  );
  const row = (id: string) => {
    const driver = drivers[id]!;
    return (
      <ListRow
        key={id}
        id={id}
        rid="driver"
        leading={<Avatar name={driver.name} />}
        title={driver.name}
        subtitle={`★ ${starsOf(driver)} · ${driver.car}`}
        trailing={<Vehicle body={driver.body} colour={driver.colour} size={60} />}
        onClick={() => nav.push('/driver/:driver', { driver: id })}
      />
    );
  };
  return (
    <Screen title={t('favouriteDrivers')}>
      {favourites.length === 0 ? (
        <EmptyState icon="favorite" title={t('noFavourites')} text={t('noFavouritesText')} />
      ) : (
        <List label={t('favouriteDrivers')}>{favourites.map(row)}</List>
      )}
      {known.length > 0 && <SectionHeader title={t('droveYou')} />}
      <List label={t('droveYou')}>{known.map(row)}</List>
    </Screen>
  );
}

/** A driver: the car, what they say, what riders wrote, and the owner’s rides with them. */
export function OneDriver() {
  const { driver: id } = useParams('/driver/:driver');
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const name = usePlaceName();
  const { moment, when } = useDates();
  const { drivers, favourites, rides } = useRides();
  const driver = drivers[id];
  if (!driver)
    return (
      <Screen title={t('driver')}>
        <EmptyState icon="search" title={t('nothingFound')} />
      </Screen>
    );
  const isLiked = favourites.includes(id);
  const own = ridesBy(rides, ride => ride.driver === id && ride.status === 'done');
  return (
    <Screen
      label={driver.name}
      appBar={
        <AppBar
          title={driver.name}
          actions={
            <IconButton
              icon="favorite"
              label={t(isLiked ? 'unlike' : 'like')}
              selected={isLiked}
              onClick={() => act.setFavourite({ driver: id, on: !isLiked })}
            />
          }
        />
      }
    >
      <div className={css['card']}>
        <Vehicle body={driver.body} colour={driver.colour} size={150} />
        <span className={css['stars']} dir="auto">
          ★ {starsOf(driver)}
        </span>
        <span dir="auto">{t('driverLine', { trips: driver.trips, year: String(driver.since) })}</span>
        <span dir="auto">
          {t('carLine', {
            colour: t(names.colour[driver.colour]),
            body: t(names.body[driver.body]),
            car: driver.car,
          })}
        </span>
        <Plate>{driver.plate}</Plate>
        <span dir="auto">{driver.languages.join(' · ')}</span>
      </div>
      {driver.about !== '' && (
        <Block>
          <span className={css['about']} dir="auto">
            {driver.about}
          </span>
        </Block>
      )}
      {own.length > 0 && <SectionHeader title={t('ridesTogether', { count: own.length })} />}
      <List>
        {own.slice(0, 4).map(ride => (
          <ListRow
            key={ride}
            id={ride}
            rid="ride"
            leading="local_taxi"
            title={name(rides[ride]!.to)}
            subtitle={moment(whenOf(rides[ride]!))}
            onClick={() => nav.push('/receipt/:ride', { ride })}
          />
        ))}
      </List>
      <SectionHeader title={t('reviews', { count: driver.reviews.length })} />
      <div className={css['reviews']}>
        {driver.reviews.map((review, i) => (
          <div key={i} className={css['review']}>
            <span className={css['by']}>
              <b dir="auto">{review.by}</b>
              <span dir="auto">{when(review.at)}</span>
            </span>
            <Stars value={review.stars} size={18} />
            {review.text !== '' && <span dir="auto">{review.text}</span>}
          </div>
        ))}
      </div>
    </Screen>
  );
}
