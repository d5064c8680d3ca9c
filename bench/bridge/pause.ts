/** Waits on a device, which goes by the real clock; simulated phones are never waited for. */
export const pause = (ms: number) => new Promise<void>(resolve => { setTimeout(resolve, ms); });
