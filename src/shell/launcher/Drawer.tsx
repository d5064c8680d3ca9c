import { useRef } from 'react';
import { useBack } from '../../sdk/react/back.ts';
import { useGesture } from '../../sdk/react/gestures.ts';
import { useFieldText, usePhone, useScreenState, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { EmptyState, Scroller, SearchField } from '../../sdk/react/kit/index.ts';
import { AppIcon } from './AppIcon.tsx';
import css from './launcher.module.css';

/** All apps with search, over the home screen. */
export function Drawer() {
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
    .filter(m => m.name.toLowerCase().includes(query))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    <div className={css['drawer']} ref={ref}>
      <SearchField
        name="apps"
        label="Search apps"
        onEnter={() => {
          if (found[0]) system.openApp({ app: found[0].id });
        }}
      />
      {found.length === 0 ? (
        <EmptyState icon="search" title="No app found" text={`Nothing is called “${query}”.`} />
      ) : (
        <Scroller name="apps-list" label="Apps">
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
