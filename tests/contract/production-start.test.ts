import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { run } from '../../scripts/machine/run.mjs';
import { startProgram, startRefused, type Settings } from '../kit/program.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';

/** What starts on a network, and what may be asked there. */
const { tokenKeys } = newSecrets();
const secrets = {
  api: {
    EVENTS_SECRET: 'the stream of changes',
    TOKEN_KEYS: JSON.stringify(tokenKeys),
    OTP_PEPPER: 'the pepper of codes',
    OUTBOX_KEY: 'the key of the outbox',
    LINK_KEY: 'the key of the links',
    KAVENEGAR_API_KEY: 'the key of no provider',
  },
  gateway: { EVENTS_SECRET: 'the stream of changes' },
  web: { EVENTS_SECRET: 'the stream of changes', SESSION_SECRET: 'the seal of sessions' },
};
type Name = keyof typeof secrets;
const names = Object.keys(secrets) as Name[];
const each = names.flatMap((program) => Object.keys(secrets[program]).map((secret) => [program, secret] as const));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasteh-production-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const production = (program: Name): Settings => ({ NODE_ENV: 'production', RASTEH_DATA: folder, ...secrets[program] });

describe('in production', () => {
  it.each(each)('the %s does not start without %s, and says so in one line', async (program, secret) => {
    const { code, output } = await startRefused(program, { ...production(program), [secret]: undefined });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(secret);
    expect(output).toContain('must be set in production');
  });

  it.each(names)('the %s has a line for each of them', async (program) => {
    const without = Object.fromEntries(Object.keys(secrets[program]).map((secret) => [secret, undefined]));
    const { code, output } = await startRefused(program, { ...production(program), ...without });
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines.map((line) => /[A-Z_]{5,}/.exec(line)?.[0]).sort()).toEqual(Object.keys(without).sort());
  });

  it('all of them may come from files, and a file that cannot be read is named', async () => {
    const fromFiles = async (program: Name): Promise<Settings> => {
      const settings: Settings = { ...production(program) };
      for (const [secret, text] of Object.entries(secrets[program])) {
        const file = join(folder, secret);
        await writeFile(file, `${text}\n`);
        Object.assign(settings, { [secret]: undefined, [`${secret}_FILE`]: file });
      }
      return settings;
    };
    const { RASTEH_DATA: _, ...ofApi } = await fromFiles('api');
    await using api = await startApiProcess({ database: 'pglite', env: ofApi });
    await using gateway = await startProgram('gateway', { ...(await fromFiles('gateway')), API_URL: api.url });
    await using web = await startProgram('web', { ...(await fromFiles('web')), GATEWAY_URL: gateway.url });
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
    for (const program of names) {
      const missing = { ...production(program), EVENTS_SECRET: undefined, EVENTS_SECRET_FILE: join(folder, 'nowhere') };
      const { code, output } = await startRefused(program, missing);
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toMatch(/EVENTS_SECRET_FILE.*ENOENT/);
    }
  });
});

describe('while developing', () => {
  const host = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')?.address;

  it.each(names.flatMap((name) => ['0.0.0.0', '::', '192.0.2.1'].map((address) => [name, address] as const)))(
    'the %s does not listen on %s, and says so in one line',
    async (program, HOST) => {
      const { code, output } = await startRefused(program, { RASTEH_DATA: folder, HOST });
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toMatch(/HOST.*ALLOW_DEVELOPMENT_ON_NETWORK=yes/);
    },
  );

  it('npm start does not either', async () => {
    const { code, output } = await run(['node', 'scripts/start.mjs'], { env: { HOST: '0.0.0.0', NODE_ENV: '' } });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/HOST="0.0.0.0".*ALLOW_DEVELOPMENT_ON_NETWORK=yes/);
  });

  it('who allows it has the site on the network, and the outbox on this machine by its name only', async () => {
    const open = { HOST: '0.0.0.0', ALLOW_DEVELOPMENT_ON_NETWORK: 'yes' };
    await using api = await startApiProcess({ database: 'pglite', env: open });
    await using gateway = await startGateway({ apiUrl: api.url, env: open });
    for (const { port } of [api, gateway]) {
      for (const path of ['/dev/people', '/dev/outbox?phone=09000000001']) {
        expect(await status(port, path)).toBe(200);
        expect(await status(port, path, { host: `localhost:${port}` })).toBe(200);
        expect(await status(port, path, { host: `rebound.example:${port}` }), 'another name').toBe(404);
        expect(await status(port, path, { 'x-forwarded-for': '203.0.113.5' }), 'behind a proxy').toBe(404);
        if (host) expect(await status(port, path, { host: 'localhost' }, host), 'over the network').toBe(404);
      }
      if (host) expect(await status(port, '/healthz', {}, host)).toBe(200);
    }
  });
});

/** The status for a request whose headers are said as they are: fetch would set Host by itself. */
const status = (port: number, path: string, headers = {}, host = '127.0.0.1') =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
