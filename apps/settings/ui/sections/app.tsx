import { useScreenState, useSystem } from '../../../../src/sdk/react/hooks.ts';
import { ConfirmDialog } from '../kit.ts';
import type { View } from '../../model.ts';
import { nameOf } from '../../select.ts';
import { useNav } from '../hooks.ts';
import { AppImage } from '../Row.tsx';
import css from '../sections.module.css';
import common from '../settings.module.css';
import { HeaderAction } from './wifi.tsx';

/** Icon and name of an app, with open, force stop, and uninstall or disable. */
export function AppHeader({ v }: { v: View }) {
  const system = useSystem();
  const nav = useNav();
  const [asking, ask] = useScreenState<'stop' | 'uninstall' | 'disable' | null>('removing', null);
  const app = v.params['app']!;
  const meta = v.metas.get(app)!;
  const record = v.phone.os.installed[app];
  const close = () => ask(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const running =
    app !== 'settings' &&
    !record?.stopped &&
    (v.phone.ui.tasks.some(t => t.app === app) ||
      Object.values(v.phone.timers).some(t => t.app === app) ||
      Object.values(v.phone.os.notifications).some(n => n.app === app));
  return (
    <div className={css['header']}>
      <AppImage app={app} size={64} />
      <span className={css['headerName']} dir="auto">
        {meta.name}
      </span>
      <span className={css['headerState']}>
        {record ? (record.enabled ? `Version ${record.version}` : 'Disabled') : 'Not installed'}
      </span>
      {record ? (
        <div className={css['headerActions']}>
          <HeaderAction
            icon="open_in_new"
            label="Open"
            disabled={!record.enabled}
            onClick={() => system.openApp({ app })}
          />
          {meta.system ? (
            record.enabled ? (
              <HeaderAction
                icon="block"
                label="Disable"
                disabled={app === 'settings'}
                onClick={() => ask('disable')}
              />
            ) : (
              <HeaderAction
                icon="check_circle"
                label="Enable"
                onClick={() => system.setAppOption({ app, enabled: true })}
              />
            )
          ) : (
            <HeaderAction icon="delete" label="Uninstall" onClick={() => ask('uninstall')} />
          )}
          <HeaderAction
            icon="stop_circle"
            label="Force stop"
            disabled={!running}
            onClick={() => ask('stop')}
          />
          {!meta.system &&
            (record.enabled ? (
              <HeaderAction icon="block" label="Disable" onClick={() => ask('disable')} />
            ) : (
              <HeaderAction
                icon="check_circle"
                label="Enable"
                onClick={() => system.setAppOption({ app, enabled: true })}
              />
            ))}
        </div>
      ) : (
        <div className={css['headerActions']}>
          <HeaderAction icon="download" label="Install" onClick={() => system.installApp({ app })} />
        </div>
      )}
      <ConfirmDialog
        open={asking === 'stop'}
        title="Force stop?"
        text="If you force an app to stop, it may misbehave."
        confirmLabel="Force stop"
        onConfirm={then(() => system.forceStop({ app }))}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'disable'}
        title="Disable app?"
        text={`${meta.name} will not be shown and cannot run until you enable it.`}
        confirmLabel="Disable app"
        danger
        onConfirm={then(() => system.setAppOption({ app, enabled: false }))}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'uninstall'}
        title={`Uninstall ${meta.name}?`}
        text="The app and its data are deleted from this phone."
        confirmLabel="Uninstall"
        danger
        onConfirm={() => {
          nav.back();
          system.uninstallApp({ app });
        }}
        onCancel={close}
      />
    </div>
  );
}

/** Which app a page is about. */
export function AppTitle({ v }: { v: View }) {
  const app = v.params['app']!;
  return (
    <div className={css['appTitle']}>
      <AppImage app={app} size={40} />
      <span className={common['title']} dir="auto">
        {nameOf(v, app)}
      </span>
    </div>
  );
}
