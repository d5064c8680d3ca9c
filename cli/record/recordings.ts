import { RecordingError } from './errors.ts';
import { LiveRecording, type Tools } from './live-recording.ts';
import { TakePhones } from './phone.ts';

/** The recordings of a server, in memory. */
export class Recordings {
  readonly #all = new Map<string, LiveRecording>();
  readonly #tools: Omit<Tools, 'phones'>;
  #last = 0;

  constructor(tools: Omit<Tools, 'phones'>) {
    this.#tools = tools;
  }

  /** Starts a recording on the base phone of a seed, with an open set-up take. */
  async make(seed: number): Promise<LiveRecording> {
    const { client, world } = this.#tools;
    const phones = new TakePhones(client, world);
    const recording = new LiveRecording(`rec-${++this.#last}`, seed, Date.now(), { ...this.#tools, phones });
    await recording.startTake({ kind: 'setup' });
    this.#all.set(recording.id, recording);
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
        `No recording ${id}; GET /v1/recordings lists them. They end with their server`,
      );
    return found;
  }

  async remove(id: string): Promise<void> {
    const recording = this.get(id);
    this.#all.delete(id);
    await recording.exclusive(() => recording.end());
  }
}
