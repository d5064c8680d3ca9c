import { formatDayHeading } from '../../../src/sdk/core/format.ts';
import { useFieldText, useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SearchField,
  Sheet,
  Stepper,
} from './kit.ts';
import {
  dayStart,
  isoOf,
  listed,
  mealsOn,
  minutesWords,
  servingsWords,
  SLOTS,
  totalMinutes,
  weekOf,
} from '../select.ts';
import type { Slot } from '../state.ts';
import { useAct, useNav, useParams, useRecipes } from './hooks.ts';
import { Places } from './Places.tsx';
import css from './plan.module.css';
import { Photo } from './RecipeList.tsx';

export const SLOT: Record<Slot, { label: string; icon: 'bakery_dining' | 'lunch_dining' | 'dinner_dining' }> =
  {
    breakfast: { label: 'Breakfast', icon: 'bakery_dining' },
    lunch: { label: 'Lunch', icon: 'lunch_dining' },
    dinner: { label: 'Dinner', icon: 'dinner_dining' },
  };

const NEAR_WEEKS: Readonly<Record<number, string>> = { [-1]: 'Last week', 0: 'This week', 1: 'Next week' };

/** A week of meals. */
export function Plan() {
  const state = useRecipes();
  const now = useNow();
  const zone = useZone();
  const [week, setWeek] = useScreenState('week', 0);
  const [adding, setAdding] = useScreenState<string | null>('adding', null);
  const [meal, setMeal] = useScreenState<string | null>('meal', null);
  const [menu, setMenu] = useScreenState('menu', false);
  const act = useAct();
  const nav = useNav();
  const days = weekOf(now, zone, state.settings.firstDay, week);
  const today = isoOf(now, zone);
  const found = meal === null ? undefined : state.plan[meal];
  const recipe = found && state.recipes[found.recipe];
  const monday = formatDayHeading(dayStart(days[0]!, zone), now, zone).split(', ').at(-1);
  const title = NEAR_WEEKS[week] ?? `Week of ${monday}`;
  return (
    <>
      <Screen
        label="Meal plan"
        bottom={<Places at="/plan" />}
        appBar={
          <AppBar
            title={title}
            leading="none"
            actions={
              <>
                <IconButton icon="chevron_left" label="Week before" onClick={() => setWeek(week - 1)} />
                <IconButton icon="chevron_right" label="Week after" onClick={() => setWeek(week + 1)} />
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
      >
        {days.map(date => {
          const heading = formatDayHeading(dayStart(date, zone), now, zone);
          const meals = mealsOn(state, date);
          return (
            <div key={date} className={css['day']} role="group" aria-label={heading}>
              <div className={css['head']} data-today={date === today || undefined}>
                <span role="heading" aria-level={2}>
                  {heading}
                </span>
                <IconButton icon="add" label={`Add a meal, ${heading}`} onClick={() => setAdding(date)} />
              </div>
              {meals.length > 0 && (
                <List card>
                  {meals.map(m => {
                    const r = state.recipes[m.recipe]!;
                    return (
                      <ListRow
                        key={m.id}
                        id={m.id}
                        rid="meal"
                        leading={<Photo recipe={r} size={48} />}
                        title={r.title}
                        subtitle={`${SLOT[m.slot].label} · ${servingsWords(r.servings, m.servings)}`}
                        onClick={() => setMeal(m.id)}
                      />
                    );
                  })}
                </List>
              )}
            </div>
          );
        })}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'Shop for this week',
            icon: 'add_shopping_cart',
            onClick: () => {
              setMenu(false);
              act.shopForWeek({ from: days[0]! });
            },
          },
          {
            label: 'Go to today',
            icon: 'today',
            disabled: week === 0,
            onClick: () => {
              setMenu(false);
              setWeek(0);
            },
          },
        ]}
      />
      <Sheet
        open={adding !== null}
        title={adding ? formatDayHeading(dayStart(adding, zone), now, zone) : 'Meal'}
        onClose={() => setAdding(null)}
      >
        <List>
          {SLOTS.map(slot => (
            <ListRow
              key={slot}
              leading={SLOT[slot].icon}
              title={SLOT[slot].label}
              rid={slot}
              onClick={() => {
                const date = adding!;
                setAdding(null);
                nav.push('/plan/:date/:slot', { date, slot });
              }}
            />
          ))}
        </List>
      </Sheet>
      <Sheet
        open={found !== undefined && recipe !== undefined}
        title={recipe?.title ?? 'Meal'}
        onClose={() => setMeal(null)}
      >
        {found && recipe && (
          <>
            <div className={css['stepper']}>
              <Stepper
                label="servings"
                value={found.servings}
                min={1}
                max={500}
                format={n => servingsWords(recipe.servings, n)}
                onChange={servings => act.setMealServings({ meal: meal!, servings })}
                bare
              />
            </div>
            <List>
              <ListRow
                leading="menu_book"
                title="Open recipe"
                onClick={() => {
                  setMeal(null);
                  nav.push('/recipe/:recipe', { recipe: found.recipe });
                }}
              />
              {SLOTS.filter(s => s !== found.slot).map(slot => (
                <ListRow
                  key={slot}
                  leading={SLOT[slot].icon}
                  title={`Move to ${SLOT[slot].label.toLowerCase()}`}
                  onClick={() => act.moveMeal({ meal: meal!, slot })}
                />
              ))}
              {days.indexOf(found.date) >= 0 && days.indexOf(found.date) < 6 && (
                <ListRow
                  leading="arrow_downward"
                  title="Move to the next day"
                  onClick={() => act.moveMeal({ meal: meal!, date: days[days.indexOf(found.date) + 1]! })}
                />
              )}
              <ListRow
                leading="delete"
                title="Remove from plan"
                danger
                onClick={() => {
                  act.removeMeal({ meal: meal! });
                  setMeal(null);
                }}
              />
            </List>
          </>
        )}
      </Sheet>
    </>
  );
}

/** The recipe of a meal. */
export function Choose() {
  const { date, slot } = useParams('/plan/:date/:slot');
  const state = useRecipes();
  const query = useFieldText('query');
  const act = useAct();
  const nav = useNav();
  const known = SLOTS.find(s => s === slot);
  const rows = listed({ ...state, sort: 'title' }, { query });
  return (
    <Screen
      label="Choose a recipe"
      appBar={
        <SearchField
          name="query"
          label="Search recipes"
          hint={known ? `${SLOT[known].label}: which recipe?` : 'Which recipe?'}
          leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
        />
      }
    >
      {rows.length === 0 || !known ? (
        <EmptyState icon="menu_book" title="Nothing found" />
      ) : (
        <List>
          {rows.map(r => (
            <ListRow
              key={r.id}
              id={r.id}
              rid="recipe"
              leading={<Photo recipe={r} size={48} />}
              title={r.title}
              subtitle={[totalMinutes(r) === null ? '' : minutesWords(totalMinutes(r)!), r.servings]
                .filter(Boolean)
                .join(' · ')}
              onClick={() => {
                act.planMeal({ date, slot: known, recipe: r.id });
                nav.back();
              }}
            />
          ))}
        </List>
      )}
    </Screen>
  );
}
