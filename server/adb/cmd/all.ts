import type { Command } from '../command.ts';

/** Services that `cmd` reaches, by name; the arguments are what follows it. */
export const services: readonly Command[] = [];
