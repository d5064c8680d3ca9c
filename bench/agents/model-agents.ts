import type { ModelAgent } from './llm.ts';
import { m3a } from './m3a.ts';
import { planner } from './planner.ts';
import { t3a } from './t3a.ts';

/** Agents that play with a model, besides `llm`, by the name that `--agent` takes. */
export const modelAgents: Readonly<Record<string, ModelAgent>> = { m3a, t3a, planner };

/** Whether an agent plays with a model, and so takes a model's options. */
export const hasModel = (name: string): boolean => name === 'llm' || Object.hasOwn(modelAgents, name);
