import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { stray } from '../../judges/stray.ts';
import { allowances } from '../../judges/stray.ts';
import { diff } from '../../src/state/diff.ts';
import { getAt } from '../../src/state/pointer.ts';
import { ApiError } from '../errors.ts';
import { readAction } from '../phones/actions.ts';
import { foregroundOf, type Phone } from '../phones/phones.ts';
import { requireOperator, type Context } from './context.ts';
import { AnyObject, CreatePhone, ForkBody, IdParams, ObserveBody, ScreenshotQuery, StepBody } from './schemas.ts';

const SNAPSHOT_LIMIT = 64 * 1024 * 1024;

function about(phone: Phone) {
  const { app, route } = foregroundOf(phone.now);
  return { id: phone.id, foreground: app, route, steps: phone.steps, resident: phone.listeners.size > 0, clock: phone.now.clock.now, stateHash: phone.stateHash, ...(phone.episode ? { episode: phone.episode } : {}) };
}

/** Refuses what would change a phone while a live client drives it. */
export function notLeased(phone: Phone): Phone {
  if (phone.lease) throw new ApiError('LEASED', 'A live client drives this phone; it must release it first');
  return phone;
}

export const phoneRoutes = (context: Context): FastifyPluginAsyncTypebox => async app => {
  const { phones, stepper, blobs } = context;
  app.addHook('onRequest', async request => requireOperator(context, request));
  const tags = ['phones'];

  app.post('/v1/phones', { schema: { tags, summary: 'A new phone', body: CreatePhone } }, async (request, reply) => {
    const missing = blobs.missing(request.body.scenario);
    if (missing.length > 0) throw new ApiError('BLOB_MISSING', 'The scenario refers to bytes that are not here; PUT them first', missing);
    const phone = phones.create(request.body);
    return reply.code(201).send({ id: phone.id, screen: phone.now.device.screen, stateHash: phone.stateHash });
  });
  app.get('/v1/phones', { schema: { tags, summary: 'All phones' } }, async () => phones.list().map(about));
  app.get('/v1/phones/:id', { schema: { tags, summary: 'One phone', params: IdParams } }, async request => about(phones.get(request.params.id)));
  app.delete('/v1/phones/:id', { schema: { tags, summary: 'Delete a phone', params: IdParams } }, async (request, reply) => {
    phones.remove(request.params.id);
    return reply.code(204).send();
  });

  app.post('/v1/phones/:id/step', { schema: { tags, summary: 'Take a step', params: IdParams, body: StepBody } }, async request => {
    const phone = notLeased(phones.get(request.params.id));
    const { action, actions, observe } = request.body;
    if ((action === undefined) === (actions === undefined)) throw new ApiError('INVALID_BODY', 'Give one action, or a list of actions');
    const read = (actions ?? [action]).map(a => readAction(a, phone.now));
    const { observation, events, stateHash, error } = await stepper.step(phone, read, observe);
    return { observation, events, stateHash, ...(error ? { error } : {}) };
  });
  app.post('/v1/phones/:id/observe', { schema: { tags, summary: 'Look, changing nothing', params: IdParams, body: Type.Optional(ObserveBody) } }, async request => {
    const { observation, stateHash } = await stepper.observe(phones.get(request.params.id), request.body?.observe);
    return { observation, stateHash };
  });
  app.get('/v1/phones/:id/screenshot', { schema: { tags, summary: 'The picture', params: IdParams, querystring: ScreenshotQuery } }, async (request, reply) => {
    const { format = 'png', scale, quality } = request.query;
    const { observation } = await stepper.observe(phones.get(request.params.id), { screenshot: format, elements: false, ...(scale ? { scale } : {}), ...(quality ? { quality } : {}) });
    return reply.type(observation.screenshot!.mime).send(Buffer.from(observation.screenshot!.base64, 'base64'));
  });

  app.get('/v1/phones/:id/state', { schema: { tags, summary: 'The value at a JSON Pointer', params: IdParams, querystring: Type.Object({ path: Type.Optional(Type.String()) }) } }, async (request, reply) => {
    const value = getAt(phones.get(request.params.id).now, request.query.path ?? '');
    if (value === undefined) throw new ApiError('PATH_NOT_FOUND', `Nothing at ${request.query.path}`);
    return reply.type('application/json').send(JSON.stringify(value));
  });
  app.patch('/v1/phones/:id/state', { schema: { tags, summary: 'Change the state by RFC 6902 operations', params: IdParams, body: Type.Array(Type.Unknown()) } }, async request => {
    const phone = notLeased(phones.get(request.params.id));
    return phone.serial(() => {
      const missing = blobs.missing(request.body);
      if (missing.length > 0) throw new ApiError('BLOB_MISSING', 'The patch refers to bytes that are not here; PUT them first', missing);
      phones.patch(phone, request.body);
      return { stateHash: phone.stateHash };
    });
  });

  app.get('/v1/phones/:id/snapshot', { schema: { tags, summary: 'The phone as a snapshot', params: IdParams } }, async request => phones.snapshot(phones.get(request.params.id)));
  app.put('/v1/phones/:id/snapshot', { bodyLimit: SNAPSHOT_LIMIT, schema: { tags, summary: 'Put the phone where a snapshot says', params: IdParams, body: AnyObject } }, async request => {
    const phone = notLeased(phones.get(request.params.id));
    return phone.serial(() => {
      const missing = blobs.missing(request.body);
      if (missing.length > 0) throw new ApiError('BLOB_MISSING', 'The snapshot refers to bytes that are not here; PUT them first', missing);
      phones.restore(phone, request.body);
      return { stateHash: phone.stateHash };
    });
  });

  app.post('/v1/phones/:id/fork', { schema: { tags, summary: 'Copies with the same future', params: IdParams, body: Type.Optional(ForkBody) } }, async request => {
    const phone = phones.get(request.params.id);
    const copies = await phone.serial(() => phones.fork(phone, request.body?.count, request.body?.reseed));
    return { phones: copies.map(p => ({ id: p.id, stateHash: p.stateHash })) };
  });
  app.get('/v1/phones/:id/diff', { schema: { tags, summary: 'What is different', params: IdParams, querystring: Type.Object({ from: Type.Optional(Type.String({ description: 'world, scenario, or a phone’s id.' })) }) } }, async request => {
    const phone = phones.get(request.params.id);
    const { from = 'scenario' } = request.query;
    const base = from === 'world' ? phones.world.tree : from === 'scenario' ? phone.start : phones.get(from).now;
    const episode = phone.episode ? context.episodes.get(phone.episode) : undefined;
    if (!episode) return { operations: diff(base, phone.now), stray: [] };
    const { task, params } = episode.instance;
    episode.verdict();
    return { operations: diff(base, phone.now), stray: stray(task.schema, episode.idle as never, phone.now as never, allowances(task.allow, params)) };
  });
};
