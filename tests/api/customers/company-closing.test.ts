import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, sellerOf } from '../listings/entries/entries.kit.ts';
import { productOf, proposalLike } from '../products/products.kit.ts';
import { newLegalId, newNationalId, newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import type { Person } from '../ownership/kinds.ts';

// How companies end, with and without the account of who owns them, and how their numbers become free again.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = await people.login('09000000008');
});
afterAll(() => api?.discard());

type Row = { id: string; version: number; isOwner: boolean; isSoleOwner: boolean };
type Holder = { subjectId: string; name: string; phones: string[]; isOwn: boolean };
type Staff = Row & { review?: { blockedBy?: Holder } };
const LEGAL_NAME = 'صنایع پمپ البرز';

const by = (who: Person, method: string, path: string, body?: unknown) =>
  people.as(who.accessToken, method, path, body);
const customersOf = async (who: Person) => ok(await people.get('/customers', { by: who }));
async function found(who: Person, legalName = LEGAL_NAME): Promise<Row> {
  return ok(
    await people.post('/customers/personcustomer', { by: who, body: { kind: 'COMPANY', company: { legalName } } }),
  );
}
async function join(owner: Person, customerId: string) {
  const phone = newPhone();
  const body = ok(
    await people.post('/customers/profile/merchant-agents', {
      by: owner,
      body: { customerId, phone, displayName: 'رضا', permissions: ['MESSAGE'] },
    }),
  );
  const who = await people.login(phone);
  expect(
    (await people.post('/customers/profile/merchant-agents/{id}/accept', { by: who, path: { id: body.id } })).status,
  ).toBe(200);
  return { who, id: body.id };
}
const closeCompany = (who: Person, { id, version }: Row, confirmation = LEGAL_NAME) =>
  people.post('/customers/{id}/close', { by: who, path: { id }, body: { version, confirmation } });
const closeAccount = (who: Person, closeCompanyIds?: string[]) =>
  people.post('/account/close', {
    by: who,
    body: { confirmation: who.phone, ...(closeCompanyIds && { closeCompanyIds }) },
  });

async function ask(who: Person, claim: object): Promise<Staff> {
  const { status, body } = await people.post('/customers/profile/identity-verifications', { by: who, body: claim });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Staff;
}
const decide = ({ id, version }: Row) =>
  people.put('/admin/identity-verifications/{id}', {
    by: admin,
    path: { id },
    body: { isConfirmed: true, reason: 'مدارک دیده شد', version },
  });
async function queued(id: string) {
  const body = ok(
    await people.get('/admin/identity-verifications', { by: admin, query: { status: 'PENDING', pageSize: 100 } }),
  );
  return body.items.find((each) => each.id === id);
}
const endIdentity = (subjectId: string, reason = 'این شماره به شخص دیگری تعلق دارد') =>
  people.post('/admin/identities/{id}/end', { by: admin, path: { id: subjectId }, body: { reason } });

