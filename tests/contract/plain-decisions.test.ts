import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownership } from '../api/ownership/index.ts';
import { talk } from '../api/conversations/conversations.kit.ts';
import { moderatorOf } from '../api/ownership/kinds.ts';
import { handedInOf } from '../api/ownership/pages.ts';
import { picture } from '../kit/advertisements.ts';
import { peopleOf } from '../kit/people.ts';
import { type Fields, formIn, formOf, sendForm, sendParts } from '../kit/plain-forms.ts';
import { ok } from '../kit/rest.ts';
import { startSite } from '../kit/site.ts';
import { pngOf } from '../kit/uploads.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// The queues of staff as a browser without script has them: a page, a form for each thing, and its answer.
let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
let staff: WebBrowser;

beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(site.api);
  staff = new WebBrowser(site);
  await staff.login('09000000008');
});
afterAll(() => site.stop());

/** Cases that are made of what people do. */
const casesMade: Record<string, (() => Promise<string>) | undefined> = {
  'page case': async () => caseOf('SUPPLIER_PAGE', await handedInOf(people, await people.login())),
  async 'message case'() {
    const { sells, id, first } = await talk(people);
    const messageId = first.lastMessage.id;
    const body = { messageIds: [messageId], reason: 'SPAM' };
    ok(await people.post('/conversations/{id}/report', { by: sells, path: { id }, body }));
    return caseOf('MESSAGE', messageId);
  },
};
async function caseOf(kind: 'SUPPLIER_PAGE' | 'MESSAGE', thing: string): Promise<string> {
  const { items } = ok(
    await people.get('/admin/moderation/cases', { by: await moderatorOf(people), query: { kind, pageSize: 100 } }),
  );
  return items.find(({ objectId }) => objectId === thing)!.id;
}

/** Makes what an operation of staff decides, or what a company may take back. @returns its id */
async function waiting(operation: string): Promise<string> {
  if (casesMade[operation]) return casesMade[operation]();
  const owned = ownership[operation]!;
  if (owned.reaches === 'staff') return /[\da-f-]{36}/.exec((await owned.request(people, '')).path)![0];
  if (owned.reaches !== 'party') throw new Error(`${operation} is decided by nobody`);
  return (await owned.make(people, await owned.owner!(people))).split('/').at(-1)!;
}

const reason = 'مدرک خوانا نیست و با نام شرکت نمی‌خواند.';
const queues: [tab: string, operation: string, form: string, decision: string, more?: Fields][] = [
  ['suppliers', 'decideSupplier', 'supplier-decision', 'REJECT'],
  ['moderation', 'decideModerationCase', 'moderation-decision', 'REJECT', { code: 'OFF_TOPIC' }],
  ['moderation', 'page case', 'page-case-decision', 'RETURN'],
  ['moderation', 'message case', 'message-case-decision', 'UPHOLD'],
  ['feedback', 'answerFeedback', 'feedback-decision', 'ANSWER'],
  ['claims', 'decideSupplierClaim', 'claim-decision', 'REJECT'],
  ['evidences', 'decideSupplierEvidence', 'evidence-decision', 'REFUSE'],
  ['merchants', 'decideMerchant', 'merchant-decision', 'REJECT'],
  ['delegations&status=ALL', 'decideDelegation', 'delegation-decision', 'REVOKE_AT_ONCE', { evidence: 'نامهٔ ۱۲' }],
  ['products', 'decideBaseProduct', 'product-decision', 'REJECT'],
  ['products', 'mergeBaseProduct', 'product-merge', 'MERGE'],
  ['entries', 'decideEntry', 'entry-decision', 'REJECT', { reasonCode: 'SPEC' }],
  ['entries', 'withdrawProductChange', 'change-decision', 'REJECT'],
  ['identity', 'decideIdentityVerification', 'identity-decision', 'REJECT'],
];

it.each(queues)('%s: %s is done by a form, once', async (tab, operation, name, decision, more) => {
  const id = await waiting(operation);
  const path = `/profile/admin?tab=${tab}`;
  const { fields } = await formOf(staff, path, id, name);
  const asked = await sendForm(staff, path, { ...fields, decision, reason: ' ' });
  const html = await asked.text();
  expect(asked.status).toBe(400);
  expect(html).toContain('تصمیم ثبت نشد');
  const again = formIn(html, id, name)!;
  expect(again.html).toContain('aria-invalid="true"');
  const sent = { ...again.fields, decision, reason, ...more };
  const answers = [await sendForm(staff, path, sent), await sendForm(staff, path, sent)];
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, path],
    [303, path],
  ]);
  expect(formIn(await (await staff.send(path)).text(), id, name)?.html ?? '').not.toContain(`value="${decision}"`);
  // Who comes second is told so, though what was to be decided is no longer on the page.
  const late = await sendForm(staff, path, { ...sent, idempotencyKey: `late-${id}` });
  const page = await late.text();
  expect([late.status, page.includes('alert-error'), page.includes('تصمیم ثبت نشد')]).toEqual([400, true, false]);
});

it('an approval needs no text', async () => {
  const id = await waiting('decideMerchant');
  const path = '/profile/admin?tab=merchants';
  const { fields } = await formOf(staff, path, id);
  expect((await sendForm(staff, path, { ...fields, decision: 'CONFIRM', reason: '' })).status).toBe(303);
});

it('a decision that needs something first waits for it, and says what', async () => {
  const id = await waiting('decideSupplier');
  const path = '/profile/admin?tab=suppliers';
  const { html } = await formOf(staff, path, id, 'supplier-decision');
  expect(html).toContain('value="REJECT"');
  expect(html).not.toContain('value="CONFIRM"');
  expect(await (await staff.send(path)).text()).toContain('نخست یکی از مدارک آن را بپذیرید');
});

