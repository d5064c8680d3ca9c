import { EmptyState, ListRow, Screen, SectionHeader, Segmented, SwitchRow, Button } from './kit.ts';
import { SORTS, type Settings as Set } from '../state.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { SORT_WORDS } from './Feed.tsx';
import { COMMENT_SORTS } from './Readable.tsx';
import { useAct, useForum, useNav, useWords } from './hooks.ts';
import { Badge, Face } from './Parts.tsx';
import css from './lists.module.css';

const NOTIFY = [
  ['notifyReplies', 'channelReplies'],
  ['notifyMentions', 'channelMentions'],
  ['notifyMessages', 'channelMessages'],
  ['notifyModerators', 'channelModerators'],
  ['notifyCommunities', 'channelCommunities'],
] as const;
const START = { home: 'feedHome', popular: 'feedPopular', all: 'feedAll' } as const;
const DENSITY = { card: 'cards', compact: 'compact' } as const;

export function Settings() {
  const { settings } = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const set = (changes: Partial<Set>) => act.changeSettings({ settings: changes });
  return (
    <Screen title={t('settings')}>
      <SectionHeader title={t('startPage')} />
      <div className={css['tabs']}>
        <Segmented
          label={t('startPage')}
          value={settings.startPage}
          onChange={startPage => set({ startPage })}
          options={(['home', 'popular', 'all'] as const).map(value => ({ value, label: t(START[value]) }))}
        />
      </div>
      <SectionHeader title={t('order')} />
      <div className={css['tabs']}>
        <Segmented
          label={t('order')}
          value={settings.sort}
          onChange={sort => set({ sort })}
          options={SORTS.map(value => ({ value, label: t(SORT_WORDS[value]) }))}
        />
      </div>
      <SectionHeader title={t('orderOfComments')} />
      {(Object.keys(COMMENT_SORTS) as Set['commentSort'][]).map(value => (
        <ListRow
          key={value}
          id={`comments-${value}`}
          title={t(COMMENT_SORTS[value])}
          selected={settings.commentSort === value}
          onClick={() => set({ commentSort: value })}
        />
      ))}
      <SectionHeader title={t('density')} />
      <div className={css['tabs']}>
        <Segmented
          label={t('density')}
          value={settings.density}
          onChange={density => set({ density })}
          options={(['card', 'compact'] as const).map(value => ({ value, label: t(DENSITY[value]) }))}
        />
      </div>
      <SwitchRow
        label={t('blurSensitive')}
        checked={settings.blur}
        rid="blur"
        onChange={blur => set({ blur })}
      />
      <SectionHeader title={t('notifications')} />
      {NOTIFY.map(([key, words]) => (
        <SwitchRow
          key={key}
          label={t(words)}
          checked={settings[key]}
          rid={key}
          onChange={on => set({ [key]: on })}
        />
      ))}
      <SectionHeader title={t('moreSettings')} />
      <ListRow
        leading="block"
        title={t('blockedAndMuted')}
        rid="blocked"
        onClick={() => nav.push('/blocked')}
      />
      <ListRow leading="help" title={t('howSorted')} rid="orders" onClick={() => nav.push('/orders')} />
    </Screen>
  );
}

/** The ids of a table, by the names of what they stand for. */
const byName = (ids: object, of: Readonly<Record<string, { name: string }>>): string[] =>
  Object.keys(ids).sort((a, b) => compare(of[a]?.name ?? '', of[b]?.name ?? '') || compare(a, b));

/** People who are blocked, and communities that are muted. */
export function Blocked() {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const people = byName(state.blocked, state.people);
  const muted = byName(state.muted, state.communities);
  return (
    <Screen title={t('blockedAndMuted')}>
      {people.length + muted.length === 0 && (
        <EmptyState icon="block" title={t('nobodyBlocked')} text={t('nobodyBlockedText')} />
      )}
      {people.length > 0 && <SectionHeader title={t('blockedPeople')} />}
      {people.map(person => (
        <ListRow
          key={person}
          id={person}
          leading={<Face person={person} />}
          title={`u/${state.people[person]?.name ?? ''}`}
          trailing={
            <Button
              variant="text"
              label={t('unblockName', { name: state.people[person]?.name ?? '' })}
              onClick={() => act.block({ target: person, on: false })}
            >
              {t('unblock')}
            </Button>
          }
        />
      ))}
      {muted.length > 0 && <SectionHeader title={t('mutedCommunities')} />}
      {muted.map(community => (
        <ListRow
          key={community}
          id={community}
          leading={<Badge community={state.communities[community]!} />}
          title={`c/${state.communities[community]!.name}`}
          trailing={
            <Button
              variant="text"
              label={t('unmuteName', { name: state.communities[community]!.name })}
              onClick={() => act.mute({ community, on: false })}
            >
              {t('unmute')}
            </Button>
          }
        />
      ))}
    </Screen>
  );
}

/** How feeds and comments are ordered, in words and formulas. */
export function Orders() {
  const t = useWords();
  const lines = [
    ['sortHot', 'hotText'],
    ['sortNew', 'newText'],
    ['sortTop', 'topText'],
    ['sortRising', 'risingText'],
    ['sortBest', 'bestText'],
    ['sortControversial', 'controversialText'],
    ['feedPopular', 'popularText'],
    ['karma', 'karmaText'],
  ] as const;
  return (
    <Screen title={t('howSorted')}>
      {lines.map(([title, text]) => (
        <div key={title} className={css['rule']}>
          <span>
            <b>{t(title)}</b>
            <span>{t(text)}</span>
          </span>
        </div>
      ))}
    </Screen>
  );
}
