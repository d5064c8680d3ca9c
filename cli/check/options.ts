import { Option, type Command } from 'commander';
import type { DisguisesPlayed } from '../../bench/tasks/mutants/in-disguise.ts';
import { LANGUAGES, type Language } from '../../src/sdk/core/words/words.ts';
import { address, among, names, whole, wholeOrAll } from '../program.ts';

export interface Options {
  seeds: number;
  /** Harmful mutants to judge of each honest ending. */
  mutants: number;
  /** Whether to judge by state alone: without a server and a browser. */
  stateOnly?: boolean;
  /** Disguises that solvers are played in. */
  disguises: DisguisesPlayed;
  write?: boolean;
  /** The file that keeps results as they come. */
  resume?: string;
  walks: number;
  /** A number, or `all`. */
  scenes?: number | 'all';
  /** Scenes to look at, a number or `all`; 0 for none. */
  looks: number | 'all';
  steps: number;
  app?: string[];
  language: Language;
  concurrency?: number;
  server?: string;
  token?: string;
  renderers?: number;
}

/** Adds the arguments and options of `tapworld check`. */
export const withCheckOptions = (command: Command): Command =>
  command
    .argument('[patterns...]', 'template ids; * stands for anything (default: every template)')
    .option('--seeds <number>', 'instances of each template; 0 checks no templates', whole(0, 1_000), 5)
    .option('--mutants <number>', 'mutants to judge of each honest ending; 0 for none', whole(0, 100_000), 20)
    .option(
      '--state-only',
      'judge by state alone, without a server and a browser: expected endings, alternatives, mutants and answers. Solvers, random agents and endings that are played are left out',
    )
    .addOption(
      new Option(
        '--disguises <which>',
        'how solvers are played once more, with mutants: in the disguises that a seed draws, in each that fits, or not',
      )
        .choices(['drawn', 'all', 'none'])
        .default('drawn'),
    )
    .option('--write', 'write budgets and levels, and docs/benchmark.md')
    .option(
      '--resume <file>',
      'keep each template’s result in a file, and do not check again what passed there, unless something changed that it depends on',
    )
    .option('--walks <number>', 'random walks through each app, on two servers', whole(0, 10_000), 0)
    .option(
      '--scenes <number>',
      'scenes to draw on a fresh page, on pages that have shown others, from phones with reversed keys, and from where they end: a number, or all (default: all with --walks, else none)',
      wholeOrAll,
    )
    .option(
      '--looks <number>',
      'screens, dialogs and menus of apps to look at, which must leave nothing behind: a number, or all',
      wholeOrAll,
      0,
    )
    .option('--steps <number>', 'steps of a walk', whole(1, 100_000), 40)
    .option('--app <ids>', 'apps to walk through and to draw scenes of (default: all)', names)
    .option('--language <language>', 'what phones speak in walks and scenes', among(LANGUAGES), 'en')
    .option('--concurrency <number>', 'templates at once (default: twice the cores)', whole(1, 1_024))
    .option('--renderers <number>', 'pages that draw, for each server', whole(1, 512))
    .option('--server <address>', 'check templates on a running server', address)
    .option('--token <secret>', 'the server’s token');
