import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotificationType } from '../../../api/src/modules/notifications/notifications.enums.ts';
import { valuesOf } from '../../../api/src/platform/schema.ts';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { type OwnMerchant, readyMerchant } from '../merchants/own-merchants.kit.ts';
import { sellerOf } from '../listings/entries/entries.kit.ts';
import { agentOf, companyOf, type Person } from '../ownership/kinds.ts';
import { ofOneself } from './notices.kit.ts';

type Notice = {
  id: string;
  type: string;
  title: string;
  detail?: string;
  path: string;
  count: number;
  isRead: boolean;
};

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = await people.login('09000000008');
});
afterAll(() => api?.discard());

const by = (who: Person, method: string, path: string, body?: unknown) =>
  people.as(who.accessToken, method, path, body);
const inbox = async (who: Person, query = '') =>
  (await by(who, 'GET', `/notifications?pageSize=50&${query}`)).body.items as Notice[];
const summary = async (who: Person) => ok(await people.get('/notifications/summary', { by: who }));
const read = (who: Person, body: object) => people.post('/notifications/read', { by: who, body });
/** As many notices as there must be, once they are there. */
const noticesOf = (who: Person, count: number) =>
  until(`${count} notices`, async () => {
    const items = await inbox(who);
    return items.length >= count ? items : undefined;
  });

async function decided(merchant: OwnMerchant, decision: string): Promise<OwnMerchant> {
  const body = { version: merchant.version, decision, reason: 'مدارک دیده شد' };
  return ok(await people.put('/admin/merchants/{id}', { by: admin, path: { id: merchant.id }, body }));
}

/** A merchant whose company has an assistant who may not see to its sale. */
async function confirmedMerchant() {
  const owner = await people.login();
  const { customerId, merchant } = await readyMerchant(people, owner, admin.accessToken);
  const body = ok(
    await people.post('/merchants/{id}/submit', {
      by: owner,
      path: { id: merchant.id },
      body: { version: merchant.version },
    }),
  );
  return { owner, customerId, merchant: await decided(body, 'CONFIRM') };
}
const invite = (owner: Person, customerId: string, phone = newPhone()) =>
  people.post('/customers/profile/merchant-agents', {
    by: owner,
    body: { customerId, phone, displayName: 'رضا', permissions: ['MESSAGE'] },
  });

