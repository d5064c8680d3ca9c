import '../../sdk/react/tokens.css';
import { foregroundIn } from '../../sdk/core/foreground.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { setPictureLibrary } from '../../sdk/react/pictures.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import type { LastError } from '../../protocol/observation.ts';
import type { Boot, RenderReply, RenderRequest } from '../../protocol/renderer.ts';
import { drawMarks } from '../elements/marks.ts';
import { fingerprintOf } from './fingerprint.ts';
import { fetchJson, PageApps } from './pages.ts';
import type { RenderedPhone } from './rendered-phone.tsx';
import { View } from './view.ts';

/**
 * Errors since the step began that nothing on the page caught, such as a rule that threw in an event handler or a root that failed to
 * render. React reports both to the window and goes on.
 */
const uncaught: unknown[] = [];
window.addEventListener('error', ({ error, message }) => uncaught.push(error ?? new Error(message)));

/**
 * The page behind `window.tapworld`. It shows one phone at a time and keeps some others mounted, each in a view of its own. The caller supplies
 * all of a phone's state.
 */
class Renderer {
  private readonly views = new Map<number, View>();
  private shown: View | undefined;
  private removeMarks: (() => void) | undefined;
  private readonly apps: PageApps;
  constructor(boot: Boot) {
    this.apps = new PageApps(boot);
    setPictureLibrary(boot.pictures, boot.icons);
  }

  /** Runs one step. Throws the error of an app, wherever in the step it was thrown; the page then shows no valid phone. */
  async step(request: RenderRequest): Promise<RenderReply> {
    uncaught.length = 0;
    const reply = await this.play(request);
    if (uncaught.length > 0) throw uncaught[0];
    return reply;
  }

  private async play(request: RenderRequest): Promise<RenderReply> {
    this.removeMarks?.();
    this.removeMarks = undefined;
    const view = this.show(request.view ?? 0);
    livePages.show(request.key ?? '', view.container, request.deleted);
    await view.load(request);
    const rendered = view.current();
    const { store } = rendered;
    for (const app of rendered.waiting.overdue()) await rendered.ensure(app);
    await rendered.settle();
    store.drainEvents();
    store.consumeError();
    let error: LastError | undefined;
    for (const action of request.actions ?? []) error = await rendered.act(action);
    const reply = this.reply(rendered, request, error);
    const changed = view.takeChanged();
    if (!changed || !request.fingerprint || store.phone.ui.live) return { ...reply, changed };
    const fingerprint = await fingerprintOf(view.container);
    return { ...reply, changed, ...(fingerprint === undefined ? {} : { fingerprint }) };
  }

  /** Whether nothing of the shown phone is left on the page: React takes away what threw. */
  isEmpty(): boolean {
    return !this.shown || this.shown.container.childElementCount === 0;
  }

  /** Shows a view in place of the one that is shown. */
  private show(number: number): View {
    const view = this.views.get(number) ?? new View(this.apps, document.getElementById('phone')!);
    this.views.set(number, view);
    if (view === this.shown) return view;
    this.shown?.hide();
    view.show();
    this.shown = view;
    return view;
  }

  private reply(
    rendered: RenderedPhone,
    request: RenderRequest,
    error: LastError | undefined,
  ): Omit<RenderReply, 'changed' | 'fingerprint'> {
    const { store, root } = rendered;
    const { phone } = store;
    const { screen, orientation } = phone.device;
    const wide = orientation === 'landscape';
    const listed = request.elements || request.marks ? rendered.list() : undefined;
    if (request.marks && listed) this.removeMarks = drawMarks(root, listed, densityOf(phone));
    return {
      operations: rendered.changes(),
      events: store.drainEvents(),
      ...(error ? { error } : {}),
      observation: {
        ...(listed && request.elements ? { elements: listed } : {}),
        foreground: foregroundIn(phone, store.catalogue),
        keyboard: phone.ui.keyboard.visible,
        clock: phone.clock.now,
        ...(error ? { lastError: error } : {}),
      },
      screen: {
        width: wide ? screen.height : screen.width,
        height: wide ? screen.width : screen.height,
        scale: screen.scale,
      },
    };
  }
}

/** Ready once the apps' metadata and the fonts are there; calls that come earlier wait for it. */
const renderer = (async () => {
  const boot = (await fetchJson('/boot.json')) as Boot;
  await document.fonts.ready;
  return new Renderer(boot);
})();
Object.assign(window, {
  tapworld: {
    step: async (request: RenderRequest) => (await renderer).step(request),
    isEmpty: async () => (await renderer).isEmpty(),
  },
});
