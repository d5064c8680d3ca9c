import { useDevice, useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, List, ListRow, Screen, Sheet, TextField } from './kit.ts';
import { activeCall, callOnHold, type LiveRow } from '../select.ts';
import css from './call.module.css';
import { useAct, useApp, usePeople } from './hooks.ts';
import { Party } from './Party.tsx';

/** Someone calls: answer, decline, or decline with words. */
export function Incoming({ call }: { call: LiveRow }) {
  const other = useApp(s => activeCall(s) ?? callOnHold(s));
  const responses = useApp(s => s.settings.responses);
  const ringer = useDevice(d => d.ringer);
  const [writing, setWriting] = useScreenState('writing', false);
  const text = useFieldText('response');
  const fields = useFields();
  const people = usePeople();
  const act = useAct();
  const reply = (words: string) => {
    if (words.trim() === '') return;
    fields.blur();
    act.decline({ call: call.id, text: words });
  };
  const sound = call.silenced || ringer === 'silent' ? 'Silent' : ringer === 'vibrate' ? 'Vibrating' : null;
  return (
    <>
      <Screen label="Incoming call" scroll={false} background="var(--c-surface-container)">
        <div className={css['call']}>
          {other && (
            <div className={css['other']}>
              <Icon name="phone_in_talk" size={20} />
              <span
                className={css['otherName']}
                dir="auto"
              >{`In a call with ${people.name(other.number, other.name)}`}</span>
            </div>
          )}
          <Party call={call} note={other ? 'Second incoming call' : 'Incoming call'} />
          {sound && (
            <span className={css['sound']}>
              <Icon name={sound === 'Silent' ? 'notifications_off' : 'vibration'} size={18} />
              {sound}
            </span>
          )}
          <span className={css['space']} />
          {other && other.state !== 'held' && (
            <Button variant="tonal" icon="call_end" onClick={() => act.answerAndEnd({ call: call.id })}>
              End current call and answer
            </Button>
          )}
          <div className={css['answers']}>
            <button
              type="button"
              className={css['answer']}
              data-kind="decline"
              data-rid="decline"
              aria-label="Decline"
              onClick={() => act.decline({ call: call.id })}
            >
              <span>
                <Icon name="call_end" size={32} filled />
              </span>
              <span aria-hidden="true">Decline</span>
            </button>
            {call.number !== '' && (
              <button
                type="button"
                className={css['answer']}
                data-kind="message"
                data-rid="reply"
                aria-label="Message"
                onClick={() => setWriting(true)}
              >
                <span>
                  <Icon name="sms" size={24} />
                </span>
                <span aria-hidden="true">Message</span>
              </button>
            )}
            {call.silenced || ringer === 'silent' ? null : (
              <button
                type="button"
                className={css['answer']}
                data-kind="message"
                data-rid="silence"
                aria-label="Silence"
                onClick={() => act.silence()}
              >
                <span>
                  <Icon name="notifications_off" size={24} />
                </span>
                <span aria-hidden="true">Silence</span>
              </button>
            )}
            <button
              type="button"
              className={css['answer']}
              data-kind="answer"
              data-rid="answer"
              aria-label={other ? 'Hold, answer' : 'Answer'}
              onClick={() => act.answer({ call: call.id })}
            >
              <span>
                <Icon name="call" size={32} filled />
              </span>
              <span aria-hidden="true">{other ? 'Hold, answer' : 'Answer'}</span>
            </button>
          </div>
        </div>
      </Screen>
      <Sheet open={writing} title="Decline with a message" onClose={() => setWriting(false)}>
        <List>
          {responses.map(r => (
            <ListRow key={r} leading="sms" title={r} onClick={() => reply(r)} />
          ))}
        </List>
        <div className={css['write']}>
          <TextField name="response" label="Write your own" capitalise enterKey="send" onEnter={reply} />
          <Button disabled={text.trim() === ''} onClick={() => reply(text)}>
            Send
          </Button>
        </div>
      </Sheet>
    </>
  );
}
