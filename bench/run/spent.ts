import { Spending } from '../agents/spending.ts';
import type { RunFolder } from './folder.ts';
import { totalUsage, type ModelUsage } from './results.ts';

/** Prompt and completion tokens together, without those of kept replies, which another run has paid for. */
export const tokensOf = ({ promptTokens, completionTokens, keptTokens = 0 }: ModelUsage): number =>
  promptTokens + completionTokens - keptTokens;

/** What a run has spent on models so far, episodes that are played again included, against what it may. */
export function spendingOf(folder: RunFolder): Spending {
  const before = totalUsage(folder.results(), folder.lostUsage);
  return new Spending(folder.limits, before && { cost: before.cost, tokens: tokensOf(before) });
}
