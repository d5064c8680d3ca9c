import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Task } from '../../../bench/tasks/form.ts';
import { ANDROID_WORLD } from '../../../bench/tasks/registry.ts';
import { AndroidWorldError, fromAndroidWorld, uiElements } from '../../../src/protocol/android-world.ts';
import { hashSeed } from '../../../src/state/random.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { Episode } from '../../episodes/episodes.ts';
import { ApiError } from '../../errors.ts';
import type { Context } from '../../routes/context.ts';
import { DEFAULT_SUITE, Environments, type Env } from './environments.ts';
import { pixelsJson } from './pixels.ts';

const FAMILIES: Record<string, string | undefined> = {
  android_world: ANDROID_WORLD,
  android: ANDROID_WORLD,
  tapworld: undefined,
};

/** How often environments that nobody calls are looked for, in ms. */
const SWEEP_MS = 60_000;

const Query = {
  env: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'Which environment, where several clients share a server. Default: default. Its phone is let go by /close, or after an hour without a call.',
    }),
  ),
};
const Named = Type.Object({ ...Query, task_type: Type.String(), task_idx: Type.Integer({ minimum: 0 }) });
type Asked = { env?: string | undefined };

const BLIND = { screenshot: false, elements: false } as const;
const SEEN = { screenshot: false, elements: true } as const;

const sizeOf = ({ device: { screen, orientation } }: AnyPhone) =>
  orientation === 'landscape'
    ? { width: screen.height, height: screen.width }
    : { width: screen.width, height: screen.height };

/**
 * AndroidWorld's HTTP environment over the same episodes: its paths, parameters and answers, under `/android-world`. Its templates are
 * those of the suite `android-world`, each instance drawn from (seed, template, index).
 */
