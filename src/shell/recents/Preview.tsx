import { useMemo } from 'react';
import { pointsOf } from '../../sdk/core/screen.ts';
import { StoreContext, usePhone, useStore } from '../../sdk/react/hooks.ts';
import { lookedAt } from '../../sdk/react/store.ts';
import type { ScreenRecord } from '../../state/phone/index.ts';
import { AppScreen } from '../AppScreen.tsx';
import { AppIcon } from '../launcher/AppIcon.tsx';
import type { ScreenSource } from '../screens.ts';
import { isDark } from '../theme.ts';
import { cardSizes, cardsInView, isCovered } from './cards.ts';
import css from './recents.module.css';

interface PreviewProps {
  task: string;
  app: string;
  top: ScreenRecord;
  apps: ScreenSource;
}

/**
 * A task's screen on top as it was left, small and only to be looked at: it takes no touches, is not part of what can be observed,
 * runs no rules and writes nothing. A card out of view, a secure screen and one that fails show the app's icon.
 */
export function Preview({ task, app, top, apps }: PreviewProps) {
  const store = useStore();
  const view = useMemo(() => lookedAt(store), [store]);
  const { shown, scale, width, height, dark } = usePhone(p => ({
    shown: cardsInView(p).includes(task) && !isCovered(store.catalogue, p, top),
    scale: cardSizes(p).scale,
    ...pointsOf(p),
    dark: isDark(p),
  }));
  const cover = (
    <div className={css['cover']}>
      <AppIcon app={app} size={72} />
    </div>
  );
  return (
    <div className={css['preview']} data-preview aria-hidden="true" inert>
      {shown ? (
        <StoreContext value={view}>
          <div className={css['screen']} style={{ width, height, transform: `scale(${scale})` }}>
            <AppScreen screen={top} apps={apps} dark={dark} fallback={cover} />
          </div>
        </StoreContext>
      ) : (
        cover
      )}
    </div>
  );
}
