import type { ReactNode } from 'react';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useFields, useIntent, usePhone, useScreenState, useSurface } from '../../../src/sdk/react/hooks.ts';
import { equal } from '../../../src/state/json.ts';
import { AppBar, Button, Dialog, EmptyState, Icon, Screen, TextField, type TextFieldProps } from './kit.ts';
import type { IconName } from './icons.ts';
import { cleaned, problemOf, type Form } from '../edit.ts';
import { splitName } from '../names.ts';
import { contactOf, nameOf } from '../select.ts';
import { emptyCard } from '../vcard.ts';
import { Birthday, Face } from './EditParts.tsx';
import { FormGroups } from './FormGroups.tsx';
import { useAct, useContacts, useNav, useParams } from './hooks.ts';
import { Several, type Line } from './Several.tsx';
import css from './edit.module.css';

const blank = (): Form => ({ ...emptyCard(), groups: [], portrait: null });
const WORDS = [
  'prefix',
  'given',
  'family',
  'phonetic',
  'nickname',
  'company',
  'role',
  'address',
  'notes',
] as const;

/** A new contact; another app may have sent a name and a number for it. */
export function New() {
  const extras = useIntent()?.extras as { name?: unknown; number?: unknown } | undefined;
  const said = (value: unknown) => (typeof value === 'string' ? value : '');
  const start = blank();
  if (said(extras?.name)) Object.assign(start, splitName(said(extras?.name)));
  if (said(extras?.number)) start.phones = [{ label: 'Mobile', number: said(extras?.number) }];
  return <EditForm contact={null} start={start} title="Create contact" fromOutside={extras !== undefined} />;
}

/** A contact that is there already. */
export function Edit() {
  const { contact } = useParams('/edit/:contact');
  const c = contactOf(useContacts(), contact);
  if (!c)
    return (
      <Screen title="Edit contact">
        <EmptyState icon="person_off" title="This contact was deleted" />
      </Screen>
    );
  const {
    prefix,
    given,
    family,
    phonetic,
    nickname,
    company,
    role,
    phones,
    emails,
    address,
    birthday,
    notes,
    groups,
    portrait,
  } = c;
  return (
    <EditForm
      contact={contact}
      start={{
        prefix,
        given,
        family,
        phonetic,
        nickname,
        company,
        role,
        phones,
        emails,
        address,
        birthday,
        notes,
        groups,
        portrait,
      }}
      title="Edit contact"
    />
  );
}

const Part = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className={css['part']}>
    <span className={css['partIcon']}>
      <Icon name={icon} />
    </span>
    <div className={css['partFields']}>{children}</div>
  </div>
);

function EditForm({
  contact,
  start,
  title,
  fromOutside,
}: {
  contact: string | null;
  start: Form;
  title: string;
  fromOutside?: boolean;
}) {
  const { id: surface } = useSurface();
  const kept = useContacts().form;
  const fields = usePhone(p => p.ui.surfaces[surface]?.fields);
  const lines = (rows: readonly { label: string }[], key: 'number' | 'address'): Line[] =>
    rows.length > 0
      ? rows.map((r, i) => ({
          key: `l${i}`,
          label: r.label,
          start: (r as unknown as Record<string, string>)[key]!,
        }))
      : [{ key: 'l0', label: key === 'number' ? 'Mobile' : 'Home', start: '' }];
  const [phones, setPhones] = useScreenState<Line[]>('phones', lines(start.phones, 'number'));
  const [emails, setEmails] = useScreenState<Line[]>('emails', lines(start.emails, 'address'));
  const [groups, setGroups] = useScreenState<string[]>('groups', start.groups);
  const [more, setMore] = useScreenState('more', Boolean(start.prefix || start.phonetic || start.nickname));
  const [tried, setTried] = useScreenState('tried', false);
  const [asking, setAsking] = useScreenState('asking', false);
  const { blur } = useFields();
  const act = useAct();
  const nav = useNav();
  const own =
    kept?.screen === surface ? kept : { screen: surface, birthday: start.birthday, portrait: start.portrait };
  const text = (name: string, initial: string) => fields?.[name]?.text ?? initial;
  const words = Object.fromEntries(WORDS.map(k => [k, text(k, start[k])])) as Pick<
    Form,
    (typeof WORDS)[number]
  >;
  const form: Form = {
    ...start,
    ...words,
    groups,
    birthday: own.birthday,
    portrait: own.portrait,
    phones: phones.map(l => ({ label: l.label, number: text(`phone-${l.key}`, l.start) })),
    emails: emails.map(l => ({ label: l.label, address: text(`email-${l.key}`, l.start) })),
  };
  const dirty = fromOutside || !equal(cleaned(form), cleaned(start));
  const leave = () => {
    blur();
    if (dirty) setAsking(true);
    else nav.back();
  };
  useBack(dirty && !asking, leave);
  const save = () => {
    setTried(true);
    setAsking(false);
    act.save({ contact, form, show: contact === null && !fromOutside });
  };
  const field = (name: (typeof WORDS)[number], label: string, props: Partial<TextFieldProps> = {}) => (
    <TextField name={name} label={label} initial={start[name]} enterKey="next" capitalise {...props} />
  );
  return (
    <>
      <Screen
        label={title}
        appBar={
          <AppBar
            title={title}
            leading="close"
            onLeading={leave}
            actions={
              <Button variant="filled" rid="save" disabled={!dirty && contact !== null} onClick={save}>
                Save
              </Button>
            }
          />
        }
      >
        <Face name={nameOf({ ...form, phones: [], emails: [], company: form.company })} form={own} />
        <div className={css['form']}>
          <Part icon="person">
            {more && field('prefix', 'Name prefix')}
            {field('given', 'First name')}
            {field('family', 'Last name')}
            {more && (
              <>
                {field('phonetic', 'Phonetic name', {
                  supporting: 'In Latin letters, for the order of lists',
                })}
                {field('nickname', 'Nickname')}
              </>
            )}
            {!more && (
              <div>
                <Button variant="text" icon="expand_more" onClick={() => setMore(true)}>
                  More name fields
                </Button>
              </div>
            )}
          </Part>
          <Part icon="apartment">
            {field('company', 'Company')}
            {field('role', 'Job title')}
          </Part>
          <Part icon="call">
            <Several
              kind="phone"
              lines={phones}
              setLines={setPhones}
              tried={tried}
              texts={form.phones.map(p => p.number)}
            />
          </Part>
          <Part icon="mail">
            <Several
              kind="email"
              lines={emails}
              setLines={setEmails}
              tried={tried}
              texts={form.emails.map(e => e.address)}
            />
          </Part>
          <Part icon="location_on">
            {field('address', 'Address', { multiline: true, autoGrow: true, enterKey: 'enter' })}
          </Part>
          <Part icon="cake">
            <Birthday form={own} />
          </Part>
          <Part icon="notes">
            {field('notes', 'Notes', { multiline: true, autoGrow: true, rows: 2, enterKey: 'enter' })}
          </Part>
          <Part icon="label">
            <FormGroups groups={groups} setGroups={setGroups} />
          </Part>
        </div>
      </Screen>
      <Dialog
        open={asking}
        title="Save your changes?"
        text={problemOf(form) ?? undefined}
        onClose={() => setAsking(false)}
        actions={[
          { label: 'Cancel', onClick: () => setAsking(false) },
          { label: 'Discard', danger: true, onClick: nav.back },
          { label: 'Save', disabled: problemOf(form) !== null, onClick: save },
        ]}
      />
    </>
  );
}
