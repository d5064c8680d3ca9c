import type { ReactNode } from 'react';
import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { Chip, Icon, IconButton, List, ListRow, LongText, SwitchRow } from './kit.ts';
import { birthdayWords, nameOf, type ContactRow } from '../select.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './card.module.css';
import common from './contacts.module.css';

/** Calls, texts or mails a number or address of the contact. */
export interface Reach {
  call: (number: string) => void;
  write: (number: string) => void;
  mail: (address: string) => void;
}

const BlockTitle = ({ children }: { children: ReactNode }) => (
  <div className={css['blockTitle']} role="heading" aria-level={2}>
    {children}
  </div>
);

/** Only the first row of a kind has an icon. */
const NoIcon = () => <span className={css['noIcon']} />;

/** Numbers, e-mail addresses, address and birthday of a contact, or a hint where there are none. */
export function ContactInfo({ contact: c, reach }: { contact: ContactRow; reach: Reach }) {
  const act = useAct();
  const isEmpty = c.phones.length + c.emails.length === 0 && c.address === '' && c.birthday === null;
  if (isEmpty)
    return <div className={common['hint']}>No number or address yet. Tap the pencil to add one.</div>;
  return (
    <div className={css['block']}>
      <BlockTitle>Contact info</BlockTitle>
      <List card>
        {c.phones.map((p, i) => (
          <ListRow
            key={p.number}
            rid="phone"
            leading={i === 0 ? 'call' : <NoIcon />}
            title={formatNumber(p.number)}
            subtitle={p.label}
            onClick={() => reach.call(p.number)}
            onLongPress={() => act.copy({ text: formatNumber(p.number) })}
            trailing={
              <IconButton
                icon="chat"
                label={`Text ${formatNumber(p.number)}`}
                onClick={() => reach.write(p.number)}
              />
            }
          />
        ))}
        {c.emails.map((e, i) => (
          <ListRow
            key={e.address}
            rid="email"
            className={css['wrapTitle']!}
            leading={i === 0 ? 'mail' : <NoIcon />}
            title={e.address}
            subtitle={e.label}
            onClick={() => reach.mail(e.address)}
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
          <ListRow rid="birthday" leading="cake" title={birthdayWords(c.birthday)} subtitle="Birthday" />
        )}
      </List>
    </div>
  );
}

/** Notes and groups of a contact. */
export function AboutContact({ contact: c }: { contact: ContactRow }) {
  const groups = useApp(s => s.groups);
  const nav = useNav();
  if (!c.notes && c.groups.length === 0) return null;
  return (
    <div className={css['block']}>
      <BlockTitle>About {c.given || nameOf(c)}</BlockTitle>
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
                  label={groups[g]?.name ?? ''}
                  onClick={() => nav.push('/group/:group', { group: g })}
                />
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** Ringtone, voicemail, a copy, blocking and deletion. */
export function ContactSettings({
  contact: c,
  isBlocked,
  onOpen,
}: {
  contact: ContactRow;
  isBlocked: boolean;
  onOpen: (next: 'ringtone' | 'share' | 'block' | 'delete') => void;
}) {
  const act = useAct();
  return (
    <div className={css['block']}>
      <BlockTitle>Contact settings</BlockTitle>
      <List card>
        <ListRow
          leading="music_note"
          title="Ringtone"
          subtitle={c.ringtone ?? 'The phone’s ringtone'}
          onClick={() => onOpen('ringtone')}
        />
        <SwitchRow
          leading="voicemail"
          label="Send to voicemail"
          subtitle="Calls don’t ring"
          checked={c.toVoicemail}
          onChange={on => act.setVoicemail({ contact: c.id, on })}
        />
        <ListRow leading="share" title="Send a copy" onClick={() => onOpen('share')} />
        {c.phones.length > 0 && (
          <ListRow
            leading="block"
            title={isBlocked ? 'Unblock numbers' : 'Block numbers'}
            danger={!isBlocked}
            onClick={() => (isBlocked ? act.block({ contact: c.id, on: false }) : onOpen('block'))}
          />
        )}
        <ListRow leading="delete" title="Delete" danger onClick={() => onOpen('delete')} />
      </List>
    </div>
  );
}
