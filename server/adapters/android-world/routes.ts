import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { KeyHeader } from '../../../src/protocol/wire/common.ts';
import type { Context } from '../../routes/context.ts';
import { hangUpSignal } from '../../routes/hang-up-signal.ts';
import { keyOf } from '../../routes/idempotency.ts';
import { AndroidWorld, type InstanceRef } from './android-world.ts';

/** How often environments that nobody calls are looked for, in ms. */
const SWEEP_MS = 60_000;
const TAGS = ['android-world'];

const Environment = {
  env: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'Name of the environment, where several clients share a server. Default: default. Its phone is deleted by /close, or after an hour without a call.',
    }),
  ),
};
const InstanceQuery = Type.Object({
  ...Environment,
  task_type: Type.String(),
  task_idx: Type.Integer({ minimum: 0 }),
});

const nameOf = ({ env = 'default' }: { env?: string | undefined }): string => env;
const refOf = (query: { task_type: string; task_idx: number }): InstanceRef => ({
  type: query.task_type,
  index: query.task_idx,
});
const done = (message: string) => ({ status: 'success', message });

/**
 * AndroidWorld's HTTP environment under `/android-world`, with its paths, parameters and answers. Its templates are those of the suite
 * `android-world`; each instance is drawn from (seed, template, index).
 */
export const androidWorldRoutes =
  (context: Context, world = new AndroidWorld(context)): FastifyPluginAsyncTypebox =>
  async app => {
    const sweep = setInterval(() => world.environments.sweep(), SWEEP_MS).unref();
    app.addHook('onClose', async () => clearInterval(sweep));
    app.addHook('onRequest', async request => context.auth.operator(request));
    app.addHook('preHandler', request => world.environments.look(nameOf(request.query as { env?: string })));
    await app.register(deviceRoutes(world));
    await app.register(suiteRoutes(world));
    await app.register(taskRoutes(world));

    app.post(
      '/close',
      { schema: { tags: TAGS, summary: 'Give the environment back', querystring: Type.Object(Environment) } },
      async request => ({ status: 'success', session: world.close(nameOf(request.query)) }),
    );
    app.get('/health', { schema: { tags: TAGS, summary: 'Whether it answers' } }, async () => ({
      status: 'success',
    }));
  };

/** The phone: what is on its screen, and actions. */
const deviceRoutes =
  (world: AndroidWorld): FastifyPluginAsyncTypebox =>
  async app => {
    app.post(
      '/reset',
      {
        schema: {
          tags: TAGS,
          summary: 'Go to the home screen',
          querystring: Type.Object({ ...Environment, go_home: Type.Optional(Type.Boolean()) }),
        },
      },
      async (request, reply) => {
        const { go_home: goHome = false } = request.query;
        await world.reset(nameOf(request.query), goHome, hangUpSignal(reply));
        return done(`Environment reset with go_home=${goHome ? 'True' : 'False'}.`);
      },
    );
    app.get(
      '/screenshot',
      {
        schema: {
          tags: TAGS,
          summary: 'The screen: rows of pixels of red, green and blue; image/png where that is accepted',
          querystring: Type.Object({ ...Environment, wait_to_stabilize: Type.Optional(Type.Boolean()) }),
        },
      },
      async (request, reply) => {
        const name = nameOf(request.query);
        const hangUp = hangUpSignal(reply);
        if (/\bimage\/png\b/.test(request.headers.accept ?? ''))
          return reply.type('image/png').send(await world.screenshot(name, hangUp));
        const pieces = await world.screenshotPixels(name, hangUp);
        return reply
          .type('application/json; charset=utf-8')
          .send(Readable.from(pieces, { objectMode: false }));
      },
    );
    app.get(
      '/elements',
      {
        schema: {
          tags: TAGS,
          summary: 'What is on the screen, in the order of indices',
          querystring: Type.Object(Environment),
        },
      },
      async (request, reply) => ({
        ui_elements: await world.elements(nameOf(request.query), hangUpSignal(reply)),
      }),
    );
    app.get(
      '/auxiliaries',
      {
        schema: {
          tags: TAGS,
          summary: 'What the screen does not show: app in front, size, orientation, clock, messages',
          querystring: Type.Object(Environment),
        },
      },
      async (request, reply) => world.auxiliaries(nameOf(request.query), hangUpSignal(reply)),
    );
    app.get(
      '/packages',
      {
        schema: {
          tags: TAGS,
          summary: 'Packages of the installed apps',
          querystring: Type.Object(Environment),
        },
      },
      async request => ({ packages: world.packages(nameOf(request.query)) }),
    );
    app.post(
      '/execute_action',
      {
        schema: {
          tags: TAGS,
          summary: 'Take an action',
          querystring: Type.Object(Environment),
          body: Type.Unknown(),
        },
      },
      async (request, reply) => {
        const error = await world.act(nameOf(request.query), request.body, hangUpSignal(reply));
        const answer = done(`Action ${JSON.stringify(request.body)} executed.`);
        return error ? { ...answer, error } : answer;
      },
    );
  };

