import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFiles } from '../../../api/src/modules/files/index.ts';
import { readConfig } from '../../../api/src/platform/config.ts';
import { makeIdempotency } from '../../../api/src/platform/idempotency/idempotency.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';
import { pngOf, upload } from '../../kit/uploads.ts';
import type { Person } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

type Company = {
  id: string;
  version: number;
  logoFileId?: string;
  logo?: { id: string; url: string; small: string; large: string };
  officialGazetteFileId?: string;
  officialGazette?: { id: string; name: string; size: number; mime: string; uploadedAt: string; url: string };
};
const PDF = '%PDF-1.7 notice';
const legalName = 'صنایع پمپ البرز';

const uploaded = async ({ accessToken }: Person, bytes: Buffer | string = PDF, name = 'آگهی.pdf') =>
  (await upload(people.filesUrl, { bytes, name, headers: { authorization: `Bearer ${accessToken}` } })).body.id;
const create = (who: Person, files: object) =>
  people.post('/customers/personcustomer', {
    by: who,
    body: {
      kind: 'COMPANY',
      company: { legalName, ...files },
    },
  });
const change = (who: Person, { id, version }: Company, files: object) =>
  people.put('/customers/profile', {
    by: who,
    body: {
      customerId: id,
      company: { version, legalName, ...files },
    },
  });
async function companyOf(who: Person, files: object = {}): Promise<Company> {
  const { status, body } = await create(who, files);
  expect(status).toBe(200);
  return body as unknown as Company;
}
const seen = async (who: Person, id: string) =>
  ok(await people.get('/customers', { by: who })).find((each) => each.id === id);
const read = (url: string) => fetch(`${api.url}/api/v1${url}`);
const objectOf = (id: string) => join(api.settings.RASTEH_DATA!, 'files/objects', id.slice(0, 2), id);

describe('the logo of a company', () => {
  it('comes whole and as two squares, also for those who act for it', async () => {
    const who = await people.login();
    const agent = await people.login();
    const logoFileId = await uploaded(who, pngOf(600, 150), 'logo.png');
    const company = await companyOf(who, { logoFileId });
    expect(company.logo).toMatchObject({ id: logoFileId });
    for (const link of [company.logo!.url, company.logo!.small, company.logo!.large]) {
      const answer = await read(link);
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^inline/),
      ]);
    }
    const terms = { customerId: company.id, phone: agent.phone, displayName: 'رضا', permissions: ['MESSAGE'] };
    const { id } = ok(await people.post('/customers/profile/merchant-agents', { by: who, body: terms }));
    expect((await seen(agent, company.id))!.logo).toBeUndefined();
    await people.post('/customers/profile/merchant-agents/{id}/accept', { by: agent, path: { id } });
    expect((await seen(agent, company.id))!.logo).toMatchObject({ id: logoFileId });
  });

  it.each([
    ['a small image', pngOf(199, 100), 'IMAGE_TOO_SMALL'],
    ['a document', PDF, 'FILE_TYPE_NOT_ALLOWED'],
  ])('is not %s', async (_, bytes, code) => {
    const who = await people.login();
    const { status, body } = await create(who, { logoFileId: await uploaded(who, bytes) });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'company.logoFileId', code }]]);
  });
});

describe('the notice in the official gazette', () => {
  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['an image', pngOf(300, 400), 'image/png'],
  ])('is %s, told to owners and saved, never shown', async (_, bytes, mime) => {
    const who = await people.login();
    const agent = await people.login();
    const officialGazetteFileId = await uploaded(who, bytes);
    const company = await companyOf(who, { officialGazetteFileId });
    expect(company).toMatchObject({
      officialGazetteFileId,
      officialGazette: { id: officialGazetteFileId, mime, uploadedAt: expect.stringMatching(/Z$/) },
    });
    const answer = await read(company.officialGazette!.url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect((await read(company.officialGazette!.url.replace(/signature=.{4}/, 'signature=0000'))).status).toBe(404);

    const terms = { customerId: company.id, phone: agent.phone, displayName: 'رضا', permissions: ['MESSAGE'] };
    const { id } = ok(await people.post('/customers/profile/merchant-agents', { by: who, body: terms }));
    await people.post('/customers/profile/merchant-agents/{id}/accept', { by: agent, path: { id } });
    expect(JSON.stringify(await seen(agent, company.id))).not.toContain(officialGazetteFileId);
  });

  it('is not a drawing', async () => {
    const who = await people.login();
    const { status, body } = await create(who, { officialGazetteFileId: await uploaded(who, 'AC1032 drawing') });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'company.officialGazetteFileId', code: 'FILE_TYPE_NOT_ALLOWED' }],
    ]);
  });
});

