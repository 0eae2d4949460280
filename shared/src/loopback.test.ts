import { describe, expect, it } from 'vitest';
import { isFromThisMachine, isLoopback } from './loopback.ts';

it.each(['127.0.0.1', '127.9.9.9', 'localhost', 'LOCALHOST', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is here',
  (host) => expect(isLoopback(host)).toBe(true),
);
it.each(['', '0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example', 'localhost.example', 'x127.0.0.1', '::ffff:10.0.0.1'])(
  '"%s" is elsewhere',
  (host) => expect(isLoopback(host)).toBe(false),
);

describe('a request', () => {
  const from = (remoteAddress: string, headers: object) =>
    isFromThisMachine({ socket: { remoteAddress }, headers } as Parameters<typeof isFromThisMachine>[0]);

  it.each([
    ['127.0.0.1', { host: 'localhost:5000' }],
    ['::1', { host: '[::1]:5000' }],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }],
    ['127.0.0.1', { host: '127.0.0.1:5000', 'x-forwarded-for': '127.0.0.1' }],
  ])('of %s with %o began here', (address, headers) => expect(from(address, headers)).toBe(true));

  it.each([
    ['10.0.0.7', { host: 'localhost:5000' }],
    ['127.0.0.1', { host: 'rebound.example:5000' }],
    ['127.0.0.1', {}],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.5' }],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.5' }],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'rasteh.example' }],
    ['127.0.0.1', { host: 'localhost', 'x-real-ip': '203.0.113.5' }],
    ['127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.5' }],
  ])('of %s with %o did not', (address, headers) => expect(from(address, headers)).toBe(false));
});
