import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import { groupsOf, listed } from '../select.ts';
import { useAct, useContacts, useNav, useParams, usePicked } from './hooks.ts';
import { People } from './People.tsx';
import { SelectBar } from './SelectBar.tsx';
import { useMergedBar } from './Undo.tsx';
import { ShareSheet } from './ShareSheet.tsx';

const people = (n: number) => (n === 1 ? '1 contact' : `${n} contacts`);

/** All groups. */
export function Groups() {
  const state = useContacts();
  const [naming, setNaming] = useScreenState('naming', false);
  const name = useFieldText('name');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const groups = groupsOf(state);
  return (
    <>
      <Screen
        appBar={<AppBar title="Groups" />}
        fab={
          <Fab
            icon="add"
            label="New group"
            onClick={() => {
              fields.set('name', '');
              setNaming(true);
            }}
          />
        }
      >
        {groups.length === 0 ? (
          <EmptyState
            icon="label"
            title="No groups"
            text="Put people who belong together into a group, and write to all of them at once."
          />
        ) : (
          <List>
            {groups.map(g => (
              <ListRow
                key={g.id}
                id={g.id}
                rid="group"
                leading="label"
                title={g.name}
                subtitle={people(g.count)}
                onClick={() => nav.push('/group/:group', { group: g.id })}
              />
            ))}
          </List>
        )}
      </Screen>
      <ConfirmDialog
        open={naming}
        title="New group"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          setNaming(false);
          act.createGroup({ name, open: true });
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="name" label="Group name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}

/** The members of a group. */
export function Group() {
  const { group } = useParams('/group/:group');
  const state = useContacts();
  const g = state.groups[group];
  const title = g?.name ?? 'Group';
  const [open, setOpen] = useScreenState<'menu' | 'rename' | 'delete' | 'share' | null>('open', null);
  const [picked, setPicked] = usePicked();
  const name = useFieldText('name', title);
  const fields = useFields();
  const merged = useMergedBar();
  const act = useAct();
  const nav = useNav();
  if (!g)
    return (
      <Screen title="Group">
        <EmptyState icon="label_off" title="This group was deleted" />
      </Screen>
    );
  const rows = listed(state, { group });
  const close = () => setOpen(null);
  const hold = (id: string) =>
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length > 0 ? next : null;
    });
  const addresses = rows.flatMap(c => c.emails[0]?.address ?? []);
  return (
    <>
      <Screen
        bottom={merged}
        label={title}
        scroll={false}
        fab={
          picked === null ? (
            <Fab
              icon="person_add"
              label="Add contacts"
              onClick={() => nav.push('/group/:group/add', { group })}
            />
          ) : undefined
        }
        appBar={
          picked === null ? (
            <AppBar
              title={title}
              subtitle={people(rows.length)}
              actions={
                <>
                  <IconButton
                    icon="chat"
                    label="Text the group"
                    disabled={rows.length === 0}
                    onClick={() => act.messageGroup({ group })}
                  />
                  <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
                </>
              }
            />
          ) : (
            <SelectBar ids={rows.map(c => c.id)} group={group} />
          )
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            icon="group"
            title="Nobody in this group"
            text="Add the people who belong to it."
            action={{ label: 'Add contacts', onClick: () => nav.push('/group/:group/add', { group }) }}
          />
        ) : (
          <People
            rows={rows}
            picked={picked}
            onOpen={picked ? hold : contact => nav.push('/contact/:contact', { contact })}
            onHold={hold}
          />
        )}
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'E-mail the group',
            icon: 'mail',
            disabled: addresses.length === 0,
            onClick: () => {
              close();
              act.mail({ addresses });
            },
          },
          {
            label: 'Send a copy',
            icon: 'share',
            disabled: rows.length === 0,
            onClick: () => setOpen('share'),
          },
          {
            label: 'Rename group',
            icon: 'edit',
            onClick: () => {
              fields.set('name', title);
              setOpen('rename');
            },
          },
          {
            label: 'Delete group',
            icon: 'delete',
            danger: true,
            divider: true,
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      <ShareSheet open={open === 'share'} contacts={rows.map(c => c.id)} onClose={close} />
      <ConfirmDialog
        open={open === 'rename'}
        title="Rename group"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameGroup({ group, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="Group name" initial={title} maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${title}?`}
        text="Its members stay in your contacts."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteGroup({ group });
          nav.back();
        }}
        onCancel={close}
      />
    </>
  );
}
