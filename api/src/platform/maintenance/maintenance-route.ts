import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { alarm } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { isSecret } from '../shared-secret.ts';
import { removeDoor, writeDoor } from './maintenance-file.ts';

/** A long work on the database; `told` takes how far it is. @returns what was done, in a line */
export type Work = (told: (line: string) => void) => Promise<string>;
/** How far a work is that somebody asked for. */
export type WorkState = { state: 'RUNNING' | 'DONE' | 'FAILED'; line: string };

/** Names of all addresses are no address to call. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * `/internal/works/:name`: works that a command on this machine asks for, because this program alone may open the embedded
 * database. POST begins one, once at a time; GET tells how far it is. The secret is made at each start and stands in the data
 * folder, beside the database itself; no other program knows it.
 */
export function maintenanceRoute(app: FastifyInstance, dataFolder: string, works: Record<string, Work>) {
  const secret = randomBytes(32).toString('base64url');
  const states = new Map<string, WorkState>();

  app.addHook('onListen', async () => {
    const { address, port, family } = app.server.address() as AddressInfo;
    const host = EVERYWHERE[address] ?? address;
    writeDoor(dataFolder, { url: `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`, secret });
  });
  app.addHook('onClose', async () => removeDoor(dataFolder));

  function begin(name: string, work: Work): WorkState {
    const current: WorkState = { state: 'RUNNING', line: '' };
    states.set(name, current);
    void work((line) => void (current.line = line)).then(
      (line) => Object.assign(current, { state: 'DONE', line }),
      (error: Error) => {
        alarm(name, error.message);
        Object.assign(current, { state: 'FAILED', line: error.message });
      },
    );
    return current;
  }

  const config = { policy: 'internal' as const, rateLimit: false as const };
  const schema = { hide: true };
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'POST'],
    url: '/internal/works/:name',
    config,
    schema,
    handler: async ({ method, headers, params: { name } }, reply) => {
      if (!isSecret(headers['x-maintenance-secret'], secret)) throw new Problem(403, 'FORBIDDEN');
      const work = Object.hasOwn(works, name) ? works[name] : undefined;
      const known = states.get(name);
      if (!work || (method === 'GET' && !known)) throw new Problem(404, 'ROUTE_NOT_FOUND');
      reply.header('cache-control', 'no-store');
      return method === 'POST' && known?.state !== 'RUNNING' ? begin(name, work) : known;
    },
  });
}
