import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDraft, type OwnEntry } from '../api/listings/entries/entries.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { formOf, sendForm } from '../kit/plain-forms.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { unitIds } from '../kit/units.ts';
import { upload, zipOf } from '../kit/uploads.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// A file called as an attacker would call it, and a title like it: on every screen that shows them, and where it is saved.
const SELLER = '09000000005';
let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
let owner: Awaited<ReturnType<typeof people.login>>;

beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(site.api);
  owner = await people.login(SELLER);
});
afterAll(() => site.stop());

const markup = '"><img src=x onerror=alert(1)>';
const reversed = 'نقشه\u202efdp.exe';
// A quote goes into a form of parts as browsers write it there.
const names: [what: string, given: string, kept: string][] = [
  ['markup', `${markup}.zip`, '%22 img src=x onerror=alert(1).zip'],
  ['another direction', `${reversed}.zip`, 'نقشهfdp.exe.zip'],
  ['parts of a path', '../../../etc/cron.d/نقشه.zip', 'نقشه.zip'],
  ['a path of Windows', 'C:\\Windows\\System32\\drivers.zip', 'drivers.zip'],
  ['end of a script', '</script><script>alert(2)</script>.zip', 'script.zip'],
  ['far too many letters', `${'ن'.repeat(5_000)}.zip`, `${'ن'.repeat(120)}.zip`],
  ['quotes and a header', 'a"; filename="b.exe\u2028x.zip', 'a%22; filename=%22b.exe x.zip'],
];
/** What steers how the text around it runs, and ends of lines. */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\r\n]/;

const send = (name: string) =>
  upload(people.filesUrl, { bytes: zipOf('a.dwg'), name, headers: { authorization: `Bearer ${owner.accessToken}` } });

it.each(names)('a name with %s is saved as a plain one of the type that it is', async (_, given, kept) => {
  const { status, body } = await send(given);
  expect(status, JSON.stringify(body)).toBe(200);
  const answer = await fetch(new URL(body.url, site.web.url));
  const disposition = answer.headers.get('content-disposition')!;
  // Neither a browser shows it in its place nor runs anything of it.
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const [, ascii, any] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.~!#$&+^`|%-]+)$/.exec(disposition)!;
  expect(ascii).toMatch(/^[\x20-\x7e]+\.zip$/);
  expect(decodeURIComponent(any!)).toBe(body.name);
  expect(body.name).toBe(kept);
  expect(body.name).not.toMatch(STEERING);
});

it('on the screens of seller and staff it is text, and the title beside it too', async () => {
  const entry = await submitted(
    await Promise.all(names.slice(0, 5).map(async ([, given]) => (await send(given)).body.id)),
  );
  const seller = new WebBrowser(site);
  await until('the next code', () => seller.login(SELLER).then(Boolean, () => false));
  const staff = new WebBrowser(site);
  await staff.login('09000000006');
  const editor = `/profile/suppliers?tab=entry&entryId=${entry.id}`;
  const queue = '/profile/admin?tab=entries';
  await expectText(seller, editor);
  await expectText(staff, queue);
  const { fields } = await formOf(staff, queue, entry.id, 'entry-decision');
  expect((await sendForm(staff, queue, { ...fields, decision: 'CONFIRM', reason: 'خوب است.' })).status).toBe(303);
  await expectText(new WebBrowser(site), `/products/${entry.id}/x`);
});

async function expectText(browser: WebBrowser, path: string) {
  let answer = await browser.send(path);
  if (answer.status >= 300 && answer.status < 400) answer = await browser.send(answer.headers.get('location')!);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  // It is there, and as text.
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img src=x/);
  expect(html).not.toMatch(/<script>alert/);
  expect(html).not.toMatch(/\u202e/);
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
}

/** An entry in the queue of staff that has these papers, each with a title as bad as a name. */
async function submitted(fileIds: string[]): Promise<OwnEntry> {
  const by = async (method: string, path: string, body: object) => {
    const answer = await people.as(owner.accessToken, method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body as unknown as OwnEntry;
  };
  const { id, version } = await newDraft(people, owner);
  const whole = await by('PUT', `/supplierproducts/${id}`, {
    version,
    title: 'شیر توپی با نقشه',
    sku: `NAMES-${Date.now()}`,
    saleUnitId: unitIds.piece,
    warranty: '۱۲ ماه',
    moq: '5',
    orderStep: '5',
    priceMode: 'FIXED',
    priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
    stockState: 'IN_STOCK',
    leadTimeDays: 2,
  });
  const titles = [markup, 'نقشه', '</script><script>alert(2)</script>', 'گواهی', 'دفترچه'];
  const documents = fileIds.map((fileId, at) => ({ title: titles[at], kind: 'DRAWING', fileId }));
  const papers = await by('PUT', `/supplierproducts/${id}/documents`, { version: whole.version, documents });
  return by('POST', `/supplierproducts/${id}/submit`, { version: papers.version });
}
