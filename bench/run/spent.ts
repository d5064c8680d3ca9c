import { Spending } from '../agents/spending.ts';
import type { RunFolder } from './folder.ts';
import { totalUsage, type ModelUsage } from './results.ts';

/** Prompt and completion tokens together. Those of kept replies were paid for by another run, and count all the same. */
export const tokensOf = ({ promptTokens, completionTokens }: ModelUsage): number =>
  promptTokens + completionTokens;

/** What a run has spent on models so far, episodes that are played again included, against what it may. */
export function spendingOf(folder: RunFolder): Spending {
  const before = totalUsage(folder.results(), folder.lostUsage);
  return new Spending(folder.limits, before && { cost: before.cost, tokens: tokensOf(before) });
}
