import { Button, EmptyState, Icon, ListRow, Screen } from './kit.ts';
import { emptyDraft, problemsOf } from '../select.ts';
import { textOfMarkdown } from '../markdown.ts';
import { useAct, useDates, useForum, useNav, useParams, useWords } from './hooks.ts';
import { useProblemWords } from './problems.ts';
import { Badge } from './Parts.tsx';
import css from './lists.module.css';
import { orderedIds } from '../../../src/state/order.ts';

/** Why a post was not sent: everything that has to change, and the ways on. The draft stays. */
export function Refused() {
  const { draft: id } = useParams('/refused/:draft');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const say = useProblemWords();
  const draft = state.drafts[id] ?? emptyDraft(dates.now, null);
  const problems = problemsOf(state, draft, dates.now);
  return (
    <Screen title={t('notPosted')}>
      <div className={css['gate']}>
        <span className={css['gateIcon']}>
          <Icon name="rule" size={48} />
        </span>
        <h2>{t(problems.length === 0 ? 'readyNow' : 'notPostedTitle')}</h2>
        <p>{t(problems.length === 0 ? 'readyNowText' : 'notPostedText')}</p>
      </div>
      {problems.map(problem => {
        const { title, text } = say(problem);
        return (
          <div key={problem.code} className={css['rule']}>
            <Icon name="error" size={24} />
            <span>
              <b dir="auto">{title}</b>
              <span dir="auto">{text}</span>
            </span>
          </div>
        );
      })}
      <div className={css['column']}>
        {problems.length === 0 ? (
          <Button variant="filled" wide rid="post-now" onClick={() => act.submitPost({ draft: id })}>
            {t('postNow')}
          </Button>
        ) : (
          <Button variant="filled" wide rid="back-to-post" onClick={() => nav.back()}>
            {t('changePost')}
          </Button>
        )}
        {draft.community !== null && (
          <Button
            variant="outlined"
            wide
            rid="see-rules"
            onClick={() => nav.push('/about/:community', { community: draft.community! })}
          >
            {t('seeRules')}
          </Button>
        )}
        <Button variant="text" wide rid="keep" onClick={() => nav.push('/drafts')}>
          {t('keptInDrafts')}
        </Button>
      </div>
    </Screen>
  );
}

/** Posts that were begun. */
export function Drafts() {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const dates = useDates();
  const list = orderedIds(state.drafts, (a, b) => b.at - a.at);
  return (
    <Screen title={t('drafts')}>
      {list.length === 0 && <EmptyState icon="edit_note" title={t('noDrafts')} text={t('noDraftsText')} />}
      {list.map(id => {
        const draft = state.drafts[id]!;
        const community = state.communities[draft.community ?? ''];
        return (
          <ListRow
            key={id}
            id={id}
            leading={community ? <Badge community={community} /> : 'edit_note'}
            title={draft.title.trim() === '' ? t('untitled') : draft.title}
            subtitle={textOfMarkdown(draft.text) || (community ? `c/${community.name}` : t('noCommunity'))}
            meta={dates.ago(draft.at)}
            onClick={() => nav.push('/compose/:draft', { draft: id })}
          />
        );
      })}
    </Screen>
  );
}
