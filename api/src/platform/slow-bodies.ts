import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const BODY_MS = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route ends slow clients itself, those who send a form. */
    mayBeSlow?: true;
  }
}

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Ends the connection of who has not sent the body of a request within 10 s. */
export function endSlowBodies(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || (routeOptions.config.mayBeSlow && isForm(raw))) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_MS).unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
