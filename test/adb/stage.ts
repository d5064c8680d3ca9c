import { accessSync, constants, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Verdict } from '../../judges/judge.ts';
import { AdbEndpoint } from '../../server/adb/endpoint.ts';
import { startAdb, type PrivateAdb } from '../../server/adb/testing.ts';
import { startServer, type RunningServer } from '../../server/start.ts';

/** A phone with a task, on its own ADB port. */
export interface Played<P> {
  /** Its serial in adb. */
  serial: string;
  door: AdbEndpoint;
  /** The parameters of the task's instance. */
  params: P;
  /** Declares `done` over HTTP and returns the verdict. */
  verdict(): Promise<Verdict & { outcome: string | null }>;
}

/** A server with one renderer, and an adb server of its own. */
export interface Stage {
  server: RunningServer;
  real: PrivateAdb;
  /** Starts an instance of a task on a phone and connects adb to it. Throws if the server refuses it. */
  play<P = Record<string, never>>(task: string, seed?: number): Promise<Played<P>>;
  close(): Promise<void>;
}

/** Throws if this machine has no adb: a test run without adb must not pass. */
export async function openStage(): Promise<Stage> {
  const real = await startAdb();
  if ((await real.adb('version')).code !== 0)
    throw new Error(
      'These tests drive phones with adb, and this machine has none: install the package "adb"',
    );
  const server = await startServer({ port: 0, renderers: 1 });
  const doors: AdbEndpoint[] = [];
  const call = async <T>(path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(
      server.url + path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    server,
    real,
    async play<P>(task: string, seed = 1) {
      const { id, phone } = await call<{ id: string; phone: string }>('/v1/episodes', {
        task,
        seed,
        observe: { screenshot: false, elements: false },
      });
      const door = await AdbEndpoint.open(server.context, phone);
      doors.push(door);
      const serial = `127.0.0.1:${door.port}`;
      await real.adb('connect', serial);
      return {
        serial,
        door,
        params: server.context.episodes.get(id).instance.params as P,
        async verdict() {
          await call(`/v1/episodes/${id}/step`, {
            action: { type: 'done' },
            observe: { screenshot: false, elements: false },
          });
          return call(`/v1/episodes/${id}/verdict`);
        },
      };
    },
    async close() {
      await real.stop();
      await Promise.all(doors.map(door => door.close()));
      await server.close();
    },
  };
}

/** Makes a folder with the layout of an Android SDK that links to this machine's adb. Throws if there is no adb. */
export function sdkOf(folder: string): string {
  const found = process.env['PATH']!.split(delimiter)
    .map(place => join(place, 'adb'))
    .find(file => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  if (!found) throw new Error('No adb on the PATH');
  const sdk = join(folder, 'sdk');
  mkdirSync(join(sdk, 'platform-tools'), { recursive: true });
  symlinkSync(found, join(sdk, 'platform-tools', 'adb'));
  return sdk;
}
