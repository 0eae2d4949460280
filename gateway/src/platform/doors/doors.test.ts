import { createHmac } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { Doors, type DoorLimits } from './doors.ts';

const limits: DoorLimits = {
  operations: { atOnce: 1, waitingOfKey: 1, waitingInAll: 9, longestWaitMs: 10_000 },
  introspectionsAtOnce: 1,
  introspectionsPerMinute: 2,
  writesPerUser: 2,
  writesPerAddress: 1,
  visitsPerMinute: 1,
  shedOneAfterMs: 200,
  shedAllAfterMs: 500,
};
const one = '192.0.2.1';
const other = '192.0.2.2';
const response = () => new EventEmitter() as ServerResponse;
const makeDoors = (lateMs = 0) =>
  new Doors({
    limits,
    secret: 'the secret of this test',
    loop: { lateMs },
    tokens: async (user) => (user === 'Bearer forged' ? 'invalid' : { user, isStaff: false }),
  });
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    ({ extensions }: GraphQLError) => [extensions.code, extensions.retryAfterSeconds],
  );

it('lets operations wait for each other, and refuses who has too many of them', async () => {
  const doors = makeDoors();
  const leave = await doors.enter(one, response());
  const waiting = doors.enter(one, response());
  expect(await codeOf(doors.enter(one, response()))).toEqual(['OVERLOADED', 2]);
  leave();
  (await waiting)();
});

it('counts questions about the schema by address', async () => {
  const doors = makeDoors();
  for (let turn = 0; turn < 2; turn += 1) (await doors.enterIntrospection(one, response()))();
  expect(await codeOf(doors.enterIntrospection(one, response()))).toEqual(['RATE_LIMITED', 60]);
  (await doors.enterIntrospection(other, response()))();
});

it('keeps no place of others for a question about the schema that waits for its own', async () => {
  const doors = makeDoors();
  const leaveSchema = await doors.enterIntrospection(one, response());
  const waiting = doors.enterIntrospection(other, response(), await doors.enter(other, response()));
  (await doors.enter(one, response()))();
  leaveSchema();
  (await waiting)();
});

it('counts writes by user, by address for a token that is nobody’s, and visits apart', async () => {
  const doors = makeDoors();
  const write = (address: string, authorization?: string) => codeOf(doors.countWrite(address, authorization));
  expect([await write(one, 'ann'), await write(other, 'ann'), await write(one, 'ann')]).toEqual([
    undefined,
    undefined,
    ['RATE_LIMITED', 60],
  ]);
  expect([await write(one), await write(one, 'Bearer forged')]).toEqual([undefined, ['RATE_LIMITED', 60]]);
  expect(await codeOf(doors.countWrite(one, undefined, true))).toBeUndefined();
});

it('does not count for ever who left before he was counted', () => {
  const doors = makeDoors(200);
  for (let turn = 0; turn < 2; turn += 1) doors.watch(one, Object.assign(response(), { destroyed: true }));
  expect(() => doors.checkLoop(one)).not.toThrow();
});

it('refuses who has most in flight while the loop is late, and everybody when it is later', () => {
  const doors = makeDoors(200);
  for (let turn = 0; turn < 2; turn += 1) doors.watch(one, response());
  doors.watch(other, response());
  expect(() => doors.checkLoop(one)).toThrow('Too much');
  expect(() => doors.checkLoop(other)).not.toThrow();
  expect(() => makeDoors(500).checkLoop(other)).toThrow('Too much');
});

it('knows the questions of pages by what only the web can say', () => {
  const key = createHmac('sha256', 'the secret of this test').update('questions of pages').digest('base64url');
  const doors = makeDoors();
  expect(doors.isOfPage({ 'x-page-key': key })).toBe(true);
  for (const given of [undefined, '', 'x', `${key}x`, key.toUpperCase(), 'the secret of this test'])
    expect(doors.isOfPage({ 'x-page-key': given })).toBe(false);
});
