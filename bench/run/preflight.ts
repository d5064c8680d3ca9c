import type { AboutTask } from '../../src/protocol/wire/tasks.ts';
import { WireError, type Client } from './client.ts';

/** A template that the server does not know. */
export class UnknownTemplate extends Error {
  readonly code = 'TASK_NOT_FOUND';
}

async function isKnown(client: Client, id: string): Promise<boolean> {
  try {
    await client.get(`/v1/tasks/${id}`);
    return true;
  } catch (error) {
    if (error instanceof WireError && error.code === 'TASK_NOT_FOUND') return false;
    throw error;
  }
}

/** Throws TASK_NOT_FOUND where the server lacks one of the templates, before an episode is played for nothing; `server` is its address as it was given. */
export async function demandTemplates(
  client: Client,
  ids: readonly string[],
  server: string | undefined,
): Promise<void> {
  const listed = await client.get<AboutTask[]>('/v1/tasks');
  const known = new Set(listed.map(({ id }) => id));
  // Some suites are not in the list and are known by name alone.
  for (const id of ids)
    if (!known.has(id) && !(await isKnown(client, id)))
      throw new UnknownTemplate(
        server === undefined
          ? `The template ${id} does not exist any more: begin a new run without it`
          : `The server at ${server} does not know the template ${id}. Was it started before the template was added? Then restart it`,
      );
}
