import { lines, refuse, type Command } from '../command.ts';
import { properties, setProperty } from '../properties.ts';

/** `getprop`: prints a property, or a default if it is empty; without a name, all properties. */
export const getprop: Command = {
  name: 'getprop',
  run(args, { device }) {
    const option = args.find(arg => arg.startsWith('-'));
    if (option !== undefined)
      return refuse(`getprop: Unknown option '${option.replace(/^-+/, '')}' (see "getprop --help")`);
    const [name, fallback = ''] = args;
    const all = properties(device.tree);
    if (name !== undefined) return lines(all[name] || fallback);
    return lines(
      ...Object.keys(all)
        .sort()
        .map(key => `[${key}]: [${all[key]}]`),
    );
  },
};

/** `setprop`: sets a property. Those of the build are refused. */
export const setprop: Command = {
  name: 'setprop',
  async run(args, { device }) {
    const [name, value] = args;
    if (args.length !== 2 || name === undefined || value === undefined)
      return refuse('usage: setprop NAME VALUE\n\nsets property NAME to VALUE');
    return (await setProperty(device, name, value))
      ? {}
      : refuse(`Failed to set property '${name}' to '${value}'.\nSee dmesg for error reason.`);
  },
};
