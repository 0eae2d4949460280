import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a server could listen there now. */
export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Systems take the port of an outgoing connection from above these, so none of those can take it before a server listens. */
const SERVER_PORTS = { from: 10_000, below: 32_768 };
const TRIES = 100;
const given = new Set();

/**
 * A port that was free a moment ago, and that this process has not given before.
 * @returns {Promise<number>}
 */
export async function freePort(host = '127.0.0.1') {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(SERVER_PORTS.from, SERVER_PORTS.below);
    if (given.has(port) || !(await portIsFree(port, host))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`no free port among ${TRIES} tried on ${host}`);
}
