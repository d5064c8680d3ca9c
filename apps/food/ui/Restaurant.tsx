import { AppBar, Chip, EmptyState, Icon, IconButton, Picture, Screen, Scroller, Segmented } from './kit.ts';
import { addressFor, infoOf, sectionsOf, warningsOf, dishesOf } from '../select.ts';
import { DIETS, type Wish } from '../state/menu.ts';
import type { Mode } from '../state/own.ts';
import {
  formatMoney,
  useDates,
  useFood,
  useAct,
  useNav,
  useParams,
  useScreenState,
  useWords,
} from './hooks.ts';
import { Banner, BasketBar, Offline, useHeart } from './parts.tsx';
import { DishCard } from './DishCard.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { Stars, useOffer, useTerms } from './KitchenCard.tsx';
import css from './restaurant.module.css';
import { CUISINE_WORDS, DIET_WORDS } from '../names.ts';

export function Gone() {
  const t = useWords();
  const nav = useNav();
  return (
    <Screen title={t('gone')}>
      <EmptyState
        icon="no_meals"
        title={t('gone')}
        text={t('goneText')}
        action={{ label: t('findFood'), rid: 'find-food', onClick: () => nav.push('/search') }}
      />
    </Screen>
  );
}

/** What keeps the kitchen from bringing it now. */
function Banners({ id }: { id: string }) {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const { now, zone, moment } = useDates();
  const { restaurant, open, opens, fee } = infoOf(state, id, now, zone);
  const to = addressFor(state);
  return (
    <>
      {restaurant.notice !== '' && (
        <Banner icon="campaign" tone="quiet">
          {restaurant.notice}
        </Banner>
      )}
      {!open && (
        <Banner icon="schedule">
          {opens === null ? t('closedWeek') : t('closedBanner', { when: moment(opens) })}
        </Banner>
      )}
      {!restaurant.delivers ? (
        <Banner icon="directions_walk">{t('pickupOnlyBanner', { address: restaurant.address })}</Banner>
      ) : (
        fee === null && (
          <Banner
            icon="wrong_location"
            action={{ label: t('change'), rid: 'change-address', onClick: () => nav.push('/addresses') }}
          >
            {to ? t('tooFarBanner', { address: to.label }) : t('problem_noAddress')}
          </Banner>
        )
      )}
    </>
  );
}

function ModeChoice({ id }: { id: string }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const { basket, restaurants } = state;
  if (basket.restaurant !== id || !restaurants[id]!.delivers) return null;
  return (
    <div className={css['mode']}>
      <Segmented<Mode>
        label={t('howToGet')}
        value={basket.mode}
        onChange={mode => act.setCheckout({ mode, slot: null })}
        options={[
          { value: 'delivery', label: t('delivery') },
          { value: 'pickup', label: t('pickup') },
        ]}
      />
    </div>
  );
}

/** A kitchen: its photo, terms, and the menu in sections. */
export function Restaurant() {
  const { restaurant: id } = useParams('/restaurant/:restaurant');
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const heart = useHeart(id);
  const terms = useTerms();
  const offer = useOffer();
  const { now, zone } = useDates();
  const [wishes, setWishes] = useScreenState<readonly Wish[]>('wishes', []);
  const found = state.restaurants[id];
  if (!found) return <Gone />;
  const info = infoOf(state, id, now, zone);
  const sections = sectionsOf(state, id, wishes);
  const off = offer(info);
  const hidden = state.settings.hideAllergens
    ? dishesOf(state, id).filter(d => warningsOf(state, d).length > 0).length
    : 0;
  const toggle = (wish: Wish) =>
    setWishes(wishes.includes(wish) ? wishes.filter(w => w !== wish) : [...wishes, wish]);
  return (
    <Screen
      label={found.name}
      appBar={
        <AppBar
          actions={
            <>
              <IconButton
                icon="search"
                label={t('search')}
                rid="search"
                onClick={() => nav.push('/search')}
              />
              <IconButton
                icon="favorite"
                selected={heart.on}
                label={t(heart.on ? 'removeFavourite' : 'addFavourite')}
                rid="heart"
                onClick={heart.toggle}
              />
            </>
          }
        />
      }
      bottom={<BasketBar />}
    >
      <div className={css['hero']}>
        <Picture name={found.picture} alt="" />
      </div>
      <div className={css['head']}>
        <span className={css['name']} role="heading" aria-level={1} dir="auto">
          {found.name}
        </span>
        <span className={css['line']}>
          <Stars restaurant={found} />
          <span>{found.cuisines.map(c => t(CUISINE_WORDS[c])).join(' · ')}</span>
        </span>
        <span className={css['facts']}>
          {terms(info).map(each => (
            <span key={each} dir="auto">
              {each}
            </span>
          ))}
          {found.delivers && (
            <span dir="auto">
              {found.minimumCents === 0
                ? t('noMinimum')
                : t('minimum', { amount: formatMoney(found.minimumCents) })}
            </span>
          )}
          {found.halal && <span>{t('halalKitchen')}</span>}
        </span>
        <button
          type="button"
          className={css['about']}
          data-rid="about"
          onClick={() => nav.push('/about/:restaurant', { restaurant: id })}
        >
          <Icon name="info" size={20} />
          <span>{t('infoAndReviews')}</span>
          <Icon name="chevron_right" size={20} />
        </button>
      </div>
      <Offline />
      {off !== null && (
        <Banner icon="sell" tone="good">
          {off}
        </Banner>
      )}
      <Banners id={id} />
      <ModeChoice id={id} />
      <SectionTabs
        names={sections.map(section => section.name)}
        dishes={sections.reduce((sum, section) => sum + section.dishes.length, 0)}
      />
      <Scroller name="wishes" axis="x" label={t('diet')}>
        <div className={css['wishes']}>
          {DIETS.map(d => (
            <Chip
              key={d}
              label={t(DIET_WORDS[d])}
              selected={wishes.includes(d)}
              rid={`only-${d}`}
              onClick={() => toggle(d)}
            />
          ))}
        </div>
      </Scroller>
      {sections.length === 0 && <EmptyState icon="no_meals" title={t('noDishForWish')} />}
      {sections.map((section, i) => (
        <div key={section.name} data-section={i}>
          <div className={css['section']} role="heading" aria-level={2} dir="auto">
            {section.name}
          </div>
          {section.dishes.map(dish => (
            <DishCard key={dish.id} dish={dish} />
          ))}
        </div>
      ))}
      {hidden > 0 && <div className={css['hidden']}>{t('hiddenDishes', { count: hidden })}</div>}
    </Screen>
  );
}
