import type { Key } from '../../../src/protocol/action.ts';

/** Names of a phone's keys in the families: those of a keyboard, of Android and of X. */
const NAMES: Record<Key, readonly string[]> = {
  back: ['back', 'xf86back', 'browserback', 'goback'],
  home: ['home', 'xf86homepage', 'browserhome', 'gohome'],
  recents: ['recents', 'recent', 'menu', 'appswitch', 'overview', 'recentapps'],
  enter: ['enter', 'return', 'kpenter', 'numpadenter', 'search', 'done', 'go'],
  delete: ['delete', 'del', 'backspace'],
  tab: ['tab'],
  escape: ['escape', 'esc'],
  arrow_up: ['arrowup', 'up', 'dpadup'],
  arrow_down: ['arrowdown', 'down', 'dpaddown'],
  arrow_left: ['arrowleft', 'left', 'dpadleft'],
  arrow_right: ['arrowright', 'right', 'dpadright'],
  volume_up: ['volumeup', 'xf86audioraisevolume', 'audiovolumeup'],
  volume_down: ['volumedown', 'xf86audiolowervolume', 'audiovolumedown'],
  power: ['power', 'xf86poweroff', 'sleep'],
};
const KEYS = new Map(
  Object.entries(NAMES).flatMap(([key, names]) => names.map(name => [name, key as Key] as const)),
);

/** The phone's key for a name in any spelling: `KEYCODE_BACK`, `Page Back`, `arrow_up`. */
export const keyNamed = (name: string): Key | undefined =>
  KEYS.get(
    name
      .toLowerCase()
      .replace(/^keycode_/, '')
      .replace(/[\s_-]/g, ''),
  );
