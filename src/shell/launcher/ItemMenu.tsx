import { usePhone, useScreenState, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Menu } from '../../sdk/react/kit/index.ts';

/** What can be done with an icon, a dock app, an app of the drawer, or the home screen itself (`home`). */
export function ItemMenu({ id }: { id: string }) {
  const { catalogue } = useStore();
  const system = useSystem();
  const [, setMenu] = useScreenState<string | null>('menu', null);
  const item = usePhone(p => p.os.launcher.pages.flat().find(i => i.id === id));
  const installed = usePhone(p => p.os.installed);
  const docked = usePhone(p => p.os.launcher.dock);
  const [kind, name] = id.includes(':') ? (id.split(':') as [string, string]) : ['item', item?.app];
  const meta = name ? catalogue.metas.get(name) : undefined;
  const widget =
    item?.widget === 'clock'
      ? 'Clock widget'
      : item?.widget &&
        [...catalogue.metas.values()].map(m => m.widgets[item.widget!]).find(w => w !== undefined)?.title;
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
            label: 'Wallpaper',
            icon: 'wallpaper' as const,
            onClick: then(() =>
              system.startIntent({
                app: 'launcher',
                intent: { verb: 'VIEW', uri: 'settings-wallpaper:' },
              }),
            ),
          },
          {
            label: 'Add clock widget',
            icon: 'schedule' as const,
            onClick: then(() => system.addWidget({ widget: 'clock' })),
          },
          ...[...catalogue.metas.values()]
            .filter(m => installed[m.id]?.enabled)
            .flatMap(m => Object.entries(m.widgets))
            .map(([widget, { title }]) => ({
              label: `Add ${title.toLowerCase()} widget`,
              icon: 'widgets' as const,
              onClick: then(() => system.addWidget({ widget })),
            })),
        ]
      : [
          ...(meta ? [{ label: 'App info', icon: 'info' as const, onClick: then(info) }] : []),
          ...(kind === 'drawer'
            ? [
                {
                  label: 'Add to home screen',
                  icon: 'add_box' as const,
                  onClick: then(() => system.addToHome({ app: name! })),
                },
              ]
            : []),
          ...(kind !== 'dock' && meta && !docked.includes(meta.id) && docked.length < 5
            ? [
                {
                  label: 'Add to dock',
                  icon: 'keep' as const,
                  onClick: then(() => system.addToDock({ app: meta.id })),
                },
              ]
            : []),
          ...(kind === 'dock'
            ? [
                {
                  label: 'Remove from dock',
                  icon: 'close' as const,
                  onClick: then(() => system.removeFromDock({ app: name! })),
                },
              ]
            : []),
          ...(kind === 'item'
            ? [
                {
                  label: 'Remove',
                  icon: 'close' as const,
                  onClick: then(() => system.removeItem({ id })),
                },
              ]
            : []),
          ...(meta && !meta.system
            ? [
                {
                  label: 'Uninstall',
                  icon: 'delete' as const,
                  danger: true,
                  onClick: then(() =>
                    system.openDialog({
                      kind: 'uninstall',
                      app: meta.id,
                      title: `Uninstall ${meta.name}?`,
                      text: 'The app and its data will be removed.',
                    }),
                  ),
                },
              ]
            : []),
        ];
  return (
    <Menu
      open
      label={meta?.name ?? (id === 'home' ? 'Home screen' : (item?.name ?? widget ?? 'Options'))}
      anchor="center"
      items={items}
      onClose={close}
    />
  );
}
