import { Type } from 'typebox';
import type { Run } from '../run.ts';
import { Callback, Dialog, Grant, Intent } from '../../../state/phone/index.ts';
import { defaultKey, deliver, offeredIn, startIntent } from '../intents.ts';
import { dropFocus, pushDialog } from '../stack.ts';
import { answer, setGrant } from '../permissions.ts';
import { systemAction } from './action.ts';
import { say } from './say.ts';

const ById = Type.Object({ id: Type.String() });

function closeDialog(run: Run, id: string) {
  const at = run.phone.ui.dialogs.findIndex(d => d.id === id);
  if (at < 0) return undefined;
  const [dialog] = run.phone.ui.dialogs.splice(at, 1);
  delete run.phone.ui.surfaces[id];
  if (run.phone.ui.focus?.surface === id) dropFocus(run.phone);
  return dialog;
}

export const dialogActions = {
  startIntent: systemAction(
    'Start an intent',
    Type.Object({ app: Type.String(), intent: Intent }),
    (run, { app, intent }) => startIntent(run, app, intent),
  ),
  answerPermission: systemAction(
    'Answer a permission request',
    Type.Object({ id: Type.String(), grant: Grant }),
    (run, { id, grant }) => {
      const dialog = closeDialog(run, id);
      if (!dialog?.permission) return;
      setGrant(run.phone.os, dialog.app, dialog.permission, grant, 'dialog');
      answer(run, dialog.then, grant !== 'never');
    },
  ),
  chooseApp: systemAction(
    'Choose an app for an intent',
    Type.Object({ id: Type.String(), app: Type.String(), always: Type.Boolean() }),
    (run, { id, app, always }) => {
      const dialog = closeDialog(run, id);
      if (!dialog?.intent) return;
      const intent = dialog.intent;
      const handler = offeredIn(run.phone, run.catalogue, dialog).find(h => h.app.id === app);
      if (!handler) return;
      if (always) run.phone.os.defaults[defaultKey(intent)] = app;
      deliver(run, handler, intent);
    },
  ),
  copyShared: systemAction('Copy what was to be shared', ById, (run, { id }) => {
    const dialog = closeDialog(run, id);
    const text = dialog?.intent?.text;
    if (!dialog || !text) return;
    const ctx = run.ctx('system');
    ctx.copy(text);
    ctx.toast(say(run)('copied'));
  }),
  /** `result` is what the dialog gives: media ids for photos, epoch ms for a date, minutes for a time. */
  answerDialog: systemAction(
    'Answer a system dialog',
    Type.Object({ id: Type.String(), result: Type.Unknown() }),
    (run, { id, result }) => {
      const dialog = closeDialog(run, id);
      answer(run, dialog?.then ?? dialog?.intent?.result, result);
    },
  ),
  dismissDialog: systemAction('Leave a system dialog', ById, (run, { id }) => {
    const dialog = closeDialog(run, id);
    if (dialog?.kind === 'photos') answer(run, dialog.intent?.result, null);
  }),
  openDialog: systemAction(
    'Ask with a system dialog',
    Type.Object({
      kind: Dialog.properties.kind,
      app: Type.String(),
      title: Type.Optional(Type.String()),
      text: Type.Optional(Type.String()),
      value: Type.Optional(Type.Unknown()),
      then: Type.Optional(Callback),
    }),
    (run, dialog) => pushDialog(run.phone, dialog),
  ),
};
