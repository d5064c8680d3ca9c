import { BottomBar } from './kit.ts';
import { unreadOf } from '../select.ts';
import { useAct, useForum, useNav, useWords } from './hooks.ts';

const PATHS = { home: '/', communities: '/communities', inbox: '/inbox', you: '/you' } as const;
type Place = keyof typeof PATHS;

/** The main places. */
export function Places({ at }: { at: Place }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const go = (to: string) => {
    if (to === 'new') act.startPost({ community: null });
    else nav.toPlace(PATHS[to as Place], PATHS[at]);
  };
  return (
    <BottomBar
      value={at}
      onChange={go}
      items={[
        { id: 'home', label: t('home'), icon: 'home' },
        { id: 'communities', label: t('browse'), icon: 'group' },
        { id: 'new', label: t('newShort'), icon: 'add_circle' },
        { id: 'inbox', label: t('inbox'), icon: 'inbox', badge: unreadOf(state) },
        { id: 'you', label: t('you'), icon: 'person' },
      ]}
    />
  );
}
