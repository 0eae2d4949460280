import type { IncomingMessage } from 'node:http';

const NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|(?:::ffff:)127(?:\.\d{1,3}){3})$/i;

/** Whether only this machine can reach an address or a host's name (without a port). */
export const isLoopback = (host: string): boolean => NAME.test(host);

/**
 * Whether a request began on this machine and was sent to it by name: its sender is on this machine, so is everybody whom a
 * proxy on the way names, and the host that was asked is no name that somebody else may have pointed here (DNS rebinding).
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { host = '', forwarded } = headers;
  const asked = [host, ...named(headers['x-forwarded-host'])].map((each) => each.replace(/:\d{1,5}$/, ''));
  const senders = [socket.remoteAddress ?? '', ...named(headers['x-forwarded-for']), ...named(headers['x-real-ip'])];
  return forwarded === undefined && [...asked, ...senders].every(isLoopback);
}

/** The parts of a header that proxies add to. */
const named = (header: string | string[] | undefined) =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((each) => each.trim());
