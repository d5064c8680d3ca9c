import { useFields, useFieldText, useScreenState, useStore } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Icon, IconButton, ListRow, Scroller, TextField } from './kit.ts';
import { nameOf, portraitOf } from '../select.ts';
import { ME } from '../state.ts';
import { AttachSheets, type AttachSheet } from './AttachSheets.tsx';
import type { BubbleMessage } from './Bubble.tsx';
import { useAct, useApp } from './hooks.ts';
import css from './composer.module.css';

/** Where a message is written: attach, text, emoji, voice or send. */
export function Composer({
  thread,
  group,
  reply,
  onReply,
}: {
  thread: string;
  group: boolean;
  reply: BubbleMessage | null;
  onReply: (message: string | null) => void;
}) {
  const draft = useApp(s => s.threads[thread]?.draft ?? '');
  const enterSends = useApp(s => s.settings.enterSends);
  const text = useFieldText('composer', draft);
  const fields = useFields();
  const store = useStore();
  const act = useAct();
  const [sheet, setSheet] = useScreenState<AttachSheet | null>('sheet', null);
  const send = () => {
    if (text.trim() === '') return;
    act.sendText({ thread, text, ...(reply ? { replyTo: reply.id } : {}) });
    fields.set('composer', '');
    onReply(null);
  };
  const called = group ? /(?:^|\s)@([^\s@]*)$/.exec(text)?.[1] : undefined;
  const people = useApp(s =>
    JSON.stringify(
      called === undefined
        ? []
        : s.threads[thread]!.members.filter(m => m !== ME)
            .map(id => ({ id, name: nameOf(s, id), portrait: portraitOf(s, id) }))
            .filter(p =>
              p.name
                .toLowerCase()
                .split(/\s+/)
                .some(w => w.startsWith(called.toLowerCase())),
            ),
    ),
  );
  const offered = JSON.parse(people) as { id: string; name: string; portrait: string | null }[];
  const call = (name: string) => {
    const full = `${text.slice(0, text.length - called!.length)}${name} `;
    fields.set('composer', full);
    act.setDraft({ thread, text: full });
  };
  const emoji = () => {
    fields.focus('composer');
    store.update(p => {
      p.ui.keyboard.page = 'emoji';
    });
  };
  return (
    <div className={css['composer']}>
      {reply && (
        <div className={css['replying']}>
          <span>
            <b dir="auto">{reply.author}</b>
            <span dir="auto">{reply.text || reply.kind}</span>
          </span>
          <IconButton icon="close" label="Cancel reply" size={20} onClick={() => onReply(null)} />
        </div>
      )}
      {offered.length > 0 && (
        <div className={css['names']} role="group" aria-label="Mention">
          <Scroller name="mention">
            {offered.map(p => (
              <ListRow
                key={p.id}
                id={p.id}
                rid="mention"
                leading={<Avatar name={p.name} picture={p.portrait} size={32} />}
                title={p.name}
                onClick={() => call(p.name)}
              />
            ))}
          </Scroller>
        </div>
      )}
      <div className={css['write']}>
        <IconButton icon="add_circle" label="Attach" rid="attach" onClick={() => setSheet('menu')} />
        <div className={css['input']}>
          <TextField
            name="composer"
            label="Message"
            hint="Message"
            initial={draft}
            variant="plain"
            multiline
            autoGrow
            maxRows={5}
            capitalise
            rid="composer"
            enterKey={enterSends ? 'send' : 'enter'}
            onInput={value => act.setDraft({ thread, text: value })}
            {...(enterSends ? { onEnter: send } : {})}
          />
          <IconButton icon="mood" label="Emoji" rid="emoji" size={22} onClick={emoji} />
        </div>
        {text.trim() === '' ? (
          <IconButton
            icon="mic"
            label="Record a voice note"
            rid="voice"
            onClick={() => {
              act.askMicrophone();
              setSheet('voice');
            }}
          />
        ) : (
          <button type="button" className={css['send']} aria-label="Send" data-rid="send" onClick={send}>
            <Icon name="send" filled size={22} />
          </button>
        )}
      </div>
      <AttachSheets thread={thread} group={group} sheet={sheet} onSheet={setSheet} />
    </div>
  );
}
