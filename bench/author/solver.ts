import { catalogue } from '../../apps/catalogue.ts';
import { has } from '../tasks/steps.ts';
import { Coder, names, quoted } from './code.ts';
import { openedBy } from './launcher.ts';
import { Addresser, type Address } from './matchers.ts';
import { fieldOf, type Parameter } from './parameters.ts';
import type { RecordedStep } from './recording.ts';
import { targetOf } from './targets.ts';

/** Code of a solver, what it imports from steps.ts, and where it is not as sure as it should be. */
export interface SolverCode {
  lines: string[];
  imports: string[];
  /** Numbers of steps that touch what nothing names. */
  unsure: number[];
}

/** How a solver ends. */
export interface SolverEnd {
  declared: 'done' | 'impossible';
  /** Code of the answer. */
  answer?: string;
}

type Line = { code: string; yields: boolean };

class Writer {
  readonly lines: Line[] = [];
  readonly imports = new Set<string>();
  readonly unsure: number[] = [];

  emit(code: string, ...imports: string[]): void {
    this.lines.push({ code, yields: true });
    for (const name of imports) this.imports.add(name);
  }

  use({ imports }: Address): void {
    for (const name of imports) this.imports.add(name);
  }
}

/** Whether a step only leads to the next one: it scrolls the same way, or waits. */
const isOnTheWay = ({ action }: RecordedStep) => action.type === 'scroll' || action.type === 'wait';

/** The code that solves a task as it was recorded, with parameters in place of what was recorded. */
export function solverCode(
  steps: readonly RecordedStep[],
  parameters: readonly Parameter[],
  coder: Coder,
  end: SolverEnd,
): SolverCode {
  const writer = new Writer();
  const addresser = new Addresser(coder, parameters);
  const done = joined(steps);
  for (let i = 0; i < done.length; i++) {
    const step = done[i]!;
    if (isOnTheWay(step)) {
      // A scroll or a wait leads to what the next step is on; the solver looks for it.
      const at = done.findIndex((other, k) => k > i && !isOnTheWay(other));
      const target = at < 0 ? undefined : targetOf(done[at]!);
      const address = target && addresser.address(done[at]!.seen, target);
      const wasThere = address && has(step.seen, address.matcher);
      if (address && !wasThere && step.action.type === 'wait') {
        writer.use(address);
        writer.emit(`seen = yield* waitFor(seen, ${address.code});`, 'waitFor');
        continue;
      }
      if (address && step.action.type === 'scroll' && /^(up|down)$/.test(step.action.direction)) continue;
      if (at < 0 && step.action.type === 'scroll') continue;
    }
    const time = timeEntered(done, i, parameters);
    if (time === undefined) write(writer, addresser, coder, done, i);
    else {
      // Hours, minutes, and the button that takes them.
      writer.emit(`seen = yield* enterTime(seen, p.${time}.minutes);`, 'enterTime');
      i += 2;
    }
  }
  if (end.answer !== undefined) writer.emit(`yield answer(${end.answer});`, 'answer');
  if (end.declared === 'impossible') writer.emit(`yield impossible('It cannot be done');`, 'impossible');
  else writer.emit('yield done();', 'done');
  return {
    lines: tidied(writer.lines.map(({ code }) => code)),
    imports: [...writer.imports].sort(),
    unsure: writer.unsure,
  };
}

/** Whether a tap on a field leads to no more than the typing into it that follows. */
function isFocusing(last: RecordedStep | undefined, next: RecordedStep): boolean {
  if (last?.action.type !== 'tap' || next.action.type !== 'type') return false;
  const field = targetOf(last);
  return field?.states.editable === true && field.id === targetOf(next)?.id;
}

/** Steps in which one field is typed into several times in a row as one, without the tap that only puts the caret there. */
function joined(steps: readonly RecordedStep[]): RecordedStep[] {
  const found: RecordedStep[] = [];
  for (const step of steps) {
    if (isFocusing(found.at(-1), step)) found.pop();
    const last = found.at(-1);
    const { action } = step;
    if (
      last?.action.type === 'type' &&
      action.type === 'type' &&
      !action.clear &&
      !last.action.enter &&
      targetOf(last)?.id !== undefined &&
      targetOf(last)?.id === targetOf(step)?.id
    ) {
      const text = last.action.text + action.text;
      found[found.length - 1] = {
        ...last,
        action: { ...last.action, text, ...(action.enter ? { enter: true } : {}) },
        after: step.after,
      };
    } else if (!['answer', 'ask_user', 'done', 'impossible'].includes(action.type)) found.push(step);
  }
  return found;
}

const scrolledBefore = (steps: readonly RecordedStep[], at: number): 'up' | 'down' | undefined => {
  for (let i = at - 1; i >= 0 && isOnTheWay(steps[i]!); i--) {
    const { action } = steps[i]!;
    if (action.type === 'scroll' && (action.direction === 'up' || action.direction === 'down'))
      return action.direction;
  }
  return undefined;
};

