import { camel } from './names.ts';

/** An agent that opens the first app that its goal names, and says that it is done. */
export function agentFile(name: string): string {
  return `import { apps } from '../../apps/catalogue.ts';
import { done, open } from '../tasks/steps.ts';
import type { Agent } from './agent.ts';

/** Opens the app that the goal names, and leaves it at that. */
export const ${camel(name)}: Agent = {
  name: '${name}',
  describe: 'opens the app that the goal names',
  pictures: false,
  start: ({ goal }) => {
    let opened = false;
    return seen => {
      const app = apps.find(({ name }) => goal.toLowerCase().includes(name.toLowerCase()));
      if (opened || !app || seen.foreground.app !== 'launcher') return done();
      opened = true;
      return open(app.name);
    };
  },
};
`;
}

/** Its test: what it does for what it sees. */
export function agentTestFile(name: string): string {
  return `import { expect, test } from 'vitest';
import { findAgent } from './index.ts';
import { ${camel(name)} } from './${name}.ts';
import type { Observation } from '../../src/protocol/observation.ts';

/** What an agent sees of an app that is open. */
const seenAs = (app: string): Observation => ({ foreground: { app, package: \`app.tapworld.\${app}\`, activity: '.MainActivity', route: '/' }, keyboard: false, clock: 0, elements: [] });
const brief = { goal: 'Pin a note in Notes.', budget: 10, answerSheet: null, task: 'notes/pin', seed: 1, language: 'en' as const };

test('it is found by its name', () => { expect(findAgent('${name}')).toBe(${camel(name)}); });

test('it opens the app of its goal once, then stops', async () => {
  const next = await ${camel(name)}.start(brief);
  expect(await next(seenAs('launcher'))).toEqual({ type: 'open_app', app: 'Notes' });
  expect(await next(seenAs('notes'))).toEqual({ type: 'done' });
});
`;
}
