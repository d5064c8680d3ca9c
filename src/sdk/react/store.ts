import { produce } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyPhone } from '../../state/phone/index.ts';
import { AppNotLoaded, type Catalogue } from '../core/app.ts';
import { dispatch as run } from '../core/engine.ts';
import type { Cause, PhoneEvent } from '../core/run.ts';
import { RuleError } from '../core/rule-error.ts';

interface Pending {
  app: string;
  action: string;
  args: unknown;
  cause: Cause;
}

/** The store of a renderer: its phone, and the only ways to change it. */
export interface PhoneStore {
  readonly catalogue: Catalogue;
  readonly api: StoreApi<{ phone: AnyPhone }>;
  readonly phone: AnyPhone;
  /** Runs an action of an app (or of `system`) and records it. */
  dispatch(app: string, action: string, args: unknown, cause?: Cause): void;
  /** Changes the state of the screen, such as scroll, text and focus. Records no event. */
  update(recipe: (phone: AnyPhone) => void): void;
  replace(phone: AnyPhone): void;
  /** Actions that wait for an app's code; they run in order once it is loaded. */
  waiting(): string | undefined;
  drain(): void;
  drainEvents(): PhoneEvent[];
  addEvents(events: PhoneEvent[]): void;
  consumeError(): RuleError | undefined;
  /** Told after each change, by the page and by the studio. */
  subscribe(listener: () => void): () => void;
  /** Whether what reads it is only looked at: it changes nothing, and takes no Back. */
  readonly isLookedAt?: boolean;
}

/** The same phone, to be looked at only: what is drawn from it can neither act nor write. */
export function lookedAt(store: PhoneStore): PhoneStore {
  const nothing = { value: () => undefined };
  return Object.create(store, {
    dispatch: nothing,
    update: nothing,
    replace: nothing,
    isLookedAt: { value: true },
  }) as PhoneStore;
}

/** Creates the store of a renderer. `replace` keeps nothing of the earlier phone. */
export function createPhoneStore(catalogue: Catalogue, phone: AnyPhone): PhoneStore {
  const api = createStore<{ phone: AnyPhone }>(() => ({ phone }));
  let events: PhoneEvent[] = [];
  let queue: Pending[] = [];
  let missing: string | undefined;
  let error: RuleError | undefined;

  const attempt = (p: Pending): boolean => {
    try {
      const out = run(catalogue, api.getState().phone, p.app, p.action, p.args, p.cause);
      events.push(...out.events);
      api.setState({ phone: out.phone });
      return true;
    } catch (thrown) {
      if (thrown instanceof AppNotLoaded) {
        missing = thrown.app;
        return false;
      }
      if (thrown instanceof RuleError) {
        error = thrown;
        return true;
      }
      throw thrown;
    }
  };

  return {
    catalogue,
    api,
    get phone() {
      return api.getState().phone;
    },
    dispatch(app, action, args, cause = 'agent') {
      const pending = { app, action, args, cause };
      if (queue.length > 0 || !attempt(pending)) queue.push(pending);
    },
    update(recipe) {
      api.setState({
        phone: produce(api.getState().phone, draft => {
          recipe(draft as AnyPhone);
        }),
      });
    },
    replace(next) {
      api.setState({ phone: next });
    },
    waiting: () => (queue.length > 0 ? missing : undefined),
    drain() {
      while (queue.length > 0) {
        if (!attempt(queue[0]!)) return;
        queue = queue.slice(1);
      }
      missing = undefined;
    },
    drainEvents() {
      const drained = events;
      events = [];
      return drained;
    },
    addEvents(more) {
      events.push(...more);
    },
    consumeError() {
      const consumed = error;
      error = undefined;
      return consumed;
    },
    subscribe: listener => api.subscribe(listener),
  };
}
