import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/machine/root.mjs';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { runProgram } from './clients.ts';

// Generators and libraries of others, in the versions of tests/outside-clients/package-lock.json, with nothing set but what
// their own guides set: what they make of our contract and our schema compiles strictly and works.
const cwd = inRoot('tests/outside-clients');
const run = promisify(execFile);

type Stated = { propertyId: string; code: string; rawValue?: string; unitSymbol?: string };
type Offer = { id: string; categoryId: string; keyProperties: Stated[] };

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  if (!existsSync(`${cwd}/node_modules/.package-lock.json`)) await run('npm', ['ci', '--no-workspaces'], { cwd });
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  people = peopleOf(api);
});
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

const kinds = {
  contract: ['openapi-typescript', 'orval', 'hey-api', 'swagger-typescript-api', 'oazapfts'],
  graph: ['urql', 'apollo', 'relay'],
} as const;

describe.each(Object.entries(kinds))('from the %s', (kind, clients) => {
  beforeAll(async () => {
    await run(process.execPath, ['generate.mjs', kind], { cwd });
    await run('node_modules/.bin/tsc', ['-p', kind], { cwd });
  });

  it.each(clients)('%s reads, filters by a measure, logs in and saves a favourite', async (client) => {
    const newest = await listed('sort=NEWEST&pageSize=5');
    const { categoryId, propertyId, from } = await measured();
    const wanted = await listed(`categoryId=${categoryId}&measures=${propertyId}:${from}..&pageSize=100`);
    const phone = newPhone();
    const url = kind === 'graph' ? gateway.url : api.url;
    const told = await story(url, [`./${kind}/${client}.ts`, phone, categoryId, propertyId, from], () =>
      people.codeFor(phone),
    );
    const ids = (offers: Offer[]) => offers.map(({ id }) => id);
    expect(told).toEqual({ newest: ids(newest), filtered: ids(wanted), saved: newest[0]!.id });
  });
});

/** What the program of a client printed; it asks for the code that came to the phone. */
async function story(url: string, args: string[], codeOf: () => Promise<string>): Promise<unknown> {
  const command = [process.execPath, '--import', 'tsx', 'run.ts', ...args];
  const { lines, said } = await runProgram(command, { cwd, env: { RASTEH_URL: url }, answers: [codeOf] });
  if (!lines[0]) throw new Error(said);
  return JSON.parse(lines[0]);
}

async function listed(query: string): Promise<Offer[]> {
  const { status, body } = await people.read(`/supplierproducts/catalog?${query}`);
  expect(status, query).toBe(200);
  return (body as { items: Offer[] }).items;
}

/** A category and a number of bars that some of its offers reach and some do not. */
async function measured(): Promise<{ categoryId: string; propertyId: string; from: string }> {
  const pressureOf = ({ keyProperties }: Offer) =>
    keyProperties.find(({ code, unitSymbol }) => code === 'pressure' && unitSymbol === 'bar');
  const offers = (await listed('sort=NEWEST&pageSize=100')).filter(pressureOf);
  for (const { categoryId } of offers) {
    const stated = offers.filter((each) => each.categoryId === categoryId).map((each) => pressureOf(each)!);
    const values = [...new Set(stated.map(({ rawValue }) => Number(rawValue)))].toSorted((one, other) => one - other);
    if (values.length > 1) return { categoryId, propertyId: stated[0]!.propertyId, from: String(values.at(-1)) };
  }
  throw new Error('no category has offers of several pressures');
}
