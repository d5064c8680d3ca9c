import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action } from '../../protocol/action.ts';
import type { LastError } from '../../protocol/observation.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/wire/live.ts';
import type { Snapshot } from '../../protocol/wire/phones.ts';
import { languageOf } from '../../sdk/core/words/words.ts';
import { loadBase, loadBoot } from '../page-data.ts';
import { Commits, type Commit } from './commits.ts';
import { Lease } from './lease.ts';
import { JOINING, type LiveState, type Step } from './live-state.ts';
import { Ticker } from './ticker.ts';
import { RenderedPhone } from '../../shell/renderer/rendered-phone.tsx';
import { PageApps, Waiting } from '../../shell/renderer/pages.ts';
import type { AnyPhone } from '../../state/phone/index.ts';

type MessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

/** Steps that the page keeps for its list. */
const MAX_STEPS = 400;
/** How soon it is tried again while something is not confirmed, ms. */
const AGAIN_MS = 1_000;
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
  private readonly lease = new Lease(message => this.send(message));
  private readonly commits = new Commits(commit => this.sendCommit(commit));
  /** The last error from the server: the reason, if it then closes the socket. */
  private lastError = '';
  private stepCount = 0;
  private readonly ticker = new Ticker();
  private releaseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, container: HTMLElement) {
    this.container = container;
    const url = new URL(`/v1/phones/${id}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.socket = new WebSocket(url);
    this.socket.onmessage = ({ data }) => this.onMessage(JSON.parse(String(data)) as ServerMessage);
    this.socket.onclose = ({ reason }) => {
      this.stopTimers();
      this.commits.clear();
      this.lease.returned();
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
        this.lease.granted();
        return;
      case 'released':
        this.state.setState({ mode: 'watching' });
        this.lease.returned();
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
    const before = this.phone;
    if (this.rendered && this.apps) {
      const { store, waiting } = this.rendered;
      const now = this.apps.applyOperations(store.phone, operations, waiting);
      await this.draw(this.apps, now, waiting);
      store.drainEvents();
    }
    this.state.setState({ stateHash });
    this.record({ action, operations, events, stateHash, before, mine: false });
  }

  private onCommitted(stateHash: string): void {
    this.commits.confirm(({ action, operations, events, before }) => {
      this.state.setState({ stateHash, unconfirmed: this.commits.count });
      this.record({ action, operations, events, before, stateHash, mine: true });
    });
  }

  /** Later commits were executed on a state that the server does not have, so they are dropped too. */
  private onRejected(snapshot: Snapshot, reason: string): void {
    this.commits.clear();
    void this.enqueue(async () => {
      await this.show(snapshot);
      this.state.setState({ unconfirmed: 0, notice: reason });
    });
  }

  private onError({ code, message }: MessageOf<'error'>['error']): void {
    const text = code === 'LEASED' ? 'Another client is driving this phone' : message;
    this.lastError = text;
    if (!this.lease.refused(text)) this.notify(text);
  }

  /** Shows the phone of a snapshot instead of the present one. */
  private async show(snapshot: Snapshot): Promise<void> {
    const base = await loadBase();
    this.apps ??= new PageApps(await loadBoot());
    const waiting = new Waiting();
    const scenario = this.apps.applyOperations(this.apps.begin(base), snapshot.scenario, waiting);
    await this.draw(this.apps, this.apps.applyOperations(scenario, snapshot.session, waiting), waiting);
  }

  /** Draws a phone once its words are there. `waiting` has its operations for apps that are not loaded. */
  private async draw(apps: PageApps, phone: AnyPhone, waiting: Waiting): Promise<void> {
    await apps.speak(languageOf(phone.os.settings.language));
    if (this.rendered) {
      this.rendered.waiting = waiting;
      this.rendered.replace(phone);
    } else this.rendered = new RenderedPhone(apps, phone, this.container, waiting);
    await this.rendered.settle();
    this.tellDrawn();
  }

  private tellDrawn(): void {
    this.state.setState(({ drawn }) => ({ drawn: drawn + 1 }));
  }

  private record(step: Omit<Step, 'number' | 'clock'>): void {
    const clock = this.phone?.clock.now ?? 0;
    this.state.setState(s => ({
      steps: [...s.steps.slice(1 - MAX_STEPS), { ...step, number: ++this.stepCount, clock }],
    }));
  }

  private sendCommit({ action, operations, events }: Commit): void {
    this.send({ type: 'commit', base: this.state.getState().stateHash, action, operations, events });
  }

  /** Executes an action here and commits it. While the clock runs, the time since the last tick is committed first, as a wait. */
  act(action: Action): Promise<void> {
    return this.drive(async rendered => {
      const ms = action.type === 'wait' ? 0 : this.ticker.take();
      if (ms > 0) await this.execute({ type: 'wait', ms }, () => rendered.act({ type: 'wait', ms }));
      const error = await this.execute(action, () => rendered.act(action));
      this.notify(error && action.type !== 'touch' ? error.message : '');
    });
  }

  /** Turns the phone in the hand. Agents have no such action: it is committed as a change without one. */
  turn(): Promise<void> {
    return this.drive(async rendered => {
      const { held, orientation } = rendered.store.phone.device;
      const turned = (held ?? orientation) === 'landscape' ? 'portrait' : 'landscape';
      await this.execute(null, async () => {
        rendered.store.dispatch('system', 'rotate', { orientation: turned });
        await rendered.settle();
        return undefined;
      });
    });
  }

  /** Runs work with the lease, and gives the lease back after a while without further work. */
  private drive(work: (rendered: RenderedPhone) => Promise<void>): Promise<void> {
    clearTimeout(this.releaseTimer);
    return this.enqueue(async () => {
      if (!this.rendered || this.state.getState().mode === 'closed') return;
      if (this.state.getState().mode !== 'driving') await this.lease.ask();
      await work(this.rendered);
      this.releaseTimer = setTimeout(() => this.release(), RELEASE_MS);
    });
  }

  private async execute(
    action: Action | null,
    work: () => Promise<LastError | undefined>,
  ): Promise<LastError | undefined> {
    const rendered = this.rendered!;
    const { store } = rendered;
    store.drainEvents();
    store.consumeError();
    rendered.mark();
    const before = store.phone;
    const error = await work();
    this.commits.add({ action, operations: rendered.changes(), events: store.drainEvents(), before });
    this.state.setState({ unconfirmed: this.commits.count });
    this.tellDrawn();
    return error;
  }

  /** Makes a call that changes the phone on the server, after all work before it. The lease is given back first. Throws what the call throws. */
  elsewhere<T>(call: () => Promise<T>): Promise<T> {
    const called = this.queue.then(() => this.handBack()).then(call);
    this.queue = called.then(
      () => {},
      () => {},
    );
    return called;
  }

  private async handBack(): Promise<void> {
    clearTimeout(this.releaseTimer);
    await this.commits.settled();
    if (this.state.getState().mode === 'driving') await this.lease.giveBack();
  }

  /** Gives the lease back once everything is committed, so that others can step the phone. A running clock keeps it. */
  private release(): void {
    void this.enqueue(() => {
      if (this.commits.count > 0) {
        this.releaseTimer = setTimeout(() => this.release(), AGAIN_MS);
        return;
      }
      if (this.state.getState().mode === 'driving' && !this.state.getState().running)
        this.send({ type: 'release' });
    });
  }

  /** Lets the phone's clock run with the wall's, or stops it. */
  run(on: boolean): void {
    this.state.setState({ running: on });
    if (on) this.ticker.start(() => void this.act({ type: 'wait', ms: this.ticker.take() }));
    else {
      this.ticker.stop();
      this.releaseTimer = setTimeout(() => this.release(), AGAIN_MS);
    }
  }

  /** Fetches an app's data, so that the tree can show it. */
  load(app: string): Promise<void> {
    return this.enqueue(async () => {
      await this.rendered?.ensure(app);
      this.tellDrawn();
    });
  }

  private stopTimers(): void {
    this.ticker.stop();
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
