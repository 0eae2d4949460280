import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../scripts/machine/root.mjs';
import { makeRequests, type Door } from '../kit/fuzz.ts';
import { peopleOf } from '../kit/people.ts';
import { sendRaw, type RawAnswer } from '../kit/raw-request.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { sampleBody, type Contract } from '../kit/sample-body.ts';
import { routes } from './tables.ts';

// Whatever is sent to any door of the three programs, it is answered or the connection is closed: never a 5xx, never a
// stack in the answer or the log, and the program serves on. A failure prints its seed; `FUZZ_SEED` sends the same again.
// The long run looks for what nobody has tried; the short one is the same for everybody.
const seed = Number(
  process.env.FUZZ_SEED ?? (process.env.TEST_FULL ? Math.floor(Math.random() * 2 ** 32) : 3_908_853_517),
);
const isFull = Boolean(process.env.TEST_FULL);
const MOST_MS = isFull ? 95_000 : 9_000;
const LEAST_IN_FULL = 5_000;
const AT_ONCE = 8;
const ROUND = 200;
const MOST_SHOWN = 8;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '10000000' } });
});
afterAll(() => site?.stop());

const contract = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as Contract;
const operations = Object.entries(
  JSON.parse(readFileSync(inRoot('gateway/persisted/web.json'), 'utf8')) as Record<string, string>,
);

const get = (path: string): Door => ({ method: 'GET', path });
const post = (path: string, body: () => string, type?: string): Door => ({
  method: 'POST',
  path,
  body,
  ...(type && { type }),
});
const several = (door: Door, times: number) => Array.from({ length: times }, () => door);

let turn = 0;
function persisted(): string {
  const [sha256Hash, text] = operations[(turn += 1) % operations.length]!;
  const operationName = /^\w+ (\w+)/.exec(text)![1];
  const names = [...(/^\w+ \w+\(([^)]*)\)/.exec(text)?.[1] ?? '').matchAll(/\$(\w+): (\w+)/g)];
  const variables = Object.fromEntries(
    names.map(([, name, type]) => [name, type === 'Int' ? 3 : '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f']),
  );
  return JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

const written = (): string => {
  const texts = [
    ...[
      '{ categoryMenu { id name } }',
      '{ __schema { types { name } } }',
      '{',
      'query Q($x: Int) { x }',
      'subscription { x }',
    ],
    ...[
      '{ ...F } fragment F on Query { ...F }',
      '{ supplierProducts(searchKey: "شیر") { totalCount } }',
      '{ category(id: "\ud800") { id } }',
    ],
    ...[
      'mutation { logout(input: {}) { userErrors { code } } }',
      'query __proto__ { __typename }',
      `{ ${'a: __typename '.repeat(30)} }`,
    ],
  ];
  return JSON.stringify({ query: texts[(turn += 1) % texts.length], variables: { input: {}, id: 1 } });
};

const multipart = () => '--a\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\nx\r\n--a--\r\n';
const form = () => 'grant_type=otp&challenge_id=x&code=123456&client_id=test';
const filesType = 'multipart/form-data; boundary=a';

const doorsOf = {
  web: [
    ...[
      '/',
      '/files/{id}',
      '/builds/latest.json',
      '/builds/{any}',
      '/builds/meta/{id}.json',
      '/assets/{any}',
      '/session',
    ].map(get),
    ...['/healthz', '/version', '/metrics', '/robots.txt', '/sitemap.xml', '/sitemaps/{part}', '/graphql'].map(get),
    // The error pages answer with the status they are about.
    ...routes.there.filter(({ path }) => !path.startsWith('/error')).map(({ path }) => get(path)),
    ...several(
      post('/session/login', () => '{"challengeId":"x","code":"123456"}'),
      5,
    ),
    ...several(
      post('/session/logout', () => '{"everywhere":true}'),
      2,
    ),
    ...several(post('/graphql', persisted), 12),
    ...several(
      post('/client-errors', () => '{"message":"x"}'),
      2,
    ),
    ...several(post('/files', multipart, filesType), 2),
  ],
  gateway: [
    ...['/graphql?query={q}', '/graphql', '/files/{id}', '/healthz', '/version', '/metrics', '/schema.graphql'].map(
      get,
    ),
    ...['/schema.json', '/playground', '/playground/{any}', '/internal/events', '/.well-known/jwks.json', '/{any}'].map(
      get,
    ),
    ...several(post('/graphql', persisted), 12),
    ...several(post('/graphql', written), 8),
    ...several(post('/connect/token', form, 'application/x-www-form-urlencoded'), 2),
    post('/files', multipart, filesType),
  ],
  api: [
    ...['/healthz', '/metrics', '/internal/events', '/.well-known/jwks.json', '/api/docs/{any}', '/{any}'].map(get),
    ...Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        body: () => sampleBody(operation, contract),
      })),
    ),
    post('/connect/token', form, 'application/x-www-form-urlencoded'),
    post('/api/v1/files', multipart, filesType),
  ],
};

it.each(['web', 'gateway', 'api'] as const)(
  `the %s answers whatever is sent to it (seed ${seed})`,
  async (name) => {
    const { accessToken } = await peopleOf(site.api).login();
    const browser = new WebBrowser(site);
    await browser.login();
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const ours = { 'x-rasteh-client': 'web', origin: site.web.url, 'sec-fetch-site': 'same-origin' };
    const next =
      name === 'web'
        ? makeRequests(seed, doorsOf.web, ours, { cookie })
        : makeRequests(seed, doorsOf[name], {}, { authorization: `Bearer ${accessToken}` });

    const program = site[name];
    const endsAt = Date.now() + MOST_MS;
    const faults: string[] = [];
    let sent = 0;
    let answered = 0;
    while (Date.now() < endsAt || (isFull && sent < LEAST_IN_FULL)) {
      const requests = Array.from({ length: ROUND }, next);
      const before = program.output().length;
      await inParallel(requests, async ({ bytes, isCutShort }) => {
        const answer = await sendRaw(program.port, bytes, { isCutShort }).catch((error: Error) => error);
        const fault = answer instanceof Error ? answer.message : faultOf(answer);
        if (fault) faults.push(`${fault} for\n${shown(bytes)}`);
        else if (answer) answered += 1;
      });
      sent += requests.length;
      const log = program.output().slice(before);
      if (/"stack":|\n\s+at |URIError/.test(log)) faults.push(`a stack in the log:\n${log.slice(0, 4_000)}`);
      expect(faults.slice(0, MOST_SHOWN).join('\n\n')).toBe('');
      expect(program.running()).toBe(true);
    }
    console.info(`fuzz ${name}: ${sent} requests, ${answered} answered, seed ${seed}`);
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
    expect(answered).toBeGreaterThan(sent / 2);
  },
  isFull ? 600_000 : 60_000,
);

/** Why an answer may not be: 5xx, or something of the inside in it. The metrics tell of statuses by design. */
function faultOf(answer: RawAnswer): string | undefined {
  if (!answer) return undefined;
  // A program that is busy says so, and when to come again.
  const isBusy = answer.status === 503 && /^retry-after: \d/im.test(answer.text);
  if (answer.status >= 500 && !isBusy) return `status ${answer.status}: ${answer.text.slice(0, 1_500)}`;
  if (/\n\s+at .*:\d+:\d+|node_modules|"stack"/.test(answer.text)) return `a stack: ${answer.text.slice(0, 1_500)}`;
  return undefined;
}

const shown = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1').slice(0, 1_500));

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
