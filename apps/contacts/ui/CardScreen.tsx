import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { useProvider, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton, Menu, Screen } from './kit.ts';
import { contactOf, nameOf } from '../select.ts';
import { AboutContact, ContactInfo, ContactSettings, type Reach } from './CardBlocks.tsx';
import { ContactHead, ReachButtons } from './CardHead.tsx';
import { ReachSheets, RingtoneSheet } from './CardSheets.tsx';
import { GroupSheet } from './GroupSheet.tsx';
import { useAct, useContacts, useNav, useParams } from './hooks.ts';
import { ShareSheet } from './ShareSheet.tsx';
import { useMergedBar } from './Undo.tsx';
import css from './card.module.css';

type Open = 'menu' | 'delete' | 'block' | 'share' | 'group' | 'ringtone' | 'call' | 'text' | 'mail' | null;

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
  const reach: Reach = {
    call: number => {
      close();
      act.call({ number });
    },
    write: number => {
      close();
      act.write({ numbers: [number] });
    },
    mail: address => {
      close();
      act.mail({ addresses: [address] });
    },
  };
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
        <ContactHead contact={c} isBlocked={blocked === true} />
        <ReachButtons contact={c} reach={reach} onChoose={setOpen} />
        <ContactInfo contact={c} reach={reach} />
        <AboutContact contact={c} />
        <ContactSettings contact={c} isBlocked={blocked === true} onOpen={setOpen} />
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
      <ReachSheets contact={c} open={open} reach={reach} onClose={close} />
      <RingtoneSheet contact={c} open={open === 'ringtone'} onClose={close} />
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
