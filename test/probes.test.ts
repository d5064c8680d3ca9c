import { produce } from 'immer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apps, createWorld, type Phone } from '../apps/catalogue.ts';
import { askProbes, tiersOf } from '../bench/bridge/probes.ts';
import { askDerived, readDevice, type Readings } from '../bench/bridge/readings.ts';
import { judgeChange } from '../bench/tasks/judge-change.ts';
import { beginJudging, judgeAt } from '../bench/tasks/expectation.ts';
import { expectedAtStart } from '../bench/tasks/expected.ts';
import type { Ending } from '../bench/tasks/form.ts';
import { instantiateOn, type Instance } from '../bench/tasks/instance.ts';
import { harmfulMutants } from '../bench/tasks/mutants/harmful.ts';
import type { Probed, Tier } from '../bench/tasks/probe.ts';
import { derivedFrom, type Derived } from '../bench/tasks/probes/derive.ts';
import { findTask, splits } from '../bench/tasks/registry.ts';
import { setupCtx } from '../bench/tasks/setup.ts';
import probed from '../bench/tasks/splits/probed.json' with { type: 'json' };
import { changesSince } from '../judges/side-effects.ts';
import { AdbDevice } from '../server/adb/device.ts';
import { runShell } from '../server/adb/shell.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { allFiles } from '../src/sdk/core/storage.ts';
import { equal } from '../src/state/json.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

const ALL: ReadonlySet<Tier> = new Set(['A', 'B', 'C', 'D']);
const packages = new Map(apps.map(app => [app.id, app.package]));
/** One template in so many is asked about; `TAPWORLD_ALL=1` asks about all, which takes about four minutes. */
const SAMPLE = process.env['TAPWORLD_ALL'] ? 1 : 36;
/** Mutants of a seen fact that are tried of each template. */
const MUTANTS = 4;

/**
 * Near misses whose tables a device shows, and which it cannot tell from a correct ending, by `template ending`, and why. Where no view shows
 * any difference, a near miss needs no line here.
 */
const UNSEEN: Readonly<Record<string, string>> = {
  'chat/send-text toAnotherFirst': 'A device forgets what was deleted on it',
  'messages/send-to-number anotherSentAndDeleted': 'A device forgets what was deleted on it',
  'music/playing-queue begun': 'What plays is wear, and asked of no table',
  'gallery/cropped-copy anotherPhoto': 'What a copy shows is in no table, and its name is free',
  'files/zip-and-move onlyTwo': 'What an archive holds is not asked',
  'files/zip-and-move theNamesakeInIt': 'What an archive holds is not asked',
  'settings/set-volume threeOff': 'A step of a volume may be more than three percent',
};

/** Correct endings that probes refuse, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  'chat/make-group oneAddedAfterwards': 'Tables do not tell which messages the phone wrote by itself',
};

/**
 * Mutants whose visible part is the agent's own choice, by part of their name: the judge refuses them for a picture, a sound or
 * a payment in the ledger that does not go with it, which no view shows.
 */
const CHOICES = [
  /^mutant altered \/apps\/camera\/shots\/[^/]+\/(camera|flash|zoom) /,
  /^mutant altered \/device\/storage\/files\/[^/]+\/media /,
  /^mutant altered \/apps\/wallet\/transactions\/[^/]+\/what /,
];

const isUnseen = (id: string, name: string): boolean =>
  `${id} ${name}` in UNSEEN ||
  (/^(camera|recorder|shop|wallet)\//.test(id) && CHOICES.some(part => part.test(name)));

let server: RunningServer;
let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close(), 60_000);

