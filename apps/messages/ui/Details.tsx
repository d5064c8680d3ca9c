import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import {
  useFieldText,
  useFields,
  useNow,
  usePhone,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  ConfirmDialog,
  Divider,
  EmptyState,
  Icon,
  List,
  ListRow,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { isGroup, isMuted, isSpam, takesTexts, titleOf } from '../select.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { Face } from './Face.tsx';
import { useAct, useApp, useBlocked, useFaces, useNav, useParams } from './hooks.ts';
import css from './messages.module.css';
import { MuteDialog } from './MuteDialog.tsx';

/** Who is in a conversation, and what holds for the whole of it. */
export function Details() {
  const { thread } = useParams('/details/:thread');
  const t = useApp(s => s.threads[thread]);
  const people = t?.people ?? [];
  const faces = useFaces(people);
  const blocked = useBlocked(people);
  const [asking, setAsking] = useScreenState<'name' | 'mute' | 'block' | 'delete' | null>('asking', null);
  const name = useFieldText('group-name', t?.name ?? '');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  if (!t)
    return (
      <Screen title="Details">
        <EmptyState icon="chat_bubble" title="This conversation was deleted" />
      </Screen>
    );
  const group = isGroup(t);
  const title = titleOf(t, faces);
  const [number] = people;
  const spam = isSpam(t, { isBlocked: blocked });
  const muted = isMuted(t, now);
  const close = () => setAsking(null);
  return (
    <>
      <Screen title="Details">
        <div className={css['hero']}>
          <Face people={people} title={title} face={faces} size={88} />
          <span className={css['heroName']} dir="auto">
            {title}
          </span>
          {group ? (
            <span>{people.length + 1} people</span>
          ) : (
            faces(number!).contact && <span dir="ltr">{formatNumber(number!)}</span>
          )}
        </div>
        {!group && takesTexts(number!) && (
          <div className={css['doings']}>
            <button type="button" data-rid="call" onClick={() => act.call({ number: number! })}>
              <span>
                <Icon name="call" />
              </span>
              Call
            </button>
            <button type="button" data-rid="contact" onClick={() => act.openContact({ number: number! })}>
              <span>
                <Icon name={faces(number!).contact ? 'person' : 'person_add'} />
              </span>
              {faces(number!).contact ? 'Contact' : 'Add contact'}
            </button>
            <button
              type="button"
              data-rid="search-in"
              onClick={() => nav.push('/search/:thread', { thread })}
            >
              <span>
                <Icon name="search" />
              </span>
              Search
            </button>
          </div>
        )}
        <List>
          {group && (
            <ListRow
              leading="edit"
              title="Group name"
              subtitle={t.name || 'None'}
              rid="group-name"
              onClick={() => {
                fields.set('group-name', t.name);
                setAsking('name');
              }}
            />
          )}
          {group && (
            <ListRow
              leading="search"
              title="Search in conversation"
              rid="search-in"
              onClick={() => nav.push('/search/:thread', { thread })}
            />
          )}
          <ListRow
            leading={muted ? 'notifications_off' : 'notifications'}
            title="Notifications"
            subtitle={
              !muted
                ? 'On'
                : t.muted === 'always'
                  ? 'Muted'
                  : `Muted until ${formatDay(t.muted!, zone)}, ${formatTime(t.muted!, zone, h24)}`
            }
            rid="notifications"
            onClick={() => (muted ? act.mute({ thread, hours: 0 }) : setAsking('mute'))}
          />
          <ListRow
            leading={t.archived ? 'unarchive' : 'archive'}
            title={t.archived ? 'Unarchive' : 'Archive'}
            rid="archive"
            onClick={() => act.archive({ threads: [thread], on: !t.archived })}
          />
          {spam ? (
            <ListRow
              leading="check_circle"
              title="Unblock"
              rid="unblock"
              onClick={() => act.unblock({ thread })}
            />
          ) : (
            !group && (
              <ListRow
                leading="block"
                title="Block & report spam"
                rid="block"
                onClick={() => setAsking('block')}
              />
            )
          )}
          <ListRow
            leading="delete"
            title="Delete conversation"
            danger
            rid="delete"
            onClick={() => setAsking('delete')}
          />
        </List>
        {group && (
          <>
            <Divider />
            <SectionHeader title={`${people.length + 1} people`} />
            <List label="People in the group">
              <ListRow leading={<Avatar name="You" icon="person" />} title="You" />
              {people.map(n => {
                const f = faces(n);
                return (
                  <ListRow
                    key={n}
                    id={`person-${n}`}
                    rid="person"
                    leading={
                      <Avatar
                        name={f.name}
                        picture={f.picture}
                        {...(f.contact ? {} : { icon: 'person' as const })}
                      />
                    }
                    title={f.name}
                    {...(f.contact ? { subtitle: formatNumber(n) } : {})}
                    onClick={() => act.openContact({ number: n })}
                  />
                );
              })}
            </List>
          </>
        )}
      </Screen>
      <ConfirmDialog
        open={asking === 'name'}
        title="Group name"
        text="Only you see this name."
        confirmLabel="Save"
        onConfirm={() => {
          act.rename({ thread, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="group-name" label="Group name" initial={t.name} maxLength={60} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this conversation?"
        text="All its messages are deleted on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          act.deleteThreads({ threads: [thread] });
        }}
        onCancel={close}
      />
      {asking === 'mute' && <MuteDialog thread={thread} onClose={close} />}
      {asking === 'block' && (
        <BlockDialog thread={thread} people={people} onClose={close} onDone={() => {}} />
      )}
    </>
  );
}