it('what the api refuses stands at its field, with what was typed', async () => {
  const id = await waiting('decideSupplierEvidence');
  const path = '/profile/admin?tab=evidences';
  const { fields } = await formOf(staff, path, id);
  const answer = await sendForm(staff, path, { ...fields, decision: 'ACCEPT', reason, validTo: '۱۵ مهر' });
  const again = formIn(await answer.text(), id)!;
  expect(answer.status).toBe(400);
  expect(again.fields).toMatchObject({ reason, validTo: '۱۵ مهر' });
  expect(again.html).toMatch(/aria-invalid="true"[^>]*name="validTo"/);
});

it('what belongs to no decision is refused', async () => {
  const id = await waiting('decideMerchant');
  const path = '/profile/admin?tab=merchants';
  const { fields } = await formOf(staff, path, id);
  expect((await sendForm(staff, path, { ...fields, decision: 'CLOSE', reason })).status).toBe(404);
});

it('an advertisement is written by a form with both pictures, changed by another and archived', async () => {
  const path = '/profile/admin?tab=advertisements';
  const { fields: empty } = await formOf(staff, path, 'new', 'save-advertisement');
  const written = {
    ...empty,
    slot: 'PAGE_END',
    alt: 'کاتالوگ تازهٔ شیرهای صنعتی',
    targetPath: '/page/how-to-sell',
    fromDay: '۱۴۴۰/۰۱/۰۱',
    fromTime: '۰۸:۰۰',
    untilDay: '۱۴۵۰/۰۱/۰۱',
    untilTime: '۲۰:۳۰',
  };
  const desktop = { field: 'imageDesktopId', bytes: await picture(1_200, 200), name: 'wide.webp' };
  const lacking = await sendParts(staff, path, written, desktop);
  const again = formIn(await lacking.text(), 'new', 'save-advertisement')!;
  expect(lacking.status).toBe(400);
  expect(again.html).toMatch(
    /name="imageMobileId"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="imageMobileId"/,
  );
  const mobile = { field: 'imageMobileId', bytes: await picture(640, 320), name: 'small.webp' };
  expect((await sendParts(staff, path, again.fields, mobile)).status).toBe(303);
  const { accessToken: by } = await people.login('09000000008');
  const { items } = ok(await people.get('/admin/advertisements', { by, query: {} }));
  const { id } = items.find(({ alt }) => alt === written.alt)!;
  const { fields } = await formOf(staff, path, id, 'save-advertisement');
  const wrong = await sendForm(staff, path, { ...fields, weight: '۱۱', targetPath: 'https://elsewhere.example/' });
  const told = formIn(await wrong.text(), id, 'save-advertisement')!;
  expect(wrong.status).toBe(400);
  for (const field of ['weight', 'targetPath'])
    expect(told.html).toMatch(new RegExp(`aria-invalid="true"[^>]*name="${field}"`));
  const right = { ...told.fields, weight: '۷', targetPath: '/faq' };
  expect((await sendForm(staff, path, right)).status).toBe(303);
  const changed = await formOf(staff, path, id, 'archive-advertisement');
  expect((await formOf(staff, path, id, 'save-advertisement')).fields).toMatchObject({
    weight: '۷',
    targetPath: '/faq',
  });
  const late = await sendForm(staff, path, { ...right, idempotencyKey: `late-${id}` });
  expect([late.status, (await late.text()).includes('alert-error')]).toEqual([400, true]);
  expect((await sendForm(staff, path, changed.fields)).status).toBe(303);
  expect(formIn(await (await staff.send(path)).text(), id, 'save-advertisement')).toBeUndefined();
});

it('logo and cover of a supplier’s page are sent by forms of their own', async () => {
  const owner = new WebBrowser(site);
  await owner.login('09000000004');
  const path = '/profile/suppliers?tab=page';
  type Own = { viewer: { suppliers: { id: string; allowedActions: string[] }[] } };
  const { viewer } = await owner.run<Own>('PageTab', {});
  const { id } = viewer.suppliers.find(({ allowedActions }) => allowedActions.includes('EDIT'))!;
  const name = 'supplier-logo';
  const picture = (side?: number) => ({ field: 'fileId', ...(side && { bytes: pngOf(side, side), name: 'نشان.png' }) });
  const { fields } = await formOf(owner, path, id, name);
  const altText = 'دروازهٔ کارخانه';
  const { formToken: _, ...bare } = fields;
  expect((await sendParts(owner, path, { ...bare, altText }, picture(240))).status).toBe(403);
  const small = await sendParts(owner, path, { ...fields, altText }, picture(60));
  const refused = formIn(await small.text(), id, name)!;
  expect(small.status).toBe(400);
  expect(refused.html).toMatch(/aria-invalid="true"[^>]*name="fileId"/);
  const silent = await sendParts(owner, path, { ...refused.fields, altText: '' }, picture(240));
  const again = formIn(await silent.text(), id, name)!;
  expect([silent.status, again.html.includes('رسیده است')]).toEqual([400, true]);
  expect((await sendParts(owner, path, { ...again.fields, altText }, picture())).status).toBe(303);
  const stored = await formOf(owner, path, id, name);
  expect([stored.fields.altText, stored.html.includes('value="REMOVE"')]).toEqual([altText, true]);
  expect((await sendParts(owner, path, { ...stored.fields, act: 'REMOVE' }, picture())).status).toBe(303);
  expect((await formOf(owner, path, id, name)).html).not.toContain('value="REMOVE"');
  expect((await formOf(owner, path, id, 'supplier-cover')).html).toContain('تصویر سردر');
});
