import type { ComponentType } from 'react';
import { apply } from '../../state/apply.ts';
import type { Operation } from '../../state/diff.ts';
import { deepFreeze } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Boot } from '../../protocol/renderer.ts';
import type { AppScreens } from '../screens.ts';
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

/**
 * The apps of a page: everything of their metas, code and world data fetched when first needed. Operations for an app that is not
 * there yet wait in `pending`.
 */
export class PageApps implements Catalogue {
  readonly metas: ReadonlyMap<string, AppMeta>;
  private readonly loaded = new Map<string, Loaded>();
  private readonly worlds: Record<string, string>;
  private readonly base: string;
  private pending: Record<string, Operation[]> = {};
  private readonly listeners = new Set<() => void>();

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

  has(id: string): boolean {
    return this.loaded.has(id);
  }

  /** Whether the phone, and every app that is here, can say its words in a language. */
  speaks(language: Language): boolean {
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
    this.pending = {};
    const apps = Object.fromEntries([...this.loaded].map(([id, l]) => [id, l.world]));
    return deepFreeze({ ...phone, apps });
  }

  /** Applies operations; those for an app that is not loaded wait for it. */
  applyOperations(phone: AnyPhone, operations: readonly Operation[]): AnyPhone {
    const now: Operation[] = [];
    for (const op of operations) {
      const app = /^\/apps\/([^/]+)/.exec(op.path)?.[1];
      if (app !== undefined && !this.loaded.has(app)) (this.pending[app] ??= []).push(op);
      else now.push(op);
    }
    return apply(phone, now);
  }

  /**
   * Apps for which too many operations wait. A page that draws many phones in turn gets some with every step,
   * and may never open the app.
   */
  overdue(): string[] {
    return Object.keys(this.pending).filter(app => this.pending[app]!.length > MOST_PENDING);
  }

  /**
   * Fetches an app's code, its world and its words in a language. Returns its state, with the operations that waited for it
   * applied.
   */
  async load(id: string, language: Language): Promise<unknown> {
    let found = this.loaded.get(id);
    if (!found) {
      const manifest = fetcher(manifests, id, 'manifest.ts');
      if (!manifest || !this.worlds[id]) throw new Error(`No app ${id} in this build`);
      const [module, world] = await Promise.all([
        manifest(),
        fetchJson(`${this.base}/worlds/${this.worlds[id]}.json`),
      ]);
      const def = Object.values(module).find(d => d?.id === id);
      if (!def) throw new Error(`apps/${id}/manifest.ts exports no app ${id}`);
      await loadWords(def.words ?? {}, def.translations ?? {}, language);
      found = { def, world: deepFreeze(world) };
      this.loaded.set(id, found);
    }
    const waiting = this.pending[id] ?? [];
    delete this.pending[id];
    return (apply({ apps: { [id]: found.world } }, waiting) as { apps: Record<string, unknown> }).apps[id];
  }

  async loadScreens(id: string): Promise<void> {
    const found = this.loaded.get(id);
    if (!found || found.drawn) return;
    const app = fetcher(drawn, id, 'ui/App.tsx');
    if (!app) throw new Error(`apps/${id}/ui/App.tsx is not in this build`);
    const { screens, icons } = await app();
    found.drawn = { screens, icons };
    for (const listener of this.listeners) listener();
  }
}
