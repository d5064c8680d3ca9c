import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Action } from '../src/protocol/action.ts';

/** A server with one page, and requests about its only phone. */
async function phoneOn(server: RunningServer) {
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}/v1/phones${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const { id } = (await (await ask('POST', '', {})).json()) as { id: string };
  return {
    step: async (action: Action) => {
      const reply = (await (
        await ask('POST', `/${id}/step`, { action, observe: { screenshot: false } })
      ).json()) as { error?: object };
      expect(reply.error).toBeUndefined();
    },
    turn: (rtl: boolean) =>
      ask('PATCH', `/${id}/state`, [{ op: 'replace', path: '/os/settings/forceRtl', value: rtl }]),
    snapshot: async () => (await ask('GET', `/${id}/snapshot`)).json(),
    restore: async (snapshot: unknown) => {
      await ask('PUT', `/${id}/snapshot`, snapshot);
    },
    /** The picture's bytes, and the position of each element. */
    seen: async () => {
      const picture = await ask('GET', `/${id}/screenshot?scale=1`);
      const { observation } = (await (
        await ask('POST', `/${id}/observe`, { observe: { screenshot: false } })
      ).json()) as { observation: { elements: { id: string; bounds: number[] }[] } };
      return {
        picture: createHash('sha256')
          .update(Buffer.from(await picture.arrayBuffer()))
          .digest('hex'),
        elements: observation.elements.map(e => `${e.id} ${e.bounds.join()}`),
      };
    },
  };
}

it('a horizontal scroll position does not depend on the text direction that the page showed before', async () => {
  const [used, fresh] = await Promise.all(
    [1, 2].map(() => startServer({ port: 0, renderers: 1, browsers: 1 })),
  );
  try {
    const [one, other] = [await phoneOn(used!), await phoneOn(fresh!)];
    await one.step({ type: 'open_app', app: 'notes' });
    const start = await one.snapshot();
    await one.step({ type: 'scroll', element: 'scroll/chips', direction: 'right', amount: 0.2 });
    const scrolled = await one.snapshot();
    const look = async (phone: typeof one, snapshot: unknown, rtl: boolean) => {
      await phone.restore(snapshot);
      await phone.turn(rtl);
      return phone.seen();
    };
    for (const [was, now] of [
      [start, scrolled],
      [scrolled, scrolled],
      [scrolled, start],
    ] as const)
      for (const rtl of [true, false]) {
        await look(one, was, rtl);
        const turned = await look(one, now, !rtl);
        // The other page never changes its direction.
        await look(other, start, !rtl);
        const expected = await look(other, now, !rtl);
        expect({ turned, rtl, was: was === start ? 0 : 1 }).toEqual({
          turned: expected,
          rtl,
          was: was === start ? 0 : 1,
        });
      }
  } finally {
    await Promise.all([used!.close(), fresh!.close()]);
  }
}, 120_000);
