import { readingEnds, type ReadingEnd } from '../../bench/author/reading-ends.ts';
import { showing, type EndScreen } from '../../bench/author/screens.ts';
import type { Parameter } from '../../bench/author/parameters.ts';
import type { Recording } from '../../bench/author/recording.ts';
import type { Task } from '../../bench/tasks/form.ts';
import type { Reading } from '../../src/protocol/wire/recordings.ts';
import { diff } from '../../src/state/diff.ts';
import type { TakePhones } from './phone.ts';

/** What readings are told of. */
export interface Read {
  task: Task;
  recording: Recording;
  parameters: readonly Parameter[];
  end: EndScreen | undefined;
}

/** Pictures of the endings by which readings differ, each drawn once. */
export class ReadingPictures {
  readonly #phones: TakePhones;
  readonly #drawn = new Map<string, Promise<string | null>>();

  constructor(phones: TakePhones) {
    this.#phones = phones;
  }

  #draw({ start, end: phone, id, key }: ReadingEnd, end: EndScreen | undefined): Promise<string | null> {
    const of = `${id} ${key} ${JSON.stringify(diff(start, phone))}`;
    let drawn = this.#drawn.get(of);
    if (!drawn) {
      // Without a picture the sentence still says it.
      drawn = this.#phones.picture(showing(start, phone, end)).catch(() => null);
      this.#drawn.set(of, drawn);
    }
    return drawn;
  }

  /** Readings with how the phone ends by each. */
  async of(
    readings: readonly Reading[],
    { task, recording, parameters, end }: Read,
    pathOf: (name: string) => string,
  ): Promise<Reading[]> {
    if (readings.length === 0) return [];
    const ends = readingEnds(
      task,
      recording,
      parameters,
      readings.map(({ id }) => id),
    );
    return Promise.all(
      readings.map(async question => ({
        ...question,
        readings: await Promise.all(
          question.readings.map(async reading => {
            const found = ends.find(({ id, key }) => id === question.id && key === reading.key);
            if (!found) return reading;
            const picture = await this.#draw(found, end);
            return { ...reading, ends: found.words, picture: picture === null ? null : pathOf(picture) };
          }),
        ),
      })),
    );
  }
}
