import { useFormat, useProvider } from '../../../src/sdk/react/hooks.ts';
import { Icon, Segmented } from './kit.ts';
import type { Invitation } from '../state.ts';
import { useAct, useDates, useWords } from './hooks.ts';
import css from './thread.module.css';

const SAID = { waiting: 'notAnswered', yes: 'going', maybe: 'perhaps', no: 'notGoing' } as const;

/** An invitation: what, when, where, what else is then, and the answer. */
export function InvitationCard({ mail, invitation }: { mail: string; invitation: Invitation }) {
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const format = useFormat();
  const { title, from, to, place, notes, answer } = invitation;
  const others = useProvider('calendar', calendar =>
    calendar === null
      ? 'null'
      : JSON.stringify(
          calendar
            .between(from, to)
            .filter(e => !e.allDay && !(e.title === title && e.from === from))
            .map(e => ({ title: e.title, from: e.from })),
        ),
  );
  const busy = JSON.parse(others) as { title: string; from: number }[] | null;
  return (
    <div className={css['invitation']}>
      <span className={css['invitationWord']}>{t('invitation')}</span>
      <b className={css['invitationTitle']} dir="auto">
        {title}
      </b>
      <span className={css['invitationLine']}>
        <Icon name="schedule" size={18} />
        <span dir="auto">{`${format.date(from)}, ${dates.time(from)}–${dates.time(to)}`}</span>
      </span>
      {place !== '' && (
        <span className={css['invitationLine']}>
          <Icon name="location_on" size={18} />
          <span dir="auto">{place}</span>
        </span>
      )}
      {notes !== '' && (
        <span className={css['invitationLine']}>
          <Icon name="notes" size={18} />
          <span dir="auto">{notes}</span>
        </span>
      )}
      {busy !== null && (
        <span className={css['invitationLine']} data-busy={busy.length > 0 || undefined}>
          <Icon name={busy.length > 0 ? 'event_busy' : 'event_available'} size={18} />
          <span dir="auto">
            {busy.length > 0
              ? t('collidesWith', { events: busy.map(e => `${dates.time(e.from)} ${e.title}`).join(', ') })
              : t('nothingElse')}
          </span>
        </span>
      )}
      <Segmented
        label={t('invitation')}
        value={answer === 'waiting' ? '' : answer}
        onChange={value =>
          value !== '' && act.answerInvitation({ mail, answer: value as 'yes' | 'maybe' | 'no' })
        }
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'maybe', label: t('maybe') },
          { value: 'no', label: t('no') },
        ]}
      />
      <span className={css['invitationSaid']}>{t(SAID[answer])}</span>
    </div>
  );
}
