import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Button, Chip, ListRow, TextField } from './kit.ts';
import { isAddress, peopleOf, without } from '../text.ts';
import type { Person } from '../state.ts';
import { useAct, useCards, useFaces, useOffers, useWords } from './hooks.ts';
import css from './compose.module.css';

export type Field = 'to' | 'cc' | 'bcc';

/** Takes what is typed in a field into its people. */
export const withTyped = (people: readonly Person[], typed: string): Person[] =>
  without([...people, ...peopleOf(typed)], []);

/** Recipients of one kind: chips, a field, and whom it may mean. */
export function Recipients({
  field,
  people,
  onChange,
  trailing,
}: {
  field: Field;
  people: readonly Person[];
  onChange: (people: Person[]) => void;
  trailing?: React.ReactNode;
}) {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const faces = useFaces();
  const cards = useCards();
  const typed = useFieldText(field);
  const offers = useOffers(typed, people);
  const take = (person: Person) => {
    onChange(without([...people, person], []));
    fields.set(field, '');
  };
  const enter = (text: string) => {
    if (text.trim() === '') return;
    const [first] = offers;
    if (!isAddress(text) && first) take(first);
    else {
      onChange(withTyped(people, text));
      fields.set(field, '');
    }
  };
  const input = (text: string) => {
    // A comma ends an address; a space does after a whole one.
    if (/[,;，；]$/.test(text) || (/\s$/.test(text) && isAddress(text)))
      enter(text.replace(/[,;，；\s]+$/, ''));
  };
  const wrong = people.filter(p => !isAddress(p.address));
  return (
    <div className={css['recipients']}>
      <div className={css['recipientLine']}>
        <span className={css['word']} aria-hidden="true">
          {t(field)}
        </span>
        <div className={css['box']}>
          {people.length > 0 && (
            <div className={css['people']} role="group" aria-label={t('recipients', { field: t(field) })}>
              {people.map(p => (
                <Chip
                  key={p.address}
                  id={p.address}
                  rid={field}
                  label={isAddress(p.address) ? faces(p).name : p.address}
                  {...(isAddress(p.address) ? {} : { icon: 'error' as const, className: css['wrongChip']! })}
                  onRemove={() => onChange(people.filter(x => x !== p))}
                />
              ))}
            </div>
          )}
          <TextField
            name={field}
            label={t(field)}
            hint=" "
            variant="plain"
            inputMode="email"
            enterKey="next"
            rid={field}
            onInput={input}
            onEnter={enter}
          />
        </div>
        {trailing}
      </div>
      {wrong.length > 0 && (
        <div className={css['wrong']} role="alert">
          {t('notAnAddress', { text: wrong.map(p => p.address).join(', ') })}
        </div>
      )}
      {offers.map(p => (
        <ListRow
          key={p.address}
          id={p.address}
          rid="offer"
          leading={<Avatar name={faces(p).name} picture={faces(p).picture} />}
          title={faces(p).name}
          subtitle={p.address}
          onClick={() => take(p)}
        />
      ))}
      {typed.trim() !== '' && cards === null && (
        <Button variant="text" icon="contacts" rid="offer-contacts" onClick={() => act.allowContacts({})}>
          {t('offerContacts')}
        </Button>
      )}
    </div>
  );
}
