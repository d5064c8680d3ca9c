import type { Agent } from './agent.ts';
import { codecs } from '../codecs/index.ts';
import { llm, type LlmOptions } from './llm.ts';
import { hasModel, modelAgents } from './model-agents.ts';
import { isPolicy, policy } from './policy.ts';
import { isReplay, replay } from './replay.ts';
import * as all from './all.ts';

export type { Agent, Brief, Player } from './agent.ts';

/** Names that `--agent` takes. */
export const agentNames = () => [
  ...Object.keys(agents),
  'llm',
  ...Object.keys(modelAgents),
  'replay:RUN',
  'policy:FILE',
];

/** Every agent by its name. */
export const agents: Record<string, Agent> = Object.fromEntries(
  (Object.values(all) as Agent[]).map(agent => [agent.name, agent]),
);

/** Thrown for a name that no agent has; the message names those that there are. */
export class AgentError extends Error {
  code = 'AGENT_NOT_FOUND' as const;
}

/** The agent of this name; `llm` needs to be told its model, and speaks the codec `actions` or else that of its API; `replay:` names a run, `policy:` a checkpoint. Throws AGENT_NOT_FOUND, and what `replay` and `policy` throw. */
export function findAgent(name: string, model?: LlmOptions & { actions?: string }): Agent {
  if (name === 'llm' && model) {
    const { actions, ...options } = model;
    return llm({ ...options, ...(actions === undefined ? {} : { codec: codecs[actions] }) });
  }
  const own = modelAgents[name];
  if (own && model) return own.open(model);
  if (isReplay(name)) return replay(name);
  if (isPolicy(name)) return policy(name);
  if (!Object.hasOwn(agents, name))
    throw new AgentError(
      hasModel(name)
        ? `The agent ${name} needs a --model and its --url`
        : `No agent ${name}; there are ${agentNames().join(', ')}`,
    );
  return agents[name]!;
}
