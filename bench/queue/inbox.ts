import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { lasting } from './connect.ts';
import type { Files } from './files.ts';
import { episodeKey } from '../run/episode-id.ts';
import { attemptName, attemptOf, keysOf, type Attempt, type Delivery, type EpisodeJob } from './job.ts';

/** What a run has in Redis is forgotten so long after its last sign of life, s. */
export const KEPT_S = 7 * 24 * 3_600;
/** Bytes of results that wait for a run which does not take them. Workers that have more keep theirs, and wait too. */
export const MOST_WAITING_BYTES = 1024 ** 3;
const ROOM_EVERY_MS = 1_000;
/** A record that was uploaded and never delivered is forgotten, s. */
const UPLOAD_S = 600;
/** Bytes of files that one command sets: Redis does nothing else meanwhile. */
const COMMAND_BYTES = 8 * 1024 * 1024;
/** The field of a record that is no file. */
const DELIVERY = 'delivery';

/**
 * Makes an uploaded record the one of its attempt. The first delivery of an attempt counts: a later one is removed. All or nothing, since Redis runs
 * a script as one command.
 */
const DELIVER = `
local plan, delivered, inbox, bytes, record, upload = unpack(KEYS)
local try, size, kept, fields = unpack(ARGV)
local refused
if redis.call('EXISTS', plan) == 0 then refused = 'gone'
elseif redis.call('HEXISTS', delivered, try) == 1 then refused = 'known'
elseif redis.call('HLEN', upload) ~= tonumber(fields) then refused = 'missing' end
if refused then
  redis.call('DEL', upload)
  return refused
end
redis.call('HSET', delivered, try, 1)
redis.call('RENAME', upload, record)
redis.call('XADD', inbox, '*', 'try', try, 'size', size)
redis.call('INCRBY', bytes, size)
for _, key in ipairs({ plan, delivered, inbox, bytes, record }) do redis.call('EXPIRE', key, kept) end
return 'taken'
`;

/** Removes a delivery that the run has taken; a second time changes nothing. */
const REMOVE = `
local inbox, record, bytes, lost = unpack(KEYS)
local id, size, episode, kept = unpack(ARGV)
redis.call('DEL', record)
if redis.call('XDEL', inbox, id) == 0 then return 0 end
redis.call('DECRBY', bytes, size)
if episode ~= '' then
  redis.call('HINCRBY', lost, episode, 1)
  redis.call('EXPIRE', lost, kept)
end
return 1
`;

/** What became of a delivery: taken, already delivered by somebody, or of a run that has ended. */
export type Delivered = 'taken' | 'known' | 'gone';

const sizeOf = (files: Files) => Object.values(files).reduce((sum, { length }) => sum + length, 0);

/** Whether an attempt was delivered, by whomever. */
export const isDelivered = async (redis: Redis, job: EpisodeJob): Promise<boolean> =>
  (await redis.hexists(keysOf(job.run).delivered, attemptName(job))) === 1;

/** Waits while the run has more results than it may. Throws what the signal was aborted with. */
async function waitForRoom(redis: Redis, run: string, most: number, signal?: AbortSignal): Promise<void> {
  while (Number((await redis.get(keysOf(run).bytes)) ?? 0) >= most)
    await sleep(ROOM_EVERY_MS, undefined, signal ? { signal } : {});
}

/** Uploads a record under a name of its own, and gives that name. */
async function upload(redis: Redis, record: string, delivery: Delivery, files: Files): Promise<string> {
  const key = `${record} ${randomUUID()}`;
  const begun = redis.pipeline().hset(key, DELIVERY, JSON.stringify(delivery)).expire(key, UPLOAD_S);
  for (const [error] of (await begun.exec()) ?? []) if (error) throw error;
  for (const some of inCommands(files)) await redis.hset(key, ...some.flat());
  return key;
}

