import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Button, Checkbox, EmptyState, Icon, ListRow, Screen, SearchField } from './kit.ts';
import { followerIds, foundPeople, listRows, relationTo } from '../select.ts';
import { ME } from '../state.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { useAct, useChirrup, useNav, useParams, useWords } from './hooks.ts';
import { Refusal } from './Tools.tsx';
import css from './people.module.css';

/** The button that follows, and says how the owner stands to an account. */
export function FollowButton({ account }: { account: string }) {
  const state = useChirrup();
  const act = useAct();
  const t = useWords();
  const relation = relationTo(state, account);
  const other = state.accounts[account]!;
  if (relation === 'self') return null;
  const handle = `@${other.handle}`;
  if (other.blocked)
    return (
      <Button
        variant="outlined"
        danger
        rid={`unblock-${account}`}
        label={t('unblockHandle', { handle })}
        onClick={() => act.block({ account, on: false })}
      >
        {t('unblock')}
      </Button>
    );
  const on = relation !== 'none';
  const words = { following: 'followingNow', mutual: 'followingNow', asked: 'asked' } as const;
  return (
    <Button
      variant={on ? 'outlined' : 'filled'}
      rid={`follow-${account}`}
      label={on ? t('followsHandle', { handle, state: t(words[relation]) }) : t('followHandle', { handle })}
      onClick={() => act.follow({ account, on: !on })}
    >
      {on ? t(words[relation]) : t('follow')}
    </Button>
  );
}

/** One account of a list. */
export function PersonRow({
  id,
  bio = false,
  onClick,
  trailing,
}: {
  id: string;
  bio?: boolean;
  onClick?: () => void;
  trailing?: React.ReactNode;
}) {
  const account = useChirrup().accounts[id]!;
  const nav = useNav();
  return (
    <ListRow
      id={id}
      rid="person"
      lines={bio && account.bio !== '' ? 3 : 2}
      leading={<Avatar name={account.name} picture={account.picture} size={40} />}
      title={
        <span className={css['title']}>
          <span dir="auto">{account.name}</span>
          {account.verified && <Icon name="verified" size={16} filled />}
          {account.protected && <Icon name="lock" size={14} filled />}
        </span>
      }
      subtitle={
        <>
          <span dir="ltr">@{account.handle}</span>
          {bio && account.bio !== '' && (
            <span className={css['bio']} dir="auto">
              {account.bio}
            </span>
          )}
        </>
      }
      trailing={trailing ?? null}
      onClick={onClick ?? (() => nav.push('/account/:account', { account: id }))}
    />
  );
}

/** Who follows an account, or whom it follows. */
export function People() {
  const { account, which } = useParams('/people/:account/:which');
  const state = useChirrup();
  const t = useWords();
  const ids = which === 'followers' ? followerIds(state, account) : (state.accounts[account]?.follows ?? []);
  const name = (id: string) => state.accounts[id]!.name;
  const others = which === 'followers' ? (state.accounts[account]?.fans ?? 0) : 0;
  return (
    <Screen title={t(which === 'followers' ? 'followers' : 'follows')}>
      {ids.length === 0 && <EmptyState icon="group" title={t('nobodyYet')} />}
      {ids
        .toSorted((a, b) => compare(name(a), name(b)) || compare(a, b))
        .map(id => (
          <PersonRow key={id} id={id} trailing={<FollowButton account={id} />} />
        ))}
      {others > 0 && <p className={css['note']}>{t('othersToo', { count: others })}</p>}
      <Refusal />
    </Screen>
  );
}

/** Who has asked to follow the owner. */
export function Requests() {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  return (
    <Screen title={t('followRequests')}>
      {state.requests.length === 0 && (
        <EmptyState icon="person_add" title={t('noRequests')} text={t('noRequestsText')} />
      )}
      {state.requests.map(account => (
        <div key={account}>
          <PersonRow id={account} bio />
          <div className={css['answers']}>
            <Button
              rid={`accept-${account}`}
              label={t('acceptName', { name: state.accounts[account]!.name })}
              onClick={() => act.answerRequest({ account, accept: true })}
            >
              {t('accept')}
            </Button>
            <Button
              variant="outlined"
              rid={`refuse-${account}`}
              label={t('refuseName', { name: state.accounts[account]!.name })}
              onClick={() => act.answerRequest({ account, accept: false })}
            >
              {t('refuse')}
            </Button>
          </div>
        </div>
      ))}
      <Refusal />
    </Screen>
  );
}

/** The lists of the owner, to put an account into. */
export function AddToList() {
  const { account } = useParams('/add-to-list/:account');
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const lists = listRows(state);
  return (
    <Screen title={t('addToList')}>
      <PersonRow id={account} />
      {lists.length === 0 && (
        <EmptyState
          icon="list_alt"
          title={t('noLists')}
          action={{ label: t('newList'), onClick: () => nav.push('/lists') }}
        />
      )}
      {lists.map(([list, { name, members }]) => (
        <Checkbox
          key={list}
          id={list}
          label={name}
          checked={members.includes(account)}
          onChange={on => act.setMember({ list, account, on })}
        />
      ))}
    </Screen>
  );
}

/** Puts people into a list. */
export function ListMembers() {
  const { list } = useParams('/list-members/:list');
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const text = useFieldText('query');
  const found = state.lists[list];
  const ids =
    text.trim() === ''
      ? [...new Set([...(found?.members ?? []), ...state.accounts[ME]!.follows])]
      : foundPeople(state, text).map(a => a.id);
  return (
    <Screen title={t('members')}>
      <SearchField name="query" label={t('searchPeople')} />
      {ids.length === 0 && <EmptyState icon="search" title={t('nothingFound')} />}
      {ids
        .filter(id => id !== ME)
        .map(account => (
          <Checkbox
            key={account}
            id={account}
            label={state.accounts[account]!.name}
            subtitle={`@${state.accounts[account]!.handle}`}
            checked={found?.members.includes(account) ?? false}
            onChange={on => act.setMember({ list, account, on })}
          />
        ))}
    </Screen>
  );
}
