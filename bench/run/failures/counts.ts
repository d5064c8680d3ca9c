import {
  NOT_THE_AGENTS,
  REASON_NAMES,
  REASONS,
  type ReasonName,
} from '../../../src/protocol/wire/failures.ts';

/** A reason, and how many episodes have it. */
export interface ReasonCount {
  reason: ReasonName;
  label: string;
  episodes: number;
}

/** The reasons with their episodes, the commonest first. */
export function reasonCounts(failures: readonly { reason: ReasonName }[]): ReasonCount[] {
  return REASON_NAMES.map(reason => ({
    reason,
    label: REASONS[reason].label,
    episodes: failures.filter(failure => failure.reason === reason).length,
  }))
    .filter(({ episodes }) => episodes > 0)
    .sort((a, b) => b.episodes - a.episodes);
}

/** The failed episodes of a run by class: those of the agent, and apart from them those that say nothing of it. */
export interface FailureClasses {
  /** Failed episodes that say something of the agent: each is in exactly one of the classes. */
  failed: number;
  classes: ReasonCount[];
  /** Episodes that infrastructure, a judge or an app lost. They are in no rate. */
  lost: ReasonCount[];
}

/** Sorts failed episodes into classes. */
export function failureClasses(failures: readonly { reason: ReasonName }[]): FailureClasses {
  const isAgents = ({ reason }: { reason: ReasonName }) => !NOT_THE_AGENTS.includes(reason);
  const own = failures.filter(isAgents);
  return {
    failed: own.length,
    classes: reasonCounts(own),
    lost: reasonCounts(failures.filter(failure => !isAgents(failure))),
  };
}
