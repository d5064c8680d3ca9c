import { BottomBar } from './kit.ts';
import { unreadOf } from '../select.ts';
import { useAct, useForum, useNav, useWords } from './hooks.ts';

const PATHS = { communities: '/communities', inbox: '/inbox', you: '/you' } as const;
type Place = 'home' | 'new' | keyof typeof PATHS;

/** The main places. Each but the first replaces the other, so that Back leads to the first. */
export function Places({ at }: { at: Exclude<Place, 'new'> }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const go = (to: string) => {
    if (to === at) return;
    if (to === 'new') return act.startPost({ community: null });
    if (to === 'home') return nav.back();
    const path = PATHS[to as keyof typeof PATHS];
    if (at === 'home') nav.push(path);
    else nav.replace(path);
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
