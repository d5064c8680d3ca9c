import { Type, type Static } from 'typebox';

/** A template as lists show it: what people choose it by. Lists may say more. */
export const AboutTask = Type.Object({
  id: Type.String(),
  suite: Type.String(),
  level: Type.Integer(),
  kind: Type.String(),
  budget: Type.Integer(),
  solverSteps: Type.Optional(Type.Number({ description: 'Steps that the template’s own solver takes.' })),
  apps: Type.Array(Type.String()),
  tags: Type.Unsafe<readonly string[]>({ type: 'array', items: { type: 'string' } }),
});
export type AboutTask = Static<typeof AboutTask>;
