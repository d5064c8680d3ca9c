import { camel } from './names.ts';

/** Files of a new app, by their paths in the repo: a list whose items open, with everything that the check asks for. */
export function appFiles(id: string, name: string): Record<string, string> {
  const value = camel(id);
  const Type_ = value[0]!.toUpperCase() + value.slice(1);
  const folder = `apps/${id}`;
  return {
    [`${folder}/state.ts`]: `import { Type, type Static } from 'typebox';
import { EpochMs, Table } from '../../src/state/schema.ts';

export const Item = Type.Object({
  text: Type.String({ minLength: 1, description: 'What it says.' }),
  done: Type.Boolean({ description: 'Ticked.' }),
  createdAt: EpochMs({ description: 'When it was made.' }),
}, { additionalProperties: false });
export type Item = Static<typeof Item>;

export const ${Type_} = Type.Object({
  items: Table(Item, { description: 'All items.' }),
}, { additionalProperties: false, description: '${name}.' });
export type ${Type_} = Static<typeof ${Type_}>;
`,
    [`${folder}/select.ts`]: `import type { Item, ${Type_} } from './state.ts';

/** Items with their ids, oldest first. */
export const listed = (state: ${Type_}): (Item & { id: string })[] =>
  Object.entries(state.items).map(([id, item]) => ({ ...item, id })).sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
`,
    [`${folder}/actions.ts`]: `import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { ${Type_} } from './state.ts';

const action = actionsOf<${Type_}>();

export const actions = {
  add: action('Add an item', Type.Object({ text: Type.String() }), (state, { text }, ctx) => {
    if (text.trim() === '') return;
    state.items[ctx.id('item')] = { text: text.trim(), done: false, createdAt: ctx.now };
  }),
  tick: action('Tick an item, or take the tick away', Type.Object({ item: Type.String(), done: Type.Boolean() }), (state, { item, done }) => {
    if (state.items[item]) state.items[item].done = done;
  }),
  remove: action('Delete an item', Type.Object({ item: Type.String() }), (state, { item }, ctx) => {
    if (!state.items[item]) return;
    delete state.items[item];
    ctx.finish();
    ctx.toast('Deleted');
  }),
};
`,
    [`${folder}/manifest.ts`]: `import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { ${Type_} } from './state.ts';

export const ${value} = defineApp({
  id: '${id}',
  name: '${name}',
  palette: 'system',
  describe: '${name}.',
  state: ${Type_},
  actions,
  routes: {
    '/': { screen: 'Home', title: '${name}', activity: '.MainActivity' },
    '/item/:item': { screen: 'Item', title: 'Item', activity: '.ItemActivity' },
  },
});
`,
    [`${folder}/world.json`]: `{
 "items": {
  "item-first": { "text": "Something to begin with", "done": false, "createdAt": 1773222000000 }
 }
}
`,
    [`${folder}/scenes.ts`]: `import { changed, type AppScenes } from '../scenes.ts';

export const scenes: AppScenes = {
  params: { item: ({ apps }) => Object.keys(apps${id.includes('-') ? `['${id}']` : `.${id}`}.items).slice(0, 1) },
  screens: ({ world, scene }) => [scene('empty', '/', { phone: changed(world, apps => { apps${id.includes('-') ? `['${id}']` : `.${id}`}.items = {}; }) })],
  dialogs: () => ({ list: [
    ['/', 'New item', ['button/new-item']],
    ['/item/item-first', 'Delete this item?', ['button/delete']],
  ] }),
};
`,
    [`${folder}/actions.test.ts`]: `import { expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { listed } from './select.ts';
import type { ${Type_} } from './state.ts';

const world = await createWorld();
const run = (phone: AnyPhone, name: string, args: object = {}) => dispatch(catalogue, phone, '${id}', name, args).phone;
const items = (phone: AnyPhone) => listed(phone.apps['${id}'] as ${Type_});

test('add keeps the words without the spaces around them, and nothing for none', () => {
  expect(items(run(world, 'add', { text: ' Bread ' })).at(-1)).toMatchObject({ text: 'Bread', done: false, createdAt: world.clock.now });
  expect(items(run(world, 'add', { text: ' ' }))).toEqual(items(world));
});

test('tick and remove change one item', () => {
  const { id } = items(world)[0]!;
  expect(items(run(world, 'tick', { item: id, done: true }))[0]!.done).toBe(true);
  expect(items(run(world, 'remove', { item: id })).some(i => i.id === id)).toBe(false);
});
`,
    [`${folder}/ui/App.tsx`]: `import type { ComponentType } from 'react';
import { Home } from './Home.tsx';
import { Item } from './Item.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = { Home, Item };
`,
    [`${folder}/ui/hooks.ts`]: `import { hooksOf } from '../../../src/sdk/react/hooks.ts';
import { ${value} } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(${value});
`,
    [`${folder}/ui/Home.tsx`]: `import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Checkbox, Dialog, EmptyState, Fab, List, ListRow, Screen, TextField } from './kit.ts';
import { listed } from '../select.ts';
import { useAct, useApp, useNav } from './hooks.ts';

/** Every item, and the way to a new one. */
export function Home() {
  const { items } = useApp(s => s);
  const [adding, setAdding] = useScreenState('adding', false);
  const text = useFieldText('text');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const add = () => { act.add({ text }); setAdding(false); };
  return (
    <>
      <Screen label="${name}" appBar={<AppBar title="${name}" leading="none" />} fab={<Fab icon="add" label="New item" onClick={() => { fields.set('text', ''); setAdding(true); }} />}>
        {Object.keys(items).length === 0
          ? <EmptyState icon="checklist" title="Nothing here" text="Tap + to add the first one." />
          : <List>{listed({ items }).map(i => <ListRow key={i.id} id={i.id} title={i.text} onClick={() => nav.push('/item/:item', { item: i.id })} trailing={<Checkbox label={\`Done: \${i.text}\`} checked={i.done} onChange={done => act.tick({ item: i.id, done })} />} />)}</List>}
      </Screen>
      <Dialog open={adding} title="New item" onClose={() => setAdding(false)} actions={[{ label: 'Cancel', onClick: () => setAdding(false) }, { label: 'Add', disabled: text.trim() === '', onClick: add }]}><TextField name="text" label="Text" capitalise onEnter={add} /></Dialog>
    </>
  );
}
`,
    [`${folder}/ui/Item.tsx`]: `import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Dialog, IconButton, List, ListRow, Screen } from './kit.ts';
import { useAct, useApp, useParams } from './hooks.ts';

/** One item. */
export function Item() {
  const { item: id } = useParams('/item/:item');
  const item = useApp(s => s.items[id]);
  const [asking, setAsking] = useScreenState('asking', false);
  const act = useAct();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  if (!item) return <Screen title="Item" />;
  return (
    <>
      <Screen label={item.text} appBar={<AppBar title={item.text} actions={<IconButton icon="delete" label="Delete" onClick={() => setAsking(true)} />} />}>
        <List><ListRow title={item.done ? 'Done' : 'To do'} subtitle={\`Added \${formatWhen(item.createdAt, now, zone, h24)}\`} onClick={() => act.tick({ item: id, done: !item.done })} /></List>
      </Screen>
      <Dialog open={asking} title="Delete this item?" onClose={() => setAsking(false)} actions={[{ label: 'Cancel', onClick: () => setAsking(false) }, { label: 'Delete', danger: true, onClick: () => act.remove({ item: id }) }]} />
    </>
  );
}
`,
    [`assets/icons/${id}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108"><defs><linearGradient id="g-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7F9CF5"/><stop offset="1" stop-color="#4C63D2"/></linearGradient></defs><rect width="108" height="108" fill="url(#g-${id})"/><path d="M36 40h36M36 54h36M36 68h22" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></svg>
`,
  };
}

/** The line that puts it into the catalogue. */
export const appLine = (id: string): string => `export { ${camel(id)} } from './${id}/manifest.ts';\n`;
