import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { Action } from '../../../src/protocol/action.ts';
import { validate } from '../../../src/state/validate.ts';
import { streamOf } from '../../../src/state/random.ts';
import { findAgent } from '../../agents/index.ts';
import { Episode, PolicyActor, type Choice } from './actor.ts';
import { Adam, ADAM } from './adam.ts';
import { candidatesOf } from './candidates.ts';
import { pack, readCheckpoint, unpack, writeCheckpoint } from './checkpoint.ts';
import { clone, cloneGradient, likelihood } from './clone.ts';
import { match } from './demos.ts';
import { Encoder } from './features.ts';
import { HASHING } from './hashing.ts';
import { readGoal } from './goal.ts';
import { greedy, logSoftmax, Model, sample } from './model.ts';
import { isDeed, meaningOf, stem, wordsOf } from './tokens.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-policy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Screens of a phone and, of the same moments, what a dump of them gave over ADB; recorded. */
const recorded = JSON.parse(readFileSync(new URL('./recorded.json', import.meta.url), 'utf8')) as {
  goal: string;
  seen: Observation;
}[];
const SMALL = { ...HASHING, bits: 6 };

describe('a goal', () => {
  const spans = (text: string) =>
    readGoal(text).spans.map(({ kind, text: spanText }) => `${kind} ${spanText}`);
  it.each([
    ['Delete the note titled “Garden gate”.', ['quote Garden gate']],
    [
      'Send a text message to 07700 900494: No, only on Sundays',
      ['number 07700 900494', 'tail No, only on Sundays'],
    ],
    [
      'Make a new contact for Esther Farrow. The number is 07700 900241.',
      ['name Esther Farrow', 'part Esther', 'part Farrow', 'number 07700 900241'],
    ],
    ['I weigh 72.5 kg today. Put that into the weight log of Milepost.', ['number 72.5']],
    ['The password is heron-lantern-85.', ['token heron-lantern-85']],
  ])('%s', (text, expected) => {
    expect(spans(text)).toEqual(expected);
  });
  it('says what stands before a span, and which words are the template’s', () => {
    const {
      spans: [title],
      frame,
    } = readGoal('In Notes, write a note titled “Choir names” that says: Reference KX-4417, desk three.');
    expect(title).toMatchObject({ text: 'Choir names', kind: 'quote', nth: 0 });
    expect(title!.before[0]).toBe(meaningOf(stem('titled')));
    expect(stem('titled')).toBe(stem('title'));
    expect(frame).not.toContain('choir');
    expect(frame).toEqual(expect.arrayContaining(['not', 'creat']));
  });
  it('tells what is to be done, in whatever words', () => {
    const deeds = (text: string) => [...readGoal(text).deeds];
    expect(deeds('Delete the note “Tool hire”.')).toEqual(
      deeds('Move the note “Tool hire” to the bin.').filter(deed => deed !== 'mov'),
    );
    expect(deeds('Remove the alarm.')).toEqual(['delet']);
    expect([isDeed(meaningOf(stem('erase'))), isDeed(meaningOf(stem('alarm')))]).toEqual([true, false]);
    expect(meaningOf(stem('photos'))).toBe(meaningOf(stem('picture')));
  });
  it('has words of any script', () => {
    expect(wordsOf('Robin’s 10:30, 关闭 Wi-Fi')).toEqual(['robin', '10', '30', '关', '闭', 'wi', 'fi']);
  });
});

