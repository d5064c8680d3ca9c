import { catalogue } from '../../apps/catalogue.ts';
import { clockCost, type Action, type ActionOf } from '../../src/protocol/action.ts';
import type { LastError } from '../../src/protocol/observation.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { RendererError } from '../renderers/errors.ts';
import { foregroundOf } from './phone.ts';
import type { DrawnStep } from './result.ts';

/** Runs an app's rule outside of a page. Whatever it throws becomes PAGE_ERROR, as on a page. */
function runRule<T>(run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    throw new RendererError('PAGE_ERROR', `${name}: ${message}`, thrown);
  }
}

/**
 * Whether the phone shows its home screen and nothing else, so that time can pass without a renderer. An app's screen may act when it
 * comes into view, such as by scrolling to the current day, so a wait in front of one is always drawn.
 */
const isBare = (phone: AnyPhone): boolean =>
  topScreen(phone) === undefined &&
  phone.ui.focus === null &&
  phone.ui.dialogs.length === 0 &&
  phone.ui.shade === 'closed' &&
  !phone.ui.recents &&
  Object.keys(phone.ui.pointers).length === 0;

/** Lets time pass on an unobserved phone by the rules alone. Undefined if any action is not a wait, or the phone has to be drawn. */
export function waitByRules(start: AnyPhone, actions: readonly Action[]): DrawnStep | undefined {
  if (!isBare(start) || actions.some(({ type }) => type !== 'wait')) return undefined;
  const to = start.clock.now + actions.reduce((sum, a) => sum + clockCost(a), 0);
  const { phone, events } = runRule(() => advance(catalogue, start, to));
  if (!isBare(phone)) return undefined;
  return {
    tree: phone,
    operations: diff(start, phone),
    events,
    observation: {
      foreground: foregroundOf(phone),
      keyboard: phone.ui.keyboard.visible,
      clock: phone.clock.now,
    },
    stateHash: hash(phone),
  };
}

/** Fills in and submits the answer sheet. If the app refuses, nothing changes and `error` says why. */
export function submitAnswers(
  tree: AnyPhone,
  { fields }: ActionOf<'answer'>,
): { tree: AnyPhone; events: PhoneEvent[]; error?: LastError } {
  const refused = (code: string, message: string) => ({ tree, events: [], error: { code, message } });
  if (tree.apps['answers'] === undefined) return refused('APP_NOT_FOUND', 'This phone has no answer sheet');
  return runRule(() => {
    try {
      const { phone, events } = dispatch(catalogue, tree, 'answers', 'submitAll', { fields });
      return { tree: phone, events };
    } catch (thrown) {
      if (thrown instanceof RuleError) return refused(thrown.code, thrown.message);
      throw thrown;
    }
  });
}
