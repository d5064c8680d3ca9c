import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action } from '../protocol/action.ts';
import type { LastError } from '../protocol/observation.ts';
import type { ClientMessage, ServerMessage } from '../protocol/wire/live.ts';
import type { Snapshot } from '../protocol/wire/phones.ts';
import { setPictureLibrary } from '../sdk/react/pictures.ts';
import type { PhoneEvent } from '../sdk/core/run.ts';
import { languageOf } from '../sdk/core/words/words.ts';
import { JOINING, type LiveState, type Step } from './live-state.ts';
import { loadBase, loadBoot } from './page-data.ts';
import { RenderedPhone } from '../shell/renderer/rendered-phone.tsx';
import { PageApps } from '../shell/renderer/pages.ts';
import type { Operation } from '../state/diff.ts';
import type { AnyPhone } from '../state/phone/index.ts';

type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

/** An executed action on its way to the server. */
interface Commit {
  action: Action;
  operations: Operation[];
  events: PhoneEvent[];
}

/** Steps that the page keeps for its list. */
const MAX_STEPS = 400;
const TICK_MS = 1_000;
/** The page gives its lease back this long after the last touch, ms; then agents may step the phone. */
const RELEASE_MS = 8_000;

/**
 * A phone of the server in this page. While *watching*, it applies the deltas of others' steps. While *driving*, it holds the lease,
 * executes each action here without waiting for the server, and commits the action with its changes. All work runs in one queue.
 */
