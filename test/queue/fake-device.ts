import type { Device, StepResult } from '../../bench/tasks/device.ts';
import type { Observation } from '../../src/protocol/observation.ts';

const observation = (text: string): Observation => ({
  screenshot: { mime: 'image/jpeg', width: 1, height: 1, base64: Buffer.from(text).toString('base64') },
  elements: [],
  foreground: { app: 'notes', package: '', activity: '', route: '/' },
  keyboard: false,
  clock: 0,
});

/** A phone without a phone, whose episode ends with its first step; `hold` is waited for before it. */
export function fakeDevice(
  hold: (episode: string) => Promise<unknown> | void = () => {},
  over: Partial<Device> = {},
): Device {
  let episode = '';
  const ended: StepResult = {
    observation: observation('the end'),
    reward: 1,
    components: {},
    terminated: true,
    truncated: false,
    outcome: 'success',
    stateHash: 'h',
  };
  return {
    async reset(task, seed) {
      episode = `${task} ${seed}`;
      return { goal: 'g', budget: 10, answerSheet: null, observation: observation(episode), stateHash: 's' };
    },
    async step() {
      await hold(episode);
      return ended;
    },
    verdict: async () => ({
      success: true,
      successUndeclared: true,
      progress: 1,
      changes: [],
      invariants: [],
      sideEffects: [],
      answer: null,
    }),
    close: async () => {},
    ...over,
  };
}
