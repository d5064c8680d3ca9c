import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { useProvider, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Chip,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  LongText,
  Menu,
  RadioGroup,
  Screen,
  Scroller,
  Sheet,
  SwitchRow,
} from './kit.ts';
import type { FilledIconName } from './icons.ts';
import { RINGTONES } from '../../../src/sdk/core/system/choices.ts';
import { birthdayWords, contactOf, nameOf } from '../select.ts';
import { GroupSheet } from './GroupSheet.tsx';
import { useAct, useContacts, useNav, useParams } from './hooks.ts';
import { isOffice } from './People.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { useMergedBar } from './Undo.tsx';
import css from './card.module.css';
import common from './contacts.module.css';

type Open = 'menu' | 'delete' | 'block' | 'share' | 'group' | 'ringtone' | 'call' | 'text' | 'mail' | null;

function Act({
  icon,
  label,
  off,
  onClick,
}: {
  icon: FilledIconName;
  label: string;
  off?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css['act']} disabled={off} onClick={onClick}>
      <span className={css['actIcon']}>
        <Icon name={icon} filled />
      </span>
      <span>{label}</span>
    </button>
  );
}

/** Everything known of a contact, and what can be done with it. */
export function Card() {
  const { contact } = useParams('/contact/:contact');
  const state = useContacts();
  const c = contactOf(state, contact);
  const [open, setOpen] = useScreenState<Open>('open', null);
  const numbers = c?.phones.map(p => p.number) ?? [];
  const blocked = useProvider('calls', calls =>
    calls && numbers.length > 0 ? numbers.every(n => calls.isBlocked(n)) : null,
  );
  const merged = useMergedBar();
  const act = useAct();
  const nav = useNav();
  if (!c)
    return (
      <Screen title="Contact">
        <EmptyState
          icon="person_off"
          title="This contact was deleted"
          text="It may be in the bin."
          action={{ label: 'Open the bin', onClick: () => nav.push('/bin') }}
        />
      </Screen>
    );
  const name = nameOf(c);
  const close = () => setOpen(null);
  const then = (next: Open) => () => setOpen(next);
  const call = (number: string) => {
    close();
    act.call({ number });
  };
  const write = (number: string) => {
    close();
    act.write({ numbers: [number] });
  };
  const mail = (address: string) => {
    close();
    act.mail({ addresses: [address] });
  };
  const under = [c.role, c.company].filter(t => t && t !== name).join(', ');
  const also = [c.nickname !== name && c.nickname ? `“${c.nickname}”` : '', c.phonetic]
    .filter(Boolean)
    .join(' · ');
  const info = c.phones.length + c.emails.length > 0 || c.address !== '' || c.birthday !== null;
  return (
    <>
      <Screen
        label={name}
        bottom={merged}
        appBar={
          <AppBar
            title=""
            actions={
              <>
                <IconButton
                  icon="star"
                  label={c.starred ? 'Remove from favourites' : 'Add to favourites'}
                  selected={c.starred}
                  onClick={() => act.star({ contacts: [contact], on: !c.starred })}
                />
                <IconButton
                  icon="edit"
                  label="Edit contact"
                  onClick={() => nav.push('/edit/:contact', { contact })}
                />
                <IconButton icon="more_vert" label="More options" onClick={then('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['hero']}>
          <Avatar
            name={name}
            picture={c.portrait}
            size={144}
            {...(isOffice(c) ? { icon: 'storefront' as const } : {})}
          />
          <div className={css['heroName']} role="heading" aria-level={1} dir="auto">
            {name}
          </div>
          {also && (
            <div className={css['heroSub']} dir="auto">
              {also}
            </div>
          )}
          {under && (
            <div className={css['heroSub']} dir="auto">
              {under}
            </div>
          )}
          {blocked && (
            <div className={css['blocked']}>
              <Icon name="block" size={18} />
              Blocked
            </div>
          )}
        </div>
        <div className={css['acts']}>
          <Act
            icon="call"
            label="Call"
            off={numbers.length === 0}
            onClick={() => (numbers.length === 1 ? call(numbers[0]!) : setOpen('call'))}
          />
          <Act
            icon="chat"
            label="Text"
            off={numbers.length === 0}
            onClick={() => (numbers.length === 1 ? write(numbers[0]!) : setOpen('text'))}
          />
          <Act
            icon="mail"
            label="E-mail"
            off={c.emails.length === 0}
            onClick={() => (c.emails.length === 1 ? mail(c.emails[0]!.address) : setOpen('mail'))}
          />
        </div>
        {info && (
          <div className={css['block']}>
            <div className={css['blockTitle']} role="heading" aria-level={2}>
              Contact info
            </div>
            <List card>
              {c.phones.map((p, i) => (
                <ListRow
                  key={p.number}
                  rid="phone"
                  leading={i === 0 ? 'call' : <span className={css['noIcon']} />}
                  title={formatNumber(p.number)}
                  subtitle={p.label}
                  onClick={() => call(p.number)}
                  onLongPress={() => act.copy({ text: formatNumber(p.number) })}
                  trailing={
                    <IconButton
                      icon="chat"
                      label={`Text ${formatNumber(p.number)}`}
                      onClick={() => write(p.number)}
                    />
                  }
                />
              ))}
              {c.emails.map((e, i) => (
                <ListRow
                  key={e.address}
                  rid="email"
                  className={css['wrapTitle']!}
                  leading={i === 0 ? 'mail' : <span className={css['noIcon']} />}
                  title={e.address}
                  subtitle={e.label}
                  onClick={() => mail(e.address)}
                  onLongPress={() => act.copy({ text: e.address })}
                />
              ))}
              {c.address && (
                <ListRow
                  rid="address"
                  lines={3}
                  className={css['wrapTitle']!}
                  leading="location_on"
                  title={c.address}
                  subtitle="Address"
                  onClick={() => act.map({ address: c.address })}
                  onLongPress={() => act.copy({ text: c.address })}
                />
              )}
              {c.birthday && (
                <ListRow
                  rid="birthday"
                  leading="cake"
                  title={birthdayWords(c.birthday)}
                  subtitle="Birthday"
                />
              )}
            </List>
          </div>
        )}
        {!info && <div className={common['hint']}>No number or address yet. Tap the pencil to add one.</div>}
        {(c.notes || c.groups.length > 0) && (
          <div className={css['block']}>
            <div className={css['blockTitle']} role="heading" aria-level={2}>
              About {c.given || name}
            </div>
            <div className={css['about']}>
              {c.notes && (
                <div className={common['note']}>
                  <Icon name="notes" />
                  <LongText>{c.notes}</LongText>
                </div>
              )}
              {c.groups.length > 0 && (
                <div className={common['note']}>
                  <Icon name="label" />
                  <div className={common['groupChips']} role="group" aria-label="Groups">
                    {c.groups.map(g => (
                      <Chip
                        key={g}
                        id={g}
                        label={state.groups[g]?.name ?? ''}
                        onClick={() => nav.push('/group/:group', { group: g })}
                      />
                    ))}
                  </div>
                </div>
              )}
            </div>
          </div>
        )}
        <div className={css['block']}>
          <div className={css['blockTitle']} role="heading" aria-level={2}>
            Contact settings
          </div>
          <List card>
            <ListRow
              leading="music_note"
              title="Ringtone"
              subtitle={c.ringtone ?? 'The phone’s ringtone'}
              onClick={then('ringtone')}
            />
            <SwitchRow
              leading="voicemail"
              label="Send to voicemail"
              subtitle="Calls don’t ring"
              checked={c.toVoicemail}
              onChange={on => act.setVoicemail({ contact, on })}
            />
            <ListRow leading="share" title="Send a copy" onClick={then('share')} />
            {numbers.length > 0 && (
              <ListRow
                leading="block"
                title={blocked ? 'Unblock numbers' : 'Block numbers'}
                danger={!blocked}
                onClick={() => (blocked ? act.block({ contact, on: false }) : setOpen('block'))}
              />
            )}
            <ListRow leading="delete" title="Delete" danger onClick={then('delete')} />
          </List>
        </div>
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          { label: 'Send a copy', icon: 'share', onClick: then('share') },
          { label: 'Add to group', icon: 'label', onClick: then('group') },
          { label: 'Set ringtone', icon: 'music_note', onClick: then('ringtone') },
          { label: 'Delete', icon: 'delete', danger: true, divider: true, onClick: then('delete') },
        ]}
      />
      <Sheet
        open={open === 'call' || open === 'text'}
        title={open === 'text' ? 'Text which number?' : 'Call which number?'}
        onClose={close}
      >
        <List>
          {c.phones.map(p => (
            <ListRow
              key={p.number}
              rid="choose-number"
              leading={open === 'text' ? 'chat' : 'call'}
              title={formatNumber(p.number)}
              subtitle={p.label}
              onClick={() => (open === 'text' ? write(p.number) : call(p.number))}
            />
          ))}
        </List>
      </Sheet>
      <Sheet open={open === 'mail'} title="Write to which address?" onClose={close}>
        <List>
          {c.emails.map(e => (
            <ListRow
              key={e.address}
              leading="mail"
              title={e.address}
              subtitle={e.label}
              onClick={() => mail(e.address)}
            />
          ))}
        </List>
      </Sheet>
      <Sheet open={open === 'ringtone'} title="Ringtone" onClose={close}>
        <Scroller name="ringtones" label="Ringtones">
          <RadioGroup
            label="Ringtone"
            value={c.ringtone ?? ''}
            onChange={value => {
              act.setRingtone({ contact, ringtone: value === '' ? null : value });
              close();
            }}
            options={[
              { value: '', label: 'The phone’s ringtone' },
              ...RINGTONES.map(r => ({ value: r.name, label: r.name })),
            ]}
          />
        </Scroller>
      </Sheet>
      <GroupSheet open={open === 'group'} contacts={[contact]} onClose={close} />
      <ShareSheet open={open === 'share'} contacts={[contact]} onClose={close} />
      <ConfirmDialog
        open={open === 'block'}
        title={`Block ${name}?`}
        text="You get no calls and messages from these numbers."
        confirmLabel="Block"
        danger
        onConfirm={() => {
          close();
          act.block({ contact, on: true });
        }}
        onCancel={close}
      >
        <ul className={css['plainList']}>
          {c.phones.map(p => (
            <li key={p.number} dir="auto">
              {formatNumber(p.number)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${name}?`}
        text="It goes to the bin and is deleted for good after 30 days."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.bin({ contacts: [contact] });
          nav.back();
        }}
        onCancel={close}
      />
    </>
  );
}
