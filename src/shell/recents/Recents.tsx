import { useRef } from 'react';
import { useGesture } from '../../sdk/react/gestures.ts';
import { matchRoute } from '../../sdk/core/routes.ts';
import { SurfaceContext, usePhone, useScreenState, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Button, EmptyState, Scroller } from '../../sdk/react/kit/index.ts';
import { AppIcon } from '../launcher/AppIcon.tsx';
import { paletteOf } from '../theme.ts';
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
      aria-label="Recent apps"
      ref={ref}
    >
      {tasks.length === 0 ? (
        <div className={css['none']}>
          <EmptyState
            icon="view_agenda"
            title="No recent apps"
            action={{ label: 'Home', onClick: () => system.home() }}
          />
        </div>
      ) : (
        <>
          <div className={css['strip']}>
            <Scroller name="recents" axis="x" label="Recent apps">
              <div className={css['row']}>
                {tasks.map(t => (
                  <Card key={t.id} id={t.id} app={t.app} top={t.stack.at(-1)!} />
                ))}
              </div>
            </Scroller>
          </div>
          <div className={css['foot']}>
            <Button variant="tonal" rid="clear-all" onClick={() => system.closeAllTasks()}>
              Clear all
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Card({ id, app, top }: { id: string; app: string; top: { app: string; path: string } }) {
  const { catalogue } = useStore();
  const system = useSystem();
  const [shift, setShift] = useScreenState(`shift-${id}`, 0);
  const meta = catalogue.metas.get(app);
  const palette = usePhone(p => paletteOf(p, meta?.palette));
  const topApp = catalogue.metas.get(top.app);
  const match = topApp && matchRoute(topApp.routes, top.path);
  const title = match ? topApp.routes[match.pattern]!.title : '';
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
        aria-label={`${meta?.name ?? app}${title && title !== meta?.name ? `, ${title}` : ''}`}
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
        <span>{meta?.name}</span>
      </span>
      <button
        type="button"
        className={css['close']}
        aria-label={`Dismiss ${meta?.name ?? app}`}
        onClick={() => system.closeTask({ task: id })}
      >
        Dismiss
      </button>
    </div>
  );
}
