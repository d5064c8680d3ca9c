import { analyse, type Analysis } from '../../bench/author/analyse.ts';
import { prove, type Proof } from '../../bench/author/proof.ts';
import { exportNameOf } from '../../bench/author/export-name.ts';
import { endOf } from '../../bench/author/recording.ts';
import { endScreenOf } from '../../bench/author/screens.ts';
import { markIn } from '../../bench/author/mark.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { emptyDraft } from '../../bench/author/draft.ts';
import type {
  AboutRecording,
  Doubts,
  Instance,
  Kept,
  MarkBody,
  Marked,
  Problem,
  RecordingCheck,
  RecordingDetail,
  RecordingDraft,
} from '../../src/protocol/wire/recordings.ts';
import { equal } from '../../src/state/json.ts';
import { Checking } from './check.ts';
import { Doubting, recordedDoubts } from './doubts.ts';
import { RecordingError } from './errors.ts';
import { isExported, keep } from './keep.ts';
import { keptTake, takeOf } from './kept-take.ts';
import { formatted } from './format.ts';
import { ReadingPictures } from './reading-pictures.ts';
import { instancesOf, renamedIn, unplayable } from './said.ts';
import type { KeptRecording } from './shelf.ts';
import { Takes } from './takes.ts';
import type { Loaded, Tools } from './tools.ts';

/** A recording that is under way: its takes, what the author says of them, and what follows from both. */
export class LiveRecording extends Takes {
  readonly seed: number;
  readonly createdAt: number;
  draft: RecordingDraft = emptyDraft();
  savedTo: string | null = null;
  readonly #tools: Tools;
  readonly #pictures: ReadingPictures;
  #isOver = false;
  #analysis: { version: number; made: Analysis } | undefined;
  #loaded: Loaded | undefined;
  #text: { of: string; formatted: string } | undefined;
  #doubting: { version: number; of: Doubting } | undefined;
  #checking: { version: number; of: Checking } | undefined;

  constructor(id: string, seed: number, createdAt: number, tools: Tools) {
    const { world, phones } = tools;
    super(id, { ...world, random: { ...world.random, seed } }, phones);
    this.seed = seed;
    this.createdAt = createdAt;
    this.#tools = tools;
    this.#pictures = new ReadingPictures(phones);
  }

  /** As a file keeps it. */
  kept(world: string): KeptRecording {
    const { id, seed, createdAt, savedTo, draft, base } = this;
    const takes = this.takes.map(take => keptTake(take, base));
    return { format: 1, world, id, seed, createdAt, savedTo, draft, takes };
  }

  /** The recording of a file. Its takes are closed. Throws INVALID_SNAPSHOT and INVALID_PATCH. */
  static of(kept: KeptRecording, tools: Tools): LiveRecording {
    const recording = new LiveRecording(kept.id, kept.seed, kept.createdAt, tools);
    recording.draft = kept.draft;
    recording.savedTo = kept.savedTo;
    recording.putBack(kept.takes.map(take => takeOf(take, recording.base, tools.world)));
    return recording;
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

  /** Questions that are open, with how the phone ends by each answer once there is a template. */
  async #readings(): Promise<RecordingDetail['readings']> {
    const { readings, model } = this.analysis;
    const task = this.current ? null : this.#loaded?.task;
    if (!task) return readings;
    const end = this.#endScreen();
    const read = { task, recording: this.recorded, parameters: model.parameters, end };
    return this.#pictures.of(readings, read, this.pathOf);
  }

  /** The first instances of the template as it stands. */
  async instances(count: number): Promise<Instance[]> {
    const loaded = await this.#load();
    if (!loaded?.task)
      throw new RecordingError(
        'RECORDING_UNFINISHED',
        `There is no template to draw instances of: ${loaded?.proof.problems[0] ?? 'record the solution first'}`,
      );
    return instancesOf(this.#tools.world, loaded.task, this.analysis.model.parameters, count);
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
      end: this.#endScreen(),
      phones,
      recorded: recordedDoubts(this.takes, this.#loaded?.proof ?? { reasons: {}, problems: [] }, this.pathOf),
      pathOf: this.pathOf,
      mutants,
      isOver: () => this.#isOver || this.version !== version || this.#doubting?.of !== of,
    });
    this.#doubting = { version, of };
    void of.run();
    return of.found;
  }

  /** The screens on which the solution ended. */
  #endScreen() {
    const { solution } = this.recorded;
    return solution ? endScreenOf(endOf(solution)) : undefined;
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
    void of.run(this.#tools.client(), this.#tools.tasks.fileOf(task));
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
    this.onChange();
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

  picture = (name: string): Buffer | undefined => this.#tools.phones.pictures.get(name);
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
    const readings = await this.#readings();
    return {
      ...this.about(),
      takes: this.takes.map(take => take.about(this.pathOf)),
      current: this.current?.id ?? null,
      draft,
      ...said,
      readings,
      problems,
      file: await this.file(),
    };
  }

  /** Gives up doubts and a check that are under way. */
  giveUp(): void {
    this.#isOver = true;
    this.#checking?.of.stop();
  }

  async end(): Promise<void> {
    this.giveUp();
    await this.close();
  }
}
