import type { HttpOperation } from '../../contract/http-operation.ts';
import { badInput, graphError, wrongField } from '../graph/graph-error.ts';
import { problems, refusals } from '../graph/messages.ts';

export type Arguments = Record<string, unknown>;

/** Longer addresses are refused by servers on the way without a word of why. */
const LONGEST = 8_000;

/**
 * Compiles how an operation's address is written from a field's arguments.
 * @returns a function that throws BAD_USER_INPUT for a path argument that would leave its place and for broken text
 */
export function compileAddress({ path, query }: HttpOperation): (given: Arguments) => string {
  // ['/api/v1/categories/', 'id', '/children']: every second part is an argument
  const parts = path.split(/\{args\.(\w+)\}/);
  const writePath = (given: Arguments) =>
    parts.map((part, index) => (index % 2 === 0 ? part : segment(part, given[part]))).join('');

  return (given) => {
    let address = parts.length === 1 ? path : writePath(given);
    let separator = '?';
    for (const { name, argument, comma } of query) {
      const value = given[argument];
      if (value === undefined || value === null) continue;
      const written = writeParameter(name, value, comma);
      if (written === '') continue;
      address += separator + written;
      separator = '&';
    }
    if (address.length > LONGEST) throw tooLong(address);
    return address;
  };
}

/** Names the argument that takes most of an address. */
function tooLong(address: string) {
  const refusal = refusals.argumentsTooLong(address.length, LONGEST);
  const [, written = ''] = address.split('?');
  const [longest = ''] = written.split('&').sort((one, other) => other.length - one.length);
  const [name = ''] = longest.split('=');
  return graphError(refusal, name ? { fields: [wrongField(name, refusal.code, refusal.words)] } : {});
}

/** `..` as an id would reach another route, so would an empty one. */
function segment(name: string, value: unknown): string {
  const text = String(value);
  if (text === '' || text === '.' || text === '..') throw badInput(name, 'FORMAT', problems.notId);
  return encode(name, text);
}

function writeParameter(name: string, value: unknown, comma: boolean): string {
  if (typeof value !== 'object') return `${name}=${encode(name, String(value))}`;
  if (comma && Array.isArray(value)) return `${name}=${value.map((each) => encode(name, String(each))).join(',')}`;
  return writeNested(name, value as object);
}

/** `filter.properties[0].propertyId=…`: the keys the api reads nested values by (specification, section 7). */
function writeNested(name: string, value: object): string {
  const pairs: string[] = [];
  const isList = Array.isArray(value);
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined || each === null) continue;
    const written = writeParameter(isList ? `${name}[${key}]` : `${name}.${key}`, each, false);
    if (written !== '') pairs.push(written);
  }
  return pairs.join('&');
}

function encode(name: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // half of a surrogate pair
    throw badInput(name, 'CHAR_NOT_ALLOWED', problems.notWellFormed);
  }
}
