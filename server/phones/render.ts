import type { Action } from '../../src/protocol/action.ts';
import type { Element, Foreground, Observation } from '../../src/protocol/observation.ts';
import type { Screenshot } from '../../src/protocol/screenshot.ts';
import type { RenderReply, RenderRequest } from '../../src/protocol/renderer.ts';
import { apply } from '../../src/state/apply.ts';
import { diff } from '../../src/state/diff.ts';
import { hash } from '../../src/state/hash.ts';
import { deepFreeze } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { DEFAULT_SCALE } from '../renderers/browser.ts';
import { RendererError } from '../renderers/errors.ts';
import type { Renderer } from '../renderers/renderer.ts';
import type { View } from '../renderers/views.ts';
import { traced } from '../tracing/spans.ts';
import { foregroundOf } from './phone.ts';
import type { DrawnPictures } from './drawn-pictures.ts';
import type { Owner } from './pinned-pages.ts';
import type { ObservationSpec } from './observation-spec.ts';
import type { DrawnObservation, DrawnStep } from './result.ts';
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

export interface RenderOptions {
  /**
   * Phones may show pages of others, such as MiniWoB's. Chromium lays such a page out at the scale of the moment at which it loads: line
   * heights that the page leaves open are rounded to whole device pixels. So each step runs at one scale, whatever the last picture had.
   */
  livePages?: boolean;
  /** Pictures of screens that were drawn before. */
  pictures?: DrawnPictures | undefined;
  /** Takes the picture from the page even if it is known. */
  anew?: boolean;
}

/**
 * Runs one step on a renderer, in a view of it: loads the tree, performs the actions, and observes. It changes nothing outside of the renderer. Throws
 * as the renderer does: PAGE_ERROR if an app threw or if nothing of the phone is left on the page.
 */
export async function render(
  renderer: Renderer,
  view: View,
  world: World,
  start: AnyPhone,
  actions: readonly Action[],
  spec: ObservationSpec,
  times: RenderTimes,
  owner: Owner,
  { livePages = false, pictures, anew = false }: RenderOptions = {},
): Promise<DrawnStep> {
  await renderer.resize(screenOf(start), livePages ? DEFAULT_SCALE : undefined);
  const request: RenderRequest = {
    view: view.number,
    ...loadRequest(view.tree as AnyPhone | undefined, start, world),
    ...owner,
    actions: [...actions],
    elements: spec.elements || spec.tree !== false,
    marks: spec.marks,
    fingerprint: pictures !== undefined && !anew && spec.screenshot !== false,
  };
  // Unknown until the step has ended.
  view.tree = undefined;
  const { picture } = view;
  view.picture = undefined;
  const errorsBefore = renderer.errorCount;
  const since = performance.now();
  const reply = await traced(
    'run on the page',
    {},
    async () => (await renderer.call('step', request)) as RenderReply,
  );
  const called = performance.now();
  const now = apply(start, deepFreeze(reply.operations));
  view.picture = reply.changed || anew ? undefined : picture;
  const isDrawable = renderer.errorCount === errorsBefore;
  const screenshot = await screenshotOf(renderer, view, reply, spec, isDrawable ? pictures : undefined);
  // A screen that failed to draw shows an error, and the phone goes on. An empty page is of no use.
  const threw = renderer.errorCount > errorsBefore;
  if (threw && (await isEmpty(renderer))) {
    const error = renderer.errors.at(-1)!.split('\n')[0];
    throw new RendererError('PAGE_ERROR', `the page threw while it drew: ${error}`);
  }
  times.drawn++;
  times.call += called - since;
  times.picture += performance.now() - called;
  view.tree = now;
  view.showing = foregroundOf(now).package;
  const { live } = now.ui;
  // Without an action only the state of a live page, which the tree records, can change.
  const isStep = actions.length > 0 || live !== undefined;
  const tree = isStep ? now : start;
  return {
    tree,
    operations: isStep ? reply.operations : [],
    events: reply.events,
    ...(reply.error ? { error: reply.error } : {}),
    observation: observationOf(reply, spec, screenshot, live),
    stateHash: hash(tree),
    ...(live ? { live: true } : {}),
    ...(threw ? { threw } : {}),
  };
}

/** The screen of a phone as it is turned, in CSS pixels. */
function screenOf({ device: { screen, orientation } }: AnyPhone): { width: number; height: number } {
  const width = Math.round(screen.width / screen.scale);
  const height = Math.round(screen.height / screen.scale);
  return orientation === 'landscape' ? { width: height, height: width } : { width, height };
}

/** The picture of what the page shows; undefined if the spec asks for none. */
async function screenshotOf(
  renderer: Renderer,
  view: View,
  { screen: pixels, fingerprint }: RenderReply,
  { screenshot, quality, scale, marks }: ObservationSpec,
  pictures: DrawnPictures | undefined,
): Promise<Screenshot | undefined> {
  if (screenshot === false) return undefined;
  const screen = {
    width: Math.round(pixels.width / pixels.scale),
    height: Math.round(pixels.height / pixels.scale),
  };
  const options = { mime: screenshot, quality, scale, screen };
  const taken = JSON.stringify([options, marks]);
  if (view.picture?.taken === taken) return view.picture.data;
  const known = fingerprint && pictures ? `${fingerprint} ${taken}` : undefined;
  const take = () => renderer.picture(options);
  const data =
    (known ? pictures?.get(known) : undefined) ??
    (await traced('picture', { 'tapworld.picture': screenshot }, take));
  if (known) pictures?.put(known, data);
  view.picture = { taken, data };
  return data;
}

/** The page's observation, with what the server adds to it. */
function observationOf(
  { observation, screen }: RenderReply,
  spec: ObservationSpec,
  screenshot: Screenshot | undefined,
  live: Observation['live'],
): DrawnObservation {
  const { elements = [], foreground, keyboard, clock, lastError } = observation;
  const tree = treeText(spec.tree, elements, screen, foreground);
  return {
    ...(screenshot ? { screenshot } : {}),
    ...(spec.elements ? { elements } : {}),
    ...(tree === undefined ? {} : { tree }),
    foreground,
    keyboard,
    clock,
    ...(live ? { live } : {}),
    ...(lastError ? { lastError } : {}),
  };
}

function treeText(
  format: ObservationSpec['tree'],
  elements: readonly Element[],
  screen: RenderReply['screen'],
  foreground: Foreground,
): string | undefined {
  switch (format) {
    case 'text':
      return textTree(elements);
    case 'uiautomator':
      return uiautomatorXml(elements, screen, foreground.package);
    default:
      return undefined;
  }
}

/** How a renderer gets from the tree that it shows to a phone's. Apps that it has not loaded are never sent whole. */
function loadRequest(
  loaded: AnyPhone | undefined,
  phone: AnyPhone,
  world: World,
): Pick<RenderRequest, 'phone' | 'load'> {
  if (loaded) return { load: diff(loaded, phone) };
  const { apps: _apps, ...bare } = world.tree;
  return { phone: bare, load: diff(world.tree, phone) };
}

const isEmpty = (renderer: Renderer): Promise<boolean> => renderer.call('isEmpty');
