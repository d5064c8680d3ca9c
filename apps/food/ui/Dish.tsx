import { AppBar, Button, Checkbox, Dialog, Picture, Radio, Screen, Stepper, TextField } from './kit.ts';
import { firstChoices, groupsOf, priceOf, unmet, warningsOf } from '../select.ts';
import type { Dish as DishState, Group } from '../state/menu.ts';
import type { Line as LineState } from '../state/own.ts';
import {
  formatMoney,
  useAct,
  useFields,
  useFieldText,
  useFood,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWords,
} from './hooks.ts';
import { Banner } from './parts.tsx';
import { Diets, useAllergenNames } from './DishCard.tsx';
import { Gone } from './Restaurant.tsx';
import css from './dish.module.css';

type Draft = Pick<LineState, 'count' | 'options' | 'without'>;

/** How much of a group may be chosen, in words. */
function useRule(): (group: Group) => string {
  const t = useWords();
  return ({ least, most }) => {
    if (least === 1 && most === 1) return t('chooseOne');
    return least > 0 ? t('chooseSome', { least, most }) : t('chooseUpTo', { most });
  };
}

function Choice({
  group,
  chosen,
  onChange,
}: {
  group: Group & { id: string };
  chosen: readonly string[];
  onChange: (options: string[]) => void;
}) {
  const t = useWords();
  const rule = useRule();
  const own = group.options.map(o => o.id);
  const isOne = group.least === 1 && group.most === 1;
  const count = own.filter(id => chosen.includes(id)).length;
  const set = (id: string, on: boolean) => {
    const others = isOne ? chosen.filter(c => !own.includes(c)) : chosen.filter(c => c !== id);
    onChange(on ? [...others, id] : others);
  };
  return (
    <div className={css['group']} role="group" aria-label={group.name}>
      <div className={css['groupHead']}>
        <span className={css['groupName']} role="heading" aria-level={2} dir="auto">
          {group.name}
        </span>
        <span className={css['rule']} data-must={group.least > 0 || undefined}>
          {group.least > 0 ? `${t('required')} · ${rule(group)}` : rule(group)}
        </span>
      </div>
      {group.options.map(option => {
        const on = chosen.includes(option.id);
        const price = option.cents > 0 ? t('plus', { amount: formatMoney(option.cents) }) : '';
        const label = price === '' ? option.name : `${option.name}, ${price}`;
        return isOne ? (
          <Radio
            key={option.id}
            id={option.id}
            rid="option"
            label={label}
            checked={on}
            onChange={() => set(option.id, true)}
          />
        ) : (
          <Checkbox
            key={option.id}
            id={option.id}
            rid="option"
            label={label}
            checked={on}
            disabled={!on && count >= group.most}
            onChange={value => set(option.id, value)}
          />
        );
      })}
    </div>
  );
}

