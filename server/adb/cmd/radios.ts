import { lines, refuse, type Command } from '../command.ts';

const unknown = (verb: string | undefined) => refuse(`Unknown command: ${verb ?? ''}`, 255);

/** `cmd bluetooth_manager`. */
export const bluetoothManager: Command = {
  name: 'bluetooth_manager',
  async run([verb], { device }) {
    if (verb === 'enable' || verb === 'disable') {
      await device.run('system', 'setBluetooth', { on: verb === 'enable' });
      return {};
    }
    const state = /^wait-for-state:STATE_(ON|OFF)$/.exec(verb ?? '')?.[1];
    if (state)
      return device.tree.device.radios.bluetooth === (state === 'ON')
        ? {}
        : refuse(`wait-for-state: timed out`, 255);
    return unknown(verb);
  },
};

/** `cmd connectivity airplane-mode`. */
export const connectivity: Command = {
  name: 'connectivity',
  async run([verb, to], { device }) {
    if (verb !== 'airplane-mode') return unknown(verb);
    if (to === undefined) return lines(device.tree.device.radios.aeroplane ? 'enabled' : 'disabled');
    if (to !== 'enable' && to !== 'disable') return refuse(`Unknown airplane-mode argument: ${to}`, 255);
    await device.run('system', 'setAeroplane', { on: to === 'enable' });
    return {};
  },
};

/** `cmd location`: the switch of location. */
export const location: Command = {
  name: 'location',
  async run([verb, to], { device }) {
    if (verb === 'is-location-enabled') return lines(String(device.tree.device.radios.location));
    if (verb !== 'set-location-enabled') return unknown(verb);
    if (to !== 'true' && to !== 'false')
      return refuse(
        `Exception occurred while executing '${verb}':\njava.lang.IllegalArgumentException: Argument expected after "${verb}"`,
        255,
      );
    await device.run('system', 'setLocation', { on: to === 'true' });
    return {};
  },
};

/** `cmd netpolicy`: data saver. */
export const netpolicy: Command = {
  name: 'netpolicy',
  async run([verb, what, to], { device }) {
    if (what !== 'restrict-background' || (verb !== 'get' && verb !== 'set')) return unknown(verb);
    if (verb === 'get')
      return lines(
        `Restrict background status: ${device.tree.os.settings.dataSaver ? 'enabled' : 'disabled'}`,
      );
    if (to !== 'true' && to !== 'false')
      return refuse(`Error: expected true or false, got ${to ?? 'nothing'}`, 255);
    await device.run('system', 'changeSettings', { settings: { dataSaver: to === 'true' } });
    return {};
  },
};
