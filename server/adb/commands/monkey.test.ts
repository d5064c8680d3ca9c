import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hash } from '../../../src/state/hash.ts';
import { startServer, type RunningServer } from '../../start.ts';
import { AdbDevice } from '../device.ts';
import { runShell } from '../shell.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(async () => {
  await server.close();
});

async function after(line: string): Promise<{ device: AdbDevice; out: string; status: number }> {
  const device = new AdbDevice(server.context, server.context.phones.create({ seed: 1 }));
  const { out, status } = await runShell(device, line);
  return { device, out: out.toString(), status };
}

describe('monkey', () => {
  it('starts an app from its launcher icon', async () => {
    const { device, out, status } = await after(
      'monkey -p app.tapworld.notes -c android.intent.category.LAUNCHER 1',
    );
    expect(out).toMatch(/^Events injected: 1\n/);
    expect(status).toBe(0);
    expect(device.tree.ui.tasks.map(task => task.app)).toEqual(['notes']);
    expect(await after('monkey -p no.such.app -c android.intent.category.LAUNCHER 1')).toMatchObject({
      out: '** No activities found to run, monkey aborted.\n',
      status: 252,
    });
    expect(await after('monkey -p app.tapworld.notes')).toMatchObject({ status: 255 });
  });

  it('touches at random by its seed, and stays in its packages', async () => {
    const line = (seed: number) =>
      `monkey -p app.tapworld.calculator -s ${seed} --pct-touch 80 --pct-syskeys 10 -v 25`;
    const [one, again, other] = [await after(line(5)), await after(line(5)), await after(line(6))];
    expect(one.out).toContain(':Monkey: seed=5 count=25\n:AllowPackage: app.tapworld.calculator\n');
    expect(one.out).toContain('Events injected: 25\n');
    expect(hash(one.device.tree)).toBe(hash(again.device.tree));
    expect(hash(one.device.tree)).not.toBe(hash(other.device.tree));
    expect(new Set(one.device.tree.ui.tasks.map(task => task.app))).toEqual(new Set(['calculator']));
    expect(one.device.tree.clock.now).toBeGreaterThan(server.context.phones.world.tree.clock.now + 15_000);
  }, 60_000);
});
