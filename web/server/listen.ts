import { createServer } from 'node:http';
import { watchSilentConnections } from '@rasteh/shared/silent-connections';
import type { Express } from 'express';
import type { WebConfig } from './config.ts';
import type { Gateway } from './gateway.ts';
import { uploadPath } from './filesRoute.ts';
import type { Log } from './log.ts';
import { endSlowBody } from './slowBody.ts';

const drainMs = 15_000;
// Longer than proxies keep an idle connection, so that they are the ones who close it.
const keepAliveMs = 65_000;
const tidyMs = 100;
// Uploads may take long; the bodies of all other requests have 10 s.
const slowClients = { headersTimeout: 8_000, requestTimeout: 11 * 60_000, connectionsCheckingInterval: 1_000 };

interface Listening {
  app: Express;
  config: WebConfig;
  gateway: Gateway;
  log: Log;
  /** Called when the program is told to stop, before the last requests end. */
  onStop: () => void;
}

/**
 * Serves until SIGTERM or SIGINT: then takes no new connection, lets the running requests end for at most
 * 15 s, and leaves with 0. A rejection that nobody handled is a bug and ends the program with 1.
 */
export function listen({ app, config, gateway, log, onStop }: Listening): void {
  const { host, port, publicOrigin } = config;
  let stopping = false;
  const server = createServer({ ...slowClients, keepAliveTimeout: keepAliveMs }, (request, response) => {
    if (request.method !== 'GET' && request.url !== uploadPath) endSlowBody(request);
    if (stopping) response.setHeader('connection', 'close');
    app(request, response);
  });
  const endSilent = watchSilentConnections(server);
  server.once('error', (error) => {
    log.fatal(`The web server cannot listen on ${host}:${port}: ${error.message}`);
    process.exitCode = 1;
  });
  server.listen(port, host, () => log.info({ host, port, publicOrigin }, 'web is listening'));
  const stop = (signal: string) => {
    stopping = true;
    onStop();
    void gateway.endStreams();
    log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
    // An answer that began before the signal leaves its connection open; it is idle then.
    const tidy = setInterval(() => server.closeIdleConnections(), tidyMs);
    endSilent();
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(tidy);
      void gateway.destroy().finally(() => process.exit(0));
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
}
