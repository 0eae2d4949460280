import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, otherThan, peopleOf } from '../kit/people.ts';
import { startApi } from '../kit/site.ts';

// Rows A4, A9, B4 and B5 of the safety page: two apis on one database, so that nothing is decided in a process.
let apis: Awaited<ReturnType<typeof startApi>>[] = [];
beforeAll(async () => {
  const first = await startApi({ database: 'postgres' });
  apis = [first, await startApi({ database: 'postgres', products: 0, env: first.settings as Record<string, string> })];
});
afterAll(async () => {
  for (const api of apis.reverse()) await api.discard();
});

const people = () => apis.map(peopleOf);
const begin = async () => {
  const [one] = people();
  const phone = newPhone();
  const { body } = await one!.start(phone);
  return { challengeId: body.challengeId as string, code: await one!.codeFor(phone) };
};

describe('over two apis', () => {
  it('A4: of fifty codes at once at most five are compared and at most one is right', async () => {
    const { challengeId, code } = await begin();
    const tries = Array.from({ length: 50 }, (_, turn) =>
      people()[turn % 2]!.withCode(challengeId, turn === 30 ? code : otherThan(code)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
    expect((await people()[1]!.withCode(challengeId, otherThan(code))).status).toBe(400);
  });

  it('A9: a code that comes to both at once begins one session', async () => {
    const { challengeId, code } = await begin();
    const [one, other] = await Promise.all(people().map((each) => each.withCode(challengeId, code)));
    expect([one!.status, other!.status]).toEqual([200, 200]);
    expect(other!.body).toEqual(one!.body);
  });

  it('B4, B5: a refresh token that comes to both at once gives one pair', async () => {
    const { refreshToken } = await people()[0]!.login();
    const [one, other] = await Promise.all(people().map((each) => each.refresh(refreshToken)));
    expect([one!.status, other!.status]).toEqual([200, 200]);
    expect(other!.body).toEqual(one!.body);
  });
});
