import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failureIn, type FailedEpisode } from '../../bench/run/failures/run.ts';
import { episodeName, idOf, inOrder } from '../../bench/run/episode-id.ts';
import { compare, pairUp } from '../../bench/run/report/compare.ts';
import { allowedGates, judgeGate, parseGate } from '../../bench/run/report/gate.ts';
import { readRun, type RunData } from '../../bench/run/report/read.ts';
import { makeReport, type Report } from '../../bench/run/report/report.ts';
import type { Result } from '../../bench/run/results.ts';
import type { AboutRun, EpisodeOfRun, RunComparison, RunDetail } from '../../src/protocol/wire/runs.ts';
import { CliError } from '../errors.ts';
import { registry } from '../report/registry.ts';

/** How long a call looks for reasons before it answers with those that it has, ms. */
const LOOK_MS = 800;

interface Known {
  /** Size and time of its files: a run is read again when they change. */
  stamp: string;
  data: RunData;
  report: Report;
}

/** The runs of a folder, read when they are asked for. */
export class RunShelf {
  readonly #folder: string;
  readonly #known = new Map<string, Known>();
  readonly #failures = new Map<string, FailedEpisode | null>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  path(id: string): string {
    const path = join(this.#folder, id);
    if (id === '' || id.includes('/') || id.startsWith('.') || !existsSync(join(path, 'run.json')))
      throw new CliError('RUN_NOT_FOUND', `${this.#folder} has no run ${id}`, { status: 2 });
    return path;
  }

  /** Throws RUN_NOT_FOUND and RUN_INVALID. */
  data(id: string): RunData {
    return this.#read(id).data;
  }

  /** The run that began last comes first; what is no readable run is left out. */
  list(): AboutRun[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .flatMap(id => {
        try {
          return [this.about(id)];
        } catch {
          return [];
        }
      })
      .sort((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1));
  }

  about(id: string): AboutRun {
    const path = this.path(id);
    const { data, report } = this.#read(id);
    const { figures, plan } = report;
    const { wallMs } = figures.time;
    const results = join(path, 'results.jsonl');
    const startedAt = Math.round(statSync(join(path, 'run.json')).mtimeMs);
    return {
      id,
      agent: plan.agent,
      model: plan.llm?.model ?? null,
      tasks: plan.tasks.length,
      seeds: plan.seeds.length,
      tries: plan.tries ?? 1,
      episodes: data.results.length,
      open: data.open.length,
      startedAt,
      changedAt: existsSync(results) ? Math.round(statSync(results).mtimeMs) : startedAt,
      success: figures.success.rate,
      interval: figures.success.interval && [...figures.success.interval],
      progress: figures.progress.mean,
      sideEffects: figures.sideEffects.rate,
      falseDone: figures.falseDone.rate,
      steps: figures.steps.mean,
      cost: figures.usage?.cost ?? null,
      perMinute: wallMs > 0 ? (data.results.length * 60_000) / wallMs : null,
      harness: report.build?.harness ?? null,
    };
  }

  /** A run with its episodes, and the reasons of those that failed as far as they are found by now. */
  async detail(id: string): Promise<RunDetail> {
    const run = this.about(id);
    const { data } = this.#read(id);
    const until = performance.now() + LOOK_MS;
    const episodes: EpisodeOfRun[] = [];
    let unread = 0;
    for (const result of [...data.results].sort(inOrder)) {
      if (result.outcome !== 'success' && this.#reason(id, result) === undefined) {
        if (performance.now() > until) unread++;
        else await this.#findReason(data.path, id, result);
      }
      episodes.push({
        name: episodeName(result),
        ...idOf(result),
        outcome: result.outcome,
        progress: result.verdict?.progress ?? null,
        steps: result.steps,
        budget: result.budget,
        ms: Math.round(result.ms),
        failure: this.#reason(id, result) ?? null,
      });
    }
    return { run, episodes, unread };
  }

  /** One run beside a baseline. Throws GateError. */
  compare(id: string, against: string, expressions: readonly string[]): RunComparison {
    const gates = expressions.map(parseGate);
    const [mine, theirs] = [this.#read(id), this.#read(against)];
    const { paired, differs, incomparable } = compare(
      mine.data,
      theirs.data,
      mine.report.episodes,
      theirs.report.episodes,
    );
    const { pairs, unpaired } = pairUp(mine.report.episodes, theirs.report.episodes);
    const measures = allowedGates().map(example => {
      const { measure, difference, interval } = judgeGate(parseGate(example), pairs);
      return {
        measure,
        isShare: example.endsWith('%'),
        better: example.includes('>=') ? ('more' as const) : ('less' as const),
        difference,
        interval: interval && [...interval],
      };
    });
    return {
      run: id,
      against,
      differs,
      incomparable,
      pairs: pairs.length,
      templates: paired.templates,
      unpaired,
      won: paired.won,
      lost: paired.lost,
      p: paired.p,
      measures,
      gates: gates
        .map(gate => judgeGate(gate, pairs))
        .map(({ expression, passed, words }) => ({ expression, passed, words })),
      flips: pairs
        .filter(pair => pair.mine.success !== pair.theirs.success)
        .map(pair => ({ name: episodeName(pair), ...idOf(pair), won: pair.mine.success })),
    };
  }

  #read(id: string): Known {
    const path = this.path(id);
    const stamp = ['run.json', 'results.jsonl']
      .map(name => join(path, name))
      .map(file => (existsSync(file) ? `${statSync(file).size} ${statSync(file).mtimeMs}` : ''))
      .join(' ');
    const known = this.#known.get(id);
    if (known?.stamp === stamp) return known;
    const data = readRun(path);
    const read = { stamp, data, report: makeReport(data, null, registry) };
    this.#known.set(id, read);
    return read;
  }

  /** Undefined where it was not looked for yet. */
  #reason = (id: string, result: Result) => this.#failures.get(keyOf(id, result));

  async #findReason(path: string, id: string, result: Result): Promise<void> {
    this.#failures.set(keyOf(id, result), await failureIn(path, result));
  }
}

/** An episode that was played again in another leg has another reason. */
const keyOf = (id: string, result: Result) =>
  `${id} ${episodeName(result)} ${result.leg} ${result.elapsedMs}`;
