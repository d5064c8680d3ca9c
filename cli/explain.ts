import { readNamedRun } from './named-run.ts';
import { defined } from './defined.ts';
import { CliError } from './errors.ts';
import { openHost } from './host.ts';
import { progress, table, type Output } from './output.ts';
import { address, whole, type CommandSpec } from './program.ts';
import { headOf, wordsOf } from './explain/words.ts';
import { reasonCounts, type ReasonCount } from '../bench/run/failures/counts.ts';
import type { Retold } from '../src/protocol/wire/replays.ts';
import type { FailedEpisode } from '../bench/run/failures/run.ts';

interface Options {
  episode: string[];
  play: boolean;
  server?: string;
  token?: string;
  renderers?: number;
}

/** A failed episode: why, and where it was lost if it was played again. */
export type Explained = FailedEpisode & Partial<Retold>;

interface Explanation {
  run: string;
  episodes: number;
  failed: number;
  reasons: ReasonCount[];
  failures: Explained[];
}

/** Episodes that are played again at once. */
const AT_ONCE = 2;

export const explain: CommandSpec = {
  name: 'explain',
  describe: 'says why the failed episodes of a run failed, and from which step they were lost',
  shape: command =>
    command
      .argument('<run>', 'a run’s folder, its id under runs/, or latest')
      .option(
        '--episode <name>',
        'one episode alone, as its folder is called: notes.create-note.1; may be repeated',
        (name: string, others: string[]) => [...others, name],
        [],
      )
      .option('--no-play', 'from the record alone: quick, and without the step at which an episode was lost')
      .option('--server <url>', 'a server that runs (default: one of its own)', address)
      .option('--token <secret>', 'its token')
      .option('--renderers <number>', 'pages that draw phones', whole(1, 512)),
  async run(options: Options, [named = '']): Promise<Output<Explanation>> {
    const run = await readNamedRun(named);
    const { episodeName, inOrder } = await import('../bench/run/episode-id.ts');
    const byName = new Map([...run.results].sort(inOrder).map(result => [episodeName(result), result]));
    const unknown = options.episode.find(name => !byName.has(name));
    if (unknown !== undefined)
      throw new CliError('EPISODE_NOT_FOUND', `The run has no episode ${unknown}`, { status: 2 });
    const { failuresOf } = await import('../bench/run/failures/run.ts');
    const results =
      options.episode.length > 0 ? options.episode.map(name => byName.get(name)!) : [...byName.values()];
    const found = await failuresOf(run.path, results);
    const failures = options.play && found.length > 0 ? await retold(found, options, run) : found;
    const reasons = reasonCounts(failures);
    return {
      value: { run: run.id, episodes: results.length, failed: failures.length, reasons, failures },
      text: [
        headOf(run.id, results.length, failures.length),
        ...(reasons.length > 0
          ? [
              table(
                ['reason', 'episodes'],
                reasons.map(({ label, episodes }) => [label, episodes]),
              ),
            ]
          : []),
        ...failures.map(failure => wordsOf(failure)),
      ].join('\n\n'),
    };
  },
};

/** Plays failed episodes again, a few at once, and adds what came to light. */
async function retold(
  failures: readonly FailedEpisode[],
  { server, token, renderers }: Options,
  run: Awaited<ReturnType<typeof readNamedRun>>,
): Promise<Explained[]> {
  const [{ retell }, { episodeName }] = await Promise.all([
    import('./explain/episode.ts'),
    import('../bench/run/episode-id.ts'),
  ]);
  const host = await openHost(
    server === undefined ? { renderers: renderers ?? AT_ONCE } : defined({ server, token, renderers }),
  );
  const told: Explained[] = [];
  const bar = progress('played on', failures.length);
  const queue = failures.map((failure, i) => ({ failure, i }));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { failure, i } = next;
      const result = run.results.find(each => episodeName(each) === failure.name)!;
      told[i] = { ...failure, ...(await retell(host.client, run.path, run.plan, result)) };
      bar.step();
    }
  };
  try {
    await Promise.all(Array.from({ length: renderers ?? AT_ONCE }, work));
  } finally {
    bar.stop();
    await host.close();
  }
  return told;
}
