import type { Command } from '../command.ts';
import { pm } from '../commands/pm/pm.ts';

/** `cmd package`: the service behind `pm`. */
export const packageService: Command = { name: 'package', run: (args, context) => pm.run(args, context) };
