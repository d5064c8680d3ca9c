import { apps } from '../../../apps/catalogue.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { Verdict } from '../../../judges/judge.ts';
import type { Device, StepResult } from '../../tasks/device.ts';

const TARGETS = ['clock', 'notes', 'phone', 'camera'];
export const BUDGET = 5;

const element = (index: number, name: string): Element => ({
  index,
  id: `button/${index}`,
  parent: null,
  role: 'button',
  className: '',
  resourceId: '',
  name,
  bounds: [0, 100 * index, 1_080, 100 * index + 100],
  package: '',
  states: {
    enabled: true,
    checkable: false,
    checked: false,
    selected: false,
    focusable: true,
    focused: false,
    scrollable: false,
    clickable: true,
    longClickable: false,
    editable: false,
    password: false,
  },
});

/**
 * A phone without a screen, for trainers: the task is to open an app, which the seed names, and to say that it is done. It is rewarded as `dense` does. It can be
 * forked, and takes a different number of turns of the loop for each step, so that rollouts overtake each other.
 */
export class FakePhone implements Device {
  /** Steps of all phones that were made. */
  static steps = 0;
  #at = 'launcher';
  #wanted = 'notes';
  #steps = 0;
  #over = false;

  async reset(_task: string, seed: number) {
    this.#wanted = TARGETS[seed % TARGETS.length]!;
    [this.#at, this.#steps, this.#over] = ['launcher', 0, false];
    return {
      goal: `Open the app ${apps.find(app => app.id === this.#wanted)!.name}.`,
      budget: BUDGET,
      answerSheet: null,
      observation: this.#seen(),
      stateHash: this.#hash(),
      anchor: this.#place(),
    };
  }

  async step(action: Parameters<Device['step']>[0]): Promise<StepResult> {
    for (let turn = 0; turn < FakePhone.steps++ % 5; turn++) await Promise.resolve();
    const before = this.#progress();
    if (action.type === 'open_app') this.#at = action.app;
    if (action.type === 'key' && action.key === 'home') this.#at = 'launcher';
    this.#steps++;
    const terminated = action.type === 'done' || action.type === 'impossible';
    const truncated = !terminated && this.#steps >= BUDGET;
    const success = action.type === 'done' && this.#progress() === 1;
    this.#over = terminated || truncated;
    const reward = this.#progress() - before + (terminated ? (success ? 1 : -0.5) : 0);
    return {
      observation: this.#seen(),
      reward,
      components: {},
      terminated,
      truncated,
      stateHash: this.#hash(),
      anchor: this.#place(),
      ...(this.#over
        ? {
            outcome: success
              ? ('success' as const)
              : truncated
                ? ('truncated' as const)
                : ('failure' as const),
          }
        : {}),
    };
  }

  async verdict(): Promise<Verdict> {
    const met = this.#progress() === 1;
    return {
      success: met && this.#over,
      successUndeclared: met,
      progress: met ? 1 : 0,
      changes: [],
      invariants: [],
      sideEffects: [],
      answer: null,
    };
  }

  async fork(count: number): Promise<FakePhone[]> {
    return Array.from({ length: count }, () => {
      const copy = new FakePhone();
      [copy.#at, copy.#wanted, copy.#steps, copy.#over] = [this.#at, this.#wanted, this.#steps, this.#over];
      return copy;
    });
  }

  async close(): Promise<void> {}

  #progress(): number {
    return this.#at === this.#wanted ? 1 : 0;
  }
  #place(): string {
    return `${this.#wanted} ${this.#at}`;
  }
  #hash(): string {
    return `${this.#place()} ${this.#steps}`;
  }
  #seen(): Observation {
    return {
      elements: ['Search', 'Delete', 'More options'].map((name, i) => element(i, name)),
      foreground: { app: this.#at, package: '', activity: '', route: '/' },
      keyboard: false,
      clock: this.#steps,
    };
  }
}
