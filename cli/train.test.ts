import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorld, type Phone } from '../apps/catalogue.ts';
import { sideOf } from '../bench/tasks/generalise.ts';
import { budgetById, findTask, splits, tasks } from '../bench/tasks/registry.ts';
import { DEFAULTS } from '../bench/training/train/config.ts';
import { demonstrationInstances, instancesOf } from '../bench/training/train/instances.ts';
import { runCli } from './program.ts';
import { train } from './train.ts';
import { configOf } from './train/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-cli-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refused(...argv: string[]): Promise<{ status: number; code: string; message: string }> {
  let text = '';
  const status = await runCli(
    [train],
    ['train', ...argv, '--json'],
    {
      out: chunk => {
        text += chunk;
      },
      err: () => {},
    },
    '0',
  );
  return { status, ...JSON.parse(text).error };
}

describe('the small split', () => {
  const [small, unseen] = [splits['small']!, splits['small-unseen']!];
  it('names templates of levels 1 and 2 that there are, none of them on both sides', () => {
    for (const id of [...small, ...unseen]) expect([id, tasks.has(id)]).toEqual([id, true]);
    for (const id of small) expect(budgetById(id).level).toBeLessThanOrEqual(2);
    expect(small.filter(id => unseen.includes(id))).toEqual([]);
    expect([small, unseen].map(ids => [...ids].sort())).toEqual([small, unseen]);
  });
  it('has templates on each side that a device can be asked about, and apps that training never saw', () => {
    for (const ids of [small, unseen])
      expect(ids.filter(id => splits['real']!.includes(id)).length).toBeGreaterThanOrEqual(8);
    const apps = (ids: readonly string[]) => new Set(ids.flatMap(id => budgetById(id).apps));
    expect([...apps(unseen)].filter(app => !apps(small).has(app)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('tapworld train --compare', () => {
  const training = (name: string, over: object, measured = true) => {
    mkdirSync(join(folder, name, 'checkpoints'), { recursive: true });
    writeFileSync(
      join(folder, name, 'config.json'),
      JSON.stringify({ ...DEFAULTS, tasks: ['notes/create-note'], unseen: [], ...over }),
    );
    const rows = (['untrained', 'warm', 'trained'] as const).map(stage =>
      JSON.stringify({
        stage,
        held: 'instances',
        task: 'notes/create-note',
        seed: 1_000,
        success: stage === 'trained',
        steps: 4,
      }),
    );
    if (measured) writeFileSync(join(folder, name, 'evaluation.jsonl'), `${rows.join('\n')}\n`);
    return join(folder, name);
  };
  it('counts no training twice, and none that is of another kind or is not measured', async () => {
    const [one, again, two, other, open] = [
      training('s1', { seed: 1 }),
      training('s1-again', { seed: 1 }),
      training('s2', { seed: 2 }),
      training('other', { seed: 3, group: 4, warm: 0 }),
      training('open', { seed: 4 }, false),
    ];
    const compared = (...paths: string[]) => refused('--compare', paths.join(','));
    expect(await compared(one, one)).toMatchObject({
      status: 2,
      code: 'USAGE',
      message: expect.stringMatching(/s1 is named twice/),
    });
    expect(await compared(one, again)).toMatchObject({
      status: 2,
      message: expect.stringMatching(/are of one seed, 1/),
    });
    expect(await compared(two, other)).toMatchObject({
      status: 2,
      message: expect.stringMatching(/not of the same training: group, warm differ/),
    });
    expect(await compared(two, open)).toMatchObject({
      status: 2,
      message: expect.stringMatching(/open has no measurement yet/),
    });
    expect((await refused('--compare', `${one},${two}`)).status).toBe(0);
  });
  it('counts no training whose measurement was stopped: of one stage there would be fewer seeds than of another', async () => {
    const [complete, half] = [
      training('whole', { seed: 5, unseen: ['settings/wifi-on'] }),
      training('half', { seed: 6, unseen: ['settings/wifi-on'] }, false),
    ];
    const row = (stage: string, held: string) =>
      `${JSON.stringify({ stage, held, task: held === 'instances' ? 'notes/create-note' : 'settings/wifi-on', seed: 1_000, success: true, steps: 4 })}\n`;
    const all = ['untrained', 'warm', 'trained'].flatMap(stage => [
      row(stage, 'instances'),
      row(stage, 'templates'),
    ]);
    writeFileSync(join(complete, 'evaluation.jsonl'), all.join(''));
    writeFileSync(join(half, 'evaluation.jsonl'), all.slice(0, 5).join(''));
    expect(await refused('--compare', `${complete},${half}`)).toMatchObject({
      status: 2,
      code: 'USAGE',
      message: expect.stringMatching(/half has no measurement yet of trained on templates: .*--resume/),
    });
  });
  it('a configuration that is broken is told as that', async () => {
    writeFileSync(join(training('broken', {}), 'config.json'), '{"seed":');
    for (const option of ['--compare', '--resume'])
      expect(await refused(option, join(folder, 'broken'))).toMatchObject({
        status: 2,
        code: 'TRAINING_NOT_FOUND',
        message: expect.stringMatching(/config\.json cannot be read/),
      });
  });
});

describe('tapworld train', () => {
  it('is by default the small split with what is kept unseen beside it', async () => {
    const config = await configOf({ seed: 2 });
    expect(config).toMatchObject({
      seed: 2,
      lockstep: true,
      reward: 'dense',
      tasks: [...splits['small']!],
      unseen: [...splits['small-unseen']!],
    });
    expect(
      await configOf({
        tasks: ['settings/wifi-*'],
        unseen: ['settings/wifi-on'],
        async: true,
        penalties: 'invalid=-0.5',
        eval: 2,
        kl: 0.1,
      }),
    ).toMatchObject({
      lockstep: false,
      penalties: { invalid: -0.5 },
      heldOut: { count: 2 },
      grpo: { kl: 0.1 },
      unseen: [],
    });
  });
  it('leaves nothing behind where there is no server', async () => {
    const out = join(folder, 'no-server');
    expect(await refused('--out', out, '--server', 'http://127.0.0.1:9')).toMatchObject({ status: 1 });
    expect(existsSync(out)).toBe(false);
  });
  it('leaves a folder that was there before as it was, where there is no server', async () => {
    const out = join(folder, 'empty');
    mkdirSync(out);
    expect(await refused('--out', out, '--server', 'http://127.0.0.1:9')).toMatchObject({ status: 1 });
    expect(readdirSync(out)).toEqual([]);
  });
  it('that cannot write its configuration leaves nothing that would be taken for a training', async () => {
    // Its folders fit in the 4,095 characters of a path, and config.json does not.
    const begins = join(folder, 'unwritten');
    const long = (begins + `/${'x'.repeat(99)}`.repeat(Math.floor((4_083 - begins.length) / 100))).padEnd(
      4_083,
      'x',
    );
    expect(await refused('--out', long)).toMatchObject({ status: 1, code: 'ENAMETOOLONG' });
    expect([long.length, existsSync(dirname(long)), existsSync(long)]).toEqual([4_083, true, false]);
    const out = join(folder, 'mine');
    mkdirSync(out);
    writeFileSync(join(out, 'mine.txt'), 'mine');
    expect(await refused('--out', out)).toMatchObject({ status: 2, code: 'TRAINING_EXISTS' });
    expect(readdirSync(out)).toEqual(['mine.txt']);
  });
  it('learns of the split seen from its own instances, and measures by-instance and by-template', async () => {
    const config = await configOf({
      split: 'seen',
      tasks: ['notes/create-note', 'settings/wifi-on'],
      unseen: ['notes/bin-one'],
      eval: 2,
      warm: 2,
    });
    const { learned, held } = config.own!['notes/create-note']!;
    expect([learned.length, held.length, learned.filter(seed => held.includes(seed))]).toEqual([200, 2, []]);
    const world = (await createWorld()) as unknown as Phone;
    const sides = (seeds: readonly number[]) =>
      new Set(
        seeds.map(seed =>
          sideOf(
            findTask('notes/create-note'),
            findTask('notes/create-note').params.draw(world, seed, 'notes/create-note'),
          ),
        ),
      );
    expect([sides(learned), sides(held)]).toEqual([new Set(['train']), new Set(['test'])]);
    expect(
      instancesOf(config, 'instances')
        .filter(({ task }) => task === 'notes/create-note')
        .map(({ seed }) => seed),
    ).toEqual(held);
    expect(instancesOf(config, 'templates')).toEqual([
      { task: 'notes/bin-one', seed: 1000 },
      { task: 'notes/bin-one', seed: 1001 },
    ]);
    for (const { task, seed } of demonstrationInstances(config))
      expect(config.own![task]!.learned).toContain(seed);
    expect((await configOf({ split: 'seen', tasks: ['notes/create-note'] })).unseen).toEqual(
      splits['by-template'],
    );
    await expect(configOf({ split: 'by-instance' })).rejects.toMatchObject({ code: 'USAGE' });
  });
  it.each([
    [['--reward', 'none'], 'USAGE', /No reward none/],
    [['--split', 'none'], 'USAGE', /No split none/],
    [['--split', 'none', '--tasks', 'settings/wifi-on'], 'USAGE', /No split none/],
    [['--curriculum', 'none'], 'USAGE', /adaptive/],
    [['--warm', '100000'], 'INVALID_TRAINING', /one demonstration of each instance/],
    [['--resume', folder, '--seed', '2', '--step-cost', '1'], 'USAGE', /leave out --seed, --step-cost/],
    [['--resume', join(folder, 'none')], 'TRAINING_NOT_FOUND', /no training in/],
    [['--compare', join(folder, 'none')], 'TRAINING_NOT_FOUND', /no training in/],
  ])('%j is refused: %s', async (argv, code, message) => {
    const error = await refused(
      ...argv,
      ...(argv.includes('--resume') || argv.includes('--compare') ? [] : ['--out', join(folder, 'x')]),
    );
    expect(error).toMatchObject({ code });
    expect(error.status).toBe(2);
    expect(error.message).toMatch(message);
  });
});
