import { EmptyState, ListRow, Screen, SectionHeader, Button, SwitchRow } from './kit.ts';
import { isModerator, membersOf } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useDates, useForum, useNav, useParams, useWords } from './hooks.ts';
import { Badge, Face, Flair } from './Parts.tsx';
import css from './lists.module.css';
import { KIND_WORDS } from './kinds.ts';

const OPEN_WORDS = { public: 'openPublic', restricted: 'openRestricted', private: 'openPrivate' } as const;

/** What a community is about, its rules, flairs, what posts have to be like, and who moderates it. */
export function About() {
  const { community } = useParams('/about/:community');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const found = state.communities[community];
  if (!found)
    return (
      <Screen title={t('aboutCommunity')}>
        <EmptyState icon="group" title={t('noSuchCommunity')} />
      </Screen>
    );
  const { needs } = found;
  const wants = [
    needs.flair && t('needsFlair'),
    needs.prefixes.length > 0 && t('needsPrefix', { list: needs.prefixes.map(p => `[${p}]`).join(' ') }),
    t('needsTitle', { count: needs.titleMost }),
    needs.textLeast > 0 && t('needsText', { count: needs.textLeast }),
    !needs.links && t('needsNoLinks'),
    needs.karma > 0 && t('needsKarma', { count: needs.karma }),
    needs.days > 0 && t('needsDays', { count: needs.days }),
    needs.minutes > 0 && t('needsMinutes', { count: needs.minutes }),
    t('needsKinds', { list: needs.kinds.map(kind => t(KIND_WORDS[kind])).join(', ') }),
  ].filter(each => each !== false);
  const muted = state.muted[community] !== undefined;
  return (
    <Screen title={t('aboutCommunity')}>
      <div className={css['hero']}>
        <div className={css['heroTop']}>
          <Badge community={found} size={52} />
          <span className={css['heroWords']}>
            <span className={css['heroTitle']} dir="auto">
              {found.title}
            </span>
            <span className={css['heroMeta']} dir="auto">
              {t('communityLine', { name: found.name, count: membersOf(state, community) })}
            </span>
          </span>
        </div>
        <span className={css['queueText']} dir="auto">
          {found.about}
        </span>
        <span className={css['heroMeta']} dir="auto">
          {t('sinceAnd', { day: dates.date(found.createdAt), open: t(OPEN_WORDS[found.open]) })}
        </span>
        {isModerator(state, community) && (
          <div className={css['row']}>
            <Button variant="tonal" icon="shield" onClick={() => nav.push('/mod/:community', { community })}>
              {t('moderation')}
            </Button>
            <Button variant="text" icon="tune" onClick={() => nav.push('/manage/:community', { community })}>
              {t('manage')}
            </Button>
          </div>
        )}
      </div>
      <SectionHeader title={t('rules')} />
      {found.rules.length === 0 && <p className={css['note']}>{t('noRules')}</p>}
      {found.rules.map((rule, i) => (
        <div key={rule.title} className={css['rule']}>
          <b dir="ltr">{i + 1}.</b>
          <span>
            <b dir="auto">{rule.title}</b>
            {rule.text !== '' && <span dir="auto">{rule.text}</span>}
          </span>
        </div>
      ))}
      <SectionHeader title={t('postsMust')} />
      <div className={css['column']}>
        {wants.map(each => (
          <span key={each} className={css['queueText']} dir="auto">
            {each}
          </span>
        ))}
      </div>
      {found.flairs.length > 0 && (
        <>
          <SectionHeader title={t('flairs')} />
          <div className={css['column']}>
            <div className={css['row']}>
              {found.flairs.map(flair => (
                <Flair key={flair.id} community={found} flair={flair.id} />
              ))}
            </div>
          </div>
        </>
      )}
      <SectionHeader title={t('moderators')} />
      {found.moderators.map(person => (
        <ListRow
          key={person}
          id={person}
          leading={<Face person={person} />}
          title={`u/${state.people[person]?.name ?? ''}`}
          {...(person === ME ? { subtitle: t('thatsYou') } : {})}
          onClick={() => (person === ME ? nav.push('/you') : nav.push('/u/:person', { person }))}
        />
      ))}
      <SectionHeader title={t('forYou')} />
      <SwitchRow
        label={t('muteCommunity')}
        subtitle={t('muteText')}
        leading="volume_off"
        checked={muted}
        rid="mute"
        onChange={on => act.mute({ community, on })}
      />
    </Screen>
  );
}
