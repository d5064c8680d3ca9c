import { catalogue, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { RecordedStep } from './recording.ts';
import { targetOf } from './targets.ts';

/** The app that a tap on its icon opens. */
export function openedBy(step: RecordedStep): string | undefined {
  const { foreground } = step.seen;
  if (step.action.type !== 'tap' || foreground.app !== 'launcher') return undefined;
  const { app } = step.shows.foreground;
  const meta = catalogue.metas.get(app);
  const element = targetOf(step);
  return meta && element?.name.startsWith(meta.name) ? app : undefined;
}

/** Whether a step is done on the home screen, or leads there. */
const isOnTheWay = ({ action, seen }: RecordedStep): boolean =>
  seen.foreground.app === 'launcher' || (action.type === 'key' && action.key === 'home');

/**
 * Steps without the way to an icon: a solver opens an app straight, so it needs no page of the home screen, no drawer and no search.
 * What is changed on the home screen itself stays.
 */
export function withoutLauncher(start: Phone, steps: readonly RecordedStep[]): RecordedStep[] {
  const kept: RecordedStep[] = [];
  let leadsToIcon = false;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!;
    if (openedBy(step) !== undefined) leadsToIcon = true;
    else if (leadsToIcon && isOnTheWay(step)) {
      const before = i === 0 ? start : steps[i - 1]!.after;
      if (changesSince(phoneSchema, before, step.after).length === 0) continue;
    } else leadsToIcon = false;
    kept.push(step);
  }
  return kept.reverse();
}
