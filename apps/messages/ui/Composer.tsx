import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useFields, useFieldText, useScreenState, useStore } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Icon, IconButton, Picture, TextField } from './kit.ts';
import { keyOf, segmentsOf } from '../select.ts';
import type { Attachment } from '../state.ts';
import { AttachSheet } from './AttachSheet.tsx';
import { useAct, useApp } from './hooks.ts';
import { ScheduleSheet } from './ScheduleSheet.tsx';
import css from './composer.module.css';

/** Places of a text that may be left before the counter is shown. */
const NEARLY_FULL = 30;

/** Where a text is written: attach, text, emoji, send; a long press on Send chooses a time. */
export function Composer({ people, text: given }: { people: readonly string[]; text?: string }) {
  const key = keyOf(people);
  const to = [...people];
  const draft = useApp(s => s.drafts[key]) ?? given ?? '';
  const attached = JSON.parse(useApp(s => JSON.stringify(s.attached[key] ?? []))) as Attachment[];
  const text = useFieldText('composer', draft);
  const fields = useFields();
  const store = useStore();
  const act = useAct();
  const [sheet, setSheet] = useScreenState<'attach' | 'place' | 'schedule' | null>('sheet', null);
  const ready = text.trim() !== '' || attached.length > 0;
  const multimedia = people.length > 1 || attached.length > 0;
  const { texts, left } = segmentsOf(text);
  const counted = !multimedia && (texts > 1 || left <= NEARLY_FULL);
  const send = () => {
    if (!ready) return;
    act.send({ to, text });
    fields.set('composer', '');
  };
  // A sheet takes the keyboard's place.
  const open = (which: 'attach' | 'schedule') => {
    fields.blur();
    setSheet(which);
  };
  const schedule = () => {
    if (text.trim() !== '' && attached.length === 0) open('schedule');
  };
  const hold = useGesture({ onLongPress: schedule });
  const emoji = () => {
    fields.focus('composer');
    store.update(p => {
      p.ui.keyboard.page = 'emoji';
    });
  };
  return (
    <div className={css['composer']}>
      {attached.length > 0 && (
        <div className={css['attached']} role="group" aria-label="Attached">
          {attached.map((a, i) => (
            <span key={i} className={css['piece']}>
              {a.photo ? (
                <Picture name={a.photo} alt="Photo" width={72} height={72} radius={12} />
              ) : (
                <span className={css['pieceWords']}>
                  {a.card ? <Avatar name={a.card.name} size={28} /> : <Icon name="location_on" size={20} />}
                  <span dir="auto">{a.card?.name ?? a.place?.name}</span>
                </span>
              )}
              <button
                type="button"
                className={css['drop']}
                aria-label={`Remove attachment ${i + 1}`}
                data-rid="detach"
                data-key={`detach-${i}`}
                onClick={() => act.detach({ to, index: i })}
              >
                <span>
                  <Icon name="close" size={16} />
                </span>
              </button>
            </span>
          ))}
        </div>
      )}
      <div className={css['write']}>
        <IconButton icon="add" label="Attach" rid="attach" filled onClick={() => open('attach')} />
        <div className={css['input']}>
          <TextField
            name="composer"
            label="Text message"
            hint="Text message"
            initial={draft}
            variant="plain"
            multiline
            autoGrow
            maxRows={5}
            capitalise
            rid="composer"
            onInput={value => act.setDraft({ to, text: value })}
          />
          <IconButton icon="mood" label="Emoji" rid="emoji" size={22} onClick={emoji} />
        </div>
        <button
          type="button"
          ref={hold}
          className={css['send']}
          aria-label={multimedia ? 'Send MMS' : 'Send SMS'}
          data-rid="send"
          disabled={!ready}
          onClick={send}
        >
          <Icon name="send" filled size={20} />
          <span className={css['sendWord']} aria-hidden="true">
            {multimedia ? 'MMS' : 'SMS'}
          </span>
        </button>
      </div>
      {counted && (
        <div
          className={css['counter']}
          role="status"
          aria-label={`${left} characters left${texts > 1 ? `, ${texts} texts` : ''}`}
          dir="ltr"
        >
          {left} / {texts}
        </div>
      )}
      <AttachSheet
        people={people}
        sheet={sheet === 'schedule' ? null : sheet}
        onSheet={setSheet}
        canSchedule={text.trim() !== '' && attached.length === 0}
      />
      {sheet === 'schedule' && (
        <ScheduleSheet
          onClose={() => setSheet(null)}
          onTime={at => {
            act.schedule({ to, text, at });
            fields.set('composer', '');
            setSheet(null);
          }}
        />
      )}
    </div>
  );
}
