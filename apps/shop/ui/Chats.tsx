import { useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  DayHeader,
  EmptyState,
  IconButton,
  ListRow,
  Screen,
  Scroller,
  TextField,
} from './kit.ts';
import { chatsOf, messagesWith } from '../select.ts';
import {
  useAct,
  useDates,
  useFields,
  useFieldText,
  useFormat,
  useNav,
  useParams,
  useShop,
  useWords,
} from './hooks.ts';
import { Gone, OfflineNote, Shot } from './Parts.tsx';
import css from './write.module.css';

/** A seller’s sign or a person’s portrait. */
export function Face({ who, size = 44 }: { who: string; size?: number }) {
  const state = useShop();
  const seller = state.sellers[who];
  if (seller) return <Shot picture={seller.mark} size={size} />;
  const person = state.people[who];
  return <Avatar name={person?.name ?? who} picture={person?.portrait ?? null} size={size} />;
}

export function Chats() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const all = chatsOf(state);
  return (
    <Screen title={t('messages')}>
      {all.length === 0 ? (
        <EmptyState icon="chat_bubble" title={t('noMessages')} text={t('noMessagesText')} />
      ) : (
        all.map(({ who, last, unread }) => (
          <ListRow
            key={who}
            id={who}
            rid="chat"
            leading={<Face who={who} />}
            title={state.sellers[who]?.name ?? state.people[who]?.name ?? who}
            subtitle={last.text}
            meta={when(last.at)}
            strong={unread > 0}
            onClick={() => nav.push('/chat/:who', { who })}
          />
        ))
      )}
    </Screen>
  );
}

/** What a message is about, in a word. */
function useAbout(): (about: string) => string | null {
  const state = useShop();
  return about =>
    state.products[about]?.name ?? state.listings[about]?.title ?? (state.orders[about] ? about : null);
}

export function Chat() {
  const { who } = useParams('/chat/:who');
  const args = useScreenArgs<{ about?: string }>();
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const format = useFormat();
  const { now, time } = useDates();
  const aboutName = useAbout();
  const text = useFieldText('message');
  const name = state.sellers[who]?.name ?? state.people[who]?.name;
  if (name === undefined) return <Gone title={t('messages')} />;
  const all = messagesWith(state, who);
  const about = args?.about ?? null;
  const send = () => {
    if (text.trim() === '') return;
    act.sendMessage({ who, text, about: aboutName(about ?? '') === null ? null : about });
    fields.set('message', '');
  };
  const heading = (ms: number) => format.dayHeading(ms, now);
  return (
    <Screen
      label={name}
      scroll={false}
      appBar={
        <AppBar
          title={name}
          {...(about !== null && aboutName(about) !== null
            ? { subtitle: t('aboutWhat', { name: aboutName(about)! }) }
            : {})}
          {...(state.sellers[who] ? { onTitle: () => nav.push('/seller/:seller', { seller: who }) } : {})}
        />
      }
      bottom={
        <div className={css['composer']}>
          <TextField
            name="message"
            label={t('writeMessage')}
            multiline
            autoGrow
            maxRows={4}
            maxLength={500}
            variant="filled"
          />
          <IconButton icon="send" label={t('send')} filled disabled={text.trim() === ''} onClick={send} />
        </div>
      }
    >
      <OfflineNote />
      {all.length === 0 ? (
        <EmptyState icon="chat_bubble" title={t('firstMessage', { name })} text={t('firstMessageText')} />
      ) : (
        <Scroller name="messages" anchor="end">
          <div className={css['bubbles']}>
            {all.map((m, i) => (
              <div key={m.id} className={css['about']} style={{ display: 'contents' }}>
                {(i === 0 || heading(all[i - 1]!.at) !== heading(m.at)) && (
                  <DayHeader>{heading(m.at)}</DayHeader>
                )}
                <div className={css['bubble']} data-mine={m.mine || undefined} data-message={m.id}>
                  <span dir="auto">{m.text}</span>
                  <small>
                    {m.about !== null && aboutName(m.about) !== null
                      ? t('timeAbout', { time: time(m.at), name: aboutName(m.about)! })
                      : time(m.at)}
                  </small>
                </div>
              </div>
            ))}
          </div>
        </Scroller>
      )}
    </Screen>
  );
}