describe('on recorded screens, of a phone and over ADB', () => {
  it.each(recorded.map((moment, i) => [i, moment] as const))(
    'moment %i: every candidate is an action of the wire on what is there',
    (_, { goal, seen: observation }) => {
      const candidates = candidatesOf(observation, readGoal(goal));
      expect(candidates.length).toBeGreaterThan(3);
      const ids = new Set(observation.elements!.map(e => e.id));
      for (const { action } of candidates) {
        expect(validate(Action, action)).toEqual([]);
        const { element } = action as { element?: string };
        if (element !== undefined) expect(ids).toContain(element);
        if ('x' in action)
          expect(
            observation.elements!.some(
              ({ bounds: [l, t, r, b] }) =>
                action.x! >= l! && action.x! < r! && action.y! >= t! && action.y! < b!,
            ),
          ).toBe(true);
      }
    },
  );
  it('features are the same however often they are worked out, and lie in their table', () => {
    for (const { goal, seen: observation } of recorded) {
      const [one, other] = [
        new Episode(goal, new Encoder()).weigh(observation).features,
        new Episode(goal, new Encoder()).weigh(observation).features,
      ];
      expect(one).toEqual(other);
      expect(
        one.flat().every(place => Number.isInteger(place) && place >= 0 && place < 2 ** (HASHING.bits + 1)),
      ).toBe(true);
    }
  });
  it('what was done is remembered: the same screen has other features after it', () => {
    const { goal, seen: observation } = recorded[1]!;
    const episode = new Episode(goal, new Encoder());
    const before = episode.weigh(observation);
    episode.act(before.candidates[0]!);
    expect(episode.weigh(observation).features[0]).not.toEqual(before.features[0]);
  });
  it('a solver’s action is found among them', () => {
    const { goal, seen: observation } = recorded[1]!;
    const candidates = candidatesOf(observation, readGoal(goal));
    const button = observation.elements!.find((e: Element) => e.states.clickable && e.states.enabled)!;
    expect(candidates[match({ type: 'tap', element: button.id }, observation, candidates)]!.action).toEqual({
      type: 'tap',
      element: button.id,
    });
    expect(match({ type: 'tap', element: 'nothing' }, observation, candidates)).toBe(-1);
    expect(candidates[match({ type: 'done' }, observation, candidates)]!.action).toEqual({ type: 'done' });
  });
});

/** Choices with features that a seed draws, of a table of 2 × 64. */
function choices(count: number, seed = 1): Choice[] {
  const random = streamOf(seed, 'choices');
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: 2 + Math.floor(4 * random()) }, () => [
      ...new Set(Array.from({ length: 5 }, () => Math.floor(128 * random()))),
    ]);
    return { features, picked: Math.floor(random() * features.length) };
  });
}

