import { beforeAll, describe, expect, test } from 'vitest';
import { produce } from 'immer';
import { catalogue, createWorld } from '../../../apps/catalogue.ts';
import { dispatch } from '../../sdk/core/engine.ts';
import { createPhoneStore } from '../../sdk/react/store.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { goBack } from './keys.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const system = (phone: AnyPhone, action: string, args: object = {}) =>
  dispatch(catalogue, phone, 'system', action, args).phone;
const changed = (phone: AnyPhone, how: (p: AnyPhone) => void) => produce(phone, how as (p: AnyPhone) => void);

/** The layers over an app, each opened on the phone that has those below it. */
const OPENINGS: readonly [layer: string, open: (phone: AnyPhone) => AnyPhone][] = [
  ['dialog', phone => system(phone, 'openDialog', { kind: 'date', app: 'notes' })],
  ['second dialog', phone => system(phone, 'openDialog', { kind: 'time', app: 'notes' })],
  ['recents', phone => system(phone, 'showRecents')],
  ['shade', phone => system(phone, 'openShade', { quick: false })],
  [
    'keyboard',
    phone =>
      changed(phone, ({ ui }) => {
        ui.keyboard.visible = true;
      }),
  ],
  [
    'selection menu',
    phone =>
      changed(phone, ({ ui }) => {
        ui.selectionMenu = true;
      }),
  ],
  ['volume panel', phone => system(phone, 'pressVolume', { by: 10 })],
];

/** What is over the app, from below to above. */
const layersOf = ({ ui }: AnyPhone): string[] => [
  ...ui.dialogs.map((_, i) => (i === 0 ? 'dialog' : 'second dialog')),
  ...(ui.recents ? ['recents'] : []),
  ...(ui.shade === 'closed' ? [] : ['shade']),
  ...(ui.keyboard.visible ? ['keyboard'] : []),
  ...(ui.selectionMenu ? ['selection menu'] : []),
  ...(ui.volumePanel ? ['volume panel'] : []),
];

/** The phone after Back. The app's own modals are the page's, and there is none. */
function afterBack(phone: AnyPhone): AnyPhone {
  const store = createPhoneStore(catalogue, phone);
  goBack(store, {} as Element);
  return store.phone;
}

describe('Back closes what lies on top, and nothing more', () => {
  const names = OPENINGS.map(([layer]) => layer);
  const pairs = names.flatMap((below, i) => names.slice(i + 1).map(above => [below, above] as const));
  // Recents push up the shade, and what opens beneath puts the keyboard away.
  const opened = (...layers: readonly string[]) =>
    OPENINGS.filter(([layer]) => layers.includes(layer)).reduce(
      (phone, [, open]) => open(phone),
      system(world, 'openApp', { app: 'notes' }),
    );

  test('everything at once, one after the other', () => {
    let phone = opened(...names);
    expect(layersOf(phone)).toEqual(names);
    for (let left = names.length; left > 0; left--) {
      phone = afterBack(phone);
      expect(layersOf(phone)).toEqual(names.slice(0, left - 1));
    }
    expect(phone.ui.foreground).not.toBeNull();
    expect(afterBack(phone).ui.foreground).toBeNull();
  });

  test.each(pairs.filter(([, above]) => above !== 'second dialog'))('%s below %s', (below, above) => {
    const first = below === 'second dialog' ? ['dialog', below] : [below];
    const phone = opened(...first, above);
    expect(layersOf(phone)).toEqual([...first, above]);
    expect(layersOf(afterBack(phone))).toEqual(first);
  });

  test('a dialog that waits behind the lock screen stays', () => {
    const phone = changed(opened('dialog'), ({ ui }) => {
      ui.locked = true;
    });
    expect(afterBack(phone)).toEqual(phone);
  });

  test('a phone that is asleep stays as it is', () => {
    const phone = changed(opened('dialog', 'shade'), ({ ui }) => {
      ui.awake = false;
    });
    expect(afterBack(phone)).toEqual(phone);
  });
});
