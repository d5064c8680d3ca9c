import { Avatar, Badge, ListRow, Screen } from './kit.ts';
import { ME } from '../state.ts';
import { useChirrup, useNav, useWords } from './hooks.ts';

/** Everything that is the owner’s. */
export function Menu() {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const me = state.accounts[ME]!;
  const drafts =
    Object.keys(state.drafts).length +
    Object.keys(state.scheduled).length +
    Object.values(state.posts).filter(p => p.status === 'pending').length;
  return (
    <Screen title={t('yourMenu')}>
      <ListRow
        rid="profile"
        lines={2}
        leading={<Avatar name={me.name} picture={me.picture} size={48} />}
        title={me.name}
        subtitle={`@${me.handle}`}
        onClick={() => nav.push('/account/:account', { account: ME })}
      />
      <ListRow rid="lists" leading="list_alt" title={t('lists')} onClick={() => nav.push('/lists')} />
      <ListRow
        rid="bookmarks"
        leading="bookmark"
        title={t('bookmarks')}
        onClick={() => nav.push('/bookmarks')}
      />
      <ListRow
        rid="drafts"
        leading="edit_note"
        title={t('drafts')}
        subtitle={t('draftsText')}
        trailing={drafts > 0 ? <Badge value={drafts} quiet /> : null}
        onClick={() => nav.push('/drafts')}
      />
      <ListRow
        rid="requests"
        leading="person_add"
        title={t('followRequests')}
        trailing={state.requests.length > 0 ? <Badge value={state.requests.length} quiet /> : null}
        onClick={() => nav.push('/requests')}
      />
      <ListRow
        rid="settings"
        leading="settings"
        title={t('settings')}
        onClick={() => nav.push('/settings')}
      />
    </Screen>
  );
}
