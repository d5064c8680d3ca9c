import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Observation } from '../../src/protocol/observation.ts';
import { bytesOf } from '../../src/protocol/screenshot.ts';
import type { PromptMessage } from '../agents/agent.ts';
import { writeWhole } from './whole-file.ts';

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

export const STEPS = 'steps.jsonl';
/** What models were asked in an episode, a step a line. */
export const PROMPTS = 'prompts.jsonl';
export const ABOUT = 'episode.json';
const DATA_URL = /^data:([\w/]+);base64,(.+)$/;

/** The files of one episode: `steps.jsonl` grows by a line a step; `episode.json` is written at its end. */
export abstract class EpisodeRecord {
  /** Adds to the end of a file. */
  protected abstract append(name: string, text: string): void;
  /** Writes a file at once. */
  abstract write(name: string, content: string | Buffer): void;
  /** Stores a picture, unless one of its name is there: names are made of the content. */
  abstract keep(name: string, bytes: Buffer): void;

  /** Adds a line. The picture of its observation is stored once by content, and named by its hash. */
  step(line: Record<string, unknown> & { seen: Observation }): void {
    const { screenshot, ...observation } = line.seen;
    const observed = screenshot
      ? { ...observation, picture: this.#store(screenshot.mime, bytesOf(screenshot)) }
      : observation;
    this.append(STEPS, `${JSON.stringify({ ...line, seen: observed })}\n`);
  }

  /** Adds what a model was asked for a step to `prompts.jsonl`. Pictures are stored by content, as those of steps are. */
  prompt(step: number, messages: readonly PromptMessage[]): void {
    const kept = messages.map(({ role, parts }) => ({ role, parts: parts.map(part => this.#partOf(part)) }));
    this.append(PROMPTS, `${JSON.stringify({ step, messages: kept })}\n`);
  }

  #partOf(part: PromptMessage['parts'][number]): PromptMessage['parts'][number] {
    const [, mime, base64] = ('picture' in part && DATA_URL.exec(part.picture)) || [];
    return mime && base64 ? { picture: this.#store(mime, Buffer.from(base64, 'base64')) } : part;
  }

  end(about: Record<string, unknown>): void {
    this.write(ABOUT, `${JSON.stringify(about, null, 2)}\n`);
  }

  #store(mime: string, bytes: Buffer): string {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${ENDINGS[mime] ?? 'bin'}`;
    this.keep(name, bytes);
    return name;
  }
}

/** An episode on disk, as it happens; its pictures are with those of the run. */
export class EpisodeFolder extends EpisodeRecord {
  readonly path: string;
  #pictures: string;

  constructor(path: string, pictures: string) {
    super();
    this.path = path;
    this.#pictures = pictures;
  }

  protected append(name: string, text: string): void {
    appendFileSync(join(this.path, name), text);
  }

  write(name: string, content: string | Buffer): void {
    writeWhole(join(this.path, name), content);
  }

  keep(name: string, bytes: Buffer): void {
    const path = join(this.#pictures, name);
    if (existsSync(path)) return;
    // Two episodes may store the same picture: each has a name of its own until it is whole.
    const part = `${path}.${basename(this.path)}`;
    writeFileSync(part, bytes);
    renameSync(part, path);
  }
}