describe('the model', () => {
  it('is a softmax of sums: ln 3 for one of two that has one more feature of weight ln 3', () => {
    const model = new Model(SMALL);
    model.weights[3] = Math.log(3);
    model.weights[100] = 4;
    expect(Math.exp(model.logProbs([[1], [1, 3]])[1]!)).toBeCloseTo(3 / 4, 6);
    expect(model.scores([[100]])[0]).toBeCloseTo(4 * SMALL.memorised, 6);
    for (const half of logSoftmax(Float64Array.of(1_000, 1_000))) expect(half).toBeCloseTo(Math.log(0.5), 10);
  });
  it('draws in proportion, and the likeliest by lot among equals', () => {
    const logProbs = Float64Array.of(Math.log(0.25), Math.log(0.5), Math.log(0.25));
    expect([0, 0.24, 0.26, 0.74, 0.76, 0.999].map(at => sample(logProbs, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(greedy(logProbs, 0.9)).toBe(1);
    expect([0, 0.4, 0.6, 0.99].map(at => greedy(Float64Array.of(-1, -1), at))).toEqual([0, 0, 1, 1]);
  });
  it('has cloning’s gradient by finite differences', () => {
    const model = new Model(
      SMALL,
      Float32Array.from({ length: 128 }, (_, i) => Math.sin(i)),
    );
    const some = choices(6);
    const gradient = new Float64Array(128);
    cloneGradient(model, some, gradient);
    for (let i = 0; i < 128; i++) {
      const at = model.weights[i]!;
      const lossAt = (value: number) => {
        model.weights[i] = value;
        const found = -likelihood(model, some);
        model.weights[i] = at;
        return found;
      };
      const [up, down] = [Math.fround(at + 1e-3), Math.fround(at - 1e-3)];
      expect((lossAt(up) - lossAt(down)) / (up - down)).toBeCloseTo(gradient[i]!, 5);
    }
  });
  it('finds choices likelier with every epoch of cloning, and the same for the same seed', () => {
    const [one, other] = [new Model(SMALL), new Model(SMALL)];
    const some = choices(20);
    const before = likelihood(one, some);
    const rising = clone(one, some, { ...ADAM, rate: 0.02, epochs: 5, batch: 8, seed: 3 });
    expect([before, ...rising]).toEqual([before, ...rising].sort((a, b) => a - b));
    expect(rising[4]).toBeGreaterThan(before + 0.1);
    clone(other, some, { ...ADAM, rate: 0.02, epochs: 5, batch: 8, seed: 3 });
    expect([...other.weights]).toEqual([...one.weights]);
  });
  it('moves by the step size at first, as Adam does, and leaves what has no gradient', () => {
    const weights = new Float32Array(3);
    const adam = new Adam(3);
    adam.step(weights, Float64Array.of(0.5, 0, -2), { ...ADAM, rate: 0.1 });
    expect(weights[0]).toBeCloseTo(-0.1, 4);
    expect([weights[1], adam.steps]).toEqual([0, 1]);
    expect(weights[2]).toBeCloseTo(0.1, 4);
  });
});

describe('a checkpoint', () => {
  const model = new Model(HASHING);
  clone(model, choices(4), { ...ADAM, epochs: 2, batch: 2, seed: 1 });
  const file = join(folder, 'policy.json');

  it('comes back with every weight, and has the same text when it is written again', () => {
    writeCheckpoint(file, model, { iteration: 7 });
    const text = readFileSync(file, 'utf8');
    const { model: read, trained } = readCheckpoint(file);
    expect(Buffer.from(read.weights.buffer).equals(Buffer.from(model.weights.buffer))).toBe(true);
    expect(trained).toEqual({ iteration: 7 });
    writeCheckpoint(file, read, trained);
    expect(readFileSync(file, 'utf8')).toBe(text);
    const tables = [Float32Array.of(0, 1.5, 0), Float32Array.of(0, 0, -2)];
    expect(unpack(pack(...tables)).map(table => [...table])).toEqual([
      [0, 1.5, 0],
      [0, 0, -2],
    ]);
    expect(Buffer.from(pack(...tables).places, 'base64')).toHaveLength(8);
  });
  it.each([
    ['{', 'INVALID_CHECKPOINT'],
    ['{"format":"other"}', 'this is no policy'],
    ['{"format":"tapworld.policy","version":2}', 'version 2'],
    ['{"format":"tapworld.policy","version":1,"hashing":{"scheme":"old"}}', 'those of old'],
  ])('refuses %s', (text, message) => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, text);
    expect(() => readCheckpoint(bad)).toThrow(message === 'INVALID_CHECKPOINT' ? /bad\.json/ : message);
    expect(() => findAgent(`policy:${join(folder, 'none.json')}`)).toThrow(/There is no checkpoint/);
  });
  it('whose weights are no numbers is played by no agent', () => {
    const astray = join(folder, 'astray.json');
    writeCheckpoint(
      astray,
      new Model(
        { ...HASHING, bits: 4 },
        Float32Array.from({ length: 32 }, (_, i) => (i === 3 ? NaN : 0)),
      ),
      {},
    );
    expect(() => findAgent(`policy:${astray}`)).toThrow(
      expect.objectContaining({
        code: 'INVALID_CHECKPOINT',
        message: expect.stringContaining('astray.json'),
      }),
    );
  });
  it('plays as an agent: the same for the same seed, and only what is allowed', async () => {
    writeCheckpoint(file, model, {});
    const { goal, seen: observation } = recorded[1]!;
    const brief = {
      task: 'notes/bin-one',
      seed: 4,
      goal,
      budget: 9,
      answerSheet: null,
      language: 'en' as const,
    };
    const [one, other] = [
      await findAgent(`policy:${file}`).start(brief),
      await findAgent(`policy:${file}`).start(brief),
    ];
    const moves = [one(observation), one(observation)];
    expect([other(observation), other(observation)]).toEqual(moves);
    for (const move of moves) expect(validate(Action, move)).toEqual([]);
  });
  it('goes on from a fork with what lay behind it', () => {
    const { goal, seen: observation } = recorded[1]!;
    const random = () => 0.5;
    const actor = new PolicyActor(model).start({ goal }, random);
    const first = actor(observation);
    const rest = new PolicyActor(model).start({ goal }, random, [
      { ...first, observation, reward: 0, components: {}, penalty: 0, stateHash: '' },
    ]);
    expect(rest(observation)).toEqual(actor(observation));
  });
});
