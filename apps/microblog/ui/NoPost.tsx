import { EmptyState } from './kit.ts';
import { useChirrup, useNav, useWords } from './hooks.ts';

/** Why a post cannot be read. */
export function NoPost({ by }: { by: string | null }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const account = by === null ? undefined : state.accounts[by];
  const home = { label: t('toTimeline'), onClick: () => nav.back(), rid: 'to-timeline' };
  if (!account) return <EmptyState icon="delete" title={t('goneTitle')} text={t('goneText')} action={home} />;
  if (account.status === 'suspended')
    return <EmptyState icon="block" title={t('suspendedTitle')} text={t('suspendedText')} action={home} />;
  if (account.status === 'blocksOwner')
    return (
      <EmptyState
        icon="block"
        title={t('blocksTitle')}
        text={t('blocksText', { name: account.name })}
        action={home}
      />
    );
  return (
    <EmptyState
      icon="lock"
      title={t('protectedTitle')}
      text={t('protectedPosts', { name: account.name })}
      action={{
        label: t('seeProfile'),
        onClick: () => nav.push('/account/:account', { account: by! }),
        rid: 'see-profile',
      }}
    />
  );
}
