import { createHash } from 'node:crypto';
import { apply } from '../../src/state/apply.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { cancelled } from '../renderers/errors.ts';
import type { DrawnStep } from './result.ts';

/**
 * A kept result: its picture's bytes are kept once by content, and its tree only as long as a phone is at it. A tree shares most of
 * itself with the one before, so that what it holds alone cannot be told cheaply; operations can.
 */
interface Entry {
  result: Omit<DrawnStep, 'tree'>;
  tree: WeakRef<AnyPhone>;
  picture: string | undefined;
  bytes: number;
}

/** A step that is being drawn, and how many callers wait for it. */
interface Drawing {
  result: Promise<DrawnStep>;
  callers: number;
  giveUp: AbortController;
}

export interface CachedStep {
  /** The phone before the step. */
  start: AnyPhone;
  /** Draws the step. The signal is aborted once no caller waits for it any more. */
  draw: (signal: AbortSignal) => Promise<DrawnStep>;
  /** Told when a kept result is not what was drawn anew. */
  differs: (kept: DrawnStep, drawn: DrawnStep) => void;
  /** Of this caller: aborted, the call fails with CANCELLED, and the step goes on for the others who wait for it. */
  signal?: AbortSignal | undefined;
}

/** JSON with sorted keys: equal requests have equal keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

/** Everything that two drawings of one step have to share, as text. */
const fingerprint = (r: DrawnStep) =>
  canonical([r.operations, r.events, r.error ?? null, r.observation, r.stateHash]);

/** About what an entry costs beside its text. */
const ENTRY_BYTES = 600;

/** (stateHash, actions, what to observe) → what the step gave. Bounded in bytes, least recently used out first; pictures are kept once by content. */
export class StepCache {
  readonly limit: number;
  readonly proofEvery: number;
  hits = 0;
  /** Steps that had to be drawn. */
  misses = 0;
  /** Hits on a step that was still being drawn for another phone. */
  joined = 0;
  proofs = 0;
  mismatches = 0;
  bytes = 0;
  private readonly entries = new Map<string, Entry>();
  private readonly drawings = new Map<string, Drawing>();
  private readonly pictures = new Map<string, { base64: string; users: number }>();

  /** `limitBytes` 0 turns it off; one in `proofEvery` hits is proved, none with 0. */
  constructor(limitBytes: number, proofEvery = 200) {
    this.limit = limitBytes;
    this.proofEvery = proofEvery;
  }

  get size(): number {
    return this.entries.size;
  }
  get on(): boolean {
    return this.limit > 0;
  }

  keyOf(stateHash: string, actions: unknown, observe: unknown): string {
    return `${stateHash}${canonical(actions)}${canonical(observe)}`;
  }

  /**
   * A step out of the cache, or drawn and kept. Whoever asks for a step that is being drawn waits for that drawing and shares its
   * result or its error, so that a group of copies costs one. Every `proofEvery`th hit is drawn again, and what differs is given back
   * as it was drawn. Throws CANCELLED, and what `draw` throws.
   */
  async getOrDraw(key: string, step: CachedStep): Promise<DrawnStep & { cached: boolean }> {
    const kept = this.get(key, step.start);
    if (kept && !kept.prove) return { ...kept.result, cached: true };
    if (kept) return this.prove(key, kept.result, step);
    const other = this.drawings.get(key);
    const result = await this.wait(key, other ?? this.begin(key, step), step.signal);
    if (!other) return { ...result, cached: false };
    // A page with a state of its own is one phone's: each draws its own.
    if (result.live) return { ...(await this.drawAlone(step)), cached: false };
    this.hits++;
    this.joined++;
    return { ...result, cached: true };
  }

  private begin(key: string, step: CachedStep): Drawing {
    this.misses++;
    const giveUp = new AbortController();
    const result = step.draw(giveUp.signal).then(drawn => {
      this.put(key, drawn);
      return drawn;
    });
    const drawing: Drawing = { result, callers: 0, giveUp };
    this.drawings.set(key, drawing);
    const end = () => this.forget(key, drawing);
    result.then(end, end);
    return drawing;
  }

