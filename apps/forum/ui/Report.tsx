import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { communityOf } from '../select.ts';
import { textOfMarkdown } from '../markdown.ts';
import { isCommonReason, REASON_WORDS, type CommonReason } from './kinds.ts';
import { useAct, useForum, useParams, useScreenState, useWords } from './hooks.ts';
import css from './lists.module.css';

/** Reports a post or comment: by a rule of the community, or for what is not allowed anywhere. */
export function Report() {
  const { target } = useParams('/report/:target');
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [reason, setReason] = useScreenState<string>('reason', '');
  const text = useFieldText('more');
  const item = state.posts[target] ?? state.comments[target];
  const community = state.communities[communityOf(state, target) ?? ''];
  if (!item || !community)
    return (
      <Screen title={t('report')}>
        <EmptyState icon="flag" title={t('postGone')} text={t('postGoneText')} />
      </Screen>
    );
  const done = state.reports[target];
  if (done)
    return (
      <Screen title={t('report')}>
        <EmptyState
          icon="flag"
          title={t('alreadyReported')}
          text={isCommonReason(done.reason) ? t(REASON_WORDS[done.reason]) : done.reason}
        />
      </Screen>
    );
  return (
    <Screen
      appBar={
        <AppBar
          title={t('report')}
          leading="close"
          actions={
            <Button
              variant="filled"
              rid="send"
              disabled={reason === ''}
              onClick={() => act.report({ target, reason, text })}
            >
              {t('send')}
            </Button>
          }
        />
      }
    >
      <p className={css['note']} dir="auto">
        {state.posts[target]?.title ?? textOfMarkdown(item.text)}
      </p>
      <SectionHeader title={t('rulesOf', { community: community.name })} />
      <RadioGroup
        label={t('reason')}
        value={reason}
        onChange={setReason}
        options={[
          ...community.rules.map(rule => ({ value: rule.title, label: rule.title, subtitle: rule.text })),
          ...(Object.keys(REASON_WORDS) as CommonReason[]).map(value => ({
            value,
            label: t(REASON_WORDS[value]),
          })),
        ]}
      />
      <div className={css['column']}>
        <TextField
          name="more"
          label={t('reportMore')}
          multiline
          rows={2}
          autoGrow
          capitalise
          maxLength={500}
        />
      </div>
    </Screen>
  );
}
