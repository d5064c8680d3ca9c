import { Avatar, Icon, ListRow } from './kit.ts';
import { ANSWER_WORDS } from '../words.ts';
import type { Answer, Guest } from '../state.ts';
import { useAct } from './hooks.ts';
import css from './event.module.css';
import tones from './tones.module.css';

const MARKS: Record<Answer, { icon: 'check_circle' | 'cancel' | 'help' | 'schedule'; tone: string }> = {
  yes: { icon: 'check_circle', tone: 'green' },
  no: { icon: 'cancel', tone: 'red' },
  maybe: { icon: 'help', tone: 'orange' },
  waiting: { icon: 'schedule', tone: 'grey' },
};

export function Person({
  name,
  note,
  answer,
  contact,
}: {
  name: string;
  note: string;
  answer: Answer;
  contact: string | null;
}) {
  const act = useAct();
  const mark = MARKS[answer];
  return (
    <ListRow
      leading={<Avatar name={name} />}
      title={name}
      subtitle={note}
      {...(contact ? { onClick: () => act.openContact({ contact }) } : {})}
      trailing={
        <span
          className={`${tones['tone']} ${css['mark']}`}
          data-tone={mark.tone}
          role="img"
          aria-label={ANSWER_WORDS[answer]}
        >
          <Icon name={mark.icon} filled size={20} />
        </span>
      }
    />
  );
}

export const counts = (guests: readonly Guest[]) =>
  (['yes', 'no', 'maybe', 'waiting'] as const)
    .map(a => [a, guests.filter(g => g.answer === a).length] as const)
    .filter(([, n]) => n > 0)
    .map(([a, n]) => `${n} ${a === 'waiting' ? 'awaiting' : a}`)
    .join(', ');
