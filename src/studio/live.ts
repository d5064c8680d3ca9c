import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action } from '../protocol/action.ts';
import type { LastError } from '../protocol/observation.ts';
import type { Boot } from '../protocol/renderer.ts';
import type { ClientMessage, ServerMessage } from '../protocol/wire/live.ts';
import type { Snapshot } from '../protocol/wire/phones.ts';
import { setPictureLibrary } from '../sdk/react/pictures.ts';
import type { PhoneEvent } from '../sdk/core/run.ts';
import { ShownPhone } from '../shell/renderer/shown.tsx';
import { PageApps } from '../shell/renderer/pages.ts';
import type { Operation } from '../state/diff.ts';
import type { AnyPhone } from '../state/phone/index.ts';

/** One step of the phone, whoever took it. */
export interface Step {
  number: number;
  action: Action | null;
  operations: Operation[];
  events: PhoneEvent[];
  stateHash: string;
  clock: number;
  mine: boolean;
}

export type Mode = 'joining' | 'watching' | 'driving' | 'gone';

/** What the page around the phone shows. */
export interface LiveState {
  mode: Mode;
  stateHash: string;
  /** Steps that the server has not confirmed yet. */ unconfirmed: number;
  steps: Step[];
  running: boolean;
  said: string;
}

interface Commit {
  action: Action;
  operations: Operation[];
  events: PhoneEvent[];
}

/** Steps that the page keeps to look at. */
const KEPT = 400;
const TICK_MS = 1_000;
/** How long after the last touch the phone is given back, ms; agents may step it then. */
const RELEASE_MS = 8_000;

let boot: Promise<Boot> | undefined;
const loadBoot = () =>
  (boot ??= fetch('/boot.json').then(r => {
    if (!r.ok) throw new Error(`The server answered ${r.status}: open this page with ?token=…`);
    return r.json() as Promise<Boot>;
  }));
let bare: Promise<Omit<AnyPhone, 'apps'>> | undefined;
const loadBare = () =>
  (bare ??= fetch('/worlds/base.json').then(r => r.json() as Promise<Omit<AnyPhone, 'apps'>>));

/**
 * A phone of the server in this page. *Watching*, it takes the deltas of others' steps; *driving*, it holds the lease, executes each action here at
 * the speed of a hand, and commits it with what it changed. Everything takes its turn in one queue.
 */
