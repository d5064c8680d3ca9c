import { useSyncExternalStore } from 'react';
import { widgetOwner } from '../../sdk/core/system/launcher.ts';
import { useNow, usePhone, useStore, useZone } from '../../sdk/react/hooks.ts';
import { formatDay, formatTime } from '../../sdk/core/format.ts';
import { AppIcons } from '../../sdk/react/kit/index.ts';
import type { ScreenSource } from '../screens.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import css from './launcher.module.css';

/** Large time and date, as at the top of the first page. */
export function ClockWidget() {
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  return (
    <div className={css['clock']}>
      <div className={css['time']}>{formatTime(now, zone, h24)}</div>
      <div className={css['date']}>{formatDay(now, zone)}</div>
    </div>
  );
}

/** A widget of an app, which opens it; empty while its app is not there. */
export function AppWidget({ widget, apps }: { widget: string; apps: ScreenSource }) {
  const { catalogue } = useStore();
  const owner = usePhone(p => widgetOwner(catalogue, p, widget)?.id);
  const phone = usePhone(p => p);
  const drawn = useSyncExternalStore(apps.subscribe, () =>
    owner === undefined ? undefined : apps.screens(owner),
  );
  const meta = owner === undefined ? undefined : catalogue.metas.get(owner);
  const Component = meta && drawn?.screens[meta.widgets[widget]!.screen];
  if (!drawn || !Component || phone.apps[meta.id] === undefined) return null;
  return (
    <CrashBoundary phone={phone} name={meta.name}>
      <AppIcons value={drawn.icons}>
        <Component />
      </AppIcons>
    </CrashBoundary>
  );
}
