import { formatWhen } from '../../../src/sdk/core/format.ts';
import {
  useFieldText,
  useFields,
  useNow,
  useOs,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import {
  AppBar,
  Button,
  Chip,
  ChipGroup,
  ConfirmDialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  LongText,
  Menu,
  Picture,
  Screen,
  SectionHeader,
  Stepper,
  TextField,
} from './kit.ts';
import { servingsNow, servingsOf, servingsWords, stepOf } from '../select.ts';
import { BuySheet } from './BuySheet.tsx';
import { useAct, useNav, useParams, useRecipes } from './hooks.ts';
import css from './recipe.module.css';
import { CategorySheet } from './SelectBar.tsx';
import { Directions, Facts, Ingredients, Nutrition, Rating } from './RecipeParts.tsx';

export function Recipe() {
  const { recipe } = useParams('/recipe/:recipe');
  const state = useRecipes();
  const r = state.recipes[recipe];
  const [open, setOpen] = useScreenState<'menu' | 'delete' | 'buy' | 'categories' | 'notes' | null>(
    'open',
    null,
  );
  const notes = useFieldText('notes', r?.notes ?? '');
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  if (!r)
    return (
      <Screen title="Recipe">
        <EmptyState icon="menu_book" title="This recipe was deleted" />
      </Screen>
    );
  const count = servingsNow(state, recipe);
  const base = servingsOf(r.servings);
  const step = stepOf(base);
  const close = () => setOpen(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const categories = r.categories
    .flatMap(id => (state.categories[id] ? [{ id, name: state.categories[id].name }] : []))
    .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
  const ticks = state.ticks[recipe] !== undefined;
  return (
    <>
      <Screen
        label="Recipe"
        fab={
          r.directions.length > 0 ? (
            <Fab icon="skillet" label="Cook" extended onClick={() => nav.push('/cook/:recipe', { recipe })} />
          ) : undefined
        }
        appBar={
          <AppBar
            title=""
            actions={
              <>
                <IconButton
                  icon="favorite"
                  label={r.favourite ? 'Remove from favourites' : 'Add to favourites'}
                  selected={r.favourite}
                  onClick={() => act.favourite({ recipes: [recipe], on: !r.favourite })}
                />
                <IconButton icon="edit" label="Edit" onClick={() => nav.push('/edit/:recipe', { recipe })} />
                <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['page']}>
          {r.photo && (
            <div className={css['photo']}>
              <Picture name={r.photo} alt={`Picture of ${r.title}`} height={204} radius={16} />
            </div>
          )}
          <div className={css['title']} role="heading" aria-level={1} dir="auto">
            {r.title}
          </div>
          <Rating recipe={recipe} rating={r.rating} />
          {r.description && (
            <p className={css['description']}>
              <LongText>{r.description}</LongText>
            </p>
          )}
          <Facts r={r} />
          {categories.length > 0 && (
            <div className={css['categories']}>
              <ChipGroup label="Categories">
                {categories.map(c => (
                  <Chip key={c.id} label={c.name} />
                ))}
              </ChipGroup>
            </div>
          )}
        </div>
        {r.ingredients.length > 0 && (
          <>
            <SectionHeader
              title="Ingredients"
              action={
                <IconButton
                  icon="add_shopping_cart"
                  label="Add to shopping list"
                  onClick={() => setOpen('buy')}
                />
              }
            />
            <div className={css['servings']}>
              <Stepper
                label="servings"
                value={count}
                min={Math.min(step, base)}
                max={500}
                step={step}
                format={n => servingsWords(r.servings, n)}
                onChange={servings => act.setServings({ recipe, servings })}
                bare
              />
              {count !== base && (
                <Button variant="text" onClick={() => act.setServings({ recipe, servings: base })}>
                  Reset
                </Button>
              )}
            </div>
            <Ingredients recipe={recipe} r={r} />
          </>
        )}
        {r.directions.length > 0 && (
          <>
            <SectionHeader title="Directions" />
            <Directions recipe={recipe} r={r} />
          </>
        )}
        {r.nutrition && (
          <>
            <SectionHeader title="Nutrition per serving" />
            <div className={css['page']}>
              <Nutrition n={r.nutrition} />
            </div>
          </>
        )}
        <SectionHeader
          title="Notes"
          action={
            <IconButton
              icon="edit_note"
              label={r.notes ? 'Edit notes' : 'Write notes'}
              onClick={() => {
                fields.set('notes', r.notes);
                setOpen('notes');
              }}
            />
          }
        />
        <div className={css['page']}>
          <p className={css['notes']} data-none={r.notes ? undefined : ''}>
            <LongText>{r.notes || 'No notes yet'}</LongText>
          </p>
          {(r.source || r.cookedAt !== null) && (
            <p className={css['origin']}>
              {r.source && (
                <span>
                  <Icon name="bookmark" size={16} />
                  <span dir="auto">{r.source}</span>
                </span>
              )}
              {r.cookedAt !== null && (
                <span>
                  <Icon name="history" size={16} />
                  <span>{`Cooked ${formatWhen(r.cookedAt, now, zone, h24)}`}</span>
                </span>
              )}
            </p>
          )}
        </div>
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Add to shopping list',
            icon: 'add_shopping_cart',
            disabled: r.ingredients.length === 0,
            onClick: () => setOpen('buy'),
          },
          { label: 'Categories', icon: 'label', onClick: () => setOpen('categories') },
          { label: 'Mark as cooked', icon: 'skillet', onClick: then(() => act.cooked({ recipe })) },
          ...(ticks
            ? [
                {
                  label: 'Untick all',
                  icon: 'refresh' as const,
                  onClick: then(() => act.clearTicks({ recipe })),
                },
              ]
            : []),
          {
            label: 'Duplicate',
            icon: 'content_copy',
            divider: true,
            onClick: then(() => act.duplicate({ recipe })),
          },
          { label: 'Share', icon: 'share', onClick: then(() => act.share({ recipes: [recipe] })) },
          {
            label: 'Export to files',
            icon: 'file_export',
            onClick: then(() => act.exportRecipes({ recipes: [recipe] })),
          },
          { label: 'Delete', icon: 'delete', danger: true, divider: true, onClick: () => setOpen('delete') },
        ]}
      />
      <BuySheet open={open === 'buy'} recipe={recipe} r={r} onClose={close} />
      <CategorySheet open={open === 'categories'} recipes={[recipe]} onClose={close} />
      <ConfirmDialog
        open={open === 'notes'}
        title="Notes"
        confirmLabel="Save"
        onConfirm={() => {
          fields.blur();
          act.setNotes({ recipe, notes });
          close();
        }}
        onCancel={close}
      >
        <TextField name="notes" label="Notes" initial={r.notes} multiline rows={3} maxRows={8} autoGrow />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${r.title}?`}
        text="This cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => act.remove({ recipes: [recipe] })}
        onCancel={close}
      />
    </>
  );
}
