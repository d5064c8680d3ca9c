import {
  AppBar,
  Button,
  Chip,
  Icon,
  IconButton,
  ListRow,
  Screen,
  Scroller,
  Sheet,
  SwitchRow,
  TextField,
} from './kit.ts';
import { useFields } from '../../../src/sdk/react/hooks.ts';
import { communitiesOf, emptyDraft, joinedOf, mayRead } from '../select.ts';
import { KINDS, type Draft } from '../state.ts';
import { iconOf, KIND_WORDS } from './kinds.ts';
import { useAct, useDates, useForum, useOnline, useOpen, useParams, useWords } from './hooks.ts';
import { Badge, Banner } from './Parts.tsx';
import css from './compose.module.css';
import { KindFields } from './KindFields.tsx';

/** Writes a post. Everything is kept as a draft while it is typed. */
export function Compose() {
  const { draft: id } = useParams('/compose/:draft');
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const online = useOnline();
  const dates = useDates();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const draft = state.drafts[id] ?? emptyDraft(dates.now, null);
  const community = draft.community === null ? undefined : state.communities[draft.community];
  const set = (changes: Partial<Draft>) => act.editDraft({ draft: id, set: changes });
  const show = (what: string) => {
    fields.blur();
    setOpen(what);
  };
  const flair = community?.flairs.find(f => f.id === draft.flair);
  const cross = draft.crosspost === null ? undefined : state.posts[draft.crosspost];
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={t(cross ? 'crosspost' : 'newPost')}
            leading="close"
            actions={
              <>
                <IconButton icon="delete" label={t('dropDraft')} onClick={() => show('drop')} />
                <Button variant="filled" rid="post" onClick={() => act.submitPost({ draft: id })}>
                  {t('postIt')}
                </Button>
              </>
            }
          />
        }
      >
        <button type="button" className={css['where']} data-rid="community" onClick={() => show('community')}>
          {community ? <Badge community={community} size={32} /> : <Icon name="group" />}
          <span dir="auto">{community ? `c/${community.name}` : t('chooseCommunity')}</span>
          <Icon name="arrow_drop_down" />
        </button>
        {!cross && (
          <Scroller name="kinds" axis="x" label={t('kinds')}>
            <div className={css['chips']}>
              {KINDS.map(kind => (
                <Chip
                  key={kind}
                  label={t(KIND_WORDS[kind])}
                  icon={iconOf(kind)}
                  selected={draft.kind === kind}
                  rid={`kind-${kind}`}
                  onClick={() => set({ kind })}
                />
              ))}
            </div>
          </Scroller>
        )}
        <div className={css['form']}>
          {!online && <Banner icon="cloud_off" title={t('offline')} text={t('waitsText')} />}
          <TextField
            name="title"
            label={t('title')}
            initial={draft.title}
            multiline
            autoGrow
            enterKey="next"
            capitalise
            maxLength={300}
            {...(community
              ? {
                  supporting: t('titleOf', {
                    have: draft.title.trim().length,
                    most: community.needs.titleMost,
                  }),
                }
              : {})}
            onInput={title => set({ title })}
          />
          {community && community.needs.prefixes.length > 0 && (
            <div className={css['wrap']}>
              {community.needs.prefixes.map(prefix => (
                <Chip
                  key={prefix}
                  label={`[${prefix}]`}
                  rid={`prefix-${prefix}`}
                  onClick={() => {
                    const title = `[${prefix}] ${draft.title.replace(/^\[[^\]]*\]\s*/, '')}`;
                    fields.set('title', title);
                    set({ title });
                  }}
                />
              ))}
            </div>
          )}
          {!cross && <KindFields id={id} draft={draft} set={set} />}
          {cross && (
            <div className={css['shown']}>
              <span>{t('crosspostedFrom', { community: state.communities[cross.community]!.name })}</span>
              <b dir="auto">{cross.title}</b>
            </div>
          )}
          <TextField
            name="body"
            label={t(draft.kind === 'text' && !cross ? 'text' : 'textOptional')}
            initial={draft.text}
            multiline
            rows={5}
            autoGrow
            capitalise
            maxLength={8_000}
            onInput={text => set({ text })}
          />
        </div>
        {community && community.flairs.length > 0 && (
          <ListRow
            leading="label"
            title={t(community.needs.flair ? 'flairNeeded' : 'flair')}
            subtitle={flair?.text ?? t('noFlair')}
            rid="flair"
            onClick={() => show('flair')}
          />
        )}
        <SwitchRow
          label={t('spoiler')}
          subtitle={t('spoilerText')}
          checked={draft.spoiler}
          rid="spoiler"
          onChange={spoiler => set({ spoiler })}
        />
        <SwitchRow
          label={t('sensitive')}
          subtitle={t('sensitiveText')}
          checked={draft.sensitive}
          rid="sensitive"
          onChange={sensitive => set({ sensitive })}
        />
        {community && (
          <div className={css['rules']}>
            <b>{t('rulesOf', { community: community.name })}</b>
            {community.rules.map((rule, i) => (
              <span key={rule.title} dir="auto">
                {`${i + 1}. ${rule.title}`}
              </span>
            ))}
          </div>
        )}
      </Screen>
      <Sheet open={open === 'community'} title={t('chooseCommunity')} onClose={() => setOpen(null)}>
        <Scroller name="communities" className={css['sheet']!}>
          {[...new Set([...joinedOf(state), ...communitiesOf(state)])]
            .filter(each => mayRead(state, each))
            .map(each => (
              <ListRow
                key={each}
                id={each}
                leading={<Badge community={state.communities[each]!} size={36} />}
                title={`c/${state.communities[each]!.name}`}
                subtitle={state.communities[each]!.title}
                selected={each === draft.community}
                onClick={() => {
                  set({ community: each });
                  setOpen(null);
                }}
              />
            ))}
        </Scroller>
      </Sheet>
      <Sheet open={open === 'flair'} title={t('chooseFlair')} onClose={() => setOpen(null)}>
        {[null, ...(community?.flairs ?? [])].map(each => (
          <ListRow
            key={each?.id ?? 'none'}
            id={each?.id ?? 'flair-none'}
            title={each?.text ?? t('noFlair')}
            selected={draft.flair === (each?.id ?? null)}
            onClick={() => {
              set({ flair: each?.id ?? null });
              setOpen(null);
            }}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'drop'} title={t('dropDraftAsk')} onClose={() => setOpen(null)}>
        <ListRow leading="edit_note" title={t('keepWriting')} onClick={() => setOpen(null)} />
        <ListRow
          leading="delete"
          danger
          title={t('dropDraft')}
          rid="drop"
          onClick={() => act.dropDraft({ draft: id })}
        />
      </Sheet>
    </>
  );
}
