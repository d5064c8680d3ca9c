import type { Agent } from './agent.ts';
import { noop } from './noop.ts';
import { random } from './random.ts';
import { solver } from './solver.ts';

export type { Agent, Brief, Player } from './agent.ts';

/** Every agent by its name. */
export const agents: Record<string, Agent> = Object.fromEntries([solver, random, noop].map(agent => [agent.name, agent]));

/** Thrown for a name that no agent has; the message names those that there are. */
export class AgentError extends Error {
  code = 'AGENT_NOT_FOUND' as const;
}

/** The agent of this name. Throws AGENT_NOT_FOUND. */
export function findAgent(name: string): Agent {
  if (!Object.hasOwn(agents, name)) throw new AgentError(`No agent ${name}; there are ${Object.keys(agents).join(', ')}`);
  return agents[name]!;
}
