import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Another process of this machine writes to the folder. */
export class FolderBusy extends Error {
  readonly code = 'FOLDER_BUSY';
  constructor(path: string) {
    super(`Another process is writing to ${path}: wait until it has ended, or stop it`);
  }
}

/** A path without links; what does not exist yet is under whatever does. */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(realOf(dirname(path)), basename(path));
  }
}

/**
 * A name that one process has at a time, and that its system takes back however it ends; a file with a number in it would stay
 * after a kill, and the number may be another process's by then. Linux keeps such names apart from files.
 */
const addressOf = (path: string): string => {
  const name = `tapworld-${createHash('sha256').update(realOf(path)).digest('hex').slice(0, 32)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
};

async function isAnswering(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function acquireLock(path: string, again = true): Promise<Server> {
  const address = addressOf(path);
  const server = createServer(socket => {
    socket.destroy();
  });
  server.unref();
  try {
    await once(server.listen(address), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const isStale = again && !address.startsWith('\0') && !(await isAnswering(address));
    if (!isStale) throw new FolderBusy(path);
    rmSync(address, { force: true });
    return acquireLock(path, false);
  }
}

/** Whether a process of this machine writes to an absolute path’s folder now. */
export const isFolderBusy = (path: string): Promise<boolean> => isAnswering(addressOf(path));

/** Does what writes to an absolute path’s folder, which may not exist yet, while no other process of this machine does. Throws FOLDER_BUSY. */
export async function withFolderLock<T>(path: string, during: () => Promise<T>): Promise<T> {
  const unlock = await lockFolder(path);
  try {
    return await during();
  } finally {
    unlock();
  }
}

/**
 * Keeps other processes of this machine from an absolute path’s folder, which may not exist yet, until the returned function is called or
 * this process ends. Throws FOLDER_BUSY.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const server = await acquireLock(path);
  return () => void server.close();
}
