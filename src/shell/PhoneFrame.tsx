import { useMemo, useSyncExternalStore } from 'react';
import { foregroundTask } from '../sdk/core/stack.ts';
import { displayZoom, isLocked, isRtl, pointsOf } from '../sdk/core/screen.ts';
import { matchRoute } from '../sdk/core/routes.ts';
import { Speech, StoreContext, SurfaceContext, useAppText, usePhone, useStore } from '../sdk/react/hooks.ts';
import { AppIcons } from '../sdk/react/kit/index.ts';
import type { PhoneStore } from '../sdk/react/store.ts';
import type { ScreenRecord } from '../state/phone/index.ts';
import { Assist } from './assist/Assist.tsx';
import { MAGNIFIED } from './assist/magnifier.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Launcher } from './launcher/Launcher.tsx';
import type { ScreenSource } from './screens.ts';
import { Overlays } from './Overlays.tsx';
import { Touches } from './overlays/Touches.tsx';
import { Keyboard } from './keyboard/Keyboard.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { NavBar } from './status/NavBar.tsx';
import { isDark, paletteOf } from './theme.ts';
import css from './PhoneFrame.module.css';

/** A whole phone, drawn from the store alone. */
export function PhoneFrame({ store, apps }: { store: PhoneStore; apps: ScreenSource }) {
  return (
    <StoreContext value={store}>
      <Speech>
        <Frame apps={apps} />
      </Speech>
    </StoreContext>
  );
}

function Frame({ apps }: { apps: ScreenSource }) {
  const display = usePhone(p => {
    return {
      ...pointsOf(p),
      zoom: displayZoom(p),
      lens: p.ui.assist?.lens,
      wide: p.device.orientation === 'landscape',
      dark: isDark(p),
      textScale: p.os.settings.textScale,
      palette: paletteOf(p),
      rtl: isRtl(p),
      keyboard: p.ui.keyboard.visible && p.ui.awake && !isLocked(p),
      bold: p.os.settings.boldText,
      contrast: p.os.settings.highContrast,
      invert: p.os.settings.invertColours,
      awake: p.ui.awake,
      warm: p.os.settings.nightLight.on ? p.os.settings.nightLight.strength : 0,
      language: p.os.settings.language,
    };
  });
  const top = usePhone(p => foregroundTask(p)?.stack.at(-1) ?? null);
  return (
    <div
      className={`phone ${css['phone']}`}
      lang={display.language}
      dir={display.rtl ? 'rtl' : 'ltr'}
      data-theme={display.dark ? 'dark' : 'light'}
      data-palette={display.palette}
      data-bold={display.bold || undefined}
      data-contrast={display.contrast || undefined}
      data-wide={display.wide || undefined}
      style={
        {
          zoom: display.zoom === 1 ? undefined : display.zoom,
          width: display.width,
          height: display.height,
          '--text-scale': display.textScale,
          '--keyboard-height': display.keyboard ? (display.wide ? '200px' : '284px') : '0px',
          filter: display.invert ? 'invert(1) hue-rotate(180deg)' : undefined,
        } as React.CSSProperties
      }
    >
      <SurfaceContext value={SHELL}>
        <div
          className={css['all']}
          style={
            display.lens
              ? {
                  transform: `scale(${MAGNIFIED})`,
                  transformOrigin: `${display.lens.x}px ${display.lens.y}px`,
                }
              : undefined
          }
        >
          <div className={css['stage']} data-layer="app" data-app={top?.app}>
            {top ? (
              <AppScreen key={top.id} screen={top} apps={apps} dark={display.dark} />
            ) : (
              <Launcher apps={apps} />
            )}
          </div>
          <StatusBar />
          <Keyboard />
          <NavBar />
          <Overlays />
        </div>
        <Assist />
        {display.warm > 0 && (
          <div className={css['warm']} aria-hidden="true" style={{ opacity: display.warm / 300 }} />
        )}
        <Touches />
        {!display.awake && <div className={css['off']} aria-hidden="true" />}
      </SurfaceContext>
    </div>
  );
}

const SHELL = { id: 'shell', app: 'system' };

function AppScreen({ screen, apps, dark }: { screen: ScreenRecord; apps: ScreenSource; dark: boolean }) {
  const phone = usePhone(p => p);
  const name = useAppText()(screen.app);
  const surface = useMemo(() => ({ id: screen.id, app: screen.app, screen }), [screen]);
  const routes = useRoutes(screen.app);
  const palette = usePhone(p => paletteOf(p, routes?.palette));
  const drawn = useSyncExternalStore(apps.subscribe, () => apps.screens(screen.app));
  const match = routes && matchRoute(routes.screens, screen.path);
  const Component = match && drawn?.screens[routes.screens[match.pattern]!];
  return (
    <div
      className={`screen ${css['screen']}`}
      data-palette={palette}
      data-theme={dark ? 'dark' : 'light'}
      data-app={screen.app}
    >
      <SurfaceContext value={surface}>
        <CrashBoundary phone={phone} name={name}>
          {Component && (
            <AppIcons value={drawn.icons}>
              <Component />
            </AppIcons>
          )}
        </CrashBoundary>
      </SurfaceContext>
    </div>
  );
}

/** Pattern → name of the screen, for an app whose code is loaded. */
function useRoutes(app: string): { palette: string; screens: Record<string, string> } | undefined {
  const { catalogue } = useStore();
  try {
    const def = catalogue.get(app);
    return {
      palette: def.palette,
      screens: Object.fromEntries(Object.entries(def.routes).map(([pattern, r]) => [pattern, r.screen])),
    };
  } catch {
    return undefined;
  }
}
