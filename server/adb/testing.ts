import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a run of adb gave. */
export interface Said { code: number; out: Buffer; err: string }

/** Debian's adb for a test, with a server, a home and a key of its own. */
export interface PrivateAdb {
  /** Its home, which goes with it. */
  folder: string;
  /** Where its server listens, on this machine. */
  port: number;
  /** What a program needs to find that server, and to keep its own files in that home. */
  env: NodeJS.ProcessEnv;
  adb(...args: string[]): Promise<Said>;
  stop(): Promise<void>;
}

export async function startAdb(): Promise<PrivateAdb> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-adb-'));
  const probe = createServer();
  await new Promise<void>(resolve => { probe.listen(0, '127.0.0.1', resolve); });
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => { probe.close(resolve); });
  const env = { ...process.env, HOME: folder, ANDROID_ADB_SERVER_PORT: String(port) };
  const adb = async (...args: string[]): Promise<Said> => run('adb', args, { env, encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr.toString() }),
    (error: { code: number; stdout: Buffer; stderr: Buffer }) => ({ code: error.code, out: error.stdout, err: error.stderr.toString() }),
  );
  await adb('start-server');
  return {
    folder, port, env, adb,
    async stop() {
      await adb('kill-server');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
