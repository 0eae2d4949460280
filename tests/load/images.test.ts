import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/machine/ports.mjs';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { makeMarket } from '../kit/market.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { until } from '../kit/until.ts';
import { makeImages, type Image } from './dockerfile.ts';

const running: ChildProcess[] = [];
let images: ReturnType<typeof makeImages> | undefined;
afterAll(() => {
  for (const program of running) program.kill('SIGKILL');
  images?.discard();
});

it.skipIf(!hasPostgres)('each image builds from a clean checkout, starts, and serves with the others', async () => {
  const { image } = (images = makeImages(['api', 'gateway', 'web']));
  // What only builds is not in an image: Mesh alone brings several hundred packages.
  expect(existsSync(join(image('gateway').folder, 'node_modules/@graphql-mesh'))).toBe(false);
  await using market = await disposable(makeMarket('postgres', 420));
  const api = await freePort();
  const gateway = await freePort();
  const web = await freePort();
  const { tokenKeys, otpPepper, outboxKey, linkKey } = newSecrets();
  const settings = {
    ...market.settings,
    HOST: '127.0.0.1',
    EVENTS_SECRET: 'a secret of this test run only',
    TOKEN_KEYS: JSON.stringify(tokenKeys),
    OTP_PEPPER: otpPepper,
    OUTBOX_KEY: outboxKey,
    LINK_KEY: linkKey,
    KAVENEGAR_API_KEY: 'a key that nothing is sent with',
    SESSION_SECRET: 'a secret of sessions of this run',
  };
  start(image('api'), { ...settings, API_PORT: String(api) });
  start(image('gateway'), { ...settings, GATEWAY_PORT: String(gateway), API_URL: `http://127.0.0.1:${api}` });
  start(image('web'), { ...settings, WEB_PORT: String(web), GATEWAY_URL: `http://127.0.0.1:${gateway}` });
  for (const [name, port] of [
    ['api', api],
    ['gateway', gateway],
    ['web', web],
  ] as const)
    await until(`${name} is healthy`, () => isHealthy(image(name), `${name.toUpperCase()}_PORT`, port), 60_000);
  const home = await fetch(`http://127.0.0.1:${web}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('href="/category/');
});

function start({ folder, env, command: [program, ...args] }: Image, settings: Record<string, string | undefined>) {
  const child = spawn(program!, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env, ...settings },
    stdio: 'inherit',
  });
  running.push(child);
}

/** The image's own HEALTHCHECK. */
function isHealthy({ folder, probe }: Image, portName: string, port: number): boolean {
  try {
    execFileSync('sh', ['-c', probe], {
      cwd: folder,
      env: { ...process.env, [portName]: String(port) },
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const disposable = async <T extends { discard: () => Promise<void> }>(made: Promise<T>) => {
  const thing = await made;
  return { ...thing, [Symbol.asyncDispose]: thing.discard };
};
