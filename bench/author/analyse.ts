import { diff } from '../../src/state/diff.ts';
import { derivedRows } from './derived.ts';
import { keysAndStrings, stringsIn } from './strings.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import type {
  Problem,
  RecordedChange,
  RecordedParameter,
  RecordingDetail,
  RecordingDraft,
} from '../../src/protocol/wire/recordings.ts';
import { actsOf } from './acts.ts';
import { answerProblems } from './answer.ts';
import { changedBy, fateOf, fieldsOf, isEntryOfLedger, type Changed } from './changes.ts';
import { isName } from './code.ts';
import { goalProblems, holesOf, proposedGoal } from './goal.ts';
import { parametersOf, type Parameter, type RowParameter } from './parameters.ts';
import { endOf, stepsOf, type Recording, type RecordedTake } from './recording.ts';
import type { Evidence } from './conditions.ts';
import { sampled, valueWords, type Sampled } from './samplers.ts';
import { literalsOf, readingsOf, withFirst } from './readings.ts';
import { partsOf, setupWords } from './setup.ts';
import { nameOfGroup, templateText, type Model } from './template.ts';
import { fieldSentence, sentence } from './sentences.ts';

/** What a recording means, as far as it is known. */
export interface Analysis extends Pick<
  RecordingDetail,
  'setup' | 'changes' | 'effects' | 'parameters' | 'readings' | 'problems' | 'draft'
> {
  /** The file, not in the repo's format yet; null as long as something is missing. */
  file: { path: string; text: string; exportName: string } | null;
  model: Model;
  /** The goal as it is proposed. */
  proposed: RecordingDraft['goal'];
}

/** Names that a task may have. */
const TASK = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** What a task is called until it has a name. */
const UNTITLED = 'notes/untitled';
/** Distinct instances that a template needs. */
const DISTINCT = 50;
/** The tag of a template with fewer. */
const FEW = 'few-instances';

/** What the acts of a take are: worked out once for each, since each takes a while. */
const known = new WeakMap<RecordedTake['deeds'][number], { take: number; changed: Changed }>();

function changedIn(take: RecordedTake): Changed {
  const last = take.deeds.at(-1);
  if (!last) return { facts: [], groups: [], unexplained: [] };
  const found = known.get(last);
  if (found?.take === take.deeds.length) return found.changed;
  const changed = changedBy(take.start, endOf(take), actsOf(take));
  known.set(last, { take: take.deeds.length, changed });
  return changed;
}

function changesOf(changed: Changed, draft: RecordingDraft): RecordedChange[] {
  const nameOf = (fact: Fact) => {
    const group = changed.groups.find(({ facts }) => facts.includes(fact));
    return group
      ? nameOfGroup(draft, group.facts, group.name)
      : nameOfGroup(draft, changed.unexplained, 'changed');
  };
  return changed.facts
    .filter(fact => !isEntryOfLedger(fact) && !(fact.kind === 'erased' && fact.by <= 0))
    .flatMap(fact => {
      const isField = fact.kind === 'changed';
      const own: RecordedChange = {
        id: fact.path,
        path: fact.path,
        words: sentence(fact),
        fate: fateOf(draft, fact.path),
        fates: isField ? ['expected', 'free', 'mustNot'] : ['expected', 'mustNot'],
        change: nameOf(fact),
      };
      const fields = fieldsOf(fact).map<RecordedChange>(({ path, name, value }) => ({
        id: path,
        path,
        words: fieldSentence(fact, name, value),
        fate: fateOf(draft, path),
        fates: ['expected', 'free'],
        change: own.change,
      }));
      return [own, ...fields];
    });
}

function parameterOf({ parameter, choices, chosen }: Sampled): RecordedParameter {
  const { id, name, kind, used, occurs } = parameter;
  return {
    id,
    name,
    kind,
    value: valueWords(parameter),
    used,
    sampler: chosen,
    samplers: choices,
    holes: holesOf(parameter),
    occurs: [...occurs],
  };
}

