import { useState } from 'react';
import { diff, type Operation } from '../../state/diff.ts';
import { getAt } from '../../state/pointer.ts';
import { api, CallError } from '../api.ts';
import type { OpenedPhone } from './useLivePhone.ts';

/** An edit that was made, and what takes it back. */
interface Edit {
  path: string;
  undo: Operation[];
}

export interface Edits {
  /** The last edit that can be taken back. */
  last: Edit | undefined;
  /** Puts a value at a path; undefined removes what is there. Rejects as the server does. */
  put: (path: string, value: unknown) => Promise<void>;
  undo: () => Promise<void>;
}

/** Operations that turn a value into another, either of which may be absent. */
function between(path: string, from: unknown, to: unknown): Operation[] {
  if (from === undefined) return to === undefined ? [] : [{ op: 'add', path, value: to }];
  return to === undefined ? [{ op: 'remove', path }] : diff(from, to, path);
}

/** Edits of a phone's state by hand, each checked by the server, and each taken back as a whole. */
export function useEdits({ id, live }: OpenedPhone): Edits {
  const [made, setMade] = useState<readonly Edit[]>([]);
  const last = made.at(-1);
  return {
    last,
    async put(path, value) {
      await live?.elsewhere(async () => {
        const before = getAt(live.phone, path);
        const operations = between(path, before, value);
        if (operations.length === 0) return;
        await api.patch(id, operations);
        setMade(edits => [...edits, { path, undo: between(path, value, before) }]);
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