  /** Waits for a drawing as one of its callers. Throws CANCELLED, and a copy of what the drawing throws. */
  private wait(key: string, drawing: Drawing, signal: AbortSignal | undefined): Promise<DrawnStep> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(cancelled());
        if (--drawing.callers > 0) return;
        // Whoever asks from here on must not share a drawing that is given up.
        this.forget(key, drawing);
        drawing.giveUp.abort();
      };
      drawing.callers++;
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave);
      const stop = () => signal?.removeEventListener('abort', leave);
      drawing.result.then(
        result => {
          stop();
          resolve(result);
        },
        error => {
          stop();
          reject(copyOf(error));
        },
      );
    });
  }

  private forget(key: string, drawing: Drawing): void {
    if (this.drawings.get(key) === drawing) this.drawings.delete(key);
  }

  /** Draws a hit again. If that fails, the kept result stands. */
  private async prove(
    key: string,
    kept: DrawnStep,
    step: CachedStep,
  ): Promise<DrawnStep & { cached: boolean }> {
    this.proofs++;
    const drawn = await this.drawAlone(step).catch(() => undefined);
    if (step.signal?.aborted) throw cancelled();
    if (!drawn || fingerprint(drawn) === fingerprint(kept)) return { ...kept, cached: true };
    this.mismatches++;
    this.drop(key);
    step.differs(kept, drawn);
    return { ...drawn, cached: false };
  }

  private drawAlone({ draw, signal }: CachedStep): Promise<DrawnStep> {
    return draw(signal ?? new AbortController().signal);
  }

  /** What was kept, with its picture, for a phone that is at `start`; and whether this hit is one to prove. */
  get(key: string, start: AnyPhone): { result: DrawnStep; prove: boolean } | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.hits++;
    return {
      result: {
        ...entry.result,
        observation: this.withPicture(entry),
        tree: treeOf(entry, start),
      },
      prove: this.proofEvery > 0 && this.hits % this.proofEvery === 0,
    };
  }

  /**
   * Keeps a result that every drawing would give again: not one of a page that threw, which another renderer may draw differently, nor
   * one with a live page, whose state the renderer holds and a hit would not.
   */
  put(key: string, { tree, ...result }: DrawnStep): void {
    if (!this.on || this.entries.has(key) || result.threw || result.live) return;
    const { screenshot, ...observation } = result.observation;
    const base64 = screenshot?.base64 ?? '';
    const bytes =
      ENTRY_BYTES + key.length + JSON.stringify([result.operations, result.events, observation]).length;
    // An entry larger than the limit would evict everything.
    if (bytes + base64.length > this.limit) return;
    const picture = screenshot ? this.addPicture(base64) : undefined;
    const blank = screenshot
      ? { ...result.observation, screenshot: { ...screenshot, base64: '' } }
      : observation;
    this.entries.set(key, {
      result: { ...result, observation: blank },
      tree: new WeakRef(tree),
      picture,
      bytes,
    });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
    const { picture } = entry;
    const shot = picture === undefined ? undefined : this.pictures.get(picture);
    if (picture !== undefined && shot && --shot.users === 0) {
      this.pictures.delete(picture);
      this.bytes -= shot.base64.length;
    }
  }

  private addPicture(base64: string): string {
    const picture = createHash('sha256').update(base64).digest('hex');
    const known = this.pictures.get(picture);
    if (known) known.users++;
    else {
      this.pictures.set(picture, { base64, users: 1 });
      this.bytes += base64.length;
    }
    return picture;
  }

  private withPicture({ result: { observation }, picture }: Entry): DrawnStep['observation'] {
    const base64 = picture === undefined ? undefined : this.pictures.get(picture)?.base64;
    if (base64 === undefined || !observation.screenshot) return observation;
    return { ...observation, screenshot: { ...observation.screenshot, base64 } };
  }
}

/** The tree that phones at this state share, or a new one that those after this phone will share. */
function treeOf(entry: Entry, start: AnyPhone): AnyPhone {
  const shared = entry.tree.deref();
  if (shared) return shared;
  const tree = apply(start, entry.result.operations);
  entry.tree = new WeakRef(tree);
  return tree;
}

/** An error of one's own: whoever is told may add to it. */
function copyOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error));
}
