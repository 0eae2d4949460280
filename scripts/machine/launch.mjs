import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { nodeFlags } from '../programs.mjs';
import { inRoot, root } from './root.mjs';

/** A module that ends a program when the process at the other end of its channel is gone. */
export const followParent = pathToFileURL(inRoot('scripts', 'machine', 'follow-parent.mjs')).href;
const alive = new Set();
process.on('exit', () => alive.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts one of our programs in a process group of its own, so that Ctrl-C reaches it only through us, in order.
 * @param {string} main path of its built entry, from the top of the checkout
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, nodeOptions?: string[], args?: string[] }} [options]
 *   show: its output goes to the terminal; otherwise the last 200 kB are kept for `output()`
 */
export function launch(main, { env = {}, show = false, nodeOptions = [], args = [] } = {}) {
  const child = spawn(
    process.execPath,
    [...nodeFlags, `--import=${followParent}`, ...nodeOptions, inRoot(main), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe', 'ipc'],
    },
  );
  alive.add(child);
  let kept = '';
  const keep = (text) => (kept = (kept + text).slice(-200_000));
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} */
  const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  void ended.then(() => alive.delete(child));

  return {
    pid: child.pid,
    /** Resolves when the process has ended. */
    ended,
    running: () => child.exitCode === null && child.signalCode === null,
    output: () => kept,
    /** Sends a signal to this one process. @param {NodeJS.Signals} name */
    signal: (name) => child.kill(name),
    /** Asks it to stop and waits; after `withinMs` it is killed. Resolves with how it ended. */
    async stop(withinMs = 20_000) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
      return ended.finally(() => clearTimeout(timer));
    },
  };
}

/** @typedef {ReturnType<typeof launch>} Launched */

/**
 * Waits until `url` answers 200.
 * @param {string} url
 * @param {Launched} launched its early end rejects the promise
 * @param {number} [withinMs] without it there is no deadline: a first start may seed a large market
 */
export async function untilReady(url, launched, withinMs = Infinity) {
  const deadline = performance.now() + withinMs;
  while ((await status(url)) !== 200) {
    if (!launched.running()) throw new Error(`it ended before it was ready (${describeEnd(await launched.ended)})`);
    if (performance.now() > deadline) throw new Error(`it was not ready within ${withinMs / 1000} s`);
    await pause(50);
  }
}

/** How a process ended, in words. */
export const describeEnd = ({ code, signal }) => (signal ? `signal ${signal}` : `exit code ${code}`);

function status(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 1000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}
