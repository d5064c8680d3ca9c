import { foregroundTask } from '../sdk/core/stack.ts';
import { displayZoom, isLocked, isRtl, pointsOf } from '../sdk/core/screen.ts';
import { ContainerContext, Speech, StoreContext, SurfaceContext, usePhone } from '../sdk/react/hooks.ts';
import type { PhoneStore } from '../sdk/react/store.ts';
import { AppScreen } from './AppScreen.tsx';
import { MAGNIFIED } from './assist/magnifier.ts';
import { Later } from './Later.tsx';
import { Launcher } from './launcher/Launcher.tsx';
import type { ScreenSource } from './screens.ts';
import { Overlays } from './Overlays.tsx';
import { Touches } from './overlays/Touches.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { NavBar } from './status/NavBar.tsx';
import { isAssisted } from './assist/assisted.ts';
import { isDark, paletteOf } from './theme.ts';
import css from './PhoneFrame.module.css';

interface PhoneFrameProps {
  store: PhoneStore;
  apps: ScreenSource;
  /** The element that it is drawn in, by itself. */
  container: HTMLElement;
}

/** A whole phone, drawn from the store alone. */
export function PhoneFrame({ store, apps, container }: PhoneFrameProps) {
  return (
    <StoreContext value={store}>
      <ContainerContext value={container}>
        <Speech>
          <Frame apps={apps} />
        </Speech>
      </ContainerContext>
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
      keys: p.ui.keyboard.visible && p.ui.awake,
      assisted: isAssisted(p),
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
          {display.keys && <Later apps={apps} draw={({ Keyboard }) => <Keyboard />} />}
          <NavBar />
          <Overlays apps={apps} />
        </div>
        {display.assisted && <Later apps={apps} draw={({ Assist }) => <Assist />} />}
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