const VERBS = { tap: 'tap', long_press: 'longPress', double_tap: 'doubleTap', clear: 'clear' } as const;

function write(
  writer: Writer,
  addresser: Addresser,
  coder: Coder,
  steps: readonly RecordedStep[],
  i: number,
): void {
  const step = steps[i]!;
  const { action, seen } = step;
  const element = targetOf(step);
  const address = () => {
    const found = addresser.address(seen, element!);
    writer.use(found);
    const direction = scrolledBefore(steps, i);
    if (found.isOpen || direction)
      writer.emit(
        `seen = yield* scrollTo(seen, ${found.code}${direction === 'up' ? `, { direction: 'up' }` : ''});`,
        'scrollTo',
      );
    if (found.imports.length === 0) writer.unsure.push(i + 1);
    return found.code;
  };
  switch (action.type) {
    case 'open_app':
      return writer.emit(`seen = yield open(${quoted(appId(action.app))});`, 'open');
    case 'tap': {
      const app = openedBy(step);
      if (app !== undefined) return writer.emit(`seen = yield open('${app}');`, 'open');
      if (element?.role === 'slider' && element.range && action.x !== undefined)
        return writeSlide(writer, addresser, coder, step);
      if (!element) {
        writer.unsure.push(i + 1);
        return writer.emit(`seen = yield ${coder.value(action)};`);
      }
      return writer.emit(`seen = yield tap(seen, ${address()});`, 'tap');
    }
    case 'long_press':
    case 'double_tap':
    case 'clear': {
      if (!element) {
        writer.unsure.push(i + 1);
        return writer.emit(`seen = yield ${coder.value(action)};`);
      }
      const verb = VERBS[action.type];
      return writer.emit(`seen = yield ${verb}(seen, ${address()});`, verb);
    }
    case 'type': {
      const options = optionsCode({ clear: action.clear, enter: action.enter });
      if (!element) return writer.emit(`seen = yield type(${coder.text(action.text)}${options});`, 'type');
      return writer.emit(
        `seen = yield fill(seen, ${address()}, ${coder.text(action.text)}${options});`,
        'fill',
      );
    }
    case 'key':
      return action.key === 'back' || action.key === 'home'
        ? writer.emit(`seen = yield ${action.key}();`, action.key)
        : writer.emit(`seen = yield press('${action.key}');`, 'press');
    case 'scroll':
      return writer.emit(`seen = yield scroll('${action.direction}');`, 'scroll');
    case 'wait':
      return writer.emit(`seen = yield wait(${coder.value(action.ms)});`, 'wait');
    default:
      return writer.emit(`seen = yield ${coder.value(action)};`);
  }
}

const appId = (name: string): string => {
  const wanted = name.toLowerCase();
  const found = [...catalogue.metas.values()].find(
    meta => meta.id === wanted || meta.name.toLowerCase() === wanted || meta.package === name,
  );
  return found?.id ?? name;
};

const optionsCode = (options: { clear?: boolean | undefined; enter?: boolean | undefined }): string => {
  const set = Object.entries(options).filter(([, isSet]) => isSet);
  return set.length === 0 ? '' : `, { ${set.map(([name]) => `${name}: true`).join(', ')} }`;
};

/** The time parameter that is typed from a step on. */
function timeEntered(
  steps: readonly RecordedStep[],
  i: number,
  parameters: readonly Parameter[],
): string | undefined {
  const [hour, minute, ok] = [steps[i]!, steps[i + 1], steps[i + 2]];
  if (fieldOf(hour) !== 'Hour' || !minute || fieldOf(minute) !== 'Minute') return undefined;
  if (!ok || targetOf(ok)?.name !== 'OK') return undefined;
  if (hour.action.type !== 'type' || minute.action.type !== 'type') return undefined;
  const value = Number(hour.action.text) * 60 + Number(minute.action.text);
  return parameters.find(each => each.kind === 'time' && each.used && each.value === value)?.name;
}

/** A tap on a slider's track sets its value. */
function writeSlide(writer: Writer, addresser: Addresser, coder: Coder, step: RecordedStep): void {
  const element = targetOf(step)!;
  const value = step.shows.elements?.find(({ id }) => id === element.id)?.range?.now ?? element.range!.now;
  const address = addresser.address(step.seen, element);
  writer.use(address);
  writer.emit(`seen = yield slide(seen, ${address.code}, ${coder.value(value)});`, 'slide');
}

/** Lines without what nobody reads: the screen after a step counts where the next line looks at it. */
function tidied(lines: readonly string[]): string[] {
  return lines.map((line, i) => {
    const rest = lines.slice(i + 1);
    const next = rest.find(other => names(other.replace(/^seen = /, ''), 'seen') || /^seen = /.test(other));
    const isRead = next !== undefined && names(next.replace(/^seen = /, ''), 'seen');
    return isRead ? line : line.replace(/^seen = /, '');
  });
}
