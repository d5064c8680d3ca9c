import { createHash } from 'node:crypto';
import type { Operation } from '../../src/state/diff.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { LastError } from '../../src/protocol/observation.ts';

/** What a step gave, without its picture's bytes, which are kept once by content. */
export interface Taken {
  operations: Operation[];
  events: PhoneEvent[];
  error?: LastError | undefined;
  observation: Observation;
  picture?: string | undefined;
  stateHash: string;
  /** A page with a state of its own is shown. */ live?: boolean;
}

interface Entry {
  taken: Taken;
  bytes: number;
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

/** Everything that two takes of one step have to share, as text. */
const face = (t: Taken) => canonical([t.operations, t.events, t.error ?? null, t.observation, t.stateHash]);

/** About what an entry costs beside its text. */
const ENTRY_BYTES = 600;

/** (stateHash, actions, what to observe) → what the step gave. Bounded in bytes, least recently used out first; pictures are kept once by content. */
export class StepCache {
  readonly limit: number;
  readonly proofEvery: number;
  hits = 0;
  misses = 0;
  /** Hits on a step that was still being drawn for another phone. */
  joined = 0;
  proofs = 0;
  mismatches = 0;
  bytes = 0;
  private readonly entries = new Map<string, Entry>();
  private readonly drawing = new Map<string, Promise<Taken>>();
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
   * A step out of the cache, or drawn and kept. The same step asked for meanwhile waits for the one that is drawn, so that a group of
   * copies which begin alike costs one. Every `proofEvery`th hit is drawn again, and what differs is given back as it was drawn.
   * Throws what `draw` throws.
   */
  async take(
    key: string,
    draw: () => Promise<Taken>,
    differs: (kept: Taken, drawn: Taken) => void,
  ): Promise<Taken & { cached: boolean }> {
    const hit = this.get(key);
    if (hit && !hit.prove) return { ...hit.taken, cached: true };
    if (hit) {
      this.proofs++;
      // A proof that could not be drawn proves nothing; what is kept stands.
      const drawn = await draw().catch(() => undefined);
      if (!drawn || face(drawn) === face(hit.taken)) return { ...hit.taken, cached: true };
      this.mismatches++;
      this.drop(key);
      differs(hit.taken, drawn);
      return { ...drawn, cached: false };
    }
    const other = this.drawing.get(key);
    const joined = other && (await other.catch(() => undefined));
    if (joined) {
      this.hits++;
      this.misses--;
      this.joined++;
      return { ...joined, cached: true };
    }
    const drawing = draw();
    this.drawing.set(key, drawing);
    try {
      const drawn = await drawing;
      this.put(key, drawn);
      return { ...drawn, cached: false };
    } finally {
      if (this.drawing.get(key) === drawing) this.drawing.delete(key);
    }
  }

  /** What was kept, with its picture; and whether this hit is one to prove. */
  get(key: string): { taken: Taken; prove: boolean } | undefined {
    const entry = this.entries.get(key);
    if (!entry) {
      this.misses++;
      return undefined;
    }
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.hits++;
    const { picture, observation } = entry.taken;
    const shot = picture === undefined ? undefined : this.pictures.get(picture);
    const full =
      shot && observation.screenshot
        ? { ...observation, screenshot: { ...observation.screenshot, base64: shot.base64 } }
        : observation;
    return {
      taken: { ...entry.taken, observation: full },
      prove: this.proofEvery > 0 && this.hits % this.proofEvery === 0,
    };
  }

  put(key: string, taken: Taken): void {
    if (!this.on || this.entries.has(key)) return;
    let { observation } = taken;
    let picture: string | undefined;
    const bytes =
      ENTRY_BYTES +
      key.length +
      JSON.stringify([taken.operations, taken.events, { ...observation, screenshot: undefined }]).length;
    // One that is larger than all the room would only drive the others out.
    if (bytes + (observation.screenshot?.base64.length ?? 0) > this.limit) return;
    if (observation.screenshot) {
      const { base64 } = observation.screenshot;
      picture = createHash('sha256').update(base64).digest('hex');
      const known = this.pictures.get(picture);
      if (known) known.users++;
      else {
        this.pictures.set(picture, { base64, users: 1 });
        this.bytes += base64.length;
      }
      observation = { ...observation, screenshot: { ...observation.screenshot, base64: '' } };
    }
    this.entries.set(key, { taken: { ...taken, observation, picture }, bytes });
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
    const { picture } = entry.taken;
    const shot = picture === undefined ? undefined : this.pictures.get(picture);
    if (picture !== undefined && shot && --shot.users === 0) {
      this.pictures.delete(picture);
      this.bytes -= shot.base64.length;
    }
  }
}
