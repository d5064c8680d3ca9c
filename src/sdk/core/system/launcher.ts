import { takeAudio } from '../audio.ts';
import { Type } from 'typebox';
import type { AnyPhone, LauncherItem } from '../../../state/phone/index.ts';
import { metaText, type AppMeta, type Catalogue } from '../app.ts';
import { closeTask } from '../navigation.ts';
import { forgetGrants } from '../permissions.ts';
import { nextId } from '../stack.ts';
import { removeNotification } from '../notifications.ts';
import type { Run } from '../run.ts';
import { RuleError } from '../rule-error.ts';
import { showToast } from '../timers.ts';
import { systemAction } from './action.ts';
import { languageOf } from '../words/words.ts';
import { say } from './say.ts';
import { newAppRecord } from './app-record.ts';

export const COLUMNS = 4;
export const ROWS = 5;
const Text = Type.String();

const pages = (run: Run): LauncherItem[][] => run.phone.os.launcher.pages;

/** Whether an item would lie on a free place; `but` is the item that moves. */
export function isFree(
  page: readonly LauncherItem[],
  at: { x: number; y: number; w: number; h: number },
  but?: string,
): boolean {
  if (at.x < 0 || at.y < 0 || at.x + at.w > COLUMNS || at.y + at.h > ROWS) return false;
  return page.every(
    i => i.id === but || at.x + at.w <= i.x || i.x + i.w <= at.x || at.y + at.h <= i.y || i.y + i.h <= at.y,
  );
}

/** First free place for one icon, on the first page that has one; a new page where none has. */
function firstFree(run: Run): { page: number; x: number; y: number } {
  for (const [page, items] of pages(run).entries()) {
    for (let y = 0; y < ROWS; y++)
      for (let x = 0; x < COLUMNS; x++) if (isFree(items, { x, y, w: 1, h: 1 })) return { page, x, y };
  }
  pages(run).push([]);
  return { page: pages(run).length - 1, x: 0, y: 0 };
}

/** The installed app that gives the home screen this widget. */
export function widgetOwner(
  { metas }: Pick<Catalogue, 'metas'>,
  { os }: Pick<AnyPhone, 'os'>,
  widget: string,
): AppMeta | undefined {
  return [...metas.values()].find(
    m => m.widgets[widget] !== undefined && os.installed[m.id]?.enabled === true,
  );
}

function removeFromPage(run: Run, id: string): LauncherItem | undefined {
  for (const page of pages(run)) {
    const at = page.findIndex(i => i.id === id);
    if (at >= 0) return page.splice(at, 1)[0];
  }
  return undefined;
}

/** A page other than the first goes when nothing is left on it. */
function dropEmptyPages(run: Run): void {
  run.phone.os.launcher.pages = pages(run).filter((page, i) => i === 0 || page.length > 0);
}

/** The id that the item of an app or widget has from the first, so that one that is put back is the same; another where it is taken. */
function itemId(run: Run, of: string): string {
  const id = `item-${of}`;
  return pages(run)
    .flat()
    .some(item => item.id === id)
    ? nextId(run.phone, 'item-')
    : id;
}

function addIcon(run: Run, app: string): void {
  const { page, x, y } = firstFree(run);
  pages(run)[page]!.push({ id: itemId(run, app), kind: 'app', app, x, y, w: 1, h: 1 });
}

/** Takes an app's icons off the home screen, the folders and the dock. */
function removeIcons(run: Run, app: string): void {
  const { launcher } = run.phone.os;
  launcher.dock = launcher.dock.filter(id => id !== app);
  for (const page of launcher.pages) {
    for (const item of [...page]) {
      if (
        item.app === app ||
        (item.widget !== undefined && run.catalogue.metas.get(app)?.widgets[item.widget])
      )
        page.splice(page.indexOf(item), 1);
      if (!item.apps) continue;
      item.apps = item.apps.filter(id => id !== app);
      if (item.apps.length === 1) {
        item.kind = 'app';
        item.app = item.apps[0]!;
        delete item.apps;
        delete item.name;
      }
    }
  }
  dropEmptyPages(run);
}

