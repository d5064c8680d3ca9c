import { lines, type Command } from '../command.ts';
import { sections } from '../dumpsys/all.ts';

/** `dumpsys`: what a service of the phone says of itself. */
export const dumpsys: Command = {
  name: 'dumpsys',
  async run(args, context) {
    const [name, ...rest] = args;
    if (name === '-l')
      return lines('Currently running services:', ...sections.map(section => `  ${section.name}`));
    const section = sections.find(each => each.name === name);
    if (section) return section.run(rest, context);
    return { err: `Can't find service: ${name ?? ''}\n`, status: 0 };
  },
};
