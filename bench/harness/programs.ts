import { launch, untilReady } from '../../scripts/machine/launch.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { startProgram, type Settings } from '../../tests/kit/program.ts';

/** A server under measurement. */
export type Server = { url: string; pid: number; stop: () => Promise<unknown> };

/** As in production, and without limits on how often one client may ask. */
const settings: Settings = {
  NODE_ENV: 'production',
  KAVENEGAR_API_KEY: 'nothing is sent with it',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PER_MINUTE: '10000000',
  SEED_PRODUCTS: '0',
};

/** Starts one of our programs as built. */
export async function startOurs(name: 'api' | 'gateway' | 'web', env: Settings): Promise<Server> {
  const program = await startProgram(name, { ...settings, ...env }, 120_000);
  return { url: program.url, pid: program.pid(), stop: program.stop };
}

/** Starts a server of bench/yardsticks. */
export async function startYardstick(file: string, env: Settings): Promise<Server> {
  const port = await freePort();
  const launched = launch(`bench/yardsticks/${file}`, {
    env: { ...env, NODE_ENV: 'production', PORT: String(port), TSX_TSCONFIG_PATH: inRoot('bench/tsconfig.json') },
    nodeOptions: ['--import', 'tsx'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, launched, 30_000).catch((error: Error) => {
    throw new Error(`${file}: ${error.message}\n${launched.output()}`);
  });
  return { url, pid: launched.pid!, stop: () => launched.stop() };
}
