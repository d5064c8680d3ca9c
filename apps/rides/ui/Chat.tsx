import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, EmptyState, IconButton, Screen, Scroller, TextField } from './kit.ts';
import { canTalk } from '../actions/safety.ts';
import { threadOf } from '../select.ts';
import { useAct, useDates, useParams, useRides, useWords } from './hooks.ts';
import css from './chat.module.css';

/** What is written between the owner and the driver. */
export function Chat() {
  const { ride: id } = useParams('/chat/:ride');
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const { now, time } = useDates();
  const { rides, messages, drivers } = useRides();
  const text = useFieldText('text');
  const ride = rides[id];
  const driver = ride?.driver ? drivers[ride.driver] : undefined;
  const thread = threadOf(messages, id);
  const isOpen = ride !== undefined && canTalk(ride, now);
  const send = (said: string) => {
    if (said.trim() === '') return;
    act.writeDriver({ ride: id, text: said });
    fields.set('text', '');
  };
  return (
    <Screen
      scroll="thread"
      anchor="end"
      label={t('messages')}
      appBar={
        <AppBar
          title={driver?.name ?? t('messages')}
          subtitle={driver?.plate ?? ''}
          actions={
            isOpen ? (
              <IconButton icon="call" label={t('call')} onClick={() => act.callDriver({ ride: id })} />
            ) : undefined
          }
        />
      }
      bottom={
        isOpen ? (
          <div className={css['composer']}>
            <Scroller name="quick" axis="x" label={t('quickReplies')}>
              <div className={css['quick']}>
                {(['quick_down', 'quick_late', 'quick_where'] as const).map(key => (
                  <Chip key={key} rid={key} label={t(key)} onClick={() => send(t(key))} />
                ))}
              </div>
            </Scroller>
            <div className={css['write']}>
              <TextField
                name="text"
                label={t('writeMessage')}
                rid="text"
                variant="filled"
                capitalise
                maxLength={300}
                enterKey="send"
                onEnter={send}
              />
              <IconButton
                icon="send"
                label={t('send')}
                filled
                disabled={text.trim() === ''}
                onClick={() => send(text)}
              />
            </div>
          </div>
        ) : (
          <p className={css['closed']}>{t('callsEnded')}</p>
        )
      }
    >
      {thread.length === 0 && <EmptyState icon="chat" title={t('noMessages')} text={t('noMessagesText')} />}
      <div className={css['thread']}>
        {thread.map(message => (
          <div key={message.id} className={css['bubble']} data-from={message.from} data-key={message.id}>
            <span dir="auto">{message.text}</span>
            <span className={css['at']} dir="auto">
              {time(message.at)}
            </span>
          </div>
        ))}
      </div>
    </Screen>
  );
}
