import type { Operation } from '../state/diff.ts';
import type { AppMeta } from '../sdk/core/app.ts';
import type { PhoneEvent } from '../sdk/core/run.ts';
import type { Action } from './action.ts';
import type { Element, Foreground, LastError } from './observation.ts';

/** What a renderer's page is told once, before its first phone. */
export interface Boot {
  apps: AppMeta[];
  /** Content hash of each app's world data, fetched from `/worlds/<hash>.json` when first needed. */
  worlds: Record<string, string>;
  /** Picture library: name → path under the server. */
  pictures: Record<string, string>;
  /** Addresses of the apps' icons by file name; the pictures themselves, since a home screen shows many at once and each request costs. */
  icons: Record<string, string>;
}

/** One round trip to a page: bring it to a phone, act, and report. */
export interface RenderRequest {
  /** A whole phone (apps that are not given are the world's), or operations on the one that is held. */
  phone?: unknown;
  load?: Operation[];
  /** Whose phone it is: a page with a state of its own stays with it. */
  key?: string;
  /** Those that are no more since the last call. */
  gone?: string[];
  actions?: Action[];
  elements?: boolean;
  /** Draws indices over the elements until the next call. */
  marks?: boolean;
}

export interface RenderReply {
  /** From the phone as loaded to the phone now. */
  operations: Operation[];
  events: PhoneEvent[];
  error?: LastError;
  elements?: Element[];
  foreground: Foreground;
  keyboard: boolean;
  clock: number;
  /** Screen as it is shown, in pixels: landscape has the longer side first. */
  shown: { width: number; height: number; scale: number };
}
