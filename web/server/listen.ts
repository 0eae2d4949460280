import type { Server } from 'node:http';
import type { Express } from 'express';
import type { WebConfig } from './config.ts';
import type { Gateway } from './gateway.ts';
import type { Log } from './log.ts';

const drainMs = 15_000;

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
  const server: Server = app.listen(port, host, (error) => {
    if (error) {
      log.fatal(`The web server cannot listen on ${host}:${port}: ${error.message}`);
      process.exit(1);
    }
    log.info({ host, port, publicOrigin }, 'web is listening');
  });
  server.headersTimeout = 8_000;
  server.requestTimeout = 10_000;
  const stop = (signal: string) => {
    onStop();
    log.info({ signal }, 'stopping');
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(giveUp);
      void gateway.close().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
}
