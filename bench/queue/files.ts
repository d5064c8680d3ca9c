import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { EpisodeId } from '../run/episode-id.ts';
import type { RunFolder } from '../run/folder.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** An episode's files by their names; pictures as they are, everything else gzipped. */
export type Files = Record<string, Buffer>;

const TEXTS = new Set(['steps.jsonl', 'prompts.jsonl', 'episode.json']);
/** Pictures are named by their content. */
const PICTURE = /^[0-9a-f]{64}\.(?:jpg|png|webp|bin)$/;

/** The files of an episode that was played into `path`, with its pictures in `pictures`. */
export async function readEpisode(path: string, pictures: string): Promise<Files> {
  const files: Files = {};
  for (const name of readdirSync(path).filter(name => TEXTS.has(name)))
    files[name] = await pack(readFileSync(join(path, name)));
  for (const name of readdirSync(pictures).filter(name => PICTURE.test(name)))
    files[name] = readFileSync(join(pictures, name));
  return files;
}

/** Texts of an episode, to be written at once. */
export async function unpackTexts(files: Files): Promise<Files> {
  const texts = Object.entries(files).filter(([name]) => TEXTS.has(name));
  return Object.fromEntries(await Promise.all(texts.map(async ([name, data]) => [name, await unpack(data)])));
}

/** Writes an episode into a run's folder as playing it there would have. What has another name than a run's files is left out. */
export function writeEpisode(folder: RunFolder, episode: EpisodeId, files: Files, texts: Files): void {
  const { path } = folder.episode(episode);
  for (const [name, data] of Object.entries(files))
    if (PICTURE.test(name)) keepPicture(join(folder.path, 'pictures', name), data, basename(path));
  for (const [name, data] of Object.entries(texts)) writeFileSync(join(path, name), data);
}

/** Stores a picture once; `owner` keeps two writers of the same one apart until it is whole. */
function keepPicture(path: string, data: Buffer, owner: string): void {
  if (existsSync(path)) return;
  const part = `${path}.${owner}`;
  writeFileSync(part, data);
  renameSync(part, path);
}
