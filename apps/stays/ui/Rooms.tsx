import { AppBar, Button, IconButton, Picture, Screen } from './kit.ts';
import { freeUntil, leftOf, linesOf, refusalOf, scoreOf, stayFor, totalOf } from '../select.ts';
import { type Room } from '../state.ts';
import { useAct, useNav, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import { parts, Point, WHY_WORDS } from './Parts.tsx';
import css from './property.module.css';

const BED_WORDS = { double: 'bedsDouble', single: 'bedsSingle', bunk: 'bedsBunk', sofa: 'bedsSofa' } as const;

/** Beds of a room, in a line. */
export function useBeds() {
  const t = useWords();
  return (room: Pick<Room, 'beds'>): string =>
    room.beds.map(b => t(BED_WORDS[b.kind], { count: b.count })).join(', ');
}

/** Rooms with what they cost at each rate. */
export function Rooms() {
  const { property: id } = useParams('/rooms/:property');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const beds = useBeds();
  const people = usePeople();
  const p = state.properties[id]!;
  const { search } = state;
  const meals = p.breakfastCents === null ? [false] : p.breakfastCents === 0 ? [true] : [false, true];
  const rates = p.saver ? (['flex', 'saver'] as const) : (['flex'] as const);
  return (
    <Screen
      label={t('rooms')}
      appBar={
        <AppBar
          title={t('rooms')}
          subtitle={`${w.dates(search.from, search.until)} · ${people(search)}`}
          actions={
            <IconButton
              icon="group"
              label={t('guestsAndRooms')}
              onClick={() => nav.push('/guests/:for', { for: 'search' })}
            />
          }
        />
      }
    >
      {p.rooms.map(room => {
        const left = leftOf(state, id, room, search.from, search.until);
        const why = refusalOf(state, stayFor(search, id, room.id), w.today);
        return (
          <div
            key={room.id}
            className={css['room']}
            role="group"
            aria-label={room.name}
            data-rid="room"
            data-key={room.id}
          >
            <span className={css['roomPhoto']}>
              <Picture name={room.picture} alt="" />
            </span>
            <span className={css['roomName']} role="heading" aria-level={2} dir="auto">
              {room.name}
            </span>
            <Point icon="bed">{beds(room)}</Point>
            <Point icon="group">{t('sleeps', { count: room.sleeps, size: room.sqm })}</Point>
            {room.view && <Point icon="landscape">{room.view}</Point>}
            <Point icon="crib">{t(room.cot ? 'cotYes' : 'cotNo')}</Point>
            {why === null ? (
              <>
                <span className={css['left']}>{t('leftCount', { count: left })}</span>
                {rates.flatMap(rate =>
                  meals.map(breakfast => {
                    const cents = totalOf(
                      linesOf(state, stayFor(search, id, room.id, rate, breakfast), w.now, w.today),
                    );
                    return (
                      <div key={`${rate}${breakfast}`} className={css['rate']}>
                        <span className={css['rateWords']}>
                          <b>{t(rate === 'flex' ? 'rateFlex' : 'rateSaver')}</b>
                          <span>
                            {rate === 'flex'
                              ? t('freeUntilDay', { day: w.day(freeUntil(search.from, p)) })
                              : t('notRefunded')}
                          </span>
                          <span>{t(breakfast ? 'withBreakfast' : 'withoutBreakfast')}</span>
                        </span>
                        <span className={css['ratePrice']}>
                          <b dir="auto">{w.money(cents)}</b>
                          <Button
                            rid={`choose-${room.id}-${rate}${breakfast ? '-breakfast' : ''}`}
                            label={`${t('choose')}: ${room.name}, ${t(rate === 'flex' ? 'rateFlex' : 'rateSaver')}, ${t(breakfast ? 'withBreakfast' : 'withoutBreakfast')}`}
                            onClick={() => act.chooseRate({ property: id, room: room.id, rate, breakfast })}
                          >
                            {t('choose')}
                          </Button>
                        </span>
                      </div>
                    );
                  }),
                )}
              </>
            ) : (
              <span className={css['left']} data-bad="">
                {why === 'tooMany' ? t('tooManyFor', { count: room.sleeps }) : t(WHY_WORDS[why])}
              </span>
            )}
          </div>
        );
      })}
      <div className={parts['hint']}>{t('pricesAll', { score: w.score(scoreOf(p)) })}</div>
    </Screen>
  );
}
