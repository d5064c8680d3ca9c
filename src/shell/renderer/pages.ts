import type { ComponentType } from 'react';
import { apply } from '../../state/apply.ts';
import type { Operation } from '../../state/diff.ts';
import { deepFreeze } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Boot } from '../../protocol/renderer.ts';
import type { AppScreens, Panels, ScreenSource } from '../screens.ts';
import { hasWords, loadWords, type Language } from '../../sdk/core/words/words.ts';
import { loadPhoneWords, speaksPhone } from '../phone-words.ts';
import { AppNotLoaded, type AppDef, type AppMeta, type Catalogue } from '../../sdk/core/app.ts';

const manifests = import.meta.glob<Record<string, AppDef>>('../../../apps/*/manifest.ts');
const drawn = import.meta.glob<{
  screens: Record<string, ComponentType>;
  icons: Readonly<Record<string, string>>;
}>('../../../apps/*/ui/App.tsx');

/** What fetches a file of an app; undefined where this build has none. */
const fetcher = <T>(files: Record<string, () => Promise<T>>, id: string, file: string) =>
  files[`../../../apps/${id}/${file}`];

/** Operations that may wait for an app that the page has not loaded; more, and it is loaded for them. */
const MOST_PENDING = 1_000;

/**
 * Operations of one phone for apps that are not in its tree on the page: an app's code and world are fetched when the app is first shown,
 * and what happened to it before is applied then.
 */
export class Waiting {
  private operations: Record<string, Operation[]> = {};

  add(app: string, operation: Operation): void {
    (this.operations[app] ??= []).push(operation);
  }

  /** Those of an app, which wait no more. */
  take(app: string): readonly Operation[] {
    const taken = this.operations[app] ?? [];
    delete this.operations[app];
    return taken;
  }

  /**
   * Apps for which too many wait. A page that draws many phones in turn gets some with every step, and may never
   * open the app.
   */
  overdue(): string[] {
    return Object.keys(this.operations).filter(app => this.operations[app]!.length > MOST_PENDING);
  }
}

/** A file of the page did not come: the server's failure, and no app's. */
export class LoadError extends Error {
  override name = 'LoadError';
}

/** The JSON at an address of the server. Throws LoadError where the server refuses it. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new LoadError(`${address}: ${response.status}`);
  return response.json();
}

interface Loaded {
  def: AppDef;
  world: unknown;
  drawn?: AppScreens;
}

/** The apps of a page, for all phones that it keeps: their metas, and code and world data that are fetched when first needed. */
export class PageApps implements Catalogue, ScreenSource {
  readonly metas: ReadonlyMap<string, AppMeta>;
  private readonly loaded = new Map<string, Loaded>();
  private readonly worlds: Record<string, string>;
  private readonly base: string;
  private readonly listeners = new Set<() => void>();
  private loadedPanels: Panels | undefined;
  /** Whether something is drawn that needs the panels, which are not there. */
  lacksPanels = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  constructor(boot: Boot, base = '') {
    this.metas = new Map(boot.apps.map(a => [a.id, a]));
    this.worlds = boot.worlds;
    this.base = base;
  }

  get(id: string): AppDef {
    const found = this.loaded.get(id);
    if (!found) throw new AppNotLoaded(id);
    return found.def;
  }

  world(id: string): unknown {
    const found = this.loaded.get(id);
    if (!found) throw new AppNotLoaded(id);
    return found.world;
  }

  /** Apps that provide data to the screens of an app and are not loaded yet. */
  ownersFor(id: string): string[] {
    const uses = this.metas.get(id)?.uses ?? [];
    return uses.length === 0
      ? []
      : [...this.metas.values()]
          .filter(m => !this.loaded.has(m.id) && m.provides.some(p => uses.includes(p)))
          .map(m => m.id);
  }

  /** Whether the phone, and every app that is here, can say its words in a language. */
  speaks(language: Language): boolean {
    if (language === 'en') return true;
    return speaksPhone(language) && this.defs().every(d => hasWords(d.words, d.translations, language));
  }