export const androidWorldRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    const { episodes, phones, stepper, auth } = context;
    const envs = new Environments(phones);
    const sweep = setInterval(() => envs.sweep(), SWEEP_MS).unref();
    app.addHook('onClose', async () => clearInterval(sweep));
    const tags = ['android-world'];
    const done = (message: string) => ({ status: 'success', message });
    app.addHook('onRequest', async request => auth.operator(request));

    const nameOf = ({ env = 'default' }: Asked): string => env;
    const envOf = (asked: Asked): Env => envs.of(nameOf(asked));
    const templates = ({ suite }: Env): Task[] => {
      const family = FAMILIES[suite.family];
      return episodes.tasks.list(family === undefined ? {} : { suite: family });
    };
    const typeOf = (task: Task): string => (task.suite === ANDROID_WORLD ? task.spec.counterpart! : task.id);
    const find = (env: Env, type: string, index = 0): { task: Task; seed: number } => {
      const task = templates(env).find(t => typeOf(t) === type || t.id === type);
      if (!task) throw new ApiError('TASK_NOT_FOUND', `No task ${type} in the family ${env.suite.family}`);
      if (index >= env.suite.combinations)
        throw new ApiError(
          'TASK_NOT_FOUND',
          `${type} has ${env.suite.combinations} instances, not one of index ${index}`,
        );
      return { task, seed: hashSeed(`${env.suite.seed} ${type} ${index}`) % 2 ** 31 };
    };
    const phoneOf = (asked: Asked) => envs.phone(nameOf(asked));

    app.post(
      '/reset',
      {
        schema: {
          tags,
          summary: 'Go to the home screen',
          querystring: Type.Object({ ...Query, go_home: Type.Optional(Type.Boolean()) }),
        },
      },
      async request => {
        const env = envOf(request.query);
        if (env.lost !== undefined) envs.drop(env);
        const phone = phoneOf(request.query);
        // It is no move of the agent's, and costs it no step.
        if (request.query.go_home)
          await stepper.step(phone, [{ type: 'key', key: 'home' }], { observe: BLIND });
        return done(`Environment reset with go_home=${request.query.go_home ? 'True' : 'False'}.`);
      },
    );
    app.get(
      '/screenshot',
      {
        schema: {
          tags,
          summary: 'The screen: rows of pixels of red, green and blue; image/png where that is accepted',
          querystring: Type.Object({ ...Query, wait_to_stabilize: Type.Optional(Type.Boolean()) }),
        },
      },
      async (request, reply) => {
        const { observation } = await stepper.observe(phoneOf(request.query), {
          screenshot: 'png',
          elements: false,
        });
        const bytes = Buffer.from(observation.screenshot!.base64, 'base64');
        if (/\bimage\/png\b/.test(request.headers.accept ?? '')) return reply.type('image/png').send(bytes);
        return reply
          .type('application/json; charset=utf-8')
          .send(Readable.from(pixelsJson(bytes), { objectMode: false }));
      },
    );
    app.get(
      '/elements',
      {
        schema: {
          tags,
          summary: 'What is on the screen, in the order of indices',
          querystring: Type.Object(Query),
        },
      },
      async request => {
        const phone = phoneOf(request.query);
        const { observation } = await stepper.observe(phone, SEEN);
        return { ui_elements: uiElements(observation.elements ?? [], sizeOf(phone.now)) };
      },
    );
    app.get(
      '/auxiliaries',
      {
        schema: {
          tags,
          summary: 'The screen beside its picture: app in front, size, orientation, clock, what was said',
          querystring: Type.Object(Query),
        },
      },
      async request => {
        const phone = phoneOf(request.query);
        const { episode } = envOf(request.query);
        const { observation } = await (episode
          ? episodes.observe(episode, BLIND)
          : stepper.observe(phone, BLIND));
        const { now } = phone;
        const { width, height } = sizeOf(now);
        return {
          foreground_activity: observation.foreground.activity,
          package_name: observation.foreground.package,
          orientation: now.device.orientation === 'landscape' ? 1 : 0,
          logical_screen_size: [width, height],
          physical_frame_boundary: [0, 0, width, height],
          clock: observation.clock,
          keyboard: observation.keyboard,
          messages: observation.messages ?? [],
          last_error: observation.lastError ?? null,
        };
      },
    );
    app.get(
      '/packages',
      { schema: { tags, summary: 'Packages of the installed apps', querystring: Type.Object(Query) } },
      async request => {
        const { os } = phoneOf(request.query).now;
        return {
          packages: Object.keys(os.installed)
            .sort()
            .map(id => `app.tapworld.${id}`),
        };
      },
    );
    app.post(
      '/execute_action',
      { schema: { tags, summary: 'Take an action', querystring: Type.Object(Query), body: Type.Unknown() } },
      async request => {
        const phone = phoneOf(request.query);
        const { episode } = envOf(request.query);
        const {
          observation: { elements = [] },
        } = await stepper.observe(phone, SEEN);
        let action;
        try {
          action = fromAndroidWorld(request.body, {
            elements,
            screen: sizeOf(phone.now),
            sheet: episode?.instance.answerSheet ?? null,
          });
        } catch (thrown) {
          throw thrown instanceof AndroidWorldError ? new ApiError('INVALID_ACTION', thrown.message) : thrown;
        }
        const taken = await (episode
          ? episodes.step(episode, action, BLIND)
          : stepper.step(phone, [action], { observe: BLIND }));
        const { lastError } = taken.observation;
        return {
          ...done(`Action ${JSON.stringify(request.body)} executed.`),
          ...(lastError ? { error: lastError } : {}),
        };
      },
    );

    app.get(
      '/suite/task_list',
      {
        schema: {
          tags,
          summary: 'Templates of the suite',
          querystring: Type.Object({ ...Query, max_index: Type.Optional(Type.Integer()) }),
        },
      },
      async request => {
        const list = templates(envOf(request.query)).map(typeOf);
        const { max_index: most = -1 } = request.query;
        return { task_list: most < 0 || most > list.length ? list : list.slice(0, most) };
      },
    );
    app.get(
      '/suite/task_length',
      {
        schema: {
          tags,
          summary: 'How many instances a template has',
          querystring: Type.Object({ ...Query, task_type: Type.String() }),
        },
      },
      async request => {
        const env = envOf(request.query);
        find(env, request.query.task_type);
        return { length: env.suite.combinations };
      },
    );
    app.get(
      '/suite/reinitialize',
      {
        schema: {
          tags,
          summary: 'Draw the suite anew',
          querystring: Type.Object({
            ...Query,
            n_task_combinations: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            seed: Type.Optional(Type.Integer({ minimum: 0 })),
            task_family: Type.Optional(Type.String()),
          }),
        },
      },
      async request => {
        const {
          n_task_combinations: combinations = DEFAULT_SUITE.combinations,
          seed = DEFAULT_SUITE.seed,
          task_family: family = DEFAULT_SUITE.family,
        } = request.query;
        if (!Object.hasOwn(FAMILIES, family))
          throw new ApiError(
            'INVALID_BODY',
            `Invalid task family: ${family}; there are ${Object.keys(FAMILIES).join(', ')}`,
          );
        envs.kept(nameOf(request.query)).suite = { combinations, seed, family };
        return done(`Task suite re-initialized with n_task_combinations=${combinations}, seed=${seed}.`);
      },
    );

    app.post(
      '/task/initialize',
      { schema: { tags, summary: 'Start an instance', querystring: Named } },
      async request => {
        const { task_type: type, task_idx: index } = request.query;
        const name = nameOf(request.query);
        const { task, seed } = find(envs.of(name), type, index);
        const env = envs.kept(name);
        // What is played goes first where there is no room for one phone more.
        if (phones.size >= phones.limit) envs.drop(env);
        envs.play(name, env, await episodes.create({ task: task.id, seed }), { type, index });
        return done(`Task ${type} ${index} initialized.`);
      },
    );
    /** The episode of that instance, which is the one that was initialized. */
    const played = (env: Env, type: string, index: number): Episode => {
      find(env, type, index);
      if (env.lost !== undefined) throw new ApiError('EPISODE_NOT_FOUND', env.lost);
      if (!env.episode || env.last?.type !== type || env.last.index !== index)
        throw new ApiError('EPISODE_NOT_FOUND', `Task ${type} ${index} was not initialized`);
      return env.episode;
    };
    app.post(
      '/task/tear_down',
      { schema: { tags, summary: 'End an instance', querystring: Named } },
      async request => {
        const { task_type: type, task_idx: index } = request.query;
        const env = envOf(request.query);
        played(env, type, index);
        envs.drop(env);
        return done(`Task ${type} ${index} torn down.`);
      },
    );
    app.get(
      '/task/score',
      {
        schema: {
          tags,
          summary: 'Whether it is done: 1 or 0, as the state says, and where the end had to be declared',
          querystring: Named,
        },
      },
      async request => {
        const { task_type: type, task_idx: index } = request.query;
        const episode = played(envOf(request.query), type, index);
        const verdict = episode.verdict();
        // Neither is the agent's failure, and a 0 would be counted as one.
        if (verdict.error)
          throw new ApiError('JUDGE_ERROR', `${verdict.error.where}: ${verdict.error.message}`);
        if (episode.outcome === 'app_crashed')
          throw new ApiError('APP_CRASHED', `An app crashed in task ${type} ${index}, which has no score`);
        if (episode.outcome === 'infra_error')
          throw new ApiError(
            'RENDERER_LOST',
            `Task ${type} ${index} was lost to infrastructure, and has no score: initialize it again`,
          );
        return {
          score: verdict.successUndeclared ? 1 : 0,
          score_declared: verdict.success ? 1 : 0,
          progress: verdict.progress,
        };
      },
    );
    const instanceOf = (query: Asked & { task_type: string; task_idx: number }) => {
      const { task, seed } = find(envOf(query), query.task_type, query.task_idx);
      return episodes.tasks.instantiate(task.id, seed);
    };
    app.get(
      '/task/goal',
      { schema: { tags, summary: 'The goal in words', querystring: Named } },
      async request => ({ goal: (await instanceOf(request.query)).goal }),
    );
    app.get(
      '/task/template',
      { schema: { tags, summary: 'The goal in words, each parameter in braces', querystring: Named } },
      async request => ({ template: template(await instanceOf(request.query)) }),
    );
    app.get(
      '/task/complexity',
      { schema: { tags, summary: 'A tenth of the steps that an agent has', querystring: Named } },
      async request => ({ complexity: (await instanceOf(request.query)).budget / 10 }),
    );
    app.post(
      '/close',
      { schema: { tags, summary: 'Give the environment back', querystring: Type.Object(Query) } },
      async request => {
        envs.close(nameOf(request.query));
        return { status: 'success' };
      },
    );
    app.get('/health', { schema: { tags, summary: 'Whether it answers' } }, async () => ({
      status: 'success',
    }));
  };

