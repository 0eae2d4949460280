import { keepHeapClose } from '@rasteh/shared/heap';
import { settingsOrExit } from '@rasteh/shared/settings';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import { start } from './start.ts';

const DRAIN_LIMIT_MS = 15_000;

/** The api as a program: stops on a signal, and ends with one line for what keeps it from starting. */
async function run(config: Config) {
  // Whatever is made by anything here is nobody else's.
  process.umask(0o077);
  const api = await start(config);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    await api.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

process.on('unhandledRejection', (reason) => {
  console.error(JSON.stringify({ level: 'fatal', message: String((reason as Error)?.stack ?? reason) }));
  process.exit(1);
});

keepHeapClose();
run(settingsOrExit(readConfig)).catch((error: Error & { code?: string }) => {
  console.error(
    error instanceof DataFolderError || error instanceof ConfigError
      ? error.message
      : `the api did not start: ${startError(error)}`,
  );
  process.exit(1);
});

function startError(error: Error & { code?: string }): string {
  return error.code === 'EADDRINUSE' ? `port taken (API_PORT): ${error.message}` : (error.stack ?? error.message);
}
