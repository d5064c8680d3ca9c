import type { Action, Key } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { streamOf } from '../../src/state/random.ts';
import { headOf, NoAction, type Codec, type Context, type Mask } from './codec.ts';
import { checked } from './shared/checked.ts';
import { DEFAULT_AMOUNT, mainScroller, scrollerOf, notRepresentable } from './shared/gestures.ts';
import { wordsOf } from './shared/lines.ts';
import { elementOf, isFocused } from './shared/screen.ts';

const NAME = 'small-controller';
/** Duration of `W`. */
const WAIT_MS = 1_000;
/** Most texts without a label. */
const MOST_WORDS = 100;

const RULES = `Operate the phone. Answer with one line.
T 5   tap label 5
P 5   press label 5 and hold
K words   type into the field with the caret; \\n at its end presses Enter
U D L R   scroll: D shows what is below
B   back
H   home
W   wait
F   done
I   impossible`;

/** The format's commands for keys. */
const KEY_COMMANDS: Partial<Record<Key, string>> = { back: 'B', home: 'H', enter: 'K \\n' };
const SCROLLS = { U: 'up', D: 'down', L: 'left', R: 'right' } as const;
const CODES = ['T', 'P', 'K', 'U', 'D', 'L', 'R', 'B', 'H', 'W', 'F', 'I'] as const;
type Code = (typeof CODES)[number];

export { BUCKET_WEIGHTS, bucketOf, type Bucket } from './shared/buckets.ts';

const isTapped = (e: Element) =>
  e.states.enabled && (e.states.clickable || e.states.editable || e.range !== undefined);
const isHeld = (e: Element) => e.states.enabled && e.states.longClickable;

/** Elements by label, from 1: in their order, or shuffled by the seed; equal screens have equal labels. */
export function labelsOf(observation: Observation, seed: Context['seed']): Map<number, Element> {
  const elements = (observation.elements ?? []).filter(e => isTapped(e) || isHeld(e));
  const labels = elements.map((_, i) => i + 1);
  if (seed !== undefined) {
    const random = streamOf(seed, NAME, ...elements.map(e => e.id));
    for (let i = labels.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [labels[i], labels[j]] = [labels[j]!, labels[i]!];
    }
  }
  return new Map(elements.map((e, i) => [labels[i]!, e]));
}

/** The screen as a compact tree. Elements with a label are never left out; the last texts without one may be, and a line says how many. */
function tree(observation: Observation, seed: Context['seed']): string {
  const labels = new Map([...labelsOf(observation, seed)].map(([label, e]) => [e.index, label]));
  const depths = new Map<number, number>();
  const lines: string[] = [];
  let texts = 0;
  for (const e of observation.elements ?? []) {
    const depth = (e.parent === null ? -1 : (depths.get(e.parent) ?? -1)) + 1;
    depths.set(e.index, depth);
    const label = labels.get(e.index);
    if (label === undefined && !e.states.scrollable && ++texts > MOST_WORDS) continue;
    lines.push(`${' '.repeat(depth)}${label ?? '-'} ${wordsOf(e)}${e.range ? ` now ${e.range.now}` : ''}`);
  }
  return [...lines, ...(texts > MOST_WORDS ? [`and ${texts - MOST_WORDS} more texts`] : [])].join('\n');
}

const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
const unescaped = (text: string) =>
  text.replace(/\\([\\nr])/g, (_, c: string) => ({ '\\': '\\', n: '\n', r: '\r' })[c]!);

/** The last line that is not empty; thoughts may come before it. */
const lineOf = (reply: string) =>
  reply
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
    .at(-1)
    ?.trimStart() ?? '';

function parse(reply: string, observation: Observation, context: Context = {}): Action {
  const line = lineOf(reply);
  const code = line[0] as Code | undefined;
  const rest = line.slice(1);
  if (code === undefined || !CODES.includes(code) || (rest !== '' && rest[0] !== ' '))
    throw new NoAction(`${JSON.stringify(line.slice(0, 40))} begins with none of ${CODES.join(' ')}`);
  if (code === 'T' || code === 'P') {
    const label = /^ (\d{1,6})\s*$/.exec(rest)?.[1];
    if (label === undefined) throw new NoAction(`${code} needs a label`);
    const element = labelsOf(observation, context.seed).get(Number(label));
    if (!element) throw new NoAction(`there is no label ${label} on the screen`);
    if (code === 'P' && !isHeld(element)) throw new NoAction(`label ${label} cannot be held`);
    if (code === 'T' && !isTapped(element)) throw new NoAction(`label ${label} cannot be tapped`);
    return { type: code === 'T' ? 'tap' : 'long_press', element: element.id };
  }
  if (code === 'K') {
    const text = unescaped(rest.slice(1));
    if (text === '') throw new NoAction('K needs a text');
    if (text === '\n') return { type: 'key', key: 'enter' };
    return text.endsWith('\n')
      ? { type: 'type', text: text.slice(0, -1), enter: true }
      : { type: 'type', text };
  }
  if (rest.trim() !== '') throw new NoAction(`${code} stands alone`);
  switch (code) {
    case 'B':
      return { type: 'key', key: 'back' };
    case 'H':
      return { type: 'key', key: 'home' };
    case 'W':
      return { type: 'wait', ms: WAIT_MS };
    case 'F':
      return { type: 'done' };
    case 'I':
      return { type: 'impossible' };
    default:
      return { type: 'scroll', direction: SCROLLS[code] };
  }
}

