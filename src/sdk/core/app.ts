import type { Static, TObject, TSchema } from 'typebox';
import type { Permission, Timer } from '../../state/phone/index.ts';
import type { Ctx } from './ctx.ts';
import type { ProviderName, Providers } from './providers.ts';
import { wordsIn, type Language, type Translated, type Translations, type Words } from './words/words.ts';

export { AppNotLoaded } from './app-not-loaded.ts';

/** One rule of an app: a recipe over a draft of its state. It may change the draft and use `ctx`, nothing else. */
export interface ActionDef<S = any, A extends TSchema = TSchema> {
  describe: string;
  args: A;
  run(state: S, args: Static<A>, ctx: Ctx): void;
}

/** Binds the state's type, so that an app writes `const action = actionsOf<Chat>()` once. */
export function actionsOf<S>() {
  return <A extends TSchema>(
    describe: string,
    args: A,
    run: (state: S, args: Static<A>, ctx: Ctx) => void,
  ): ActionDef<S, A> => ({ describe, args, run });
}

/** Arguments of an action, of an app's or of the phone's own. */
export type ArgsOf<D> = D extends { args: infer A extends TSchema } ? Static<A> : never;

type Segments<P extends string> = P extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : P;
/** `'/thread/:thread'` → `{ thread: string }`. */
export type ParamsOf<P extends string> = {
  [K in Segments<P> as K extends `:${infer Name}` ? Name : never]: string;
};

export interface RouteDef<S = any> {
  /** Name of the screen in ui/App.tsx that draws it. */
  screen: string;
  /** What the docs and recents call it. */
  title: string;
  /** Activity name for ADB, such as `.ThreadActivity`. */
  activity: string;
  /** Whether recent apps show a plain cover in place of the screen, as of a window that Android calls secure. */
  secure?: boolean | ((state: S, params: Record<string, string>) => boolean);
  /** Runs when the screen comes to the front, by push, back or resume: read marks, recents. */
  enter?(state: S, params: Record<string, string>, ctx: Ctx): void;
}

/** An intent that an app takes: verb, what it matches, and the route it opens (its `args` are the intent). */
export interface IntentFilter {
  verb: 'VIEW' | 'SEND' | 'PICK' | 'PAY' | 'SPLIT' | 'DIAL' | 'CAPTURE' | 'EDIT';
  /** Media type, with `*` as a wildcard: `text/plain`, `image/*`. */
  mime?: string;
  /** Scheme of the intent's uri, such as `tel` or `parley`. */
  scheme?: string;
  /** Route path; `:name` parameters are filled from `extras`, `:address` from what follows the scheme of the uri. */
  route: string;
  /** Words in the chooser when they differ from the app's name. */
  label?: string;
}

/**
 * `silence`: a volume or power key was pressed while a call, an alarm or a timer of this app rings. `clock`:
 * the phone's time was set, by `by` ms.
 * `audio`: this app played or recorded, and another begins to: it pauses. `hidden`: no screen of this app is
 * seen any more, as of an activity that is stopped.
 * `copied`: files of shared storage were copied, as `copies` of `{ file, copy }`: what an app knows of a file beyond it belongs to the
 * copy too.
 * `moved`: the phone was taken to another place, or may be located again.
 * `volumeKey`: a volume key was pressed, by `by`, while this app is on the screen; what it has no use for it
 * hands to the system's `turnVolume`.
 */
export type SystemEvent =
  | 'online'
  | 'zone'
  | 'silence'
  | 'clock'
  | 'audio'
  | 'hidden'
  | 'copied'
  | 'volumeKey'
  | 'moved';

/** `ctx` acts as the app that owns the provider; `caller` is the app that asked. */
export type ProviderMakers = { [K in ProviderName]?: (state: any, ctx: Ctx, caller: string) => Providers[K] };

export interface AppDef<
  Id extends string = string,
  S extends TObject = TObject,
  A extends Record<string, ActionDef> = Record<string, ActionDef>,
  R extends Record<string, RouteDef> = Record<string, RouteDef>,
  W extends Words = Words,
