import type { Phone } from '../../apps/catalogue.ts';
import type { Client } from '../run/client.ts';

export interface LabServerOptions {
  /** Pages that draw; by default what the server takes by itself. */
  renderers?: number;
  /** Tasks that are drawn at once; by default what the server takes by itself. */
  framesInFlight?: number;
  /** Pixels to a point that pictures are mostly asked at. */
  scale?: number | undefined;
  /** MB for steps that were taken before; 0 for none. By default what the server takes by itself. */
  stepCacheMb?: number;
  /** Where phones are kept beyond the server: in a folder of its own, or in a Redis of its own. Default: nowhere. */
  store?: 'memory' | 'lmdb' | 'redis';
  /** Whether an answer waits for the store. */
  durable?: boolean;
}

/** CPU and counts since the server has started; the difference of two readings is what happened between them. */
export interface Reading {
  /** Threads of the browsers, each with an id of its own, by process and name; several may have the same. */
  threads: readonly { id: string; process: string; thread: string; ms: number }[];
  /** CPU of this process, ms: the server's, and that of the client that asks it. */
  nodeMs: number;
  /** The pool's stages, such as wait, call, picture and task: how often, and how long in all, ms. */
  stages: Readonly<Record<string, { count: number; totalMs: number }>>;
  /** Tasks that were run again on another page. */
  retries: number;
}

/** A server in this process, with what cannot be measured from outside. */
export interface LabServer {
  client: Client;
  /** Where it listens. */
  url: string;
  /** Makes every renderer. */
  warm(): Promise<void>;
  /** Memory of all browsers, bytes (PSS). */
  pss(): number;
  /** Memory of this process, which has the server and its clients, bytes. */
  rss(): number;
  /** Memory of this process and of all browsers, bytes. */
  memory(): number;
  /** Reads where CPU went. On systems other than Linux it has no threads. */
  cpu(): Reading;
  collectGarbage(): Promise<void>;
  /** Waits until the store has everything that was answered. */
  settled(): Promise<void>;
  /** Copies a phone in process; gives the copies' ids. */
  fork(phone: string, count: number): string[];
  tree(phone: string): Phone;
  /** Takes a tree for a phone, as a step does, and hashes it. */
  commit(phone: string, tree: Phone): void;
  remove(phones: readonly string[]): void;
  close(): Promise<void>;
}

/** A page of the studio in a browser of its own, as a person has it open. */
export interface StudioPage {
  /** Waits until each phone in view has its picture. */
  pictures(): Promise<void>;
  /** The ms between two frames of the page, since this was last asked. */
  frames(): Promise<number[]>;
  close(): Promise<void>;
}

/** CPU that the shared parts of a fleet need, ms. Each of them runs on one core. */
export interface PartCosts {
  /** A gateway’s, for a call that it passes on. */
  gateway: number;
  /** Redis’, for the value of an episode. */
  store: number;
  /** Redis’, for a job that is offered, taken and done. */
  queue: number;
}

/** A Redis of its own, which keeps every write on its disk. */
export interface LabRedis {
  url: string;
  /** CPU that it has used, ms. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** What the measures need of the machine; the command line gives it, since the bench itself reaches no server's insides. */
export interface Lab {
  start(options: LabServerOptions): Promise<LabServer>;
  /** Ms from asking a running browser for a renderer until the first picture of the base phone with these apps on its home screen, so many times. */
  cold(times: number, apps: readonly string[]): Promise<number[]>;
  /** Memory, bytes (PSS), of as many browsers as serve so many renderers, without any. */
  browsersAlone(renderers: number): Promise<number>;
  /** Garbage-collects this process, and gives the bytes of its heap that are in use. */
  heap(): number;
  /** Starts a Redis. Throws where there is no redis-server. */
  redis(): Promise<LabRedis>;
  /** Measures what a fleet shares, each by itself. */
  parts(): Promise<PartCosts>;
  /** Opens the studio of a server at one of its addresses, such as `/phones`. */
  openStudio(url: string, path: string): Promise<StudioPage>;
  /** How long each load lasts, ms. */
  loadMs: number;
}

/** The median; NaN of no numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return NaN;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The smallest value that so great a share of all values does not exceed; NaN of no numbers. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** How long something takes, ms. */
export async function timed(work: () => unknown): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** How long each of some repetitions takes, ms. `before` is not timed. */
export async function repeated(
  times: number,
  work: () => unknown,
  before: () => unknown = () => {},
): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    await before();
    found.push(await timed(work));
  }
  return found;
}

/** Starts a server for a measure, and stops it whatever happens. */
export async function withServer<T>(
  lab: Lab,
  options: LabServerOptions,
  work: (server: LabServer) => Promise<T>,
): Promise<T> {
  const server = await lab.start(options);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
