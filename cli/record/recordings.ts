import { hash } from '../../src/state/hash.ts';
import { RecordingError } from './errors.ts';
import { LiveRecording } from './live-recording.ts';
import { TakePhones } from './phone.ts';
import type { RecordingShelf } from './shelf.ts';
import type { Tools } from './tools.ts';

/** The recordings of a server: in memory, and on a shelf if there is one, from which the next server takes them. */
export class Recordings {
  readonly #all = new Map<string, LiveRecording>();
  readonly #tools: Omit<Tools, 'phones'>;
  readonly #shelf: RecordingShelf | undefined;
  readonly #world: string;
  #last = 0;

  constructor(tools: Omit<Tools, 'phones'>, shelf?: RecordingShelf) {
    this.#tools = tools;
    this.#shelf = shelf;
    this.#world = hash(tools.world);
    for (const kept of shelf?.read() ?? []) {
      // What was done on other apps cannot be done again on these.
      if (kept.world !== this.#world) continue;
      const phones = new TakePhones(tools.client, tools.world, shelf!.pictures(kept.id));
      try {
        this.#add(LiveRecording.of(kept, { ...tools, phones }));
      } catch {
        // A file that somebody has changed by hand is theirs to mend.
      }
    }
  }

  /** Adds a recording, which is written at each change. */
  #add(recording: LiveRecording): void {
    this.#all.set(recording.id, recording);
    recording.onChange = () => {
      if (this.#all.has(recording.id)) this.#shelf?.write(recording.kept(this.#world), recording.picture);
    };
  }

  /** Starts a recording on the base phone of a seed, with an open set-up take. */
  async make(seed: number): Promise<LiveRecording> {
    const { client, world } = this.#tools;
    const phones = new TakePhones(client, world);
    // Another server may keep its recordings in the same folder.
    this.#last = Math.max(this.#last, this.#shelf?.last ?? 0) + 1;
    const recording = new LiveRecording(`rec-${this.#last}`, seed, Date.now(), { ...this.#tools, phones });
    await recording.startTake({ kind: 'setup' });
    this.#add(recording);
    recording.onChange();
    return recording;
  }

  list(): LiveRecording[] {
    return [...this.#all.values()];
  }

  /** Throws RECORDING_NOT_FOUND. */
  get(id: string): LiveRecording {
    const found = this.#all.get(id);
    if (!found)
      throw new RecordingError(
        'RECORDING_NOT_FOUND',
        `No recording ${id}; GET /v1/recordings lists them. Those of another version of the apps are not shown`,
      );
    return found;
  }

  async remove(id: string): Promise<void> {
    const recording = this.get(id);
    this.#all.delete(id);
    await recording.exclusive(() => recording.end());
    this.#shelf?.remove(id);
  }

  /** Gives up what is under way. The recordings stay on the shelf. */
  close(): void {
    for (const recording of this.#all.values()) recording.giveUp();
  }
}
