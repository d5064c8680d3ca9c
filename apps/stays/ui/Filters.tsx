import { AppBar, Button, Chip, ChipGroup, Screen, SectionHeader, Slider, SwitchRow } from './kit.ts';
import { FACILITIES, KINDS } from '../state.ts';
import { useAct, useNav, useStays, useWords, useWrite } from './hooks.ts';
import { FACILITY_WORDS, KIND_WORDS, parts } from './Parts.tsx';
import css from './results.module.css';
import { useResults } from './Results.tsx';

const NO_LIMIT_NIGHT = 260_00;

const NO_LIMIT_TOTAL = 1200_00;

const FAR = 5_000;

/** Everything that narrows the results. */
export function FiltersScreen() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const { filters: f, search } = state;
  const found = useResults().filter(each => each.stay !== null).length;
  const turn = <T,>(list: readonly T[], value: T): T[] =>
    list.includes(value) ? list.filter(v => v !== value) : [...list, value];
  const districts = search.place === null ? [] : state.places[search.place]!.districts;
  const limit = (
    label: string,
    rid: string,
    value: number | null,
    most: number,
    step: number,
    write: (v: number) => string,
    set: (v: number | null) => void,
  ) => (
    <div className={css['limit']}>
      <div className={css['limitHead']}>
        <span>{label}</span>
        <b dir="auto">{value === null ? t('any') : write(value)}</b>
      </div>
      <Slider
        label={label}
        rid={rid}
        value={value ?? most}
        min={step}
        max={most}
        step={step}
        format={v => (v >= most ? t('any') : write(v))}
        onChange={v => set(v >= most ? null : v)}
      />
    </div>
  );
  return (
    <Screen
      label={t('filters')}
      appBar={
        <AppBar
          title={t('filters')}
          leading="close"
          actions={
            <Button variant="text" rid="clear-filters" onClick={() => act.clearFilters({})}>
              {t('clear')}
            </Button>
          }
        />
      }
      bottom={
        <div className={parts['only']}>
          <Button wide rid="show" onClick={nav.back}>
            {t('showCount', { count: found })}
          </Button>
        </div>
      }
    >
      {limit(
        t('mostPerNight'),
        'night',
        f.nightCents,
        NO_LIMIT_NIGHT,
        10_00,
        v => w.money(v),
        nightCents => act.setFilters({ nightCents }),
      )}
      {limit(
        t('mostInAll'),
        'total',
        f.totalCents,
        NO_LIMIT_TOTAL,
        25_00,
        v => w.money(v),
        totalCents => act.setFilters({ totalCents }),
      )}
      {limit(
        t('toCentre'),
        'to-centre',
        f.centreM,
        FAR,
        250,
        v => w.distance(v),
        centreM => act.setFilters({ centreM }),
      )}
      {limit(
        t('toStation'),
        'to-station',
        f.stationM,
        FAR,
        250,
        v => w.distance(v),
        stationM => act.setFilters({ stationM }),
      )}
      <SwitchRow
        label={t('freeCancellation')}
        rid="free"
        checked={f.free}
        onChange={free => act.setFilters({ free })}
      />
      <SwitchRow
        label={t('breakfastIn')}
        rid="breakfast"
        checked={f.breakfast}
        onChange={breakfast => act.setFilters({ breakfast })}
      />
      <SwitchRow
        label={t('petsWelcome')}
        rid="pets"
        checked={f.pets}
        onChange={pets => act.setFilters({ pets })}
      />
      <SwitchRow label={t('withCot')} rid="cot" checked={f.cot} onChange={cot => act.setFilters({ cot })} />
      <SectionHeader title={t('guestScore')} />
      <ChipGroup className={css['wrap'] ?? ''} label={t('guestScore')}>
        {[0, 70, 80, 90].map(score => (
          <Chip
            key={score}
            rid={`score-${score}`}
            label={score === 0 ? t('any') : t('scoreFrom', { score: w.score(score) })}
            selected={f.score === score}
            onClick={() => act.setFilters({ score })}
          />
        ))}
      </ChipGroup>
      <SectionHeader title={t('stars')} />
      <ChipGroup className={css['wrap'] ?? ''} label={t('stars')}>
        {[0, 2, 3, 4, 5].map(stars => (
          <Chip
            key={stars}
            rid={`stars-${stars}`}
            label={stars === 0 ? t('any') : t('starsFrom', { count: stars })}
            selected={f.stars === stars}
            onClick={() => act.setFilters({ stars })}
          />
        ))}
      </ChipGroup>
      <SectionHeader title={t('kind')} />
      <ChipGroup className={css['wrap'] ?? ''} label={t('kind')}>
        {KINDS.map(kind => (
          <Chip
            key={kind}
            rid={`kind-${kind}`}
            label={t(KIND_WORDS[kind])}
            selected={f.kinds.includes(kind)}
            onClick={() => act.setFilters({ kinds: turn(f.kinds, kind) })}
          />
        ))}
      </ChipGroup>
      <SectionHeader title={t('facilities')} />
      <ChipGroup className={css['wrap'] ?? ''} label={t('facilities')}>
        {FACILITIES.map(each => (
          <Chip
            key={each}
            rid={`has-${each}`}
            label={t(FACILITY_WORDS[each])}
            selected={f.facilities.includes(each)}
            onClick={() => act.setFilters({ facilities: turn(f.facilities, each) })}
          />
        ))}
      </ChipGroup>
      {districts.length > 0 && (
        <>
          <SectionHeader title={t('district')} />
          <ChipGroup className={css['wrap'] ?? ''} label={t('district')}>
            {districts.map(each => (
              <Chip
                key={each}
                rid="district"
                id={each}
                label={each}
                selected={f.districts.includes(each)}
                onClick={() => act.setFilters({ districts: turn(f.districts, each) })}
              />
            ))}
          </ChipGroup>
        </>
      )}
    </Screen>
  );
}
