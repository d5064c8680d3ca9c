import { AppBar, Button, EmptyState, Fab, Screen, TextField } from './kit.ts';
import { ME } from '../state.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { useAct, useDates, useFieldText, useNav, useParams, useShop, useWords } from './hooks.ts';
import { Gone, Panel, Tag } from './Parts.tsx';
import css from './about.module.css';

export function Questions() {
  const { product } = useParams('/questions/:product');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const found = state.products[product];
  if (!found) return <Gone title={t('questionsAndAnswers')} />;
  const all = Object.entries(state.questions)
    .map(([id, q]) => ({ ...q, id }))
    .filter(q => q.product === product)
    .sort((a, b) => b.at - a.at || compare(a.id, b.id));
  return (
    <Screen
      label={t('questionsAndAnswers')}
      appBar={<AppBar title={t('questionsAndAnswers')} subtitle={found.name} />}
      fab={
        <Fab
          icon="help"
          label={t('askQuestion')}
          extended
          onClick={() => nav.push('/ask/:product', { product })}
        />
      }
    >
      {all.length === 0 ? (
        <EmptyState icon="help" title={t('noQuestions')} text={t('noQuestionsText')} />
      ) : (
        all.map(q => (
          <Panel key={q.id}>
            <p className={css['question']} dir="auto">
              {q.text}
            </p>
            <span className={css['at']}>
              {t('byWhen', { name: q.by === ME ? state.owner : q.by, when: when(q.at) })}
            </span>
            {q.answer ? (
              <div className={css['answer']}>
                <p dir="auto">{q.answer.text}</p>
                <span className={css['at']}>
                  {t('byWhen', { name: q.answer.by, when: when(q.answer.at) })}
                </span>
              </div>
            ) : (
              <Tag>{t('waitsForAnswer')}</Tag>
            )}
          </Panel>
        ))
      )}
    </Screen>
  );
}

export function Ask() {
  const { product } = useParams('/ask/:product');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const text = useFieldText('question');
  const found = state.products[product];
  if (!found) return <Gone title={t('askQuestion')} />;
  return (
    <Screen
      label={t('askQuestion')}
      appBar={<AppBar title={t('askQuestion')} subtitle={found.name} leading="close" />}
      bottom={
        <div className={css['foot']}>
          <Button
            wide
            rid="send-question"
            disabled={text.trim() === ''}
            onClick={() => act.askQuestion({ product, text })}
          >
            {t('ask')}
          </Button>
        </div>
      }
    >
      <div className={css['form']}>
        <TextField
          name="question"
          label={t('yourQuestion')}
          multiline
          rows={4}
          maxLength={300}
          counter
          autoGrow
          supporting={t('askPublic')}
        />
      </div>
    </Screen>
  );
}
