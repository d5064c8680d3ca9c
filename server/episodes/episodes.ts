import { randomBytes } from 'node:crypto';
import { judge, type Verdict } from '../../judges/judge.ts';
import { RewardError, score, type Outcome, type RewardChoice } from '../../judges/rewards/index.ts';
import { instantiate, budgetOfTask, findTask } from './tasks.ts';
import type { Instance } from '../../bench/tasks/instance.ts';
import type { Language } from '../../bench/tasks/form.ts';
import { submittedAnswer } from '../../bench/tasks/sheet.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import { apply } from '../../src/state/apply.ts';
import type { AnyPhone, Screen } from '../../src/state/phone/index.ts';
import { ApiError, toApiError } from '../errors.ts';
import type { Phone, Phones } from '../phones/phones.ts';
import type { Stepper } from '../phones/stepper.ts';
import { catalogue } from '../phones/world.ts';

export interface EpisodeOptions { task: string; seed: number; language?: Language; phrasing?: number; screen?: Screen; budget?: number; reward?: RewardChoice }

export interface EpisodeStep { observation: Observation; reward: number | null; components: Record<string, number>; terminated: boolean; truncated: boolean; outcome?: Outcome; stateHash: string }

/** A phone with a task: goal, budget, rewards, verdict. */
export class Episode {
  readonly id: string;
  readonly token: string;
  readonly instance: Instance;
  readonly phone: Phone;
  readonly reward: RewardChoice;
  readonly budget: number;
  steps = 0;
  outcome: Outcome | undefined;
  declared: 'done' | 'impossible' | null = null;
  readonly messages: { from: string; text: string }[] = [];
  /** The start advanced without actions, moved on with the phone's clock. */
  idle: AnyPhone;
  before: Verdict | undefined;

  constructor(id: string, token: string, instance: Instance, phone: Phone, reward: RewardChoice, budget: number, idle: AnyPhone) {
    this.id = id;
    this.token = token;
    this.instance = instance;
    this.phone = phone;
    this.reward = reward;
    this.budget = budget;
    this.idle = idle;
  }

  get ended(): boolean { return this.outcome !== undefined; }

  /** The verdict on the phone as it is. */
  verdict(): Verdict {
    const { now } = this.phone;
    if (now.clock.now > this.idle.clock.now) this.idle = advance(catalogue, this.idle, now.clock.now).phone;
    return judge(this.instance.task, {
      was: this.instance.start as never, idle: this.idle as never, now: now as never, params: this.instance.params, answer: submittedAnswer(now as never), declared: this.declared,
    });
  }
}

/** Episodes of a server, over its phones. */
export class Episodes {
  private readonly phones: Phones;
  private readonly stepper: Stepper;
  private readonly all = new Map<string, Episode>();
  private serial = 0;
  readonly outcomes: Record<string, number> = {};

  constructor(phones: Phones, stepper: Stepper) {
    this.phones = phones;
    this.stepper = stepper;
  }

  get size(): number { return this.all.size; }
  list(): Episode[] { return [...this.all.values()]; }

  get(id: string): Episode {
    const found = this.all.get(id);
    if (!found) throw new ApiError('EPISODE_NOT_FOUND', `No episode ${id}`);
    return found;
  }

  /** Starts an instance of a task on a new phone. Throws TASK_NOT_FOUND, SETUP_FAILED, INVALID_REWARD, CAPACITY_REACHED. */
  async create(options: EpisodeOptions): Promise<Episode> {
    findTask(options.task);
    const { language, phrasing } = options;
    const instance = await instantiate(options.task, options.seed, { ...(language ? { language } : {}), ...(phrasing === undefined ? {} : { phrasing }) });
    const start = options.screen ? apply(instance.start as unknown as AnyPhone, [{ op: 'replace', path: '/device/screen', value: options.screen }]) : instance.start as unknown as AnyPhone;
    const made = options.screen ? { ...instance, start: start as never } : instance;
    const phone = this.phones.add(start);
    const episode = this.add(made, phone, options.reward ?? 'dense', options.budget ?? budgetOfTask(options.task), start);
    try {
      const before = episode.verdict();
      if (!before.error) score(episode.reward, { before, after: before, action: { type: 'wait', ms: 0 }, step: 1, budget: episode.budget, ended: false, truncated: false, declared: null });
    } catch (error) {
      this.remove(episode.id);
      throw error instanceof RewardError ? new ApiError('INVALID_REWARD', error.message) : error;
    }
    return episode;
  }

