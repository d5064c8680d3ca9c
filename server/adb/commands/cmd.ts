import { refuse, type Command } from '../command.ts';
import { services } from '../cmd/all.ts';

/** `cmd`: calls a service of the phone. `-w` waits for it, and it is always there. */
export const cmd: Command = {
  name: 'cmd',
  async run(given, context) {
    const args = given[0] === '-w' ? given.slice(1) : given;
    const [name, ...rest] = args;
    if (name === undefined)
      return refuse(
        'cmd: No service specified; use -l to list all services. -w to start and wait for a lazy service.',
        20,
      );
    if (name === '-l')
      return {
        out: `Currently running services:\n${services.map(service => `  ${service.name}\n`).join('')}`,
      };
    const service = services.find(each => each.name === name);
    return service ? service.run(rest, context) : refuse(`cmd: Can't find service: ${name}`, 20);
  },
};
