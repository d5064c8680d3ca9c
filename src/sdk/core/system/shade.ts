import { Type } from 'typebox';
import { openAt } from '../navigation.ts';
import { dropFocus, topScreen } from '../stack.ts';
import { removeNotification } from '../notifications.ts';
import type { Run } from '../run.ts';
import { systemAction } from './action.ts';

const Empty = Type.Object({});

function closeShade(run: Run): void {
  dropFocus(run.phone);
  run.phone.ui.shade = 'closed';
  delete run.phone.ui.surfaces['shade'];
}

export const shadeActions = {
  openShade: systemAction('Pull down the shade', Type.Object({ quick: Type.Boolean() }), (run, { quick }) => {
    dropFocus(run.phone);
    run.phone.ui.shade = quick ? 'quick' : 'notifications';
    run.phone.ui.headsUp = null;
  }),
  closeShade: systemAction('Push the shade up', Empty, closeShade),
  openNotification: systemAction(
    'Open what a notification is about',
    Type.Object({ id: Type.String() }),
    (run, { id }) => {
      const n = run.phone.os.notifications[id];
      if (!n) return;
      const { app, route, ongoing } = n;
      if (!ongoing) removeNotification(run.phone, id);
      openAt(run, app, route ?? '/');
    },
  ),
  dismissNotification: systemAction(
    'Swipe a notification away',
    Type.Object({ id: Type.String() }),
    (run, { id }) => {
      if (run.phone.os.notifications[id] && !run.phone.os.notifications[id].ongoing)
        removeNotification(run.phone, id);
    },
  ),
  clearNotifications: systemAction('Clear all notifications', Empty, run => {
    for (const [id, n] of Object.entries(run.phone.os.notifications))
      if (!n.ongoing) removeNotification(run.phone, id);
  }),
  runNotificationAction: systemAction(
    'Press a button of a notification',
    Type.Object({ id: Type.String(), button: Type.String(), text: Type.Optional(Type.String()) }),
    (run, { id, button, text }) => {
      const n = run.phone.os.notifications[id];
      const pressed = n?.actions.find(a => a.id === button);
      if (!n || !pressed) return;
      const { app, action } = { app: n.app, action: pressed.action };
      const args = { ...(pressed.args as object), ...(text === undefined ? {} : { text }) };
      dropFocus(run.phone);
      const shown = topScreen(run.phone)?.id;
      const asked = run.phone.ui.dialogs.map(d => d.id);
      run.call(app, action, args, 'intent');
      // A button that opens a screen or asks something closes the shade over it.
      const asks = run.phone.ui.dialogs.some(d => !asked.includes(d.id));
      if (asks || topScreen(run.phone)?.id !== shown) closeShade(run);
    },
  ),
  hideHeadsUp: systemAction('Put the heads-up notification away', Empty, run => {
    run.phone.ui.headsUp = null;
  }),
  hideToast: systemAction('Put the toast away', Empty, run => {
    run.phone.ui.toast = null;
  }),
};
