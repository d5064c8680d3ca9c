import '../../sdk/react/tokens.css';
import { foregroundIn } from '../../sdk/core/foreground.ts';
import { densityOf } from '../../sdk/core/screen.ts';
import { setPictureLibrary } from '../../sdk/react/pictures.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import { StateError } from '../../state/json.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { LastError } from '../../protocol/observation.ts';
import type { Boot, RenderReply, RenderRequest } from '../../protocol/renderer.ts';
import { collect } from '../elements/collect.ts';
import { drawMarks } from '../elements/marks.ts';
import { languageOf } from '../../sdk/core/words/words.ts';
import { fetchJson, PageApps } from './pages.ts';
import { RenderedPhone } from './rendered-phone.tsx';

/**
 * Errors since the step began that nothing on the page caught, such as a rule that threw in an event handler or a root that failed to
 * render. React reports both to the window and goes on.
 */
const uncaught: unknown[] = [];
window.addEventListener('error', ({ error, message }) => uncaught.push(error ?? new Error(message)));

/** The page behind `window.tapworld`. It shows one phone at a time, and the caller supplies all of that phone's state. */
class Renderer {
  private rendered: RenderedPhone | undefined;
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
    livePages.show(request.key ?? '', request.deleted);
    const phone = this.phoneOf(request);
    if (phone) {
      // Its words come first, so that nothing is drawn in another language than its own.
      await this.apps.speak(languageOf(phone.os.settings.language));
      // From here to the mark nothing waits: what the drawing changes belongs to this step.
      if (this.rendered) this.rendered.replace(phone);
      else this.rendered = new RenderedPhone(this.apps, phone, document.getElementById('phone')!);
    }
    const rendered = this.current();
    const { store } = rendered;
    for (const app of this.apps.overdue()) await rendered.ensure(app);
    // A screen may act as it comes into view, for example focus a field. Those changes belong to this step.
    rendered.mark();
    await rendered.settle();
    store.drainEvents();
    store.consumeError();
    let error: LastError | undefined;
    for (const action of request.actions ?? []) error = await rendered.act(action);
    return this.reply(rendered, request, error);
  }

  /** The phone that a request brings; undefined where it goes on with the one that is shown. */
  private phoneOf({ phone, load = [] }: RenderRequest): AnyPhone | undefined {
    if (phone !== undefined) return this.apps.applyOperations(this.apps.begin(phone as AnyPhone), load);
    return load.length > 0 ? this.apps.applyOperations(this.current().store.phone, load) : undefined;
  }

  private current(): RenderedPhone {
    if (!this.rendered) throw new StateError('NO_PHONE', 'This renderer holds no phone yet');
    return this.rendered;
  }

  private reply(rendered: RenderedPhone, request: RenderRequest, error: LastError | undefined): RenderReply {
    const { store, root } = rendered;
    const { phone } = store;
    const { screen, orientation } = phone.device;
    const wide = orientation === 'landscape';
    const listed = request.elements || request.marks ? collect(store, root).elements : undefined;
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
  tapworld: { step: async (request: RenderRequest) => (await renderer).step(request) },
});
