import { produce } from 'immer';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { assertLedgerKept } from '../../src/sdk/core/effects.ts';
import { dispatch, runOn } from '../../src/sdk/core/engine.ts';
import { storageWriter, type StorageWriter } from '../../src/sdk/core/storage.ts';
import { diff } from '../../src/state/diff.ts';
import type { Shell } from '../../src/state/phone/device.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Blobs } from '../blobs.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { SnapshotRenderer } from '../phones/snapshot-renderer.ts';
import type { Stepper } from '../phones/stepper.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { logOf, type Log } from './log.ts';
import { portsOf, type Ports } from './ports.ts';

/** The shell's own part of a phone, created on first use. For use within a change. */
export const shellOf = ({ device }: AnyPhone): Shell =>
  (device.shell ??= { files: {}, properties: {}, settings: {} });

/** A name as a single word: ADB clients split the banner at spaces. */
export const bannerName = (text: string): string => text.replace(/[^\w.-]+/g, '_');

/** The parts of the server that ADB needs. */
export interface AdbHost {
  phones: Phones;
  stepper: Stepper;
  blobs: Blobs;
  snapshotRenderer: SnapshotRenderer;
}

const NO_OBSERVATION = { screenshot: false, elements: false } as const;

/**
 * A phone as ADB's services see it. Every change runs as an agent's step does: changes run one at a time, each is atomic, and the phone's
 * listeners are notified.
 */
export class AdbDevice {
  readonly context: AdbHost;
  readonly #phone: Phone;
  /** Called when the phone restarts. The endpoint disconnects its clients then. */
  readonly onRestart = new Set<() => void>();

  constructor(context: AdbHost, phone: Phone) {
    this.context = context;
    this.#phone = phone;
  }

  get id(): string {
    return this.#phone.id;
  }
  /** Marks the phone as in use, so that it does not expire while a client works with it. */
  touch(): void {
    this.#phone.begin()();
  }
  /** The ports on which programs of the phone listen. */
  get ports(): Ports {
    return portsOf(this.#phone);
  }
  /** The current state. */
  get tree(): AnyPhone {
    return this.#phone.now;
  }
  /** Screen size in pixels, in the current orientation. */
  get size(): { width: number; height: number } {
    const { screen, orientation } = this.tree.device;
    return orientation === 'landscape'
      ? { width: screen.height, height: screen.width }
      : { width: screen.width, height: screen.height };
  }

  /** Runs actions as one step. Gives the reason if the last one had no effect, else null. Throws as `Stepper.step`. */
  async input(...actions: Action[]): Promise<Observation['lastError']> {
    const { observation } = await this.context.stepper.step(this.#phone, actions, {
      observe: NO_OBSERVATION,
    });
    return observation.lastError;
  }

  /** The elements on the screen, in the order of observations. */
  async elements(): Promise<readonly Element[]> {
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: false,
      elements: true,
    });
    return observation.elements ?? [];
  }

  /** The elements on the screen as XML, in the format of `uiautomator dump`. */
  async hierarchy(): Promise<string> {
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: false,
      elements: false,
      tree: 'uiautomator',
    });
    return observation.tree!;
  }

  /** A screenshot as PNG, at the screen's own scale. */
  async picture(): Promise<Buffer> {
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: 'png',
      elements: false,
    });
    return observation.screenshot!.bytes;
  }

  /** A screenshot as base64 JPEG. `scale` is a share of the screen's own scale, up to 1; `quality` is 1 to 100. */
  async jpeg(scale: number, quality: number): Promise<string> {
    const own = this.tree.device.screen.scale;
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: 'jpeg',
      elements: false,
      quality: Math.min(100, Math.max(1, Math.round(quality))),
      ...(scale > 0 && scale < 1 ? { scale: Math.max(0.25, own * scale) } : {}),
    });
    return observation.screenshot!.base64;
  }

  /** Runs a rule of an app, or of `system`. Throws RuleError and LEASED; then nothing happened. */
  run(app: string, action: string, args: unknown = {}): Promise<void> {
    return this.#change(tree => dispatch(catalogue, tree, app, action, args));
  }

  /** Changes state for which no rule exists. Throws INVALID_STATE, BLOB_MISSING, LEASED and what `recipe` throws; then nothing changed. */
  change(recipe: (draft: AnyPhone) => void): Promise<void> {
    return this.#change(tree => {
      const phone = produce(tree, draft => {
        recipe(draft as AnyPhone);
      });
      this.context.phones.check(tree, phone);
      assertLedgerKept(tree, phone);
      return { phone, events: [] };
    });
  }

  /** Changes files of shared storage. Throws as `change`, and RuleError. */
  async files<T>(recipe: (writer: StorageWriter) => T): Promise<T> {
    let out!: T;
    await this.change(draft => {
      const { id, now } = runOn(catalogue, draft).ctx('files');
      out = recipe(storageWriter(draft.device.storage.files, now, id));
    });
    return out;
  }

  /** The phone's log. It starts with the first read of this property. */
  get log(): Log {
    return logOf(this.#phone);
  }

  /** Notifies `onRestart`. */
  restarted(): void {
    for (const end of this.onRestart) end();
  }

  #change(next: (tree: AnyPhone) => ReturnType<typeof dispatch>): Promise<void> {
    const phone = this.#phone;
    return phone.exclusive(() => {
      phone.assertNotLeased();
      const { phone: now, events } = next(phone.now);
      phone.commit(now, {
        action: null,
        operations: phone.listeners.size > 0 ? diff(phone.now, now) : [],
        events,
      });
    });
  }
}
