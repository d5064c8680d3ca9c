import type { CommandSpec } from './program.ts';
export const bench: CommandSpec = { name: 'bench', describe: '', shape: c => c, run: async () => null };
