import { useRef } from 'react';
import { useBack } from '../../sdk/react/back.ts';
import { useGesture } from '../../sdk/react/gestures.ts';
import {
  useAppText,
  useFieldText,
  useLanguage,
  usePhone,
  useScreenState,
  useStore,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { EmptyState } from '../../sdk/react/kit/EmptyState.tsx';
import { Scroller } from '../../sdk/react/kit/Scroller.tsx';
import { SearchField } from '../../sdk/react/kit/search-field.tsx';
import { AppIcon } from './AppIcon.tsx';
import { useShellWords } from '../phone-words.ts';
import { compare } from '../../sdk/core/compare.ts';
import type { Language } from '../../sdk/core/words/words.ts';
import css from './launcher.module.css';

/** Order of names in a language. Only what is seen depends on it. */
const ORDER: Record<Language, (a: string, b: string) => number> = {
  en: compare,
  zh: new Intl.Collator('zh-Hans-CN').compare,
};

/** All apps with search, over the home screen. */
export function Drawer() {
  const t = useShellWords();
  const textOf = useAppText();
  const language = useLanguage();
  const { catalogue } = useStore();
  const installed = usePhone(p => Object.keys(p.os.installed).filter(id => p.os.installed[id]!.enabled));
  const query = useFieldText('apps').trim().toLowerCase();
  const [, setDrawer] = useScreenState('drawer', false);
  const system = useSystem();
  const ref = useRef<HTMLDivElement>(null);
  useBack(true, () => setDrawer(false), ref);
  const found = installed
    .map(id => catalogue.metas.get(id))
    .filter(m => m !== undefined)
    .map(({ id }) => ({ id, name: textOf(id) }))
    .filter(m => m.name.toLowerCase().includes(query))
    .sort((a, b) => ORDER[language](a.name, b.name) || compare(a.id, b.id));
  return (
    <div className={css['drawer']} ref={ref}>
      <SearchField
        name="apps"
        label={t('searchApps')}
        onEnter={() => {
          if (found[0]) system.openApp({ app: found[0].id });
        }}
      />
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('noAppFound')} text={t('nothingCalled', { query })} />
      ) : (
        <Scroller name="apps-list" label={t('apps')}>
          <div className={css['drawerGrid']}>
            {found.map(m => (
              <DrawerApp key={m.id} app={m.id} name={m.name} />
            ))}
          </div>
        </Scroller>
      )}
    </div>
  );
}

function DrawerApp({ app, name }: { app: string; name: string }) {
  const system = useSystem();
  const [, setMenu] = useScreenState<string | null>('menu', null);
  const ref = useGesture({ onLongPress: () => setMenu(`drawer:${app}`) });
  return (
    <button
      type="button"
      ref={ref}
      className={css['item']}
      data-rid="app"
      data-key={app}
      aria-label={name}
      onClick={() => system.openApp({ app })}
    >
      <AppIcon app={app} dot />
      <span className={css['labelDark']}>{name}</span>
    </button>
  );
}
