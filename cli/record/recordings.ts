import type { Phone } from '../../apps/catalogue.ts';
import { analyse, type Analysis } from '../../bench/author/analyse.ts';
import { buildOn } from '../../bench/author/builders.ts';
import { prove, type Proof } from '../../bench/author/proof.ts';
import type { Parameter } from '../../bench/author/parameters.ts';
import { exportNameOf } from '../../bench/author/template.ts';
import { markIn } from '../../bench/author/mark.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { instantiateOn } from '../../bench/tasks/instance.ts';
import { emptyDraft } from '../../bench/author/draft.ts';
import type { NamedTake, Recording } from '../../bench/author/recording.ts';
import { startAfter } from '../../bench/author/setup.ts';
import type { Client } from '../../bench/run/client.ts';
import type { Action } from '../../src/protocol/action.ts';
import type {
  AboutRecording,
  Doubt,
  Doubts,
  Instance,
  Kept,
  MarkBody,
  Marked,
  Problem,
  RecordingCheck,
  RecordingDetail,
  RecordingDraft,
  StartTake,
} from '../../src/protocol/wire/recordings.ts';
import { equal } from '../../src/state/json.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { Mutex } from '../../server/mutex.ts';
import { Checking } from './check.ts';
import { Doubting } from './doubts.ts';
import type { RecordedTasks } from './drafts.ts';
import { RecordingError } from './errors.ts';
import { isExported, keep } from './keep.ts';
import { formatted } from './format.ts';
import { TakePhones } from './phone.ts';
import { LiveTake, type TakeKind } from './take.ts';

/** Deeds of a phone at the end of an episode, which no phone does. */
const ENDS: ReadonlySet<string> = new Set(['done', 'impossible']);

/** What a recording is made with. */
interface Tools {
  client: () => Client;
  world: Phone;
  phones: TakePhones;
  tasks: RecordedTasks;
}

/** A template as it was loaded, and what the judge says of the takes. */
interface Loaded {
  /** The text that it was loaded from. */
  of: string;
  task: Task | null;
  proof: Proof;
}

/** A recording that is under way. Its calls run one after the other. */
export class LiveRecording {
  readonly id: string;
  readonly seed: number;
  readonly createdAt: number;
  readonly takes: LiveTake[] = [];
  draft: RecordingDraft = emptyDraft();
  savedTo: string | null = null;
  /** Goes up with each change of what is recorded or said. */
  version = 0;
  readonly #tools: Tools;
  readonly #base: Phone;
  readonly #calls = new Mutex();
  #lastTake = 0;
  #isOver = false;
  #analysis: { version: number; made: Analysis } | undefined;
  #loaded: Loaded | undefined;
  #text: { of: string; formatted: string } | undefined;
  #doubting: { version: number; of: Doubting } | undefined;
  #checking: { version: number; of: Checking } | undefined;

  constructor(id: string, seed: number, createdAt: number, tools: Tools) {
    const { world } = tools;
    this.id = id;
    this.seed = seed;
    this.createdAt = createdAt;
    this.#tools = tools;
    this.#base = { ...world, random: { ...world.random, seed } };
  }

