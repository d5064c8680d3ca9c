import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import type { Client } from '../../bench/run/client.ts';
import { Prompt, Replay, Retold } from '../../src/protocol/wire/replays.ts';
import { CliError } from '../errors.ts';
import { answer } from './answer.ts';
import { Replays } from './replays.ts';
import type { RunShelf } from './shelf.ts';

const tags = ['runs'];
const Run = Type.String({ description: 'Id of a run: the name of its folder.' });
const Episode = Type.String({ description: 'Name of an episode’s folder: `notes.create-note.1`.' });
const EpisodeParams = Type.Object({ run: Run, episode: Episode });
interface OfEpisode {
  Params: { run: string; episode: string };
}

const PICTURE = /^[0-9a-f]{64}\.(jpg|png|webp)$/;
const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** What a replay can be exported as. */
const FORMATS = { html: 'text/html; charset=utf-8', gif: 'image/gif' } as const;

/** A name of a file for an episode, of what a header may quote. */
const fileName = (run: string, episode: string) => `${run}-${episode}`.replace(/[^\w.-]/g, '_');

const File = (description: string) => Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description });

/** Adds what replays an episode of any run of a shelf, on the server that `client` calls. */
export function replayRoutes(fastify: FastifyInstance, shelf: RunShelf, client: () => Client): void {
  const replays = new Replays(shelf, client);
  addReplays(fastify, replays);
  addExports(fastify, shelf, replays, client);
  addFiles(fastify, shelf);
}

function addReplays(fastify: FastifyInstance, replays: Replays): void {
  fastify.get<OfEpisode>(
    '/v1/runs/:run/episodes/:episode/replay',
    {
      schema: {
        tags,
        summary: 'An episode, played again step by step',
        description:
          'The phones of its steps stay until others are replayed. While the episode plays, its record is played again as it grows.',
        params: EpisodeParams,
        response: { 200: Replay },
      },
    },
    async ({ params: { run, episode } }, reply) => answer(reply, () => replays.replay(run, episode)),
  );
  fastify.get<OfEpisode>(
    '/v1/runs/:run/episodes/:episode/turn',
    {
      schema: {
        tags,
        summary: 'From which step an episode was lost, and where it left the solver’s way',
        description:
          'The solver is played on from copies of the episode after its steps; that takes seconds.',
        params: EpisodeParams,
        response: { 200: Retold },
      },
    },
    async ({ params: { run, episode } }, reply) => answer(reply, () => replays.retell(run, episode)),
  );
  fastify.get<{ Params: { run: string; episode: string; step: number } }>(
    '/v1/runs/:run/episodes/:episode/prompts/:step',
    {
      schema: {
        tags,
        summary: 'What a model was asked for a step, whole',
        params: Type.Object({ run: Run, episode: Episode, step: Type.Integer({ minimum: 1 }) }),
        response: { 200: Prompt },
      },
    },
    async ({ params: { run, episode, step } }, reply) =>
      answer(reply, () => replays.prompt(run, episode, step)),
  );
}

function addExports(fastify: FastifyInstance, shelf: RunShelf, replays: Replays, client: () => Client): void {
  fastify.get<OfEpisode & { Querystring: { format: keyof typeof FORMATS } }>(
    '/v1/runs/:run/episodes/:episode/export',
    {
      schema: {
        tags,
        summary: 'A replay as one page that needs no server, or as a film',
        params: EpisodeParams,
        querystring: Type.Object({
          format: Type.Unsafe<keyof typeof FORMATS>({ type: 'string', enum: Object.keys(FORMATS) }),
        }),
        produces: Object.values(FORMATS),
        response: { 200: File('The file.') },
      },
    },
    async ({ params: { run, episode }, query: { format } }, reply) =>
      answer(reply, async () => {
        const { exportReplay } = await import('../replay/export.ts');
        const replay = await replays.replay(run, episode);
        const file = await exportReplay(client(), shelf.path(run), replay, format);
        return reply
          .type(FORMATS[format])
          .header('content-disposition', `attachment; filename="${fileName(run, episode)}.${format}"`)
          .send(file);
      }),
  );
}

function addFiles(fastify: FastifyInstance, shelf: RunShelf): void {
  fastify.get<{ Params: { run: string; file: string } }>(
    '/v1/runs/:run/pictures/:file',
    {
      schema: {
        tags,
        summary: 'A picture of a run, by its content',
        params: Type.Object({ run: Run, file: Type.String({ description: 'As a step names it.' }) }),
        produces: Object.values(TYPES),
        response: { 200: File('The picture.') },
      },
    },
    async ({ params: { run, file } }, reply) =>
      answer(reply, () => {
        const path = join(shelf.path(run), 'pictures', file);
        const [, ending] = PICTURE.exec(file) ?? [];
        if (!ending || !existsSync(path))
          throw new CliError('PICTURE_NOT_FOUND', `The run ${run} has no picture ${file}`, { status: 2 });
        return reply
          .type(TYPES[ending]!)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(readFileSync(path));
      }),
  );
  fastify.get<{ Params: { run: string } }>(
    '/v1/runs/:run/report',
    {
      schema: {
        tags,
        summary: 'The page that `tapworld report` wrote of a run',
        params: Type.Object({ run: Run }),
        produces: ['text/html'],
        response: { 200: File('The page.') },
      },
    },
    async ({ params: { run } }, reply) =>
      answer(reply, () => {
        const path = join(shelf.path(run), 'report.html');
        if (!existsSync(path))
          throw new CliError(
            'REPORT_NOT_FOUND',
            `The run has no report.html: \`tapworld report ${run}\` writes it`,
            { status: 2 },
          );
        return reply.type('text/html; charset=utf-8').send(readFileSync(path));
      }),
  );
}
