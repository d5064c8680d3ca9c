/** What a training's page shows, as its address says. */
export interface TrainSearch {
  /** The iteration whose figures are told; the last one without it. */
  at?: number | undefined;
}

/** What of an address is known. */
export function readTrainSearch(search: Record<string, unknown>): TrainSearch {
  const at = Number(search['at']);
  return search['at'] !== undefined && Number.isSafeInteger(at) && at >= 0 ? { at } : {};
}
