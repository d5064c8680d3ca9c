import { afterAll, expect, it, vi } from 'vitest';

/** The schemas of all actions' arguments: the phone’s own and those of every app. */
async function argsSchemas(): Promise<Record<string, unknown>> {
  const { apps } = await import('../apps/catalogue.ts');
  const { systemActions } = await import('../src/sdk/core/system/index.ts');
  const owners = [['system', systemActions], ...apps.map(app => [app.id, app.actions] as const)] as const;
  return Object.fromEntries(
    owners.flatMap(([owner, actions]) =>
      Object.entries(actions).map(([name, { args }]) => [
        `${owner}.${name}`,
        JSON.parse(JSON.stringify(args)),
      ]),
    ),
  );
}

afterAll(() => vi.doUnmock('typebox'));

it('a page checks the arguments of actions by the schemas that TypeBox makes', async () => {
  const whole = await argsSchemas();
  expect(Object.keys(whole).length).toBeGreaterThan(1_000);
  vi.resetModules();
  vi.doMock('typebox', async () => ({ Type: await import('../scripts/page-types.ts') }));
  expect((await import('typebox')).Type).not.toHaveProperty('Script');
  expect(await argsSchemas()).toEqual(whole);
});
