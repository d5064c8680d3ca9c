import type { Verdict } from '../../judges/judge.ts';
import { hash } from '../../src/state/hash.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation, Observe } from '../../src/protocol/observation.ts';
import type { Device, EpisodeOptions, Start, StepResult } from '../tasks/device.ts';
import type { AnswerValues } from '../../src/state/answers.ts';
import type { Language } from '../tasks/form.ts';
import type { Instance } from '../tasks/instance.ts';
import type { Probed, Tier } from '../tasks/probe.ts';
import { ask, SILENCE, type Conversation, type Questions } from '../tasks/user.ts';
import { instantiate } from '../tasks/registry.ts';
import { act, readAction, type Hands } from './act.ts';
import { AppMap, type Packages } from './app-map.ts';
import type { Connection } from './connection.ts';
import { BridgeError } from './errors.ts';
import { tiersOf } from './probes.ts';
import { Screen } from './screen.ts';
import type { Readings } from './readings.ts';
import { makeSlate, readStart, type SlateOptions } from './slate.ts';
import { TextEntry } from './text.ts';
import { decide, type Decision, type Person, type ProbeReport } from './verdict.ts';

/** A device for one episode. */
export interface PreparedDevice {
  connection: Connection;
  /** Whether the phone stands at the task's start already, as a simulated one does. */
  isReady: boolean;
  /** Hears what the agent says to people, where somebody beside the bridge has to know it. */
  onMessage?(action: Action): Promise<void>;
}

/** Where episodes take place: one device for all of them, or a simulated phone for each. */
export interface Stage {
  begin(instance: Instance, options: { language: Language; phrasing: number }): Promise<PreparedDevice>;
  close(): Promise<void>;
}

export interface BridgeOptions extends SlateOptions {
  apps?: Packages;
  person?: Person;
}

interface Episode {
  instance: Instance;
  prepared: PreparedDevice;
  hands: Hands;
  screen: Screen;
  probed: Probed;
  tiers: ReadonlySet<Tier>;
  language: Language;
  picture: boolean;
  steps: number;
  budget: number;
  elements: readonly Element[];
  conversation: Conversation;
  answer: AnswerValues | null;
  /** When a real device stood at the start, by its own clock. */
  since: number | undefined;
  /** What the device showed then; undefined where the expected change tells nothing. */
  before: Readings | undefined;
  decision: Decision | undefined;
}

/** What is on a screen, by its hash: two states of a device that look the same are one to it. */
const hashOf = ({ elements, foreground }: Observation): string => hash({ elements, foreground } as never);

async function sizeOf(connection: Connection): Promise<{ width: number; height: number }> {
  const { out } = await connection.shell('wm size', { again: true });
  const [, width, height] = /Override size: (\d+)x(\d+)/.exec(out) ?? /(\d+)x(\d+)/.exec(out) ?? [];
  if (width === undefined) throw new BridgeError('NO_SCREEN', `wm size says ${JSON.stringify(out.trim())}`);
  return { width: Number(width), height: Number(height) };
}

/** A phone over ADB that plays episodes, with the interface of a simulated one: the same agents, tasks and records. */
export class BridgeDevice implements Device {
  /** How long each step of the present episode took, ms: the action, until the screen was at rest and read. */
  stepMs: number[] = [];
  readonly #stage: Stage;
  readonly #options: BridgeOptions;
  #episode: Episode | undefined;

  constructor(stage: Stage, options: BridgeOptions = {}) {
    this.#stage = stage;
    this.#options = options;
  }