/** A dish with all that can be chosen: to add it, or to change it in the basket. */
function DishForm({
  dish,
  start,
  note,
  button,
  onDone,
}: {
  dish: DishState & { id: string };
  start: Draft;
  note: string;
  button: 'addFor' | 'saveFor';
  onDone: (draft: Draft & { note: string }) => void;
}) {
  const state = useFood();
  const t = useWords();
  const names = useAllergenNames();
  const [draft, setDraft] = useScreenState<Draft>('draft', start);
  const written = useFieldText('note', note);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const wanted = { dish: dish.id, options: draft.options };
  const missing = unmet(state, wanted)[0];
  const amount = formatMoney(priceOf(state, wanted) * draft.count);
  const warned = warningsOf(state, dish);
  const label =
    missing !== undefined
      ? t('chooseFirst', { what: state.groups[missing]!.name })
      : button === 'addFor'
        ? t('addFor', { count: draft.count, amount })
        : t('saveFor', { amount });
  return (
    <Screen
      label={dish.name}
      appBar={<AppBar title={<span dir="auto">{dish.name}</span>} leading="close" />}
      bottom={
        <div className={css['bottom']}>
          <Stepper
            label={t('count')}
            bare
            value={draft.count}
            min={1}
            max={20}
            onChange={count => set({ count })}
          />
          <Button
            wide
            rid={button === 'addFor' ? 'add-dish' : 'save-dish'}
            disabled={missing !== undefined || dish.soldOut}
            onClick={() => onDone({ ...draft, note: written })}
          >
            {dish.soldOut ? t('soldOut') : label}
          </Button>
        </div>
      }
    >
      {dish.picture !== null && (
        <div className={css['photo']}>
          <Picture name={dish.picture} alt="" />
        </div>
      )}
      <div className={css['words']}>
        {dish.other !== '' && (
          <span className={css['other']} dir="auto">
            {dish.other}
          </span>
        )}
        {dish.about !== '' && <span dir="auto">{dish.about}</span>}
        <span className={css['facts']}>
          <b dir="ltr">{formatMoney(dish.cents)}</b>
          <Diets diets={dish.diets} />
          {dish.calories !== null && <span>{t('calories', { count: dish.calories })}</span>}
        </span>
      </div>
      {warned.length > 0 && <Banner icon="warning">{t('containsYours', { what: names(warned) })}</Banner>}
      {groupsOf(state, dish).map(group => (
        <Choice key={group.id} group={group} chosen={draft.options} onChange={options => set({ options })} />
      ))}
      {dish.without.length > 0 && (
        <div className={css['group']} role="group" aria-label={t('leaveOut')}>
          <div className={css['groupHead']}>
            <span className={css['groupName']} role="heading" aria-level={2}>
              {t('leaveOut')}
            </span>
          </div>
          {dish.without.map(each => (
            <Checkbox
              key={each}
              id={each}
              rid="without"
              label={t('without', { what: each })}
              checked={draft.without.includes(each)}
              onChange={on =>
                set({ without: on ? [...draft.without, each] : draft.without.filter(w => w !== each) })
              }
            />
          ))}
        </div>
      )}
      <div className={css['note']}>
        <TextField name="note" label={t('noteToKitchen')} initial={note} multiline maxLength={200} />
      </div>
      <div className={css['allergens']}>
        <span className={css['groupName']} role="heading" aria-level={2}>
          {t('allergensTitle')}
        </span>
        <span>{dish.allergens.length === 0 ? t('noAllergens') : names(dish.allergens)}</span>
      </div>
    </Screen>
  );
}

/** A dish of a menu, to be put into the basket. Another kitchen’s basket is asked about first. */
export function Dish() {
  const { dish: id } = useParams('/dish/:dish');
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const [held, setHeld] = useScreenState<(Draft & { note: string }) | null>('held', null);
  const found = state.dishes[id];
  if (!found) return <Gone />;
  const { basket } = state;
  const other =
    basket.restaurant !== null && basket.restaurant !== found.restaurant
      ? state.restaurants[basket.restaurant]!.name
      : null;
  const add = (draft: Draft & { note: string }, replace = false) => {
    act.addLine({ dish: id, ...draft, replace });
    nav.back();
  };
  return (
    <>
      <DishForm
        dish={{ ...found, id }}
        start={{ count: 1, options: firstChoices(state, found), without: [] }}
        note=""
        button="addFor"
        onDone={draft => {
          fields.blur();
          if (other === null) return add(draft);
          setHeld(draft);
          setOpen('replace');
        }}
      />
      <Dialog
        open={open === 'replace'}
        title={t('newBasketTitle')}
        text={t('newBasketText', { restaurant: other ?? '' })}
        icon="shopping_basket"
        onClose={() => setOpen(null)}
        actions={[
          { label: t('cancel'), onClick: () => setOpen(null) },
          { label: t('newBasket'), rid: 'new-basket', onClick: () => held && add(held, true) },
        ]}
      />
    </>
  );
}

/** A dish in the basket, to be changed. */
export function Line() {
  const { line } = useParams('/line/:line');
  const state = useFood();
  const nav = useNav();
  const act = useAct();
  const found = state.basket.lines[line];
  const dish = found && state.dishes[found.dish];
  if (!found || !dish) return <Gone />;
  const { count, options, without, note } = found;
  return (
    <DishForm
      dish={{ ...dish, id: found.dish }}
      start={{ count, options, without }}
      note={note}
      button="saveFor"
      onDone={draft => {
        act.changeLine({ line, ...draft });
        nav.back();
      }}
    />
  );
}