  get #phones(): TakePhones {
    return this.#tools.phones;
  }

  /** Runs calls that change it one after the other. */
  exclusive = <T>(run: () => Promise<T>): Promise<T> => this.#calls.run(run);

  get current(): LiveTake | null {
    return this.takes.find(({ phone }) => phone !== null) ?? null;
  }

  /** The open take. Throws NO_OPEN_TAKE. */
  open(kind?: TakeKind): LiveTake {
    const { current } = this;
    if (!current || (kind !== undefined && current.kind !== kind))
      throw new RecordingError(
        'NO_OPEN_TAKE',
        kind === undefined
          ? `Recording ${this.id} has no open take: start one with POST /v1/recordings/${this.id}/takes`
          : `This is for the ${kind} take, and ${current ? `a take of the kind ${current.kind}` : 'none'} is open`,
      );
    return current;
  }

  take(id: string): LiveTake {
    const found = this.takes.find(take => take.id === id);
    if (!found)
      throw new RecordingError(
        'TAKE_NOT_FOUND',
        `Recording ${this.id} has no take ${id}; it has ${this.takes.map(take => take.id).join(', ')}`,
      );
    return found;
  }

  /** What the set-up gives, on which the other takes begin. */
  get start(): Phone {
    const setup = this.takes.find(({ kind }) => kind === 'setup');
    return setup ? startAfter(this.#base, setup.deeds) : this.#base;
  }

  get recorded(): Recording {
    const of = (kind: TakeKind) => this.takes.filter(take => take.kind === kind);
    const named = (take: LiveTake): NamedTake => ({ name: take.name, ...take.recorded });
    return {
      base: this.#base,
      setup: of('setup')[0]?.deeds ?? [],
      start: this.start,
      solution: of('solution')[0]?.recorded ?? null,
      alternatives: of('alternative').map(named),
      nearMisses: of('nearMiss').map(named),
    };
  }

  async startTake({ kind, name, replaces }: StartTake): Promise<void> {
    if (replaces !== undefined) this.take(replaces);
    await this.close();
    if (replaces !== undefined) await this.drop(replaces);
    if (kind === 'setup' || kind === 'solution') {
      const same = this.takes.find(take => take.kind === kind);
      if (same) await this.drop(same.id);
    }
    if (kind === 'setup') for (const take of [...this.takes]) await this.drop(take.id);
    const start = kind === 'setup' ? this.#base : this.start;
    const take = new LiveTake(`take-${++this.#lastTake}`, kind, name ?? this.#nameFor(kind), start);
    take.phone = await this.#phones.make(start);
    take.seen = await this.#phones.look(take.phone);
    this.takes.push(take);
    this.version++;
  }

  #nameFor(kind: TakeKind): string {
    if (kind === 'setup' || kind === 'solution') return kind;
    const taken = new Set(this.takes.map(({ name }) => name));
    const base = kind === 'alternative' ? 'anotherWay' : 'nearMiss';
    for (let n = 1; ; n++) {
      const name = n === 1 ? base : `${base}${n}`;
      if (!taken.has(name)) return name;
    }
  }

  /** Opens a closed take where it ended. Takes that began on a set-up go with its opening. */
  async reopen(id: string): Promise<void> {
    const take = this.take(id);
    if (take.phone !== null) return;
    await this.close();
    if (take.kind === 'setup')
      for (const other of [...this.takes]) if (other !== take) await this.drop(other.id);
    take.declared = 'done';
    const phone = await this.#phones.make(take.start);
    if (take.seen) await this.#phones.goBackTo(phone, take.seen);
    take.phone = phone;
    take.seen = await this.#phones.look(phone);
    this.version++;
  }

  /** Closes the open take, if there is one. */
  async close(): Promise<void> {
    const { current } = this;
    if (!current) return;
    const phone = current.phone!;
    current.phone = null;
    this.version++;
    await this.#phones.remove(phone);
  }

  async drop(id: string): Promise<void> {
    const take = this.take(id);
    if (take.phone !== null) await this.#phones.remove(take.phone);
    this.takes.splice(this.takes.indexOf(take), 1);
    this.version++;
  }

  async step(action: Action, base: string | undefined): Promise<void> {
    const take = this.open();
    const seen = take.seen!;
    if (ENDS.has(action.type)) {
      take.declared = action.type as 'done' | 'impossible';
      return this.close();
    }
    if (action.type === 'answer') {
      const { observation } = seen;
      const step = { action, seen: observation, shows: observation, events: [], after: seen.phone };
      take.add({ kind: 'step', step }, seen);
      take.answer = { ...take.answer, ...action.fields };
    } else {
      const { events, refused, ...after } = await this.#phones.step(take.phone!, action, base);
      const step = {
        action,
        seen: seen.observation,
        shows: after.observation,
        events,
        after: after.phone,
      };
      take.add({ kind: 'step', step: refused === undefined ? step : { ...step, refused } }, after);
    }
    this.version++;
  }

  async undo(): Promise<void> {
    const take = this.open();
    const before = take.takeBack();
    if (!before) throw new RecordingError('NOTHING_TO_UNDO', 'Nothing has been done in this take yet');
    await this.#phones.goBackTo(take.phone!, before);
    this.version++;
  }

  async edit(operations: unknown): Promise<void> {
    const take = this.open('setup');
    const before = take.seen!.phone;
    const after = await this.#phones.edit(take.phone!, operations);
    take.add({ kind: 'edit', operations: diff(before, after.phone), after: after.phone }, after);
    this.version++;
  }

  async build(builder: string, settings: unknown): Promise<void> {
    const take = this.open('setup');
    const before = take.seen!.phone;
    const built = buildOn(before, builder, settings);
    if ('problem' in built) throw new RecordingError(built.code, built.problem, built.details);
    const operations: Operation[] = diff(before, built.phone);
    const after = await this.#phones.edit(take.phone!, operations);
    take.add({ kind: 'build', builder, settings: built.settings, after: after.phone }, after);
    this.version++;
  }

  /** Takes what the author says. A goal that is as it was proposed goes on being proposed; a parameter's new name goes into the goal. */
  say(draft: RecordingDraft): void {
    const { proposed } = this.analysis;
    const names = new Map(this.analysis.parameters.map(({ id, name }) => [id, name]));
    const goal = equal(draft.goal, proposed) ? emptyDraft().goal : renamedIn(draft, names);
    this.draft = { ...draft, goal };
    this.version++;
  }

  get analysis(): Analysis {
    if (this.#analysis?.version !== this.version)
      this.#analysis = { version: this.version, made: this.#analysed(this.#loaded?.proof.reasons ?? {}) };
    return this.#analysis.made;
  }

  #analysed(reasons: Proof['reasons']): Analysis {
    const path = `bench/tasks/${this.draft.task}.ts`;
    const name =
      this.draft.task === '' ? 'untitled' : exportNameOf(this.draft.task, taken => isExported(taken, path));
    return analyse(this.recorded, this.draft, { reasons, exportName: name });
  }

  /** Loads the template as it stands, and judges the takes by it; null while a take is open or nothing is recorded. */
  async #load(): Promise<Loaded | null> {
    const { file } = this.analysis;
    if (!file || this.current) return null;
    if (this.#loaded?.of === file.text) return this.#loaded;
    try {
      const task = await this.#tools.tasks.load(file.path, file.text, file.exportName);
      const proof = prove(task, this.recorded, this.analysis.model.parameters);
      proof.problems.push(...unplayable(this.#tools.world, task));
      this.#loaded = { of: file.text, task, proof };
      const again = this.#analysed(proof.reasons);
      if (again.file?.text !== file.text) {
        // Why near misses are refused is known only now.
        this.#analysis = { version: this.version, made: again };
        return await this.#load();
      }
    } catch (error) {
      const problems = [`The file cannot be loaded: ${(error as Error).message.split('\n')[0]}`];
      this.#loaded = { of: file.text, task: null, proof: { reasons: {}, problems } };
    }
    return this.#loaded;
  }

  /** The template as it stands. Throws RECORDING_UNFINISHED with what keeps it from being one. */
  async #task(): Promise<Task> {
    const loaded = await this.#load();
    const problems = (await this.#problems()).filter(({ isWarning }) => !isWarning);
    if (!loaded?.task || problems.length > 0)
      throw new RecordingError(
        'RECORDING_UNFINISHED',
        this.current
          ? 'A take is open: say that it is done first'
          : `It is no template yet: ${problems[0]?.message ?? 'nothing is recorded'}`,
        problems,
      );
    this.#tools.tasks.offer(loaded.task);
    return loaded.task;
  }

  async #problems(): Promise<Problem[]> {
    const loaded = await this.#load();
    const judged = (loaded?.proof.problems ?? []).map(message => ({ where: '', message, isWarning: false }));
    return [...this.analysis.problems, ...judged];
  }

  /** The first instances of the template as it stands. */
  async instances(count: number): Promise<Instance[]> {
    const loaded = await this.#load();
    if (!loaded?.task)
      throw new RecordingError(
        'RECORDING_UNFINISHED',
        `There is no template to draw instances of: ${loaded?.proof.problems[0] ?? 'record the solution first'}`,
      );
    const { task } = loaded;
    const { world } = this.#tools;
    const { parameters } = this.analysis.model;
    return Array.from({ length: count }, (_, i) => {
      const seed = i + 1;
      try {
        const { goals, params } = instantiateOn(world, task, seed);
        return { seed, values: valuesOf(params as Record<string, unknown>, parameters), goal: goals };
      } catch (error) {
        return { seed, values: {}, goal: { en: '', zh: '' }, problem: (error as Error).message };
      }
    });
  }

  async startDoubts(mutants: number): Promise<Doubts> {
    const task = await this.#task();
    const { phones, world } = this.#tools;
    const { version } = this;
    const { parameters } = this.analysis.model;
    const of = new Doubting({
      task,
      world,
      parameters,
      phones,
      recorded: this.#recordedDoubts(),
      pathOf: this.pathOf,
      mutants,
      isOver: () => this.#isOver || this.version !== version || this.#doubting?.of !== of,
    });
    this.#doubting = { version, of };
    void of.run();
    return of.found;
  }

  #recordedDoubts(): Doubt[] {
    const { reasons = {}, problems = [] } = this.#loaded?.proof ?? {};
    return this.takes.flatMap<Doubt>(take => {
      if (take.kind !== 'alternative' && take.kind !== 'nearMiss') return [];
      const problem = problems.find(words => words.includes(`“${take.name}”`));
      const because = reasons[take.name] ?? [];
      return [
        {
          label: take.name,
          words:
            take.kind === 'alternative' ? `Another honest way: ${take.name}` : `A near miss: ${take.name}`,
          kind: take.kind,
          holds: problem === undefined,
          said: problem ?? (take.kind === 'alternative' ? 'accepted' : `refused by ${because.join(', ')}`),
          verdict: null,
          picture: this.pathOf(take.seen!.picture),
        },
      ];
    });
  }

  /** How far the doubting is that was started last. */
  doubts(): Doubts {
    const found = this.#doubting;
    if (!found) return { state: 'done', done: 0, total: 0, doubts: [], refused: 0, accepted: 0 };
    if (found.version === this.version) return found.of.found;
    return { ...found.of.found, state: 'done', problem: 'The recording has changed since: doubt it again' };
  }

  async startCheck(seeds: number, mutants: number): Promise<RecordingCheck> {
    if (this.#checking?.of.found.state === 'running')
      throw new RecordingError('RECORDING_BUSY', 'A check is running: wait for its end');
    const task = await this.#task();
    const of = new Checking(seeds, mutants);
    this.#checking = { version: this.version, of };
    void of.run(this.#tools.client(), this.#tools.world, task);
    return of.found;
  }

  /** How far the check is that was started last. */
  check(): RecordingCheck {
    const found = this.#checking?.of.found;
    if (!found) return { state: 'failed', seeds: [], log: [], failures: ['No check was started'] };
    if (this.#checking!.version === this.version || found.state === 'running') return found;
    return { ...found, state: 'failed', failures: ['The recording has changed since: check it again'] };
  }

  /** Writes the template into the checkout. */
  async keep(): Promise<Kept> {
    await this.#task();
    const { draft, file } = this.analysis;
    const kept = keep(
      {
        task: draft.task,
        split: draft.split,
        path: file!.path,
        text: (await this.file())!.text,
        exportName: file!.exportName,
      },
      this.savedTo,
    );
    this.savedTo = file!.path;
    return kept;
  }

  /** Where on the phone something comes from that the author points at. */
  async mark({ element, take: id, step }: MarkBody): Promise<Marked> {
    const take = id === undefined ? this.open() : this.take(id);
    const screen = step === undefined ? take.seen?.observation : take.screenBefore(step);
    const found = screen?.elements?.find(each => each.id === element);
    if (!screen || !found)
      throw new RecordingError('ELEMENT_NOT_FOUND', `There is no element ${element} on that screen`);
    return markIn(this.start, screen, found);
  }

  picture = (name: string): Buffer | undefined => this.#phones.pictures.get(name);
  pathOf = (name: string) => `/v1/recordings/${this.id}/pictures/${name}`;

  /** The file as it would be kept now, in the repo's format. */
  async file(): Promise<{ path: string; text: string } | null> {
    const { file } = this.analysis;
    if (!file) return null;
    if (this.#text?.of !== file.text)
      this.#text = { of: file.text, formatted: await formatted(file.path, file.text) };
    return { path: file.path, text: this.#text.formatted };
  }

  about(): AboutRecording {
    return {
      id: this.id,
      task: this.draft.task,
      seed: this.seed,
      steps: this.takes.find(({ kind }) => kind === 'solution')?.deeds.length ?? 0,
      createdAt: this.createdAt,
      savedTo: this.savedTo,
    };
  }

  async detail(): Promise<RecordingDetail> {
    const problems = await this.#problems();
    const { file: _, draft, model: __, proposed: ___, ...said } = this.analysis;
    return {
      ...this.about(),
      takes: this.takes.map(take => take.about(this.pathOf)),
      current: this.current?.id ?? null,
      draft,
      ...said,
      problems,
      file: await this.file(),
    };
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.close();
  }
}

/** Seeds that are tried before a template is offered. */
const TRIED = 12;

/** Why instances of a template cannot be set up, if any cannot. */
function unplayable(world: Phone, task: Task): string[] {
  const reasons = Array.from({ length: TRIED }, (_, i) => {
    try {
      instantiateOn(world, task, i + 1);
      return [];
    } catch (error) {
      return [(error as Error).message.replace(/^Task [^:]+: /, '')];
    }
  }).flat();
  return reasons.length === 0
    ? []
    : [`${reasons.length} of ${TRIED} instances cannot be played, the first because ${reasons[0]!}`];
}

/** The goal with the names that parameters have now. `names` are those that they had before. */
function renamedIn(
  { goal, parameters }: RecordingDraft,
  names: ReadonlyMap<string, string>,
): RecordingDraft['goal'] {
  const renamed = (text: string) =>
    Object.entries(parameters).reduce((words, [id, { name }]) => {
      const before = names.get(id);
      if (name === undefined || before === undefined || name === before) return words;
      return words.replace(new RegExp(`\\{${before}(?=[.}])`, 'g'), `{${name}`);
    }, text);
  return { en: goal.en.map(renamed), zh: goal.zh.map(renamed) };
}

/** The values of an instance's parameters, for people. */
function valuesOf(params: Record<string, unknown>, parameters: readonly Parameter[]): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ used }) => used)
      .map(parameter => {
        const value = params[parameter.name];
        if (parameter.kind === 'row') {
          const row = value as Record<string, unknown>;
          return [parameter.name, String(parameter.label?.read(row) ?? row['id'])];
        }
        return [parameter.name, parameter.kind === 'time' ? (value as { text: string }).text : String(value)];
      }),
  );
}

