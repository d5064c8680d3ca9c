import type { Scene } from '../../apps/scenes.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { RenderReply } from '../../src/protocol/renderer.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Stage } from './stage.ts';

const MOST_SCROLLS = 4;

/** Shows a scene and does what it says, scrolling to what is further down; throws where something was not there to be touched. */
export async function play(
  stage: Pick<Stage, 'show' | 'act'>,
  { name, phone, do: touches = [] }: Scene,
  change: (phone: AnyPhone) => AnyPhone = p => p,
): Promise<RenderReply> {
  let reply = await stage.show(change(phone));
  for (const touch of touches) {
    const action: Action = typeof touch === 'string' ? { type: 'tap', element: touch } : touch;
    reply = await stage.act(action);
    // Large text moves things down.
    for (let scrolled = 0; scrolled < MOST_SCROLLS && reply.error?.code === 'ELEMENT_NOT_FOUND'; scrolled++) {
      if ((await stage.act({ type: 'scroll', direction: 'down', amount: 0.5 })).error) break;
      reply = await stage.act(action);
    }
    if (reply.error)
      throw new Error(
        `${name}: ${JSON.stringify(touch)}: ${reply.error.message}. There are ${(await stage.act({ type: 'wait', ms: 0 })).observation.elements!.map(e => e.id).join(' | ')}`,
      );
  }
  return reply;
}
