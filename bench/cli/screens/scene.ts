import { catalogue } from '../../../apps/catalogue.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { RenderReply } from '../../../src/protocol/renderer.ts';
import { dispatch } from '../../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { Stage } from './stage.ts';

/** What a finger does: an element's id is tapped. */
export type Touch = string | Action;

/** One thing to look at: a phone, and what is done on it before it is looked at. */
export interface Scene {
  name: string;
  /** App that is shown; `shell` for what is the phone's own. */
  app: string;
  phone: AnyPhone;
  do?: readonly Touch[];
  /** Name of the dialog that is open then. */
  opens?: string;
  /** Where the source draws that dialog, for those that are named by what they are about: file and expression, as `site` gives them. */
  site?: string;
  /** Why Back does not close it. */
  stays?: string;
}

/** The phone after an action of an app or of the phone itself. */
export const after = (phone: AnyPhone, app: string, action: string, args: object = {}): AnyPhone => dispatch(catalogue, phone, app, action, args).phone;
export const at = (phone: AnyPhone, app: string, path: string, args?: object): AnyPhone => after(phone, 'system', 'openAt', { app, path, ...(args ? { args } : {}) });
export const withSettings = (phone: AnyPhone, settings: object): AnyPhone => after(phone, 'system', 'changeSettings', { settings });

/** Shows a scene and does what it says; throws where something was not there to be touched. */
export async function play(stage: Stage, { name, phone, do: touches = [] }: Scene, change: (phone: AnyPhone) => AnyPhone = p => p): Promise<RenderReply> {
  let reply = await stage.show(change(phone));
  for (const touch of touches) {
    reply = await stage.act(typeof touch === 'string' ? { type: 'tap', element: touch } : touch);
    if (reply.error) throw new Error(`${name}: ${JSON.stringify(touch)}: ${reply.error.message}. There are ${(await stage.act({ type: 'wait', ms: 0 })).elements!.map(e => e.id).join(' | ')}`);
  }
  return reply;
}
