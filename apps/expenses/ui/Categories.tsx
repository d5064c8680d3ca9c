import type { ReactNode } from 'react';
import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { categoriesOf } from '../lists.ts';
import { CATEGORY_ICONS, COLOURS, type Category } from '../state.ts';
import { Badge, CategoryBadge } from './Badge.tsx';
import { ChooseCategory } from './Choose.tsx';
import { useAct, useApp, useExpenses, useNav, useOpen, useParams } from './hooks.ts';
import css from './categories.module.css';
import tones from './tones.module.css';

/** Categories of expenses or of income. */
export function Categories() {
  const state = useExpenses();
  const [kind, setKind] = useScreenState<Category['kind']>('kind', 'expense');
  const nav = useNav();
  const counts = new Map<string, number>();
  for (const e of Object.values(state.entries))
    if (e.category !== null) counts.set(e.category, (counts.get(e.category) ?? 0) + 1);
  const list = categoriesOf(state, kind);
  return (
    <Screen
      title="Categories"
      fab={<Fab icon="add" label="New category" onClick={() => nav.push('/new-category/:kind', { kind })} />}
    >
      <div className={css['kinds']}>
        <Chip label="Expenses" selected={kind === 'expense'} onClick={() => setKind('expense')} />
        <Chip label="Income" selected={kind === 'income'} onClick={() => setKind('income')} />
      </div>
      {list.length === 0 && (
        <EmptyState icon="category" title="No categories" text="Tap + to make the first one." />
      )}
      <List>
        {list.map(c => {
          const n = counts.get(c.id) ?? 0;
          return (
            <ListRow
              key={c.id}
              id={c.id}
              rid="category"
              leading={<CategoryBadge category={c.id} />}
              title={c.name}
              subtitle={n === 0 ? 'Not used' : `${n} ${n === 1 ? 'entry' : 'entries'}`}
              onClick={() => nav.push('/category/:category', { category: c.id })}
            />
          );
        })}
      </List>
    </Screen>
  );
}

const colourWords = (colour: string) => colour[0]!.toUpperCase() + colour.slice(1);
const iconWords = (icon: string) => icon.replaceAll('_', ' ');

function CategoryForm({
  id,
  given,
  heading,
  actions,
}: {
  id: string | null;
  given: Pick<Category, 'name' | 'kind' | 'icon' | 'colour'>;
  heading: string;
  actions?: ReactNode;
}) {
  const [icon, setIcon] = useScreenState('icon', given.icon);
  const [colour, setColour] = useScreenState('colour', given.colour);
  const name = useFieldText('name', given.name);
  const act = useAct();
  return (
    <Screen
      label={heading}
      appBar={
        <AppBar
          title={heading}
          leading="close"
          actions={
            <>
              {actions}
              <span className={css['save']}>
                <Button
                  rid="save"
                  onClick={() => act.saveCategory({ category: id, kind: given.kind, name, icon, colour })}
                >
                  Save
                </Button>
              </span>
            </>
          }
        />
      }
    >
      <div className={css['name']}>
        <Badge icon={icon} tone={colour} size={56} full />
        <span className={css['grow']}>
          <TextField name="name" label="Category name" initial={given.name} capitalise maxLength={40} />
        </span>
      </div>
      <SectionHeader title="Colour" />
      <div className={css['grid']} role="radiogroup" aria-label="Colour">
        {COLOURS.map(c => (
          <button
            key={c}
            type="button"
            role="radio"
            aria-checked={c === colour}
            aria-label={colourWords(c)}
            className={`${css['cell']} ${tones['tone']}`}
            data-tone={c}
            data-rid={`colour-${c}`}
            onClick={() => setColour(c)}
          >
            <span className={css['dot']}>{c === colour && <Icon name="check" size={20} />}</span>
          </button>
        ))}
      </div>
      <SectionHeader title="Icon" />
      <div className={css['grid']} role="radiogroup" aria-label="Icon">
        {CATEGORY_ICONS.map(i => (
          <button
            key={i}
            type="button"
            role="radio"
            aria-checked={i === icon}
            aria-label={iconWords(i)}
            className={css['cell']}
            data-rid={`icon-${i}`}
            onClick={() => setIcon(i)}
          >
            <Icon name={i} />
          </button>
        ))}
      </div>
    </Screen>
  );
}

export function NewCategory() {
  const { kind } = useParams('/new-category/:kind');
  return (
    <CategoryForm
      id={null}
      heading="New category"
      given={{ name: '', kind: kind === 'income' ? 'income' : 'expense', icon: 'category', colour: 'teal' }}
    />
  );
}

/** Name, icon and colour of a category; merging and deleting it. */
export function OneCategory() {
  const { category: id } = useParams('/category/:category');
  const category = useApp(s => s.categories[id]);
  const count = useApp(
    s =>
      Object.values(s.entries).filter(e => e.category === id).length +
      Object.values(s.recurring).filter(r => r.category === id).length,
  );
  const alone = useApp(
    s => Object.values(s.categories).filter(c => c.kind === s.categories[id]?.kind).length === 1,
  );
  const [open, setOpen] = useOpen();
  const act = useAct();
  if (!category)
    return (
      <Screen title="Category">
        <EmptyState icon="category" title="This category was deleted" />
      </Screen>
    );
  const close = () => setOpen(null);
  return (
    <>
      <CategoryForm
        id={id}
        heading="Edit category"
        given={category}
        actions={<IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />}
      />
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          { label: 'Merge into…', icon: 'merge', disabled: alone, onClick: () => setOpen('merge') },
          {
            label: 'Delete category',
            icon: 'delete',
            danger: true,
            disabled: alone && count > 0,
            onClick: () => setOpen(count > 0 ? 'reassign' : 'delete'),
          },
        ]}
      />
      <ChooseCategory
        open={open === 'merge'}
        title="Merge into"
        text={`Everything of ${category.name} goes there, and ${category.name} goes.`}
        kind={category.kind}
        value={null}
        without={id}
        onClose={close}
        onChoose={into => act.mergeCategory({ category: id, into })}
      />
      <ChooseCategory
        open={open === 'reassign'}
        title={`Delete ${category.name}?`}
        text="Choose where its entries go."
        kind={category.kind}
        value={null}
        without={id}
        onClose={close}
        onChoose={to => act.deleteCategory({ category: id, to })}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${category.name}?`}
        text="No entry uses it."
        confirmLabel="Delete"
        danger
        onConfirm={() => act.deleteCategory({ category: id, to: null })}
        onCancel={close}
      />
    </>
  );
}
