import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import { momentList, nameOf } from '../select.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import css from './people.module.css';

/** Everything known of a contact, and what can be done with them. */
export function ContactCard() {
  const { contact } = useParams('/contact/:contact');
  const c = useApp(s => s.contacts[contact]);
  const name = useApp(s => nameOf(s, contact));
  const moments = useApp(s => momentList(s, contact).length);
  const act = useAct();
  const nav = useNav();
  const [menu, setMenu] = useScreenState('menu', false);
  const [dialog, setDialog] = useScreenState<'remark' | 'tag' | 'block' | 'delete' | null>('dialog', null);
  const remark = useFieldText('remark', c?.remark ?? '');
  const tag = useFieldText('tag');
  if (!c)
    return (
      <Screen title="Contact">
        <EmptyState icon="person_off" title="This contact was deleted" />
      </Screen>
    );
  const close = () => setDialog(null);
  const open = (d: 'remark' | 'block' | 'delete') => () => {
    setMenu(false);
    setDialog(d);
  };
  const saveTag = () => {
    if (tag.trim()) act.setTags({ contact, tags: [...c.tags, tag] });
    close();
  };
  return (
    <Screen
      appBar={
        <AppBar
          title=""
          actions={
            <>
              <IconButton
                icon="star"
                label={c.starred ? 'Remove star' : 'Star contact'}
                selected={c.starred}
                filled={c.starred}
                onClick={() => act.starContact({ contact, on: !c.starred })}
              />
              <IconButton icon="more_vert" label="More" onClick={() => setMenu(true)} />
            </>
          }
        />
      }
      label={name}
    >
      <div className={css['hero']}>
        <Avatar name={c.name} picture={c.portrait} size={96} />
        <div className={css['heroName']} role="heading" aria-level={1} dir="auto">
          {name}
        </div>
        {c.remark && (
          <div className={css['heroSub']} dir="auto">
            Name: {c.name}
          </div>
        )}
        {c.about && (
          <div className={css['heroSub']} dir="auto">
            {c.about}
          </div>
        )}
      </div>
      <div className={css['actions']}>
        <Button
          variant="filled"
          icon="chat_bubble"
          disabled={c.blocked}
          rid="message"
          onClick={() => act.openDirect({ contact })}
        >
          Message
        </Button>
        <Button
          variant="tonal"
          icon="photo_library"
          rid="moments"
          onClick={() => nav.push('/moments/:contact', { contact })}
        >
          Moments
        </Button>
      </div>
      <List label="Details" card>
        {c.phone && (
          <ListRow
            leading="call"
            title={c.phone}
            subtitle="Phone"
            rid="dial"
            onClick={() => act.dialContact({ contact })}
          />
        )}
        {c.handle && <ListRow leading="alternate_email" title={c.handle} subtitle="Parley id" />}
        {c.city && <ListRow leading="location_on" title={c.city} subtitle="City" />}
        <ListRow
          leading="edit"
          title={c.remark || 'Add a remark'}
          subtitle="Remark"
          rid="remark-row"
          onClick={() => setDialog('remark')}
        />
        <ListRow leading="photo" title={`${moments} ${moments === 1 ? 'moment' : 'moments'}`} />
      </List>
      <div className={css['tags']} role="group" aria-label="Tags">
        {c.tags.map(t => (
          <Chip
            key={t}
            label={t}
            onRemove={() => act.setTags({ contact, tags: c.tags.filter(x => x !== t) })}
          />
        ))}
        <Chip label="Add tag" icon="add" onClick={() => setDialog('tag')} />
      </div>
      {c.blocked && (
        <div className={css['actions']}>
          <Button variant="outlined" onClick={() => act.block({ contact, on: false })}>
            Unblock
          </Button>
        </div>
      )}
      <Menu
        open={menu}
        label="Contact"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Edit remark', icon: 'edit', onClick: open('remark') },
          {
            label: 'Save to phone contacts',
            icon: 'person_add',
            onClick: () => {
              setMenu(false);
              act.saveContact({ contact });
            },
          },
          c.blocked
            ? {
                label: 'Unblock',
                icon: 'lock_open',
                onClick: () => {
                  setMenu(false);
                  act.block({ contact, on: false });
                },
              }
            : { label: 'Block', icon: 'block', onClick: open('block') },
          { label: 'Delete contact', icon: 'delete', danger: true, onClick: open('delete') },
        ]}
      />
      <ConfirmDialog
        open={dialog === 'remark'}
        title="Remark"
        confirmLabel="Save"
        onConfirm={() => {
          act.setRemark({ contact, remark });
          close();
        }}
        onCancel={close}
      >
        <TextField
          name="remark"
          label="Remark"
          initial={c.remark}
          maxLength={60}
          enterKey="done"
          onEnter={text => {
            act.setRemark({ contact, remark: text });
            close();
          }}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'tag'}
        title="Add a tag"
        confirmLabel="Add"
        disabled={tag.trim() === ''}
        onConfirm={saveTag}
        onCancel={close}
      >
        <TextField name="tag" label="Tag" maxLength={24} enterKey="done" onEnter={saveTag} />
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'block'}
        title={`Block ${name}?`}
        text="Neither of you can write to the other, and their moments are hidden."
        confirmLabel="Block"
        danger
        onConfirm={() => {
          act.block({ contact, on: true });
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        title={`Delete ${name}?`}
        text="The conversation is deleted too."
        confirmLabel="Delete"
        danger
        onConfirm={() => act.deleteContact({ contact })}
        onCancel={close}
      />
    </Screen>
  );
}
