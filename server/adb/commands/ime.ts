import { lines, refuse, type Command } from '../command.ts';
import {
  enabledKeyboards,
  enableKeyboards,
  KEYBOARDS,
  OWN_KEYBOARD,
  resetKeyboards,
  selectedKeyboard,
  selectKeyboard,
} from '../keyboards.ts';

const USER = 'for user #0';
const HELP = `ime <command>:
  list [-a] [-s]
    prints all enabled input methods.
      -a: see all input methods
      -s: only a single summary line of each
  enable [--user <USER_ID>] <ID>
  disable [--user <USER_ID>] <ID>
  set [--user <USER_ID>] <ID>
  reset [--user <USER_ID>]
`;

/** `ime`: lists, enables and selects keyboards. */
export const ime: Command = {
  name: 'ime',
  async run(given, { device }) {
    const args = [...given];
    const user = args.indexOf('--user');
    if (user >= 0) args.splice(user, 2);
    const [verb, ...rest] = args;
    const on = enabledKeyboards(device.tree);
    if (verb === 'list') {
      const all = rest.includes('-a') ? KEYBOARDS : on;
      if (rest.includes('-s')) return lines(...all);
      return lines(
        ...all.flatMap(id => [
          `${id}:`,
          `  mId=${id} mSettingsActivityName=null mIsVrOnly=false mSupportsSwitchingToNextInputMethod=${id === OWN_KEYBOARD}`,
          `  mIsDefaultResId=0x0`,
        ]),
      );
    }
    if (verb === 'reset') {
      await device.change(resetKeyboards);
      return lines(
        `Reset current and enabled IMEs ${USER}`,
        `  Selected: ${OWN_KEYBOARD}`,
        `   Enabled: ${OWN_KEYBOARD}`,
      );
    }
    if (verb !== 'enable' && verb !== 'disable' && verb !== 'set')
      return verb === undefined || verb === 'help' ? { out: HELP } : refuse(`Unknown command: ${verb}`, 255);
    const [id] = rest;
    if (id === undefined)
      return refuse(
        `Exception occurred while executing '${verb}':\njava.lang.IllegalArgumentException: Argument expected after "${verb}"`,
        255,
      );
    const found = KEYBOARDS.includes(id);
    if (verb === 'set') {
      if (!found || !on.includes(id))
        return refuse(`Unknown input method ${id} cannot be selected ${USER}`, 255);
      await device.change(selectKeyboard(id));
      return lines(`Input method ${id} selected ${USER}`);
    }
    if (!found) return refuse(`Unknown input method ${id} cannot be ${verb}d ${USER}`, 255);
    const was = on.includes(id);
    if (verb === 'enable') {
      if (!was) await device.change(enableKeyboards([...on, id]));
      return lines(`Input method ${id}: ${was ? 'already' : 'now'} enabled ${USER}`);
    }
    if (was)
      await device.change(draft => {
        enableKeyboards(on.filter(each => each !== id))(draft);
        // A disabled keyboard cannot stay selected.
        if (selectedKeyboard(draft) === id) selectKeyboard(OWN_KEYBOARD)(draft);
      });
    return lines(`Input method ${id}: ${was ? 'now' : 'already'} disabled ${USER}`);
  },
};
