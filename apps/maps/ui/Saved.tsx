import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  Fab,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import type { FilledIconName } from './icons.ts';
import { listsOf } from '../select.ts';
import type { List as ListType } from '../state.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import { MainBar } from './Home.tsx';
import css from './maps.module.css';

const ROLE: Readonly<Record<ListType['role'], readonly [FilledIconName, string]>> = {
  favourites: ['favorite', '#b83256'],
  want: ['flag', '#2f7d3c'],
  starred: ['star', '#b36b00'],
  own: ['lists', '#3f5f78'],
};
export const Disc = ({ icon, tone }: { icon: FilledIconName; tone: string }) => (
  <span className={css['kindDisc']} style={{ background: tone }} aria-hidden="true">
    <Icon name={icon} size={20} filled />
  </span>
);

/** All lists. */
export function SavedLists() {
  const lists = JSON.parse(useApp(s => JSON.stringify(listsOf(s)))) as ReturnType<typeof listsOf>;
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const [asking, setAsking] = useScreenState<{ what: 'new' | 'rename' | 'delete'; list: string } | null>(
    'asking',
    null,
  );
  const name = useFieldText('name');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const chosen = lists.find(l => l.id === menu);
  const index = lists.findIndex(l => l.id === menu);
  const subject = lists.find(l => l.id === asking?.list);
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Saved"
            leading="none"
            actions={
              <>
                <IconButton icon="flag" label="Markers" onClick={() => nav.push('/markers')} />
                <IconButton icon="route" label="Tracks" onClick={() => nav.push('/tracks')} />
              </>
            }
          />
        }
        bottom={<MainBar at="saved" />}
        fab={
          <Fab
            icon="add"
            label="New list"
            extended
            onClick={() => {
              fields.set('name', '');
              setAsking({ what: 'new', list: '' });
            }}
          />
        }
      >
        <List label="Lists">
          {lists.map(l => (
            <ListRow
              key={l.id}
              id={l.id}
              rid="list"
              leading={<Disc icon={ROLE[l.role][0]} tone={ROLE[l.role][1]} />}
              title={l.name}
              subtitle={l.count === 1 ? '1 place' : `${l.count} places`}
              onClick={() => nav.push('/list/:list', { list: l.id })}
              trailing={
                <IconButton icon="more_vert" label={`Options of ${l.name}`} onClick={() => setMenu(l.id)} />
              }
            />
          ))}
        </List>
      </Screen>
      <Menu
        open={chosen !== undefined}
        label="List options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          chosen
            ? [
                {
                  label: 'Move up',
                  icon: 'arrow_upward',
                  disabled: index === 0,
                  onClick: () => {
                    setMenu(null);
                    act.moveList({ list: chosen.id, to: index - 1 });
                  },
                },
                {
                  label: 'Move down',
                  icon: 'arrow_downward',
                  disabled: index === lists.length - 1,
                  onClick: () => {
                    setMenu(null);
                    act.moveList({ list: chosen.id, to: index + 1 });
                  },
                },
                ...(chosen.role === 'own'
                  ? [
                      {
                        label: 'Rename',
                        icon: 'edit' as const,
                        onClick: () => {
                          setMenu(null);
                          fields.set('name', chosen.name);
                          setAsking({ what: 'rename', list: chosen.id });
                        },
                      },
                      {
                        label: 'Delete',
                        icon: 'delete' as const,
                        danger: true,
                        onClick: () => {
                          setMenu(null);
                          setAsking({ what: 'delete', list: chosen.id });
                        },
                      },
                    ]
                  : []),
              ]
            : []
        }
      />
      <ConfirmDialog
        open={asking?.what === 'new'}
        title="New list"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createList({ name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="List name" maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.what === 'rename'}
        title="Rename list"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameList({ list: asking!.list, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="List name" maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title={`Delete ${subject?.name ?? 'list'}?`}
        text="What is saved in it goes too. The places stay on the map."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteList({ list: asking!.list });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