export class LivePhone {
  readonly state: StoreApi<LiveState> = createStore<LiveState>(() => ({
    mode: 'joining',
    stateHash: '',
    unconfirmed: 0,
    steps: [],
    running: false,
    said: '',
  }));
  shown: ShownPhone | undefined;
  private readonly container: HTMLElement;
  private readonly socket: WebSocket;
  private apps: PageApps | undefined;
  private queue: Promise<void> = Promise.resolve();
  private leased: { resolve: () => void; reject: (error: Error) => void } | undefined;
  private commits: Commit[] = [];
  private sent = false;
  /** What the server refused last: a socket that it closes after it closes for that. */
  private problem = '';
  private count = 0;
  private tickedAt = 0;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, container: HTMLElement) {
    this.container = container;
    const url = new URL(`/v1/phones/${id}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.socket = new WebSocket(url);
    this.socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      this.heard(message);
    };
    this.socket.onclose = ({ reason }) => {
      this.stop();
      this.state.setState({
        mode: 'gone',
        said: this.problem || reason || 'The connection to the server is gone',
      });
    };
  }

  get phone(): AnyPhone | undefined {
    return this.shown?.store.phone;
  }

  /** Runs one thing after the other; what throws is said, and the next goes on. */
  private turn(work: () => void | Promise<void>): Promise<void> {
    return (this.queue = this.queue
      .then(work)
      .catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error))));
  }
  private say(said: string): void {
    this.state.setState({ said });
  }
  private send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'phone':
        void this.turn(async () => {
          await this.put(message.snapshot);
          this.state.setState({ mode: 'watching', stateHash: message.stateHash });
        });
        return;
      case 'delta':
        void this.turn(async () => {
          this.shown?.load(message.operations);
          await this.shown?.settle();
          this.shown?.store.drainEvents();
          this.state.setState({ stateHash: message.stateHash });
          this.note({
            action: message.action,
            operations: message.operations,
            events: message.events,
            stateHash: message.stateHash,
            mine: false,
          });
        });
        return;
      case 'leased':
        this.problem = '';
        this.state.setState({ mode: 'driving', said: '' });
        this.leased?.resolve();
        this.leased = undefined;
        return;
      case 'released':
        this.state.setState({ mode: 'watching' });
        return;
      case 'committed': {
        const done = this.commits.shift()!;
        this.sent = false;
        this.state.setState({ stateHash: message.stateHash, unconfirmed: this.commits.length });
        this.note({ ...done, stateHash: message.stateHash, mine: true });
        this.flush();
        return;
      }
      case 'rejected':
        // What was executed on top of a state that the server has not is void.
        this.commits = [];
        this.sent = false;
        void this.turn(async () => {
          await this.put(message.snapshot);
          this.state.setState({ unconfirmed: 0, said: message.reason });
        });
        return;
      default: {
        const words =
          message.error.code === 'LEASED' ? 'Somebody else holds this phone just now' : message.error.message;
        this.problem = words;
        this.sent = false;
        if (this.leased) this.leased.reject(new Error(words));
        else this.say(words);
        this.leased = undefined;
      }
    }
  }

  /** Shows what a snapshot holds; nothing of before is kept. */
  private async put(snapshot: Snapshot): Promise<void> {
    const [about, base] = await Promise.all([loadBoot(), loadBare()]);
    if (!this.apps) {
      this.apps = new PageApps(about);
      setPictureLibrary(about.pictures, about.icons);
    }
    const phone = this.apps.applyOperations(
      this.apps.applyOperations(this.apps.begin(base), snapshot.scenario),
      snapshot.session,
    );
    if (this.shown) this.shown.replace(phone);
    else this.shown = new ShownPhone(this.apps, phone, this.container);
    await this.shown.settle();
  }

  private note(step: Omit<Step, 'number' | 'clock'>): void {
    const clock = this.phone?.clock.now ?? 0;
    this.state.setState(s => ({
      steps: [...s.steps.slice(1 - KEPT), { ...step, number: ++this.count, clock }],
    }));
  }

  /** Sends the commit whose turn it is: its base is what the server answered last. */
  private flush(): void {
    const next = this.commits[0];
    if (!next || this.sent) return;
    this.sent = true;
    this.send({ type: 'commit', base: this.state.getState().stateHash, ...next });
  }

  private async hold(): Promise<void> {
    if (this.state.getState().mode === 'driving') return;
    const answer = new Promise<void>((resolve, reject) => {
      this.leased = { resolve, reject };
    });
    this.send({ type: 'lease' });
    await answer;
  }

  /** Executes an action here and commits it. Between two touches of a running phone lies a wait, as long as it took. */
  act(action: Action): Promise<void> {
    clearTimeout(this.idle);
    return this.turn(async () => {
      if (!this.shown || this.state.getState().mode === 'gone') return;
      await this.hold();
      const passed = this.state.getState().running ? Math.round(performance.now() - this.tickedAt) : 0;
      if (passed > 0 && action.type !== 'wait') {
        this.tickedAt += passed;
        await this.execute({ type: 'wait', ms: passed });
      }
      const error = await this.execute(action);
      this.say(error && action.type !== 'touch' ? error.message : '');
      this.idle = setTimeout(() => this.letGo(), RELEASE_MS);
    });
  }

  private async execute(action: Action): Promise<LastError | undefined> {
    const { store } = this.shown!;
    store.drainEvents();
    store.consumeError();
    this.shown!.mark();
    const error = await this.shown!.act(action);
    this.commits.push({ action, operations: this.shown!.changes(), events: store.drainEvents() });
    this.state.setState({ unconfirmed: this.commits.length });
    this.flush();
    return error;
  }

  /** Gives the phone back once everything is committed, so that others can step it. A running clock keeps it. */
  private letGo(): void {
    void this.turn(() => {
      if (this.commits.length > 0) {
        this.idle = setTimeout(() => this.letGo(), TICK_MS);
        return;
      }
      if (this.state.getState().mode === 'driving' && !this.state.getState().running)
        this.send({ type: 'release' });
    });
  }

  /** Lets the phone's clock go with the wall's, or stops it. */
  run(on: boolean): void {
    clearInterval(this.ticker);
    this.state.setState({ running: on });
    if (!on) {
      this.idle = setTimeout(() => this.letGo(), TICK_MS);
      return;
    }
    this.tickedAt = performance.now();
    this.ticker = setInterval(() => {
      const ms = Math.round(performance.now() - this.tickedAt);
      this.tickedAt += ms;
      void this.act({ type: 'wait', ms });
    }, TICK_MS);
  }

  /** Fetches an app's data, so that the tree can show it. */
  load(app: string): Promise<void> {
    return this.turn(async () => {
      await this.shown?.ensure(app);
    });
  }

  private stop(): void {
    clearInterval(this.ticker);
    clearTimeout(this.idle);
  }

  close(): void {
    this.stop();
    this.socket.onclose = null;
    this.socket.close();
    void this.turn(() => {
      this.shown?.unmount();
      this.shown = undefined;
    });
  }
}
