import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  ListRow,
  Menu,
  Screen,
  Scroller,
  SearchField,
  Tabs,
  TextField,
} from './kit.ts';
import { foundPeople, mayMessage, messagesWith, talkRows, type MessageRow } from '../select.ts';
import { ME } from '../state.ts';
import { shortOf } from '../text.ts';
import { Places } from './Home.tsx';
import { useAct, useChirrup, useDates, useNav, useOpen, useParams, useWords } from './hooks.ts';
import { PersonRow } from './People.tsx';
import { Refusal } from './Tools.tsx';
import css from './notices.module.css';

/** Direct messages, and requests of those whom the owner does not follow. */
export function Messages() {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const [tab, setTab] = useScreenState<'talks' | 'requests'>('tab', 'talks');
  const all = talkRows(state);
  const rows = all.filter(r => r.request === (tab === 'requests'));
  return (
    <Screen
      label={t('messages')}
      scroll={false}
      appBar={<AppBar title={t('messages')} leading="none" />}
      fab={
        <Fab
          icon="edit_square"
          label={t('newMessage')}
          rid="new-message"
          onClick={() => nav.push('/new-message')}
        />
      }
      bottom={<Places at="messages" />}
    >
      <Tabs
        label={t('messages')}
        value={tab}
        onChange={id => setTab(id as 'talks' | 'requests')}
        tabs={[
          { id: 'talks', label: t('inbox') },
          { id: 'requests', label: t('requests'), badge: all.filter(r => r.request).length },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState icon="mail" title={t(tab === 'talks' ? 'noMessages' : 'noMessageRequests')} />
      ) : (
        <Scroller key={tab} name={`talks-${tab}`} label={t('messages')}>
          {rows.map(row => (
            <ListRow
              key={row.account}
              id={row.account}
              rid="talk"
              lines={2}
              strong={row.unread > 0}
              leading={
                <Avatar
                  name={state.accounts[row.account]!.name}
                  picture={state.accounts[row.account]!.picture}
                  size={40}
                />
              }
              title={state.accounts[row.account]!.name}
              subtitle={lineOf(row.last, t('youWrote', { text: row.last?.text ?? '' }), t('sharedPost'))}
              meta={row.last ? when(row.last.at) : ''}
              trailing={row.unread > 0 ? <Badge value={row.unread} /> : null}
              onClick={() => nav.push('/talk/:account', { account: row.account })}
            />
          ))}
          <div className={css['foot']} />
        </Scroller>
      )}
      <Refusal />
    </Screen>
  );
}

function lineOf(last: MessageRow | null, mine: string, shared: string): string {
  if (!last) return '';
  if (last.text === '') return shared;
  return last.mine ? mine : last.text;
}

/** Whom to write to. */
export function NewMessage() {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const text = useFieldText('query');
  const ids = text.trim() === '' ? state.accounts[ME]!.follows : foundPeople(state, text).map(a => a.id);
  return (
    <Screen title={t('newMessage')}>
      <SearchField name="query" label={t('searchPeople')} />
      {ids.length === 0 && <EmptyState icon="search" title={t('nothingFound')} />}
      {ids
        .filter(id => id !== ME)
        .map(account => (
          <PersonRow key={account} id={account} onClick={() => nav.replace('/talk/:account', { account })} />
        ))}
    </Screen>
  );
}

/** A conversation with one account. */
export function Talk() {
  const { account } = useParams('/talk/:account');
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const other = state.accounts[account];
  if (!other)
    return (
      <Screen title={t('messages')}>
        <EmptyState icon="person_off" title={t('noAccount')} text={t('noAccountText')} />
      </Screen>
    );
  const rows = messagesWith(state, account);
  const talk = state.talks[account];
  const close = () => setOpen(null);
  return (
    <Screen
      label={other.name}
      anchor="end"
      appBar={
        <AppBar
          title={other.name}
          subtitle={`@${other.handle}`}
          onTitle={() => nav.push('/account/:account', { account })}
          actions={
            talk && <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />
          }
        />
      }
      bottom={<Bottom account={account} />}
    >
      {rows.length === 0 && <EmptyState icon="mail" title={t('noMessagesYet', { name: other.name })} />}
      {rows.map(row => (
        <Bubble key={row.id} row={row} />
      ))}
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={close}
        items={[
          {
            label: t('deleteTalk'),
            icon: 'delete',
            danger: true,
            rid: 'delete-talk',
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteTalkQuestion')}
        text={t('deleteTalkText', { name: other.name })}
        confirmLabel={t('delete')}
        danger
        rid="confirm-delete"
        onConfirm={() => {
          act.deleteTalk({ account });
          close();
          nav.back();
        }}
        onCancel={close}
      />
      <Refusal />
    </Screen>
  );
}

function Bubble({ row }: { row: MessageRow }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const post = row.post === null ? undefined : state.posts[row.post];
  return (
    <div className={css['bubbleRow']} data-mine={row.mine || undefined}>
      {row.post !== null && (
        <button
          type="button"
          className={css['attached']}
          data-rid="attached"
          data-key={row.id}
          onClick={() => nav.push('/post/:post', { post: row.post! })}
        >
          <b dir="auto">{post ? state.accounts[post.by]!.name : t('postGone')}</b>
          <span dir="auto">{post ? shortOf(post.text, 100) : ''}</span>
        </button>
      )}
      {row.text !== '' && (
        <div className={css['bubble']} dir="auto" data-rid="message" data-key={row.id}>
          {row.text}
        </div>
      )}
      <span className={css['time']} dir="auto">
        {when(row.at)}
      </span>
    </div>
  );
}

/** Where a message is written; or what to say to a request, or why nothing can be written. */
function Bottom({ account }: { account: string }) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const text = useFieldText('message');
  const { name } = state.accounts[account]!;
  if (state.talks[account]?.request)
    return (
      <div className={css['ask']}>
        <span>{t('requestText', { name })}</span>
        <div className={css['askButtons']}>
          <Button rid="accept" onClick={() => act.acceptTalk({ account })}>
            {t('accept')}
          </Button>
          <Button
            variant="outlined"
            rid="delete"
            onClick={() => {
              act.deleteTalk({ account });
              nav.back();
            }}
          >
            {t('delete')}
          </Button>
        </div>
      </div>
    );
  if (!mayMessage(state, account))
    return (
      <div className={css['ask']}>
        <span>{t('messageText', { name })}</span>
      </div>
    );
  const send = () => {
    act.message({ account, text });
    fields.set('message', '');
  };
  return (
    <div className={css['write']}>
      <TextField
        name="message"
        label={t('message')}
        hint={t('writeMessage')}
        variant="plain"
        multiline
        autoGrow
        maxRows={4}
        rid="message-field"
      />
      <IconButton icon="send" label={t('send')} rid="send" disabled={text.trim() === ''} onClick={send} />
    </div>
  );
}
