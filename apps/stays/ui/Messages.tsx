import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { AppBar, IconButton, Screen, TextField, EmptyState } from './kit.ts';
import { messagesOf } from '../select.ts';
import { useAct, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { Gone } from './Parts.tsx';
import css from './trips.module.css';

/** What was written with the host. */
export function Messages() {
  const { trip: id } = useParams('/trip/:trip/messages');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const w = useWrite();
  const text = useFieldText('message');
  const trip = state.trips[id];
  if (!trip) return <Gone title={t('messages')} />;
  const p = state.properties[trip.property]!;
  const all = messagesOf(state, id);
  const send = () => {
    if (text.trim() === '') return;
    act.sendMessage({ trip: id, text });
    fields.set('message', '');
  };
  return (
    <Screen
      label={t('messages')}
      appBar={<AppBar title={p.host} subtitle={p.name} />}
      anchor="end"
      bottom={
        <div className={css['composer']}>
          <TextField
            name="message"
            label={t('writeTo', { name: p.host })}
            multiline
            maxRows={4}
            maxLength={500}
          />
          <IconButton icon="send" rid="send" label={t('send')} disabled={text.trim() === ''} onClick={send} />
        </div>
      }
    >
      {all.length === 0 && (
        <EmptyState icon="chat" title={t('noMessages')} text={t('repliesIn', { count: p.replies })} />
      )}
      <div className={css['bubbles']}>
        {all.map(m => {
          const { from, text: said, at } = state.messages[m]!;
          return (
            <div
              key={m}
              className={css['bubble']}
              data-me={from === 'me' || undefined}
              dir="auto"
              role="group"
              aria-label={`${from === 'me' ? t('you') : p.host}: ${said}`}
              data-key={m}
              data-rid="message"
            >
              {said}
              <span>{`${w.format.when(at, w.now)} ${w.format.time(at)}`}</span>
            </div>
          );
        })}
      </div>
    </Screen>
  );
}
