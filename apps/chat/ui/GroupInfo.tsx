import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  List,
  ListRow,
  Scroller,
  SectionHeader,
  Sheet,
  SwitchRow,
  Screen,
  TextField,
} from './kit.ts';
import { nameOf, portraitOf, threadName } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import { PickContacts } from './PickContacts.tsx';
import css from './people.module.css';

type Asking = 'name' | 'notice' | 'clear' | 'leave' | 'add' | 'remove' | null;

/** A group: members, name, announcement, and what can be done with it. */
export function GroupInfo() {
  const { thread } = useParams('/group/:thread');
  const t = useApp(s => s.threads[thread]);
  const title = useApp(s => threadName(s, thread));
  const members = useApp(s =>
    JSON.stringify(
      (s.threads[thread]?.members ?? []).map(id => ({
        id,
        name: nameOf(s, id),
        portrait: portraitOf(s, id),
      })),
    ),
  );
  const act = useAct();
  const nav = useNav();
  const [asking, setAsking] = useScreenState<Asking>('asking', null);
  const [picked, setPicked] = useScreenState<string[]>('added', []);
  const name = useFieldText('name', t?.name ?? '');
  const notice = useFieldText('notice', t?.notice ?? '');
  if (!t)
    return (
      <Screen title="Group">
        <EmptyState icon="group" title="This group is gone" />
      </Screen>
    );
  const close = () => setAsking(null);
  const own = t.owner === ME;
  const list = JSON.parse(members) as { id: string; name: string; portrait: string | null }[];
  return (
    <Screen title={`${title} (${list.length})`} label="Group info">
      <div className={css['members']}>
        {list.map(m => (
          <button
            type="button"
            key={m.id}
            className={css['member']}
            data-rid="member"
            data-key={m.id}
            aria-label={m.id === ME ? 'You' : m.name}
            onClick={() => {
              if (m.id !== ME) nav.push('/contact/:contact', { contact: m.id });
              else nav.push('/profile');
            }}
          >
            <Avatar name={m.name} picture={m.portrait} size={48} />
            <span dir="auto">{m.id === ME ? 'You' : m.name}</span>
          </button>
        ))}
        {!t.left && (
          <button
            type="button"
            className={css['member']}
            aria-label="Add members"
            data-rid="add-members"
            onClick={() => setAsking('add')}
          >
            <span className={css['plus']}>
              <Icon name="add" />
            </span>
            <span>Add</span>
          </button>
        )}
        {own && list.length > 1 && (
          <button
            type="button"
            className={css['member']}
            aria-label="Remove members"
            data-rid="remove-members"
            onClick={() => setAsking('remove')}
          >
            <span className={css['plus']}>
              <Icon name="remove" />
            </span>
            <span>Remove</span>
          </button>
        )}
      </div>
      <List label="Group" card>
        <ListRow
          title="Group name"
          subtitle={title}
          rid="group-name"
          onClick={() => setAsking('name')}
          trailing={<Icon name="chevron_right" />}
        />
        <ListRow
          title="Announcement"
          subtitle={t.notice || 'None'}
          rid="notice"
          onClick={() => setAsking('notice')}
          trailing={<Icon name="chevron_right" />}
        />
        <SwitchRow
          label="Mute notifications"
          checked={t.muted}
          rid="mute"
          onChange={on => act.mute({ thread, on })}
        />
        <SwitchRow
          label="Keep on top"
          checked={t.pinned}
          rid="pin"
          onChange={on => act.pin({ thread, on })}
        />
      </List>
      <SectionHeader title="More" />
      <List card>
        <ListRow
          leading="delete"
          title="Clear messages"
          danger
          rid="clear"
          onClick={() => setAsking('clear')}
        />
        {!t.left && (
          <ListRow
            leading="logout"
            title="Leave group"
            danger
            rid="leave"
            onClick={() => setAsking('leave')}
          />
        )}
      </List>
      <ConfirmDialog
        open={asking === 'name'}
        title="Group name"
        confirmLabel="Save"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameGroup({ thread, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="Group name" initial={t.name} maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'notice'}
        title="Announcement"
        confirmLabel="Save"
        onConfirm={() => {
          act.setNotice({ thread, text: notice });
          close();
        }}
        onCancel={close}
      >
        <TextField
          name="notice"
          label="Announcement"
          initial={t.notice}
          multiline
          rows={3}
          autoGrow
          capitalise
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'clear'}
        title="Clear all messages?"
        text="They are deleted on this phone."
        confirmLabel="Clear"
        danger
        onConfirm={() => {
          act.clearThread({ thread });
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'leave'}
        title={`Leave “${title}”?`}
        text="You will not receive its messages any more."
        confirmLabel="Leave"
        danger
        onConfirm={() => {
          act.leaveGroup({ thread });
          close();
          nav.back();
        }}
        onCancel={close}
      />
      <Sheet
        open={asking === 'add'}
        title="Add members"
        onClose={close}
        footer={
          <div className={css['pad']}>
            <Button
              variant="filled"
              wide
              disabled={picked.length === 0}
              rid="add"
              onClick={() => {
                act.addMembers({ thread, members: picked });
                setPicked([]);
                close();
              }}
            >
              {picked.length > 0 ? `Add ${picked.length}` : 'Add'}
            </Button>
          </div>
        }
      >
        <Scroller name="add-list" label="Contacts">
          <PickContacts name="added" without={t.members} />
        </Scroller>
      </Sheet>
      <Sheet open={asking === 'remove'} title="Remove members" onClose={close}>
        <Scroller name="remove-list" label="Members">
          {list
            .filter(m => m.id !== ME)
            .map(m => (
              <ListRow
                key={m.id}
                id={m.id}
                rid="remove"
                leading={<Avatar name={m.name} picture={m.portrait} />}
                title={m.name}
                trailing={
                  <Button
                    variant="text"
                    danger
                    label={`Remove ${m.name}`}
                    onClick={() => act.removeMember({ thread, member: m.id })}
                  >
                    Remove
                  </Button>
                }
              />
            ))}
        </Scroller>
      </Sheet>
    </Screen>
  );
}