function format(action: Action, observation: Observation, context: Context = {}): string {
  const labelled = (code: Code, ref: number | string | undefined, can: (e: Element) => boolean) => {
    const element =
      ref === undefined ? notRepresentable(NAME, 'a place without an element') : elementOf(ref, observation);
    const label = [...labelsOf(observation, context.seed)].find(([, e]) => e.index === element.index)?.[0];
    return label === undefined || !can(element)
      ? notRepresentable(NAME, `${code} of what has no label for it`)
      : `${code} ${label}`;
  };
  switch (action.type) {
    case 'tap':
      return labelled('T', action.element, isTapped);
    case 'long_press':
      return labelled('P', action.element, isHeld);
    case 'type':
      if (action.clear || !isFocused(action.element, observation))
        return notRepresentable(NAME, 'typing that is more than text into the field that has the caret');
      if (action.text === '' || action.text.endsWith('\n'))
        return notRepresentable(NAME, 'an empty text, or one that ends with a new line');
      return `K ${escaped(action.text)}${action.enter ? '\\n' : ''}`;
    case 'scroll': {
      if ((action.amount ?? DEFAULT_AMOUNT) !== DEFAULT_AMOUNT)
        return notRepresentable(NAME, `how far it scrolls (${action.amount} screens)`);
      if (
        action.element !== undefined &&
        scrollerOf(action, observation)?.index !== mainScroller(observation)?.index
      )
        return notRepresentable(NAME, 'a scroll of one of several');
      return Object.entries(SCROLLS).find(([, direction]) => direction === action.direction)![0];
    }
    case 'key':
      return KEY_COMMANDS[action.key] ?? notRepresentable(NAME, `the key ${action.key}`);
    case 'wait':
      return action.ms === WAIT_MS ? 'W' : notRepresentable(NAME, `a wait of ${action.ms} ms`);
    case 'done':
      return 'F';
    case 'impossible':
      return 'I';
    default:
      return notRepresentable(NAME, action.type);
  }
}

/** The legal codes, and the legal labels after T and P. K is legal if a field has the caret, a scroll if something scrolls. */
function mask(observation: Observation, seed: Context['seed']): Required<Mask> {
  const labels = [...labelsOf(observation, seed)].sort(([a], [b]) => a - b);
  const of = (can: (e: Element) => boolean) =>
    labels.filter(([, e]) => can(e)).map(([label]) => String(label));
  const after = { T: of(isTapped), P: of(isHeld) };
  const elements = observation.elements ?? [];
  const isLegal: Partial<Record<Code, boolean>> = {
    T: after.T.length > 0,
    P: after.P.length > 0,
    K: elements.some(e => e.states.editable && e.states.focused),
  };
  for (const code of ['U', 'D', 'L', 'R'] as const) isLegal[code] = elements.some(e => e.states.scrollable);
  const codes = CODES.filter(code => isLegal[code] ?? true);
  return {
    codes,
    labels: after,
    texts: codes.flatMap(code =>
      code === 'T' || code === 'P'
        ? after[code].map(label => `${code} ${label}`)
        : code === 'K'
          ? []
          : [code],
    ),
    prefixes: codes.includes('K') ? ['K '] : [],
  };
}

/** The grammar of small controllers: a code and a label a line, the present picture 464 wide and up to four earlier ones 232 wide. */
export const smallController: Codec = {
  name: NAME,
  describe: 'a code and a label a line, as small controllers write',
  rules: RULES,
  picture: { width: 464, earlier: { count: 4, width: 232 }, format: 'png' },
  show: (observation, left, context) => ({
    head: headOf(observation, left),
    list: tree(observation, context?.seed),
  }),
  parse: (reply, observation, _sheet, context) => checked(parse(reply, observation, context)),
  format: (action, observation, _sheet, context) => format(action, observation, context),
  mask: (observation, _sheet, context) => mask(observation, context?.seed),
};