  /** Throws what `instantiate` throws, UNPROBEABLE, SLATE_FAILED, NO_SCREEN and DEVICE_LOST. */
  async reset(
    task: string,
    seed: number,
    { language = 'en', phrasing = 0, budget, observe }: EpisodeOptions = {},
  ): Promise<Start> {
    await this.#leave();
    this.stepMs = [];
    const instance = await instantiate(task, seed, { language, phrasing });
    const staged = await this.#stage.begin(instance, { language, phrasing });
    const { connection } = staged;
    const apps = await AppMap.on(connection, this.#options.apps);
    const text = await TextEntry.on(connection);
    const screen = new Screen(connection, apps);
    const probed: Probed = {
      shell: line => connection.shell(line, { again: true }),
      elements: () => screen.elements(),
      packageOf: app => apps.packageOf(app),
    };
    const found = await tiersOf(probed);
    const tiers = new Set((Object.keys(found) as Tier[]).filter(tier => found[tier].offered));
    const since = staged.isReady
      ? undefined
      : await makeSlate(connection, apps, probed, instance, tiers, this.#options);
    const before = await readStart(probed, instance, tiers, since);
    const size = await sizeOf(connection);
    const picture = observe?.screenshot !== undefined && observe.screenshot !== false;
    const observation = await screen.observe({ picture });
    const controls: Hands = { shell: connection, apps, text, screen: size };
    this.#episode = {
      instance,
      prepared: staged,
      hands: controls,
      screen,
      probed,
      tiers,
      language,
      picture,
      steps: 0,
      budget: budget ?? instance.budget,
      elements: observation.elements,
      conversation: SILENCE,
      answer: null,
      since,
      before,
      decision: undefined,
    };
    return {
      goal: instance.goal,
      budget: this.#episode.budget,
      answerSheet: instance.answerSheet,
      observation,
      stateHash: hashOf(observation),
    };
  }

  /** Throws INVALID_ACTION, NO_EPISODE, NO_TEXT_KEYBOARD, NO_SCREEN and DEVICE_LOST. */
  async step(
    input: Action,
    _observe?: Observe,
    _format?: { ok: boolean },
    heard?: readonly string[],
  ): Promise<StepResult> {
    const episode = this.#playing();
    const startedAt = performance.now();
    const action = readAction(input);
    const lastError = await act(episode.hands, action, episode.elements);
    await this.#hear(episode, action, heard);
    const observed = await episode.screen.observe(episode);
    episode.elements = observed.elements;
    episode.steps++;
    this.stepMs.push(performance.now() - startedAt);
    const declared = action.type === 'done' || action.type === 'impossible' ? action.type : null;
    const truncated = declared === null && episode.steps >= episode.budget;
    if (declared !== null || truncated)
      episode.decision = await decide(
        episode.probed,
        episode.instance,
        episode.tiers,
        { declared, answer: episode.answer },
        { person: this.#options.person, since: episode.since, before: episode.before },
      );
    const { messages } = episode.conversation;
    const observation: Observation = {
      ...observed,
      ...(messages.length > 0 ? { messages: [...messages] } : {}),
      ...(lastError ? { lastError } : {}),
    };
    return {
      observation,
      reward: null,
      components: {},
      terminated: declared !== null,
      truncated,
      stateHash: hashOf(observation),
      ...(episode.decision
        ? { outcome: truncated ? 'truncated' : episode.decision.verdict?.success ? 'success' : 'failure' }
        : {}),
    };
  }

  /** Takes what the agent says to people. */
  async #hear(episode: Episode, action: Action, heard: readonly string[] | undefined): Promise<void> {
    const {
      instance: { task, params },
      language,
    } = episode;
    if (action.type === 'answer') episode.answer = action.fields as AnswerValues;
    if (action.type === 'ask_user')
      episode.conversation = ask(task, params, language, episode.conversation, action.question, {
        heard,
      });
    if (
      action.type === 'answer' ||
      action.type === 'ask_user' ||
      action.type === 'done' ||
      action.type === 'impossible'
    )
      await episode.prepared.onMessage?.(action);
  }

  /** The verdict by the episode's end, or on the device as it is now. Null where nothing on the device tells. */
  async decided(): Promise<Decision> {
    const episode = this.#playing();
    return (episode.decision ??= await decide(
      episode.probed,
      episode.instance,
      episode.tiers,
      { declared: null, answer: episode.answer },
      { person: this.#options.person, since: episode.since, before: episode.before },
    ));
  }

  /** What the probes said, once the episode has an end. */
  get report(): ProbeReport | undefined {
    return this.#episode?.decision?.report;
  }

  /** Throws UNPROBEABLE where nothing on the device tells, and DEVICE_LOST. */
  async verdict(): Promise<Verdict & { questions: Questions }> {
    const { verdict, report } = await this.decided();
    if (verdict) return { ...verdict, questions: this.#playing().conversation.questions };
    const open = report.asked.find(each => each.outcome === 'unprobeable');
    throw new BridgeError(
      'UNPROBEABLE',
      open
        ? `${open.says}: ${open.why ?? 'the device does not tell'}`
        : 'Nothing on a device tells how this task ended',
    );
  }

  async close(): Promise<void> {
    await this.#leave();
    await this.#stage.close();
  }

  async #leave(): Promise<void> {
    const episode = this.#episode;
    this.#episode = undefined;
    // A device that is gone keeps the keyboard that it has.
    await episode?.hands.text.restore().catch(() => {});
  }

  #playing(): Episode {
    if (!this.#episode)
      throw Object.assign(new Error('The device has no episode: reset() comes first'), {
        code: 'NO_EPISODE',
      });
    return this.#episode;
  }
}
