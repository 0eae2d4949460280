import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from './error-codes.ts';
import { Problem } from './problem.ts';

// specification, section 9: query-string defaults
const ARRAY_LIMIT = 20;
const DEPTH_LIMIT = 5;
const PARAMETER_LIMIT = 1000;

type Node = { [key: string]: string | string[] | Node | Node[] };

/**
 * Parses a query string with dotted and bracketed keys (`filter.properties[0].value=10`) into objects without a prototype.
 * Repeated keys become arrays. @throws Problem 400 beyond array 20, depth 5, 1000 parameters, on conflicting keys and bad encoding.
 */
export function parseQueryString(text: string): Node {
  const root: Node = Object.create(null);
  if (text === '') return root;
  const pairs = text.split('&');
  if (pairs.length > PARAMETER_LIMIT) throw fail('', 'QUERY_PARAMETER_LIMIT', PARAMETER_LIMIT);
  for (const pair of pairs) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const key = decode(cut < 0 ? pair : pair.slice(0, cut));
    const value = cut < 0 ? '' : decode(pair.slice(cut + 1), key);
    assign(root, key, value);
  }
  return root;
}

const refused = Symbol('refused');
type Refusable = Node & { [refused]?: Problem };

/** For Fastify's router, in which an error would end the process: a refusal is kept and answered by `refuseBadQueries`. */
export function queryStringParser(text: string): Refusable {
  try {
    return parseQueryString(text);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Object.assign(Object.create(null) as Refusable, { [refused]: error });
  }
}

/** Answers 400 to query strings that the parser refused. */
export function refuseBadQueries(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const problem = (request.query as Refusable)[refused];
    if (problem) throw problem;
  });
}

function assign(root: Node, key: string, value: string) {
  if (key.length > 200) throw fail(key.slice(0, 40), 'MAX_LENGTH', 200);
  const path = splitKey(key);
  let node: Node | Node[] = root;
  for (const [index, step] of path.entries()) {
    if (Array.isArray(node)) {
      if (!/^\d{1,4}$/.test(step)) throw fail(key, 'QUERY_CONFLICT');
      if (Number(step) >= ARRAY_LIMIT) throw fail(key, 'QUERY_ARRAY_LIMIT', ARRAY_LIMIT);
    }
    const holder = node as Node;
    if (index === path.length - 1) setLeaf(holder, step, key, value);
    else node = descend(holder, step, path[index + 1]!, key);
  }
}

function setLeaf(holder: Node, step: string, key: string, value: string) {
  const before = holder[step];
  if (before === undefined) holder[step] = value;
  else if (typeof before === 'string') holder[step] = [before, value];
  else if (isStrings(before)) {
    if (before.length >= ARRAY_LIMIT) throw fail(key, 'QUERY_ARRAY_LIMIT', ARRAY_LIMIT);
    before.push(value);
  } else throw fail(key, 'QUERY_CONFLICT');
}

function descend(holder: Node, step: string, next: string, key: string): Node | Node[] {
  const child = holder[step];
  if (child === undefined) {
    const made: Node | Node[] = /^\d+$/.test(next) ? [] : Object.create(null);
    holder[step] = made;
    return made;
  }
  if (typeof child === 'string' || (isStrings(child) && !/^\d+$/.test(next))) throw fail(key, 'QUERY_CONFLICT');
  return child as Node | Node[];
}

const isStrings = (value: unknown): value is string[] => Array.isArray(value) && typeof value[0] === 'string';

function splitKey(key: string): string[] {
  const path = key.replace(/\[([^[\]]*)\]/g, '.$1').split('.');
  if (path.length > DEPTH_LIMIT) throw fail(key.slice(0, 40), 'QUERY_DEPTH_LIMIT', DEPTH_LIMIT);
  if (path.some((step) => step === '' || step === '__proto__' || step === 'constructor' || step === 'prototype')) {
    throw fail(key.slice(0, 40), 'UNKNOWN_PROPERTY');
  }
  return path;
}

/** @param of the key whose value it is, as far as one is told; a key has none */
function decode(text: string, of = ''): string {
  const field = of.slice(0, 40);
  if (/%(?![\da-f]{2})/i.test(text)) throw fail(field, 'FORMAT');
  const decoded = decodedOf(text.replaceAll('+', ' '), field);
  if (decoded.includes('\0')) throw fail(field, 'CHAR_NOT_ALLOWED', 'NUL');
  return decoded;
}

/** Bytes that are no UTF-8 are refused, lone halves of letters among them. */
function decodedOf(text: string, field: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw fail(field, 'CHAR_NOT_ALLOWED', 'UTF-8');
  }
}

const fail = (field: string, code: ErrorCode, ...params: (string | number)[]) =>
  new Problem(400, 'VALIDATION_FAILED', [{ field, code, params: params.map(String) }]);
