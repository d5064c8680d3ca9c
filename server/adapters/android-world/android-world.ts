import { fromAndroidWorld } from '../../../src/protocol/android-world/actions.ts';
import { uiElements } from '../../../src/protocol/android-world/elements.ts';
import { AndroidWorldError } from '../../../src/protocol/android-world/error.ts';
import type { LastError } from '../../../src/protocol/observation.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { Episode } from '../../episodes/episodes.ts';
import type { Instance } from '../../episodes/tasks.ts';
import { ApiError } from '../../errors.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Context } from '../../routes/context.ts';
import type { CloseStatus } from '../../sessions/names.ts';
import { NOTHING, playerOf, type Player } from '../player.ts';
import { Environments } from './environments.ts';
import { PixelCache } from './pixel-cache.ts';
import { checkFamily, DEFAULT_SUITE, instanceOf, templatesOf, typeOf, type Suite } from './suite.ts';
import { goalTemplate } from './template.ts';

/** Which instance of which template a call is about. */
export interface InstanceRef {
  type: string;
  index: number;
}

const ELEMENTS = { screenshot: false, elements: true } as const;

function screenSize({ device: { screen, orientation } }: AnyPhone): { width: number; height: number } {
  return orientation === 'landscape'
    ? { width: screen.height, height: screen.width }
    : { width: screen.width, height: screen.height };
}

/**
 * AndroidWorld's environments: what each of its calls does and answers. `name` is the environment's name throughout. It knows no HTTP.
 * Each method that reaches a phone throws EPISODE_NOT_FOUND if the environment's phone was deleted, CAPACITY_REACHED, and what a step
 * throws; those with a signal throw CANCELLED once it is aborted.
 */
export class AndroidWorld {
  readonly environments: Environments;
  private readonly context: Context;
  private readonly pixels = new PixelCache();

  /** `now` is monotonic, in ms. */
  constructor(context: Context, now?: () => number) {
    this.context = context;
    this.environments = new Environments(context, now);
  }

  /** Makes the phone usable again after it was deleted, and goes to the home screen where that is asked for. */
  async reset(name: string, goHome: boolean, signal?: AbortSignal): Promise<void> {
    const env = this.environments.of(name);
    if (env.closedReason !== undefined) this.environments.drop(env);
    const phone = this.environments.phone(name);
    if (!goHome) return;
    // The environment goes home, not the agent: it costs no step of the episode.
    await this.context.stepper.step(phone, [{ type: 'key', key: 'home' }], { observe: NOTHING, signal });
  }

  /** The screen as PNG. */
  async screenshot(name: string, signal?: AbortSignal): Promise<Buffer> {
    const phone = this.environments.phone(name);
    const observe = { screenshot: 'png', elements: false } as const;
    const { observation } = await this.context.stepper.observe(phone, observe, signal);
    return observation.screenshot!.bytes;
  }

  /** The screen as JSON of its pixels, in pieces. */
  async screenshotPixels(name: string, signal?: AbortSignal): Promise<readonly Buffer[]> {
    return this.pixels.pieces(await this.screenshot(name, signal));
  }

  async elements(name: string, signal?: AbortSignal): Promise<object[]> {
    const phone = this.environments.phone(name);
    const { observation } = await this.context.stepper.observe(phone, ELEMENTS, signal);
    return uiElements(observation.elements ?? [], screenSize(phone.now));
  }

  /** What the screen does not show: the app in front, size, orientation, clock, messages. */
  async auxiliaries(name: string, signal?: AbortSignal): Promise<Record<string, unknown>> {
    const player = this.player(name);
    const { observation } = await player.observe(NOTHING, signal);
    const { now } = player.phone;
    const { width, height } = screenSize(now);
    return {
      foreground_activity: observation.foreground.activity,
      package_name: observation.foreground.package,
      orientation: now.device.orientation === 'landscape' ? 1 : 0,
      logical_screen_size: [width, height],
      physical_frame_boundary: [0, 0, width, height],
      clock: observation.clock,
      keyboard: observation.keyboard,
      messages: observation.messages ?? [],
      last_error: observation.lastError ?? null,
    };
  }

  /** Packages of the installed apps. */
  packages(name: string): string[] {
    const { os } = this.environments.phone(name).now;
    return Object.keys(os.installed)
      .sort()
      .map(id => `app.tapworld.${id}`);
  }

  /** Takes one of AndroidWorld's actions as a step. Gives why it had no effect, where it had none. Throws INVALID_ACTION. */
  async act(name: string, body: unknown, signal?: AbortSignal): Promise<LastError | undefined> {
    const player = this.player(name);
    const { phone, episode } = player;
    const { observation } = await this.context.stepper.observe(phone, ELEMENTS, signal);
    const action = readAction(body, phone, episode, observation.elements ?? []);
    const step = await player.step(action, { observe: NOTHING, signal });
    return step.observation.lastError;
  }

  /** Names of the suite's templates, at most `most` of them; all where that is negative. */
  taskTypes(name: string, most: number): string[] {
    const all = templatesOf(this.tasks, this.environments.of(name).suite).map(typeOf);
    return most < 0 ? all : all.slice(0, most);
  }

  /** How many instances a template has. Throws TASK_NOT_FOUND. */
  instanceCount(name: string, type: string): number {
    const { suite } = this.environments.of(name);
    instanceOf(this.tasks, suite, type);
    return suite.combinations;
  }

