/** What the page of a replay shows beside the screen. */
export const REPLAY_TABS = ['verdict', 'changes', 'model'] as const;
export type ReplayTab = (typeof REPLAY_TABS)[number];

export interface ReplaySearch {
  /** A run whose episode of the same task and seed is shown beside, step by step. */
  beside?: string | undefined;
  tab?: ReplayTab | undefined;
}

/** Goes to a step of the replay that is open, and changes what is shown beside it. */
export type GoOn = (step: number, search?: Partial<ReplaySearch>) => void;

/** What the address of a replay says; what it does not know is left out. */
export function readReplaySearch({ beside, tab }: Record<string, unknown>): ReplaySearch {
  return {
    ...(typeof beside === 'string' && beside !== '' ? { beside } : {}),
    ...(REPLAY_TABS.includes(tab as ReplayTab) ? { tab: tab as ReplayTab } : {}),
  };
}
