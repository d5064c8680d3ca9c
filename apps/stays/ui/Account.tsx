import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  ConfirmDialog,
  Icon,
  IconButton,
  ListRow,
  Screen,
  SectionHeader,
  Segmented,
  SwitchRow,
  TextField,
} from './kit.ts';
import { isSignedIn, travellersOf } from '../select.ts';
import { useAct, useNav, useOpen, useParams, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { parts, Places } from './Parts.tsx';

/** The account: sign-in, who travels, what is notified of. */
export function Account() {
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const w = useWrite();
  const signed = isSignedIn(state, w.now);
  return (
    <Screen
      label={t('account')}
      appBar={<AppBar title={t('account')} leading="none" />}
      bottom={<Places at="account" />}
    >
      <ListRow
        leading={<Avatar name={state.owner.name} size={48} />}
        title={state.owner.name}
        subtitle={state.owner.email}
      />
      <ListRow
        leading={signed ? 'check_circle' : 'lock'}
        title={t(signed ? 'signedIn' : 'signedOut')}
        {...(signed ? { subtitle: t('signedInUntil', { when: w.format.date(state.session.until) }) } : {})}
        rid="session"
        onClick={() => (signed ? act.signOut({}) : nav.push('/sign-in'))}
        trailing={<span className={parts['quiet']}>{t(signed ? 'signOut' : 'signIn')}</span>}
      />
      <SectionHeader
        title={t('travellers')}
        action={{
          label: t('add'),
          rid: 'add-traveller',
          onClick: () => nav.push('/traveller/:traveller', { traveller: 'new' }),
        }}
      />
      {travellersOf(state).map(([id, p]) => (
        <ListRow
          key={id}
          id={id}
          rid="traveller"
          leading="person"
          title={p.name}
          subtitle={t('documentUntil', { date: w.day(p.expires) })}
          onClick={() => nav.push('/traveller/:traveller', { traveller: id })}
        />
      ))}
      <SectionHeader title={t('notifications')} />
      <SwitchRow
        label={t('notifyTrips')}
        rid="notify-trips"
        checked={state.settings.notifyTrips}
        onChange={notifyTrips => act.changeSettings({ settings: { notifyTrips } })}
      />
      <SwitchRow
        label={t('notifyMessages')}
        rid="notify-messages"
        checked={state.settings.notifyMessages}
        onChange={notifyMessages => act.changeSettings({ settings: { notifyMessages } })}
      />
      <SwitchRow
        label={t('notifyOffers')}
        rid="notify-offers"
        checked={state.settings.notifyOffers}
        onChange={notifyOffers => act.changeSettings({ settings: { notifyOffers } })}
      />
    </Screen>
  );
}

/** Somebody who travels, and their document. */
export function TravellerScreen() {
  const { traveller: id } = useParams('/traveller/:traveller');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const was = state.travellers[id];
  const name = useFieldText('name', was?.name ?? '');
  const number = useFieldText('number', was?.number ?? '');
  const expires = useFieldText('expires', was?.expires ?? '');
  const [document, setDocument] = useScreenState<'passport' | 'idCard'>(
    'document',
    was?.document ?? 'passport',
  );
  const [open, setOpen] = useOpen();
  return (
    <>
      <Screen
        label={t('traveller')}
        appBar={
          <AppBar
            title={t('traveller')}
            actions={
              was && <IconButton icon="delete" label={t('delete')} onClick={() => setOpen('delete')} />
            }
          />
        }
        bottom={
          <div className={parts['only']}>
            <Button
              wide
              rid="save"
              onClick={() =>
                act.saveTraveller({
                  traveller: was ? id : null,
                  name,
                  number,
                  expires,
                  document,
                  kind: was?.kind ?? 'adult',
                })
              }
            >
              {t('save')}
            </Button>
          </div>
        }
      >
        <div className={parts['fields']}>
          <TextField
            name="name"
            label={t('nameInDocument')}
            initial={was?.name ?? ''}
            capitalise
            maxLength={60}
          />
          <Segmented
            label={t('documentKind')}
            value={document}
            onChange={setDocument}
            options={[
              { value: 'passport', label: t('passport') },
              { value: 'idCard', label: t('idCard') },
            ]}
          />
          <TextField name="number" label={t('documentNumber')} initial={was?.number ?? ''} maxLength={20} />
          <TextField
            name="expires"
            label={t('expires')}
            initial={was?.expires ?? ''}
            hint="2031-05-17"
            maxLength={10}
          />
        </div>
      </Screen>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteTravellerAsk')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => act.deleteTraveller({ traveller: id })}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}

/** The sign-in has expired: a code that comes by mail opens it again. */
export function SignIn() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const code = useFieldText('code');
  const { session: s, owner } = state;
  const locked = s.lockedUntil !== null && s.lockedUntil > w.now;
  return (
    <Screen title={t('signIn')}>
      <div className={parts['done']}>
        <span className={parts['tick']} data-tone="wait">
          <Icon name="lock" size={36} />
        </span>
        <span className={parts['title']} role="heading" aria-level={1}>
          {t('sessionOver')}
        </span>
        <span>
          {s.code === null
            ? t('sessionText', { address: owner.email })
            : t('codeWasSent', { address: owner.email })}
        </span>
      </div>
      {locked ? (
        <div className={parts['text']} role="alert">
          {t('lockedUntil', { time: w.format.time(s.lockedUntil!) })}
        </div>
      ) : (
        <div className={parts['fields']}>
          {s.code !== null && (
            <>
              <TextField
                name="code"
                label={t('code')}
                inputMode="numeric"
                maxLength={6}
                error={s.wrong > 0 && t('wrongCode', { count: 3 - s.wrong })}
              />
              <Button
                wide
                rid="sign-in"
                disabled={code.trim().length < 6}
                onClick={() => act.signIn({ code })}
              >
                {t('signIn')}
              </Button>
            </>
          )}
          <Button
            wide
            variant={s.code === null ? 'filled' : 'text'}
            rid="send-code"
            onClick={() => act.sendCode({})}
          >
            {t(s.code === null ? 'sendCode' : 'sendAgain')}
          </Button>
        </div>
      )}
    </Screen>
  );
}
