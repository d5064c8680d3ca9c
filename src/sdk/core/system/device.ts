// Long because it is a table: one entry for each system action on the phone's hardware and settings.

import { BIN_DAYS, withAllIn } from '../storage.ts';
import { Type, type TSchema } from 'typebox';
import { Settings, WifiNetwork, type GrantSetting } from '../../../state/phone/index.ts';
import { orderedIds, orderedRows } from '../../../state/order.ts';
import { takeAudio } from '../audio.ts';
import { closeTask, raiseScreen } from '../navigation.ts';
import { dropFocus, nextId, topScreen } from '../stack.ts';
import { removeNotification } from '../notifications.ts';
import { isOnline } from '../network.ts';
import { setGrant } from '../permissions.ts';
import { reconnect } from '../data-use.ts';
import { isLocked } from '../screen.ts';
import type { Run } from '../run.ts';
import { RuleError } from '../rule-error.ts';
import { isHeld, release } from '../stopped.ts';
import { setTimer, showToast, watchBin } from '../timers.ts';
import { systemAction } from './action.ts';
import { say } from './say.ts';
import { putClock } from './preferences.ts';

type Group<T> = T extends readonly unknown[] ? T : T extends object ? Partial<T> : T;
/** Settings to change; of a group, such as Do Not Disturb, those keys that change. */
const SettingsChange = Type.Unsafe<{ [K in keyof Settings]?: Group<Settings[K]> }>(
  Type.Object(
    Object.fromEntries(
      Object.entries(Settings.properties as Record<string, TSchema>).map(([key, schema]) => [
        key,
        Type.Optional(Type.IsObject(schema) ? Type.Partial(schema) : schema),
      ]),
    ),
  ),
);
const On = Type.Object({ on: Type.Boolean() });
const ById = Type.Object({ id: Type.String() });
const Empty = Type.Object({});
const Percent = Type.Object({ value: Type.Integer({ minimum: 0, maximum: 100 }) });

/** How long the volume panel stays, ms. */
const PANEL_MS = 3_000;

/** The volume panel stays for its time from now, where it is shown: it does not leave while it is used. */
function restartPanelTimer(run: Run): void {
  if (run.phone.ui.volumePanel)
    setTimer(run, 'system-volume', {
      at: run.phone.clock.now + PANEL_MS,
      app: 'system',
      action: 'hideVolume',
      args: {},
    });
}

/** Notifications, the latest first. */
const latest = (notifications: Run['phone']['os']['notifications']) =>
  orderedRows(notifications, (a, b) => b.at - a.at);

/** Tells the app whose call or alarm rings that a key was pressed. Gives whether there was one that listens. */
function silence(run: Run, only?: 'call'): boolean {
  const rings = latest(run.phone.os.notifications).find(
    n => n.ringing && (only === undefined || n.ringing === only),
  );
  const rule = rings && run.catalogue.metas.get(rings.app)?.on.silence;
  if (!rule) return false;
  run.call(rings.app, rule, {}, 'intent');
  return true;
}

type Radios = Run['phone']['device']['radios'];
/** Beginning of the ids of networks that the person added. */
const ADDED = 'wifi-added-';

/**
 * Joins a network that the phone knows, where Wi-Fi is on and none is joined: the one that was joined before, or the
 * strongest.
 */
function join(radios: Radios): void {
  if (!radios.wifi) {
    if (radios.network !== null) radios.lastNetwork = radios.network;
    radios.network = null;
    return;
  }
  const last = radios.lastNetwork;
  delete radios.lastNetwork;
  delete radios.wifiHeld;
  if (radios.network && (radios.networks[radios.network]?.level ?? 0) > 0) return;
  const known = Object.entries(radios.networks).filter(
    ([, n]) => n.saved !== null && n.saved === n.password && n.autoConnect && n.level > 0,
  );
  const isLast = (id: string) => Number(id === last);
  known.sort(([a, x], [b, y]) => isLast(b) - isLast(a) || y.level - x.level || (a < b ? -1 : 1));
  radios.network = known[0]?.[0] ?? null;
}

