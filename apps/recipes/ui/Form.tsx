import {
  useFieldText,
  useFields,
  useScreenState,
  useStartIntent,
  useSurface,
} from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Chip, ChipGroup, Dialog, Picture, Screen, SectionHeader, TextField } from './kit.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { categoriesOf, lineOf, minutesWords } from '../select.ts';
import type { Recipe } from '../state.ts';
import css from './form.module.css';
import { useAct, useNav, useParams, useRecipes } from './hooks.ts';

const timeOf = (minutes: number | null | undefined): string =>
  minutes === null || minutes === undefined ? '' : minutesWords(minutes);
const numberOf = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n));

/** Initial values of a form's fields. */
const first = (r?: Recipe) => ({
  title: r?.title ?? '',
  description: r?.description ?? '',
  servings: r?.servings ?? '',
  prep: timeOf(r?.prepMinutes),
  cook: timeOf(r?.cookMinutes),
  ingredients: r?.ingredients.map(i => lineOf(i)).join('\n') ?? '',
  directions: r?.directions.join('\n') ?? '',
  source: r?.source ?? '',
  notes: r?.notes ?? '',
  kcal: numberOf(r?.nutrition?.kcal),
  protein: numberOf(r?.nutrition?.protein),
  carbs: numberOf(r?.nutrition?.carbs),
  fat: numberOf(r?.nutrition?.fat),
});
type Words = ReturnType<typeof first>;
type Name = keyof Words;

/** The form of a recipe: each ingredient and each step on a line of its own. */
function Form({ recipe }: { recipe: string | null }) {
  const state = useRecipes();
  const r = recipe === null ? undefined : state.recipes[recipe];
  const { id: screen } = useSurface();
  const was = first(r);
  const words: Words = {
    title: useFieldText('title', was.title),
    description: useFieldText('description', was.description),
    servings: useFieldText('servings', was.servings),
    prep: useFieldText('prep', was.prep),
    cook: useFieldText('cook', was.cook),
    ingredients: useFieldText('ingredients', was.ingredients),
    directions: useFieldText('directions', was.directions),
    source: useFieldText('source', was.source),
    notes: useFieldText('notes', was.notes),
    kcal: useFieldText('kcal', was.kcal),
    protein: useFieldText('protein', was.protein),
    carbs: useFieldText('carbs', was.carbs),
    fat: useFieldText('fat', was.fat),
  };
  const [categories, setCategories] = useScreenState<string[]>('categories', r?.categories ?? []);
  const [leaving, setLeaving] = useScreenState('leaving', false);
  const photo = state.form?.screen === screen ? state.form.photo : (r?.photo ?? null);
  const start = useStartIntent();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const changed =
    (Object.keys(was) as Name[]).some(k => words[k] !== was[k]) ||
    photo !== (r?.photo ?? null) ||
    categories.join() !== (r?.categories ?? []).join();
  const leave = () => {
    fields.blur();
    if (changed) setLeaving(true);
    else nav.back();
  };
  useBack(changed && !leaving, leave);
  const { kcal, protein, carbs, fat, ...rest } = words;
  const save = () => {
    fields.blur();
    act.save({ recipe, ...rest, nutrition: { kcal, protein, carbs, fat }, categories, photo });
  };
  const pick = (verb: 'PICK' | 'CAPTURE') => {
    fields.blur();
    start({ verb, mime: 'image/*', result: { app: 'recipes', action: 'takePhoto', args: { screen } } });
  };
  const line = (name: Name, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField name={name} label={label} initial={was[name]} enterKey="next" {...more} />
  );
  return (
    <>
      <Screen
        label={recipe === null ? 'New recipe' : 'Edit recipe'}
        appBar={
          <AppBar
            title={recipe === null ? 'New recipe' : 'Edit recipe'}
            leading="close"
            onLeading={leave}
            actions={
              <Button rid="save" disabled={words.title.trim() === ''} onClick={save}>
                Save
              </Button>
            }
          />
        }
      >
        <div className={css['form']}>
          {line('title', 'Title', { capitalise: true, maxLength: 120 })}
          {line('description', 'Description', { multiline: true, autoGrow: true, capitalise: true })}
          <div className={css['pair']}>
            {line('servings', 'Servings')}
            {line('prep', 'Prep time')}
          </div>
          {line('ingredients', 'Ingredients', {
            multiline: true,
            rows: 3,
            autoGrow: true,
            enterKey: 'enter',
            capitalise: false,
            supporting: 'One on each line: 200 g flour, sifted',
          })}
          {line('directions', 'Directions', {
            multiline: true,
            rows: 3,
            autoGrow: true,
            enterKey: 'enter',
            supporting: 'One step on each line',
          })}
          <div className={css['pair']}>
            {line('cook', 'Cook time')}
            {line('source', 'Source', { capitalise: true })}
          </div>
          {line('notes', 'Notes', { multiline: true, autoGrow: true, enterKey: 'enter' })}
        </div>
        <SectionHeader title="Categories" />
        <div className={css['chips']}>
          {Object.keys(state.categories).length === 0 ? (
            <span className={css['none']}>There are no categories yet</span>
          ) : (
            <ChipGroup label="Categories">
              {categoriesOf(state).map(c => (
                <Chip
                  key={c.id}
                  id={c.id}
                  label={c.name}
                  selected={categories.includes(c.id)}
                  onClick={() =>
                    setCategories(
                      categories.includes(c.id) ? categories.filter(x => x !== c.id) : [...categories, c.id],
                    )
                  }
                />
              ))}
            </ChipGroup>
          )}
        </div>
        <SectionHeader title="Photo" />
        <div className={css['photo']}>
          {photo && <Picture name={photo} alt="Photo of the recipe" width={120} height={90} radius={12} />}
          <Button variant="tonal" icon="add_a_photo" onClick={() => pick('PICK')}>
            {photo ? 'Change photo' : 'Add photo'}
          </Button>
          <Button variant="tonal" icon="photo_camera" onClick={() => pick('CAPTURE')}>
            Take photo
          </Button>
          {photo && (
            <Button variant="text" onClick={() => act.setPhoto({ screen, photo: null })}>
              Remove
            </Button>
          )}
        </div>
        <SectionHeader title="Nutrition per serving" />
        <div className={css['form']}>
          <div className={css['pair']}>
            {line('kcal', 'Energy, kcal', { inputMode: 'numeric' })}
            {line('protein', 'Protein, g', { inputMode: 'numeric' })}
          </div>
          <div className={css['pair']}>
            {line('carbs', 'Carbs, g', { inputMode: 'numeric' })}
            {line('fat', 'Fat, g', { inputMode: 'numeric', enterKey: 'done' })}
          </div>
        </div>
      </Screen>
      <Dialog
        open={leaving}
        title="Discard changes?"
        text="What you wrote is not saved."
        onClose={() => setLeaving(false)}
        actions={[
          { label: 'Keep editing', onClick: () => setLeaving(false) },
          { label: 'Discard', danger: true, onClick: nav.back },
        ]}
      />
    </>
  );
}

export function Edit() {
  const { recipe } = useParams('/edit/:recipe');
  return <Form recipe={recipe} />;
}
export function New() {
  return <Form recipe={null} />;
}
