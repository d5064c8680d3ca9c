/**
 * The solver in disguise: what it does is the same, and looks otherwise, as a person's hand does. An honest ending stays honest. Which
 * disguise fits an action is decided by what is typed and where, never by the template.
 */
import type { Action } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { AnswerValue } from '../../../src/state/answers.ts';
import { streamOf } from '../../../src/state/random.ts';
import {
  type Steps,
  button,
  fill,
  has,
  home,
  layoutOf,
  open,
  back,
  press,
  rid,
  scroll,
  scrollTo,
  tap,
  toggle,
  wait,
  SolverError,
} from '../steps.ts';

export type TypeAction = Extract<Action, { type: 'type' }>;

/** What a disguise knows of the template that it is played on. */
export interface Wearer {
  /** An app that the template does not need. */
  otherApp: string;
  /** Whether a test may read the screen at the end, so that the solver stays on it. */
  staysAtEnd: boolean;
  /** Whether the phone is unlocked by a swipe alone. */
  opensBySwipe: boolean;
}

/** Another look of a solver. Each part is there where the disguise has it. */
export interface Disguise {
  /** The text that is typed in place of one, or null where it does not fit there. */
  text?: (text: string, field: Element) => string | null;
  /** Typed in place of an action on a field that is empty before it. */
  typing?: (action: TypeAction, field: Element) => Steps;
  /** In place of the answer action. */
  answering?: (fields: Record<string, AnswerValue>) => Steps;
  /** What is done before the first step, somewhere in the middle, or before the end is declared. */
  when?: 'start' | 'middle' | 'end';
  fits?: (seen: Observation, wearer: Wearer) => boolean;
  detour?: (seen: Observation, wearer: Wearer) => Steps;
}

const HALF_HOUR_MS = 1_800_000;

/** Apps to look at that change nothing by being looked at. */
const LOOKED_AT = ['weather', 'calculator', 'settings'] as const;

/** An app that a template does not need. */
export const otherApp = (needed: readonly string[]): string =>
  LOOKED_AT.find(app => !needed.includes(app)) ?? LOOKED_AT[0];

const UNLOCK = button('Swipe up to unlock');
const CLEAR_ALL = button('Clear all');

const hasLetters = (text: string) => /\p{L}/u.test(text);
/** A file's name, an address of the web or of mail: a keyboard puts no capital there. */
const isAddress = (text: string) => /[@/]|\.\w{1,4}$|^\w+(\.\w+)+$/.test(text);
const isPhoneField = ({ name, hint = '' }: Element) => /phone|number|mobile|^to\b/i.test(`${name} ${hint}`);
const isTimeField = ({ name, hint = '' }: Element) => /hour|minute|time|when|HH:MM/i.test(`${name} ${hint}`);

/** Opens the shade, and what is folded up in it; the screen below stays as it was. */
function* peekAtShade({ elements }: Observation): Steps {
  const width = Math.max(1, ...(elements ?? []).map(e => e.bounds[2]!));
  const height = Math.max(1, ...(elements ?? []).map(e => e.bounds[3]!));
  const middle = Math.round(width / 2);
  let seen = yield { type: 'swipe', from: [middle, 4], to: [middle, Math.round(height / 2)], ms: 300 };
  const folded = (seen.elements ?? []).find(e => e.name === 'Expand' && e.states.clickable);
  if (folded) seen = yield { type: 'tap', element: folded.id };
  return yield back();
}

function* sleepAndUnlock(): Steps {
  const asleep = yield press('power');
  // The first press silences what rings.
  if ((asleep.elements ?? []).length > 0) return asleep;
  const seen = yield press('power');
  // A call or an alarm lies over the lock screen.
  return has(seen, UNLOCK) ? yield tap(seen, UNLOCK) : seen;
}

/** Swipes up over the largest list; one that is at its end stays there. */
function* swipeUp({ elements = [] }: Observation): Steps {
  const heightOf = ({ bounds: [, top, , bottom] }: Element) => bottom! - top!;
  const [list] = elements.filter(e => e.states.scrollable).sort((a, b) => heightOf(b) - heightOf(a));
  const [left, top, right] = list!.bounds as [number, number, number, number];
  const x = Math.round((left + right) / 2);
  const y = (share: number) => Math.round(top + heightOf(list!) * share);
  return yield { type: 'swipe', from: [x, y(0.7)], to: [x, y(0.4)], ms: 300 };
}

/** Whether a notification floats over the screen. Whoever opens the shade puts it there, and it does not come back. */
const isTold = (seen: Observation): boolean => has(seen, rid('notification'));

/** Whether something is timed or recorded on the screen: sleep ends it, or leaves it over the lock screen. */
const isRunning = ({ elements = [] }: Observation): boolean =>
  elements.some(({ name, states }) => states.clickable && /^(Pause|Resume|Stop|Finish)\b/.test(name));

const isScrollable = (seen: Observation): boolean => (seen.elements ?? []).some(e => e.states.scrollable);

/** Opens an app, scrolls if there is more to see, and goes home. */
function* look(app: string): Steps {
  const seen = yield open(app);
  if (isScrollable(seen)) yield* swipeUp(seen);
  return yield home();
}

function* clearRecents(): Steps {
  const seen = yield press('recents');
  return has(seen, CLEAR_ALL) ? yield tap(seen, CLEAR_ALL) : yield home();
}

