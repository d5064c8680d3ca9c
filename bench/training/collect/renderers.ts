import type { Client } from '../../run/client.ts';
import type { RendererShare } from './statistics.ts';

interface Reading {
  at: number;
  renderers: number;
  busy: number;
  wanted: number;
}

/** The value of a metric in Prometheus's text format; NaN if it is missing. */
const metric = (text: string, name: string) =>
  Number(new RegExp(`^tapworld_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);

async function readMetrics(client: Pick<Client, 'bytes'>, now: () => number): Promise<Reading> {
  const text = (await client.bytes('GET', '/metrics')).toString('utf8');
  return {
    at: now(),
    renderers: metric(text, 'renderers'),
    busy: metric(text, 'renderer_busy_seconds_total'),
    wanted: metric(text, 'renderer_wanted_seconds_total'),
  };
}

/**
 * Measures how busy a server's renderers are, from its metrics. The returned function gives the shares since this call; null if the server has no
 * such metrics. A renderer is busy while it works on a phone's task.
 */
export async function watchRenderers(
  client: Pick<Client, 'bytes'>,
  now: () => number = () => performance.now(),
): Promise<() => Promise<RendererShare | null>> {
  const first = await readMetrics(client, now);
  return async () => {
    const { at, renderers, busy, wanted } = await readMetrics(client, now);
    const all = (renderers * (at - first.at)) / 1_000;
    if (!(all > 0) || Number.isNaN(busy)) return null;
    return {
      renderers,
      busy: (busy - first.busy) / all,
      wanted: (wanted - first.wanted) / all,
      idle: 1 - (busy - first.busy) / all,
    };
  };
}
