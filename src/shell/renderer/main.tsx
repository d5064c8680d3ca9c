import '../../sdk/react/tokens.css';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { advance } from '../../sdk/core/engine.ts';
import { AppNotLoaded } from '../../sdk/core/app.ts';
import { activityOf } from '../../sdk/core/routes.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { topScreen } from '../../sdk/core/navigation.ts';
import { setPictureLibrary } from '../../sdk/react/pictures.ts';
import { createPhoneStore, type PhoneStore } from '../../sdk/react/store.ts';
import { diff } from '../../state/diff.ts';
import { StateError } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Foreground, LastError } from '../../protocol/observation.ts';
import type { Boot, RenderReply, RenderRequest } from '../../protocol/renderer.ts';
import { collect, drawMarks } from '../elements/collect.ts';
import { Recogniser } from '../input/recogniser.ts';
import { PhoneFrame } from '../PhoneFrame.tsx';
import { PageApps } from './pages.ts';
import { clockCost, perform, revealCaret } from './perform.ts';
import { ensure, settle, type Page } from './settle.ts';

/** The page behind `window.tapworld`: one phone at a time, all of it given by the caller. */
class Renderer {
  private page: (Page & { fingers: Recogniser }) | undefined;
  private base: AnyPhone | undefined;
  private removeMarks: (() => void) | undefined;
  private readonly apps: PageApps;
  constructor(boot: Boot) {
    this.apps = new PageApps(boot);
    setPictureLibrary(boot.pictures);
  }

  private start(phone: AnyPhone): Page & { fingers: Recogniser } {
    const store: PhoneStore = createPhoneStore(this.apps, phone);
    const root = document.getElementById('phone')!;
    flushSync(() => createRoot(root).render(<PhoneFrame store={store} apps={this.apps} />));
    const adopt = (app: string, state: unknown) => {
      const take = (p: AnyPhone): AnyPhone => Object.freeze({ ...p, apps: Object.freeze({ ...p.apps, [app]: state }) });
      store.replace(take(store.phone));
      if (this.base) this.base = take(this.base);
    };
    return this.page = { store, apps: this.apps, root: root.firstElementChild as HTMLElement, adopt, fingers: new Recogniser(store, root.firstElementChild as HTMLElement) };
  }

  /** Moves the clock, fetching the apps whose timers are due. `used` says that the phone was touched just now. */
  private async pass(page: Page, to: number, used: boolean): Promise<void> {
    const usedAt = page.store.phone.clock.now;
    for (;;) {
      try {
        const { phone } = page.store;
        const out = advance(this.apps, used ? { ...phone, clock: { ...phone.clock, usedAt } } : phone, to);
        page.store.replace(out.phone);
        page.store.addEvents(out.events);
        return;
      } catch (thrown) {
        if (!(thrown instanceof AppNotLoaded)) throw thrown;
        await ensure(page, thrown.app);
      }
    }
  }

  async step(request: RenderRequest): Promise<RenderReply> {
    this.removeMarks?.();
    this.removeMarks = undefined;
    if (request.phone !== undefined) {
      const whole = this.apps.begin(request.phone as AnyPhone);
      const phone = this.apps.take(whole, request.load ?? []);
      if (this.page) this.page.store.replace(phone); else this.start(phone);
    } else if (request.load && request.load.length > 0) {
      if (!this.page) throw new StateError('NO_PHONE', 'This renderer holds no phone yet');
      this.page.store.replace(this.apps.take(this.page.store.phone, request.load));
    }
    const page = this.page;
    if (!page) throw new StateError('NO_PHONE', 'This renderer holds no phone yet');
    await settle(page);
    page.store.takeEvents();
    page.store.takeError();
    this.base = page.store.phone;
    let error: LastError | undefined;
    for (const action of request.actions ?? []) {
      error = await perform(page, page.fingers, action);
      await settle(page);
      const broken = page.store.takeError();
      if (broken) error ??= { code: broken.code, message: broken.message };
      const cost = clockCost(action);
      if (cost > 0) await this.pass(page, page.store.phone.clock.now + cost, action.type !== 'wait');
      page.fingers.held();
      await settle(page);
      revealCaret(page);
      await settle(page);
    }
    return this.reply(page, request, error);
  }

  private reply(page: Page, request: RenderRequest, error: LastError | undefined): RenderReply {
    const { phone } = page.store;
    const operations = diff(this.base, phone);
    const { screen, orientation } = phone.device;
    const wide = orientation === 'landscape';
    const listed = request.elements || request.marks ? collect(page.store, page.root).elements : undefined;
    if (request.marks && listed) this.removeMarks = drawMarks(page.root, listed, densityOf(phone));
    return {
      operations,
      events: page.store.takeEvents(),
      ...(error ? { error } : {}),
      ...(listed && request.elements ? { elements: listed } : {}),
      foreground: foregroundOf(page.store),
      keyboard: phone.ui.keyboard.visible,
      clock: phone.clock.now,
      shown: { width: wide ? screen.height : screen.width, height: wide ? screen.width : screen.height, scale: screen.scale },
    };
  }
}

export function foregroundOf(store: PhoneStore): Foreground {
  const top = topScreen(store.phone);
  const meta = top && store.catalogue.metas.get(top.app);
  if (!top || !meta) return { app: 'launcher', package: 'app.tapworld.launcher', activity: 'app.tapworld.launcher/.HomeActivity', route: '/' };
  return { app: meta.id, package: meta.package, activity: activityOf(meta, top.path), route: top.path };
}

/** Ready once the apps' metadata and the fonts are there; calls that come earlier wait for it. */
const renderer = (async () => {
  const boot = await fetch('/boot.json').then(r => r.json()) as Boot;
  await document.fonts.ready;
  return new Renderer(boot);
})();
Object.assign(window, { tapworld: { step: async (request: RenderRequest) => (await renderer).step(request) } });
