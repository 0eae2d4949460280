import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Doors, type DoorLimits } from './doors/Doors.ts';
import { bytesRoute } from './filesRoute.ts';
import type { Gateway } from './gateway.ts';
import type { Log } from './log.ts';
import { metrics } from './metrics.ts';
import { startVisit, visitOf } from './visit.ts';

const log = { debug: () => undefined, warn: () => undefined } as unknown as Log;
const counted: string[] = [];
/** What the gateway sends, piece by piece as the test says, and whether it heard that nobody reads it any more. */
let sent: PassThrough;
let left: Promise<unknown>;
const gateway = {
  passOn: ({ signal }: { signal: AbortSignal }) => {
    sent = new PassThrough();
    left = new Promise((resolve) => signal.addEventListener('abort', resolve));
    sent.write('first');
    return Promise.resolve({ statusCode: 200, headers: {}, body: sent });
  },
} as unknown as Gateway;

const app = express();
const few = { atOnce: 1, waitingOfKey: 1, waitingInAll: 1, longestWaitMs: 1_000 };
const perMinute = { pagesPerMinute: 1, writesPerUser: 1, writesPerAddress: 1, visitsPerMinute: 1 };
const limits: DoorLimits = { pages: few, ...perMinute, shedOneAfterMs: 200, shedAllAfterMs: 500 };
const doors = new Doors(limits, { lateMs: 0 });
// As the server puts them together: whoever waits for the end of an answer.
app.use(startVisit(log), metrics(), doors.watch, (_request, response, next) => {
  visitOf(response).whenClosed(() => counted.push('closed'));
  next();
});
app.use(bytesRoute(gateway, doors));
let server: ReturnType<typeof app.listen>;
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
});
afterAll(() => server.close());

const begin = () =>
  new Promise<{ answer: IncomingMessage; leave: () => void }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = get({ port, path: '/files/1', agent: false }, (answer) =>
      resolve({ answer, leave: () => asked.destroy() }),
    ).on('error', reject);
  });

it('passes a file on without a warning of too many listeners, and tells all who wait for its end', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => void warnings.push(warning);
  process.on('warning', hear);
  counted.length = 0;
  const { answer } = await begin();
  const pieces: string[] = [];
  answer.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  sent.end(' last');
  await new Promise((ended) => answer.once('close', ended));
  expect(pieces.join('')).toBe('first last');
  await expect.poll(() => counted).toEqual(['closed']);
  process.off('warning', hear);
  expect(warnings).toEqual([]);
});

it('asks the gateway no further for who has left', async () => {
  const { answer, leave } = await begin();
  answer.on('error', () => undefined);
  leave();
  await left;
});