/** Types a text, clears it and types it again, where the caret has gone with it: the first letter of a new line may make that line. */
function* retype(action: TypeAction, field: Element): Steps {
  const { enter: _, ...draft } = action;
  const seen = yield { ...draft, element: field.id };
  const fields = (seen.elements ?? []).filter(e => e.states.editable);
  const typed = fields.find(e => e.states.focused) ?? fields.find(e => e.id === field.id);
  if (!typed) throw new SolverError(`The field ${field.id} has lost the caret once it is typed into`);
  const cleared = yield { type: 'clear', element: typed.id };
  // A line that is empty again may be gone.
  const isThere = (cleared.elements ?? []).some(e => e.id === typed.id && e.states.editable);
  return yield { ...action, element: isThere ? typed.id : field.id };
}

const textOf = (value: AnswerValue): string => {
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? `${value.value} ${value.unit}` : String(value);
};

/** Fills in one field of the sheet: its options are tapped, anything else is typed. */
function* fillIn(seen: Observation, id: string, value: AnswerValue): Steps {
  const typed = rid(`answer-${id}`);
  const isShown = (s: Observation) => has(s, typed) || has(s, toggle(items[0]!)) || has(s, button(items[0]!));
  const items = Array.isArray(value) ? value.map(String) : [textOf(value)];
  let before = '';
  // Whichever of the two this field has comes into view.
  while (!isShown(seen) && layoutOf(seen) !== before) {
    before = layoutOf(seen);
    seen = yield scroll('down');
  }
  if (has(seen, typed)) return yield fill(seen, typed, textOf(value), { clear: true });
  for (const item of items) {
    const option = has(seen, toggle(item)) ? toggle(item) : button(item);
    seen = yield* scrollTo(seen, option);
    seen = yield tap(seen, option);
  }
  return seen;
}

/** Fills in the sheet by hand; leaves it in between, and comes back. */
function* answerByHand(fields: Record<string, AnswerValue>): Steps {
  let seen = yield open('answers');
  for (const [id, value] of Object.entries(fields)) {
    seen = yield* fillIn(seen, id, value);
    if (seen.keyboard) seen = yield back();
  }
  yield home();
  seen = yield open('answers');
  seen = yield tap(seen, rid('submit'));
  return yield tap(seen, rid('confirm'));
}

/** The disguises by name. */
export const DISGUISES: Readonly<Record<string, Disguise>> = {
  'a trailing blank': {
    text: (text, { states }) =>
      hasLetters(text) && !states.password && !/\s$/.test(text) ? `${text} ` : null,
  },
  'a capital first letter': {
    text: (text, { states }) => {
      const [first = ''] = text;
      if (states.password || isAddress(text) || first === first.toUpperCase()) return null;
      return first.toUpperCase() + text.slice(first.length);
    },
  },
  '+44 for 0': {
    text: (text, field) =>
      isPhoneField(field) && /^0[1-9][\d ]{8,}$/.test(text) ? `+44 ${text.slice(1)}` : null,
  },
  '9 for 09': {
    text: (text, field) => (isTimeField(field) && /^0\d(:\d\d)?$/.test(text) ? text.slice(1) : null),
  },
  'retyped text': { typing: retype },
  'the sheet filled in by hand': { answering: answerByHand },
  'another app looked at first': {
    when: 'start',
    fits: seen => seen.foreground.app === 'launcher',
    detour: (_, { otherApp: app }) => look(app),
  },
  'the shade opened': {
    when: 'middle',
    fits: seen => !seen.keyboard && !isTold(seen),
    detour: peekAtShade,
  },
  'sleep and unlock': {
    when: 'middle',
    fits: (seen, { opensBySwipe }) => opensBySwipe && !seen.keyboard && !isRunning(seen),
    detour: sleepAndUnlock,
  },
  'a list left scrolled': {
    when: 'end',
    fits: seen => isScrollable(seen) && !seen.keyboard,
    detour: swipeUp,
  },
  'another app looked at last': {
    when: 'end',
    fits: (_, { staysAtEnd }) => !staysAtEnd,
    *detour(_, { otherApp: app }): Steps {
      // What is recorded may lie over the lock screen.
      const seen = yield home();
      if (has(seen, UNLOCK)) yield tap(seen, UNLOCK);
      return yield* look(app);
    },
  },
  'recents cleared': {
    when: 'end',
    fits: (_, { staysAtEnd }) => !staysAtEnd,
    detour: clearRecents,
  },
  'half an hour waited': {
    when: 'end',
    // The screen goes dark, or an alarm takes it.
    fits: (_, { staysAtEnd }) => !staysAtEnd,
    *detour(): Steps {
      return yield wait(HALF_HOUR_MS);
    },
  },
};

/** How a disguise is named where a template waives it or the check reports it. */
const PREFIX = 'disguise: ';

export const disguiseName = (name: string): string => `${PREFIX}${name}`;
/** Whether a mutant's name is that of a disguise. */
export const isDisguise = (name: string): boolean => name.startsWith(PREFIX);

/** The disguises that a seed of a template wears together: each one in half of the seeds. */
export function drawnDisguises(task: string, seed: number): string[] {
  const random = streamOf(seed, task, 'disguises');
  return Object.keys(DISGUISES).filter(() => random() < 0.5);
}
