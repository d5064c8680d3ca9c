import { DAY_MS } from '../../protocol/action.ts';
import type { LivePhone } from './live.ts';

/** Lets time pass on a phone. One wait is a day at most, so a long time is several. */
export async function waitFor(live: LivePhone, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= DAY_MS) await live.act({ type: 'wait', ms: Math.min(left, DAY_MS) });
}
