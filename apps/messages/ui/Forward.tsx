import { formatNumber, isNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useIntent, useProvider } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, EmptyState, Icon, ListRow, Screen, SearchField, SectionHeader } from './kit.ts';
import { addressOf, canonical, fits, takesTexts, titleOf } from '../select.ts';
import { Face } from './Face.tsx';
import { useRows } from './Home.tsx';
import { useAct, useApp, useFaces, useNav, useParams } from './hooks.ts';
import css from './messages.module.css';

/** Conversations first, then contacts, then a number typed by hand. `onChosen` is told the people. */
function Targets({ onChosen }: { onChosen: (people: string[]) => void }) {
  const query = useFieldText('target');
  const pictures = useApp(s => s.settings.showPictures);
  const rows = useRows((r, spam) => r.thread !== null && !spam && r.people.every(takesTexts));
  const faces = useFaces([...new Set(rows.flatMap(r => r.people))]);
  const contacts = JSON.parse(
    useProvider('contacts', c =>
      JSON.stringify(
        (c?.list() ?? []).flatMap(x =>
          x.phones.map((p, i) => ({
            id: `${x.id}-${i}`,
            name: x.name,
            number: canonical(p.number),
            label: p.label,
            picture: x.portrait,
          })),
        ),
      ),
    ),
  ) as { id: string; name: string; number: string; label: string; picture: string | null }[];
  const q = query.trim();
  const chats = rows.filter(
    r => q === '' || fits(q, titleOf(r.thread!, faces), ...r.people, ...r.people.map(p => formatNumber(p))),
  );
  const people =
    q === ''
      ? []
      : contacts.filter(
          c =>
            !rows.some(r => addressOf(r.people) === c.number) &&
            fits(q, c.name, c.number, formatNumber(c.number)),
        );
  const typed = isNumber(q) && canonical(q).length >= 3 ? canonical(q) : null;
  return (
    <>
      <div className={css['find']}>
        <SearchField name="target" label="Name or phone number" />
      </div>
      {typed !== null &&
        !chats.some(r => addressOf(r.people) === typed) &&
        !people.some(c => c.number === typed) && (
          <ListRow
            leading={
              <span className={css['round']}>
                <Icon name="sms" />
              </span>
            }
            title={`Send to ${formatNumber(typed)}`}
            rid="typed-number"
            onClick={() => onChosen([typed])}
          />
        )}
      {chats.length > 0 && <SectionHeader title="Conversations" />}
      {chats.map(r => (
        <ListRow
          key={r.id}
          id={r.id!}
          rid="target"
          leading={<Face people={r.people} title={titleOf(r.thread!, faces)} face={faces} />}
          title={titleOf(r.thread!, faces)}
          {...(r.people.length === 1 && faces(r.people[0]!).contact
            ? { subtitle: formatNumber(r.people[0]!) }
            : {})}
          onClick={() => onChosen(r.people)}
        />
      ))}
      {people.length > 0 && <SectionHeader title="Contacts" />}
      {people.map(c => (
        <ListRow
          key={c.id}
          id={c.id}
          rid="target"
          leading={<Avatar name={c.name} picture={pictures ? c.picture : null} />}
          title={c.name}
          subtitle={`${formatNumber(c.number)} · ${c.label}`}
          onClick={() => onChosen([c.number])}
        />
      ))}
      {q !== '' && typed === null && chats.length + people.length === 0 && (
        <EmptyState icon="person" title="Nobody found" text="Type a whole phone number to write to it." />
      )}
    </>
  );
}

/** Chooses to whom messages are sent on; they stand in the composer there, ready to be sent. */
export function Forward() {
  const { messages } = useParams('/forward/:messages');
  const act = useAct();
  const nav = useNav();
  const list = messages.split(',');
  return (
    <Screen appBar={<AppBar title="Forward message" leading="close" />}>
      <Targets
        onChosen={people => {
          act.forward({ messages: list, to: people });
          nav.replace('/with/:address', { address: addressOf(people) });
        }}
      />
    </Screen>
  );
}

/** What another app shares: choose a conversation, in whose composer it then stands. */
export function Share() {
  const intent = useIntent();
  const act = useAct();
  const nav = useNav();
  const card = intent?.mime === 'text/x-vcard' ? intent.text : undefined;
  return (
    <Screen appBar={<AppBar title="Send to" leading="close" />}>
      <Targets
        onChosen={people => {
          act.takeShared({
            to: people,
            ...(card ? { card } : intent?.text ? { text: intent.text } : {}),
            ...(intent?.media ? { media: [...intent.media] } : {}),
          });
          nav.replace('/with/:address', { address: addressOf(people) });
        }}
      />
    </Screen>
  );
}