/** Files by the commands that set them. A command for each file, in a pipeline or not, takes three times the CPU. */
function inCommands(files: Files): [name: string, data: Buffer][][] {
  const commands: [string, Buffer][][] = [];
  let room = 0;
  for (const file of Object.entries(files)) {
    const [, { length }] = file;
    if (commands.length === 0 || length > room) {
      commands.push([]);
      room = COMMAND_BYTES;
    }
    room -= length;
    commands.at(-1)!.push(file);
  }
  return commands;
}

/**
 * Delivers a job's result with its files, once: whoever delivers the same attempt later is told that it is known. Waits while Redis is away, or
 * full. Throws what Redis refuses, and what the signal was aborted with.
 */
export async function deliver(
  redis: Redis,
  job: EpisodeJob,
  delivery: Delivery,
  files: Files,
  { signal, most = MOST_WAITING_BYTES }: { signal?: AbortSignal; most?: number } = {},
): Promise<Delivered> {
  const keys = keysOf(job.run);
  const name = attemptName(job);
  const record = keys.record(name);
  return lasting(async () => {
    await waitForRoom(redis, job.run, most, signal);
    for (;;) {
      const uploaded = await upload(redis, record, delivery, files);
      const touched = [keys.plan, keys.delivered, keys.inbox, keys.bytes, record, uploaded];
      const fields = 1 + Object.keys(files).length;
      const args = [name, sizeOf(files), KEPT_S, fields];
      const answer = await redis.eval(DELIVER, touched.length, ...touched, ...args);
      // Redis was restarted meanwhile and has lost the upload, or some of it.
      if (answer !== 'missing') return answer as Delivered;
    }
  }, signal);
}

/** A delivery in the inbox of a run. */
export interface Entry extends Attempt {
  id: string;
  size: number;
}

function entryOf([id, fields]: [id: string, fields: string[]]): Entry {
  const { try: name = '', size = '0' } = Object.fromEntries(
    fields.flatMap((field, i) => (i % 2 === 0 ? [[field, fields[i + 1]!]] : [])),
  ) as { try?: string; size?: string };
  return { id, ...attemptOf(name), size: Number(size) };
}

/** The results that workers have delivered for a run, until it has taken them. */
export class Inbox {
  #redis: Redis;
  #reading: Redis;
  #run: string;

  /** `reading` is a connection of its own: reading blocks it. */
  constructor(redis: Redis, reading: Redis, run: string) {
    this.#redis = redis;
    this.#reading = reading;
    this.#run = run;
  }

  /** Deliveries that are not removed yet, the oldest first, at most so many. With `blockMs` it waits so long for one. */
  async read(most: number, blockMs?: number): Promise<Entry[]> {
    const { inbox } = keysOf(this.#run);
    const found =
      blockMs === undefined
        ? await this.#redis.xread('COUNT', most, 'STREAMS', inbox, '0')
        : await this.#reading.xread('COUNT', most, 'BLOCK', blockMs, 'STREAMS', inbox, '0');
    const [stream] = (found ?? []) as [string, [string, string[]][]][];
    return (stream?.[1] ?? []).map(entryOf);
  }

  /** What was delivered; undefined where Redis does not have it any more. */
  async open(entry: Entry): Promise<{ delivery: Delivery; files: Files } | undefined> {
    const fields = await this.#redis.hgetallBuffer(this.#recordOf(entry));
    const { [DELIVERY]: delivery, ...files } = fields;
    return delivery && { delivery: JSON.parse(delivery.toString()) as Delivery, files };
  }

  /** Removes what the run has taken. `isLost` has the episode's next attempt counted. */
  async remove(entry: Entry, isLost: boolean): Promise<void> {
    const keys = keysOf(this.#run);
    const touched = [keys.inbox, this.#recordOf(entry), keys.bytes, keys.lost];
    const episode = isLost ? episodeKey(entry) : '';
    await this.#redis.eval(REMOVE, touched.length, ...touched, entry.id, entry.size, episode, KEPT_S);
  }

  #recordOf(entry: Entry): string {
    return keysOf(this.#run).record(attemptName(entry));
  }
}
