import { createHash } from 'node:crypto';
import { apply } from '../../src/state/apply.ts';
import type { Screenshot } from '../../src/protocol/screenshot.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { cancelled } from '../renderers/errors.ts';
import type { DrawnObservation, DrawnStep } from './result.ts';

/**
 * A kept result. Its picture is kept once by content, and its tree only as long as a phone is at it: trees share most of their
 * parts, so the size of one cannot be measured cheaply. The size of its operations can.
 */
interface Entry {
  /** The step; its observation without the picture. */
  result: Omit<DrawnStep, 'tree'>;
  tree: WeakRef<AnyPhone>;
  picture: string | undefined;
  bytes: number;
  /** The entry that was made of the same drawing. */
  observed: string | undefined;
}

/** A step that is being drawn, and the number of callers that wait for it. */
interface Drawing {
  result: Promise<DrawnStep>;
  callers: number;
  cancel: AbortController;
}

export interface CachedStep {
  /** The phone before the step. */
  start: AnyPhone;
  /** Draws the step, as a proof all of it. The signal is aborted once no caller waits for it any more. */
  draw: (signal: AbortSignal, isProof: boolean) => Promise<DrawnStep>;
  /** What the step, once drawn, answers besides: an observation of the phone after it. */
  observed?: (drawn: DrawnStep) => { key: string; result: DrawnStep };
  /** Called when a proof finds that the kept result differs from the new drawing. */
  onMismatch: (kept: DrawnStep, drawn: DrawnStep) => void;
  /** Aborted when this caller hangs up: its call fails with CANCELLED, and the step continues for other callers. */
  signal?: AbortSignal | undefined;
}

/** JSON with sorted keys: equal requests have equal keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonical(child)}`).join(',')}}`;
}

/** The parts in which two drawings of one step must agree, as text. */
const fingerprint = (r: DrawnStep) =>
  canonical([r.operations, r.events, r.error ?? null, r.observation, r.stateHash]);

/** Approximate cost of an entry beside its text. */
const ENTRY_BYTES = 600;

/** Results of steps by stateHash, actions and observation spec. Bounded in bytes; the least recently used are evicted first. Pictures are kept once by content. */
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
  private readonly pictures = new Map<string, { screenshot: Screenshot; users: number }>();

  /** A limit of 0 turns the cache off. One in `proofEvery` hits is proved, none with 0. */
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
   * Gets a step from the cache, or draws and keeps it. Callers that request a step while it is being drawn wait for that drawing and share
   * its result or error, so that a group of copies costs one drawing. Every `proofEvery`th hit is drawn again; if the results differ, the
   * new one is returned. Throws CANCELLED, and what `draw` throws.
   */
  async getOrDraw(key: string, step: CachedStep): Promise<DrawnStep & { cached: boolean }> {
    const kept = this.get(key, step.start);
    if (kept && !kept.needsProof) return { ...kept.result, cached: true };
    if (kept) return this.prove(key, kept.result, step);
    const other = this.drawings.get(key);
    const result = await this.wait(key, other ?? this.begin(key, step), step.signal);
    if (!other) return { ...result, cached: false };
    // A live page belongs to one phone, so each caller draws its own.
    if (result.live) return { ...(await this.drawAlone(step, false)), cached: false };
    this.hits++;
    this.joined++;
    return { ...result, cached: true };
  }

  private begin(key: string, step: CachedStep): Drawing {
    this.misses++;
    const cancel = new AbortController();
    const result = step.draw(cancel.signal, false).then(drawn => {
      const observed = step.observed?.(drawn);
      if (observed) this.put(observed.key, observed.result);
      this.put(key, drawn, observed?.key);
      return drawn;
    });
    const drawing: Drawing = { result, callers: 0, cancel };
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
        // Later callers must not share a cancelled drawing.
        this.forget(key, drawing);
        drawing.cancel.abort();
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
    const drawn = await this.drawAlone(step, true).catch(() => undefined);
    if (step.signal?.aborted) throw cancelled();
    if (!drawn || fingerprint(drawn) === fingerprint(kept)) return { ...kept, cached: true };
    this.mismatches++;
    this.drop(key);
    step.onMismatch(kept, drawn);
    return { ...drawn, cached: false };
  }

  private drawAlone({ draw, signal }: CachedStep, isProof: boolean): Promise<DrawnStep> {
    return draw(signal ?? new AbortController().signal, isProof);
  }

  /** The kept result with its picture, for a phone that is at `start`, and whether this hit has to be proved. */
  get(key: string, start: AnyPhone): { result: DrawnStep; needsProof: boolean } | undefined {
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
      needsProof: this.proofEvery > 0 && this.hits % this.proofEvery === 0,
    };
  }

  /**
   * Keeps a result that every drawing would give again: not one of a page that threw, which another renderer may draw differently, nor
   * one with a live page, whose state the renderer holds and a hit would not. `observed` is the key of what goes with it.
   */
  put(key: string, { tree, ...result }: DrawnStep, observed?: string): void {
    if (!this.on || this.entries.has(key) || result.threw || result.live) return;
    const { screenshot, ...observation } = result.observation;
    const bytes =
      ENTRY_BYTES + key.length + JSON.stringify([result.operations, result.events, observation]).length;
    // An entry larger than the limit would evict everything.
    if (bytes + (screenshot?.size ?? 0) > this.limit) return;
    this.entries.set(key, {
      result: { ...result, observation },
      tree: new WeakRef(tree),
      picture: screenshot && this.addPicture(screenshot),
      bytes,
      observed,
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
    const { picture, observed } = entry;
    if (picture !== undefined) this.releasePicture(picture);
    if (observed !== undefined) this.drop(observed);
  }

  private addPicture(screenshot: Screenshot): string {
    const { mime, width, height, base64 } = screenshot;
    const picture = createHash('sha256').update(`${mime} ${width} ${height} `).update(base64).digest('hex');
    const known = this.pictures.get(picture);
    if (known) known.users++;
    else {
      this.pictures.set(picture, { screenshot, users: 1 });
      this.bytes += screenshot.size;
    }
    return picture;
  }

  private releasePicture(picture: string): void {
    const kept = this.pictures.get(picture);
    if (!kept || --kept.users > 0) return;
    this.pictures.delete(picture);
    this.bytes -= kept.screenshot.size;
  }

  private withPicture({ result: { observation }, picture }: Entry): DrawnObservation {
    const kept = picture === undefined ? undefined : this.pictures.get(picture);
    return kept ? { screenshot: kept.screenshot, ...observation } : observation;
  }
}

/** The tree that phones in this state share. If it was collected, a new one is made, to be shared from now on. */
function treeOf(entry: Entry, start: AnyPhone): AnyPhone {
  const shared = entry.tree.deref();
  if (shared) return shared;
  const tree = apply(start, entry.result.operations);
  entry.tree = new WeakRef(tree);
  return tree;
}

/** A copy of an error for each caller, because callers may add to it. */
function copyOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error));
}
