import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ForkBody, IdParams, KeyHeader } from '../../src/protocol/wire/common.ts';
import { AboutPhone, CreatePhone, Forked, MadePhone } from '../../src/protocol/wire/phones.ts';
import { foregroundOf, type Phone } from '../phones/phones.ts';
import { keepNames } from '../sessions/kept-names.ts';
import { SessionNames } from '../sessions/names.ts';
import { countCalls } from './calls.ts';
import type { App, Context } from './context.ts';
import { keyOf } from './idempotency.ts';
import { phoneAnswers } from './kept-answers.ts';
import { addPhoneStateRoutes } from './phone-state.ts';
import { addPhoneStepRoutes } from './phone-steps.ts';

const tags = ['phones'];
/** Opens the ADB port of a phone, if the server has ADB, and gives its number. Rejects if it cannot be opened. */
type AdbPort = (id: string) => Promise<number | undefined>;

export const phoneRoutes =
  (context: Context, adbPort: AdbPort): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => context.auth.operator(request));
    app.addHook(
      'preHandler',
      countCalls(id => context.phones.find(id)),
    );
    addPhoneRoutes(app, context, adbPort);
    addPhoneStepRoutes(app, context);
    addPhoneStateRoutes(app, context);
    addForkRoute(app, context);
  };

/** The phone's ADB port. Without one the phone is still of use, so an error is part of the answer. */
async function adbOf({ id }: Phone, adbPort: AdbPort): Promise<{ adb?: number | null; adbError?: string }> {
  try {
    const port = await adbPort(id);
    return port === undefined ? {} : { adb: port };
  } catch (thrown) {
    return { adb: null, adbError: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

async function about(
  phone: Phone,
  { episodes, stepper }: Pick<Context, 'episodes' | 'stepper'>,
  adbPort: AdbPort,
  resident = stepper.resident(),
): Promise<AboutPhone> {
  const episode = episodes.on(phone);
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
    ...(episode ? { task: episode.instance.task.id } : {}),
    ...(episode?.outcome ? { outcome: episode.outcome } : {}),
    ...(phone.parent ? { parent: phone.parent } : {}),
    ...(await adbOf(phone, adbPort)),
  };
}

/** Adds the calls that create, list and delete phones. */
function addPhoneRoutes(app: App, context: Context, adbPort: AdbPort): void {
  const { phones, stepper } = context;
  const sessions = new SessionNames<MadePhone>({
    idOf: ({ id }) => id,
    end: id => phones.find(id) && phones.remove(id),
  });
  phones.removed.add((id, phone) => sessions.phoneRemoved(id, phone));
  keepNames(context, {
    name: 'phones',
    names: sessions,
    idOn: phone => phone.id,
    phoneOf: made => made.id,
    toJson: made => made,
    fromJson: (_, kept) => kept as MadePhone,
  });

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
      const answer = await sessions.open({
        name: keyOf(request.headers),
        payload: body,
        reply,
        open: async () => {
          const phone = phones.create(body);
          return {
            id: phone.id,
            screen: phone.now.device.screen,
            stateHash: phone.stateHash,
            ...(await phone.whileOpening(() => adbOf(phone, adbPort))),
          };
        },
      });
      // Somebody may have deleted it already.
      phones.get(answer.id);
      return reply.code(201).send(answer);
    },
  );
  app.get(
    '/v1/phones',
    { schema: { tags, summary: 'All phones', response: { 200: Type.Array(AboutPhone) } } },
    async () => {
      const resident = stepper.resident();
      return Promise.all(phones.list().map(phone => about(phone, context, adbPort, resident)));
    },
  );
  app.get(
    '/v1/phones/:id',
    { schema: { tags, summary: 'One phone', params: IdParams, response: { 200: AboutPhone } } },
    async request => about(phones.get(request.params.id), context, adbPort),
  );
  app.delete(
    '/v1/phones/:id',
    { schema: { tags, summary: 'Delete a phone, and the episode on it', params: IdParams } },
    async (request, reply) => {
      const { id } = request.params;
      if (phones.find(id) || !sessions.hasEnded(id)) phones.remove(id);
      return reply.code(204).send();
    },
  );
}

function addForkRoute(app: App, context: Context): void {
  const { phones } = context;
  const forks = phoneAnswers<Forked>(context, 'forks');

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
        refresh: async kept => kept,
        undo: {
          reply,
          remove: copies => {
            for (const { id } of copies.phones) if (phones.find(id)) phones.remove(id);
          },
        },
      });
    },
  );
}
