import { produce } from 'immer';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
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

/** What a shell keeps on a phone, to be changed. */
export const shellOf = ({ device }: AnyPhone): Shell =>
  (device.shell ??= { files: {}, properties: {}, settings: {} });

/** A name as ADB's clients take it: one word. */
export const bannerName = (text: string): string => text.replace(/[^\w.-]+/g, '_');

/** What ADB needs of the server that has the phones. */
export interface AdbHost {
  phones: Phones;
  stepper: Stepper;
  blobs: Blobs;
  snapshotRenderer: SnapshotRenderer;
}

const UNSEEN = { screenshot: false, elements: false } as const;

/**
 * One phone as the services of its door see it. Everything that changes it goes the way that a finger's step goes: one after the other,
 * whole or not at all, and told to whoever watches.
 */
export class AdbDevice {
  readonly context: AdbHost;
  readonly #phone: Phone;
  /** Whoever has to go when the phone restarts: the clients of its door. */
  readonly onRestart = new Set<() => void>();

  constructor(context: AdbHost, phone: Phone) {
    this.context = context;
    this.#phone = phone;
  }

  get id(): string {
    return this.#phone.id;
  }
  /** A client asks for something: the phone is in use. */
  touch(): void {
    this.#phone.begin()();
  }
  /** Who listens on it. */
  get ports(): Ports {
    return portsOf(this.#phone);
  }
  /** The tree as it is now. */
  get tree(): AnyPhone {
    return this.#phone.now;
  }
  /** Pixels as the phone is held now. */
  get size(): { width: number; height: number } {
    const { screen, orientation } = this.tree.device;
    return orientation === 'landscape'
      ? { width: screen.height, height: screen.width }
      : { width: screen.width, height: screen.height };
  }

  /** Actions as one step. Gives why the last had no effect, where it had none. Throws as `Stepper.step`. */
  async input(...actions: Action[]): Promise<Observation['lastError']> {
    const { observation } = await this.context.stepper.step(this.#phone, actions, { observe: UNSEEN });
    return observation.lastError;
  }

  /** What is on the screen, in the order of observations. */
  async elements(): Promise<readonly Element[]> {
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: false,
      elements: true,
    });
    return observation.elements ?? [];
  }

  /** What is on the screen as `uiautomator dump` writes it. */
  async hierarchy(): Promise<string> {
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: false,
      elements: false,
      tree: 'uiautomator',
    });
    return observation.tree!;
  }

  /** The screen as PNG, at its own scale. */
  async picture(): Promise<Buffer> {
    const { observation } = await this.context.stepper.observe(this.#phone, {
      screenshot: 'png',
      elements: false,
    });
    return Buffer.from(observation.screenshot!.base64, 'base64');
  }

  /** The screen as JPEG in base64: its scale as part of the screen's own, up to 1, and quality up to 100. */
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

  /** A rule of an app, or of `system`, without its screen. Throws RuleError, and then nothing happened; LEASED. */
  run(app: string, action: string, args: unknown = {}): Promise<void> {
    return this.#change(tree => dispatch(catalogue, tree, app, action, args));
  }

  /** Changes a part of the tree for which there is no rule. Throws what `recipe` throws, INVALID_STATE and BLOB_MISSING; then nothing changed. */
  change(recipe: (draft: AnyPhone) => void): Promise<void> {
    return this.#change(tree => {
      const phone = produce(tree, draft => {
        recipe(draft as AnyPhone);
      });
      this.context.phones.check(tree, phone);
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

  /** What the phone has told since it was first listened to. */
  get log(): Log {
    return logOf(this.#phone);
  }

  /** Ends what a restart ends outside the phone. */
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
