import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayEpisode, ReplayRun } from '../../src/studio/replay.ts';
import type { Client } from '../../bench/run/client.ts';
import { episodeName, type Plan } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { CliError, describeError as errorOf } from '../errors.ts';
import { playAgain } from './episode.ts';

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** A run whose episodes the routes show. */
export interface ReplayedRun {
  id: string;
  /** Its folder. */
  path: string;
  plan: Plan;
  /** Results of the episodes that have ended by now. */
  results: () => readonly Result[];
}

/** Routes for the studio alone are not documented. */
const HIDDEN = { schema: { hide: true } };

/** Adds what the studio's replay page reads: the run, its episodes (played again when they are opened), its pictures and its report. */
export function replayRoutes(fastify: FastifyInstance, client: () => Client, run: ReplayedRun): void {
  fastify.get('/replay/run.json', HIDDEN, async () => summaryOf(run));
  addEpisodes(fastify, client, name => ({ path: run.path, plan: run.plan, name }));
  addPictures(fastify, () => [run.path]);
  addReport(fastify, run);
}

const reportOf = ({ path }: ReplayedRun) => join(path, 'report.html');

function summaryOf(run: ReplayedRun): ReplayRun {
  const episodes = run.results().map(r => ({
    name: episodeName(r),
    task: r.task,
    seed: r.seed,
    outcome: r.outcome,
    steps: r.steps,
    progress: r.verdict?.progress ?? null,
  }));
  return {
    id: run.id,
    agent: run.plan.agent,
    report: existsSync(reportOf(run)),
    episodes: episodes.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** Where an episode lies: in which run, and by which name there. */
export interface Located {
  path: string;
  plan: Plan;
  name: string;
}

/** Adds episodes, which are played again when they are opened. `locate` finds them by their names in addresses; null for one that is not there. Of more than
 * `keep`, the phones of the one that was opened first are deleted. */
export function addEpisodes(
  fastify: FastifyInstance,
  client: () => Client,
  locate: (name: string) => Located | null,
  keep = Infinity,
): void {
  const played = new Map<string, Promise<ReplayEpisode>>();
  const begin = async (name: string): Promise<ReplayEpisode> => {
    const found = locate(name);
    if (!found) throw new CliError('EPISODE_NOT_FOUND', `There is no episode ${name}`, { status: 2 });
    // The page's addresses have the name by which it asked.
    return { ...(await playAgain(client(), found.path, found.plan, found.name)), name };
  };
  const forget = async ({ steps }: ReplayEpisode): Promise<void> => {
    for (const { phone } of steps)
      if (phone)
        await client()
          .delete(`/v1/phones/${phone}`)
          .catch(() => {});
  };
  const play = (name: string): Promise<ReplayEpisode> => {
    const known = played.get(name);
    if (known) return known;
    const episode = begin(name);
    played.set(name, episode);
    const [oldest] = played;
    if (played.size > keep && oldest) {
      played.delete(oldest[0]);
      void oldest[1].then(forget).catch(() => {});
    }
    // Failures are not cached: the next call tries again.
    episode.catch(() => played.delete(name));
    return episode;
  };
  fastify.get<{ Params: { name: string } }>('/replay/episodes/:name', HIDDEN, async (request, reply) => {
    try {
      return await play(request.params.name);
    } catch (error) {
      const { code, message } = errorOf(error);
      return reply
        .code(code === 'EPISODE_NOT_FOUND' || code === 'RUN_NOT_FOUND' ? 404 : 500)
        .send({ error: { code, message } });
    }
  });
}

/** Adds the pictures of some runs, by their content. */
export function addPictures(fastify: FastifyInstance, runs: () => Iterable<string>): void {
  fastify.get<{ Params: { file: string } }>('/replay/pictures/:file', HIDDEN, async (request, reply) => {
    const [, ending] = /^[0-9a-f]{64}\.(jpg|png|webp)$/.exec(request.params.file) ?? [];
    const file = [...runs()].map(path => join(path, 'pictures', request.params.file)).find(existsSync);
    if (!ending || !file)
      return reply.code(404).send({ error: { code: 'NOT_FOUND', message: 'No such picture' } });
    return reply
      .type(TYPES[ending]!)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(readFileSync(file));
  });
}

function addReport(fastify: FastifyInstance, run: ReplayedRun): void {
  const message = 'The run has no report.html: `tapworld report` writes it';
  fastify.get('/replay/report', HIDDEN, async (_request, reply) => {
    const report = reportOf(run);
    if (!existsSync(report)) return reply.code(404).send({ error: { code: 'NOT_FOUND', message } });
    return reply.type('text/html').send(readFileSync(report));
  });
}
