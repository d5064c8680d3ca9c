import type { Client } from '../../bench/run/client.ts';
import type { Replay } from '../../src/protocol/wire/replays.ts';
import { drawnBy, exportedEpisode } from './exported.ts';
import { filmOf } from './film.ts';
import { pageOf } from './page.ts';

/** An episode that was played again on a client’s server, as a page or a film. `run` is its run’s folder. Throws NO_PICTURES. */
export async function exportReplay(
  client: Client,
  run: string,
  replay: Replay,
  format: 'html' | 'gif',
): Promise<string | Buffer> {
  const episode = await exportedEpisode(run, replay, drawnBy(client));
  return format === 'gif' ? filmOf(episode) : pageOf(episode);
}