/** Bluetooth devices disconnect with the radio. */
function dropDevices(radios: Radios): void {
  const connected = orderedIds(radios.devices).filter(id => radios.devices[id]!.connected);
  if (connected.length > 0) radios.lastDevices = connected;
  for (const id of connected) radios.devices[id]!.connected = false;
}

/** Devices that were connected when Bluetooth went off connect again, where they are in reach. */
function returnDevices(radios: Radios): void {
  for (const id of radios.lastDevices ?? []) {
    const device = radios.devices[id];
    if (device?.paired && device.nearby) device.connected = true;
  }
  delete radios.lastDevices;
}

/** A VPN ends with the connection, unless it is kept up: then it is up whenever the phone is online. */
function dropVpn(run: Run): void {
  const { radios } = run.phone.device;
  if (!isOnline(run.phone.device)) {
    radios.vpn = null;
    return;
  }
  radios.vpn ??=
    Object.keys(radios.vpns)
      .sort()
      .find(id => radios.vpns[id]!.alwaysOn) ?? null;
}

/** Changes radios, joins Wi-Fi again, and tells the apps that wait for it when the phone comes online. */
export function changeRadios(run: Run, change: (radios: Radios) => void): void {
  reconnect(run, () => {
    change(run.phone.device.radios);
    join(run.phone.device.radios);
    dropVpn(run);
  });
}

const radio = (describe: string, change: (r: Radios, on: boolean) => void) =>
  systemAction(describe, On, (run, { on }) => changeRadios(run, r => change(r, on)));
const network = (run: Run, id: string) => {
  const found = run.phone.device.radios.networks[id];
  if (!found) throw new RuleError('NETWORK_NOT_FOUND', `No network ${id}`);
  return found;
};

/** Tells apps that keep where the phone was. */
function notifyMoved(run: Run): void {
  for (const meta of run.catalogue.metas.values())
    if (meta.on.moved && run.phone.os.installed[meta.id] && !isHeld(run.phone, meta.id))
      run.call(meta.id, meta.on.moved, {}, 'timer');
}