> {
  id: Id;
  name: string;
  /** Android package. */
  package: string;
  /** File in assets/icons. */
  icon: string;
  /** Name of its palette in src/sdk/react/palette; `system` follows the wallpaper. */
  palette: string;
  /** One line for the docs and the app's info page. */
  describe: string;
  /** Its base data, `world.json` beside the manifest, is valid against it. */
  state: S;
  actions: A;
  /** Actions by which something leaves the phone: they write to the ledger, with `ctx.effect`. */
  outward?: readonly (keyof A & string)[];
  routes: R;
  intents?: readonly IntentFilter[];
  /** Providers that this app owns. */
  provides?: ProviderMakers;
  /** Providers whose data its screens read with `useProvider`: their owners are loaded with it. */
  uses?: readonly ProviderName[];
  /** What it shows on the home screen, by name: a component of its screens, four columns wide, that opens the app when it is touched. */
  widgets?: Readonly<Record<string, { screen: string; title: string }>>;
  /** Permissions that it may ask for. */
  permissions?: readonly Permission[];
  channels?: readonly { id: string; name: string }[];
  /** System events that run one of its actions. */
  on?: Partial<Record<SystemEvent, string>>;
  /**
   * Timers that wait on a phone with the base data, by id: what its rules would have scheduled by then. Pure;
   * `clock` is the phone's at its start.
   */
  timers?(state: Static<S>, clock: { now: number; zone: string }): Record<string, Omit<Timer, 'app'>>;
  /**
   * What runs, by action, in place of a timer whose time passed while the app was disabled or stopped by force: another action, with the
   * timer's arguments and its time as `at`, or nothing. A timer that is not named runs late, when the app runs again.
   */
  missed?: Readonly<Record<string, (keyof A & string) | null>>;
  /** System apps can't be uninstalled. */
  system?: boolean;
  /** Stored size of the app itself in bytes, as its info page shows it. */
  size?: number;
  /** All that it says, in English: `words.ts` beside the manifest. */
  words?: W;
  /** Its words in other languages. */
  translations?: Translations;
}

/** What follows from an app's id where its declaration says nothing else. */
type FromId = 'package' | 'icon';
type Declared<App extends AppDef<any, any, any, any, any>> = Omit<App, FromId> & Partial<Pick<App, FromId>>;

/** Declares an app: fixes its types, and fills in its package `app.tapworld.<id>` and its icon `<id>.svg`. */
export function defineApp<
  const Id extends string,
  S extends TObject,
  A extends Record<string, ActionDef<any, any>>,
  const R extends Record<string, RouteDef<any>>,
  const W extends Words = {},
>(app: Declared<AppDef<Id, S, A, R, W>>): AppDef<Id, S, A, R, W> {
  return { package: `app.tapworld.${app.id.replaceAll('-', '')}`, icon: `${app.id}.svg`, ...app };
}

/** What can be known of an app without its code: enough for the launcher, intents and settings. */
export interface AppMeta {
  id: string;
  name: string;
  package: string;
  icon: string;
  palette: string;
  describe: string;
  system: boolean;
  size: number;
  routes: Record<string, { title: string; activity: string }>;
  intents: readonly IntentFilter[];
  permissions: readonly Permission[];
  channels: readonly { id: string; name: string }[];
  on: Partial<Record<SystemEvent, string>>;
  provides: readonly ProviderName[];
  uses: readonly ProviderName[];
  widgets: Readonly<Record<string, { screen: string; title: string }>>;
  /** What of this is said otherwise in other languages: by the English text. */
  said?: { readonly [L in Translated]?: Readonly<Record<string, string>> };
}

/** A text of an app's metadata, its name by default, in a language; in English where it is not translated. */
export const metaText = (meta: AppMeta, language: Language, text: string = meta.name): string =>
  (language === 'en' ? undefined : meta.said?.[language]?.[text]) ?? text;

/** Everything in an app's metadata that people read, in English. */
export const textsOf = ({ name, describe, routes, intents, channels, widgets }: AppMeta): string[] => [
  ...new Set([
    name,
    describe,
    ...Object.values(routes).map(r => r.title),
    ...intents.flatMap(i => i.label ?? []),
    ...channels.map(c => c.name),
    ...Object.values(widgets).map(w => w.title),
  ]),
];

/** The texts of an app's metadata in a language whose words are loaded, by the English text. */
function saidIn(meta: AppMeta, words: Words, language: Translated): Record<string, string> | undefined {
  const translated = wordsIn(words, language);
  if (!translated) return undefined;
  return Object.fromEntries(
    textsOf(meta).flatMap(text => {
      const key = Object.keys(words).find(k => words[k] === text);
      return key === undefined ? [] : [[text, translated[key] as string]];
    }),
  );
}

/** The metadata of an app. Its names are in the languages whose words are loaded. */
export function metaOf(app: AppDef): AppMeta {
  const routes = Object.fromEntries(
    Object.entries(app.routes).map(([path, r]) => [path, { title: r.title, activity: r.activity }]),
  );
  const meta: AppMeta = {
    id: app.id,
    name: app.name,
    package: app.package,
    icon: app.icon,
    palette: app.palette,
    describe: app.describe,
    system: app.system ?? false,
    size: app.size ?? 24_000_000,
    routes,
    intents: app.intents ?? [],
    permissions: app.permissions ?? [],
    channels: app.channels ?? [],
    on: app.on ?? {},
    provides: Object.keys(app.provides ?? {}) as ProviderName[],
    uses: app.uses ?? [],
    widgets: app.widgets ?? {},
  };
  const zh = app.words && saidIn(meta, app.words, 'zh');
  return zh ? { ...meta, said: { zh } } : meta;
}

/** The apps as the engine sees them: everything of `meta`, and the code of those that are loaded. */
export interface Catalogue {
  metas: ReadonlyMap<string, AppMeta>;
  /** The app's declaration; throws AppNotLoaded where it is not there yet. */
  get(id: string): AppDef;
  /** The app's world data; throws AppNotLoaded where it is not there yet. */
  world(id: string): unknown;
}