export const launcherActions = {
  moveItem: systemAction(
    'Move an icon to a free place',
    Type.Object({ id: Text, page: Type.Integer({ minimum: 0 }), x: Type.Integer(), y: Type.Integer() }),
    (run, { id, page, x, y }) => {
      const all = pages(run);
      if (page === all.length) all.push([]);
      const item = all.flat().find(i => i.id === id);
      if (!item || !all[page] || !isFree(all[page], { ...item, x, y }, id)) return;
      removeFromPage(run, id);
      all[page].push({ ...item, x, y });
      dropEmptyPages(run);
    },
  ),
  makeFolder: systemAction(
    'Drop an icon on another: a folder of both, or into the folder',
    Type.Object({ id: Text, onto: Text }),
    (run, { id, onto }) => {
      const target = pages(run)
        .flat()
        .find(i => i.id === onto);
      const moved = pages(run)
        .flat()
        .find(i => i.id === id);
      if (!target || !moved || target.id === id || moved.kind !== 'app' || target.kind === 'widget') return;
      removeFromPage(run, id);
      if (target.kind === 'folder') target.apps!.push(moved.app!);
      else {
        target.kind = 'folder';
        target.name = 'Folder';
        target.apps = [target.app!, moved.app!];
        delete target.app;
      }
      dropEmptyPages(run);
    },
  ),
  renameFolder: systemAction(
    'Name a folder',
    Type.Object({ id: Text, name: Type.String({ maxLength: 40 }) }),
    (run, { id, name }) => {
      const folder = pages(run)
        .flat()
        .find(i => i.id === id && i.kind === 'folder');
      if (folder) folder.name = name.trim() || 'Folder';
    },
  ),
  takeFromFolder: systemAction(
    'Move an app out of a folder to the home screen',
    Type.Object({ id: Text, app: Text }),
    (run, { id, app }) => {
      const folder = pages(run)
        .flat()
        .find(i => i.id === id && i.kind === 'folder');
      if (!folder?.apps?.includes(app)) return;
      folder.apps = folder.apps.filter(a => a !== app);
      if (folder.apps.length === 1) {
        folder.kind = 'app';
        folder.app = folder.apps[0]!;
        delete folder.apps;
        delete folder.name;
      }
      addIcon(run, app);
    },
  ),
  removeItem: systemAction(
    'Take an icon or widget off the home screen',
    Type.Object({ id: Text }),
    (run, { id }) => {
      removeFromPage(run, id);
      dropEmptyPages(run);
    },
  ),
  removeFromDock: systemAction('Take an app out of the dock', Type.Object({ app: Text }), (run, { app }) => {
    const { launcher } = run.phone.os;
    const at = launcher.dock.indexOf(app);
    if (at < 0) return;
    launcher.dock.splice(at, 1);
    (launcher.undocked ??= {})[app] = at;
  }),
  /** One that stood there before comes back to its place. */
  addToDock: systemAction('Put an app into the dock', Type.Object({ app: Text }), (run, { app }) => {
    const { dock, undocked } = run.phone.os.launcher;
    if (dock.length < 5 && !dock.includes(app)) dock.splice(undocked?.[app] ?? dock.length, 0, app);
  }),
  addToHome: systemAction('Put an app on the home screen', Type.Object({ app: Text }), (run, { app }) => {
    addIcon(run, app);
    showToast(run, 'system', say(run)('addedToHome'));
  }),
  addWidget: systemAction(
    'Put a widget on the home screen',
    Type.Object({ widget: Text }),
    (run, { widget }) => {
      if (widget !== 'clock' && widgetOwner(run.catalogue, run.phone, widget) === undefined)
        throw new RuleError('INVALID_ARGS', `No installed app has a widget ${widget}`);
      const id = itemId(run, `widget-${widget}`);
      for (const items of pages(run)) {
        for (let y = 0; y < ROWS; y++) {
          if (!isFree(items, { x: 0, y, w: 4, h: 1 })) continue;
          items.push({ id, kind: 'widget', widget, x: 0, y, w: 4, h: 1 });
          return;
        }
      }
      pages(run).push([{ id, kind: 'widget', widget, x: 0, y: 0, w: 4, h: 1 }]);
    },
  ),
  setWallpaper: systemAction(
    'Choose a wallpaper, or a picture in its place',
    Type.Object({ name: Type.Optional(Text), picture: Type.Optional(Text) }),
    (run, { name, picture }) => {
      const { settings } = run.phone.os;
      if (name !== undefined) {
        settings.wallpaper = name;
        delete settings.wallpaperPicture;
      }
      if (picture !== undefined) settings.wallpaperPicture = picture;
    },
  ),
  uninstallApp: systemAction('Uninstall an app with its data', Type.Object({ app: Text }), (run, { app }) => {
    const meta = run.catalogue.metas.get(app);
    if (!meta || meta.system) throw new RuleError('SYSTEM_APP', `${meta?.name ?? app} is part of the system`);
    for (const task of run.phone.ui.tasks.filter(t => t.app === app)) closeTask(run, task.id);
    for (const [id, timer] of Object.entries(run.phone.timers))
      if (timer.app === app) delete run.phone.timers[id];
    for (const [id, n] of Object.entries(run.phone.os.notifications))
      if (n.app === app) removeNotification(run.phone, id);
    for (const [key, value] of Object.entries(run.phone.os.defaults))
      if (value === app) delete run.phone.os.defaults[key];
    if (run.phone.os.audio === app) run.phone.os.audio = null;
    delete run.phone.os.installed[app];
    forgetGrants(run.phone.os, app);
    removeIcons(run, app);
    run.phone.apps[app] = run.catalogue.world(app);
    const named = metaText(meta, languageOf(run.phone.os.settings.language));
    showToast(run, 'system', say(run)('uninstalled', { app: named }));
  }),
  installApp: systemAction('Install an app again', Type.Object({ app: Text }), (run, { app }) => {
    const meta = run.catalogue.metas.get(app);
    if (!meta || run.phone.os.installed[app]) return;
    run.phone.os.installed[app] = newAppRecord(meta, run.phone.clock.now);
    addIcon(run, app);
    if (meta.on.installed) run.call(app, meta.on.installed, {}, 'intent');
  }),
  clearAppData: systemAction(
    'Clear an app’s data: it is as it was when new',
    Type.Object({ app: Text }),
    (run, { app }) => {
      if (run.phone.os.audio === app) takeAudio(run);
      for (const task of run.phone.ui.tasks.filter(t => t.app === app && t.id !== run.phone.ui.foreground))
        closeTask(run, task.id);
      for (const [id, timer] of Object.entries(run.phone.timers))
        if (timer.app === app) delete run.phone.timers[id];
      for (const [id, n] of Object.entries(run.phone.os.notifications))
        if (n.app === app) removeNotification(run.phone, id);
      forgetGrants(run.phone.os, app);
      run.phone.apps[app] = run.catalogue.world(app);
      const record = run.phone.os.installed[app];
      if (record) {
        record.dataBytes = 0;
        record.cacheBytes = 0;
      }
    },
  ),
};
