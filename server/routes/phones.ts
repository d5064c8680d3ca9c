import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { allowances, sideEffects } from '../../judges/side-effects.ts';
import { diff } from '../../src/state/diff.ts';
import { getAt, isPrototypeKey } from '../../src/state/pointer.ts';
import {
  AnyObject,
  ForkBody,
  IdParams,
  JsonPointer,
  KeyHeader,
  ObserveBody,
  Observed,
} from '../../src/protocol/wire/common.ts';
import {
  AboutPhone,
  CreatePhone,
  Forked,
  MadePhone,
  Moved,
  ScreenshotQuery,
  StepBody,
  StepResult,
} from '../../src/protocol/wire/phones.ts';
import { ApiError } from '../errors.ts';
import { foregroundOf, type Phone } from '../phones/phones.ts';
import { Answers, keyOf, MOST_ANSWERS, MOST_NAMES, seenAgain } from './answers.ts';
import { countCalls } from './calls.ts';
import type { Context } from './context.ts';
import { untilHungUp } from './hang-up.ts';

const SNAPSHOT_LIMIT = 32 * 1024 * 1024;

export const phoneRoutes =
  (context: Context, adbPort: (id: string) => Promise<number | undefined>): FastifyPluginAsyncTypebox =>
  async app => {
    const { phones, stepper, episodes } = context;
    app.addHook('onRequest', async request => context.auth.operator(request));
    const tags = ['phones'];
    const made = new Answers<MadePhone>({ most: MOST_NAMES });
    const answers = new Answers<StepResult>({ most: MOST_ANSWERS });
    const forks = new Answers<Forked>({ most: MOST_ANSWERS });
    for (const kept of [answers, forks]) phones.removed.add(id => kept.forget(id));
    app.addHook(
      'preHandler',
      countCalls(id => phones.find(id)),
    );
    /** A phone without its port is of use all the same: the caller is told why it has none. */
    const adbOf = async ({ id }: Phone): Promise<{ adb?: number | null; adbError?: string }> => {
      try {
        const port = await adbPort(id);
        return port === undefined ? {} : { adb: port };
      } catch (thrown) {
        return { adb: null, adbError: thrown instanceof Error ? thrown.message : String(thrown) };
      }
    };
    const about = async (phone: Phone, resident: ReadonlySet<string>): Promise<AboutPhone> => {
      const { app: foreground, route } = foregroundOf(phone.now);
      return {
        id: phone.id,
        foreground,
        route,
        steps: phone.steps,
        resident: resident.has(phone.id),
        clock: phone.now.clock.now,
        zone: phone.now.clock.zone,
        stateHash: phone.stateHash,
        ...(phone.episode ? { episode: phone.episode } : {}),
        ...(await adbOf(phone)),
      };
    };

    app.post(
      '/v1/phones',
      {
        schema: {
          tags,
          summary: 'A new phone',
          headers: KeyHeader,
          body: CreatePhone,
          response: { 201: MadePhone },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const answer = await made.once({
          scope: 'phones',
          key: keyOf(request.headers),
          call: [body],
          run: async () => {
            const phone = phones.create(body);
            return {
              id: phone.id,
              screen: phone.now.device.screen,
              stateHash: phone.stateHash,
              ...(await adbOf(phone)),
            };
          },
          again: async kept => kept,
          undo: { reply, remove: ({ id }) => phones.find(id) && phones.remove(id) },
        });
        // A name whose phone was deleted makes no other.
        phones.get(answer.id);
        return reply.code(201).send(answer);
      },
    );
    app.get(
      '/v1/phones',
      { schema: { tags, summary: 'All phones', response: { 200: Type.Array(AboutPhone) } } },
      async () => {
        const resident = stepper.resident();
        return Promise.all(phones.list().map(phone => about(phone, resident)));
      },
    );
    app.get(
      '/v1/phones/:id',
      { schema: { tags, summary: 'One phone', params: IdParams, response: { 200: AboutPhone } } },
      async request => about(phones.get(request.params.id), stepper.resident()),
    );
    app.delete(
      '/v1/phones/:id',
      { schema: { tags, summary: 'Delete a phone, and the episode on it', params: IdParams } },
      async (request, reply) => {
        phones.remove(request.params.id);
        return reply.code(204).send();
      },
    );

    app.post(
      '/v1/phones/:id/step',
      {
        schema: {
          tags,
          summary: 'Take a step',
          params: IdParams,
          headers: KeyHeader,
          body: StepBody,
          response: { 200: StepResult },
        },
      },
      async (request, reply) => {
        const phone = phones.get(request.params.id);
        const { action, actions, observe, base } = request.body;
        if ((action === undefined) === (actions === undefined))
          throw new ApiError(
            'INVALID_BODY',
            action === undefined
              ? 'action or actions is required: { "action": { "type": "tap", … } }'
              : 'Give action or actions, not both',
          );
        return answers.once({
          scope: phone.id,
          key: keyOf(request.headers),
          call: ['step', request.body],
          hangUp: untilHungUp(reply),
          run: async signal => {
            const options = { observe, base, signal };
            const step = await stepper.step(phone, actions ?? [action], options);
            const { observation, events, stateHash, error } = step;
            return { observation, events, stateHash, ...(error ? { error } : {}) };
          },
          again: kept => seenAgain(kept, () => stepper.observe(phone, observe)),
        });
      },
    );
    app.post(
      '/v1/phones/:id/observe',
      {
        schema: {
          tags,
          summary: 'Look, changing nothing',
          params: IdParams,
          body: ObserveBody,
          response: { 200: Observed },
        },
      },
      async (request, reply) => {
        const { observation, stateHash } = await stepper.observe(
          phones.get(request.params.id),
          request.body.observe,
          untilHungUp(reply),
        );
        return { observation, stateHash };
      },
    );
    app.get(
      '/v1/phones/:id/screenshot',
      { schema: { tags, summary: 'The picture', params: IdParams, querystring: ScreenshotQuery } },
      async (request, reply) => {
        const { format = 'png', scale, quality } = request.query;
        const { observation } = await stepper.observe(phones.get(request.params.id), {
          screenshot: format,
          elements: false,
          ...(scale === undefined ? {} : { scale }),
          ...(quality === undefined ? {} : { quality }),
        });
        return reply
          .type(observation.screenshot!.mime)
          .send(Buffer.from(observation.screenshot!.base64, 'base64'));
      },
    );

    app.get(
      '/v1/phones/:id/state',
      {
        schema: {
          tags,
          summary: 'The value at a JSON Pointer',
          params: IdParams,
          querystring: Type.Object({ path: Type.Optional(JsonPointer) }),
        },
      },
      async (request, reply) => {
        const { path = '' } = request.query;
        const { now } = phones.get(request.params.id);
        // A key that could reach a prototype is in no tree.
        const value = path.split('/').some(isPrototypeKey) ? undefined : getAt(now, path);
        if (value === undefined) throw new ApiError('PATH_NOT_FOUND', `Nothing at ${path}`);
        return reply.type('application/json').send(phones.world.text.of(value));
      },
    );
    app.patch(
      '/v1/phones/:id/state',
      {
        schema: {
          tags,
          summary: 'Change the state by RFC 6902 operations',
          params: IdParams,
          body: Type.Array(Type.Unknown()),
          response: { 200: Moved },
        },
      },
      async request => {
        const phone = phones.get(request.params.id);
        return phone.exclusive(() => {
          phone.assertNotLeased();
          phones.patch(phone, request.body);
          return { stateHash: phone.stateHash };
        });
      },
    );

    app.get(
      '/v1/phones/:id/snapshot',
      { schema: { tags, summary: 'The phone as a snapshot', params: IdParams } },
      async request => phones.snapshot(phones.get(request.params.id)),
    );
    app.put(
      '/v1/phones/:id/snapshot',
      {
        bodyLimit: SNAPSHOT_LIMIT,
        schema: {
          tags,
          summary: 'Put the phone where a snapshot says',
          params: IdParams,
          body: AnyObject,
          response: { 200: Moved },
        },
      },
      async request => {
        const phone = phones.get(request.params.id);
        return phone.exclusive(() => {
          phone.assertNotLeased();
          phones.restore(phone, request.body);
          return { stateHash: phone.stateHash };
        });
      },
    );

    app.post(
      '/v1/phones/:id/fork',
      {
        schema: {
          tags,
          summary: 'Copies with the same future',
          params: IdParams,
          headers: KeyHeader,
          body: ForkBody,
          response: { 200: Forked },
        },
      },
      async (request, reply) => {
        const phone = phones.get(request.params.id);
        const { count, reseed } = request.body;
        return forks.once({
          scope: phone.id,
          key: keyOf(request.headers),
          call: [request.body],
          run: async () => {
            const copies = await phone.exclusive(() => phones.fork(phone, count, reseed));
            return { phones: copies.map(p => ({ id: p.id, stateHash: p.stateHash })) };
          },
          again: async kept => kept,
          undo: {
            reply,
            remove: copies => {
              for (const { id } of copies.phones) if (phones.find(id)) phones.remove(id);
            },
          },
        });
      },
    );
    app.get(
      '/v1/phones/:id/diff',
      {
        schema: {
          tags,
          summary: 'What is different; with side effects where a task is attached',
          params: IdParams,
          querystring: Type.Object({
            from: Type.Optional(
              Type.String({ description: 'world, scenario (the default), or a phone’s id.' }),
            ),
          }),
        },
      },
      async request => {
        const phone = phones.get(request.params.id);
        const { from = 'scenario' } = request.query;
        const base =
          from === 'world' ? phones.world.tree : from === 'scenario' ? phone.start : phones.get(from).now;
        const operations = diff(base, phone.now);
        const episode = episodes.on(phone);
        if (!episode) return { operations };
        const { task, params } = episode.instance;
        return {
          operations,
          sideEffects: sideEffects(
            task.schema,
            episode.baselineNow() as never,
            phone.now as never,
            allowances(task.allow, params),
          ),
        };
      },
    );
  };