export const deviceActions = {
  setWifi: radio('Wi-Fi switch', (r, on) => {
    r.wifi = on;
    delete r.wifiHeld;
    if (on) r.hotspot.on = false;
  }),
  setMobileData: radio('Mobile data switch', (r, on) => {
    r.mobileData = on;
    delete r.dataHeld;
  }),
  setRoaming: radio('Roaming switch', (r, on) => {
    r.roaming = on;
  }),
  /** Aeroplane mode turns Wi-Fi and Bluetooth off; both may be turned on again in it, and what was on comes back with its end. */
  setAeroplane: radio('Aeroplane mode', (r, on) => {
    if (r.aeroplane === on) return;
    r.aeroplane = on;
    if (on) {
      r.held = { wifi: r.wifi || r.wifiHeld === true, bluetooth: r.bluetooth };
      delete r.wifiHeld;
      r.wifi = false;
      r.bluetooth = false;
      r.hotspot.on = false;
      r.vpn = null;
      dropDevices(r);
      return;
    }
    r.wifi ||= r.held?.wifi ?? true;
    r.bluetooth ||= r.held?.bluetooth ?? true;
    if (r.bluetooth) returnDevices(r);
    delete r.held;
  }),
  setBluetooth: radio('Bluetooth switch', (r, on) => {
    r.bluetooth = on;
    if (on) returnDevices(r);
    else dropDevices(r);
  }),
  setNfc: radio('NFC switch', (r, on) => {
    r.nfc = on;
  }),
  setLocation: systemAction('Location switch', On, (run, { on }) => {
    changeRadios(run, r => {
      r.location = on;
    });
    notifyMoved(run);
  }),
  movePhone: systemAction(
    'Take the phone to another place',
    Type.Object({
      latitude: Type.Number({ minimum: -90, maximum: 90 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
      name: Type.String(),
      heading: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360 })),
    }),
    (run, { latitude, longitude, name, heading }) => {
      run.phone.device.place = { latitude, longitude, name };
      if (heading !== undefined) run.phone.device.heading = heading;
      notifyMoved(run);
    },
  ),
  /** The hotspot turns Wi-Fi off while it runs. */
  setHotspot: radio('Hotspot switch', (r, on) => {
    r.hotspot.on = on;
    if (on && r.wifi) Object.assign(r, { wifi: false, wifiHeld: true });
    else if (!on && r.wifiHeld) r.wifi = true;
  }),
  configureHotspot: systemAction(
    'Name and protect the hotspot',
    Type.Object({ name: Type.String({ minLength: 1 }), password: Type.String(), security: Type.String() }),
    (run, a) => {
      Object.assign(run.phone.device.radios.hotspot, {
        name: a.name,
        password: a.password,
        security: a.security as Radios['hotspot']['security'],
      });
    },
  ),
  joinNetwork: systemAction(
    'Join a Wi-Fi network, with a password where it asks for one',
    Type.Object({ id: Type.String(), password: Type.Optional(Type.String()) }),
    (run, { id, password }) => {
      const found = network(run, id);
      const given = found.security === 'open' ? '' : (password ?? found.saved ?? '');
      if (found.level === 0) {
        showToast(run, 'system', say(run)('notInReach', { name: found.ssid }));
        return;
      }
      if (given !== found.password) {
        // Who typed it is told where it was typed.
        if (password === undefined) showToast(run, 'system', say(run)('checkPassword'));
        return;
      }
      changeRadios(run, r => {
        r.wifi = true;
        r.networks[id]!.saved = given;
        r.network = id;
      });
    },
  ),
  /** The phone stays off Wi-Fi until a network is joined by hand or a radio changes. */
  disconnectNetwork: systemAction('Leave the joined network', Empty, run => {
    run.phone.device.radios.network = null;
    dropVpn(run);
  }),
  /** One that was added by its name and is not in reach leaves nothing. */
  forgetNetwork: systemAction('Forget a network', ById, (run, { id }) =>
    changeRadios(run, r => {
      const found = r.networks[id];
      if (!found) return;
      found.saved = null;
      if (r.network === id) r.network = null;
      if (id.startsWith(ADDED) && found.level === 0) delete r.networks[id];
    }),
  ),
  setNetworkOption: systemAction(
    'Auto-connect or metered for a network',
    Type.Object({
      id: Type.String(),
      autoConnect: Type.Optional(Type.Boolean()),
      metered: Type.Optional(Type.Boolean()),
    }),
    (run, { id, ...rest }) => {
      Object.assign(network(run, id), rest);
    },
  ),
  /**
   * A network of that name in reach is joined where the password is right, and not remembered where it is wrong; one out of reach is
   * only remembered.
   */
  rememberNetwork: systemAction(
    'Add a network by its name',
    Type.Object({
      ssid: Type.String({ minLength: 1, maxLength: 32 }),
      security: Type.String(),
      password: Type.String(),
      metered: Type.Optional(Type.Boolean()),
      autoConnect: Type.Optional(Type.Boolean()),
    }),
    (run, a) => {
      const { networks } = run.phone.device.radios;
      const options = { metered: a.metered ?? false, autoConnect: a.autoConnect ?? true };
      const known = Object.keys(networks)
        .sort()
        .find(id => networks[id]!.ssid === a.ssid);
      const id = known ?? nextId(run.phone, ADDED);
      const found = (networks[id] ??= {
        ssid: a.ssid,
        level: 0,
        security: a.security as WifiNetwork['security'],
        password: a.password,
        saved: null,
        ...options,
      });
      if (found.level > 0 && (found.password !== a.password || found.security !== a.security)) {
        showToast(run, 'system', say(run)('checkPassword'));
        return;
      }
      Object.assign(found, { saved: a.password, ...options });
      if (found.level === 0) {
        showToast(run, 'system', say(run)('networkSaved', { name: a.ssid }));
        return;
      }
      changeRadios(run, r => {
        r.wifi = true;
        r.network = id;
      });
    },
  ),
  addNetwork: systemAction(
    'Add a network by hand',
    Type.Object({ network: WifiNetwork }),
    (run, { network: added }) => {
      run.phone.device.radios.networks[nextId(run.phone, ADDED)] = added as WifiNetwork;
    },
  ),
  pairDevice: systemAction('Pair a Bluetooth device', ById, (run, { id }) => {
    const device = run.phone.device.radios.devices[id];
    if (!device?.nearby) throw new RuleError('DEVICE_NOT_NEAR', 'Couldn’t pair: the device is not in reach');
    device.paired = true;
    device.connected = true;
  }),
  forgetDevice: systemAction('Forget a Bluetooth device', ById, (run, { id }) => {
    const device = run.phone.device.radios.devices[id];
    if (device) {
      device.paired = false;
      device.connected = false;
    }
  }),
  connectDevice: systemAction(
    'Connect or disconnect a paired device',
    Type.Object({ id: Type.String(), on: Type.Boolean() }),
    (run, { id, on }) => {
      const device = run.phone.device.radios.devices[id];
      if (!device?.paired) return;
      if (on && !device.nearby) {
        showToast(run, 'system', say(run)('notInReach', { name: device.name }));
        return;
      }
      device.connected = on;
    },
  ),
  /** Forgets networks and Bluetooth devices and puts the switches back, as a new phone has them. */
  resetNetworks: systemAction('Reset Wi-Fi, mobile network and Bluetooth', Empty, run => {
    changeRadios(run, radios => {
      for (const n of Object.values(radios.networks))
        Object.assign(n, { saved: null, autoConnect: true, metered: false });
      for (const d of Object.values(radios.devices)) Object.assign(d, { paired: false, connected: false });
      Object.assign(radios, {
        aeroplane: false,
        wifi: true,
        network: null,
        mobileData: true,
        roaming: false,
        bluetooth: true,
        vpn: null,
        generation: '5g',
      });
      radios.vpns = {};
      radios.hotspot.on = false;
      for (const key of ['held', 'lastNetwork', 'lastDevices', 'wifiHeld', 'dataHeld'] as const)
        delete radios[key];
    });
    showToast(run, 'system', say(run)('networkReset'));
  }),
  renameDevice: systemAction(
    'Rename a Bluetooth device',
    Type.Object({ id: Type.String(), name: Type.String({ minLength: 1 }) }),
    (run, { id, name }) => {
      const d = run.phone.device.radios.devices[id];
      if (d) d.name = name;
    },
  ),
  renamePhone: systemAction(
    'Rename this phone',
    Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) }),
    (run, { name }) => {
      run.phone.device.model.name = name;
    },
  ),
  setVpn: systemAction(
    'Connect a VPN profile, or none',
    Type.Object({ id: Type.Union([Type.String(), Type.Null()]) }),
    (run, { id }) => {
      const { radios } = run.phone.device;
      if (id !== null && !radios.vpns[id]) throw new RuleError('VPN_NOT_FOUND', `No VPN ${id}`);
      if (id !== null && !isOnline(run.phone.device)) {
        showToast(run, 'system', say(run)('noConnection'));
        return;
      }
      radios.vpn = id;
    },
  ),
  saveVpn: systemAction(
    'Add or change a VPN profile',
    Type.Object({
      id: Type.Optional(Type.String()),
      name: Type.String({ minLength: 1 }),
      server: Type.String({ minLength: 1 }),
      kind: Type.String(),
      user: Type.String(),
      alwaysOn: Type.Boolean(),
    }),
    (run, { id, ...profile }) => {
      const { radios } = run.phone.device;
      const saved = id ?? nextId(run.phone, 'vpn-');
      // The phone keeps at most one connection up.
      if (profile.alwaysOn) for (const other of Object.values(radios.vpns)) other.alwaysOn = false;
      radios.vpns[saved] = profile as Radios['vpns'][string];
      if (profile.alwaysOn && isOnline(run.phone.device)) radios.vpn = saved;
    },
  ),
  deleteVpn: systemAction('Delete a VPN profile', ById, (run, { id }) => {
    const { radios } = run.phone.device;
    delete radios.vpns[id];
    if (radios.vpn === id) radios.vpn = null;
  }),
  setTorch: systemAction('Torch', On, (run, { on }) => {
    run.phone.device.torch = on;
  }),
  setBatterySaver: systemAction('Battery saver', On, (run, { on }) =>
    reconnect(run, () => {
      run.phone.device.batterySaver = on;
      delete run.phone.device.saverByCharge;
    }),
  ),
  setBrightness: systemAction('Brightness', Percent, (run, { value }) => {
    run.phone.device.brightness = value;
  }),
  setAdaptiveBrightness: systemAction('Adaptive brightness', On, (run, { on }) => {
    run.phone.device.adaptiveBrightness = on;
  }),
  setVolume: systemAction(
    'Volume of a stream',
    Type.Object({ stream: Type.String(), value: Type.Integer({ minimum: 0, maximum: 100 }) }),
    (run, { stream, value }) => {
      const { device } = run.phone;
      if (!Object.hasOwn(device.volume, stream))
        throw new RuleError('STREAM_NOT_FOUND', `No volume ${stream}`);
      device.volume[stream as keyof typeof device.volume] = value;
      if (stream === 'ring' && value > 0) device.ringer = 'sound';
      if (stream === 'ring' && value === 0 && device.ringer === 'sound') device.ringer = 'vibrate';
      restartPanelTimer(run);
    },
  ),
  setRinger: systemAction(
    'Sound, vibrate or silent',
    Type.Object({ mode: Type.String() }),
    (run, { mode }) => {
      run.phone.device.ringer = mode as 'sound' | 'vibrate' | 'silent';
      restartPanelTimer(run);
    },
  ),
  pressVolume: systemAction('Press a volume key', Type.Object({ by: Type.Integer() }), (run, { by }) => {
    if (silence(run)) return;
    const top =
      run.phone.ui.awake && !isLocked(run.phone) && !run.phone.ui.recents
        ? topScreen(run.phone)?.app
        : undefined;
    const rule = top && run.catalogue.metas.get(top)?.on.volumeKey;
    if (rule) run.call(top, rule, { by }, 'intent');
    else run.call('system', 'turnVolume', { by });
  }),
  turnVolume: systemAction(
    'Turn the media volume up or down, and show it',
    Type.Object({ by: Type.Integer() }),
    (run, { by }) => {
      const { device, ui } = run.phone;
      device.volume.media = Math.max(0, Math.min(100, device.volume.media + by));
      if (!ui.awake) return;
      ui.volumePanel = true;
      restartPanelTimer(run);
    },
  ),
  hideVolume: systemAction('Put the volume panel away', Empty, run => {
    run.phone.ui.volumePanel = false;
  }),
  pressPower: systemAction('Press the power key', Empty, run => {
    if (!run.phone.ui.awake) run.call('system', 'wake', {});
    // A call that rings falls silent first, as on a phone.
    else if (!silence(run, 'call')) run.call('system', 'sleep', {});
  }),
  sleep: systemAction('Turn the screen off', Empty, run => {
    dropFocus(run.phone);
    run.phone.ui.awake = false;
    run.phone.ui.locked = run.phone.os.settings.lock.kind !== 'none';
    const top = topScreen(run.phone);
    // What rings, or a call, is there again when the screen is.
    if (
      run.phone.ui.locked &&
      top &&
      Object.values(run.phone.os.notifications).some(
        n => n.app === top.app && n.route === top.path && (n.ringing || n.ongoing),
      )
    )
      run.phone.ui.overLock = top.id;
    else delete run.phone.ui.overLock;
    run.phone.ui.shade = 'closed';
    run.phone.ui.headsUp = null;
    run.phone.ui.volumePanel = false;
  }),
  wake: systemAction('Turn the screen on', Empty, run => {
    run.phone.ui.awake = true;
    // What rang as a heads-up when the screen was turned off can be answered over the lock screen.
    const rings = latest(run.phone.os.notifications).find(n => n.ringing && n.route !== undefined);
    if (rings && isLocked(run.phone)) raiseScreen(run, rings.app, rings.route!);
  }),
  unlock: systemAction(
    'Unlock the phone',
    Type.Object({ secret: Type.Optional(Type.String()), finger: Type.Optional(Type.Boolean()) }),
    (run, { secret, finger }) => {
      const { lock } = run.phone.os.settings;
      if (
        (lock.kind === 'pin' || lock.kind === 'password') &&
        !(finger && lock.fingerprint) &&
        secret !== lock.secret
      ) {
        showToast(run, 'system', say(run)(lock.kind === 'pin' ? 'wrongPin' : 'wrongPassword'));
        return;
      }
      dropFocus(run.phone);
      run.phone.ui.locked = false;
      delete run.phone.ui.overLock;
      delete run.phone.ui.surfaces['lock'];
    },
  ),
  rotate: systemAction(
    'Turn the phone in the hand',
    Type.Object({ orientation: Type.Union([Type.Literal('portrait'), Type.Literal('landscape')]) }),
    (run, { orientation }) => {
      run.phone.device.held = orientation;
      if (run.phone.os.settings.autoRotate) run.phone.device.orientation = orientation;
    },
  ),
  showAsHeld: systemAction(
    'Turn the screen to how the phone is held, once',
    Empty,
    ({ phone: { device } }) => {
      device.orientation = device.held ?? device.orientation;
    },
  ),
  /** Changes settings that need nothing else: `{ settings: { textScale: 1.15 } }`. Nested objects are merged one level deep. */
  changeSettings: systemAction(
    'Change settings',
    Type.Object({ settings: SettingsChange }),
    (run, { settings }) => {
      const now = run.phone.os.settings as Record<string, unknown>;
      reconnect(run, () => {
        for (const [key, value] of Object.entries(settings)) {
          const old = now[key];
          now[key] =
            typeof value === 'object' &&
            value !== null &&
            !Array.isArray(value) &&
            typeof old === 'object' &&
            old !== null
              ? { ...old, ...value }
              : value;
        }
      });
      if (settings.autoRotate)
        run.phone.device.orientation = run.phone.device.held ?? run.phone.device.orientation;
      if (settings.magnification === false || settings.screenReader === false) delete run.phone.ui.assist;
    },
  ),
  setClock: systemAction(
    'Set the time by hand',
    Type.Object({ now: Type.Integer({ minimum: 0 }) }),
    (run, { now }) => putClock(run, now),
  ),
  setZone: systemAction('Choose a time zone', Type.Object({ zone: Type.String() }), (run, { zone }) => {
    run.phone.clock.zone = zone;
    for (const meta of run.catalogue.metas.values())
      if (meta.on.zone && run.phone.os.installed[meta.id]) run.call(meta.id, meta.on.zone, {}, 'intent');
  }),
  setPermission: systemAction(
    'Allow or deny an app a permission',
    Type.Object({ app: Type.String(), permission: Type.String(), grant: Type.String() }),
    (run, { app, permission, grant }) => {
      setGrant(run.phone.os, app, permission, grant as GrantSetting, 'person');
      const record = run.phone.os.installed[app];
      // The permission and the app's switch on its notification page are one thing.
      if (permission === 'notifications' && record) record.notifications = grant !== 'never';
    },
  ),
  /** A disabled app’s timers wait and it is no default; both hold again when it is enabled. */
  setAppOption: systemAction(
    'Notifications, background data, battery use or state of an app',
    Type.Object({
      app: Type.String(),
      enabled: Type.Optional(Type.Boolean()),
      notifications: Type.Optional(Type.Boolean()),
      backgroundData: Type.Optional(Type.Boolean()),
      batteryUse: Type.Optional(Type.String()),
    }),
    (run, { app, ...rest }) => {
      const record = run.phone.os.installed[app];
      if (!record) return;
      const meta = run.catalogue.metas.get(app);
      if (rest.enabled === false && meta?.id === 'settings')
        throw new RuleError('SYSTEM_APP', 'Settings cannot be disabled');
      if (rest.enabled === false && run.phone.os.audio === app) takeAudio(run);
      const was = isHeld(run.phone, app);
      reconnect(run, () => {
        Object.assign(record, rest);
      });
      if (was && !isHeld(run.phone, app)) release(run, app);
      if (rest.notifications !== undefined && meta?.permissions.includes('notifications'))
        setGrant(run.phone.os, app, 'notifications', rest.notifications ? 'always' : 'never', 'person');
      if (rest.enabled === false || rest.notifications === false)
        for (const [id, n] of Object.entries(run.phone.os.notifications))
          if (n.app === app) removeNotification(run.phone, id);
      if (rest.enabled !== false) return;
      for (const t of run.phone.ui.tasks.filter(t => t.app === app)) closeTask(run, t.id);
    },
  ),
  muteChannel: systemAction(
    'Turn a notification channel off or on',
    Type.Object({ app: Type.String(), channel: Type.String(), on: Type.Boolean() }),
    (run, { app, channel, on }) => {
      const record = run.phone.os.installed[app];
      if (!record) return;
      record.mutedChannels = on
        ? record.mutedChannels.filter(c => c !== channel)
        : [...new Set([...record.mutedChannels, channel])];
      if (!on)
        for (const [id, n] of Object.entries(run.phone.os.notifications))
          if (n.app === app && n.channel === channel) removeNotification(run.phone, id);
    },
  ),
  setDefault: systemAction(
    'Choose or clear a default app',
    Type.Object({ key: Type.String(), app: Type.Union([Type.String(), Type.Null()]) }),
    (run, { key, app }) => {
      if (app === null) delete run.phone.os.defaults[key];
      else run.phone.os.defaults[key] = app;
    },
  ),
  setAccountSync: systemAction(
    'Sync of an account',
    Type.Object({ id: Type.String(), on: Type.Boolean() }),
    (run, { id, on }) => {
      const a = run.phone.os.accounts[id];
      if (a) a.sync = on;
    },
  ),
  addAccount: systemAction(
    'Add an account',
    Type.Object({ kind: Type.String({ minLength: 1 }), name: Type.String({ minLength: 1 }) }),
    (run, { kind, name }) => {
      run.phone.os.accounts[nextId(run.phone, 'account-')] = { kind, name, sync: true };
    },
  ),
  removeAccount: systemAction('Remove an account', ById, (run, { id }) => {
    delete run.phone.os.accounts[id];
  }),
  clearBin: systemAction('Empty the bin of shared storage', Empty, run => {
    const { files } = run.phone.device.storage;
    for (const id of Object.keys(files))
      if (files[id] && files[id].binned !== null) for (const gone of withAllIn(files, id)) delete files[gone];
    watchBin(run);
  }),
  purgeBin: systemAction('Delete for good what the bin has kept for its time', Empty, run => {
    const { files } = run.phone.device.storage;
    const due = run.phone.clock.now - BIN_DAYS * 86_400_000;
    for (const id of Object.keys(files)) {
      const binned = files[id]?.binned;
      if (binned !== null && binned !== undefined && binned <= due)
        for (const gone of withAllIn(files, id)) delete files[gone];
    }
    watchBin(run);
  }),
  copyText: systemAction('Copy text', Type.Object({ text: Type.String() }), (run, { text }) => {
    run.phone.os.clipboard = { text, at: run.phone.clock.now };
  }),
  toast: systemAction('Show a toast', Type.Object({ text: Type.String() }), (run, { text }) =>
    showToast(run, 'system', text),
  ),
};
