import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  ConfirmDialog,
  List,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
  type MenuItem,
} from './kit.ts';
import { SWIPES, UNDO_SECONDS, type Swipe } from '../state.ts';
import { useAct, useMail, useNav, useOpen, useWords } from './hooks.ts';
import { SWIPE } from './names.ts';

const NOTIFY = { all: 'notifyAll', primary: 'notifyPrimary', none: 'notifyNone' } as const;

/** Who the owner is, how mails are written, read and told of, and the rules. */
export function Settings() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const { settings, filters, blocked, vacation } = useMail();
  const [open, setOpen] = useOpen();
  const name = useFieldText('name', settings.name);
  const signature = useFieldText('signature', settings.signature);
  const close = () => setOpen(null);
  const change = (next: Parameters<typeof act.changeSettings>[0]['settings']) => {
    act.changeSettings({ settings: next });
    fields.blur();
    close();
  };
  const swipes = (side: 'swipeStart' | 'swipeEnd'): MenuItem[] =>
    SWIPES.map((value: Swipe) => ({
      label: t(SWIPE[value]),
      checked: settings[side] === value,
      onClick: () => change({ [side]: value }),
    }));
  const row = (rid: string, title: string, subtitle: string) => (
    <ListRow
      rid={rid}
      title={title}
      subtitle={subtitle}
      onClick={() => {
        fields.set('name', settings.name);
        fields.set('signature', settings.signature);
        setOpen(rid);
      }}
    />
  );
  return (
    <>
      <Screen title={t('settings')}>
        <SectionHeader title={t('account')} />
        <List>
          <ListRow
            title={settings.addresses[0]!}
            subtitle={settings.addresses.slice(1).join(', ')}
            leading="mail"
          />
          {row('name', t('yourName'), settings.name)}
          {row('send-from', t('addressDefault'), settings.sendFrom)}
        </List>
        <SectionHeader title={t('writing')} />
        <List>
          {row('signature', t('signature'), settings.signature.split('\n').join(' · ') || t('noSignature'))}
          {row('undo', t('undoSend'), t('seconds', { count: settings.undoSeconds }))}
          <ListRow
            rid="vacation"
            title={t('vacation')}
            subtitle={vacation.on ? t('vacationOn') : t('vacationOff')}
            onClick={() => nav.push('/vacation')}
          />
        </List>
        <SectionHeader title={t('reading')} />
        <List>
          {row('swipe-start', t('swipeToEnd'), t(SWIPE[settings.swipeStart]))}
          {row('swipe-end', t('swipeToStart'), t(SWIPE[settings.swipeEnd]))}
          {row('notify', t('notifications'), t(NOTIFY[settings.notify]))}
          <SwitchRow
            label={t('pictures')}
            checked={settings.showPictures}
            rid="pictures"
            onChange={showPictures => act.changeSettings({ settings: { showPictures } })}
          />
        </List>
        <SectionHeader title={t('rules')} />
        <List>
          <ListRow
            rid="filters"
            leading="filter_list"
            title={t('filters')}
            meta={String(Object.keys(filters).length)}
            onClick={() => nav.push('/filters')}
          />
          <ListRow rid="labels" leading="label" title={t('labels')} onClick={() => nav.push('/labels')} />
          <ListRow
            rid="blocked"
            leading="block"
            title={t('blockedAddresses')}
            meta={String(blocked.length)}
            onClick={() => nav.push('/blocked')}
          />
        </List>
      </Screen>
      <ConfirmDialog
        open={open === 'name'}
        title={t('yourName')}
        confirmLabel={t('save')}
        disabled={name.trim() === ''}
        onConfirm={() => change({ name: name.trim() })}
        onCancel={close}
      >
        <TextField name="name" label={t('yourName')} initial={settings.name} maxLength={60} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'signature'}
        title={t('signature')}
        confirmLabel={t('save')}
        onConfirm={() => change({ signature: signature.trim() })}
        onCancel={close}
      >
        <TextField
          name="signature"
          label={t('signature')}
          initial={settings.signature}
          multiline
          rows={4}
          maxLength={400}
        />
      </ConfirmDialog>
      <Menu
        open={open === 'send-from'}
        label={t('addressDefault')}
        anchor="center"
        onClose={close}
        items={settings.addresses.map(address => ({
          label: address,
          checked: settings.sendFrom === address,
          onClick: () => change({ sendFrom: address }),
        }))}
      />
      <Menu
        open={open === 'undo'}
        label={t('undoSend')}
        anchor="center"
        onClose={close}
        items={UNDO_SECONDS.map(undoSeconds => ({
          label: t('seconds', { count: undoSeconds }),
          checked: settings.undoSeconds === undoSeconds,
          onClick: () => change({ undoSeconds }),
        }))}
      />
      <Menu
        open={open === 'swipe-start'}
        label={t('swipeToEnd')}
        anchor="center"
        onClose={close}
        items={swipes('swipeStart')}
      />
      <Menu
        open={open === 'swipe-end'}
        label={t('swipeToStart')}
        anchor="center"
        onClose={close}
        items={swipes('swipeEnd')}
      />
      <Menu
        open={open === 'notify'}
        label={t('notifications')}
        anchor="center"
        onClose={close}
        items={(['all', 'primary', 'none'] as const).map(notify => ({
          label: t(NOTIFY[notify]),
          checked: settings.notify === notify,
          onClick: () => change({ notify }),
        }))}
      />
    </>
  );
}
