import type { Client } from '../../run/client.ts';
import type { RendererShare } from './statistics.ts';

interface Look {
  at: number;
  renderers: number;
  busy: number;
  wanted: number;
}

/** The number of a metric in Prometheus's text; NaN where it is not there. */
const metric = (text: string, name: string) =>
  Number(new RegExp(`^tapworld_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);

async function look(client: Pick<Client, 'bytes'>, now: () => number): Promise<Look> {
  const text = (await client.bytes('GET', '/metrics')).toString('utf8');
  return {
    at: now(),
    renderers: metric(text, 'renderers'),
    busy: metric(text, 'renderer_busy_seconds_total'),
    wanted: metric(text, 'renderer_wanted_seconds_total'),
  };
}

/**
 * Looks at a server's renderers from outside: what is given tells what they did from this call until the one to it, null where the server does not tell.
 * A renderer is busy while it holds a task of a phone.
 */
export async function watchRenderers(
  client: Pick<Client, 'bytes'>,
  now: () => number = () => performance.now(),
): Promise<() => Promise<RendererShare | null>> {
  const first = await look(client, now);
  return async () => {
    const { at, renderers, busy, wanted } = await look(client, now);
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
