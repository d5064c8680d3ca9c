import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { EpisodeId } from '../run/episode-id.ts';
import { ABOUT, EpisodeRecord, PROMPTS, STEPS } from '../run/episode-record.ts';
import type { RunFolder } from '../run/folder.ts';

const pack = (text: string) => promisify(gzip)(text, { level: 1 });
const unpack = promisify(gunzip);

/** An episode's files by their names; pictures as they are, everything else gzipped. */
export type Files = Record<string, Buffer>;

const TEXTS = new Set([STEPS, PROMPTS, ABOUT]);
/** Pictures are named by their content. */
const PICTURE = /^[0-9a-f]{64}\.(?:jpg|png|webp|bin)$/;

/** An episode that is kept in memory until it is delivered. */
export class EpisodeInMemory extends EpisodeRecord {
  #texts = new Map<string, string>();
  #pictures: Files = {};

  protected append(name: string, text: string): void {
    this.#texts.set(name, (this.#texts.get(name) ?? '') + text);
  }

  write(name: string, content: string | Buffer): void {
    this.#texts.set(name, content.toString());
  }

  keep(name: string, bytes: Buffer): void {
    this.#pictures[name] ??= bytes;
  }

  /** All files, as they are delivered. */
  async packed(): Promise<Files> {
    const packing = [...this.#texts].map(async ([name, text]): Promise<[string, Buffer]> => [
      name,
      await pack(text),
    ]);
    return { ...Object.fromEntries(await Promise.all(packing)), ...this.#pictures };
  }
}

/** Texts of an episode, to be written at once. */
export async function unpackTexts(files: Files): Promise<Files> {
  const texts = Object.entries(files).filter(([name]) => TEXTS.has(name));
  return Object.fromEntries(await Promise.all(texts.map(async ([name, data]) => [name, await unpack(data)])));
}

/** Writes an episode into a run's folder as playing it there would have. What has another name than a run's files is left out. */
export function writeEpisode(folder: RunFolder, episode: EpisodeId, files: Files, texts: Files): void {
  const record = folder.episode(episode);
  for (const [name, data] of Object.entries(files)) if (PICTURE.test(name)) record.keep(name, data);
  for (const [name, data] of Object.entries(texts)) record.write(name, data);
}
