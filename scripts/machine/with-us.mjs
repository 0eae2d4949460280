import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * However we end, killed without a word too, a server does not outlive us: a shell waits for the end of its input.
 * @param {import('node:child_process').ChildProcess} server
 * @param {NodeJS.Signals} signal what ends it
 * @returns ends the watch, when the server has ended by itself
 */
export function stopWithUs(server, signal) {
  const name = signal.replace('SIG', '');
  const guard = spawn('sh', ['-c', `read _; kill -${name} "$0"`, String(server.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  /** @type {import('node:net').Socket} */ (guard.stdin).unref();
  return () => guard.kill('SIGKILL');
}

/** Path of an installed program, also where only administrators look. @param {string} name */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