/** A goal in which the parameters that are words or numbers stand by their names. */
export function template({ goal, params }: { goal: string; params: unknown }): string {
  const values = Object.entries(params as Record<string, unknown>)
    .filter(([, value]) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
    .map(([name, value]) => [name, String(value)] as const)
    .sort(([, a], [, b]) => b.length - a.length);
  if (values.length === 0) return goal;
  const nameOf = new Map(values.map(([name, value]) => [value, name] as const).reverse());
  // One pass, so that no name that was put in is looked into again; the longest value first where two begin at one place.
  const any = [...new Set(values.map(([, value]) => bounded(value)))].join('|');
  return goal.replace(new RegExp(any, 'gu'), value => `{${nameOf.get(value)!}}`);
}

/** A value as a pattern that finds it as words of its own: 10 is not in 2010, and Ann not in Annex. */
function bounded(value: string): string {
  const word = /[\p{L}\p{N}_]/u;
  // Chinese and Japanese put no space between words.
  const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
  const edge = (character: string) => word.test(character) && !unspaced.test(character);
  const pattern = value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const [first, last] = [[...value][0]!, [...value].at(-1)!];
  // A number goes on behind its point or its comma: 7 is not in 7.5.
  const [noMoreBefore, noMoreAfter] = [
    /\d/.test(first) ? '(?<![\\p{L}\\p{N}_]|\\d[.,])' : '(?<![\\p{L}\\p{N}_])',
    /\d/.test(last) ? '(?![\\p{L}\\p{N}_]|[.,]\\d)' : '(?![\\p{L}\\p{N}_])',
  ];
  return `${edge(first) ? noMoreBefore : ''}${pattern}${edge(last) ? noMoreAfter : ''}`;
}
