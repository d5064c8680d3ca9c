import type { Phone } from '../../apps/catalogue.ts';
import { doubtEndings, otherStarts } from '../../bench/author/doubts.ts';
import { showing, type EndScreen } from '../../bench/author/screens.ts';
import { instantiateOn, type Instance } from '../../bench/tasks/instance.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { reasonWords, troubleSentence, verdictSentence } from '../../bench/author/plain-words.ts';
import type { Parameter } from '../../bench/author/parameters.ts';
import type { Doubt, Doubts } from '../../src/protocol/wire/recordings.ts';
import type { Proof } from '../../bench/author/proof.ts';
import type { TakePhones } from './phone.ts';
import type { LiveTake } from './take.ts';
import { playOn } from './play.ts';

/** Doubts that held and are shown all the same, of each kind. */
const SAMPLE = 6;
/** Pictures that are drawn of doubts that did not hold. */
const MOST_PICTURES = 24;

export interface Doubted {
  task: Task;
  world: Phone;
  parameters: readonly Parameter[];
  /** Where the solution ended. */
  end: EndScreen | undefined;
  phones: TakePhones;
  /** What is known already of takes that were recorded. */
  recorded: readonly Doubt[];
  pathOf: (picture: string) => string;
  mutants: number;
  /** Whether nobody waits for it any more. */
  isOver: () => boolean;
}

/** Doubts under way: changed endings are judged and changed starts are played, and `found` tells how far it is. */
export class Doubting {
  found: Doubts = { state: 'running', done: 0, total: 0, doubts: [], refused: 0, accepted: 0 };
  readonly #given: Doubted;

  constructor(given: Doubted) {
    this.#given = given;
  }

  async run(): Promise<void> {
    try {
      await this.#run();
      this.found = { ...this.found, state: 'done', total: this.found.done };
    } catch (error) {
      this.found = { ...this.found, state: 'failed', problem: (error as Error).message };
    }
  }

  /** Adds a doubt: those that do not hold come first. */
  #add(doubt: Doubt): void {
    const { doubts, refused, accepted, done } = this.found;
    const shown = doubts.filter(({ kind, holds }) => holds && kind === doubt.kind).length;
    const isSeen = !doubt.holds || doubt.kind === 'setup' || shown < SAMPLE;
    const all = isSeen ? [...doubts, doubt] : doubts;
    this.found = {
      ...this.found,
      done: done + 1,
      doubts: [...all.filter(({ holds }) => !holds), ...all.filter(({ holds }) => holds)],
      refused: refused + (doubt.kind === 'harmful' && doubt.holds ? 1 : 0),
      accepted: accepted + (doubt.kind === 'harmless' && doubt.holds ? 1 : 0),
    };
  }

  async #run(): Promise<void> {
    const { task, world, parameters, end, phones, recorded, pathOf, mutants, isOver } = this.#given;
    const instance: Instance = instantiateOn(world, task, 1);
    const starts = otherStarts(instance, parameters);
    this.found = { ...this.found, total: recorded.length + starts.length + mutants + Math.ceil(mutants / 4) };
    for (const doubt of recorded) this.#add(doubt);
    const shown = new Map<string, number>();
    let pictures = 0;
    for await (const { phone, honest, ...doubt } of doubtEndings(instance, mutants, parameters)) {
      if (isOver()) return;
      const count = shown.get(doubt.kind) ?? 0;
      const wantsPicture = (!doubt.holds && pictures < MOST_PICTURES) || (doubt.holds && count < SAMPLE);
      if (doubt.holds) shown.set(doubt.kind, count + 1);
      if (wantsPicture) pictures++;
      const picture = wantsPicture
        ? await phones.picture(showing(honest, phone, end)).then(pathOf, () => null)
        : null;
      this.#add({ ...doubt, picture });
    }
    for (const { label, words, judged } of starts) {
      if (isOver()) return;
      const { verdict, trouble, picture } = await playOn(phones, judged);
      this.#add({
        label,
        words,
        kind: 'setup',
        holds: trouble === undefined && verdict.success,
        said:
          trouble !== undefined
            ? troubleSentence(trouble)
            : verdict.success
              ? 'The solver gets there'
              : verdictSentence(verdict),
        verdict,
        picture: pathOf(picture),
      });
    }
  }
}

/** What is known already of takes that were recorded: other honest ways, and near misses. */
export const recordedDoubts = (
  takes: readonly LiveTake[],
  { reasons, problems }: Proof,
  pathOf: (picture: string) => string,
): Doubt[] =>
  takes.flatMap<Doubt>(({ kind, name, seen }) => {
    if (kind !== 'alternative' && kind !== 'nearMiss') return [];
    const problem = problems.find(words => words.includes(`“${name}”`));
    const isHonest = kind === 'alternative';
    return [
      {
        label: name,
        words: `${isHonest ? 'Another honest way' : 'A near miss'}: ${name}`,
        kind,
        holds: problem === undefined,
        said: problem ?? (isHonest ? 'The judge accepts it' : reasonWords(reasons[name] ?? [])),
        verdict: null,
        picture: pathOf(seen!.picture),
      },
    ];
  });
