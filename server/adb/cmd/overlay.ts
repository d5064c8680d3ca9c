import { lines, refuse, type Command } from '../command.ts';

const GESTURES = 'com.android.internal.systemui.navbar.gestural';

/** `cmd overlay`: gesture navigation is the only navigation mode of this phone. */
export const overlay: Command = {
  name: 'overlay',
  run([verb, name]) {
    if (verb === 'list') return lines('com.android.internal', `[x] ${GESTURES}`);
    if (verb === 'enable' || verb === 'enable-exclusive' || verb === 'disable')
      return name === GESTURES && verb !== 'disable'
        ? {}
        : refuse(`Error: Failed to ${verb} overlay: ${name ?? ''}`, 1);
    return refuse(`Unknown command: ${verb ?? ''}`, 255);
  },
};
