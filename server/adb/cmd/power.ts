import { lines, refuse, type Command } from '../command.ts';
import { setProperty } from '../properties.ts';

const unknown = (verb: string | undefined) => refuse(`Unknown command: ${verb ?? ''}`, 255);

/** `cmd power set-mode`: battery saver. */
export const power: Command = {
  name: 'power',
  async run([verb, to], { device }) {
    if (verb !== 'set-mode') return unknown(verb);
    if (to !== '0' && to !== '1')
      return refuse(`Error: java.lang.NumberFormatException: For input string: "${to ?? ''}"`, 255);
    await device.run('system', 'setBatterySaver', { on: to === '1' });
    return {};
  },
};

/** `cmd display`: brightness from 0 to 1. */
export const display: Command = {
  name: 'display',
  async run([verb, to], { device }) {
    if (verb === 'get-brightness') return lines(String(device.tree.device.brightness / 100));
    if (verb !== 'set-brightness') return unknown(verb);
    const value = to === undefined ? NaN : Number(to);
    if (!(value >= 0 && value <= 1))
      return refuse('Error: brightness should be a number between 0 and 1', 255);
    await device.run('system', 'setBrightness', { value: Math.round(value * 100) });
    return {};
  },
};

/** `cmd alarm`: the clock's zone, and its time. */
export const alarm: Command = {
  name: 'alarm',
  async run([verb, to = ''], { device }) {
    if (verb === 'set-timezone')
      return (await setProperty(device, 'persist.sys.timezone', to))
        ? {}
        : refuse(`Error: no time zone ${to}`, 255);
    if (verb !== 'set-time') return unknown(verb);
    if (!/^\d{12,14}$/.test(to))
      return refuse(
        `Exception occurred while executing 'set-time':\njava.lang.NumberFormatException: For input string: "${to}"`,
        255,
      );
    await device.run('system', 'setClock', { now: Number(to) });
    return {};
  },
};
