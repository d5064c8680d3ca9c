import { isUnrewarded } from '../../../judges/rewards/types.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionSchemas } from '../../../src/protocol/action.ts';
import { codecs } from '../../codecs/index.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { episodeName } from '../../run/episode-id.ts';
import { lineOf } from '../out.ts';
import type { Pictures } from '../pictures.ts';
import type { Episode, RecordedObservation, Step } from '../source.ts';
import { thoughtful } from '../thoughts.ts';
import type { Format } from './format.ts';

/** Of the Agent Trajectory Interchange Format (Harbor's RFC 0001). */
export const ATIF_VERSION = 'ATIF-v1.8';

type Part = { type: 'text'; text: string } | { type: 'image'; source: { media_type: string; path: string } };

/** The phone's actions as functions, by their schemas. */
const TOOLS = Object.entries(actionSchemas).map(([name, schema]) => {
  const { type: _, ...properties } = schema.properties as Record<string, unknown>;
  const required = ((schema as { required?: readonly string[] }).required ?? []).filter(
    key => key !== 'type',
  );
  return {
    type: 'function',
    function: {
      name,
      parameters: {
        type: 'object',
        properties,
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
      },
    },
  };
});

function imageOf({ run }: Episode, observation: RecordedObservation, pictures: Pictures): Part[] {
  const picture = pictures.find(run, observation.picture);
  // A trajectory lies in a folder of its own beside the pictures.
  return picture
    ? [{ type: 'image', source: { media_type: picture.mime, path: `../${pictures.copy(picture)}` } }]
    : [];
}

function screen(
  episode: Episode,
  observation: RecordedObservation,
  left: number,
  pictures: Pictures,
): Part[] {
  const { head, list } = codecs['tapworld']!.show(observation as Observation, left);
  return [{ type: 'text', text: `${head}\n${list}` }, ...imageOf(episode, observation, pictures)];
}

function agentStep(episode: Episode, step: Step, pictures: Pictures): object {
  const { type, ...args } = step.action;
  const id = `call-${step.step}`;
  const { model } = step;
  return {
    step_id: step.step + 1,
    timestamp: new Date(step.after.clock).toISOString(),
    source: 'agent',
    message: model?.text ?? step.thought ?? '',
    // Reasoning and metrics are of models: a step without a call of one has neither.
    ...(model
      ? {
          ...(step.thought === null ? {} : { reasoning_content: step.thought }),
          metrics: {
            prompt_tokens: model.promptTokens,
            completion_tokens: model.completionTokens,
            ...(model.cost === null ? {} : { cost_usd: model.cost }),
            extra: { ms: model.ms },
          },
        }
      : {}),
    llm_call_count: model?.calls ?? 0,
    tool_calls: [
      {
        tool_call_id: id,
        function_name: type,
        arguments: args,
        ...(step.target ? { extra: { target: step.target } } : {}),
      },
    ],
    observation: {
      results: [
        {
          source_call_id: id,
          content: screen(episode, step.after, episode.result.budget - step.step, pictures),
        },
      ],
    },
    extra: {
      reward: step.reward,
      components: step.components,
      terminated: step.terminated,
      truncated: step.truncated,
      state_hash: step.nextStateHash,
    },
  };
}

/** One trajectory, of an episode's steps: at least one. */
export function trajectoryOf(
  episode: Episode,
  steps: readonly [Step, ...Step[]],
  pictures: Pictures,
): object {
  const { run, runIndex, result, goal, answerSheet } = episode;
  const [first] = steps;
  const { usage, verdict, outcome, reward } = result;
  const request = `${goal ?? ''}${answerSheet ? `\nAnswer sheet: ${JSON.stringify(answerSheet)}` : ''}`;
  return {
    schema_version: ATIF_VERSION,
    session_id: run.id,
    trajectory_id: `${runIndex}-${episodeName(result)}`,
    agent: {
      name: run.plan.agent,
      version: '0.1',
      ...(run.plan.llm ? { model_name: run.plan.llm.model } : {}),
      tool_definitions: TOOLS,
    },
    steps: [
      {
        step_id: 1,
        timestamp: new Date(first.before.clock).toISOString(),
        source: 'user',
        message: [{ type: 'text', text: request }, ...screen(episode, first.before, result.budget, pictures)],
      },
      ...steps.map(step => agentStep(episode, step, pictures)),
    ],
    final_metrics: {
      total_steps: steps.length + 1,
      ...(usage
        ? {
            total_prompt_tokens: usage.promptTokens,
            total_completion_tokens: usage.completionTokens,
            ...(usage.cost === null ? {} : { total_cost_usd: usage.cost }),
          }
        : {}),
      extra: {
        outcome,
        reward: isUnrewarded(outcome) ? null : reward,
        progress: verdict?.progress ?? null,
      },
    },
    extra: {
      task: result.task,
      seed: result.seed,
      ...(result.try === undefined ? {} : { try: result.try }),
      language: run.plan.language ?? 'en',
      budget: result.budget,
      level: result.level,
      apps: result.apps,
      clock: 'the phone’s own',
    },
  };
}

/** A folder for each episode with its trajectory; pictures lie beside them. */
export const atif: Format = {
  name: 'atif',
  describe: `a document an episode in the Agent Trajectory Interchange Format (${ATIF_VERSION.slice(5)})`,
  pictures: ['files', 'none'],
  actions: false,
  async write(all, { folder, pictures }, { wrote, leftOut }) {
    for (const episode of all) {
      const [first, ...others] = await thoughtful(episode);
      if (!first) {
        leftOut(episode, null);
        continue;
      }
      const document = trajectoryOf(episode, [first, ...others], pictures);
      const own = join(folder, `${episode.runIndex}-${episodeName(episode.result)}`);
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, 'trajectory.json'), `${lineOf(document)}\n`);
      wrote(episode, 1 + others.length);
    }
  },
};
