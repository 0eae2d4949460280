import { settingsOrExit } from '@rasteh/shared/settings';
import { readConfig, type Config } from './platform/config.ts';
import { makeLog } from './platform/log.ts';
import { ContractError } from './platform/upstream/readiness.ts';
import { makeGateway } from './server.ts';

process.on('unhandledRejection', (reason) => {
  console.error(JSON.stringify({ level: 'fatal', message: String((reason as Error)?.stack ?? reason) }));
  process.exit(1);
});

await start(settingsOrExit(readConfig)).catch((error: Error & { code?: string }) => {
  console.error(error instanceof ContractError ? error.message : `the gateway did not start: ${startError(error)}`);
  process.exit(1);
});

/** Serves at once; it is ready when the api is there and its contract fits. */
async function start(config: Config) {
  const gateway = makeGateway(config, makeLog(config.logLevel));
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await gateway.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await gateway.listen();
  await gateway.untilReady();
}

function startError(error: Error & { code?: string }): string {
  return error.code === 'EADDRINUSE' ? `port taken (GATEWAY_PORT): ${error.message}` : (error.stack ?? error.message);
}
