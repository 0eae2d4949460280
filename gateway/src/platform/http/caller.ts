import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '../graph/graph-context.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** What of a request is passed on to the api, beside its id and the client's address: nothing else ever is. */
const FORWARDED = [
  'authorization',
  'traceparent',
  'idempotency-key',
  'accept-language',
  'user-agent',
  'x-known-browser',
] as const;

/** @param isTrusted whose X-Forwarded-For is believed; nobody's without it */
export function callerOf({ headers, socket }: IncomingMessage, isTrusted: IsTrusted | undefined): Caller {
  const requestId = readRequestId(headers['x-request-id']);
  const told = ['accept', 'application/json', 'x-request-id', requestId];
  for (const name of FORWARDED) {
    const value = headers[name];
    if (typeof value === 'string') told.push(name, value);
  }
  const address = clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'], isTrusted);
  if (address) told.push('x-forwarded-for', address);
  const { authorization, 'accept-language': acceptLanguage } = headers;
  return { requestId, address, headers: told, authorization, acceptLanguage };
}

/** A caller's id is taken when it is harmless in a log and a header. */
const readRequestId = (given: unknown) =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** The nearest address on the way here that is not one of our proxies. */
function clientAddress(
  peer: string,
  forwarded: string | string[] | undefined,
  isTrusted: IsTrusted | undefined,
): string {
  if (forwarded === undefined || !isTrusted?.(plain(peer))) return plain(peer);
  const way = [...String(forwarded).split(','), peer].map((each) => plain(each.trim()));
  return way.reverse().find((each) => !isTrusted(each)) ?? plain(peer);
}

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');
