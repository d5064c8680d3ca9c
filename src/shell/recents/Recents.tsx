import { useRef, type CSSProperties } from 'react';
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
import { Button } from '../../sdk/react/kit/buttons.tsx';
import { EmptyState } from '../../sdk/react/kit/EmptyState.tsx';
import { Scroller } from '../../sdk/react/kit/Scroller.tsx';
import { AppIcon } from '../launcher/AppIcon.tsx';
import { useShellWords } from '../phone-words.ts';
import type { ScreenRecord } from '../../state/phone/index.ts';
import type { ScreenSource } from '../screens.ts';
import { Wallpaper } from '../Wallpaper.tsx';
import { cardSizes } from './cards.ts';
import { Preview } from './Preview.tsx';
import css from './recents.module.css';

const SURFACE = { id: 'recents', app: 'systemui' };

/** Recent apps as cards with their screens, newest first: tap to switch, swipe up to dismiss. */
export function Recents({ apps }: { apps: ScreenSource }) {
  return (
    <SurfaceContext value={SURFACE}>
      <Cards apps={apps} />
    </SurfaceContext>
  );
}

function Cards({ apps }: { apps: ScreenSource }) {
  const t = useShellWords();
  const tasks = usePhone(p => p.ui.tasks);
  const { width, height, gap, margin } = usePhone(cardSizes);
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
      style={{ '--card-width': `${width}px`, '--card-height': `${height}px` } as CSSProperties}
    >
      <Wallpaper className={css['wallpaper']} />
      <div className={css['scrim']} aria-hidden="true" />
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
              <div className={css['row']} style={{ gap, paddingInline: margin }}>
                {tasks.map(({ id, app, stack }) => (
                  <Card key={id} id={id} app={app} top={stack.at(-1)!} apps={apps} />
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

interface CardProps {
  id: string;
  app: string;
  top: ScreenRecord;
  apps: ScreenSource;
}

function Card({ id, app, top, apps }: CardProps) {
  const t = useShellWords();
  const textOf = useAppText();
  const { catalogue } = useStore();
  const system = useSystem();
  const [shift, setShift] = useScreenState(`shift-${id}`, 0);
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
      <span className={css['name']}>
        <AppIcon app={app} size={32} />
        <span>{name}</span>
      </span>
      <div className={css['card']}>
        <Preview task={id} app={app} top={top} apps={apps} />
        <button
          type="button"
          className={css['open']}
          data-rid="task"
          data-key={id}
          aria-label={title && title !== name ? t('screenOfApp', { app: name, screen: title }) : name}
          onClick={() => system.openTask({ task: id })}
        />
      </div>
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
