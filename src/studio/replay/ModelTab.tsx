import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PromptMessage, RefusedReply, Replay } from '../../protocol/wire/replays.ts';
import { queries } from '../queries.ts';
import css from './replay.module.css';

const ROLES = { system: 'System', user: 'User', assistant: 'Model' };

/** What a model was asked for the step that is shown, and what it said. */
export function ModelTab({ replay, at }: { replay: Replay; at: number }) {
  const { run, name, steps } = replay;
  const step = steps[at]!;
  const isLast = at === steps.length - 1;
  const hasWords = step.model !== undefined || (step.refused?.length ?? 0) > 0;
  if (!hasWords && !step.hasPrompt && !(isLast && replay.refused))
    return (
      <Text c="dimmed" size="sm">
        {at === 0 ? 'No action led here: this is the start.' : 'No model chose this action.'}
      </Text>
    );
  return (
    <div className={css['model']}>
      <Refused replies={step.refused} title="Refused before this action" />
      {step.model !== undefined && <Message role="assistant" parts={[{ text: step.model }]} run={run} />}
      {isLast && <Refused replies={replay.refused} title="The model then gave no action" />}
      {step.hasPrompt && <WholePrompt run={run} name={name} step={step.step} />}
    </div>
  );
}

function WholePrompt({ run, name, step }: { run: string; name: string; step: number }) {
  const { data, error } = useQuery(queries.prompt(run, name, step));
  return (
    <section aria-label="Prompt">
      <h3>Prompt</h3>
      {error && <Text c="red">{error.message}</Text>}
      {data?.messages.map((message, i) => (
        <Message key={i} {...message} run={run} />
      ))}
    </section>
  );
}

function Message({ role, parts, run }: PromptMessage & { run: string }) {
  return (
    <div className={css['message']} data-role={role}>
      <span className={css['role']}>{ROLES[role]}</span>
      {parts.map((part, i) =>
        'text' in part ? (
          <pre key={i}>{part.text === '' ? '(empty)' : part.text}</pre>
        ) : (
          <img
            key={i}
            src={`/v1/runs/${encodeURIComponent(run)}/pictures/${part.picture}`}
            alt="The screen as the model saw it"
            loading="lazy"
          />
        ),
      )}
    </div>
  );
}

/** Replies of the model that held no action, each with the reason. */
function Refused({ replies = [], title }: { replies: readonly RefusedReply[] | undefined; title: string }) {
  if (replies.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {replies.map(({ text, why }, i) => (
        <div key={i} className={css['message']} data-role="assistant" data-refused>
          <span className={css['role']}>Refused: {why}</span>
          <pre>{text === '' ? '(empty)' : text}</pre>
        </div>
      ))}
    </section>
  );
}
