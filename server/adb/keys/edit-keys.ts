import type { Field } from '../../../src/state/phone/ui.ts';
import type { AdbDevice } from '../device.ts';
import { pressKey, typeText, type Press } from './press.ts';

/** The text field that has the caret. */
function focusedField({ tree: { ui } }: AdbDevice): Field | undefined {
  return ui.focus === null ? undefined : ui.surfaces[ui.focus.surface]?.fields?.[ui.focus.field];
}

export const selectAll: Press = async device => {
  const field = focusedField(device);
  if (!field) return;
  await device.change(({ ui }) => {
    const draftField = ui.surfaces[ui.focus!.surface]!.fields![ui.focus!.field]!;
    Object.assign(draftField, { start: 0, end: field.text.length });
  });
};

/** Copies the selected text, unless it is a password. Returns whether there was text to copy. */
async function copySelection(device: AdbDevice): Promise<boolean> {
  const field = focusedField(device);
  if (!field || field.start === field.end || device.tree.ui.keyboard.secret) return false;
  await device.run('system', 'copyText', { text: field.text.slice(field.start, field.end) });
  return true;
}

export const copy: Press = async device => {
  await copySelection(device);
};

export const cut: Press = async device => {
  if (await copySelection(device)) await device.input(pressKey('delete'));
};

export const paste: Press = async device => {
  const text = device.tree.os.clipboard?.text;
  if (text && focusedField(device)) await device.input(typeText(text));
};

export const deleteForward: Press = async device => {
  const field = focusedField(device);
  if (!field) return;
  if (field.start !== field.end) await device.input(pressKey('delete'));
  else if (field.end < field.text.length) await device.input(pressKey('arrow_right'), pressKey('delete'));
};
