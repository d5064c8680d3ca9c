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
import { fetchJson, PageApps } from './pages.ts';
import { ShownPhone } from './shown.tsx';

/**
 * What nothing on the page caught since the step began: a rule that threw in an event's handler, a root that failed to draw. React
 * reports both to the window and goes on.
 */
const uncaught: unknown[] = [];
window.addEventListener('error', ({ error, message }) => uncaught.push(error ?? new Error(message)));

/** The page behind `window.tapworld`: one phone at a time, all of it given by the caller. */
class Renderer {
  private shown: ShownPhone | undefined;
  private removeMarks: (() => void) | undefined;
  private readonly apps: PageApps;
  constructor(boot: Boot) {
    this.apps = new PageApps(boot);
    setPictureLibrary(boot.pictures, boot.icons);
  }

  /** One step. Throws what an app threw anywhere in it: what the page shows then is no phone's. */
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
    if (request.phone !== undefined) {
      const phone = this.apps.applyOperations(this.apps.begin(request.phone as AnyPhone), request.load ?? []);
      if (this.shown) this.shown.replace(phone);
      else this.shown = new ShownPhone(this.apps, phone, document.getElementById('phone')!);
    } else if (request.load && request.load.length > 0) this.current().load(request.load);
    const shown = this.current();
    const { store } = shown;
    for (const app of this.apps.overdue()) await shown.ensure(app);
    // What a screen does as it comes into view, such as putting the caret into its field, is a part of the step that finds it there.
    shown.mark();
    await shown.settle();
    store.drainEvents();
    store.consumeError();
    let error: LastError | undefined;
    for (const action of request.actions ?? []) error = await shown.act(action);
    return this.reply(shown, request, error);
  }

  private current(): ShownPhone {
    if (!this.shown) throw new StateError('NO_PHONE', 'This renderer holds no phone yet');
    return this.shown;
  }

  private reply(shown: ShownPhone, request: RenderRequest, error: LastError | undefined): RenderReply {
    const { store, root } = shown;
    const { phone } = store;
    const { screen, orientation } = phone.device;
    const wide = orientation === 'landscape';
    const listed = request.elements || request.marks ? collect(store, root).elements : undefined;
    if (request.marks && listed) this.removeMarks = drawMarks(root, listed, densityOf(phone));
    return {
      operations: shown.changes(),
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
