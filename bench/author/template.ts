import { parsePointer } from '../../src/state/pointer.ts';
import { exportNameOf } from './export-name.ts';
import { Imports, rule, signature, solverBody } from './layout.ts';
import { bindingsOf } from './bindings.ts';
import type { Phone } from '../../apps/catalogue.ts';
import type { RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import { answerCode } from './answer.ts';
import { fateOf, type Changed } from './changes.ts';
import { Coder, isName, names, quoted, type Binding } from './code.ts';
import { derivedBindings, type Derived } from './derived.ts';
import { goalCode } from './goal.ts';
import { labelFor } from './labels.ts';
import { withoutLauncher } from './launcher.ts';
import { firstLine, guessableLine } from './orders.ts';
import type { Parameter } from './parameters.ts';
import { endOf, stepsOf, type Recording, type RecordedStep } from './recording.ts';
import { findRow, tableCode } from './rows.ts';
import type { Sampled } from './samplers.ts';
import { setupOf } from './setup-code.ts';
import type { SetupPart } from './setup.ts';
import { solverCode, type SolverCode } from './solver.ts';
import { actLines, factLine, placeCode } from './statements.ts';
import { keysAndStrings } from './strings.ts';

/** What a file is written from. */
export interface Model {
  recording: Recording;
  parts: readonly SetupPart[];
  changed: Changed;
  parameters: readonly Parameter[];
  samplers: readonly Sampled[];
  /** Rows that belong to those of parameters. */
  derived: readonly Derived[];
  /** Texts that stay as they were recorded, whatever a parameter says. */
  literals: readonly Binding[];
  /** Why each near miss is refused, by its name. */
  reasons: Readonly<Record<string, readonly string[]>>;
}

export interface TemplateText {
  text: string;
  exportName: string;
  /** Numbers of steps of the solution that touch what nothing names. */
  unsure: number[];
}

/** The steps of a take without those after its last change, which nothing needs. */
function neededSteps(take: NonNullable<Recording['solution']>, isChanging: boolean): RecordedStep[] {
  const steps = stepsOf(take);
  if (!isChanging) return steps;
  const last = steps.findLastIndex((step, i) => {
    const before = i === 0 ? take.start : steps[i - 1]!.after;
    return (
      step.after.apps !== before.apps || step.after.device !== before.device || step.after.os !== before.os
    );
  });
  return steps.slice(0, last + 1);
}

/** Ids of rows that the set-up makes, by what tells them in the start. */
function madeBySetup(
  { base, start }: Recording,
  ids: readonly string[],
  coder: Coder,
  written: (id: string) => boolean,
): Binding[] {
  return [...new Set(ids)].flatMap<Binding>(id => {
    if (findRow(base, id)) return [];
    const found = findRow(start, id);
    // An id that the set-up writes is the same in every instance.
    if (found && written(id)) return [];
    const label = found && labelFor(found);
    if (!found || !label) return [];
    const code = `idWhere(${tableCode('s', found.table)}, row => ${label.code('row')} === ${coder.text(label.value)})`;
    return [{ value: id, code, of: 's', isWithin: false, needs: { name: 'idWhere', file: '../setup.ts' } }];
  });
}

/** Whether an edit of the set-up writes a row under this id. */
const isWritten = ({ parts }: Model, id: string): boolean =>
  parts.some(
    ({ kind, before, after }) =>
      kind === 'edit' && findRow(before, id) === undefined && findRow(after, id) !== undefined,
  );

/** The file that has `within2`. */
const WITHIN = '../settings/make.ts';

/** Numbers of sliders, which a finger sets to a step or two beside: what is near enough is taken from the present. */
function nearly({ changed, parameters }: Model, bindings: readonly Binding[]): Binding[] {
  const coder = new Coder(bindings);
  return parameters.flatMap(parameter => {
    if (!parameter.used || parameter.kind !== 'number' || !parameter.range) return [];
    if (parameter.range.max - parameter.range.min < 40) return [];
    const { name, value } = parameter;
    const fact = changed.facts.find(each => each.kind === 'changed' && each.now === value);
    if (!fact) return [];
    const code = `within2(${placeCode(coder, parsePointer(fact.path), 'now')}, p.${name})`;
    return [{ value, code, of: name, isWithin: false, needs: { name: 'within2', file: WITHIN } }];
  });
}

/** Tests that what the solution sets to a drawn value has another at the start. */
function guardsOf({ changed, parameters }: Model, bindings: readonly Binding[]): string[] {
  const coder = new Coder(bindings);
  return parameters.flatMap(parameter => {
    if (!parameter.used || parameter.kind === 'row') return [];
    return changed.facts.flatMap(fact => {
      if (fact.kind !== 'changed' || fact.now !== parameter.value || typeof fact.was !== typeof fact.now)
        return [];
      const drawn = parameter.kind === 'time' ? `p.${parameter.name}.minutes` : `p.${parameter.name}`;
      return [`${placeCode(coder, parsePointer(fact.path), 'phone')} !== ${drawn}`];
    });
  });
}

function samplersCode(samplers: readonly Sampled[], guards: readonly string[]): string {
  const levels = new Map<string, number>();
  for (const { parameter, after } of samplers)
    levels.set(parameter.name, Math.max(0, ...after.map(name => (levels.get(name) ?? 0) + 1)));
  const deepest = Math.max(0, ...levels.values());
  const spec = (level: number) =>
    samplers
      .filter(({ parameter }) => levels.get(parameter.name) === level)
      .map(({ parameter, code }) => `${parameter.name}: ${code}`)
      .join(',\n');
  const such = guards.length === 0 ? '' : `.such((p, phone) => ${guards.join(' && ')})`;
  if (deepest === 0) return such === '' ? `{ ${spec(0)} }` : `params({ ${spec(0)} })${such}`;
  const more = Array.from({ length: deepest }, (_, i) => {
    const level = samplers.filter(({ parameter }) => levels.get(parameter.name) === i + 1);
    const needed = [...new Set(level.flatMap(({ after }) => after))];
    return `.and(({ ${needed.join(', ')} }) => ({ ${spec(i + 1)} }))`;
  });
  return `params({ ${spec(0)} })${more.join('')}${such}`;
}

const SAMPLE = ['from', 'oneOf', 'int', 'time', 'params', 'isUnique'] as const;

/** The text of a template's file, as a programmer would write it; the formatter lays it out. */
export function templateText(
  model: Model,
  draft: RecordingDraft,
  exportName = exportNameOf(draft.task),
): TemplateText {
  const { recording, parts, parameters, samplers } = model;
  const { start, solution } = recording;
  const imports = new Imports();
  imports.add('../form.ts', 'task');
  const used = samplers.filter(({ parameter }) => parameter.used);
  for (const { parameter, code } of used)
    if (parameter.kind === 'row' && parameter.label?.needs && names(code, parameter.label.needs.name))
      imports.add(parameter.label.needs.file, parameter.label.needs.name);

  const bindings = [...model.literals, ...bindingsOf(parameters)];
  const params = samplersCode(used, guardsOf(model, bindings));
  imports.add('../sample.ts', ...SAMPLE.filter(name => names(params, name)));
  const needs = new Map<string, string>();
  const expected = expectOf(model, draft, bindings, needs, imports);
  const ask = (['en', 'zh'] as const).map(
    language =>
      `${language}: [${draft.goal[language]
        .filter(goal => goal.trim() !== '')
        .map(goal => goalCode(goal, parameters, needs))
        .join(',\n')}]`,
  );
  const setup = [
    ...setupOf(recording, parts, bindings, needs, imports),
    ...parameters.flatMap(each => (each.kind === 'row' && each.used && each.first ? [firstLine(each)] : [])),
  ];
  const coder = new Coder(bindings);
  const answer = answerCode(draft, start, parameters, coder);
  imports.add('../sample.ts', ...(answer?.imports ?? []));
  const isChanging = expected.changes.length > 0;
  const solve = (take: NonNullable<Recording['solution']>): SolverCode => {
    const code = solverCode(withoutLauncher(take.start, neededSteps(take, isChanging)), parameters, coder, {
      declared: take.declared,
      ...(answer && take.declared === 'done' ? { answer: answer.given } : {}),
    });
    imports.add('../steps.ts', ...code.imports);
    return code;
  };
  const solver = solution ? solve(solution) : { lines: ['yield done();'], imports: [], unsure: [] };
  const endings = (takes: Recording['alternatives'], more: (name: string) => string) =>
    takes.map(take => `${take.name}: { how: ${solverBody(solve(take))}${more(take.name)} }`).join(',\n');
  const nearMisses = endings(recording.nearMisses, name => {
    const reasons = model.reasons[name] ?? ['sideEffects'];
    return `, because: ${reasons.length === 1 ? quoted(reasons[0]!) : `[${reasons.map(quoted).join(', ')}]`}`;
  });
  const alternatives = endings(recording.alternatives, () => '');
  imports.all(coder.needs);
  imports.all(needs);
  const sections = [
    `tags: [${draft.tags.map(quoted).join(', ')}]`,
    `ask: { ${ask.join(',\n')} }`,
    ...(setup.length > 0 ? [`setup: ${rule(setup, ['s', 'p', 'ctx'])}`] : []),
    ...(expected.changes.length > 0 ? [`expect: { ${expected.changes.join(',\n')} }`] : []),
    ...(expected.free.length > 0
      ? [`free: ${signature(expected.free, ['s', 'p'])} => [${expected.free.join(', ')}]`]
      : []),
    ...(answer ? [`answer: { fields: ${answer.fields}, key: ({ p }) => (${answer.key}) }`] : []),
    // Whoever takes the first row is right, since that is what was asked.
    ...parameters.flatMap(each =>
      each.kind === 'row' && each.used && each.first ? [guessableLine(each)] : [],
    ),
    `solve: ${solverBody(solver)}`,
    ...(nearMisses === '' ? [] : [`nearMisses: { ${nearMisses} }`]),
    ...(alternatives === '' ? [] : [`alternatives: { ${alternatives} }`]),
  ].map(section => section.replace(/^solve: function\* /, 'solve: function* '));
  const body = `export const ${exportName} = task('${draft.task}', ${params}, {\n${sections.join(',\n')},\n});\n`;
  const text = `${imports.textFor(body)}\n\n${body}`;
  return { text, exportName, unsure: solver.unsure };
}

interface ExpectCode {
  changes: string[];
  free: string[];
}

function expectOf(
  model: Model,
  draft: RecordingDraft,
  bindings: readonly Binding[],
  needs: Map<string, string>,
  imports: Imports,
): ExpectCode {
  const { recording, changed } = model;
  const { start, solution } = recording;
  if (!solution) return { changes: [], free: [] };
  const end = endOf(solution);
  const acts = changed.groups.flatMap(group => group.acts);
  const setupRows = madeBySetup(
    recording,
    acts.flatMap(({ args }) => keysAndStrings(args)),
    new Coder(bindings),
    id => isWritten(model, id),
  );
  const known = [...nearly(model, bindings), ...setupRows, ...bindings, ...derivedBindings(model.derived)];
  const note = (coder: Coder) => {
    for (const [name, file] of coder.needs) needs.set(name, file);
  };
  const byName = new Map<string, string[]>();
  const add = (name: string, lines: readonly string[]) =>
    byName.set(name, [...(byName.get(name) ?? []), ...lines]);
  for (const group of changed.groups) {
    const wanted = group.facts.filter(fact => fateOf(draft, fact.path) === 'expected');
    if (wanted.length === 0) continue;
    const { lines, usesMadeIn, coder } = actLines(group.acts, known, new Set());
    note(coder);
    if (usesMadeIn) imports.add('../setup.ts', 'madeIn');
    add(nameOfGroup(draft, group.facts, group.name), lines);
  }
  const open = changed.unexplained.filter(fact => fateOf(draft, fact.path) === 'expected');
  if (open.length > 0) {
    const coder = new Coder(known);
    add(
      nameOfGroup(draft, open, 'changed'),
      open.map(fact => factLine(coder, fact, end)),
    );
    note(coder);
  }
  const freeCoder = new Coder(known);
  const free = freePlacesOf(changed, draft, freeCoder, imports, start);
  note(freeCoder);
  return {
    changes: [...byName].map(
      ([name, lines]) => `${isName(name) ? name : quoted(name)}: ${rule(lines, ['s', 'p', 'ctx', 'now'])}`,
    ),
    free,
  };
}

/** The name of a change: as the author calls one of its facts. */
export const nameOfGroup = (
  draft: Pick<RecordingDraft, 'changes'>,
  facts: Changed['facts'],
  otherwise: string,
): string =>
  facts.map(({ path }) => draft.changes[path]).find(name => name !== undefined && name !== '') ?? otherwise;

/** Code of the places that may hold anything. */
function freePlacesOf(
  changed: Changed,
  draft: RecordingDraft,
  coder: Coder,
  imports: Imports,
  start: Phone,
): string[] {
  return Object.entries(draft.fates).flatMap(([path, fate]) => {
    if (fate !== 'free') return [];
    const row = changed.facts.find(fact => fact.kind === 'added' && path.startsWith(`${fact.path}/`));
    const keys = path.split('/').slice(1);
    if (!row) return changed.facts.some(fact => fact.path === path) ? [placeCode(coder, keys)] : [];
    const table = row.path.split('/').slice(1, -1);
    imports.add('../../../judges/side-effects.ts', 'newRow');
    const rest = path.slice(row.path.length + 1).split('/');
    void start;
    return [`newRow(${placeCode(coder, table)}).${rest.join('.')}`];
  });
}