describe('a company', () => {
  it('is closed by an owner who writes its name; nobody acts for it any more, and the log says so', async () => {
    const owner = await people.login();
    const company = await found(owner);
    const agent = await join(owner, company.id);
    const wrong = await closeCompany(owner, company, 'نام دیگر');
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'confirmation', code: 'NAME_MISMATCH' }] } });
    expect(await closeCompany(agent.who, company)).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING' } });
    expect(await closeCompany(owner, { ...company, version: 9 })).toMatchObject({ status: 409 });

    // However it is spelt: Arabic letters and half-spaces are the same name.
    const closed = await closeCompany(owner, company, 'صنايع\u200Cپمپ  البرز');
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    for (const who of [owner, agent.who]) expect(await customersOf(who)).toEqual([]);
    expect((await people.get('/customers/profile', { by: agent.who, query: { customerId: company.id } })).status).toBe(
      404,
    );
    expect(
      (await people.get('/customers/profile/merchant-agents', { by: owner, query: { customerId: company.id } })).status,
    ).toBe(404);
    const invitation = { customerId: company.id, phone: newPhone(), displayName: 'رضا', permissions: ['MESSAGE'] };
    expect((await people.post('/customers/profile/merchant-agents', { by: owner, body: invitation })).status).toBe(404);
    const body = ok(
      await people.get('/admin/audit', { by: admin, query: { objectId: company.id, action: 'CUSTOMER_CLOSED' } }),
    );
    expect(body).toMatchObject({ items: [{ details: [{ name: 'members', value: '2' }] }] });
  });

  it('takes what it proposed back from the queue', async () => {
    const owner = await people.login();
    const company = await found(owner);
    const like = await productOf(people, (await entriesOf(people, await sellerOf(people)))[0]!.baseProductId);
    const made = await by(owner, 'POST', '/baseproducts', proposalLike(like, company.id));
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const isQueued = async () => {
      const body = ok(
        await people.get('/admin/baseproducts', { by: admin, query: { list: 'PROPOSED', pageSize: 100 } }),
      );
      return body.items.some(({ id }) => id === made.body.id);
    };
    expect(await isQueued()).toBe(true);
    expect((await closeCompany(owner, company)).status).toBe(200);
    expect(await isQueued()).toBe(false);
  });

  it('that is closed twice at once is closed once', async () => {
    const owner = await people.login();
    const company = await found(owner);
    const answers = await Promise.all([1, 2, 3].map(() => closeCompany(owner, company)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('frees its number, and takes its open request back', async () => {
    const first = await people.login();
    const second = await people.login();
    const identity = { legalName: LEGAL_NAME, nationalLegalId: newLegalId() };
    const company = await found(first);
    expect((await decide(await ask(first, { customerId: company.id, company: identity }))).status).toBe(200);
    const correction = await ask(first, { customerId: company.id, company: { ...identity, registrationNumber: '77' } });
    const other = await ask(second, { customerId: (await found(second)).id, company: identity });
    expect(await decide(other)).toMatchObject({ status: 409, body: { code: 'IDENTITY_TAKEN' } });
    const [{ version } = company] = await customersOf(first);
    expect((await closeCompany(first, { ...company, version })).status).toBe(200);
    expect(await queued(correction.id)).toBeUndefined();
    expect((await decide(other)).status).toBe(200);
  });
});

describe('the account of the only owner', () => {
  it('names the companies and stays, until they are handed over or closed too', async () => {
    const owner = await people.login();
    const kept = await found(owner, 'پمپ‌سازی شمال');
    const left = await found(owner, 'شیرآلات جنوب');
    expect((await customersOf(owner)).map(({ isSoleOwner }) => isSoleOwner)).toEqual([true, true]);
    const { status, body } = await closeAccount(owner);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'SOLE_OWNER' });
    expect((body.errors as { params: string[] }[]).map(({ params }) => params)).toEqual([
      ['پمپ‌سازی شمال'],
      ['شیرآلات جنوب'],
    ]);
    expect((await people.get('/sessions', { by: owner })).status).toBe(200);

    const heir = await join(owner, kept.id);
    const members = ok(
      await people.get('/customers/profile/merchant-agents', { by: owner, query: { customerId: kept.id } }),
    );
    const { version } = members.find(({ id }) => id === heir.id)!;
    const terms = { agentId: heir.id, version, displayName: 'رضا', permissions: ['MESSAGE'], isSuspended: false };
    expect(
      (await people.put('/customers/profile/merchant-agents', { by: owner, body: { ...terms, isOwner: true } })).status,
    ).toBe(200);
    expect((await customersOf(owner)).map(({ isSoleOwner }) => isSoleOwner)).toEqual([false, true]);
    expect((await closeAccount(owner)).body).toMatchObject({ errors: [{ params: ['شیرآلات جنوب'] }] });

    expect((await closeAccount(owner, [left.id])).status).toBe(200);
    expect(await customersOf(heir.who)).toMatchObject([{ id: kept.id, isOwner: true, isSoleOwner: true }]);
  });

  it('does not close a company that somebody else owns too, nor one of others', async () => {
    const owner = await people.login();
    const stranger = await people.login();
    const foreign = await found(stranger);
    const own = await found(owner);
    expect((await closeAccount(owner, [own.id, foreign.id])).status).toBe(200);
    expect(await customersOf(stranger)).toMatchObject([{ id: foreign.id }]);
  });

  it('frees the numbers of the person and of the company', async () => {
    const first = await people.login();
    const second = await people.login();
    const person = { firstName: 'سارا', lastName: 'کریمی', nationalId: newNationalId(), birthDate: '1990-05-21' };
    const company = { legalName: LEGAL_NAME, nationalLegalId: newLegalId() };
    const own = await found(first);
    for (const claim of [{ person }, { customerId: own.id, company }])
      expect((await decide(await ask(first, claim))).status).toBe(200);
    expect((await closeAccount(first, [own.id])).status).toBe(200);
    for (const claim of [{ person }, { customerId: (await found(second)).id, company }])
      expect((await decide(await ask(second, claim))).status).toBe(200);
  });
});

