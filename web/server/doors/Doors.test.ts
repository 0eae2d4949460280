import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { Doors, type DoorLimits } from './Doors.ts';

const limits: DoorLimits = {
  pages: { atOnce: 1, waitingOfKey: 1, waitingInAll: 9, longestWaitMs: 10_000 },
  pagesPerMinute: 4,
  writesPerUser: 3,
  writesPerAddress: 1,
  visitsPerMinute: 2,
  shedOneAfterMs: 200,
  shedAllAfterMs: 500,
};
const one = '192.0.2.1';
const other = '192.0.2.2';

function visit(ip: string, sub?: string) {
  const answer = new EventEmitter();
  const whenClosed = (act: () => void) => void answer.once('close', act);
  const locals = { visit: { session: sub && { userInfo: { sub } }, whenClosed } };
  const response = Object.assign(answer, { locals }) as unknown as Response;
  return { request: { ip } as Request, response };
}

function makeDoors() {
  const loop = { lateMs: 0 };
  const doors = new Doors(limits, loop);
  const page = (ip: string) => {
    const { request, response } = visit(ip);
    return doors.page(request, response);
  };
  const operation = (kind: 'read' | 'write' | 'visit', ip: string, sub?: string) => {
    const { request, response } = visit(ip, sub);
    return doors.operation(request, response, kind)?.status;
  };
  const begin = (ip: string) => {
    const { request, response } = visit(ip);
    doors.watch(request, response, () => undefined);
    return () => void response.emit('close');
  };
  return { loop, page, operation, begin, busy: (ip: string) => doors.busy({ ip } as Request)?.status };
}

it('does not count for ever who left before he was counted', () => {
  const doors = new Doors(limits, { lateMs: 200 });
  const gone = visit(one);
  const response = Object.assign(gone.response, { destroyed: true });
  for (let turn = 0; turn < 2; turn += 1) doors.watch(gone.request, response, () => undefined);
  expect(doors.busy(gone.request)).toBeUndefined();
});

it('lets pages wait for each other, and refuses who has too many of them', async () => {
  const { page } = makeDoors();
  const leave = (await page(one)) as () => void;
  const waiting = page(one);
  expect(await page(one)).toMatchObject({ status: 503, retryAfter: '2' });
  const foreign = page(other);
  leave();
  ((await waiting) as () => void)();
  ((await foreign) as () => void)();
  ((await page(one)) as () => void)();
  expect(await page(one)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

it('counts writes by user, by address without one, and visits apart', () => {
  const { operation } = makeDoors();
  const times = <T>(count: number, ask: () => T) => Array.from({ length: count }, ask);
  expect(times(4, () => operation('write', one, 'ann'))).toEqual([undefined, undefined, undefined, 429]);
  expect([operation('write', one, 'bob'), operation('write', other, 'ann')]).toEqual([undefined, 429]);
  expect([operation('write', one), operation('write', one), operation('write', other)]).toEqual([
    undefined,
    429,
    undefined,
  ]);
  expect(times(3, () => operation('visit', one))).toEqual([undefined, undefined, 429]);
  expect(times(9, () => operation('read', one)).every((status) => status === undefined)).toBe(true);
});

it('refuses who has most in flight while the loop is late, and everybody when it is later', () => {
  const { loop, begin, busy } = makeDoors();
  const ends = [begin(one), begin(one), begin(one), begin(other), begin(other)];
  expect([busy(one), busy(other)]).toEqual([undefined, undefined]);
  loop.lateMs = 200;
  expect([busy(one), busy(other)]).toEqual([503, undefined]);
  ends[0]!();
  ends[1]!();
  expect([busy(one), busy(other)]).toEqual([undefined, 503]);
  loop.lateMs = 500;
  expect([busy(one), busy('192.0.2.3')]).toEqual([503, 503]);
});
