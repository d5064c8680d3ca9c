import { useDevice, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, Button, Checkbox, EmptyState, List, ListRow, Screen } from './kit.ts';
import { isSamePerson, listed, nameOf, readCards } from '../select.ts';
import { Facts, factsOf } from './Facts.tsx';
import { useAct, useContacts, useParams } from './hooks.ts';

/** The cards of a vCard text, those that are known already not ticked. */
function Import({ text, from }: { text: string; from: string }) {
  const state = useContacts();
  const all = listed(state);
  const cards = readCards(text).map(card => ({ card, known: all.find(c => isSamePerson(card, c)) }));
  const [chosen, setChosen] = useScreenState<number[] | null>('chosen', null);
  const act = useAct();
  const which = chosen ?? cards.flatMap(({ known }, i) => (known ? [] : [i]));
  const toggle = (i: number) =>
    setChosen(which.includes(i) ? which.filter(x => x !== i) : [...which, i].sort((a, b) => a - b));
  if (cards.length === 0)
    return (
      <Screen appBar={<AppBar title="Import" leading="close" />}>
        <EmptyState
          icon="contact_page"
          title="No contacts in it"
          text={
            from ? `${from} holds no card that can be read.` : 'What was sent holds no card that can be read.'
          }
        />
      </Screen>
    );
  return (
    <Screen
      label="Import"
      appBar={
        <AppBar
          title="Import"
          subtitle={[from, `${which.length} of ${cards.length} chosen`].filter(Boolean).join(' · ')}
          leading="close"
          actions={
            <Button
              variant="filled"
              rid="import"
              disabled={which.length === 0}
              onClick={() => act.importCards({ text, which })}
            >
              Import
            </Button>
          }
        />
      }
    >
      <List>
        {cards.map(({ card, known }, i) => {
          const name = nameOf(card);
          const facts = known
            ? [`Already there: ${nameOf(known)}`, ...factsOf(card)].slice(0, 2)
            : factsOf(card);
          return (
            <ListRow
              key={i}
              id={`card-${i}`}
              rid="card"
              lines={facts.length > 1 ? 3 : 2}
              leading={<Avatar name={name} />}
              title={name}
              subtitle={<Facts lines={facts} />}
              onClick={() => toggle(i)}
              trailing={
                <Checkbox
                  bare
                  label={`Import ${name}`}
                  checked={which.includes(i)}
                  onChange={() => toggle(i)}
                />
              }
            />
          );
        })}
      </List>
    </Screen>
  );
}

/** Cards of a file of the phone. */
export function ImportFile() {
  const { file } = useParams('/import/:file');
  const found = useDevice(d => d.storage.files[file]);
  return <Import text={found?.text ?? ''} from={found?.name ?? 'This file'} />;
}

/** Cards that another app sent, or that are in a file of which it says the id. */
export function ImportText() {
  const intent = useIntent();
  const file = useDevice(d => d.storage.files[String(intent?.extras?.['file'] ?? '')]);
  return <Import text={intent?.text ?? file?.text ?? ''} from={intent?.title ?? file?.name ?? ''} />;
}
