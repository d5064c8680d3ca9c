import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Button,
  Checkbox,
  EmptyState,
  IconButton,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { ME, SPANS, type Microblog, type Span } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { useAct, useChirrup, useDates, useNav, useWords } from './hooks.ts';
import { accountsByName, mutedUntil } from '../select.ts';
import { DM_WORDS, LANG_WORDS, SPAN_WORDS } from './names.ts';
import { FollowButton, PersonRow } from './People.tsx';
import { Refusal } from './Tools.tsx';
import css from './thread.module.css';

/** Everything that can be set. */
export function Settings() {
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  return (
    <Screen title={t('settings')}>
      <List card>
        <ListRow
          rid="privacy"
          leading="lock"
          title={t('privacy')}
          subtitle={t('privacyText')}
          onClick={() => nav.push('/privacy')}
        />
        <ListRow
          rid="notify"
          leading="notifications"
          title={t('notices')}
          subtitle={t('notifyText')}
          onClick={() => nav.push('/notify')}
        />
        <ListRow
          rid="display"
          leading="format_size"
          title={t('display')}
          subtitle={t('displayText')}
          onClick={() => nav.push('/display')}
        />
        <ListRow
          rid="muted"
          leading="volume_off"
          title={t('mutedWords')}
          subtitle={t('mutedText')}
          onClick={() => nav.push('/muted')}
        />
        <ListRow
          rid="blocked"
          leading="block"
          title={t('blockedAccounts')}
          onClick={() => nav.push('/blocked')}
        />
      </List>
      <List card>
        <ListRow
          rid="archive"
          leading="download"
          title={t('downloadArchive')}
          subtitle={t('downloadText')}
          onClick={() => act.downloadArchive()}
        />
      </List>
      <Refusal />
    </Screen>
  );
}

/** Who sees the owner’s posts and may write to them. */
export function Privacy() {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  return (
    <Screen title={t('privacy')}>
      <SwitchRow
        label={t('protectPosts')}
        subtitle={t('protectText')}
        rid="protect"
        checked={state.accounts[ME]!.protected}
        onChange={on => act.setProtected({ on })}
      />
      <SectionHeader title={t('whoMayWrite')} />
      <RadioGroup
        label={t('whoMayWrite')}
        value={state.settings.dms}
        options={(['everyone', 'following', 'nobody'] as const).map(value => ({
          value,
          label: t(DM_WORDS[value]),
        }))}
        onChange={dms => act.changeSettings({ settings: { dms } })}
      />
    </Screen>
  );
}

type Toggle = {
  [K in keyof Microblog['settings']]: Microblog['settings'][K] extends boolean ? K : never;
}[keyof Microblog['settings']];
function Toggles({ keys }: { keys: readonly Toggle[] }) {
  const { settings } = useChirrup();
  const t = useWords();
  const act = useAct();
  return keys.map(key => (
    <SwitchRow
      key={key}
      rid={key}
      label={t(key)}
      checked={settings[key]}
      onChange={on => act.changeSettings({ settings: { [key]: on } })}
    />
  ));
}

/** Of what the owner is told. */
export function Notify() {
  const t = useWords();
  return (
    <Screen title={t('notices')}>
      <Toggles keys={['notifyReplies', 'notifyLikes', 'notifyFollows', 'notifyMessages']} />
    </Screen>
  );
}

/** How timelines look, and in which languages. */
export function Display() {
  const { settings } = useChirrup();
  const t = useWords();
  const act = useAct();
  const toggle = (lang: 'en' | 'zh' | 'es' | 'ar', on: boolean) => {
    const rest = settings.languages.filter(l => l !== lang);
    act.changeSettings({ settings: { languages: on ? [...rest, lang] : rest } });
  };
  return (
    <Screen title={t('display')}>
      <SectionHeader title={t('density')} />
      <RadioGroup
        label={t('density')}
        value={settings.density}
        options={[
          { value: 'comfortable', label: t('comfortable') },
          { value: 'compact', label: t('compact') },
        ]}
        onChange={density => act.changeSettings({ settings: { density } })}
      />
      <Toggles keys={['showWarned']} />
      <SectionHeader title={t('languages')} />
      {(['en', 'zh', 'es', 'ar'] as const).map(lang => (
        <Checkbox
          key={lang}
          id={lang}
          rid="language"
          label={t(LANG_WORDS[lang])}
          checked={settings.languages.includes(lang)}
          onChange={on => toggle(lang, on)}
        />
      ))}
    </Screen>
  );
}

/** Words and accounts that the owner does not want to see. */
export function Muted() {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const { moment } = useDates();
  const word = useFieldText('word');
  const [span, setSpan] = useScreenState<Span>('span', 'ever');
  const accounts = accountsByName(state).filter(id => state.accounts[id]!.muted);
  const save = () => {
    act.muteWord({ word, span });
    fields.set('word', '');
    fields.blur();
  };
  return (
    <Screen title={t('mutedWords')}>
      <div className={css['form']}>
        <TextField name="word" label={t('wordOrTag')} maxLength={40} supporting={t('mutedHint')} />
      </div>
      <RadioGroup
        label={t('howLong')}
        value={span}
        options={SPANS.map(value => ({ value, label: t(SPAN_WORDS[value]) }))}
        onChange={setSpan}
      />
      <div className={css['form']}>
        <Button rid="mute-word" disabled={word.trim() === ''} onClick={save}>
          {t('muteWord')}
        </Button>
      </div>
      <SectionHeader title={t('mutedNow')} />
      {Object.keys(state.mutedWords).length === 0 && <p className={css['note']}>{t('noMutedWords')}</p>}
      {orderedEntries(state.mutedWords, (a, b) => a.at - b.at).map(([id, muted]) => (
        <ListRow
          key={id}
          id={id}
          rid="muted-word"
          title={muted.word}
          subtitle={
            muted.span === 'ever' ? t('forEver') : t('untilWhen', { when: moment(mutedUntil(muted)) })
          }
          trailing={
            <IconButton
              icon="delete"
              label={t('unmuteName', { name: muted.word })}
              rid={`unmute-${id}`}
              onClick={() => act.unmuteWord({ muted: id })}
            />
          }
        />
      ))}
      <SectionHeader title={t('mutedAccounts')} />
      {accounts.length === 0 && <p className={css['note']}>{t('noMutedAccounts')}</p>}
      {accounts.map(account => (
        <PersonRow
          key={account}
          id={account}
          trailing={
            <IconButton
              icon="volume_up"
              label={t('unmuteName', { name: state.accounts[account]!.name })}
              rid={`unmute-${account}`}
              onClick={() => act.mute({ account, on: false })}
            />
          }
        />
      ))}
    </Screen>
  );
}

/** Accounts that the owner has blocked. */
export function Blocked() {
  const state = useChirrup();
  const t = useWords();
  const ids = accountsByName(state).filter(id => state.accounts[id]!.blocked);
  return (
    <Screen title={t('blockedAccounts')}>
      {ids.length === 0 && (
        <EmptyState icon="block" title={t('nobodyBlocked')} text={t('nobodyBlockedText')} />
      )}
      {ids.map(id => (
        <PersonRow key={id} id={id} trailing={<FollowButton account={id} />} />
      ))}
      <Refusal />
    </Screen>
  );
}
