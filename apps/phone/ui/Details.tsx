import { formatDayHeading } from '../../../src/sdk/core/format.ts';
import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import type { IconName } from './icons.ts';
import { useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  DayHeader,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  type MenuItem,
} from './kit.ts';
import { daysBetween } from '../../../src/state/clock.ts';
import { alike, lengthWords, logRows, numberOf } from '../select.ts';
import { useAct, useApp, useNav, useParams, usePeople, useTime } from './hooks.ts';
import css from './phone.module.css';
import { KIND, useBlocked } from './Recents.tsx';

function Verb({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={css['verb']} onClick={onClick}>
      <span className={css['verbIcon']}>
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </button>
  );
}

/** Everything with one number. */
export function Details() {
  const number = numberOf(useParams('/number/:number').number);
  const calls = useApp(s => s.calls);
  const current = useApp(s => s.current);
  const blocked = useBlocked(number);
  const people = usePeople();
  const [menu, setMenu] = useScreenState('menu', false);
  const [asking, setAsking] = useScreenState<'block' | 'history' | null>('asking', null);
  const time = useTime();
  const now = useNow();
  const zone = useZone();
  const act = useAct();
  const nav = useNav();
  const rows = logRows({ calls, current }).filter(c => alike(c.number, number));
  const named = rows.find(c => c.name !== '')?.name ?? '';
  const name = people.name(number, named);
  const contact = people.of(number);
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const close = () => setAsking(null);
  const add: MenuItem = contact
    ? { label: 'Open contact', icon: 'person', onClick: then(() => act.openContact({ contact: contact.id })) }
    : {
        label: 'Add to contacts',
        icon: 'person_add',
        onClick: then(() => act.addContact({ number, name: named })),
      };
  return (
    <>
      <Screen
        label="Call details"
        appBar={
          <AppBar
            title="Call details"
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />}
          />
        }
      >
        <div className={css['head']}>
          <Avatar
            name={name}
            picture={people.portrait(number)}
            size={88}
            {...(contact
              ? {}
              : {
                  icon: blocked ? ('block' as const) : named ? ('storefront' as const) : ('person' as const),
                })}
          />
          <span className={css['headName']} dir="auto">
            {name}
          </span>
          {number !== '' && (contact || named) && (
            <span className={css['headNumber']}>
              <bdi dir="ltr">{formatNumber(number)}</bdi>
              {contact ? ` · ${people.label(number, '')}` : ''}
            </span>
          )}
          {blocked && (
            <span className={css['headBlocked']}>
              <Icon name="block" size={16} />
              Blocked
            </span>
          )}
        </div>
        {number !== '' && (
          <div className={css['verbs']}>
            <Verb icon="call" label="Call" onClick={() => act.place({ number })} />
            <Verb icon="sms" label="Message" onClick={() => act.message({ number })} />
            {contact ? (
              <Verb icon="person" label="Contact" onClick={() => act.openContact({ contact: contact.id })} />
            ) : (
              <Verb
                icon="person_add"
                label="Add contact"
                onClick={() => act.addContact({ number, name: named })}
              />
            )}
            <Verb icon="block" label={blocked ? 'Unblock' : 'Block'} onClick={() => setAsking('block')} />
          </div>
        )}
        {rows.length === 0 && (
          <EmptyState icon="history" title="No calls" text="There is no call with this number in the log." />
        )}
        <List>
          {rows.map((c, i) => (
            <div key={c.id}>
              {(i === 0 || daysBetween(rows[i - 1]!.at, c.at, zone) !== 0) && (
                <DayHeader>{formatDayHeading(c.at, now, zone)}</DayHeader>
              )}
              <ListRow
                id={c.id}
                rid="call"
                leading={
                  <span className={css['kind']} data-kind={c.kind}>
                    <Icon name={KIND[c.kind].icon} />
                  </span>
                }
                title={`${KIND[c.kind].words} call`}
                subtitle={`${time(c.at)}${c.seconds > 0 ? ` · ${lengthWords(c.seconds)}` : c.kind === 'outgoing' ? ' · Not answered' : ''}`}
                trailing={
                  <IconButton
                    icon="delete"
                    label={`Delete call of ${formatDayHeading(c.at, now, zone)}, ${time(c.at)}`}
                    onClick={() => act.deleteCalls({ calls: [c.id] })}
                  />
                }
              />
            </div>
          ))}
        </List>
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          ...(number === ''
            ? []
            : [
                {
                  label: 'Copy number',
                  icon: 'content_copy' as const,
                  onClick: then(() => act.copyNumber({ number })),
                },
                {
                  label: 'Edit number before call',
                  icon: 'edit' as const,
                  onClick: then(() => nav.push('/pad', {}, { uri: `tel:${number}` })),
                },
                add,
              ]),
          {
            label: 'Delete history',
            icon: 'delete',
            danger: true,
            disabled: rows.length === 0,
            onClick: then(() => setAsking('history')),
          },
        ]}
      />
      <Dialog
        open={asking === 'block'}
        title={blocked ? `Unblock ${formatNumber(number)}?` : `Block ${formatNumber(number)}?`}
        text={
          blocked
            ? 'Calls and messages from this number come through again.'
            : 'You will no longer get calls or messages from this number.'
        }
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          blocked
            ? {
                label: 'Unblock',
                onClick: () => {
                  act.unblock({ number });
                  close();
                },
              }
            : {
                label: 'Block',
                danger: true,
                onClick: () => {
                  act.block({ number });
                  close();
                },
              },
        ]}
      />
      <ConfirmDialog
        open={asking === 'history'}
        title="Delete call history?"
        text={`All ${rows.length} calls with ${name} are deleted from the log.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteHistory({ number });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
