import { spawn } from 'node:child_process';
import { freePort } from './ports.mjs';
import { findProgram, stopWithUs } from './with-us.mjs';

/**
 * Starts a Redis of our own on a free port, which keeps nothing.
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> } | undefined>} undefined when Redis is not installed
 */
export async function startRedis() {
  const binary = findProgram('redis-server');
  if (!binary) return undefined;
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(binary, settings, { cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => server.on('close', resolve));
  const release = stopWithUs(server, 'SIGTERM');
  await new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (text) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve(undefined);
    });
    void ended.then(() => reject(new Error(`Redis ended at once:\n${output}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: /** @type {number} */ (server.pid),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      release();
    },
  };
}
