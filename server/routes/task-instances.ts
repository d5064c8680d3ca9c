import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { explain } from '../../bench/tasks/explain.ts';
import { judgeNearMisses } from '../../bench/tasks/near-misses.ts';
import { readSource } from '../../bench/tasks/template-source.ts';
import type { Phone } from '../../apps/catalogue.ts';
import { Seed } from '../../src/protocol/wire/common.ts';
import {
  JudgedNearMiss,
  SeedBody,
  SolutionBody,
  TaskExpectation,
  TaskSourceText,
} from '../../src/protocol/wire/tasks.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { playSolution } from '../episodes/solution.ts';
import { ApiError } from '../errors.ts';
import type { App, Context } from './context.ts';

const tags = ['catalogue'];
const TaskParams = Type.Object({ suite: Type.String(), name: Type.String() });

/** How long a phone on which a solution is played stays if its caller vanishes, in ms. */
const SOLUTION_TTL_MS = 600_000;

const idOf = ({ suite, name }: { suite: string; name: string }) => `${suite}/${name}`;

/** Adds the calls that tell what a template expects. They are the operator's alone: an agent must not see any of it. */
export function addTaskInstanceRoutes(app: App, context: Context): void {
  const { episodes, phones, stepper } = context;
  const { tasks } = episodes;

  app.post(
    '/v1/tasks/:suite/:name/expectation',
    {
      schema: {
        tags,
        summary: 'What an instance expects, in words',
        params: TaskParams,
        body: SeedBody,
        response: { 200: TaskExpectation },
      },
    },
    async request => {
      const instance = await tasks.instantiate(idOf(request.params), request.body.seed);
      return explain(phones.world.tree as unknown as Phone, instance);
    },
  );
  app.post(
    '/v1/tasks/:suite/:name/near-misses',
    {
      schema: {
        tags,
        summary: 'The near misses of an instance, judged',
        description: 'By state, without a phone. Those that have to be played are only named.',
        params: TaskParams,
        body: SeedBody,
        response: { 200: Type.Array(JudgedNearMiss) },
      },
    },
    async request => judgeNearMisses(await tasks.instantiate(idOf(request.params), request.body.seed)),
  );
  app.get(
    '/v1/tasks/:suite/:name/source',
    {
      schema: {
        tags,
        summary: 'The source of a template',
        params: TaskParams,
        response: { 200: TaskSourceText },
      },
    },
    async request => {
      const source = readSource(tasks.find(idOf(request.params)));
      if (!source)
        throw new ApiError('NOT_FOUND', `${idOf(request.params)} has no source in this repository`);
      return source;
    },
  );
  app.get(
    '/v1/tasks/:suite/:name/start',
    {
      schema: {
        tags,
        summary: 'The screen at the start of an instance, as WebP',
        params: TaskParams,
        querystring: Type.Object({
          seed: Seed,
          scale: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 4 })),
        }),
      },
    },
    async (request, reply) => {
      const { seed, scale = 1.5 } = request.query;
      const id = idOf(request.params);
      const { start } = await tasks.instantiate(id, seed);
      const key = `start of ${id}`;
      const picture = await stepper
        .picture(key, start as unknown as AnyPhone, { screenshot: 'webp', scale })
        .finally(() => stepper.forget(key));
      return reply.header('cache-control', 'no-cache').type('image/webp').send(picture);
    },
  );
  app.post(
    '/v1/tasks/:suite/:name/solution',
    {
      schema: {
        tags,
        summary: 'Play the template’s own solver',
        description:
          'Plays it on a phone of its own, which is deleted afterwards, and answers with a line of JSON for each step as it comes ' +
          '(application/x-ndjson): first the screen, then the start and each step with its action, picture, elements and the verdict so far; last the outcome, or ' +
          'an error. No model is needed.',
        params: TaskParams,
        body: SolutionBody,
      },
    },
    async (request, reply) => {
      const { seed, scale } = request.body;
      const task = idOf(request.params);
      const episode = await episodes.create({ task, seed, ttl: SOLUTION_TTL_MS });
      const lines = playSolution(episodes, episode, scale);
      return reply.type('application/x-ndjson').send(
        Readable.from(
          (async function* () {
            for await (const line of lines) yield `${JSON.stringify(line)}\n`;
          })(),
        ),
      );
    },
  );
}
