import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { RenderReply, RenderRequest } from '../../src/protocol/renderer.ts';
import { apply } from '../../src/state/apply.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import { deepFreeze } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { RendererError } from '../renderers/errors.ts';
import type { Renderer } from '../renderers/renderer.ts';
import type { ObservationSpec } from './observation-spec.ts';
import type { DrawnStep } from './result.ts';
import { textTree, uiautomatorXml } from './tree.ts';
import type { World } from './world.ts';

/** Steps since the start, and what drawing them has cost, in ms. */
export interface RenderTimes {
  /** Asked for: drawn, out of the cache, or run by the rules alone. */
  steps: number;
  drawn: number;
  call: number;
  picture: number;
}

/**
 * One step on a renderer: brought to the tree, acted on, looked at. It changes nothing outside of the renderer. Throws as the renderer
 * does: PAGE_ERROR where an app threw, or where nothing is left of the phone.
 */
export async function render(
  renderer: Renderer,
  world: World,
  start: AnyPhone,
  actions: readonly Action[],
  spec: ObservationSpec,
  times: RenderTimes,
  whose: Pick<RenderRequest, 'key' | 'gone'> = {},
): Promise<DrawnStep> {
  const { screen, orientation } = start.device;
  const wide = orientation === 'landscape';
  const [across, down] = wide ? [screen.height, screen.width] : [screen.width, screen.height];
  await renderer.resize({
    width: Math.round(across / screen.scale),
    height: Math.round(down / screen.scale),
  });
  const held = renderer.loadedTree as AnyPhone | undefined;
  const request: RenderRequest = {
    ...bring(held, start, world),
    ...whose,
    actions: [...actions],
    elements: spec.elements || spec.tree !== false,
    marks: spec.marks,
  };
  renderer.loadedTree = undefined;
  const errorsBefore = renderer.errorCount;
  const since = performance.now();
  const reply = (await renderer.call('step', request)) as RenderReply;
  const called = performance.now();
  const now = apply(start, deepFreeze(reply.operations));
  const points = {
    width: Math.round(reply.shown.width / reply.shown.scale),
    height: Math.round(reply.shown.height / reply.shown.scale),
  };
  const bytes =
    spec.screenshot === false
      ? undefined
      : await renderer.picture({
          mime: spec.screenshot,
          quality: spec.quality,
          scale: spec.scale,
          screen: points,
        });
  // A screen that failed to draw says so on the phone, which goes on. Where nothing is left of the phone, the page is no use to anyone.
  const threw = renderer.errorCount > errorsBefore;
  if (threw && (await isEmpty(renderer)))
    throw new RendererError(
      'PAGE_ERROR',
      `the page threw while it drew: ${renderer.errors.at(-1)!.split('\n')[0]}`,
    );
  times.drawn++;
  times.call += called - since;
  times.picture += performance.now() - called;
  renderer.loadedTree = now;
  const elements = reply.elements ?? [];
  const observation: Observation = {
    ...(bytes
      ? {
          screenshot: {
            mime: `image/${spec.screenshot as string}`,
            width: Math.round(points.width * spec.scale),
            height: Math.round(points.height * spec.scale),
            base64: bytes.toString('base64'),
          },
        }
      : {}),
    ...(spec.elements ? { elements } : {}),
    ...(spec.tree === 'text'
      ? { tree: textTree(elements) }
      : spec.tree === 'uiautomator'
        ? { tree: uiautomatorXml(elements, reply.shown, reply.foreground.package) }
        : {}),
    foreground: reply.foreground,
    keyboard: reply.keyboard,
    clock: reply.clock,
    ...(now.ui.live ? { live: now.ui.live } : {}),
    ...(reply.error ? { lastError: reply.error } : {}),
  };
  // A look changes nothing, except that the tree says how a page with a state of its own stands.
  const isStep = actions.length > 0 || now.ui.live !== undefined;
  return {
    tree: isStep ? now : start,
    operations: isStep ? reply.operations : [],
    events: reply.events,
    ...(reply.error ? { error: reply.error } : {}),
    observation,
    stateHash: hash(isStep ? now : start),
    ...(now.ui.live ? { live: true } : {}),
    ...(threw ? { threw } : {}),
  };
}

/** What a renderer must be told to show a phone, given what it shows now. Apps that it has not loaded are never sent whole. */
function bring(
  held: AnyPhone | undefined,
  phone: AnyPhone,
  world: World,
): Pick<RenderRequest, 'phone' | 'load'> {
  if (held) return { load: diff(held, phone) };
  const { apps: _apps, ...bare } = world.tree;
  return { phone: bare, load: diff(world.tree, phone) };
}

async function isEmpty(renderer: Renderer): Promise<boolean> {
  const { result } = await renderer.send('Runtime.evaluate', {
    expression: 'document.getElementById("phone")?.childElementCount ?? 0',
    returnByValue: true,
  });
  return result.value === 0;
}
