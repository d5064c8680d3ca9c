import { Type } from 'typebox';
import { AnyObject, IdParams, JsonPointer } from '../../src/protocol/wire/common.ts';
import { KeptSnapshot, Moved } from '../../src/protocol/wire/phones.ts';
import { diff } from '../../src/state/diff.ts';
import { getAt, isPrototypeKey } from '../../src/state/pointer.ts';
import { ApiError } from '../errors.ts';
import type { App, Context } from './context.ts';

const SNAPSHOT_LIMIT = 32 * 1024 * 1024;
const tags = ['phones'];

/** Adds the calls that read and replace a phone's state. */
export function addPhoneStateRoutes(app: App, { phones, episodes, kept }: Context): void {
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
  app.post(
    '/v1/phones/:id/snapshot',
    {
      schema: {
        tags,
        summary: 'Keep the phone’s snapshot among the blobs',
        description:
          'So that the state can be opened again after the phone has moved on. The last 256 are kept with the bytes that they refer to; without --blobs until the server stops.',
        params: IdParams,
        response: { 201: KeptSnapshot },
      },
    },
    async (request, reply) => {
      const phone = phones.get(request.params.id);
      return reply.code(201).send(await phone.exclusive(() => kept.keep(phone)));
    },
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
      return episode ? { operations, sideEffects: episode.verdict().sideEffects } : { operations };
    },
  );
}