  private add(instance: Instance, phone: Phone, reward: RewardChoice, budget: number, idle: AnyPhone): Episode {
    const episode = new Episode(`episode-${++this.serial}`, randomBytes(18).toString('base64url'), instance, phone, reward, budget, idle);
    phone.episode = episode.id;
    this.all.set(episode.id, episode);
    return episode;
  }

  /** Copies that go on from this step, each with a phone and a token of its own. */
  fork(episode: Episode, count: number, reseed: boolean): Episode[] {
    return this.phones.fork(episode.phone, count, reseed).map(phone => {
      const copy = this.add(episode.instance, phone, episode.reward, episode.budget, episode.idle);
      copy.steps = episode.steps;
      copy.outcome = episode.outcome;
      copy.declared = episode.declared;
      copy.before = episode.before;
      copy.messages.push(...episode.messages);
      return copy;
    });
  }

  remove(id: string): void {
    const episode = this.get(id);
    this.all.delete(id);
    try { this.phones.remove(episode.phone.id); } catch { /* the phone was deleted by itself */ }
  }

  /** One step: the action, its reward, and whether the episode ends with it. Throws EPISODE_ENDED; an infrastructure failure has no reward. */
  async step(episode: Episode, action: Action, observe?: Observe): Promise<EpisodeStep> {
    if (episode.ended) throw new ApiError('EPISODE_ENDED', `This episode ended with ${episode.outcome}`);
    episode.before ??= episode.verdict();
    const { before } = episode;
    const { observation } = await this.act(episode, action, observe).catch(error => {
      const told = toApiError(error);
      if (told.code === 'RENDERER_LOST') this.end(episode, 'infra_error');
      throw told;
    });
    episode.steps++;
    if (action.type === 'done' || action.type === 'impossible') episode.declared = action.type;
    const after = episode.verdict();
    const terminated = episode.declared !== null;
    const truncated = !terminated && episode.steps >= episode.budget;
    const scored = score(episode.reward, { before, after, action, step: episode.steps, budget: episode.budget, ended: terminated || truncated, truncated, declared: episode.declared });
    episode.before = after;
    if (terminated || truncated) this.end(episode, after.error ? 'infra_error' : terminated ? (after.success ? 'success' : 'failure') : 'truncated');
    return { observation, reward: scored?.reward ?? null, components: scored?.components ?? {}, terminated, truncated, ...(episode.outcome ? { outcome: episode.outcome } : {}), stateHash: episode.phone.stateHash };
  }

  private end(episode: Episode, outcome: Outcome): void {
    episode.outcome = outcome;
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
  }

  private async act(episode: Episode, action: Action, observe?: Observe): Promise<{ observation: Observation }> {
    const { phone } = episode;
    if (action.type === 'answer') {
      const done = await this.stepper.dispatch(phone, action, 'answers', 'submitAll', { fields: action.fields });
      const seen = await this.stepper.observe(phone, observe);
      return { observation: { ...seen.observation, ...(done.error ? { lastError: done.error } : {}) } };
    }
    if (action.type === 'ask_user') {
      const rule = episode.instance.task.spec.user;
      const text = rule?.(action.question, episode.instance.params) ?? 'I have nothing to add; please do as I asked.';
      episode.messages.push({ from: 'agent', text: action.question }, { from: 'user', text });
      const seen = await this.stepper.observe(phone, observe);
      return { observation: { ...seen.observation, messages: [...episode.messages] } };
    }
    return this.stepper.step(phone, [action], observe);
  }
}
