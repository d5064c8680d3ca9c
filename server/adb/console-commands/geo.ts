import { missing, numberIn, refused, unknown, type ConsoleCommand } from './command.ts';

export const geo: ConsoleCommand = {
  name: 'geo',
  describe: 'Geo-location commands',
  usage: ['fix <longitude> <latitude> [<altitude> [<satellites> [<velocity>]]]'],
  async run(device, { what, rest: [east, north] }) {
    if (what === undefined) return missing('geo');
    if (what !== 'fix') return unknown();
    if (east === undefined || north === undefined)
      return refused("not enough arguments: see 'help geo fix' for details");
    const longitude = numberIn(east, -180, 180);
    if (longitude === undefined)
      return refused("argument 0 is not a longitude: see 'help geo fix' for details");
    const latitude = numberIn(north, -90, 90);
    if (latitude === undefined)
      return refused("argument 1 is not a latitude: see 'help geo fix' for details");
    await device.run('system', 'movePhone', { latitude, longitude, name: `${latitude}, ${longitude}` });
    return {};
  },
};
