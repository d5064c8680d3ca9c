import type { Command } from '../command.ts';

/** What `dumpsys` has a section on, by the service's name; the arguments are what follows it. */
export const sections: readonly Command[] = [];
