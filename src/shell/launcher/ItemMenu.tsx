import { useAppText, usePhone, useScreenState, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Menu } from '../../sdk/react/kit/modals.tsx';
import { useShellWords } from '../phone-words.ts';

/** What can be done with an icon, a dock app, an app of the drawer, or the home screen itself (`home`). */
export function ItemMenu({ id }: { id: string }) {
  const t = useShellWords();
  const textOf = useAppText();
  const { catalogue } = useStore();
  const system = useSystem();
  const [, setMenu] = useScreenState<string | null>('menu', null);
  const item = usePhone(p => p.os.launcher.pages.flat().find(i => i.id === id));
  const installed = usePhone(p => p.os.installed);
  const docked = usePhone(p => p.os.launcher.dock);
  const [kind, name] = id.includes(':') ? (id.split(':') as [string, string]) : ['item', item?.app];
  const meta = name ? catalogue.metas.get(name) : undefined;
  const widgets = [...catalogue.metas.values()].flatMap(({ id: app, widgets: own }) =>
    Object.entries(own).map(([widget, { title }]) => ({ app, widget, title: textOf(app, title) })),
  );
  const widget =
    item?.widget === 'clock'
      ? t('clockWidget')
      : item?.widget && widgets.find(w => w.widget === item.widget)?.title;
  const close = () => setMenu(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const info = () =>
    system.startIntent({
      app: 'launcher',
      intent: { verb: 'VIEW', uri: `settings:app/${name}`, extras: { app: name } },
    });
  const items =
    id === 'home'
      ? [
          {
            label: t('wallpaper'),
            icon: 'wallpaper' as const,
            onClick: then(() =>
              system.startIntent({
                app: 'launcher',
                intent: { verb: 'VIEW', uri: 'settings-wallpaper:' },
              }),
            ),
          },
          {
            label: t('addClockWidget'),
            icon: 'schedule' as const,
            onClick: then(() => system.addWidget({ widget: 'clock' })),
          },
          ...widgets
            .filter(w => installed[w.app]?.enabled)
            .map(({ widget, title }) => ({
              label: t('addWidget', { widget: title.toLowerCase() }),
              icon: 'widgets' as const,
              onClick: then(() => system.addWidget({ widget })),
            })),
        ]
      : [
          ...(meta ? [{ label: t('appInfo'), icon: 'info' as const, onClick: then(info) }] : []),
          ...(kind === 'drawer'
            ? [
                {
                  label: t('addToHome'),
                  icon: 'add_box' as const,
                  onClick: then(() => system.addToHome({ app: name! })),
                },
              ]
            : []),
          ...(kind !== 'dock' && meta && !docked.includes(meta.id) && docked.length < 5
            ? [
                {
                  label: t('addToDock'),
                  icon: 'keep' as const,
                  onClick: then(() => system.addToDock({ app: meta.id })),
                },
              ]
            : []),
          ...(kind === 'dock'
            ? [
                {
                  label: t('removeFromDock'),
                  icon: 'close' as const,
                  onClick: then(() => system.removeFromDock({ app: name! })),
                },
              ]
            : []),
          ...(kind === 'item'
            ? [
                {
                  label: t('remove'),
                  icon: 'close' as const,
                  onClick: then(() => system.removeItem({ id })),
                },
              ]
            : []),
          ...(meta && !meta.system
            ? [
                {
                  label: t('uninstall'),
                  icon: 'delete' as const,
                  danger: true,
                  onClick: then(() =>
                    system.openDialog({
                      kind: 'uninstall',
                      app: meta.id,
                    }),
                  ),
                },
              ]
            : []),
        ];
  return (
    <Menu
      open
      label={
        meta ? textOf(meta.id) : id === 'home' ? t('homeScreen') : (item?.name ?? widget ?? t('options'))
      }
      anchor="center"
      items={items}
      onClose={close}
    />
  );
}
