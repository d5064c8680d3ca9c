import { AppBar, Button, EmptyState, IconButton, ListRow, Screen, SectionHeader, Segmented } from './kit.ts';
import { communitiesOf, joinedOf, lastPostOf, membersOf, moderatedOf } from '../select.ts';
import { useAct, useDates, useForum, useNav, useScreenState, useWords } from './hooks.ts';
import { Badge } from './Parts.tsx';
import { Places } from './Places.tsx';
import css from './lists.module.css';

/** Communities of the owner, and all that there are. */
export function Communities() {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const [tab, setTab] = useScreenState<'mine' | 'explore'>('tab', 'mine');
  const moderated = moderatedOf(state);
  const mine = joinedOf(state).filter(id => !moderated.includes(id));
  const list = tab === 'mine' ? mine : communitiesOf(state);
  return (
    <Screen
      appBar={
        <AppBar
          title={t('communities')}
          leading="none"
          actions={
            <>
              <IconButton icon="search" label={t('search')} onClick={() => nav.push('/search')} />
              <IconButton icon="group_add" label={t('createCommunity')} onClick={() => nav.push('/create')} />
            </>
          }
        />
      }
      bottom={<Places at="communities" />}
    >
      <div className={css['tabs']}>
        <Segmented
          label={t('communities')}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'mine', label: t('joinedTab') },
            { value: 'explore', label: t('exploreTab') },
          ]}
        />
      </div>
      {tab === 'mine' && moderated.length > 0 && (
        <>
          <SectionHeader title={t('youModerate')} />
          {moderated.map(id => (
            <Row key={id} id={id} />
          ))}
          <SectionHeader title={t('youJoined')} />
        </>
      )}
      {list.length === 0 && (
        <EmptyState icon="group" title={t('noCommunities')} text={t('noCommunitiesText')} />
      )}
      {list.map(id => (
        <Row key={id} id={id} />
      ))}
    </Screen>
  );
}

function Row({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const found = state.communities[id]!;
  const joined = state.joined[id] !== undefined;
  const last = lastPostOf(state, id);
  return (
    <ListRow
      id={id}
      lines={3}
      leading={<Badge community={found} />}
      title={found.title}
      subtitle={
        <>
          <span dir="auto">{t('communityLine', { name: found.name, count: membersOf(state, id) })}</span>
          <br />
          <span dir="auto">
            {found.open === 'private' && !joined
              ? t('privateShort')
              : last === null
                ? t('noPostsYet')
                : t('lastPost', { when: dates.ago(last) })}
          </span>
        </>
      }
      onClick={() => nav.push('/c/:community', { community: id })}
      trailing={
        found.open !== 'private' || joined ? (
          <Button
            variant={joined ? 'text' : 'tonal'}
            rid={joined ? 'leave' : 'join'}
            label={t(joined ? 'joinedLabel' : 'joinLabel', { name: found.name })}
            onClick={() => act.join({ community: id, on: !joined })}
          >
            {t(joined ? 'joined' : 'join')}
          </Button>
        ) : undefined
      }
    />
  );
}
