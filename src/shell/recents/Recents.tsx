import { useRef } from 'react';
import { useGesture } from '../../sdk/react/gestures.ts';
import { matchRoute } from '../../sdk/core/routes.ts';
import {
  SurfaceContext,
  useAppText,
  usePhone,
  useScreenState,
  useStore,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { Button, EmptyState, Scroller } from '../../sdk/react/kit/index.ts';
import { AppIcon } from '../launcher/AppIcon.tsx';
import { paletteOf } from '../theme.ts';
import { useShellWords } from '../phone-words.ts';
import css from './recents.module.css';

const SURFACE = { id: 'recents', app: 'systemui' };

/** Recent apps as cards, newest first: tap to switch, swipe up to dismiss. */
export function Recents() {
  return (
    <SurfaceContext value={SURFACE}>
      <Cards />
    </SurfaceContext>
  );
}

function Cards() {
  const t = useShellWords();
  const tasks = usePhone(p => p.ui.tasks);
  const system = useSystem();
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div
      className={css['recents']}
      data-layer="recents"
      data-app="systemui"
      role="dialog"
      aria-modal="true"
      aria-label={t('recents')}
      ref={ref}
    >
      {tasks.length === 0 ? (
        <div className={css['none']}>
          <EmptyState
            icon="view_agenda"
            title={t('noRecents')}
            action={{ label: t('home'), onClick: () => system.home() }}
          />
        </div>
      ) : (
        <>
          <div className={css['strip']}>
            <Scroller name="recents" axis="x" label={t('recents')}>
              <div className={css['row']}>
                {tasks.map(({ id, app, stack }) => (
                  <Card key={id} id={id} app={app} top={stack.at(-1)!} />
                ))}
              </div>
            </Scroller>
          </div>
          <div className={css['foot']}>
            <Button variant="tonal" rid="clear-all" onClick={() => system.closeAllTasks()}>
              {t('clearAll')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Card({ id, app, top }: { id: string; app: string; top: { app: string; path: string } }) {
  const t = useShellWords();
  const textOf = useAppText();
  const { catalogue } = useStore();
  const system = useSystem();
  const [shift, setShift] = useScreenState(`shift-${id}`, 0);
  const meta = catalogue.metas.get(app);
  const palette = usePhone(p => paletteOf(p, meta?.palette));
  const topApp = catalogue.metas.get(top.app);
  const match = topApp && matchRoute(topApp.routes, top.path);
  const title = match ? textOf(top.app, topApp.routes[match.pattern]!.title) : '';
  const name = textOf(app);
  const ref = useGesture({
    drag: {
      axis: 'y',
      onMove: p => setShift(Math.min(0, p.dy)),
      onEnd: p => {
        setShift(0);
        if (p.dy < -120) system.closeTask({ task: id });
      },
    },
  });
  return (
    <div
      className={css['item']}
      ref={ref}
      data-key={id}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <button
        type="button"
        className={css['card']}
        data-rid="task"
        data-key={id}
        aria-label={title && title !== name ? t('screenOfApp', { app: name, screen: title }) : name}
        data-palette={palette}
        onClick={() => system.openTask({ task: id })}
      >
        <span className={css['bar']}>{title}</span>
        <span className={css['big']}>
          <AppIcon app={app} size={96} />
        </span>
        <span className={css['lines']}>
          <i />
          <i />
          <i />
        </span>
      </button>
      <span className={css['name']}>
        <AppIcon app={app} size={28} />
        <span>{name}</span>
      </span>
      <button
        type="button"
        className={css['close']}
        aria-label={t('dismissApp', { app: name })}
        onClick={() => system.closeTask({ task: id })}
      >
        {t('dismiss')}
      </button>
    </div>
  );
}