describe('an inbox', () => {
  it('has what staff decided, with the reason, for who may see to it and nobody else', async () => {
    const { owner, merchant } = await confirmedMerchant();
    const [notice, identity] = await noticesOf(owner, 2);
    expect(notice).toMatchObject({
      type: 'MERCHANT_DECIDED',
      title: `حساب فروش «${merchant.name}» تأیید شد`,
      detail: 'مدارک دیده شد',
      path: '/profile/suppliers',
      count: 1,
      isRead: false,
    });
    expect(identity).toMatchObject({ type: 'IDENTITY_DECIDED', title: 'هویت تأیید شد' });
    expect(await inbox(admin, 'type=MERCHANT_DECIDED')).toEqual([]);
    expect(await inbox(await people.login())).toEqual([]);
  });

  it('tells several of one kind within minutes as one, with their count', async () => {
    const { owner, merchant } = await confirmedMerchant();
    await noticesOf(owner, 2);
    const suspended = await decided(merchant, 'SUSPEND');
    await decided(suspended, 'RESTORE');
    const items = await until('both decisions', async () => {
      const found = await inbox(owner, 'type=MERCHANT_DECIDED');
      return found[0]?.count === 2 ? found : undefined;
    });
    expect(items).toMatchObject([{ title: 'دربارهٔ حساب فروش شما ۲ تصمیم گرفته شد' }]);
    expect(await inbox(owner, 'type=MERCHANT_SUSPENDED')).toMatchObject([{ count: 1 }]);
    // What has been read is told of; the next one is another notice.
    await read(owner, { ids: [items[0]!.id] });
    expect(await summary(owner)).toMatchObject({ unreadCount: 2 });
  });

  it('counts each of 20 events that come at once, once', async () => {
    const phone = newPhone();
    const owners = [await people.login(), await people.login()];
    const guest = await people.login(phone);
    const companies = await Promise.all(
      owners.flatMap((owner) =>
        Array.from({ length: 10 }, async () => ({ owner, id: await companyOf(people, owner) })),
      ),
    );
    const answers = await Promise.all(companies.map(({ owner, id }) => invite(owner, id, phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const told = async () => (await inbox(guest)).reduce((sum, { count }) => sum + count, 0);
    await until('all of them', async () => (await told()) >= 20);
    expect(await told()).toBe(20);
  });

  it('is read in parts or up to one, of a kind where one is named, and said again it changes nothing', async () => {
    const { owner, merchant } = await confirmedMerchant();
    await decided(merchant, 'SUSPEND');
    const items = await noticesOf(owner, 3);
    expect(await summary(owner)).toEqual({
      unreadCount: 3,
      byType: [
        { type: 'MERCHANT_DECIDED', count: 1 },
        { type: 'MERCHANT_SUSPENDED', count: 1 },
        { type: 'IDENTITY_DECIDED', count: 1 },
      ],
    });
    const [newest] = items;
    const some = await read(owner, { upTo: newest!.id, type: 'IDENTITY_DECIDED' });
    expect(some).toMatchObject({ status: 200, body: { unreadCount: 2 } });
    for (let times = 0; times < 2; times += 1)
      expect(await read(owner, { upTo: newest!.id })).toMatchObject({
        status: 200,
        body: { unreadCount: 0, byType: [] },
      });
    expect(await inbox(owner, 'isUnread=true')).toEqual([]);
    expect((await inbox(owner)).every(({ isRead }) => isRead)).toBe(true);

    // Those of others are not there to be read.
    const stranger = await people.login();
    expect(await read(stranger, { upTo: newest!.id })).toMatchObject({ status: 404 });
    expect(await read(stranger, { ids: [newest!.id] })).toMatchObject({ status: 200, body: { unreadCount: 0 } });
    expect(await read(stranger, {})).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await read(stranger, { ids: [], upTo: newest!.id })).toMatchObject({ status: 400 });
  });

  it('tells who is invited, and who invited of the answer', async () => {
    const owner = await people.login();
    const customerId = await companyOf(people, owner);
    const phone = newPhone();
    const guest = await people.login(phone);
    const agent = ok(await invite(owner, customerId, phone));
    expect(await noticesOf(guest, 1)).toMatchObject([{ type: 'MEMBER_INVITED' }]);
    expect(await inbox(owner)).toEqual([]);
    await by(guest, 'POST', `/customers/profile/merchant-agents/${agent.id}/accept`);
    expect(await noticesOf(owner, 1)).toMatchObject([
      { type: 'MEMBER_ANSWERED', title: 'دعوت شما به همکاری پذیرفته شد' },
    ]);
  });
});

describe('a login', () => {
  type Known = { 'x-known-browser': string };
  /** @param known what the browser showed when it asked for the code, and `shown` what it shows with it */
  async function loginBy(phone: string, known?: Known, shown = known) {
    const { body } = await people.start(phone, known);
    const answer = await people.withCode(body.challengeId as string, await people.codeFor(phone), shown);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    const tokens = answer.body as Record<'access_token' | 'refresh_token' | 'known_browser', string>;
    const person = { phone, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
    return { person, known: { 'x-known-browser': tokens.known_browser } };
  }
  /** All that a person was told by the time an invitation has come, which is asked for after it. */
  async function told(person: Person) {
    const isInvitation = ({ type }: Notice) => type === 'MEMBER_INVITED';
    // Several within minutes are one notice with a count.
    const invitations = (items: Notice[]) => items.filter(isInvitation).reduce((sum, { count }) => sum + count, 0);
    const before = invitations(await inbox(person));
    const owner = await people.login();
    await invite(owner, await companyOf(people, owner), person.phone);
    const all = await until('the invitation', async () => {
      const items = await inbox(person);
      return invitations(items) > before ? items : undefined;
    });
    return all.filter((each) => !isInvitation(each));
  }

  it('is told of when it comes by a browser that the person has not used before, and not otherwise', async () => {
    const first = await loginBy(newPhone());
    expect(await told(first.person)).toEqual([]);
    // The person asks for the code, and somebody else has it.
    await loginBy(first.person.phone, first.known, { 'x-known-browser': 'x'.repeat(22) });
    const [notice, ...others] = await told(first.person);
    expect(notice).toMatchObject({
      type: 'NEW_DEVICE',
      title: 'از دستگاه یا مرورگر تازه‌ای وارد حساب شما شدند',
      detail: 'اگر شما نبوده‌اید، نشست آن را در «دستگاه‌های واردشده» پایان دهید.',
      path: '/profile',
      isRead: false,
    });
    expect(others).toEqual([]);
    const body = ok(await people.get('/notifications/preferences', { by: first.person }));
    expect(body.choices).toContainEqual({ type: 'NEW_DEVICE', byMail: false });
  });

  it('by the own browser stays so when the phone was changed with it', async () => {
    const { person, known } = await loginBy(newPhone());
    const phone = newPhone();
    const asked = ok(await people.post('/users/phone-change', { by: person, body: { newPhone: phone } }));
    const confirmed = await fetch(`${api.url}/api/v1/users/phone-change/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json', ...known },
      body: JSON.stringify({
        presentChallengeId: asked.presentChallengeId,
        newChallengeId: asked.newChallengeId,
        codeOfPresent: await people.codeFor(person.phone),
        codeOfNew: await people.codeFor(phone),
      }),
    });
    expect(confirmed.status).toBe(200);
    const again = await loginBy(phone, known);
    expect(again.known).toEqual(known);
    expect(await told(again.person)).toEqual([]);
  });
});

describe('how a person wants to hear', () => {
  const byMail = (body: Record<string, unknown>, type: string) =>
    (body.choices as { type: string; byMail: boolean }[]).find((each) => each.type === type)?.byMail;

  it('is one document with a version', async () => {
    const person = await people.login();
    const usual = ok(await people.get('/notifications/preferences', { by: person }));
    expect([byMail(usual, 'MERCHANT_DECIDED'), byMail(usual, 'ENTRY_DECIDED'), usual.version]).toEqual([
      true,
      false,
      1,
    ]);
    const change = { choices: [{ type: 'ENTRY_DECIDED', byMail: true }], version: 1 };
    const changed = ok(await people.put('/notifications/preferences', { by: person, body: change }));
    expect([byMail(changed, 'ENTRY_DECIDED'), byMail(changed, 'MERCHANT_DECIDED'), changed.version]).toEqual([
      true,
      true,
      2,
    ]);
    expect(await people.put('/notifications/preferences', { by: person, body: change })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', errors: [{ params: ['2'] }] },
    });
    const twice = { choices: [...change.choices, ...change.choices], version: 2 };
    expect(await people.put('/notifications/preferences', { by: person, body: twice })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'choices[1].type', code: 'DUPLICATE' }] },
    });
  });

  it('names the kinds that can reach a person: by name, by permission, of sellers where the company sells', async () => {
    const typesFor = async (person: Awaited<ReturnType<typeof people.login>>) =>
      ok(await people.get('/notifications/preferences', { by: person })).typesForViewer;
    const nobody = await people.login();
    const all = valuesOf(NotificationType);
    const everybodys = ['IDENTITY_DECIDED', ...ofOneself];
    expect(await typesFor(nobody)).toEqual(all.filter((kind) => everybodys.includes(kind)));
    const owner = await people.login();
    const customerId = await companyOf(people, owner);
    const owned = await typesFor(owner);
    expect(owned).toEqual(expect.arrayContaining(['NEW_DEVICE', 'QUOTE_RECEIVED', 'IDENTITY_DECIDED', 'MESSAGE']));
    for (const ofSellers of ['REQUEST_RECEIVED', 'ENTRY_DECIDED', 'DELEGATION_ASKED', 'CLAIM_DECIDED'])
      expect(owned).not.toContain(ofSellers);
    const agent = await agentOf(people, owner, customerId, ['MESSAGE']);
    expect(await typesFor(agent)).toEqual(all.filter((kind) => [...everybodys, 'MESSAGE'].includes(kind)));
    const sold = await typesFor(await sellerOf(people));
    expect(sold).toEqual(expect.arrayContaining(['REQUEST_RECEIVED', 'ENTRY_DECIDED', 'QUOTE_RECEIVED']));
  });

  it('says of SMS where a kind goes out so, which it does unless somebody says otherwise', async () => {
    const person = await people.login();
    const preferences = (change?: object) =>
      by(person, change ? 'PUT' : 'GET', '/notifications/preferences', change && { choices: [], ...change });
    type Choice = { type: string; byMail: boolean; bySms?: boolean };
    const bySms = ({ choices }: Record<string, unknown>) =>
      Object.fromEntries(
        (choices as Choice[]).flatMap((each) => (each.bySms === undefined ? [] : [[each.type, each.bySms]])),
      );
    const usual = { REQUEST_TO_CONFIRM: true, APPROVAL_ASKED: true, OFFER_ENDS: true, DISPUTE_OPENED: true };
    expect(bySms((await preferences()).body)).toEqual(usual);
    const choices = [
      { type: 'OFFER_ENDS', byMail: true, bySms: false },
      { type: 'APPROVAL_ASKED', byMail: false },
      { type: 'DISPUTE_OPENED', byMail: false, bySms: true },
    ];
    const chosen = { ...usual, OFFER_ENDS: false };
    const { body: changed } = await preferences({ choices, version: 1 });
    expect([bySms(changed), byMail(changed, 'APPROVAL_ASKED')]).toEqual([chosen, false]);
    expect(bySms((await preferences()).body)).toEqual(chosen);
    const exported = ok(await people.get('/account/export', { by: person })).parts;
    const { json } = exported.find(({ name }) => name === 'notifications')!;
    expect(bySms(JSON.parse(json) as Record<string, unknown>)).toEqual(chosen);

    const none = { type: 'ENTRY_DECIDED', byMail: false, bySms: false };
    expect(await preferences({ choices: [choices[0]!, none], version: 2 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'choices[1].bySms', code: 'SMS_NOT_OFFERED' }] },
    });
    // Left out, all is as it comes again.
    expect(bySms((await preferences({ version: 2 })).body)).toEqual(usual);
  });
});
