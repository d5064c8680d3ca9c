import { Action } from '../../src/protocol/action.ts';
import { AttachedScreenshot, Observation } from '../../src/protocol/observation.ts';
import { MULTIPART } from '../../src/protocol/wire/multipart.ts';

/** Any part of a schema. */
type Schema = Record<string, unknown>;

/**
 * A route's schema for the API documents: every `AnyAction` in it is replaced by the schema of `Action`, and an answer with an observation
 * has its other form, with the picture as bytes, beside the first.
 */
export function documented(schema: unknown): unknown {
  const plain = withActions(schema) as Schema | undefined;
  const answers = plain?.['response'] as Schema | undefined;
  if (!answers) return plain;
  const both = Object.entries(answers).map(([status, answer]) => [status, withMultipart(answer as Schema)]);
  return { ...plain, response: Object.fromEntries(both) };
}

function withActions(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ((schema as Schema)['x-tapworld'] === 'Action') return Action;
  if (Array.isArray(schema)) return schema.map(withActions);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withActions(value)]));
}

function withMultipart(answer: Schema): Schema {
  const { observation } = (answer['properties'] ?? {}) as { observation?: unknown };
  if (observation === undefined) return answer;
  return {
    description: 'JSON, or multipart/related for a caller whose Accept header names it',
    content: {
      'application/json': { schema: answer },
      [MULTIPART]: { schema: multipartSchema(answer) },
    },
  };
}

/** Parts have no names: the first is the JSON, and the other the picture that it refers to. */
function multipartSchema(answer: Schema): Schema {
  const attached = { ...Observation.properties, screenshot: AttachedScreenshot };
  const observation = { ...Observation, properties: attached };
  return {
    type: 'object',
    description:
      'RFC 2387. The first part is the JSON, whose screenshot has the Content-ID of the second; that one is the picture.',
    properties: {
      answer: { ...answer, properties: { ...(answer['properties'] as Schema), observation } },
      picture: { type: 'string', format: 'binary' },
    },
  };
}
