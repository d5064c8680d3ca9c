import { setTimeout as sleep } from 'node:timers/promises';

/** Waits on a device, which goes by the real clock; simulated phones are never waited for. */
export const pause = (ms: number) => sleep<void>(ms);