export class LivePhone {
  readonly state: StoreApi<LiveState> = createStore<LiveState>(() => JOINING);
  rendered: RenderedPhone | undefined;
  private readonly container: HTMLElement;
  private readonly socket: WebSocket;
  private apps: PageApps | undefined;
  private queue: Promise<void> = Promise.resolve();
  /** The lease that was asked for, until the server answers. */
  private pendingLease: { resolve: () => void; reject: (error: Error) => void } | undefined;
  private commits: Commit[] = [];
  /** The first commit is sent and not confirmed yet. */
  private inFlight = false;
  /** The last error from the server: the reason, if it then closes the socket. */
  private lastError = '';
  private stepCount = 0;
  private lastTick = 0;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private releaseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, container: HTMLElement) {
    this.container = container;
    const url = new URL(`/v1/phones/${id}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.socket = new WebSocket(url);
    this.socket.onmessage = ({ data }) => this.onMessage(JSON.parse(String(data)) as ServerMessage);
    this.socket.onclose = ({ reason }) => {
      this.stopTimers();
      this.state.setState({
        mode: 'closed',
        notice: this.lastError || reason || 'The connection to the server was closed',
      });
    };
  }

  get phone(): AnyPhone | undefined {
    return this.rendered?.store.phone;
  }

  /** Runs work after all work before it. An error becomes the notice, and the queue goes on. */
  private enqueue(work: () => void | Promise<void>): Promise<void> {
    return (this.queue = this.queue
      .then(work)
      .catch((error: unknown) => this.notify(error instanceof Error ? error.message : String(error))));
  }

  private notify(notice: string): void {
    this.state.setState({ notice });
  }

  private send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'phone':
        void this.enqueue(async () => {
          await this.show(message.snapshot);
          this.state.setState({ mode: 'watching', stateHash: message.stateHash });
        });
        return;
      case 'delta':
        void this.enqueue(() => this.applyDelta(message));
        return;
      case 'leased':
        this.lastError = '';
        this.state.setState({ mode: 'driving', notice: '' });
        this.pendingLease?.resolve();
        this.pendingLease = undefined;
        return;
      case 'released':
        this.state.setState({ mode: 'watching' });
        return;
      case 'committed':
        this.onCommitted(message.stateHash);
        return;
      case 'rejected':
        this.onRejected(message.snapshot, message.reason);
        return;
      default:
        this.onError(message.error);
    }
  }

  private async applyDelta(delta: MessageOf<'delta'>): Promise<void> {
    const { action, operations, events, stateHash } = delta;
    if (this.rendered && this.apps) {
      const { store } = this.rendered;
      await this.draw(this.apps, this.apps.applyOperations(store.phone, operations));
      store.drainEvents();
    }
    this.state.setState({ stateHash });
    this.record({ action, operations, events, stateHash, mine: false });
  }

  private onCommitted(stateHash: string): void {
    const commit = this.commits.shift()!;
    this.inFlight = false;
    this.state.setState({ stateHash, unconfirmed: this.commits.length });
    this.record({ ...commit, stateHash, mine: true });
    this.flush();
  }

  /** Later commits were executed on a state that the server does not have, so they are dropped too. */
  private onRejected(snapshot: Snapshot, reason: string): void {
    this.commits = [];
    this.inFlight = false;
    void this.enqueue(async () => {
      await this.show(snapshot);
      this.state.setState({ unconfirmed: 0, notice: reason });
    });
  }

  private onError({ code, message }: MessageOf<'error'>['error']): void {
    const text = code === 'LEASED' ? 'Another client is driving this phone' : message;
    this.lastError = text;
    this.inFlight = false;
    if (this.pendingLease) this.pendingLease.reject(new Error(text));
    else this.notify(text);
    this.pendingLease = undefined;
  }

  /** Shows the phone of a snapshot instead of the present one. */
  private async show(snapshot: Snapshot): Promise<void> {
    const [boot, base] = await Promise.all([loadBoot(), loadBase()]);
    if (!this.apps) {
      this.apps = new PageApps(boot);
      setPictureLibrary(boot.pictures, boot.icons);
    }
    const scenario = this.apps.applyOperations(this.apps.begin(base), snapshot.scenario);
    await this.draw(this.apps, this.apps.applyOperations(scenario, snapshot.session));
  }

  /** Draws a phone once its words are there. */
  private async draw(apps: PageApps, phone: AnyPhone): Promise<void> {
    await apps.speak(languageOf(phone.os.settings.language));
    if (this.rendered) this.rendered.replace(phone);
    else this.rendered = new RenderedPhone(apps, phone, this.container);
    await this.rendered.settle();
  }

  private record(step: Omit<Step, 'number' | 'clock'>): void {
    const clock = this.phone?.clock.now ?? 0;
    this.state.setState(s => ({
      steps: [...s.steps.slice(1 - MAX_STEPS), { ...step, number: ++this.stepCount, clock }],
    }));
  }

  /** Sends the next commit, unless one is in flight: its base is the state that the server confirmed last. */
  private flush(): void {
    const next = this.commits[0];
    if (!next || this.inFlight) return;
    this.inFlight = true;
    this.send({ type: 'commit', base: this.state.getState().stateHash, ...next });
  }

  private async lease(): Promise<void> {
    if (this.state.getState().mode === 'driving') return;
    const answer = new Promise<void>((resolve, reject) => {
      this.pendingLease = { resolve, reject };
    });
    this.send({ type: 'lease' });
    await answer;
  }

  /** Executes an action here and commits it. While the clock runs, the time since the last tick is committed first, as a wait. */
  act(action: Action): Promise<void> {
    clearTimeout(this.releaseTimer);
    return this.enqueue(async () => {
      if (!this.rendered || this.state.getState().mode === 'closed') return;
      await this.lease();
      const elapsed = this.state.getState().running ? Math.round(performance.now() - this.lastTick) : 0;
      if (elapsed > 0 && action.type !== 'wait') {
        this.lastTick += elapsed;
        await this.execute({ type: 'wait', ms: elapsed });
      }
      const error = await this.execute(action);
      this.notify(error && action.type !== 'touch' ? error.message : '');
      this.releaseTimer = setTimeout(() => this.release(), RELEASE_MS);
    });
  }

  private async execute(action: Action): Promise<LastError | undefined> {
    const { store } = this.rendered!;
    store.drainEvents();
    store.consumeError();
    this.rendered!.mark();
    const error = await this.rendered!.act(action);
    this.commits.push({ action, operations: this.rendered!.changes(), events: store.drainEvents() });
    this.state.setState({ unconfirmed: this.commits.length });
    this.flush();
    return error;
  }

  /** Gives the lease back once everything is committed, so that others can step the phone. A running clock keeps it. */
  private release(): void {
    void this.enqueue(() => {
      if (this.commits.length > 0) {
        this.releaseTimer = setTimeout(() => this.release(), TICK_MS);
        return;
      }
      if (this.state.getState().mode === 'driving' && !this.state.getState().running)
        this.send({ type: 'release' });
    });
  }

  /** Stops the clock, and gives the lease back once everything is committed: the server can then take a step itself. */
  async handOver(): Promise<void> {
    clearInterval(this.ticker);
    this.state.setState({ running: false });
    await this.enqueue(() => clearTimeout(this.releaseTimer));
    await this.until(({ unconfirmed, mode }) => unconfirmed === 0 || mode === 'closed');
    this.send({ type: 'release' });
    await this.until(({ mode }) => mode !== 'driving');
  }

  private until(holds: (state: LiveState) => boolean): Promise<void> {
    return new Promise(resolve => {
      if (holds(this.state.getState())) return resolve();
      const stop = this.state.subscribe(state => {
        if (!holds(state)) return;
        stop();
        resolve();
      });
    });
  }

  /** Lets the phone's clock run with the wall's, or stops it. */
  run(on: boolean): void {
    clearInterval(this.ticker);
    this.state.setState({ running: on });
    if (!on) {
      this.releaseTimer = setTimeout(() => this.release(), TICK_MS);
      return;
    }
    this.lastTick = performance.now();
    this.ticker = setInterval(() => {
      const ms = Math.round(performance.now() - this.lastTick);
      this.lastTick += ms;
      void this.act({ type: 'wait', ms });
    }, TICK_MS);
  }

  /** Fetches an app's data, so that the tree can show it. */
  load(app: string): Promise<void> {
    return this.enqueue(async () => {
      await this.rendered?.ensure(app);
    });
  }

  private stopTimers(): void {
    clearInterval(this.ticker);
    clearTimeout(this.releaseTimer);
  }

  close(): void {
    this.stopTimers();
    this.socket.onclose = null;
    this.socket.close();
    void this.enqueue(() => {
      this.rendered?.unmount();
      this.rendered = undefined;
    });
  }
}
