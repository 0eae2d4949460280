import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../api/src/modules/identity/terms.ts';
import { fillIn, marketIds } from '../../gateway/playground/src/marketIds.ts';
import { inRoot } from '../../scripts/machine/root.mjs';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { pngOf } from '../kit/uploads.ts';
import { graphOf, type Graph } from './ask.ts';

type Block = { kind: string; text: string };

/** The examples of the guide in their order; what follows a question belongs to it. */
const blocks = [...readFileSync(inRoot('docs/graph.md'), 'utf8').matchAll(/^```(\S.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', text = '']): Block => ({ kind, text }),
);
const questions = blocks.flatMap(({ kind, text }, index) => {
  if (kind !== 'graphql') return [];
  const after = blocks.slice(index + 1);
  const end = after.findIndex((it) => !it.kind.startsWith('json'));
  const own = end < 0 ? after : after.slice(0, end);
  const of = (wanted: string) => own.find((it) => it.kind === wanted)?.text;
  return [
    {
      name: /\w+ (\w+)/.exec(text)![1]!,
      text,
      variables: of('json'),
      data: of('json answer'),
      errors: of('json errors'),
    },
  ];
});
const commands = blocks.filter(({ kind }) => kind === 'sh').map(({ text }) => text);

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let ids: Record<string, string>;
let authorization: string;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
  ids = await marketIds(({ query, variables }) => graph.again({ query, variables }));
  authorization = `Bearer ${(await peopleOf(api).login()).accessToken}`;
});

afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

it('the guide has an example of everything it promises', () => {
  expect(questions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Offers', 'FromPsi', 'Who', 'NoteOnce']));
  expect(commands).toHaveLength(5);
  const other = blocks.filter(({ kind }) => !['graphql', 'sh', 'json', 'json answer', 'json errors'].includes(kind));
  expect(other).toEqual([]);
});

it.each(questions)('the example $name answers as the guide says', async ({ text, variables = '{}', data, errors }) => {
  const places = { ...ids, phone: newPhone() };
  const filled = fillIn(variables, places);
  expect(filled).not.toMatch(/"\{/);
  const answer = await graph.ask(text, JSON.parse(filled), { authorization, 'accept-language': 'en' });
  const expected: unknown = errors ? JSON.parse(errors) : [];
  expect(answer.errors, JSON.stringify(answer.errors)).toEqual(like(expected));
  expect(answer.data).toEqual(data ? like(JSON.parse(data)) : expect.any(Object));
  if (!data && !errors) expect(Object.values(answer.data ?? {})).not.toContain(null);
  if (!data) expect(JSON.stringify(answer.data)).not.toMatch(/"userErrors":\[\{/);
});

const named = commands.map((text) => ({
  text,
  name: /grant_type=(\w+)|\/(files)|(updatedSince)/.exec(text)?.slice(1).find(Boolean) ?? 'question',
}));

it.each(named)('the command for a $name works', async ({ text }) => {
  const people = peopleOf(api);
  const phone = newPhone();
  const { refreshToken: REFRESH, accessToken: TOKEN } = await people.login();
  const FILE = join(mkdtempSync(join(tmpdir(), 'rasteh-')), 'waybill.png');
  writeFileSync(FILE, pngOf(20, 20));
  const CHALLENGE = (await people.start(phone)).body.challengeId as string;
  const ofLogin = { CHALLENGE, CODE: await people.codeFor(phone), TERMS: TERMS_VERSION, REFRESH };
  const SINCE = new Date(Date.now() - 86_400_000).toISOString();
  const env = { PATH: process.env.PATH, ...ofLogin, TOKEN, FILE, KEY: randomUUID(), SINCE };
  const { stdout } = await promisify(execFile)('sh', ['-c', text.replaceAll('http://localhost:4000', gateway.url)], {
    env,
  });
  const answer = JSON.parse(stdout) as { data?: object; errors?: object[]; access_token?: string; id?: string };
  expect(answer.errors).toBeUndefined();
  expect(answer.data ?? answer.access_token ?? answer.id).toBeTruthy();
});

/** What an answer must have: codes, numbers and nulls as they are, of sentences only that there is one. */
function like(value: unknown): unknown {
  if (value === '…') return expect.stringMatching(/^[A-Z]/);
  if (Array.isArray(value)) return value.map(like);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, it]) => [key, like(it)])));
}
