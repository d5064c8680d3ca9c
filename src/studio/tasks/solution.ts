import { useEffect, useState } from 'react';
import type { SolutionLine, SolutionStep } from '../../protocol/wire/tasks.ts';
import type { InstanceId } from './queries.ts';

/** A solution that is being played, as far as it has come. */
export interface Solution {
  steps: readonly SolutionStep[];
  screen: { width: number; height: number };
  zone: string;
  /** How it ended: an outcome, or why it could not go on. Undefined while it plays. */
  end?: { outcome: string | null } | { error: string };
}

const EMPTY: Solution = { steps: [], screen: { width: 1080, height: 2400 }, zone: 'UTC' };

function withLine(solution: Solution, line: SolutionLine): Solution {
  if ('step' in line) return { ...solution, steps: [...solution.steps, line] };
  if ('screen' in line) return { ...solution, screen: line.screen, zone: line.zone };
  return { ...solution, end: 'error' in line ? { error: line.error.message } : line };
}

/** Lines of JSON, as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line);
  }
  if (rest !== '') yield JSON.parse(rest);
}

async function play({ task, seed }: InstanceId, signal: AbortSignal, onLine: (line: SolutionLine) => void) {
  const response = await fetch(`/v1/tasks/${task}/solution`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seed }),
    signal,
  });
  if (!response.ok || !response.body) {
    const { error } = (await response.json()) as { error: { message: string } };
    throw new Error(error.message);
  }
  for await (const line of linesOf(response.body)) onLine(line as SolutionLine);
}

/** Plays the solver of an instance on the server, and gives what has come of it so far. */
export function useSolution({ task, seed }: InstanceId): Solution {
  const [solution, setSolution] = useState(EMPTY);
  useEffect(() => {
    const leave = new AbortController();
    setSolution(EMPTY);
    play({ task, seed }, leave.signal, line => {
      if (!leave.signal.aborted) setSolution(before => withLine(before, line));
    }).catch((error: Error) => {
      if (!leave.signal.aborted) setSolution(before => ({ ...before, end: { error: error.message } }));
    });
    return () => leave.abort();
  }, [task, seed]);
  return solution;
}
