import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayEpisode, ReplayRun } from '../../src/studio/replay.ts';
import type { Client } from '../../bench/run/client.ts';
import { episodeName, type Plan } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { describeError as errorOf } from '../errors.ts';
import { playAgain } from './episode.ts';

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** What the studio's replay page reads: the run, its episodes played again when they are opened, the pictures that it kept, its report. */
export function replayRoutes(
  fastify: FastifyInstance,
  client: () => Client,
  path: string,
  id: string,
  plan: Plan,
  results: () => readonly Result[],
): void {
  const played = new Map<string, Promise<ReplayEpisode>>();
  const report = join(path, 'report.html');
  fastify.get('/replay/run.json', { schema: { hide: true } }, async (): Promise<ReplayRun> => ({
    id,
    agent: plan.agent,
    report: existsSync(report),
    episodes: results()
      .map(r => ({
        name: episodeName(r),
        task: r.task,
        seed: r.seed,
        outcome: r.outcome,
        steps: r.steps,
        progress: r.verdict?.progress ?? null,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
  fastify.get<{ Params: { name: string } }>(
    '/replay/episodes/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      let episode = played.get(name);
      if (!episode) {
        episode = playAgain(client(), path, plan, name);
        played.set(name, episode);
        // A failure is not kept: the next call tries again.
        episode.catch(() => played.delete(name));
      }
      try {
        return await episode;
      } catch (error) {
        const { code, message } = errorOf(error);
        return reply.code(code === 'EPISODE_NOT_FOUND' ? 404 : 500).send({ error: { code, message } });
      }
    },
  );
  fastify.get<{ Params: { file: string } }>(
    '/replay/pictures/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, ending] = /^[0-9a-f]{64}\.(jpg|png|webp)$/.exec(request.params.file) ?? [];
      const file = join(path, 'pictures', request.params.file);
      if (!ending || !existsSync(file))
        return reply.code(404).send({ error: { code: 'NOT_FOUND', message: 'No such picture' } });
      return reply
        .type(TYPES[ending]!)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(readFileSync(file));
    },
  );
  fastify.get('/replay/report', { schema: { hide: true } }, async (_request, reply) =>
    existsSync(report)
      ? reply.type('text/html').send(readFileSync(report))
      : reply.code(404).send({
          error: { code: 'NOT_FOUND', message: 'The run has no report.html: `tapworld report` writes it' },
        }),
  );
}
