import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CliError, usage } from './errors.ts';
import { requireBuilt } from './host.ts';
import { progress } from './output.ts';
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
  failed?: boolean;
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
      .option(
        '--export <path>',
        'write the episode as a page of one file (.html) or a film (.gif), and end; without a task, a page of every episode and an index into this folder',
      )
      .option('--failed', 'with --export and without a task: only the episodes that failed')
      .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 0)
      .option('--renderers <number>', 'pages that draw phones', whole(1, 512), 2),
  async run(
    { port, step, try: number, renderers, export: file, failed, json }: Options,
    [name = '', task, seed],
    { out, err },
  ) {
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
    if (number !== undefined && task === undefined) throw usage('--try is for an episode: name its task');
    if (failed && (file === undefined || task !== undefined))
      throw usage('--failed goes with --export FOLDER, and without a task');
    const isFolder = file !== undefined && !episode;
    if (isFolder) demandFolder(file);
    const { tracedOf } = await import('./replay/traces.ts');
    const traced = isFolder ? tracedOf(run, failed === true) : [];
    const format = file === undefined || isFolder ? undefined : formatOf(file);
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
    if (isFolder) {
      const { writeTraces } = await import('./replay/traces.ts');
      const bar = progress('episodes', traced.length);
      try {
        const options = { isFailed: failed === true, onWritten: () => bar.step() };
        const traces = await writeTraces(client, run, file, options);
        const missing = traces.filter(({ page }) => page === null).length;
        const words = `Wrote ${traces.length - missing} episodes and ${join(file, 'index.html')}${missing > 0 ? `; ${missing} have no record` : ''}`;
        out(
          json
            ? `${JSON.stringify({ folder: file, episodes: traces.length - missing, missing })}\n`
            : `${words}\n`,
        );
      } finally {
        bar.stop();
        client.close();
        await server.close();
      }
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

/** Throws USAGE for a path that cannot be a folder of traces. */
function demandFolder(path: string): void {
  if (/\.(html|gif)$/.test(path))
    throw usage(`--export ${path} is a file, which holds one episode: name its task, or give a folder`);
  if (existsSync(path) && !statSync(path).isDirectory())
    throw usage(`--export ${path} is a file: without a task it has to be a folder`);
}

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
