import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, otherThan, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApiProcess } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApiProcess({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(api);
});
afterAll(() => api?.discard());

type Person = Awaited<ReturnType<typeof people.login>>;

const start = ({ accessToken }: Person, newPhone: unknown) =>
  people.post('/users/phone-change', { by: accessToken, raw: { newPhone } });
const confirm = ({ accessToken }: Person, codes: object) =>
  people.post('/users/phone-change/confirm', { by: accessToken, body: codes });
const isIn = async ({ accessToken }: Person) => (await people.get('/sessions', { by: accessToken })).status === 200;
/** Another session of the same phone, as soon as it may ask for another code. */
const loginAgain = (phone: string) => until('another login', () => people.login(phone).catch(() => undefined));

/** Asks for both codes and reads them. */
async function begin(person: Person, phone = newPhone()) {
  const { status, body } = await start(person, phone);
  if (status !== 200) throw new Error(`start: ${status} ${JSON.stringify(body)}`);
  const { presentChallengeId, newChallengeId } = body;
  const codeOfPresent = await people.codeFor(person.phone);
  const codeOfNew = await people.codeFor(phone);
  return { phone, given: { presentChallengeId, newChallengeId, codeOfPresent, codeOfNew } };
}

/** Goes through the whole change. @returns the new phone */
async function move(person: Person, to = newPhone()): Promise<string> {
  const { phone, given } = await begin(person, to);
  const { status, body } = await confirm(person, given);
  if (status !== 200) throw new Error(`confirm: ${status} ${JSON.stringify(body)}`);
  return phone;
}
const exportOf = async ({ accessToken }: Person) => ok(await people.get('/account/export', { by: accessToken }));
const phoneOf = async ({ accessToken }: Person) => {
  const body = ok(await people.get('/customers/profile', { by: accessToken }));
  return body.person.phone;
};
const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  ...((body.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`),
];
const BOTH_WRONG = [400, 'codeOfPresent OTP_INVALID', 'codeOfNew OTP_INVALID'];

describe('a change of the phone', () => {
  it('takes the codes of both phones, ends all other sessions and keeps everything else', async () => {
    const elsewhere = await people.login();
    const here = await loginAgain(elsewhere.phone);
    const { user } = await exportOf(here);
    const { phone, given } = await begin(here);
    expect(await confirm(here, given)).toMatchObject({ status: 200, body: { phone, endedCount: 1 } });
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await people.refresh(elsewhere.refreshToken)).status).toBe(400);
    expect((await people.refresh(here.refreshToken)).status).toBe(200);
    expect(await phoneOf(here)).toBe(phone);
    // Whoever reads the old one hears of it.
    expect((await people.messagesTo(here.phone))[0]).toMatchObject({
      template: 'rasteh-phone-changed',
      values: [expect.stringMatching(/^0912\*{3}\d{4}$/)],
    });
    expect((await exportOf(here)).acts.map(({ action }) => action)).toContain('PHONE_CHANGED');
    // The new phone is the same person, the old one is free.
    expect((await exportOf(await loginAgain(phone))).user.userId).toBe(user.userId);
    expect((await exportOf(await loginAgain(here.phone))).user.userId).not.toBe(user.userId);
  });

  it('takes codes in Persian digits', async () => {
    const person = await people.login();
    const { phone, given } = await begin(person);
    const persian = (code: string) => code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    const codes = { codeOfPresent: persian(given.codeOfPresent), codeOfNew: persian(given.codeOfNew) };
    expect((await confirm(person, { ...given, ...codes })).status).toBe(200);
    expect(await phoneOf(person)).toBe(phone);
  });

  it.each([
    ['the own phone', (own: string) => own, 'SAME_PHONE'],
    ['the own phone in another spelling', (own: string) => `+98 ${own.slice(1, 4)} ${own.slice(4)}`, 'SAME_PHONE'],
    ['a landline', () => '02112345678', 'FORMAT'],
    ['a number with a line break', () => '0912\r\n1234567', 'FORMAT'],
  ])('refuses %s at the field', async (_, write, code) => {
    const person = await people.login();
    expect(refusal(await start(person, write(person.phone)))).toEqual([400, `newPhone ${code}`]);
  });

  it('waits before it sends another pair of codes; a refusal for one phone sends nothing to the other', async () => {
    await using slow = await startApiProcess();
    const own = peopleOf(slow);
    const one = await own.login();
    const other = await own.login();
    const ask = ({ accessToken }: Person, phone: string) =>
      own.post('/users/phone-change', { by: accessToken, body: { newPhone: phone } });
    const phone = newPhone();
    const another = newPhone();
    expect((await ask(one, phone)).status).toBe(200);
    for (const to of [phone, another]) {
      const { status, body, headers } = await ask(one, to);
      expect([status, body.code]).toEqual([429, 'OTP_RATE_LIMITED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    }
    expect(await own.messagesTo(another)).toEqual([]);
    // Whoever else asks for codes of a phone is not in the way.
    expect((await ask(other, phone)).status).toBe(200);
  });

  it('sends five pairs in an hour, and is not in the way of a login', async () => {
    const person = await people.login();
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push(
        await until('an answer but the wait', async () => {
          const { status, headers } = await start(person, newPhone());
          return status === 429 && Number(headers.get('retry-after')) <= 1 ? undefined : status;
        }),
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await people.start(person.phone)).status).toBe(200);
  });
});

describe('who has the new phone', () => {
  it('is told to nobody but who reads its messages', async () => {
    const person = await people.login();
    const other = await people.login();
    const known = await begin(person, other.phone);
    const unknown = await start(await people.login(), newPhone());
    const shape = (body: object) => Object.entries(body).map(([name, value]) => [name, String(value).length]);
    const { codeOfNew, ...rest } = known.given;
    expect(refusal(await confirm(person, { ...rest, codeOfNew: otherThan(codeOfNew) }))).toEqual([
      400,
      'codeOfNew OTP_INVALID',
    ]);
    const again = await until('other codes', async () => {
      const answer = await start(person, other.phone);
      return answer.status === 200 ? answer : undefined;
    });
    expect(shape(again.body)).toEqual(shape(unknown.body));
    const { presentChallengeId, newChallengeId } = again.body;
    const codes = { codeOfPresent: await people.codeFor(person.phone), codeOfNew: await people.codeFor(other.phone) };
    const taken = await confirm(person, { presentChallengeId, newChallengeId, ...codes });
    expect([taken.status, taken.body.code]).toEqual([409, 'PHONE_TAKEN']);
    expect([await phoneOf(person), await phoneOf(other)]).toEqual([person.phone, other.phone]);
    // The codes are used up.
    expect(refusal(await confirm(person, { presentChallengeId, newChallengeId, ...codes }))).toEqual(BOTH_WRONG);
  });

  it('is one, when several want it at once', async () => {
    const phone = newPhone();
    const several = await Promise.all([people.login(), people.login(), people.login()]);
    const ready = [];
    for (const person of several)
      ready.push(
        await until('codes', () => begin(person, phone).catch(() => undefined)).then((it) => ({ person, it })),
      );
    const answers = await Promise.all(ready.map(({ person, it }) => confirm(person, it.given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('codes of a change', () => {
  it('are not those of a login, and a login’s are not theirs', async () => {
    const person = await people.login();
    const { phone, given } = await begin(person);
    const { body } = await until('a login', async () => {
      const answer = await people.start(person.phone);
      return answer.status === 200 ? answer : undefined;
    });
    const login = { id: body.challengeId as string, code: await people.codeFor(person.phone) };
    const { body: newLogin } = await until('a login', async () => {
      const answer = await people.start(phone);
      return answer.status === 200 ? answer : undefined;
    });
    const id = newLogin.challengeId as string;
    const code = await people.codeFor(phone);
    // Right codes of the right phones, asked for to log in.
    expect(
      refusal(
        await confirm(person, {
          presentChallengeId: login.id,
          codeOfPresent: login.code,
          newChallengeId: id,
          codeOfNew: code,
        }),
      ),
    ).toEqual(BOTH_WRONG);
    for (const [challengeId, codeOfChange] of [
      [given.presentChallengeId, given.codeOfPresent],
      [given.newChallengeId, given.codeOfNew],
    ] as const)
      expect((await people.withCode(challengeId, codeOfChange)).status).toBe(400);
    // Neither took anything from the other: all are still good for what they were sent for.
    expect((await people.withCode(login.id, login.code)).status).toBe(200);
    expect((await confirm(person, given)).status).toBe(200);
  });

  it('do not change places, and are of no use to anybody else', async () => {
    const person = await people.login();
    const thief = await people.login();
    const { given } = await begin(person);
    const { presentChallengeId, newChallengeId, codeOfPresent, codeOfNew } = given;
    const turned = {
      presentChallengeId: newChallengeId,
      newChallengeId: presentChallengeId,
      codeOfPresent: codeOfNew,
      codeOfNew: codeOfPresent,
    };
    expect(refusal(await confirm(person, turned))).toEqual(BOTH_WRONG);
    for (let attempt = 0; attempt < 6; attempt += 1) expect(refusal(await confirm(thief, given))).toEqual(BOTH_WRONG);
    // The thief's attempts are not the person's.
    expect((await confirm(person, given)).status).toBe(200);
  });

  it('are dead after five wrong attempts at either of them', async () => {
    const person = await people.login();
    const { given } = await begin(person);
    const wrong = { ...given, codeOfPresent: otherThan(given.codeOfPresent) };
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(refusal(await confirm(person, wrong))).toEqual([400, 'codeOfPresent OTP_INVALID']);
    expect(refusal(await confirm(person, given))).toEqual(BOTH_WRONG);
    expect(await phoneOf(person)).toBe(person.phone);
    expect((await exportOf(person)).acts.map(({ action }) => action)).toContain('PHONE_CHANGE_REFUSED');
  });

  it('change the phone once when twenty come at once', async () => {
    const person = await people.login();
    const { phone, given } = await begin(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(person, given)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await phoneOf(person)).toBe(phone);
  });

  it('of an earlier start are dead', async () => {
    const person = await people.login();
    const earlier = await begin(person);
    const later = await until('other codes', () => begin(person).catch(() => undefined));
    expect(refusal(await confirm(person, earlier.given))).toEqual(BOTH_WRONG);
    const mixed = { newChallengeId: earlier.given.newChallengeId, codeOfNew: earlier.given.codeOfNew };
    expect(refusal(await confirm(person, { ...later.given, ...mixed }))).toEqual([400, 'codeOfNew OTP_INVALID']);
    expect(api.output()).not.toContain(later.given.codeOfNew);
  });

  it('are of no use to who was disabled meanwhile', async () => {
    const person = await people.login();
    const admin = await people.login('09000000008');
    const { given } = await begin(person);
    const { user } = await exportOf(person);
    const disabling = { isDisabled: true, reason: 'گزارش سوءاستفاده', version: 1 };
    expect(
      (await people.put('/admin/users/{id}/status', { by: admin, path: { id: user.userId }, body: disabling })).status,
    ).toBe(200);
    expect((await confirm(person, given)).status).toBe(401);
  });
});

describe('what is known by the phone', () => {
  async function companyOf(owner: Person, legalName = 'صنایع پمپ البرز') {
    const creation = { kind: 'COMPANY', company: { legalName } };
    return ok(await people.post('/customers/personcustomer', { by: owner, body: creation })).id;
  }
  const invite = async (owner: Person, customerId: string, phone: string) => {
    const invitation = { customerId, phone, displayName: 'رضا', permissions: ['MESSAGE'] };
    return ok(await people.post('/customers/profile/merchant-agents', { by: owner, body: invitation })).id;
  };
  const customersOf = async ({ accessToken }: Person) => ok(await people.get('/customers', { by: accessToken }));
  const accept = ({ accessToken }: Person, id: string) =>
    people.post('/customers/profile/merchant-agents/{id}/accept', { by: accessToken, path: { id } });
  const phonesIn = async ({ accessToken }: Person, customerId: string) => {
    const body = ok(await people.get('/customers/profile/merchant-agents', { by: accessToken, query: { customerId } }));
    return body.map(({ phone }) => phone);
  };

  it('an invitation stays with who was invited, and does not tell the new phone before it is taken', async () => {
    const owner = await people.login();
    const person = await people.login();
    const heir = await people.login();
    const customerId = await companyOf(owner);
    const id = await invite(owner, customerId, person.phone);
    const phone = await move(person);
    expect(await phonesIn(owner, customerId)).toEqual([owner.phone, person.phone]);
    // Whoever has the old phone now finds nothing.
    await until('the old phone', () => move(heir, person.phone).catch(() => undefined));
    expect(await customersOf(heir)).toEqual([]);
    expect((await accept(heir, id)).status).toBe(404);
    expect(await customersOf(person)).toMatchObject([{ id: customerId, membershipStatus: 'INVITED' }]);
    expect((await accept(person, id)).status).toBe(200);
    expect(await phonesIn(owner, customerId)).toEqual([owner.phone, phone]);
  });

  it('an invitation of the new phone waits there; of two of one customer one is left', async () => {
    const owner = await people.login();
    const person = await people.login();
    const phone = newPhone();
    const one = await companyOf(owner);
    const other = await companyOf(owner);
    const first = await invite(owner, one, person.phone);
    await invite(owner, one, phone);
    const second = await invite(owner, other, phone);
    await move(person, phone);
    expect((await customersOf(person)).map(({ id }) => id)).toEqual([one, other]);
    expect([(await accept(person, first)).status, (await accept(person, second)).status]).toEqual([200, 200]);
    expect(await phonesIn(owner, one)).toEqual([owner.phone, phone]);
  });

  it('members show the new phone, and are not invited again by it', async () => {
    const owner = await people.login();
    const customerId = await companyOf(owner);
    const phone = await move(owner);
    expect(await phonesIn(owner, customerId)).toEqual([phone]);
    const invitation = { customerId, phone, displayName: 'رضا', permissions: ['MESSAGE'] };
    expect(
      (await people.post('/customers/profile/merchant-agents', { by: owner, body: invitation })).body.errors,
    ).toMatchObject([{ field: 'phone', code: 'OWN_PHONE' }]);
  });
});
