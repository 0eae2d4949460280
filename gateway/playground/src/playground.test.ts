import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bearerOf, withBearer } from './bearer.ts';
import { curlCommand } from './curl.ts';
import { examples } from './examples.ts';
import { firstTabs } from './firstTabs.ts';
import { fillIn } from './marketIds.ts';
import { readShared, shareLink } from './shareLink.ts';
import { withoutHeaders } from './storage.ts';

const tab = (query: string) => ({ query, variables: '{}' });

describe('a link to an operation', () => {
  it('carries the texts as typed, in the hash only', () => {
    const shared = {
      query: '# شیر & more\nquery A { a(b: "#1+2") }',
      variables: '{ "searchKey": "شیر توپی" }',
    };
    const link = new URL(shareLink('http://127.0.0.1:4000/playground#query=old', shared));
    expect(link.pathname + link.search).toBe('/playground');
    expect(readShared(link.hash)).toEqual(shared);
  });

  it('is not found in any other hash', () => {
    expect(readShared('')).toBeUndefined();
    expect(readShared('#docs')).toBeUndefined();
  });
});

describe('a curl command', () => {
  it('survives the shell, whatever is quoted in it', () => {
    const request = { query: `query A { a(b: "it's $HOME \`x\` \\n") }`, variables: { key: "ق'" } };
    const command = curlCommand('http://127.0.0.1:4000/graphql', request, { 'X-Note': "it's" });
    const script = `curl() { printf '%s\\0' "$@"; }; ${command}`;
    const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    expect(words.slice(0, -1)).toEqual([
      'http://127.0.0.1:4000/graphql',
      '-H',
      'content-type: application/json',
      '-H',
      "X-Note: it's",
      '--data-raw',
    ]);
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(request);
  });

  it('shows a stream as it comes', () => {
    const url = 'http://127.0.0.1:4000/graphql';
    const command = curlCommand(url, { query: '# All of it\nsubscription A { a }' }, {});
    expect(command).toContain(`curl -N '${url}'`);
    expect(command).toContain("-H 'accept: text/event-stream'");
    expect(curlCommand(url, { query: 'query A { subscription }' }, {})).not.toMatch(/-N|event-stream/);
  });
});

describe('what the browser keeps', () => {
  it('is without headers, at any depth', () => {
    const tabs = {
      activeTabIndex: 0,
      tabs: [{ id: '1', query: '{ a }', headers: '{"authorization":"Bearer x"}' }],
    };
    expect(withoutHeaders(JSON.stringify(tabs))).toBe(
      '{"activeTabIndex":0,"tabs":[{"id":"1","query":"{ a }","headers":null}]}',
    );
  });

  it('leaves a query that mentions headers alone', () => {
    expect(withoutHeaders('query A { "headers" }')).toBe('query A { "headers" }');
  });
});

describe('the first tabs', () => {
  const stored = JSON.stringify({ tabs: [tab('query A { a }'), tab('query B { b }')], activeTabIndex: 1 });

  it('are the examples on a first visit', () => {
    const start = firstTabs(null, undefined, [tab('query E { e }'), tab('query F { f }')]);
    expect(start.defaultTabs).toHaveLength(2);
    expect(start.initialQuery).toBe('query E { e }');
  });

  it('are a shared operation before anything else', () => {
    expect(firstTabs(stored, tab('query S { s }'), []).initialQuery).toBe('query S { s }');
    expect(firstTabs(null, tab('query S { s }'), [tab('query E { e }')]).defaultTabs).toHaveLength(2);
  });

  it('are what was left open', () => {
    expect(firstTabs(stored, undefined, [tab('query E { e }')]).initialQuery).toBe('query B { b }');
  });
});

describe('the examples', () => {
  it('have a name, an explanation and variables each', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    for (const { title, note, variables } of examples) {
      expect(title).toMatch(/^[A-Z]\w+$/);
      expect(note).toMatch(/^[A-Z].+\.$/);
      expect(JSON.parse(variables)).toBeTypeOf('object');
    }
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
  });

  it('get the ids that are known and keep the places of the others', () => {
    expect(fillIn('{"a": "{x}", "b": "{unit.p.[psi]}"}', { 'unit.p.[psi]': '7' })).toBe('{"a": "{x}", "b": "7"}');
  });
});

describe('the token in the headers', () => {
  const claims = Buffer.from(JSON.stringify({ name: '09000000008', exp: 1_800_000_000 })).toString('base64url');
  const access = `x.${claims}.y`;

  it('comes beside what was typed, takes the place of another, and goes again', () => {
    const typed = '{ "x-request-id": "mine", "Authorization": "Bearer old" }';
    const after = withBearer(typed, access);
    expect(JSON.parse(after)).toEqual({ 'x-request-id': 'mine', authorization: `Bearer ${access}` });
    expect(JSON.parse(withBearer(after, undefined))).toEqual({ 'x-request-id': 'mine' });
    expect(withBearer(withBearer('', access), undefined)).toBe('');
  });

  it('tells whose it is', () => {
    expect(bearerOf(withBearer('', access))).toEqual({ access, name: '09000000008', endsAt: 1_800_000_000_000 });
    for (const text of ['', 'not JSON', '{"authorization": "Bearer none"}', '{"authorization": 5}'])
      expect(bearerOf(text)).toBeUndefined();
  });
});
