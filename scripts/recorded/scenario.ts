import type { Hand, Target } from './hand.ts';

/** What is said of a value of the recording. */
export interface SaidOfValue {
  /** Whether it is another one in another instance. */
  differs: boolean;
  /** What the file calls it. */
  name?: string;
  /** How it is drawn, if not as the studio proposes. */
  drawn?: RegExp;
}

/** A task that is recorded by working the studio. */
export interface Scenario {
  task: string;
  tags: readonly string[];
  split: 'train' | 'test';
  goal: { en: readonly [string, string]; zh: string };
  /** Arranges the start. */
  arrange?: (hand: Hand) => Promise<void>;
  /** Does the task on the phone. */
  solve: (hand: Hand) => Promise<void>;
  /** By the value in the recording. */
  values?: Readonly<Record<string, SaidOfValue>>;
  /** Which reading is meant, where the studio asks. */
  readings?: readonly RegExp[];
  /** Ends that only look right, by the name in the file. */
  nearMisses?: Readonly<Record<string, (hand: Hand) => Promise<void>>>;
  alternatives?: Readonly<Record<string, (hand: Hand) => Promise<void>>>;
}

/** Apps on the second page of the home screen. */
const SECOND_PAGE = new Set([
  'Contacts',
  'Dishcart',
  'Expenses',
  'Hopalong',
  'Lodgepole',
  'Postbird',
  'Recipes',
  'To-do',
]);

/** Opens an app from the home screen. */
export async function openApp(hand: Hand, name: string): Promise<void> {
  await hand.settled();
  if (SECOND_PAGE.has(name)) await hand.swipe(-0.6, 0);
  await hand.touch(['button', name]);
}

/** Touches one thing after the other. */
export async function touchAll(hand: Hand, ...targets: readonly Target[]): Promise<void> {
  for (const target of targets) await hand.touch(target);
}

/** Puts a text into a field of the phone. */
export async function typeInto(
  hand: Hand,
  field: string,
  text: string,
  role: 'textbox' | 'searchbox' = 'textbox',
): Promise<void> {
  await hand.touch([role, field]);
  await hand.type(text);
}

/** Puts a text into a field of the phone instead of what stands there. */
export async function replaceIn(hand: Hand, field: string, text: string): Promise<void> {
  await hand.touch(['textbox', field]);
  await hand.press('ControlOrMeta+a');
  await hand.type(text);
}