/** A phone made from a tree, probed through its own shell. */
async function onDevice<T>(tree: Phone, use: (device: Probed) => Promise<T>): Promise<T> {
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

const stateOf = ({ params, start }: Instance, ending: Extract<Ending<unknown>, { change: unknown }>): Phone =>
  produce(start, (draft: Phone) => {
    ending.change(draft, params, setupCtx(draft));
  });

interface Played {
  name: string;
  phone: Phone;
  /** Whether the judge accepts the phone, whatever the agent said. */
  right: boolean;
}

function endingsOf(instance: Instance): Played[] {
  const { alternatives = {}, nearMisses } = instance.task.spec;
  return Object.entries({ ...alternatives, ...nearMisses }).flatMap(([name, ending]) => {
    if (!('change' in ending)) return [];
    // A device does not know what the agent declared or answered.
    const isSaid = 'because' in ending && ['declared', 'answer'].includes(ending.because as string);
    const right = isSaid || judgeChange(instance, ending).successUndeclared;
    return [{ name, phone: stateOf(instance, ending), right }];
  });
}

/** Mutants of the expected phone that the judge refuses and of which some view shows the difference. */
function mutantsOf(instance: Instance, { views }: Derived): Played[] {
  const { task, start } = instance;
  const expected = expectedAtStart(instance).phone;
  const facts = changesSince(task.schema, start, expected);
  const isPossible = (phone: Phone) => {
    const paths = allFiles(phone.device.storage.files).map(file => file.path);
    return new Set(paths).size === paths.length;
  };
  return harmfulMutants(task.schema, start, expected, facts, 3 * MUTANTS, 1)
    .filter(({ phone }) => views.some(view => !equal(view.of(phone), view.of(expected))))
    .filter(({ phone }) => isPossible(phone))
    .filter(({ phone }) => {
      const said = { answer: null, declared: 'done' } as const;
      const { verdict } = judgeAt(instance, beginJudging(instance), phone, said);
      return verdict.changes.some(change => change.name !== 'answer' && !change.met);
    })
    .slice(0, MUTANTS)
    .map(({ name, phone }) => ({ name: `mutant ${name}`, phone, right: false }));
}

it('asks devices about more templates than the published sim-to-real study had tasks', () => {
  expect(splits['real']!.length).toBeGreaterThanOrEqual(59);
});

const sample = Object.keys(probed).filter((_, i) => i % SAMPLE === 0);

describe.each(sample.map(id => [id] as const))('%s', id => {
  const task = findTask(id);
  it('gets the verdict of its judge from what a device shows', async () => {
    const instance = instantiateOn(world, task, 1);
    const derived = derivedFrom(instance);
    // A start may be as it should be already.
    if (!derived)
      return expect(changesSince(task.schema, instance.start, expectedAtStart(instance).phone)).toEqual([]);
    const record = probed[id as keyof typeof probed].views;
    expect(
      derived.views.map(view => view.id).filter(view => !record.includes(view)),
      'bench/tasks/splits/probed.json: run `npx tsx scripts/probes.ts`',
    ).toEqual([]);
    const before: Readings = await onDevice(instance.start, device => readDevice(device, derived, ALL));
    const verdictOn = async (phone: Phone) => {
      const { verdict, asked } = await onDevice(phone, device => askDerived(device, derived, before, ALL));
      const said = asked.filter(each => each.outcome !== 'pass');
      return { verdict, said: said.map(each => `${each.says}: ${each.why ?? JSON.stringify(each.found)}`) };
    };
    expect((await verdictOn(instance.start)).verdict, 'the start').toBe('fail');
    const expected = expectedAtStart(instance).phone;
    const { verdict: first, said: why } = await verdictOn(expected);
    expect.soft(first, why.join('\n')).toBe('pass');
    for (const { name, phone, right } of [...endingsOf(instance), ...mutantsOf(instance, derived)]) {
      const { verdict, said } = await verdictOn(phone);
      const isSame = (view: Derived['views'][number]) => equal(view.of(phone), view.of(expected));
      const isHidden = !right && verdict === 'pass' && (isUnseen(id, name) || derived.views.every(isSame));
      const isRefused = right && `${id} ${name}` in REFUSED;
      const wanted = (right && !isRefused) || isHidden ? 'pass' : 'fail';
      expect.soft(`${name}: ${verdict}`, said.join('\n')).toBe(`${name}: ${wanted}`);
    }
  }, 60_000);
});

describe('questions of a template’s own', () => {
  const own = splits['real']!.filter(id => !(id in probed));
  it.each(own.map(id => [id] as const))('%s agrees with its judge', async id => {
    const instance = instantiateOn(world, findTask(id), 1);
    const { task, params, start } = instance;
    const ask = async (phone: Phone) =>
      (await onDevice(phone, device => askProbes(device, task.spec.probe!(params, start), ALL))).verdict;
    expect(await ask(start), 'the start').toBe('fail');
    for (const { name, phone, right } of endingsOf(instance))
      expect.soft(`${name}: ${await ask(phone)}`).toBe(`${name}: ${right ? 'pass' : 'fail'}`);
  });
});

describe('the doctor', () => {
  it('finds every tier except root on a simulated phone', async () => {
    const found = await onDevice(world, tiersOf);
    expect(
      Object.entries(found)
        .filter(([, { offered }]) => offered)
        .map(([tier]) => tier),
    ).toEqual(['A', 'B', 'C']);
  });
});
