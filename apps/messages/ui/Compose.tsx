import { formatNumber, isNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useFields, useProvider, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Chip,
  EmptyState,
  Icon,
  ListRow,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { addressOf, canonical, fits } from '../select.ts';
import { useApp, useFaces, useNav } from './hooks.ts';
import { canonicalAll } from '../text.ts';
import css from './messages.module.css';

interface Offer {
  id: string;
  number: string;
  name: string;
  label: string;
  picture: string | null;
}

/** Everyone with a number whom the words fit, a row for each number. */
function useOffers(query: string): Offer[] {
  const pictures = useApp(s => s.settings.showPictures);
  const rows = useProvider('contacts', contacts =>
    JSON.stringify(
      (contacts?.list() ?? []).flatMap(c =>
        c.phones.map((p, i): Offer => ({
          id: `${c.id}-${i}`,
          number: canonical(p.number),
          name: c.name,
          label: p.label,
          picture: pictures ? c.portrait : null,
        })),
      ),
    ),
  );
  const all = JSON.parse(rows) as Offer[];
  return query.trim() === '' ? all : all.filter(o => fits(query, o.name, formatNumber(o.number), o.number));
}

/** Chooses to whom a new conversation goes: from contacts, or a number typed by hand. Several make a group. */
export function Compose() {
  const query = useFieldText('to');
  const fields = useFields();
  const [chosen, setChosen] = useScreenState<string[]>('chosen', []);
  const [several, setSeveral] = useScreenState('several', false);
  const offers = useOffers(query);
  const faces = useFaces(chosen);
  const nav = useNav();
  const typed = isNumber(query) && canonical(query).length >= 3 ? canonical(query) : null;
  const group = several || chosen.length > 0;
  const begin = (people: readonly string[]) =>
    nav.replace('/with/:address', { address: addressOf(canonicalAll(people)) });
  const take = (number: string) => {
    if (!group) {
      begin([number]);
      return;
    }
    setChosen(chosen.includes(number) ? chosen.filter(n => n !== number) : [...chosen, number]);
    fields.set('to', '');
  };
  const enter = () => {
    if (typed !== null) take(typed);
    else if (query.trim() === '' && chosen.length > 0) begin(chosen);
    else if (offers.length === 1) take(offers[0]!.number);
  };
  return (
    <Screen
      appBar={
        <AppBar
          title={group ? 'New group conversation' : 'New conversation'}
          actions={
            group ? (
              <Button rid="next" disabled={chosen.length === 0} onClick={() => begin(chosen)}>
                Next
              </Button>
            ) : undefined
          }
        />
      }
    >
      <div className={css['to']}>
        <span className={css['toWord']}>To</span>
        <div className={css['toBox']}>
          {chosen.length > 0 && (
            <div className={css['toChips']} role="group" aria-label="Recipients">
              {chosen.map(n => (
                <Chip key={n} label={faces(n).name} onRemove={() => setChosen(chosen.filter(x => x !== n))} />
              ))}
            </div>
          )}
          <TextField
            name="to"
            label="To"
            hint="Type a name or a phone number"
            variant="plain"
            enterKey="done"
            onEnter={enter}
            rid="to"
          />
        </div>
      </div>
      {!group && query === '' && (
        <ListRow
          leading={
            <span className={css['round']}>
              <Icon name="group_add" />
            </span>
          }
          title="New group conversation"
          rid="new-group"
          onClick={() => setSeveral(true)}
        />
      )}
      {typed !== null && !offers.some(o => o.number === typed) && (
        <ListRow
          leading={
            <span className={css['round']}>
              <Icon name="sms" />
            </span>
          }
          title={`Send to ${formatNumber(typed)}`}
          rid="typed-number"
          onClick={() => take(typed)}
        />
      )}
      {query !== '' && typed === null && offers.length === 0 && (
        <EmptyState icon="person" title="No contact found" text="Type a whole phone number to write to it." />
      )}
      {offers.length > 0 && <SectionHeader title={query === '' ? 'All contacts' : 'Contacts'} />}
      {offers.map(o => (
        <ListRow
          key={o.id}
          id={o.id}
          rid="person"
          leading={
            chosen.includes(o.number) ? (
              <span className={css['tick']}>
                <Icon name="check" />
              </span>
            ) : (
              <Avatar name={o.name} picture={o.picture} />
            )
          }
          title={o.name}
          subtitle={`${formatNumber(o.number)} · ${o.label}`}
          {...(group ? { selected: chosen.includes(o.number) } : {})}
          onClick={() => take(o.number)}
        />
      ))}
    </Screen>
  );
}
