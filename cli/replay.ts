import { writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { CliError, usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { whole, type CommandSpec } from './program.ts';
import { findRun, readRun } from '../bench/run/report/read.ts';
import { inOrder, tryOf } from '../bench/run/episode-id.ts';
import type { Result } from '../bench/run/results.ts';
import { stopRequested } from './stop.ts';

interface Options {
  port: number;
  step: number;
  try?: number;
  renderers?: number;
  export?: string;
  json?: boolean;
}

export const replay: CommandSpec = {
  name: 'replay',
  describe: 'shows the episodes of a run step by step in the browser',
  shape: command =>
    command
      .argument('<run>', 'a run’s folder, its id under runs/, or latest')
      .argument('[task]', 'an episode’s task')
      .argument('[seed]', 'and its seed', whole(0))
      .option('--step <number>', 'the step to begin at', whole(0), 0)
      .option('--try <number>', 'which try of the instance, in a run with --tries', whole(1))
      .option('--export <file>', 'write the episode as a page of one file (.html) or a film (.gif), and end')
      .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 0)
      .option('--renderers <number>', 'pages that draw phones', whole(1, 512), 2),
  async run({ port, step, try: number, renderers, export: file, json }: Options, [name = '', task, seed], { out, err }) {
    const path = findRun(name);
    const [{ episodeName }, { runAndReplayRoutes }, { startServer }, { openLog }, { Client }] =
      await Promise.all([
        import('../bench/run/episode-id.ts'),
        import('./runs/routes.ts'),
        import('../server/start.ts'),
        import('../server/log.ts'),
        import('../bench/run/client.ts'),
      ]);
    const run = readRun(path);
    const episode = task === undefined ? undefined : findEpisode(run.results, task, seed, number);
    if (step > 0 && task === undefined) throw usage('--step is for an episode: name its task');
    if (file !== undefined && !episode) throw usage('--export is for an episode: name its task');
    const format = file === undefined ? undefined : formatOf(file);
    requireBuilt();
    const stop = stopRequested();
    let client: InstanceType<typeof Client> | undefined;
    const server = await startServer({
      port,
      log: openLog({ level: 'warn' }),
      renderers,
      routes: fastify => {
        runAndReplayRoutes(fastify, () => client!, dirname(path));
      },
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new CliError('PORT_IN_USE', `Port ${port} is taken: give another --port, or 0 for a free one`)
        : error;
    });
    client = new Client(server.url);
    if (file !== undefined && format !== undefined) {
      try {
        const { playAgain } = await import('./replay/episode.ts');
        const { exportReplay } = await import('./replay/export.ts');
        const replayed = await playAgain(client, path, run.plan, episodeName(episode!));
        writeFileSync(file, await exportReplay(client, path, replayed, format));
      } finally {
        client.close();
        await server.close();
      }
      out(json ? `${JSON.stringify({ file })}\n` : `Wrote ${file}\n`);
      return null;
    }
    const id = basename(path);
    const at = episode ? `/${episodeName(episode)}/${step}` : '';
    const url = `${server.url}/#/runs/${encodeURIComponent(id)}${at}`;
    out(json ? `${JSON.stringify({ url })}\n` : `${id} is on ${url}. Ctrl-C ends it.\n`);
    await stop;
    if (!json) err('Stopping.\n');
    client.close();
    await server.close();
    return null;
  },
};

/** What a file is to hold, by its name. Throws USAGE. */
function formatOf(file: string): 'html' | 'gif' {
  const [, ending] = /\.(html|gif)$/.exec(file) ?? [];
  if (ending === 'html' || ending === 'gif') return ending;
  throw usage(`--export ${file}: a page ends in .html, a film in .gif`);
}

/** The first episode of a task, with its seed and its try where they are given. Throws EPISODE_NOT_FOUND. */
function findEpisode(results: readonly Result[], task: string, seed?: string, number?: number): Result {
  const found = results
    .toSorted(inOrder)
    .find(
      r =>
        r.task === task &&
        (seed === undefined || r.seed === Number(seed)) &&
        (number === undefined || tryOf(r) === number),
    );
  if (found) return found;
  const tasks = [...new Set(results.map(r => r.task))].slice(0, 5).join(', ');
  throw new CliError(
    'EPISODE_NOT_FOUND',
    `The run has no episode of ${task}${seed === undefined ? '' : ` with seed ${seed}`}${number === undefined ? '' : ` and try ${number}`}; it has ${tasks}${results.length > 5 ? ', …' : ''}`,
    { status: 2 },
  );
}
