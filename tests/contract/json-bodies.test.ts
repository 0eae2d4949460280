import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFlawedJson } from '../kit/fuzz.ts';
import { peopleOf } from '../kit/people.ts';
import { sendRaw } from '../kit/raw-request.ts';
import { startSite } from '../kit/site.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';
import { doorsOf } from './doors.ts';
import { faultOf, inParallel, shown } from './fuzz-faults.ts';

// JSON says nothing of how deep a value may be, which of two equal keys counts, and how large a number may be. All three
// programs refuse what another reader would take for something else, before they do anything with it.
const isFull = Boolean(process.env.TEST_FULL);
const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 32) : 1_271_034_377));
const REQUESTS = isFull ? 5_000 : 300;

let site: Awaited<ReturnType<typeof startSite>>;
let browser: WebBrowser;
let accessToken: string;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '10000000' } });
  browser = new WebBrowser(site);
  await browser.login();
  ({ accessToken } = await peopleOf(site.api).login());
});
afterAll(() => site?.stop());

type Answer = { status: number; code: string; field: string | undefined; rule: string | undefined };
type Told = {
  code?: string;
  errors?: {
    field?: string;
    code?: string;
    extensions?: { code: string; fields?: { field: string; code: string }[] };
  }[];
};
const GRAPH = '{ __typename }';
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Each program, with a body in which a text of JSON stands for one value of an operation. */
const programs: Record<string, { path: string; body: (value: string) => string; place: string }> = {
  api: { path: '/api/v1/notes', body: (value) => `{"body":"x","more":${value}}`, place: 'more' },
  gateway: {
    path: '/graphql',
    body: (value) => `{"query":"${GRAPH}","variables":{"more":${value}}}`,
    place: 'variables.more',
  },
  web: {
    path: '/graphql',
    body: (value) =>
      JSON.stringify(questionOf('StartLogin', { input: {} })).replace('"input":{}', `"input":{"more":${value}}`),
    place: 'variables.input.more',
  },
};

async function send(
  program: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): Promise<Answer> {
  const { path } = programs[program]!;
  const headers: Record<string, string> = { 'content-type': type };
  if (program === 'web') Object.assign(headers, browser.ours());
  else headers.authorization = `Bearer ${accessToken}`;
  const { url } = site[program as 'api' | 'gateway' | 'web'];
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const told = (await response.json()) as Told;
  const [error] = told.errors ?? [];
  const field = error?.extensions?.fields?.[0] ?? error;
  return {
    status: response.status,
    code: told.code ?? error?.extensions?.code ?? '',
    field: field?.field,
    rule: field?.code,
  };
}

describe.each(Object.keys(programs))('the %s', (program) => {
  const { body, place } = programs[program]!;
  const namesField = program !== 'web';

  it.each([
    ['thousands of brackets', deep(20_000), '', 'JSON_TOO_DEEP'],
    ['thousands of objects', '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000), '', 'JSON_TOO_DEEP'],
    ['one level too many', deep(33), '', 'JSON_TOO_DEEP'],
    ['a key twice', '{"a":1,"b":[{"a":2,"c":3,"c":4}]}', '.b[0].c', 'DUPLICATE_KEY'],
    ['a key twice, once in escapes', String.raw`{"a":1,"\u0061":2}`, '.a', 'DUPLICATE_KEY'],
    ['a number beyond all', '[1,{"n":-1e400}]', '[1].n', 'NUMBER_TOO_LARGE'],
  ])('refuses %s', async (_name, value, inside, rule) => {
    const { status, code, ...told } = await send(program, body(value));
    expect([status, code]).toEqual([400, program === 'api' ? 'VALIDATION_FAILED' : 'BAD_REQUEST']);
    if (!namesField) return;
    const root = place.split('.')[0];
    expect(told).toEqual({ field: rule === 'JSON_TOO_DEEP' ? root : place + inside, rule });
  });

  it('takes what only looks so', async () => {
    const value = JSON.stringify({ a: '[[[[{"a":1,"a":2}', b: { a: '1e400' }, c: [{ a: 1 }, { a: 2 }] });
    const { rule } = await send(program, body(value));
    expect(['JSON_TOO_DEEP', 'DUPLICATE_KEY', 'NUMBER_TOO_LARGE']).not.toContain(rule);
  });

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json; charset=x',
  ])('does not read %s', async (type) => {
    const { status, code } = await send(program, body('1'), type);
    expect([status, code]).toEqual([415, program === 'api' ? 'UNSUPPORTED_MEDIA_TYPE' : 'MEDIA_TYPE_NOT_SUPPORTED']);
  });

  it('reads the one charset of JSON however it is written', async () => {
    for (const type of ['application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'])
      expect((await send(program, body('1'), type)).status).not.toBe(415);
  });

  it('does not read bytes that are not UTF-8', async () => {
    const bytes = Uint8Array.from(body('"\u00e9"'), (letter) => letter.charCodeAt(0));
    expect((await send(program, bytes)).status).toBe(400);
  });
});

it('a number beyond all is not taken for one that was not given', async () => {
  const query = 'query ($n: Int) { categories(first: $n) { totalCount } }';
  const response = await fetch(`${site.gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query":${JSON.stringify(query)},"variables":{"n":1e400}}`,
  });
  expect(response.status).toBe(400);
  const byGet = new URLSearchParams({ query, variables: '{"n":1e400}' });
  expect((await fetch(`${site.gateway.url}/graphql?${byGet}`)).status).toBe(400);
});

it.each(['web', 'gateway', 'api'] as const)(
  `the %s refuses whatever is nested or doubled (seed ${seed})`,
  async (name) => {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = name === 'web' ? { ...browser.ours(), cookie } : { authorization: `Bearer ${accessToken}` };
    const next = makeFlawedJson(seed, doorsOf[name], headers);
    const program = site[name];
    const before = program.output().length;
    const faults: string[] = [];
    await inParallel(Array.from({ length: REQUESTS }, next), async ({ bytes, flaw }) => {
      const answer = await sendRaw(program.port, bytes).catch((error: Error) => error);
      const fault = answer instanceof Error ? answer.message : faultOf(answer);
      const isTaken = !(answer instanceof Error) && answer !== undefined && answer.status < 400;
      if (fault ?? isTaken) faults.push(`${fault ?? 'taken'} (${flaw}) for\n${shown(bytes)}`);
    });
    expect(faults.slice(0, 5).join('\n\n')).toBe('');
    expect(program.output().slice(before)).not.toMatch(/"stack":|\n\s+at |RangeError/);
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  },
  isFull ? 600_000 : 120_000,
);
