import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { AppDef, Catalogue } from '../sdk/core/app.ts';
import { matchRoute } from '../sdk/core/routes.ts';
import { SurfaceContext, useAppText, usePhone, useStore } from '../sdk/react/hooks.ts';
import { AppIcons } from '../sdk/react/kit/Icon.tsx';
import type { ScreenRecord } from '../state/phone/index.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { ScreenSource } from './screens.ts';
import { paletteOf } from './theme.ts';
import css from './PhoneFrame.module.css';

interface AppScreenProps {
  screen: ScreenRecord;
  apps: ScreenSource;
  dark: boolean;
  /** What stands for a screen that fails to draw. */
  fallback?: ReactNode;
}

/** One screen of an app as its route says, once its code is loaded. */
export function AppScreen({ screen, apps, dark, fallback }: AppScreenProps) {
  const phone = usePhone(p => p);
  const name = useAppText()(screen.app);
  const surface = useMemo(() => ({ id: screen.id, app: screen.app, screen }), [screen]);
  const routes = useRoutes(screen.app);
  const palette = usePhone(p => paletteOf(p, routes?.palette));
  const drawn = useSyncExternalStore(apps.subscribe, () => apps.screens(screen.app));
  const match = useMemo(() => routes && matchRoute(routes.screens, screen.path), [routes, screen.path]);
  const Component = routes && match && drawn?.screens[routes.screens[match.pattern]!];
  const icons = drawn?.icons;
  // The same element again, since this renders with every change of the phone and the screen reads what it draws from by itself.
  const content = useMemo(
    () =>
      Component && icons ? (
        <AppIcons value={icons}>
          <Component />
        </AppIcons>
      ) : undefined,
    [Component, icons],
  );
  return (
    <div
      className={`screen ${css['screen']}`}
      data-palette={palette}
      data-theme={dark ? 'dark' : 'light'}
      data-app={screen.app}
    >
      <SurfaceContext value={surface}>
        <CrashBoundary phone={phone} name={name} fallback={fallback}>
          {content}
        </CrashBoundary>
      </SurfaceContext>
    </div>
  );
}

/** The declaration of an app; undefined until its code is loaded. */
function loadedApp(catalogue: Catalogue, app: string): AppDef | undefined {
  try {
    return catalogue.get(app);
  } catch {
    return undefined;
  }
}

/** Pattern → name of the screen, for an app whose code is loaded. */
function useRoutes(app: string): { palette: string; screens: Record<string, string> } | undefined {
  const { catalogue } = useStore();
  const def = loadedApp(catalogue, app);
  return useMemo(
    () =>
      def && {
        palette: def.palette,
        screens: Object.fromEntries(Object.entries(def.routes).map(([pattern, r]) => [pattern, r.screen])),
      },
    [def],
  );
}
