import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { apps } from '../../apps/catalogue.ts';
import type { AppDef } from '../../src/sdk/core/app.ts';
import { TaskDetail, type AboutTask } from '../../src/protocol/wire/tasks.ts';
import { floorsOf } from '../../bench/tasks/measured.ts';
import { sourcePath } from '../../bench/tasks/template-source.ts';
import { ApiError } from '../errors.ts';
import type { App, Context } from './context.ts';
import { addTaskInstanceRoutes } from './task-instances.ts';

const tags = ['catalogue'];

/** An app as lists show it. */
export const appSummary = (a: AppDef) => ({
  id: a.id,
  name: a.name,
  package: a.package,
  screens: Object.keys(a.routes).length,
  actions: Object.keys(a.actions).length,
});

export const catalogueRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => context.auth.operator(request));
    addAppRoutes(app);
    addTaskRoutes(app, context);
    addTaskInstanceRoutes(app, context);
  };

function addAppRoutes(app: App): void {
  app.get('/v1/apps', { schema: { tags, summary: 'All apps' } }, async () => apps.map(appSummary));
  app.get(
    '/v1/apps/:app',
    {
      schema: {
        tags,
        summary: 'Manifest, schema, routes and actions of an app',
        params: Type.Object({ app: Type.String() }),
      },
    },
    async request => {
      const found = apps.find(a => a.id === request.params.app);
      if (!found) throw new ApiError('APP_NOT_FOUND', `No app ${request.params.app}`);
      return {
        ...appSummary(found),
        describe: found.describe,
        icon: `/icons/${found.icon}`,
        permissions: found.permissions ?? [],
        channels: found.channels ?? [],
        intents: found.intents ?? [],
        provides: Object.keys(found.provides ?? {}),
        schema: found.state,
        routes: Object.entries(found.routes).map(([path, r]) => ({
          path,
          title: r.title,
          activity: r.activity,
        })),
        actions: Object.entries(found.actions).map(([name, a]) => ({
          name,
          describe: a.describe,
          args: a.args,
        })),
      };
    },
  );
}

function addTaskRoutes(app: App, { episodes: { tasks }, phones }: Context): void {
  app.get(
    '/v1/tasks',
    {
      schema: {
        tags,
        summary: 'Templates',
        querystring: Type.Object({
          suite: Type.Optional(Type.String()),
          split: Type.Optional(Type.String()),
          app: Type.Optional(Type.String()),
          level: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
        }),
      },
    },
    async (request): Promise<AboutTask[]> => tasks.list(request.query).map(tasks.summary),
  );
  const TaskParams = Type.Object({ suite: Type.String(), name: Type.String() });
  app.get(
    '/v1/tasks/:suite/:name',
    { schema: { tags, summary: 'What a template is', params: TaskParams, response: { 200: TaskDetail } } },
    async request => {
      const task = tasks.find(`${request.params.suite}/${request.params.name}`);
      const { ask, twin, counterpart, guessable, nearMisses, alternatives = {} } = task.spec;
      return {
        ...tasks.summary(task),
        expects: task.expects,
        params: task.params.schema(phones.world.tree as never),
        phrasings: { en: ask.en.length, zh: ask.zh.length },
        ...(twin === undefined ? {} : { twin }),
        ...(counterpart === undefined ? {} : { counterpart }),
        ...(guessable === undefined ? {} : { guessable }),
        floors: floorsOf(task),
        nearMisses: Object.keys(nearMisses),
        alternatives: Object.keys(alternatives),
        source: sourcePath(task),
      };
    },
  );
  app.post(
    '/v1/tasks/:suite/:name/sample',
    {
      schema: {
        tags,
        summary: 'An instance of a template',
        params: TaskParams,
        body: Type.Object(
          { seed: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
          { additionalProperties: false },
        ),
      },
    },
    async request => {
      const { params, goals, budget, scenario } = await tasks.instantiate(
        `${request.params.suite}/${request.params.name}`,
        request.body.seed,
      );
      return { params, goal: goals, budget, scenario };
    },
  );
}
