import { produce } from 'immer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apps, createWorld, type Phone } from '../apps/catalogue.ts';
import { askProbes, tiersOf } from '../bench/bridge/probes.ts';
import { judgeChange } from '../bench/tasks/conformance.ts';
import { expectedAtStart } from '../bench/tasks/expectation.ts';
import type { Ending } from '../bench/tasks/form.ts';
import { instantiateOn, type Instance } from '../bench/tasks/instance.ts';
import type { Probed, Tier } from '../bench/tasks/probe.ts';
import { findTask, splits } from '../bench/tasks/registry.ts';
import { setupCtx } from '../bench/tasks/setup.ts';
import { AdbDevice } from '../server/adb/device.ts';
import { runShell } from '../server/adb/shell.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

const ALL: ReadonlySet<Tier> = new Set(['A', 'B', 'C', 'D']);
const packages = new Map(apps.map(app => [app.id, app.package]));

/** Near misses that a device cannot tell from correct endings, by `template ending`, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'calendar/add-event withAStranger': 'Guests are asked of no calendar',
  'calendar/add-in-two-weeks withAStranger': 'Guests are asked of no calendar',
  'calendar/add-on-weekday withAStranger': 'Guests are asked of no calendar',
  'calendar/add-tomorrow withAStranger': 'Guests are asked of no calendar',
  'calendar/add-repeating untilNovember': 'A series is asked about up to the end of October',
  'settings/bluetooth-on thenDisconnected': 'Which devices are connected is known to no setting',
  'settings/wifi-on thenDisconnected': 'Which network is joined is known to no setting',
  'settings/set-volume threeOff': 'A step of a volume may be more than three percent',
  'contacts/add-contact withABirthday': 'The address book is asked for names, numbers, addresses and notes',
  'files/restore-right andEmptiedTheBin': 'What is in the bin is known to the file manager alone',
  'messages/reply-latest withACard': 'What goes with a text is known to the app alone',
  'messages/send-to-number anotherSentAndDeleted': 'A device forgets what was deleted on it',
  'messages/send-to-number withMyPlace': 'What goes with a text is known to the app alone',
  'settings/set-volume tenOff': 'A step of a volume may be more than ten percent',
};

let server: RunningServer;
let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close(), 60_000);

/** A phone made from a tree, probed through its own shell. */
async function probed<T>(tree: Phone, use: (device: Probed) => Promise<T>): Promise<T> {
  const phone = server.context.phones.add(tree as unknown as AnyPhone);
  const device = new AdbDevice(server.context, phone);
  try {
    return await use({
      shell: async line => {
        const { out, err, status } = await runShell(device, line);
        return { out: out.toString(), err: err.toString(), status };
      },
      elements: () => device.elements(),
      packageOf: app => packages.get(app),
    });
  } finally {
    server.context.phones.remove(phone.id);
  }
}

/** The probes' verdict on a state, and a description of what each found. */
async function verdictOn(
  { task, params, start }: Instance,
  now: Phone,
): Promise<{ verdict: string; said: string }> {
  const { verdict, asked } = await probed(now, device =>
    askProbes(device, task.spec.probe!(params, start), ALL),
  );
  return {
    verdict,
    said: asked
      .filter(each => each.outcome !== 'pass')
      .map(each => `${each.says}: ${each.why ?? JSON.stringify(each.found)?.slice(0, 600)}`)
      .join('\n'),
  };
}

const stateOf = ({ params, start }: Instance, ending: Extract<Ending<unknown>, { change: unknown }>): Phone =>
  produce(start, (draft: Phone) => {
    ending.change(draft, params, setupCtx(draft));
  });

it('has more templates than the published sim-to-real study had tasks', () => {
  expect(splits['real']!.length).toBeGreaterThanOrEqual(59);
});

describe.each(splits['real']!.map(id => [id] as const))('%s', id => {
  const task = findTask(id);
  it('gets the same verdict from its probes as from its judge, in each of its endings', async () => {
    const instance = instantiateOn(world, task, 1);
    expect((await verdictOn(instance, instance.start)).verdict, 'the start').toBe('fail');
    // What a goal reads may be on the screen, which no change of the state makes.
    if (task.expected.length > 0 && Object.keys(task.goals).length === 0) {
      const { verdict, said } = await verdictOn(instance, expectedAtStart(instance).phone);
      expect.soft(`the expected change: ${verdict}`, said).toBe('the expected change: pass');
    }
    for (const [kind, endings] of [
      ['honest', task.spec.alternatives ?? {}],
      ['wrong', task.spec.nearMisses],
    ] as const) {
      for (const [name, ending] of Object.entries(endings)) {
        if (!('change' in ending)) continue;
        // A device does not know what the agent declared.
        const right =
          judgeChange(instance, ending).successUndeclared ||
          ('because' in ending && ending.because === 'declared');
        const { verdict, said } = await verdictOn(instance, stateOf(instance, ending));
        expect
          .soft(`${kind} ending ${name}: ${verdict}`, said)
          .toBe(`${kind} ending ${name}: ${right || UNSEEN[`${id} ${name}`] ? 'pass' : 'fail'}`);
      }
    }
  }, 30_000);
});

describe('the doctor', () => {
  it('finds every tier except root on a simulated phone', async () => {
    const found = await probed(world, tiersOf);
    expect(
      Object.entries(found)
        .filter(([, { offered }]) => offered)
        .map(([tier]) => tier),
    ).toEqual(['A', 'B', 'C']);
  });
});