  /** Chooses the suite, its seed and its instances. Throws INVALID_BODY for an unknown family. */
  reinitialize(name: string, choices: Partial<Suite>): Suite {
    const suite = { ...DEFAULT_SUITE, ...choices };
    checkFamily(suite.family);
    this.environments.getOrCreate(name).suite = suite;
    return suite;
  }

  /**
   * Starts an instance in place of what was played. With a `key`, a second call with the same key and instance starts nothing. Throws
   * TASK_NOT_FOUND, and what the start of an episode throws; KEY_REUSED where the key is another start's, and SESSION_CLOSED where what it
   * started has ended.
   */
  async initialize(name: string, instance: InstanceRef, key?: string): Promise<void> {
    const { task, seed } = this.find(name, instance);
    await this.environments.sessions.open({
      name: key,
      payload: { env: name, ...instance, task: task.id, seed },
      open: () => this.start(name, instance),
    });
  }

  private async start(name: string, instance: InstanceRef): Promise<Episode> {
    const { phones, episodes } = this.context;
    const { task, seed } = this.find(name, instance);
    const env = this.environments.getOrCreate(name);
    // The old phone goes first if the server could hold no other beside it.
    if (phones.size >= phones.limit) this.environments.drop(env);
    const episode = await episodes.create({ task: task.id, seed });
    this.environments.play(name, env, episode, instance);
    return episode;
  }

  /** Ends an instance; again, once nothing else was played since. Throws EPISODE_NOT_FOUND unless it is or was the one that is played. */
  tearDown(name: string, instance: InstanceRef): CloseStatus {
    const env = this.environments.of(name);
    if (isSame(env.tornDown, instance)) return 'already_closed';
    this.played(name, instance);
    this.environments.drop(env);
    env.tornDown = instance;
    return 'closed';
  }

  /**
   * Whether the goal is reached: 1 or 0, also where the end had to be declared. Throws EPISODE_NOT_FOUND unless the instance is the one that
   * is played, and JUDGE_ERROR, APP_CRASHED or RENDERER_LOST where a 0 would blame the agent for what others broke.
   */
  score(name: string, instance: InstanceRef): Record<string, number> {
    const episode = this.played(name, instance);
    const verdict = episode.verdict();
    const task = `task ${instance.type} ${instance.index}`;
    const details = { outcome: episode.outcome ?? 'infra_error', score: null, mask: 0 };
    if (verdict.error)
      throw new ApiError('JUDGE_ERROR', `${verdict.error.where}: ${verdict.error.message}`, details);
    if (episode.outcome === 'app_crashed')
      throw new ApiError('APP_CRASHED', `An app crashed in ${task}, which has no score`, details);
    if (episode.outcome === 'infra_error')
      throw new ApiError(
        'RENDERER_LOST',
        `Task ${instance.type} ${instance.index} was lost to infrastructure, and has no score: initialize it again`,
        details,
      );
    return {
      score: verdict.successUndeclared ? 1 : 0,
      score_declared: verdict.success ? 1 : 0,
      progress: verdict.progress,
    };
  }

  async goal(name: string, instance: InstanceRef): Promise<string> {
    return (await this.instantiate(name, instance)).goal;
  }

  /** The goal with its parameters in braces. */
  async goalTemplate(name: string, instance: InstanceRef): Promise<string> {
    return goalTemplate(await this.instantiate(name, instance));
  }

  /** A tenth of the steps that an agent has. */
  async complexity(name: string, instance: InstanceRef): Promise<number> {
    return (await this.instantiate(name, instance)).budget / 10;
  }

  close(name: string): CloseStatus {
    return this.environments.close(name);
  }

  private get tasks(): Context['episodes']['tasks'] {
    return this.context.episodes.tasks;
  }

  private player(name: string): Player {
    const phone = this.environments.phone(name);
    return playerOf(this.context, phone, this.environments.of(name).episode);
  }

  private find(name: string, { type, index }: InstanceRef): ReturnType<typeof instanceOf> {
    return instanceOf(this.tasks, this.environments.of(name).suite, type, index);
  }

  private instantiate(name: string, instance: InstanceRef): Promise<Instance> {
    const { task, seed } = this.find(name, instance);
    return this.tasks.instantiate(task.id, seed);
  }

  /** The episode of an instance. Throws TASK_NOT_FOUND and EPISODE_NOT_FOUND. */
  private played(name: string, instance: InstanceRef): Episode {
    this.find(name, instance);
    const { closedReason, episode, instance: current } = this.environments.of(name);
    if (closedReason !== undefined) throw new ApiError('EPISODE_NOT_FOUND', closedReason);
    if (!episode || !isSame(current, instance))
      throw new ApiError('EPISODE_NOT_FOUND', `Task ${instance.type} ${instance.index} was not initialized`);
    return episode;
  }
}

const isSame = (one: InstanceRef | undefined, other: InstanceRef): boolean =>
  one?.type === other.type && one.index === other.index;

type Elements = Parameters<typeof uiElements>[0];

/** Translates one of AndroidWorld's actions. Throws INVALID_ACTION. */
function readAction(value: unknown, phone: Phone, episode: Episode | undefined, elements: Elements) {
  try {
    return fromAndroidWorld(value, {
      elements,
      screen: screenSize(phone.now),
      sheet: episode?.instance.answerSheet ?? null,
    });
  } catch (thrown) {
    throw thrown instanceof AndroidWorldError ? new ApiError('INVALID_ACTION', thrown.message) : thrown;
  }
}
