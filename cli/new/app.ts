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
    [`${folder}/words.ts`]: `import { common } from '../../src/sdk/core/words/common.ts';

/** All that ${name} says, in English. */
export const words = {
  ...common,

  appName: '${name}',
  describe: '${name}.',
  item: 'Item',
  newItem: 'New item',
  text: 'Text',
  nothingHere: 'Nothing here',
  tapToAdd: 'Tap + to add the first one.',
  doneItem: 'Done: {text}',
  toDo: 'To do',
  added: 'Added {when}',
  deleteAsk: 'Delete this item?',
  deleted: 'Deleted',
} as const;
`,
    [`${folder}/words.zh.ts`]: `import { common } from '../../src/sdk/core/words/common.zh.ts';
import { translationOf } from '../../src/sdk/core/words/words.ts';
import type { words as english } from './words.ts';

export const words = translationOf<typeof english>()({
  ...common,

  appName: '${name}',
  describe: '${name}。',
  item: '项目',
  newItem: '新建项目',
  text: '内容',
  nothingHere: '暂无内容',
  tapToAdd: '点按“+”添加第一项。',
  doneItem: '完成：{text}',
  toDo: '待办',
  added: '添加于 {when}',
  deleteAsk: '要删除这一项吗？',
  deleted: '已删除',
});
`,
    [`${folder}/actions.ts`]: `import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { ${Type_} } from './state.ts';
import { words } from './words.ts';

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
    ctx.toast(ctx.words(words)('deleted'));
  }),
};
`,
    [`${folder}/manifest.ts`]: `import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { ${Type_} } from './state.ts';
import { words } from './words.ts';

export const ${value} = defineApp({
  id: '${id}',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'system',
  describe: words.describe,
  state: ${Type_},
  actions,
  routes: {
    '/': { screen: 'Home', title: words.appName, activity: '.MainActivity' },
    '/item/:item': { screen: 'Item', title: words.item, activity: '.ItemActivity' },
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

export const { useApp, useAct, useNav, useParams, useWords } = hooksOf(${value});
`,
    [`${folder}/ui/Home.tsx`]: `import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Checkbox, ConfirmDialog, EmptyState, Fab, List, ListRow, Screen, TextField } from './kit.ts';
import { listed } from '../select.ts';
import { useAct, useApp, useNav, useWords } from './hooks.ts';

/** Every item, and the way to a new one. */
export function Home() {
  const t = useWords();
  const { items } = useApp(s => s);
  const [adding, setAdding] = useScreenState('adding', false);
  const text = useFieldText('text');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const add = () => { act.add({ text }); setAdding(false); };
  return (
    <>
      <Screen label={t('appName')} appBar={<AppBar title={t('appName')} leading="none" />} fab={<Fab icon="add" label={t('newItem')} onClick={() => { fields.set('text', ''); setAdding(true); }} />}>
        {Object.keys(items).length === 0
          ? <EmptyState icon="checklist" title={t('nothingHere')} text={t('tapToAdd')} />
          : <List>{listed({ items }).map(i => <ListRow key={i.id} id={i.id} title={i.text} onClick={() => nav.push('/item/:item', { item: i.id })} trailing={<Checkbox label={t('doneItem', { text: i.text })} checked={i.done} onChange={done => act.tick({ item: i.id, done })} />} />)}</List>}
      </Screen>
      <ConfirmDialog open={adding} title={t('newItem')} confirmLabel={t('add')} disabled={text.trim() === ''} onConfirm={add} onCancel={() => setAdding(false)}><TextField name="text" label={t('text')} capitalise onEnter={add} /></ConfirmDialog>
    </>
  );
}
`,
    [`${folder}/ui/Item.tsx`]: `import { useFormat, useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, List, ListRow, Screen } from './kit.ts';
import { useAct, useApp, useParams, useWords } from './hooks.ts';

/** One item. */
export function Item() {
  const t = useWords();
  const { item: id } = useParams('/item/:item');
  const item = useApp(s => s.items[id]);
  const [asking, setAsking] = useScreenState('asking', false);
  const act = useAct();
  const now = useNow();
  const f = useFormat();
  if (!item) return <Screen title={t('item')} />;
  return (
    <>
      <Screen label={item.text} appBar={<AppBar title={item.text} actions={<IconButton icon="delete" label={t('delete')} onClick={() => setAsking(true)} />} />}>
        <List><ListRow title={item.done ? t('done') : t('toDo')} subtitle={t('added', { when: f.when(item.createdAt, now) })} onClick={() => act.tick({ item: id, done: !item.done })} /></List>
      </Screen>
      <ConfirmDialog open={asking} title={t('deleteAsk')} confirmLabel={t('delete')} danger onConfirm={() => act.remove({ item: id })} onCancel={() => setAsking(false)} />
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
