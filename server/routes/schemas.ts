import { Type } from 'typebox';
import { Observe } from '../../src/protocol/observation.ts';
import { Screen } from '../../src/state/phone/index.ts';

export const IdParams = Type.Object({ id: Type.String({ description: 'Id of the phone or episode.' }) });
export const AnyObject = Type.Record(Type.String(), Type.Unknown());
/** Checked by the phones themselves, which know the screen and give every reason. */
export const AnyAction = Type.Unknown({ description: 'An action; see the protocol’s schemas under components.' });

export const CreatePhone = Type.Object({
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Seed of all chance on the phone.' })),
  screen: Type.Optional(Screen),
  clock: Type.Optional(Type.Integer({ minimum: 0, maximum: 253_402_300_799_999, description: 'Start, epoch ms.' })),
  scenario: Type.Optional(Type.Array(Type.Unknown(), { description: 'RFC 6902 operations on the world.' })),
  language: Type.Optional(Type.String({ maxLength: 35, description: 'BCP 47 tag.' })),
}, { additionalProperties: false });

export const StepBody = Type.Object({
  action: Type.Optional(AnyAction), actions: Type.Optional(Type.Array(AnyAction, { minItems: 1, maxItems: 100 })), observe: Type.Optional(Observe),
}, { additionalProperties: false });
export const ObserveBody = Type.Object({ observe: Type.Optional(Observe) }, { additionalProperties: false });
export const ForkBody = Type.Object({ count: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })), reseed: Type.Optional(Type.Boolean({ description: 'Gives each copy a seed of its own.' })) }, { additionalProperties: false });
export const ScreenshotQuery = Type.Object({
  format: Type.Optional(Type.Unsafe<'jpeg' | 'png' | 'webp'>({ type: 'string', enum: ['jpeg', 'png', 'webp'] })), scale: Type.Optional(Type.Number({ minimum: 0.25, maximum: 4 })), quality: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}, { additionalProperties: false });

export const CreateEpisode = Type.Object({
  task: Type.String({ description: 'Suite and name.' }), seed: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  language: Type.Optional(Type.Unsafe<'en' | 'zh'>({ type: 'string', enum: ['en', 'zh'] })), phrasing: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })), screen: Type.Optional(Screen),
  budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })), reward: Type.Optional(Type.Unknown({ description: 'Name of a reward, or { name, options, weight }, or a list of these.' })), observe: Type.Optional(Observe),
}, { additionalProperties: false });
export const EpisodeStepBody = Type.Object({ action: AnyAction, observe: Type.Optional(Observe) }, { additionalProperties: false });