/** Parameters that a task draws, each by the sampler that the draft chose. */
function samplersOf(parameters: readonly Parameter[], evidence: Evidence, draft: RecordingDraft): Sampled[] {
  return parameters.map((parameter, i) =>
    sampled(
      parameter,
      parameters.slice(0, i).filter((each): each is RowParameter => each.kind === 'row'),
      evidence,
      draft.parameters[parameter.id] ?? {},
    ),
  );
}

/** What keeps a recording from being a template. */
function problemsOf(recording: Recording, draft: RecordingDraft, model: Model): Problem[] {
  const problems: Problem[] = [];
  const add = (where: string, message: string, isWarning = false) =>
    problems.push({ where, message, isWarning });
  const { changed, parameters, samplers } = model;
  const { solution } = recording;
  if (!solution) add('', 'Nothing is recorded yet: show how it is done');
  if (draft.task === '') add('/task', 'Give it a name: suite/name, such as notes/move-a-note');
  else if (!TASK.test(draft.task))
    add('/task', 'A name is suite/name in small letters and digits, with - between words');
  else if (!catalogue.metas.has(draft.task.split('/')[0]!) && !draft.task.startsWith('cross/'))
    add('/task', `There is no suite ${draft.task.split('/')[0]}: it is an app's id, or cross`);
  if (draft.tags.length === 0)
    add('/tags', 'Tags say what it takes, such as create, search or organise', true);
  const wanted = changed.facts.filter(fact => fateOf(draft, fact.path) === 'expected');
  if (solution && wanted.length === 0 && draft.answer.length === 0 && solution.declared === 'done')
    add('', 'It changes nothing and asks nothing: record a change, or say what has to be answered');
  for (const { facts } of changed.groups) {
    const unwanted = facts.filter(fact => fateOf(draft, fact.path) === 'mustNot');
    if (unwanted.length === 0) continue;
    add(
      `/changes/${unwanted[0]!.path}`,
      unwanted.length < facts.length
        ? `${describeFact(unwanted[0]!)}: the same act does what is wanted, so it cannot be left out. Allow it, or record another way`
        : `${describeFact(unwanted[0]!)}: the solution does what must not be done. Record it again without that`,
    );
  }
  for (const fact of changed.unexplained)
    add(
      `/changes/${fact.path}`,
      `No action of an app explains it: ${describeFact(fact)}. The file writes it by hand; have a programmer look at it`,
      true,
    );
  problems.push(
    ...goalProblems(draft.goal, parameters),
    ...answerProblems(draft, recording.start, parameters),
  );
  const size = samplers
    .filter(({ parameter }) => parameter.used)
    .reduce((product, each) => product * each.size, 1);
  if (solution && size < DISTINCT && !draft.tags.includes(FEW))
    add(
      '/parameters',
      `There are about ${Math.round(size)} different instances, and ${DISTINCT} are needed: let more of what was recorded differ, or tag it ${FEW}`,
    );
  const named = new Map<string, string>();
  for (const { name, id } of parameters) {
    if (!isName(name)) add(`/parameters/${id}/name`, 'Its name has to be a word of letters and digits');
    named.set(name, id);
  }
  for (const [path, name] of Object.entries(draft.changes))
    if (name !== '' && !isName(name))
      add(`/changes/${path}`, 'A name of a change is a word of letters and digits');
  for (const { name } of [...recording.alternatives, ...recording.nearMisses])
    if (!isName(name)) add('', `The take ${name} needs a name of letters and digits`);
  return problems;
}

/** Goals as the author has them, or proposed ones as long as there are none. */
const withGoal = (draft: RecordingDraft, proposed: RecordingDraft['goal']): RecordingDraft =>
  draft.goal.en.length === 0 && draft.goal.zh.length === 0 ? { ...draft, goal: proposed } : draft;

