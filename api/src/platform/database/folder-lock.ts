import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { FolderTakenError } from './data-folder.ts';

/**
 * Takes a folder for this process until it ends, however it ends: the lock is a listening local socket, which the
 * system closes with the process, so SIGKILL leaves nothing behind. @returns what gives the folder back. @throws FolderTakenError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = await lockAddress(folder);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || !(await isLeftover(address)))
      throw new FolderTakenError(folder);
    await rm(address);
    await listen(server, address).catch(() => {
      throw new FolderTakenError(folder);
    });
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Linux: an abstract socket; Windows: a named pipe; elsewhere: a socket file, which can outlive its process. */
async function lockAddress(folder: string): Promise<string> {
  const real = await realpath(folder);
  const name = `rasteh-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(real, 'lock.sock');
}

const listen = (server: Server, address: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Whether a socket file stands there that nobody listens on. */
const isLeftover = (address: string) =>
  new Promise<boolean>((resolve) => {
    if (process.platform === 'linux' || process.platform === 'win32') return resolve(false);
    const probe = connect(address);
    probe.once('connect', () => {
      probe.destroy();
      resolve(false);
    });
    probe.once('error', () => resolve(true));
  });
