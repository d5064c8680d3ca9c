import { produce } from 'immer';
import { catalogue, type AppStates, type Phone } from './catalogue.ts';
import type { Action } from '../src/protocol/action.ts';
import { dispatch } from '../src/sdk/core/engine.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

/** What a finger does: an element's id is tapped. */
export type Touch = string | Action;

/** One thing to look at: a phone, and what is done on it before it is looked at. */
export interface Scene {
  name: string;
  /** App that is shown; `shell` for what is the phone's own. */
  app: string;
  phone: AnyPhone;
  /** The phone before the screen was opened; `phone` where it is not given. */
  before?: AnyPhone;
  do?: readonly Touch[];
  /** Name of the dialog that is open then. */
  opens?: string;
  /** Where the source draws that dialog, for those that are named by what they are about: file and expression, as `site` gives them. */
  site?: string;
  /** Why Back does not close it. */
  stays?: string;
}

/** The phone after an action of an app or of the phone itself. */
export const after = (phone: AnyPhone, app: string, action: string, args: object = {}): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const at = (phone: AnyPhone, app: string, path: string, args?: object): AnyPhone =>
  after(phone, 'system', 'openAt', { app, path, ...(args ? { args } : {}) });
export const withSettings = (phone: AnyPhone, settings: object): AnyPhone =>
  after(phone, 'system', 'changeSettings', { settings });

/**
 * A dialog, sheet or menu of an app: where it is, its name, what is touched to open it, and its site where
 * its name is what it is about.
 */
export type DialogRow = readonly [path: string, opens: string, touches: readonly Touch[], site?: string];

/** What an app's scenes are made with. */
export interface SceneMaker {
  world: AnyPhone;
  /** One more look at a screen: at `path` of this app, on `phone` (the world unless given), after `do`. */
  scene(name: string, path: string, how?: Partial<Scene>): Scene;
}

/**
 * What an app shows, for the accessibility test and the gallery. Every route is a scene by itself; `params` fills its parameters.
 * A folder of an app without this file has routes without parameters and no dialogs.
 */
export interface AppScenes {
  /** Values of a route's parameter by its name, or by the whole pattern: one for each kind of thing that it shows. */
  params?: { readonly [param: string]: (phone: Phone) => readonly string[] };
  /** What a route is opened with, by path. */
  args?: { readonly [path: string]: object };
  /** What screens show by a tap, a setting, an empty table. */
  screens?: (make: SceneMaker) => readonly Scene[];
  /** What a person touches only to look at it, beyond routes and dialogs: a file that is opened, a message that is played. */
  looks?: (make: SceneMaker) => readonly Scene[];
  /**
   * Scenes that do more than look, by their names without the app, with what they change. Every other one has to leave the phone as
   * it was: `tapworld check --looks`.
   */
  changes?: { readonly [scene: string]: string };
  /** Every dialog, sheet and menu, opened as a person opens it. `routes` are the scenes of this app's routes. */
  dialogs?: (make: SceneMaker & { routes: readonly Scene[] }) => {
    from?: AnyPhone;
    list: readonly DialogRow[];
    more?: readonly Scene[];
  };
}

/** Text that another app shares. */
export const SHARED = { verb: 'SEND', mime: 'text/plain', text: 'The ferry leaves at nine.', title: 'Ferry' };

/** Ids of a table: the first of each kind that `kind` tells apart. */
export function oneOfEach<T>(
  table: Record<string, T>,
  kind: (value: T, id: string) => string = () => '',
): string[] {
  return [
    ...new Map(
      Object.entries(table)
        .reverse()
        .map(([id, value]) => [kind(value, id), id]),
    ).values(),
  ].reverse();
}

/** The phone with another state of its apps. */
export const changed = (phone: AnyPhone, how: (apps: AppStates) => void): AnyPhone =>
  produce(phone, draft => how((draft as unknown as Phone).apps));
