import type { Operation } from '../state/diff.ts';
import type { AppMeta } from '../sdk/core/app.ts';
import type { Action } from './action.ts';
import type { StepResult } from './wire/phones.ts';

/** What a renderer's page gets once, before its first phone. */
export interface Boot {
  apps: AppMeta[];
  /** Content hash of each app's world data, fetched from `/worlds/<hash>.json` when first needed. */
  worlds: Record<string, string>;
  /** Picture library: name → path under the server. */
  pictures: Record<string, string>;
  /** Data URLs of the apps' icons by file name. A home screen shows many at once, and each request would take time. */
  icons: Record<string, string>;
}

/** One round trip to a page: load a phone, act, and report. */
export interface RenderRequest {
  /** Which of the phones that the page keeps mounted this is about. Default 0. */
  view?: number;
  /** A whole phone; apps that it leaves out are the world's. Without it the view keeps its phone. */
  phone?: unknown;
  /** Operations on that phone. */
  load?: Operation[];
  /** Id of the phone, for pages with a state of their own: they belong to one phone. */
  key?: string;
  /** Ids of phones that were deleted since the last call. */
  deleted?: string[];
  actions?: Action[];
  elements?: boolean;
  /** Draws indices over the elements until the next call. */
  marks?: boolean;
  /** Asks for the fingerprint of a screen that has changed. */
  fingerprint?: boolean;
}

/**
 * What a page gives: the step's result as far as the page knows it. Its observation has the elements, if they were requested, and no picture.
 * The server adds what is missing.
 */
export interface RenderReply extends Omit<StepResult, 'stateHash'> {
  /** From the phone as loaded to the phone now. */
  operations: Operation[];
  /** False where the picture is what it was after the view's last step. */
  changed: boolean;
  /** Screens with the same one look the same. */
  fingerprint?: string;
  /** Size of the screen in pixels, as the phone is turned: landscape has the longer side first. */
  screen: { width: number; height: number; scale: number };
}
