import type { Command } from '../command.ts';
import { am } from '../commands/am.ts';

/** `cmd activity`: the service behind `am`. */
export const activityService: Command = { name: 'activity', run: (args, context) => am.run(args, context) };
