import { WireError, type Client } from '../bench/run/client.ts';
import type { Build } from '../src/protocol/wire/versions.ts';

/** What the verdicts of a server depend on, for run.json; null for a server that does not say. Throws what else the call throws. */
export async function servedBuild(client: Pick<Client, 'get'>): Promise<Build | null> {
  try {
    return await client.get<Build>('/v1/versions');
  } catch (error) {
    // A server from before the versions has no such call.
    if (error instanceof WireError && error.status === 404) return null;
    throw error;
  }
}
