import { KeyHeader, IdParams, ObserveBody, Observed } from '../../src/protocol/wire/common.ts';
import { ScreenshotQuery, StepBody, StepResult } from '../../src/protocol/wire/phones.ts';
import { ApiError } from '../errors.ts';
import type { App, Context } from './context.ts';
import { hangUpSignal } from './hang-up-signal.ts';
import { keyOf, redrawn } from './idempotency.ts';
import { phoneAnswers } from './kept-answers.ts';

const tags = ['phones'];

/** Adds the calls that step and observe a phone. */
export function addPhoneStepRoutes(app: App, context: Context): void {
  const { phones, stepper } = context;
  const answers = phoneAnswers<StepResult>(context, 'steps');

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
        hangUp: hangUpSignal(reply),
        run: async signal => {
          const options = { observe, base, signal };
          const step = await stepper.step(phone, actions ?? [action], options);
          const { observation, events, stateHash, error } = step;
          return { observation, events, stateHash, ...(error ? { error } : {}) };
        },
        refresh: kept => redrawn(kept, () => stepper.observe(phone, observe)),
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
        hangUpSignal(reply),
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
      const { mime, bytes } = observation.screenshot!;
      return reply.type(mime).send(bytes);
    },
  );
}