/** The suite: its templates, and which instances it has. */
const suiteRoutes =
  (world: AndroidWorld): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/suite/task_list',
      {
        schema: {
          tags: TAGS,
          summary: 'Templates of the suite',
          querystring: Type.Object({ ...Environment, max_index: Type.Optional(Type.Integer()) }),
        },
      },
      async request => ({
        task_list: world.taskTypes(nameOf(request.query), request.query.max_index ?? -1),
      }),
    );
    app.get(
      '/suite/task_length',
      {
        schema: {
          tags: TAGS,
          summary: 'How many instances a template has',
          querystring: Type.Object({ ...Environment, task_type: Type.String() }),
        },
      },
      async request => ({ length: world.instanceCount(nameOf(request.query), request.query.task_type) }),
    );
    app.get(
      '/suite/reinitialize',
      {
        schema: {
          tags: TAGS,
          summary: 'Draw the suite anew',
          querystring: Type.Object({
            ...Environment,
            n_task_combinations: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            seed: Type.Optional(Type.Integer({ minimum: 0 })),
            task_family: Type.Optional(Type.String()),
          }),
        },
      },
      async request => {
        const { n_task_combinations: given, seed: givenSeed, task_family: family } = request.query;
        const { combinations, seed } = world.reinitialize(nameOf(request.query), {
          ...(given === undefined ? {} : { combinations: given }),
          ...(givenSeed === undefined ? {} : { seed: givenSeed }),
          ...(family === undefined ? {} : { family }),
        });
        return done(`Task suite re-initialized with n_task_combinations=${combinations}, seed=${seed}.`);
      },
    );
  };

/** One instance of a template: its start, end, score and description. */
const taskRoutes =
  (world: AndroidWorld): FastifyPluginAsyncTypebox =>
  async app => {
    const schema = (summary: string) => ({ tags: TAGS, summary, querystring: InstanceQuery });
    app.post(
      '/task/initialize',
      { schema: { ...schema('Start an instance'), headers: KeyHeader } },
      async request => {
        const { task_type: type, task_idx: index } = request.query;
        await world.initialize(nameOf(request.query), refOf(request.query), keyOf(request.headers));
        return done(`Task ${type} ${index} initialized.`);
      },
    );
    app.post('/task/tear_down', { schema: schema('End an instance') }, async request => {
      const { task_type: type, task_idx: index } = request.query;
      const session = world.tearDown(nameOf(request.query), refOf(request.query));
      return { ...done(`Task ${type} ${index} torn down.`), session };
    });
    app.get(
      '/task/score',
      {
        schema: schema('Whether it is done: 1 or 0, as the state says, and where the end had to be declared'),
      },
      async request => world.score(nameOf(request.query), refOf(request.query)),
    );
    app.get('/task/goal', { schema: schema('The goal in words') }, async request => ({
      goal: await world.goal(nameOf(request.query), refOf(request.query)),
    }));
    app.get(
      '/task/template',
      { schema: schema('The goal in words, each parameter in braces') },
      async request => ({ template: await world.goalTemplate(nameOf(request.query), refOf(request.query)) }),
    );
    app.get(
      '/task/complexity',
      { schema: schema('A tenth of the steps that an agent has') },
      async request => ({
        complexity: await world.complexity(nameOf(request.query), refOf(request.query)),
      }),
    );
  };
