import { join } from 'node:path';
import { CliError } from './errors.ts';
import { requireBuilt } from './host.ts';
import { whole, type CommandSpec } from './program.ts';
import { stopRequested } from './stop.ts';

interface Options {
  port: number;
  seed: number;
  renderers: number;
  runs: string;
  json?: boolean;
}

export const record: CommandSpec = {
  name: 'record',
  describe: 'records a task by hand in the browser, and keeps it as a template',
  shape: command =>
    command
      .option('--seed <number>', 'seed of the phone that it is recorded on', whole(0), 1)
      .option('--port <number>', 'port to listen on; 0 takes a free one', whole(0, 65_535), 0)
      .option('--renderers <number>', 'pages that draw phones', whole(1, 512), 2)
      .option('--runs <folder>', 'folder of the runs and recordings that the studio shows', 'runs'),
  async run({ port, seed, renderers, runs, json }: Options, _args, { out, err }) {
    const [
      { startServer },
      { openLog },
      { Client },
      { recordRoutes },
      { RecordedTasks },
      { RecordingShelf },
      { runAndReplayRoutes },
    ] = await Promise.all([
      import('../server/start.ts'),
      import('../server/log.ts'),
      import('../bench/run/client.ts'),
      import('./record/routes.ts'),
      import('./record/drafts.ts'),
      import('./record/shelf.ts'),
      import('./runs/routes.ts'),
    ]);
    requireBuilt();
    const stop = stopRequested();
    const tasks = new RecordedTasks();
    let client: InstanceType<typeof Client> | undefined;
    const server = await startServer({
      port,
      renderers,
      tasks: tasks.source,
      log: openLog({ level: 'warn' }),
      routes: fastify => {
        recordRoutes(fastify, () => client!, tasks, new RecordingShelf(join(runs, 'recordings')));
        runAndReplayRoutes(fastify, () => client!, runs);
      },
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new CliError('PORT_IN_USE', `Port ${port} is taken: give another --port, or 0 for a free one`)
        : error;
    });
    client = new Client(server.url);
    const { id } = await client.post<{ id: string }>('/v1/recordings', { seed });
    const url = `${server.url}/#/record/${id}`;
    out(json ? `${JSON.stringify({ url, recording: id })}\n` : `Record on ${url}. Ctrl-C ends it.\n`);
    await stop;
    if (!json) err('Stopping.\n');
    client.close();
    await server.close();
    return null;
  },
};
