import { useSyncExternalStore } from 'react';
import { widgetOwner } from '../../sdk/core/system/launcher.ts';
import { useAppText, useFormat, useNow, usePhone, useStore } from '../../sdk/react/hooks.ts';
import { AppIcons } from '../../sdk/react/kit/Icon.tsx';
import type { ScreenSource } from '../screens.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import css from './launcher.module.css';

/** Large time and date, as at the top of the first page. */
export function ClockWidget() {
  const now = useNow();
  const f = useFormat();
  return (
    <div className={css['clock']}>
      <div className={css['time']}>{f.time(now)}</div>
      <div className={css['date']}>{f.day(now)}</div>
    </div>
  );
}

/** A widget of an app, which opens it; empty while its app is not there. */
export function AppWidget({ widget, apps }: { widget: string; apps: ScreenSource }) {
  const { catalogue } = useStore();
  const textOf = useAppText();
  const owner = usePhone(p => widgetOwner(catalogue, p, widget)?.id);
  const phone = usePhone(p => p);
  const drawn = useSyncExternalStore(apps.subscribe, () =>
    owner === undefined ? undefined : apps.screens(owner),
  );
  const meta = owner === undefined ? undefined : catalogue.metas.get(owner);
  const Component = meta && drawn?.screens[meta.widgets[widget]!.screen];
  if (!drawn || !Component || phone.apps[meta.id] === undefined) return null;
  return (
    <CrashBoundary phone={phone} name={textOf(meta.id)}>
      <AppIcons value={drawn.icons}>
        <Component />
      </AppIcons>
    </CrashBoundary>
  );
}
