import { epochOf } from '../../../src/state/clock.ts';
import { useFieldText, useFormat } from '../../../src/sdk/react/hooks.ts';
import { Button, IconButton, ListRow, Screen, SwitchRow, TextField } from './kit.ts';
import { useAct, useAsk, useDates, useMail, useWords } from './hooks.ts';
import css from './parts.module.css';

/** The answer that everyone gets once while the owner is away. */
export function VacationReply() {
  const t = useWords();
  const act = useAct();
  const ask = useAsk();
  const format = useFormat();
  const { now, zone } = useDates();
  const { vacation } = useMail();
  const subject = useFieldText('subject', vacation.subject);
  const text = useFieldText('text', vacation.text);
  const changed = subject !== vacation.subject || text !== vacation.text;
  const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number];
  const said = (iso: string | null, none: string) => (iso === null ? none : format.dayOfMonth(...parts(iso)));
  const epoch = (iso: string | null) => {
    if (iso === null) return now;
    const [year, month, day] = parts(iso);
    return epochOf({ year, month, day }, zone);
  };
  const day = (which: 'from' | 'until', word: string, none: string) => (
    <ListRow
      leading="calendar_today"
      rid={`vacation-${which}`}
      title={word}
      subtitle={said(vacation[which], none)}
      onClick={() => ask('date', word, epoch(vacation[which]), 'setVacationDay', { which })}
      {...(vacation[which] === null
        ? {}
        : {
            trailing: (
              <IconButton
                icon="close"
                label={t('clearDay', { day: word })}
                onClick={() => act.setVacation({ vacation: { [which]: null } })}
              />
            ),
          })}
    />
  );
  return (
    <Screen title={t('vacation')}>
      <SwitchRow
        label={t('vacation')}
        subtitle={vacation.on ? t('vacationAnswered', { count: vacation.answered.length }) : t('vacationHow')}
        checked={vacation.on}
        rid="vacation-on"
        onChange={on => act.setVacation({ vacation: { on, subject: subject.trim(), text: text.trim() } })}
      />
      {day('from', t('vacationFrom'), t('noDay'))}
      {day('until', t('vacationUntil'), t('noEnd'))}
      <div className={css['form']}>
        <TextField
          name="subject"
          label={t('vacationSubject')}
          initial={vacation.subject}
          maxLength={200}
          capitalise
        />
        <TextField
          name="text"
          label={t('vacationText')}
          initial={vacation.text}
          multiline
          rows={5}
          autoGrow
          capitalise
        />
      </div>
      <SwitchRow
        label={t('onlyContacts')}
        checked={vacation.onlyContacts}
        rid="only-contacts"
        onChange={onlyContacts => act.setVacation({ vacation: { onlyContacts } })}
      />
      <div className={css['wide']}>
        <Button
          wide
          rid="save"
          disabled={!changed}
          onClick={() => act.setVacation({ vacation: { subject: subject.trim(), text: text.trim() } })}
        >
          {t('save')}
        </Button>
      </div>
    </Screen>
  );
}
