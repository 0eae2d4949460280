import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { readBrings, readQuestion, refusalOf } from './graphRequest.ts';

const origin = 'https://rasteh.example';
const ours = { 'x-rasteh-client': 'web', 'content-type': 'application/json', origin };

function request(headers: Record<string, string>, method = 'POST'): Request {
  const get = (name: string) => headers[name];
  const is = (type: string) => (headers['content-type']?.startsWith(type) ? type : false);
  return { method, get, is } as unknown as Request;
}

const codeOf = (headers: Record<string, string>, method?: string) => refusalOf(request(headers, method), origin)?.code;

describe('refusalOf', () => {
  it.each([
    ['our page', ours],
    ['a browser that vouches', { ...ours, 'sec-fetch-site': 'same-origin' }],
    [
      'no Origin but a vouching browser',
      { 'x-rasteh-client': 'web', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'another name of this machine',
      { ...ours, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    ],
  ])('lets %s through', (_who, headers) => {
    expect(codeOf(headers as Record<string, string>)).toBeUndefined();
  });

  it.each([
    ['no header of ours', { 'content-type': 'application/json', origin }, 'CLIENT_HEADER_MISSING'],
    ['a foreign origin', { ...ours, origin: 'https://evil.example' }, 'ORIGIN_NOT_ALLOWED'],
    [
      'a foreign origin with a forged host',
      { ...ours, origin: 'https://evil.example', host: 'evil.example' },
      'ORIGIN_NOT_ALLOWED',
    ],
    ['origin null', { ...ours, origin: 'null', 'sec-fetch-site': 'same-origin' }, 'ORIGIN_NOT_ALLOWED'],
    ['a sibling site', { ...ours, 'sec-fetch-site': 'same-site' }, 'ORIGIN_NOT_ALLOWED'],
    ['nobody vouching', { 'x-rasteh-client': 'web', 'content-type': 'application/json' }, 'ORIGIN_NOT_ALLOWED'],
    ['a form', { ...ours, 'content-type': 'application/x-www-form-urlencoded' }, 'MEDIA_TYPE_NOT_SUPPORTED'],
    ['plain text', { ...ours, 'content-type': 'text/plain' }, 'MEDIA_TYPE_NOT_SUPPORTED'],
  ])('refuses %s', (_what, headers, code) => {
    expect(codeOf(headers as Record<string, string>)).toBe(code);
  });

  it('answers POST only', () => {
    expect(codeOf(ours, 'GET')).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('readQuestion', () => {
  const hash = 'a'.repeat(64);
  const known = new Map([[hash, 'read' as const]]);
  const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });

  it('reads a known operation', () => {
    const body = { operationName: 'HomeScreen', variables: { a: 1 }, extensions: persisted(hash) };
    expect(readQuestion(body, known)).toEqual({ name: 'HomeScreen', hash, kind: 'read', variables: { a: 1 } });
  });

  it.each([
    ['an unknown hash', { operationName: 'A', extensions: persisted('b'.repeat(64)) }, 404],
    ['a text beside the hash', { operationName: 'A', query: '{a}', extensions: persisted(hash) }, 404],
    ['a text alone', { query: '{a}' }, 404],
    ['a hash that is no text', { operationName: 'A', extensions: persisted(['a']) }, 404],
    ['a batch', [{}], 400],
    ['no object', 'x', 400],
    ['variables in a list', { operationName: 'A', variables: [], extensions: persisted(hash) }, 400],
  ])('refuses %s', (_what, body, status) => {
    expect(readQuestion(body, known)).toMatchObject({ status });
  });
});

describe('what a write brings along', () => {
  const known = new Map([
    ['r', 'read' as const],
    ['w', 'write' as const],
  ]);
  const asked = (hash: string) => ({
    operationName: hash,
    variables: {},
    extensions: { persistedQuery: { sha256Hash: hash } },
  });
  const names = (brings: unknown) => readBrings({ extensions: { brings } }, known).map(({ name }) => name);

  it('is reads of this site, four at most', () => {
    expect(names([asked('r'), asked('w'), asked('unknown'), { query: '{ a }' }, null])).toEqual(['r']);
    expect(names(Array.from({ length: 6 }, () => asked('r')))).toHaveLength(4);
    expect(names('nothing')).toEqual([]);
    expect(readBrings({}, known)).toEqual([]);
  });
});
