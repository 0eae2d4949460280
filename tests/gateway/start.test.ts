import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buildClientSchema, buildSchema, lexicographicSortSchema, printSchema, type IntrospectionQuery } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { undescribed } from '../../scripts/checks/described.mjs';
import { launch } from '../../scripts/machine/launch.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { startRefused } from '../kit/program.ts';
import { startGateway } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { graphOf } from './ask.ts';
import { json, startFakeApi } from './fake-api.ts';

const ends: (() => Promise<unknown>)[] = [];
const later = <T extends { stop: () => Promise<unknown> }>(running: T): T => {
  ends.push(running.stop);
  return running;
};
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const ready = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  const { checks } = (await response.json()) as { checks: Record<string, boolean> };
  return { status: response.status, checks };
};

describe('a start that cannot be', () => {
  it('for a wrong setting ends with one line that names it', async () => {
    const { code, output } = await startRefused('gateway', { API_URL: 'ftp://api' });
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      ['API_URL: must be an http:// or https:// address without query, fragment and user'],
    ]);
  });

  it('for a taken port names it', async () => {
    const api = later(await startFakeApi());
    const { code, output } = await startRefused('gateway', { API_URL: api.url, GATEWAY_PORT: new URL(api.url).port });
    expect(code).toBe(1);
    expect(output).toMatch(/port taken \(GATEWAY_PORT\)/);
  });

  it('for an api whose contract lacks something names what', async () => {
    const api = later(await startFakeApi());
    api.offerContract(({ paths, components }) => {
      delete paths['/api/v1/categories/menu'];
      delete components.schemas.Category!.properties.slug;
    });
    const { code, output } = await startRefused('gateway', { API_URL: api.url, PERSISTED_FOLDER: inRoot('docs') });
    expect([code, output.trim()]).toEqual([
      1,
      `API_URL (${api.url}): its contract lacks Category.slug, GET /api/v1/categories/menu`,
    ]);
  });
});

describe('an api', () => {
  it('that offers more is welcome', async () => {
    const api = later(await startFakeApi());
    api.offerContract(({ paths, components }) => {
      paths['/api/v1/wallets'] = { get: {} };
      paths['/api/v1/categories']!.get!.parameters!.push({ name: 'colour', in: 'query' });
      Object.assign(components.schemas.Category!.properties, { colour: { type: 'string' } });
    });
    const gateway = later(await startGateway({ apiUrl: api.url }));
    expect((await ready(gateway.url)).status).toBe(200);
  });

  it('that is not there is waited for', async () => {
    const apiPort = await freePort();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const gateway = later(
      launch('gateway/dist/main.js', {
        env: { API_URL: `http://127.0.0.1:${apiPort}`, GATEWAY_PORT: String(port), LOG_LEVEL: 'warn' },
      }),
    );
    await until('it serves', () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    expect(await ready(url)).toMatchObject({ status: 503, checks: { open: true, api: false, contract: false } });
    expect((await graphOf({ url }).ask('{ enums { name } }')).errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(gateway.running()).toBe(true);
  });

  it('that goes away makes a gateway say so', async () => {
    const api = await startFakeApi();
    const gateway = later(await startGateway({ apiUrl: api.url }));
    await api.stop();
    expect((await ready(gateway.url)).status).toBe(503);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });
});

describe('a stop', () => {
  it('lets answers that are under way go out, and takes nothing new', async () => {
    let answer: (() => void) | undefined;
    const api = later(await startFakeApi((_request, response) => void (answer = () => json(response, 200, []))));
    const gateway = await startGateway({ apiUrl: api.url });
    const asked = graphOf(gateway).ask('{ enums { name } }');
    await until('it was asked', () => answer);
    gateway.signal('SIGTERM');
    await until('it takes nothing new', () => refuses(gateway.port));
    answer!();
    expect((await asked).data).toEqual({ enums: [] });
    expect(await gateway.ended()).toMatchObject({ code: 0 });
  });
});

const refuses = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });

describe('the graph that is served', () => {
  it('is the one in the repository, described in every part', async () => {
    const api = later(await startFakeApi());
    const { url } = later(await startGateway({ apiUrl: api.url }));
    const committed = readFileSync(inRoot('gateway/schema.graphql'), 'utf8');
    expect(await (await fetch(`${url}/schema.graphql`)).text()).toBe(committed);
    const { data } = (await (await fetch(`${url}/schema.json`)).json()) as { data: IntrospectionQuery };
    expect(`${printSchema(lexicographicSortSchema(buildClientSchema(data)))}\n`).toBe(committed);
    expect(await undescribed()).toEqual([]);
    const version = (await (await fetch(`${url}/version`)).json()) as { graph: string };
    const { headers } = await graphOf({ url }).ask('{ __typename }');
    expect(headers.get('x-schema-hash')).toBe(version.graph);
  });

  it('has plain types only: ids, text, numbers and our own', () => {
    const schema = buildSchema(readFileSync(inRoot('gateway/schema.graphql'), 'utf8'));
    const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'));
    expect(
      names.filter((name) =>
        /_|response|(?<!Trade|Draft|Open)request(?!IdentityVerification|Info|Confirmation)|^query./i.test(name),
      ),
    ).toEqual([]);
    const scalars = Object.values(schema.getTypeMap()).filter((type) => type.astNode?.kind === 'ScalarTypeDefinition');
    expect(scalars.map(({ name }) => name).sort()).toEqual(['Date', 'DateTime', 'Decimal', 'Rial', 'URL']);
  });
});
