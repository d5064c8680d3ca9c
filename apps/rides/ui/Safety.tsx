import {
  Avatar,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SectionHeader,
  SwitchRow,
  Checkbox,
} from './kit.ts';
import { useAct, useOpen, useRides, useScreenState, useWords } from './hooks.ts';
import { Block, Go } from './Parts.tsx';
import { orderedEntries } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';

/** Who may follow rides, the PIN check, and help. */
export function Safety() {
  const t = useWords();
  const act = useAct();
  const { trusted, settings } = useRides();
  const [open, setOpen] = useOpen();
  const [person, setPerson] = useScreenState<string | null>('person', null);
  const close = () => setOpen(null);
  const rows = orderedEntries(trusted, (a, b) => compare(a.name, b.name));
  return (
    <>
      <Screen title={t('safety')}>
        <SwitchRow
          leading="password"
          label={t('pinCheck')}
          subtitle={t('pinCheckText')}
          checked={settings.pinCheck}
          rid="pin-check"
          onChange={pinCheck => act.setSettings({ settings: { pinCheck } })}
        />
        <SectionHeader title={t('trustedContacts')} />
        {rows.length === 0 && <EmptyState icon="group" title={t('noTrusted')} text={t('noTrustedText')} />}
        <List>
          {rows.map(([id, { name, phone, always }]) => (
            <ListRow
              key={id}
              id={id}
              rid="trusted"
              leading={<Avatar name={name} />}
              title={name}
              subtitle={phone}
              trailing={
                <>
                  <Checkbox
                    bare
                    label={t('alwaysFollows', { name })}
                    checked={always}
                    onChange={on => act.setAlways({ person: id, always: on })}
                  />
                  <IconButton
                    icon="delete"
                    label={t('removePerson', { name })}
                    onClick={() => {
                      setPerson(id);
                      setOpen('remove');
                    }}
                  />
                </>
              }
            />
          ))}
          <ListRow
            leading="person_add"
            rid="add-trusted"
            title={t('addTrusted')}
            subtitle={t('alwaysText')}
            onClick={() => act.pickPerson({ purpose: 'trusted' })}
          />
        </List>
        <SectionHeader title={t('emergency')} />
        <Block>
          <span>{t('emergencyLong')}</span>
          <Go danger icon="emergency" rid="emergency" onClick={() => setOpen('help')}>
            {t('callHelp')}
          </Go>
        </Block>
      </Screen>
      <ConfirmDialog
        open={open === 'help'}
        title={t('callHelpAsk')}
        text={t('callHelpText')}
        danger
        confirmLabel={t('callHelp')}
        rid="call-help"
        onConfirm={() => {
          close();
          act.callHelp({});
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'remove'}
        title={t('removeTrusted')}
        text={person === null ? '' : (trusted[person]?.name ?? '')}
        danger
        confirmLabel={t('delete')}
        rid="remove-trusted"
        onConfirm={() => {
          close();
          act.removeTrusted({ person: person! });
        }}
        onCancel={close}
      />
    </>
  );
}