describe('staff', () => {
  it('see whose identity stands in the way, and end it with a reason that the person reads', async () => {
    const first = await people.login();
    const second = await people.login();
    const person = { firstName: 'سارا', lastName: 'کریمی', nationalId: newNationalId(), birthDate: '1990-05-21' };
    await decide(await ask(first, { person }));
    const request = await ask(second, { person: { ...person, firstName: 'مینا' } });
    const { blockedBy } = (await queued(request.id))!.review!;
    const masked = `${first.phone.slice(0, 4)}***${first.phone.slice(-4)}`;
    expect(blockedBy).toMatchObject({ name: 'سارا کریمی', phones: [masked], isOwn: false });

    expect(
      (
        await people.post('/admin/identities/{id}/end', {
          by: second,
          path: { id: blockedBy!.subjectId },
          body: { reason: 'بله' },
        })
      ).status,
    ).toBe(403);
    expect(await endIdentity(blockedBy!.subjectId, '   ')).toMatchObject({ status: 400 });
    expect((await endIdentity(blockedBy!.subjectId)).status).toBe(200);
    expect(await endIdentity(blockedBy!.subjectId)).toMatchObject({
      status: 404,
      body: { code: 'IDENTITY_NOT_FOUND' },
    });
    expect((await queued(request.id))!.review).not.toHaveProperty('blockedBy');
    expect((await decide(request)).status).toBe(200);

    const requests = ok(await people.get('/customers/profile/identity-verifications', { by: first }));
    const told = { status: 'REVOKED', decisionReason: 'این شماره به شخص دیگری تعلق دارد' };
    expect(requests).toMatchObject([told]);
    const profile = ok(await people.get('/customers/profile', { by: first }));
    expect(profile.person).not.toHaveProperty('identityVerifiedAt');
    const outbox = (await (await fetch(`${api.url}/dev/outbox?phone=${first.phone}`)).json()) as {
      messages: { template: string }[];
    };
    expect(outbox.messages[0]).toMatchObject({ template: 'rasteh-identity-ended' });
    const log = ok(await people.get('/admin/audit', { by: admin, query: { objectId: blockedBy!.subjectId } }));
    expect(log).toMatchObject({ items: [{ action: 'IDENTITY_ENDED', result: 'DONE' }] });
  });

  it('end no identity of their own', async () => {
    const person = { firstName: 'سارا', lastName: 'کریمی', nationalId: newNationalId(), birthDate: '1990-05-21' };
    const body = ok(await people.get('/customers/profile', { by: admin }));
    await ask(admin, { person });
    expect(await endIdentity(body.person.id)).toMatchObject({
      status: 403,
      body: { code: 'OWN_VERIFICATION' },
    });
  });
});