/** What readings leave to be said, and what no file can be written of. */
const readingProblems = (
  readings: RecordingDetail['readings'],
  parameters: readonly Parameter[],
): Problem[] =>
  readings.flatMap<Problem>(({ id, question, chosen }) => {
    const where = `/readings/${id}`;
    if (chosen === null)
      return [{ where, message: `${question} It is taken by its name until you say`, isWarning: true }];
    const isWritten = parameters.some(each => each.kind === 'row' && each.first && id === `which:${each.id}`);
    if (chosen !== 'first' || isWritten) return [];
    const message =
      'The list is not in the order of any time that its rows have, so the recorder cannot say what makes one the first. Choose it by its name, or have a programmer go on from the file';
    return [{ where, message, isWarning: false }];
  });

/** Every text in what edits of a set-up wrote. */
const leftBy = (parts: Model['parts']): string[] =>
  parts.flatMap(({ kind, before, after }) =>
    kind === 'edit'
      ? stringsIn(diff(before, after).map(operation => ('value' in operation ? operation.value : '')))
      : [],
  );

/** Works out what a recording means, and the file of it. */
export function analyse(
  recording: Recording,
  said: RecordingDraft,
  { reasons = {}, exportName }: { reasons?: Model['reasons']; exportName?: string } = {},
): Analysis {
  const { base, start, solution } = recording;
  const parts = partsOf(base, recording.setup);
  const changed = solution ? changedIn(solution) : { facts: [], groups: [], unexplained: [] };
  const acts = changed.groups.flatMap(group => group.acts);
  const takes = [...(solution ? [solution] : []), ...recording.alternatives, ...recording.nearMisses];
  const recorded = parametersOf(
    {
      base,
      start,
      steps: solution ? stepsOf(solution) : [],
      others: [...recording.alternatives, ...recording.nearMisses].flatMap(stepsOf),
      arranged: stepsOf({ deeds: recording.setup }),
      left: leftBy(parts),
      setup: parts.flatMap(part => (part.kind === 'acts' ? part.acts : [])),
      acts,
      asked: parts.flatMap(part => (part.kind === 'build' ? [part.settings] : [])),
      answered: said.answer.flatMap(({ from }) => ('row' in from ? [from.row] : [])),
    },
    said,
  );
  const steps = solution ? stepsOf(solution) : [];
  const { now } = base.clock;
  const readings = readingsOf(recorded, steps, acts, now, said);
  const parameters = withFirst(recorded, readings, steps, now);
  const app = takes[0] && stepsOf(takes[0]).at(-1)?.seen.foreground.app;
  const proposed = proposedGoal(changed.groups, parameters, said.answer.length > 0, app);
  const draft = withGoal(said, proposed);
  const derived = derivedRows(
    base,
    parameters,
    acts.flatMap(({ args }) => keysAndStrings(args)),
  );
  const model: Model = {
    recording,
    derived,
    literals: literalsOf(readings, parameters),
    parts,
    changed,
    parameters,
    samplers: samplersOf(
      parameters,
      {
        facts: changed.facts,
        steps: takes.slice(0, 1).flatMap(stepsOf),
        acts,
        base,
        derived,
        rows: new Set(parameters.flatMap(each => (each.kind === 'row' && each.used ? [each.found.id] : []))),
      },
      draft,
    ),
    reasons,
  };
  const problems = [...problemsOf(recording, draft, model), ...readingProblems(readings, parameters)];
  const made = solution
    ? templateText(model, draft.task === '' ? { ...draft, task: UNTITLED } : draft, exportName)
    : null;
  for (const number of made?.unsure ?? [])
    problems.push({
      where: '',
      message: `Step ${number} touches what has no name: the file finds it by its id`,
      isWarning: true,
    });
  return {
    draft,
    setup: setupWords(parts),
    changes: changesOf(changed, draft),
    effects: changed.facts.filter(isEntryOfLedger).map(describeFact),
    parameters: model.samplers.map(parameterOf),
    readings,
    problems,
    file: made && {
      path: `bench/tasks/${draft.task || UNTITLED}.ts`,
      text: made.text,
      exportName: made.exportName,
    },
    model,
    proposed,
  };
}
