import { Type, type Static } from 'typebox';

const version = (description: string) => Type.String({ pattern: '^[0-9a-f]{12}$', description });

/** What a verdict depends on. Two verdicts are comparable where all four are the same. */
export const Versions = Type.Object(
  {
    harness: version('What plays, judges and scores: server, judges, agents, action formats.'),
    tasks: version('The templates, their budgets and splits.'),
    simulator: version('The phone: its rules, apps, screens and fonts.'),
    world: version('The data on the base phone.'),
  },
  { description: 'Content hashes. Verdicts are comparable where all four are the same.' },
);
export type Versions = Static<typeof Versions>;

/** The versions of a build, and its commit if it is a checkout. */
export const Build = Type.Object({
  ...Versions.properties,
  commit: Type.Union([
    Type.Object({
      id: Type.String(),
      modified: Type.Boolean({ description: 'Whether files differ from the commit.' }),
    }),
    Type.Null(),
  ]),
});
export type Build = Static<typeof Build>;
