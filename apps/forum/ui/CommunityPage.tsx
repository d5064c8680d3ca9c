import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Picture,
  Screen,
  Sheet,
  TextField,
} from './kit.ts';
import { banOf, isModerator, mayRead, membersOf, postsIn, queueOf } from '../select.ts';
import { LEVELS, type Level } from '../state.ts';
import { Feed, OrderBar, useOrder } from './Feed.tsx';
import {
  useAct,
  useDates,
  useForum,
  useNav,
  useOpen,
  useParams,
  useScale,
  useScreenState,
  useWords,
} from './hooks.ts';
import { Badge, Banner } from './Parts.tsx';
import css from './lists.module.css';

export const LEVEL_WORDS = { off: 'levelOff', highlights: 'levelHighlights', all: 'levelAll' } as const;
const LEVEL_ICONS = {
  off: 'notifications_off',
  highlights: 'notifications',
  all: 'notifications_active',
} as const;

/** One community: what it is, its posts, and how to join it. */
export function CommunityPage() {
  const { community } = useParams('/c/:community');
  const state = useForum();
  const t = useWords();
  if (!state.communities[community])
    return (
      <Screen title={t('community')}>
        <EmptyState icon="group" title={t('noSuchCommunity')} text={t('noSuchText')} />
      </Screen>
    );
  return mayRead(state, community) ? <Readable id={community} /> : <Private id={community} />;
}

function Readable({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const order = useOrder();
  const scale = useScale();
  const [open, setOpen] = useOpen();
  const [flair, setFlair] = useScreenState<string | null>('flair', null);
  const found = state.communities[id]!;
  const joined = state.joined[id];
  const ban = banOf(state, id, dates.now);
  const isMod = isModerator(state, id);
  const queue = isMod ? queueOf(state, id).length : 0;
  const rows = postsIn(state, id, order.sort, order.period, dates.now, flair);
  const about = found.about === '' ? 0 : 2;
  // What the hero’s style says, at this size of text.
  const heroHeight =
    96 + 10 + 12 + Math.max(52, 43 * scale) + 8 + about * 20 * scale + 8 + 48 + (ban ? 72 * scale : 0);
  return (
    <>
      <Screen
        label={found.title}
        scroll={false}
        appBar={
          <AppBar
            title={<span dir="ltr">{`c/${found.name}`}</span>}
            actions={
              <>
                {isMod && (
                  <IconButton
                    icon="shield"
                    label={t('moderation')}
                    badge={queue}
                    onClick={() => nav.push('/mod/:community', { community: id })}
                  />
                )}
                <IconButton
                  icon="info"
                  label={t('aboutCommunity')}
                  onClick={() => nav.push('/about/:community', { community: id })}
                />
                <IconButton
                  icon="edit"
                  label={t('newPost')}
                  onClick={() => act.startPost({ community: id })}
                />
              </>
            }
          />
        }
      >
        <OrderBar order={order}>
          <Chip
            label={flair === null ? t('anyFlair') : (found.flairs.find(f => f.id === flair)?.text ?? '')}
            opens
            selected={flair !== null}
            rid="flair"
            onClick={() => setOpen('flairs')}
          />
        </OrderBar>
        <Feed
          rows={rows}
          order={order}
          label={t('postsOf', { community: found.title })}
          inCommunity
          headerHeight={heroHeight}
          header={
            <div>
              <span className={css['banner']}>{found.banner && <Picture name={found.banner} alt="" />}</span>
              <div className={css['hero']}>
                <div className={css['heroTop']}>
                  <Badge community={found} size={52} />
                  <span className={css['heroWords']}>
                    <span className={css['heroTitle']} dir="auto">
                      {found.title}
                    </span>
                    <span className={css['heroMeta']} dir="auto">
                      {t('membersCount', { count: membersOf(state, id) })}
                    </span>
                  </span>
                </div>
                {found.about !== '' && (
                  <span className={css['heroAbout']} dir="auto">
                    {found.about}
                  </span>
                )}
                <div className={css['row']}>
                  <Button
                    variant={joined ? 'outlined' : 'filled'}
                    rid={joined ? 'leave' : 'join'}
                    icon={joined ? 'check' : 'add'}
                    onClick={() => act.join({ community: id, on: !joined })}
                  >
                    {t(joined ? 'joined' : 'join')}
                  </Button>
                  {joined && (
                    <Button
                      variant="text"
                      icon={LEVEL_ICONS[joined.level]}
                      rid="level"
                      onClick={() => setOpen('level')}
                    >
                      {t(LEVEL_WORDS[joined.level])}
                    </Button>
                  )}
                </div>
                {ban && (
                  <Banner
                    icon="block"
                    title={t('bannedUntil', { when: dates.moment(ban.until) })}
                    text={ban.reason}
                  />
                )}
              </div>
            </div>
          }
          empty={
            <EmptyState
              icon="forum"
              title={t('noPosts')}
              text={t('noPostsText')}
              action={{ label: t('newPost'), onClick: () => act.startPost({ community: id }) }}
            />
          }
        />
      </Screen>
      <Sheet open={open === 'level'} title={t('notifyLevel')} onClose={() => setOpen(null)}>
        {LEVELS.map((level: Level) => (
          <ListRow
            key={level}
            id={`level-${level}`}
            leading={LEVEL_ICONS[level]}
            title={t(LEVEL_WORDS[level])}
            selected={joined?.level === level}
            onClick={() => {
              act.setLevel({ community: id, level });
              setOpen(null);
            }}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'flairs'} title={t('anyFlair')} onClose={() => setOpen(null)}>
        {[null, ...found.flairs].map(each => (
          <ListRow
            key={each?.id ?? 'any'}
            id={each?.id ?? 'flair-any'}
            title={each?.text ?? t('anyFlair')}
            selected={flair === (each?.id ?? null)}
            onClick={() => {
              setFlair(each?.id ?? null);
              setOpen(null);
            }}
          />
        ))}
      </Sheet>
    </>
  );
}

/** A private community from outside: its name, and a request to join. */
function Private({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const found = state.communities[id]!;
  const asked = state.asked[id];
  const text = useFieldText('ask', state.writing[id]?.text ?? '');
  const isWaiting = asked?.status === 'asked';
  return (
    <Screen title={`c/${found.name}`}>
      <div className={css['gate']}>
        <span className={css['gateIcon']}>
          <Icon name="lock" size={48} />
        </span>
        <h2 dir="auto">{found.title}</h2>
        <p dir="auto">{found.about}</p>
        <p>{t('privateText')}</p>
        {isWaiting ? (
          <>
            <Banner
              icon="schedule"
              title={t('askedTitle')}
              text={t('askedText', { when: dates.ago(asked.at) })}
            />
            <Button variant="outlined" wide onClick={() => act.withdraw({ community: id })}>
              {t('withdraw')}
            </Button>
          </>
        ) : (
          <>
            {asked && <Banner icon="block" title={t('refusedTitle')} text={t('refusedText')} />}
            <TextField
              name="ask"
              label={t('askWhy')}
              initial={state.writing[id]?.text ?? ''}
              multiline
              rows={3}
              autoGrow
              maxLength={300}
              onInput={words => act.write({ target: id, text: words })}
            />
            <Button variant="filled" wide rid="ask" onClick={() => act.askToJoin({ community: id, text })}>
              {t('askToJoin')}
            </Button>
          </>
        )}
      </div>
    </Screen>
  );
}
