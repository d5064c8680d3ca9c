import { join } from 'node:path';
import { openDuck, Staged, writeParquet } from '../duckdb.ts';
import { EPISODES, episodeRow, STEP_ELEMENTS, STEP_PICTURE, stepRow, STEPS } from '../rows.ts';
import { thoughtful } from '../thoughts.ts';
import type { Format } from './format.ts';

/** Rows of a group: few, since a group is put together in memory with all its elements and pictures. */
const GROUP = { inline: 2_048, files: 4_096, none: 4_096 };

/** Two tables, `episodes.parquet` and `steps.parquet`. */
export const parquet: Format = {
  name: 'parquet',
  describe: 'two tables, episodes and steps, as Parquet',
  pictures: ['files', 'inline', 'none'],
  actions: false,
  async write(all, { folder, pictures }, { wrote }) {
    const episodes = new Staged(join(folder, 'episodes.lines'), EPISODES);
    const rows = new Staged(join(folder, 'steps.lines'), {
      ...STEPS,
      ...STEP_ELEMENTS,
      ...(pictures.mode === 'inline' ? STEP_PICTURE : {}),
    });
    for (const episode of all) {
      episodes.write(episodeRow(episode));
      const steps = await thoughtful(episode);
      for (const step of steps) {
        const picture = pictures.find(episode.run, step.before.picture);
        if (picture && pictures.mode === 'files') pictures.copy(picture);
        const after = pictures.mode === 'files' ? pictures.find(episode.run, step.after.picture) : null;
        if (after) pictures.copy(after);
        rows.write({
          ...stepRow(episode, step),
          elements: step.before.elements ?? null,
          ...(pictures.mode === 'inline'
            ? { picture_bytes: picture && pictures.bytes(picture).toString('base64') }
            : {}),
        });
      }
      wrote(episode, steps.length);
    }
    await openDuck(async connection => {
      await writeParquet(connection, episodes, join(folder, 'episodes.parquet'), GROUP.none);
      await writeParquet(connection, rows, join(folder, 'steps.parquet'), GROUP[pictures.mode]);
    });
  },
};
