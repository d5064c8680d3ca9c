import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { useAct, useChirrup, useParams, useWords } from './hooks.ts';
import { PersonRow } from './People.tsx';
import { PostRow } from './Post.tsx';
import { Tools } from './Tools.tsx';
import css from './thread.module.css';

const REASONS = {
  impostor: 'reasonImpostor',
  spam: 'reasonSpam',
  abuse: 'reasonAbuse',
  false: 'reasonFalse',
  private: 'reasonPrivate',
  other: 'reasonOther',
} as const;
type Reason = keyof typeof REASONS;

/** What is wrong with an account or a post. */
export function Report() {
  const { account, post } = useParams('/report/:account/:post');
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const [reason, setReason] = useScreenState<Reason | null>('reason', null);
  const text = useFieldText('text');
  const about = state.posts[post]?.by === account ? post : null;
  return (
    <Screen
      appBar={
        <AppBar
          title={t('report')}
          leading="close"
          actions={
            <Button
              rid="send-report"
              disabled={reason === null}
              onClick={() => act.report({ account, post: about, reason: reason!, text })}
            >
              {t('send')}
            </Button>
          }
        />
      }
    >
      {about === null ? state.accounts[account] && <PersonRow id={account} bio /> : <PostRow id={about} />}
      <SectionHeader title={t('whatIsWrong')} />
      <RadioGroup
        label={t('whatIsWrong')}
        value={reason}
        options={(Object.keys(REASONS) as Reason[]).map(value => ({ value, label: t(REASONS[value]) }))}
        onChange={setReason}
      />
      <div className={css['form']}>
        <TextField name="text" label={t('anythingElse')} multiline rows={2} autoGrow maxLength={300} />
      </div>
      <Tools />
    </Screen>
  );
}