/** The recordings of a server, in memory. */
export class Recordings {
  readonly #all = new Map<string, LiveRecording>();
  readonly #tools: Omit<Tools, 'phones'>;
  #last = 0;

  constructor(tools: Omit<Tools, 'phones'>) {
    this.#tools = tools;
  }

  /** Starts a recording on the base phone of a seed, with an open set-up take. */
  async make(seed: number): Promise<LiveRecording> {
    const { client, world } = this.#tools;
    const phones = new TakePhones(client, world);
    const recording = new LiveRecording(`rec-${++this.#last}`, seed, Date.now(), { ...this.#tools, phones });
    await recording.startTake({ kind: 'setup' });
    this.#all.set(recording.id, recording);
    return recording;
  }

  list(): LiveRecording[] {
    return [...this.#all.values()];
  }

  /** Throws RECORDING_NOT_FOUND. */
  get(id: string): LiveRecording {
    const found = this.#all.get(id);
    if (!found)
      throw new RecordingError(
        'RECORDING_NOT_FOUND',
        `No recording ${id}; GET /v1/recordings lists them. They end with their server`,
      );
    return found;
  }

  async remove(id: string): Promise<void> {
    const recording = this.get(id);
    this.#all.delete(id);
    await recording.exclusive(() => recording.end());
  }
}
