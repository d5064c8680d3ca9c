import { readFileSync } from 'node:fs';
import { apps } from '../../apps/catalogue.ts';
import { BridgeError, wordsOf } from './errors.ts';
import { quoted } from './quote.ts';
import type { Shell } from './connection.ts';

/** The screen in front, as Android names it. */
export interface Front {
  package: string;
  activity: string;
}

/** Packages of a device that stand for a simulated app, the most wanted first. */
export type Packages = Readonly<Record<string, readonly string[]>>;

/**
 * What stands for a simulated app where nothing else is said: Android's own packages, and then whatever the device opens for an intent, so
 * that a maker's own apps are found without being named.
 */
const USUAL: Readonly<Record<string, { packages?: readonly string[]; intent?: string }>> = {
  settings: { packages: ['com.android.settings'], intent: '-a android.settings.SETTINGS' },
  clock: { packages: ['com.android.deskclock'], intent: '-a android.intent.action.SHOW_ALARMS' },
  contacts: {
    packages: ['com.android.contacts'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_CONTACTS',
  },
  phone: { packages: ['com.android.dialer'], intent: '-a android.intent.action.DIAL' },
  messages: {
    packages: ['com.android.messaging', 'com.android.mms'],
    intent: '-a android.intent.action.SENDTO -d smsto:',
  },
  calendar: {
    packages: ['com.android.calendar'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_CALENDAR',
  },
  calculator: {
    packages: ['com.android.calculator2'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_CALCULATOR',
  },
  camera: { packages: ['com.android.camera2'], intent: '-a android.media.action.STILL_IMAGE_CAMERA' },
  gallery: {
    packages: ['com.android.gallery3d'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_GALLERY',
  },
  files: {
    packages: ['com.android.documentsui'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_FILES',
  },
  browser: {
    packages: ['com.android.browser'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_BROWSER',
  },
  maps: { intent: '-a android.intent.action.MAIN -c android.intent.category.APP_MAPS' },
  music: {
    packages: ['com.android.music'],
    intent: '-a android.intent.action.MAIN -c android.intent.category.APP_MUSIC',
  },
  recorder: {
    packages: ['com.android.soundrecorder'],
    intent: '-a android.provider.MediaStore.RECORD_SOUND',
  },
  weather: { intent: '-a android.intent.action.MAIN -c android.intent.category.APP_WEATHER' },
};

/** The simulated launcher, which is no app of the catalogue. */
const LAUNCHER = 'app.tapworld.launcher';
/** What a device asks back with where several apps would do. */
const CHOOSER = /^(android|com\.android\.internal.*)$/;

/** A file of packages by simulated app: `{ "clock": ["org.example.clock"] }`. Throws INVALID_APP_MAP. */
export function readAppMap(path: string): Packages {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BridgeError('INVALID_APP_MAP', `${path}: ${wordsOf(error)}`, error);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BridgeError('INVALID_APP_MAP', `${path} has to be an object of packages by app`);
  const map = Object.entries(value).map(([app, packages]): [string, string[]] => {
    const list: unknown[] = Array.isArray(packages) ? packages : [packages];
    if (!apps.some(a => a.id === app))
      throw new BridgeError(
        'INVALID_APP_MAP',
        `${path}: there is no app ${app}; there are ${apps.map(a => a.id).join(', ')}`,
      );
    if (!list.every(name => typeof name === 'string' && /^[\w.]+$/.test(name)))
      throw new BridgeError(
        'INVALID_APP_MAP',
        `${path}: ${app} needs packages such as "com.android.settings"`,
      );
    return [app, list as string[]];
  });
  return Object.fromEntries(map);
}

/** The last word of what `cmd package resolve-activity --brief` prints: `pkg/.Activity`. */
const resolved = (out: string): string | undefined =>
  out
    .trim()
    .split('\n')
    .at(-1)
    ?.trim()
    .match(/^[\w.]+\/[\w.$]+$/)?.[0];

/** Which package of a device stands for which simulated app, and the way back. */
export class AppMap {
  readonly #shell: Shell;
  readonly #byApp: ReadonlyMap<string, string>;
  readonly #byPackage: ReadonlyMap<string, string>;
  readonly #installed: ReadonlySet<string>;
  /** What the launcher starts, by package, as far as it was asked. */
  readonly #entries = new Map<string, Promise<string | undefined>>();
  readonly #home: string | undefined;
  readonly #isFirst = new Map<string, string>();

  private constructor(
    shell: Shell,
    byApp: ReadonlyMap<string, string>,
    installed: ReadonlySet<string>,
    launcher: string | undefined,
  ) {
    this.#shell = shell;
    this.#byApp = byApp;
    this.#byPackage = new Map([...byApp].map(([app, pkg]) => [pkg, app]));
    this.#installed = installed;
    this.#home = launcher;
  }

  /** Finds out what stands for each app on a device: `own` first, then the simulated app itself, then what is usual. Throws DEVICE_LOST. */
  static async on(shell: Shell, own: Packages = {}): Promise<AppMap> {
    const { out } = await shell.shell('pm list packages', { again: true });
    const installed = new Set([...out.matchAll(/^package:([\w.]+)/gm)].map(m => m[1]!));
    const byApp = new Map<string, string>();
    for (const { id, package: pkg } of apps) {
      const wanted = [...(own[id] ?? []), pkg, ...(USUAL[id]?.packages ?? [])].find(name =>
        installed.has(name),
      );
      const found = wanted ?? (await AppMap.#byIntent(shell, USUAL[id]?.intent));
      if (found !== undefined) byApp.set(id, found);
    }
    const launcher = resolved(
      (
        await shell.shell(
          'cmd package resolve-activity --brief -a android.intent.action.MAIN -c android.intent.category.HOME',
          { again: true },
        )
      ).out,
    );
    return new AppMap(shell, byApp, installed, launcher?.split('/')[0]);
  }

  static async #byIntent(shell: Shell, intent: string | undefined): Promise<string | undefined> {
    if (intent === undefined) return undefined;
    const pkg = resolved(
      (await shell.shell(`cmd package resolve-activity --brief ${intent}`, { again: true })).out,
    )?.split('/')[0];
    return pkg === undefined || CHOOSER.test(pkg) ? undefined : pkg;
  }

  /** The package that stands for a simulated app. */
  packageOf(app: string): string | undefined {
    return this.#byApp.get(app);
  }

  /** The simulated app that a package stands for; the package itself where it stands for none. */
  appOf(pkg: string): string {
    if (pkg === LAUNCHER || pkg === this.#home) return 'launcher';
    return this.#byPackage.get(pkg) ?? pkg;
  }

  /**
   * The route of an activity, as far as one can be told by it: of a simulated app its pattern, of any other `/` for what its launcher icon
   * opens and the class for the rest.
   */
  routeOf({ package: pkg, activity }: Front): string {
    if (pkg === LAUNCHER || pkg === this.#home) return '/';
    const cls = activity.slice(activity.indexOf('/') + 1);
    const simulated = apps.find(a => a.package === pkg);
    if (simulated) return Object.entries(simulated.routes).find(([, r]) => r.activity === cls)?.[0] ?? '';
    return activity === this.#isFirst.get(pkg) ? '/' : `/${cls.replace(/^\./, '')}`;
  }

  /** The package meant by an id, a name or a package; undefined where none is installed. */
  find(wanted: string): string | undefined {
    const label = wanted.trim().toLowerCase();
    const app = apps.find(a => [a.id, a.name, a.package].some(name => name.toLowerCase() === label));
    return (
      (app && this.#byApp.get(app.id)) ?? [...this.#installed].find(name => name.toLowerCase() === label)
    );
  }

  /** What the launcher's icon of a package starts, as `pkg/.Activity`. */
  async entry(pkg: string): Promise<string | undefined> {
    const pending =
      this.#entries.get(pkg) ??
      this.#shell
        .shell(
          `cmd package resolve-activity --brief -a android.intent.action.MAIN -c android.intent.category.LAUNCHER ${quoted(pkg)}`,
          { again: true },
        )
        .then(({ out }) => resolved(out));
    this.#entries.set(pkg, pending);
    const found = await pending;
    if (found !== undefined) this.#isFirst.set(pkg, found);
    return found;
  }

  /** Every simulated app with what stands for it. */
  list(): { app: string; package: string | null }[] {
    return apps.map(({ id }) => ({ app: id, package: this.#byApp.get(id) ?? null }));
  }
}
