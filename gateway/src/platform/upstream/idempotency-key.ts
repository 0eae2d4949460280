import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The header that carries a key of the input. @throws GraphQLError 400 for what no header can carry */
export function keyHeaders(key: unknown): string[] {
  if (key === undefined || key === null) return [];
  if (typeof key !== 'string' || !KEY.test(key)) throw graphError(refusals.keyMalformed);
  return [HEADER, key];
}
