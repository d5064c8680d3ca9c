import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { allowances, stray } from '../../judges/stray.ts';
import { diff } from '../../src/state/diff.ts';
import { getAt } from '../../src/state/pointer.ts';
import { ApiError } from '../errors.ts';
import { foregroundOf, type Phone } from '../phones/phones.ts';
import type { Context } from './context.ts';
import { untilHungUp } from './hang-up.ts';
import {
  AboutPhone,
  AnyObject,
  CreatePhone,
  ForkBody,
  Forked,
  IdParams,
  MadePhone,
  Moved,
  ObserveBody,
  Observed,
  ScreenshotQuery,
  StepBody,
  Stepped,
} from './schemas.ts';

const SNAPSHOT_LIMIT = 32 * 1024 * 1024;

export const phoneRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    const { phones, stepper, episodes } = context;
    app.addHook('onRequest', async request => context.auth.operator(request));
    const tags = ['phones'];
    const adbOf = async ({ id }: Phone): Promise<{ adb?: number }> => {
      const port = await context.doors?.port(id);
      return port === undefined ? {} : { adb: port };
    };
    const about = async (phone: Phone, resident: ReadonlySet<string>) => {
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
      { schema: { tags, summary: 'A new phone', body: CreatePhone, response: { 201: MadePhone } } },
      async (request, reply) => {
        const phone = phones.create(request.body);
        return reply.code(201).send({
          id: phone.id,
          screen: phone.now.device.screen,
          stateHash: phone.stateHash,
          ...(await adbOf(phone)),
        });
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
          body: StepBody,
          response: { 200: Stepped },
        },
      },
      async (request, reply) => {
        const phone = phones.get(request.params.id);
        const { action, actions, observe } = request.body;
        if ((action === undefined) === (actions === undefined))
          throw new ApiError('INVALID_BODY', 'Give one action, or a list of actions');
        const { observation, events, stateHash, error } = await stepper.step(phone, actions ?? [action], {
          observe,
          signal: untilHungUp(reply),
        });
        return { observation, events, stateHash, ...(error ? { error } : {}) };
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
          querystring: Type.Object({ path: Type.Optional(Type.String()) }),
        },
      },
      async (request, reply) => {
        const { path = '' } = request.query;
        if (path !== '' && path[0] !== '/')
          throw new ApiError(
            'PATH_NOT_FOUND',
            `A JSON Pointer is empty or starts with "/", this one is ${JSON.stringify(path)}`,
          );
        const value = getAt(phones.get(request.params.id).now, path);
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
        return phone.serial(() => {
          phone.free();
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
        return phone.serial(() => {
          phone.free();
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
          body: ForkBody,
          response: { 200: Forked },
        },
      },
      async request => {
        const phone = phones.get(request.params.id);
        const copies = await phone.serial(() => phones.fork(phone, request.body.count, request.body.reseed));
        return { phones: copies.map(p => ({ id: p.id, stateHash: p.stateHash })) };
      },
    );
    app.get(
      '/v1/phones/:id/diff',
      {
        schema: {
          tags,
          summary: 'What is different; with what strayed where a task is attached',
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
          stray: stray(
            task.schema,
            episode.idleNow() as never,
            phone.now as never,
            allowances(task.allow, params),
          ),
        };
      },
    );
  };
