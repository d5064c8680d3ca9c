import { Avatar, EmptyState, List, ListRow, Screen } from './kit.ts';
import { civilOf } from '../../../src/state/civil.ts';
import { ageIn, birthdayIn } from '../select.ts';
import { dayWords } from '../words.ts';
import { useAct, useBirthdays, useParams, useTodayNumber } from './hooks.ts';
import css from './event.module.css';

/** The next birthday of someone among the contacts. */
export function BirthdayScreen() {
  const { contact } = useParams('/birthday/:contact');
  const born = useBirthdays().find(b => b.contact === contact);
  const today = useTodayNumber();
  const act = useAct();
  if (!born)
    return (
      <Screen title="Birthday">
        <EmptyState
          icon="cake"
          title="No birthday here"
          text="The contact has none, or Calendar may not read your contacts."
        />
      </Screen>
    );
  const year = civilOf(today).year;
  const next = birthdayIn(born.birthday, year) >= today ? year : year + 1;
  const day = birthdayIn(born.birthday, next);
  const age = ageIn(born.birthday, next);
  return (
    <Screen title="Birthday">
      <div className={css['age']}>
        <Avatar name={born.name} picture={born.portrait} size={88} />
        <b dir="auto">{born.name}</b>
        <span>
          {dayWords(day, today, true)}
          {age !== null && ` · turns ${age}`}
        </span>
      </div>
      <List>
        <ListRow
          leading="cake"
          title={day === today ? 'Today' : day === today + 1 ? 'Tomorrow' : `In ${day - today} days`}
        />
        <ListRow leading="person" title="View contact" onClick={() => act.openContact({ contact })} />
      </List>
    </Screen>
  );
}