describe('files of a company', () => {
  it('are judged with its categories in one round', async () => {
    const who = await people.login();
    const files = {
      logoFileId: await uploaded(who, pngOf(20, 20), 'logo.png'),
      officialGazetteFileId: await uploaded(who, 'AC1032 drawing'),
      industryCategoryIds: [randomUUID()],
    };
    const { status, body } = await create(who, files);
    expect([status, (body.errors as object[]).length]).toEqual([400, 3]);
    expect(body.errors).toMatchObject([
      { field: 'company.industryCategoryIds[0]', code: 'CATEGORY_NOT_FOUND' },
      { field: 'company.logoFileId', code: 'IMAGE_TOO_SMALL', params: ['200'] },
      { field: 'company.officialGazetteFileId', code: 'FILE_TYPE_NOT_ALLOWED' },
    ]);
  });

  it('are not those of somebody else, with the words for one that is not there, and serve once', async () => {
    const who = await people.login();
    const other = await people.login();
    const company = await companyOf(who);
    for (const [field, bytes] of [
      ['logoFileId', pngOf(300, 300)],
      ['officialGazetteFileId', PDF],
    ] as const) {
      const foreign = await change(who, company, { [field]: await uploaded(other, bytes) });
      const missing = await change(who, company, { [field]: randomUUID() });
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    }
    const fileId = await uploaded(who, pngOf(300, 300));
    expect((await change(who, company, { logoFileId: fileId, officialGazetteFileId: fileId })).status).toBe(404);
    expect((await seen(who, company.id))!.version).toBe(company.version);
    const foreignCompany = await change(other, company, { logoFileId: fileId });
    expect(foreignCompany.status).toBe(404);
  });

  it('stay while they are named, go a day after they are replaced or left out, and with the last who saw them', async () => {
    const who = await people.login();
    const logoFileId = await uploaded(who, pngOf(300, 300));
    const first = await uploaded(who);
    const second = await uploaded(who);
    const company = await companyOf(who, { logoFileId, officialGazetteFileId: first });
    const { customer } = ok(await change(who, company, { logoFileId, officialGazetteFileId: second }));
    expect(customer).toMatchObject({ logo: { id: logoFileId }, officialGazette: { id: second } });
    const { parts } = (await people.as(who.accessToken, 'GET', '/account/export')).body as {
      parts: { name: string; json: string }[];
    };
    const [customers, files] = ['customers', 'files'].map((name) => parts.find((part) => part.name === name)!.json);
    for (const id of [logoFileId, second]) expect([customers, files].every((json) => json!.includes(id))).toBe(true);

    await sweptAfterADay();
    expect([logoFileId, first, second].map((id) => existsSync(objectOf(id)))).toEqual([true, false, true]);
    const closing = { confirmation: who.phone, closeCompanyIds: [company.id] };
    const closed = await people.as(who.accessToken, 'POST', '/account/close', closing);
    expect(closed.status).toBe(200);
    await sweptAfterADay();
    expect([logoFileId, second].map((id) => existsSync(objectOf(id)))).toEqual([false, false]);
  });
});

/** What the housekeeping has left of the files a day later. */
async function sweptAfterADay() {
  await api.stop();
  await inStoppedMarket(api.settings, async (db) => {
    await db.query(`update files set created_at = created_at - interval '3 days',
      released_at = released_at - interval '25 hours'`);
    const folder = readConfig(api.settings).filesFolder;
    const clock = { now: () => new Date() };
    await makeFiles({
      db,
      clock,
      idempotency: makeIdempotency(db),
      folder,
      linkKey: 'a key of tests',
      owners: () => ({}),
    }).sweep();
  });
  await api.startAgain();
}
