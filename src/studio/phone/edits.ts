import { useState } from 'react';
import { diff, type Operation } from '../../state/diff.ts';
import { getAt } from '../../state/pointer.ts';
import { api, CallError } from '../api.ts';
import type { LivePhone } from './live.ts';
import type { OpenedPhone } from './useLivePhone.ts';

/** An edit that was made, and what takes it back. */
interface Edit {
  path: string;
  undo: Operation[];
}

export interface Edits {
  /** Whether there is an edit that can be taken back. */
  canUndo: boolean;
  /** Puts a value at a path; undefined removes what is there. Rejects as the server does. */
  put: (path: string, value: unknown) => Promise<void>;
  undo: () => Promise<void>;
}

/** Operations that turn a value into another, either of which may be absent. */
function between(path: string, from: unknown, to: unknown): Operation[] {
  if (from === undefined) return to === undefined ? [] : [{ op: 'add', path, value: to }];
  return to === undefined ? [{ op: 'remove', path }] : diff(from, to, path);
}

/** Turns a value of a phone into another, after all that the page does with it. `change` is told the operations both ways. */
async function putAt(
  live: LivePhone,
  path: string,
  value: unknown,
  change: (operations: Operation[], undo: Operation[]) => Promise<unknown>,
): Promise<void> {
  await live.elsewhere(async () => {
    const before = getAt(live.phone, path);
    const operations = between(path, before, value);
    if (operations.length > 0) await change(operations, between(path, value, before));
  });
}

/** Edits by hand of a phone that something else keeps the history of, such as a recording. */
export const editsThrough = (
  live: LivePhone,
  change: (operations: Operation[]) => Promise<unknown>,
  undo: (() => Promise<unknown>) | undefined,
): Edits => ({
  canUndo: undo !== undefined,
  put: (path, value) => putAt(live, path, value, change),
  undo: async () => void (await undo?.()),
});

/** Edits of a phone's state by hand, each checked by the server, and each taken back as a whole. */
export function useEdits({ id, live }: OpenedPhone): Edits {
  const [made, setMade] = useState<readonly Edit[]>([]);
  const last = made.at(-1);
  return {
    canUndo: last !== undefined,
    async put(path, value) {
      if (!live) return;
      await putAt(live, path, value, async (operations, undo) => {
        await api.patch(id, operations);
        setMade(edits => [...edits, { path, undo }]);
      });
    },
    async undo() {
      if (!last) return;
      await live?.elsewhere(() => api.patch(id, last.undo));
      setMade(edits => edits.filter(edit => edit !== last));
    },
  };
}

/** Why the server refused a change, one reason a line. */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const details = error instanceof CallError ? error.details : undefined;
  const reasons = Array.isArray(details)
    ? details.flatMap((detail: { path?: unknown; message?: unknown } | null) =>
        typeof detail?.message === 'string' ? [`${String(detail.path ?? '')} ${detail.message}`.trim()] : [],
      )
    : [];
  return reasons.length > 0 ? reasons : [error.message];
}
