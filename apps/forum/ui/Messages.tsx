import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, Screen, TextField } from './kit.ts';
import { messagesWith } from '../select.ts';
import { useAct, useDates, useForum, useNav, useParams, useWords } from './hooks.ts';
import css from './lists.module.css';

/** A private conversation. What is being written is kept. */
export function Messages() {
  const { person } = useParams('/messages/:person');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const fields = useFields();
  const kept = state.writing[person]?.text ?? '';
  const text = useFieldText('message', kept);
  const found = state.people[person];
  if (!found)
    return (
      <Screen title={t('messages')}>
        <EmptyState icon="person" title={t('nobodyThere')} />
      </Screen>
    );
  const list = messagesWith(state, person);
  const send = () => {
    act.sendMessage({ person, text });
    fields.set('message', '');
  };
  const isBlocked = state.blocked[person] !== undefined;
  return (
    <Screen
      anchor="end"
      appBar={
        <AppBar
          title={`u/${found.name}`}
          actions={
            <IconButton
              icon="person"
              label={t('profile')}
              onClick={() => nav.push('/u/:person', { person })}
            />
          }
        />
      }
      bottom={
        isBlocked ? (
          <p className={css['note']}>{t('unblockFirst')}</p>
        ) : (
          <div className={css['writer']}>
            <TextField
              name="message"
              label={t('message')}
              variant="filled"
              initial={kept}
              multiline
              autoGrow
              maxRows={4}
              onInput={words => act.write({ target: person, text: words })}
            />
            <IconButton
              icon="send"
              solid
              filled
              label={t('send')}
              disabled={text.trim() === ''}
              onClick={send}
            />
          </div>
        )
      }
    >
      {list.length === 0 && <EmptyState icon="mail" title={t('noMessages')} text={t('noMessagesText')} />}
      <div className={css['talk']}>
        {list.map(message => (
          <div key={message.id} className={css['saidLine']} data-mine={message.mine || undefined}>
            <span className={css['said']} dir="auto" data-key={message.id}>
              {message.text}
            </span>
            <span className={css['saidWhen']} dir="auto">
              {message.waiting ? t('waiting') : dates.ago(message.at)}
            </span>
          </div>
        ))}
      </div>
    </Screen>
  );
}
