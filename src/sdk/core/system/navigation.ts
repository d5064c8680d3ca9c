import { Type } from 'typebox';
import {
  backFrom,
  closeTask,
  finishTop,
  goHome,
  openApp,
  openAt,
  pushRoute,
  replaceRoute,
} from '../navigation.ts';
import { dropFocus } from '../stack.ts';
import { holdApp } from '../stopped.ts';
import { RuleError } from '../rule-error.ts';
import { systemAction } from './action.ts';
import { endApp } from './end-app.ts';

const Empty = Type.Object({});
const Route = Type.Object({
  app: Type.String(),
  pattern: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.String())),
  args: Type.Optional(Type.Unknown()),
});

export const navigationActions = {
  openApp: systemAction(
    'Open an app where it was left',
    Type.Object({ app: Type.String() }),
    (run, { app }) => {
      if (!run.phone.os.installed[app]?.enabled)
        throw new RuleError('APP_NOT_INSTALLED', `${app} is not installed`);
      openApp(run, app);
    },
  ),
  openAt: systemAction(
    'Open a path of an app as a link does',
    Type.Object({ app: Type.String(), path: Type.String(), args: Type.Optional(Type.Unknown()) }),
    (run, a) => openAt(run, a.app, a.path, a.args),
  ),
  push: systemAction('Open a screen on top', Route, (run, a) =>
    pushRoute(run, a.app, a.pattern, a.params, a.args),
  ),
  replace: systemAction('Replace the screen on top', Route, (run, a) =>
    replaceRoute(run, a.app, a.pattern, a.params, a.args),
  ),
  pop: systemAction('Leave the screen on top', Empty, run => backFrom(run)),
  finish: systemAction(
    'Close the screen on top with a result',
    Type.Object({ result: Type.Optional(Type.Unknown()) }),
    (run, { result }) => finishTop(run, result),
  ),
  home: systemAction('Go to the launcher', Empty, run => goHome(run)),
  showRecents: systemAction('Show recent apps', Empty, run => {
    dropFocus(run.phone);
    run.phone.ui.shade = 'closed';
    run.phone.ui.recents = true;
  }),
  hideRecents: systemAction('Leave recent apps', Empty, run => {
    run.phone.ui.recents = false;
    delete run.phone.ui.surfaces['recents'];
  }),
  openTask: systemAction('Switch to a recent app', Type.Object({ task: Type.String() }), (run, { task }) => {
    const found = run.phone.ui.tasks.find(t => t.id === task);
    if (found) openApp(run, found.app);
  }),
  closeTask: systemAction('Dismiss a recent app', Type.Object({ task: Type.String() }), (run, { task }) =>
    closeTask(run, task),
  ),
  closeAllTasks: systemAction('Dismiss all recent apps', Empty, run => {
    for (const t of [...run.phone.ui.tasks]) closeTask(run, t.id);
    goHome(run);
  }),
  forceStop: systemAction(
    'Stop an app: its screens and sound end, and its timers wait until it is opened',
    Type.Object({ app: Type.String() }),
    (run, { app }) => {
      endApp(run, app);
      holdApp(run, app);
    },
  ),
};