  /** Fetches the words of a language, for the phone and for every app that is here. */
  async speak(language: Language): Promise<void> {
    if (this.speaks(language)) return;
    const apps = this.defs().map(d => loadWords(d.words, d.translations, language));
    await Promise.all([loadPhoneWords(language), ...apps]);
  }

  private defs() {
    return [...this.loaded.values()].map(({ def: { words = {}, translations = {} } }) => ({
      words,
      translations,
    }));
  }

  screens(id: string): AppScreens | undefined {
    return this.loaded.get(id)?.drawn;
  }

  /** The tree of a phone given without its apps: those that are loaded stand as their world has them. */
  begin(phone: Omit<AnyPhone, 'apps'>): AnyPhone {
    const apps = Object.fromEntries([...this.loaded].map(([id, l]) => [id, l.world]));
    return deepFreeze({ ...phone, apps });
  }

  /** A phone after operations. Those for an app that is not in its tree are put to `waiting`. */
  applyOperations(phone: AnyPhone, operations: readonly Operation[], waiting: Waiting): AnyPhone {
    const now: Operation[] = [];
    for (const op of operations) {
      const app = /^\/apps\/([^/]+)/.exec(op.path)?.[1];
      if (app !== undefined && !(app in phone.apps)) waiting.add(app, op);
      else now.push(op);
    }
    return apply(phone, now);
  }

  /** A phone with the apps that the page has loaded for other phones meanwhile. */
  catchUp(phone: AnyPhone, waiting: Waiting): AnyPhone {
    const missing = [...this.loaded.keys()].filter(id => !(id in phone.apps));
    if (missing.length === 0) return phone;
    const apps = Object.fromEntries(missing.map(id => [id, this.stateOf(id, waiting)]));
    return Object.freeze({ ...phone, apps: Object.freeze({ ...phone.apps, ...apps }) });
  }

  /** The state of a loaded app for a phone: its world, with the operations that waited for it. */
  stateOf(id: string, waiting: Waiting): unknown {
    const apps = { [id]: this.world(id) };
    return (apply({ apps }, waiting.take(id)) as { apps: Record<string, unknown> }).apps[id];
  }

  /** Fetches an app's code, its world and its words in a language. */
  async load(id: string, language: Language): Promise<void> {
    if (this.loaded.has(id)) return;
    const manifest = fetcher(manifests, id, 'manifest.ts');
    if (!manifest || !this.worlds[id]) throw new Error(`No app ${id} in this build`);
    const [module, world] = await Promise.all([
      manifest(),
      fetchJson(`${this.base}/worlds/${this.worlds[id]}.json`),
    ]);
    const def = Object.values(module).find(d => d?.id === id);
    if (!def) throw new Error(`apps/${id}/manifest.ts exports no app ${id}`);
    await loadWords(def.words ?? {}, def.translations ?? {}, language);
    this.loaded.set(id, { def, world: deepFreeze(world) });
  }

  readonly panels = (): Panels | undefined => {
    this.lacksPanels = this.loadedPanels === undefined;
    return this.loadedPanels;
  };

  /** Fetches the parts of the phone that its first picture rarely shows. */
  async loadPanels(): Promise<Panels> {
    if (this.loadedPanels) return this.loadedPanels;
    const panels = await import('../panels.tsx');
    this.loadedPanels = panels;
    this.lacksPanels = false;
    this.tell();
    return panels;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  async loadScreens(id: string): Promise<void> {
    const found = this.loaded.get(id);
    if (!found || found.drawn) return;
    const app = fetcher(drawn, id, 'ui/App.tsx');
    if (!app) throw new Error(`apps/${id}/ui/App.tsx is not in this build`);
    const [{ screens, icons }, panels] = await Promise.all([app(), this.loadPanels()]);
    found.drawn = { screens, icons: { ...panels.icons, ...icons } };
    this.tell();
  }
}
