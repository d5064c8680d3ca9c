import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { Context } from '../../routes/context.ts';
import { ApiError } from '../../errors.ts';
import type { HttpSessions } from '../http-sessions.ts';
import { forTheWire } from '../openenv/errors.ts';
import { readReset } from '../openenv/schema.ts';
import { FRAME, frameOf, stepAll } from './steps.ts';

const tags = ['cua-lite'];
const orNull = Type.Union([Type.String(), Type.Null()]);

const Reset = Type.Object(
  {
    task_id: Type.String(),
    seed: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    instance_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'The client’s own name for the instance, by which a reset can be sent again.',
      }),
    ),
    eval_mode: Type.Optional(orNull),
    physical_size: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
    dpr: Type.Optional(Type.Number()),
    delay: Type.Optional(
      Type.Unknown({ description: 'Not read: the phone’s clock moves with its actions.' }),
    ),
    max_steps: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
    app_ids: Type.Optional(Type.Unknown({ description: 'Not read: every app is there.' })),
  },
  { additionalProperties: true },
);
const Instance = Type.Object({ instance_id: Type.String() });
const Step = Type.Object({ ...Instance.properties, actions: Type.Array(Type.Unknown()) });

const SIZE = [1080, 2400] as const;
const DPR = 3;

/** cua-lite's contract of GUI environments under `/cua-lite`: four calls, pictures, and coordinates from 0 to 1000. */
export const cuaLiteRoutes =
  ({ auth }: Pick<Context, 'auth'>, sessions: HttpSessions): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => {
      if (!request.routeOptions.url?.endsWith('/healthz')) auth.operator(request);
    });
    app.setErrorHandler(error => {
      throw forTheWire(error);
    });
    app.get('/healthz', { schema: { tags, summary: 'Whether it answers' } }, async () => ({ ok: true }));
    app.post(
      '/reset',
      { schema: { tags, summary: 'Start an instance of a task', body: Reset } },
      async request => {
        const { physical_size: [width, height] = SIZE, dpr: scale = DPR, max_steps: budget } = request.body;
        const { task_id, seed, instance_id: id = randomUUID() } = request.body;
        const options = { task_id, seed, screen: { width, height, scale }, budget };
        const session = await sessions.open(id, { ...readReset(options).request, observe: FRAME });
        const first = await session.observe(FRAME);
        return {
          instance_id: id,
          phone: session.phone.id,
          screenshot_b64: frameOf(first),
          instruction: session.episode!.instance.goal,
          max_steps: session.budget,
        };
      },
    );
    app.post(
      '/step',
      { schema: { tags, summary: 'Take actions, in their order', body: Step } },
      async request => {
        const session = await sessions.get(request.body.instance_id);
        if (session.done)
          throw new ApiError('EPISODE_ENDED', 'This instance has ended: close it, and reset another');
        return stepAll(session, request.body.actions);
      },
    );
    app.post(
      '/close',
      { schema: { tags, summary: 'End an instance; ending it again changes nothing', body: Instance } },
      async request => ({ ok: true, status: await sessions.close(request.body.instance_id) }),
    );
  };
