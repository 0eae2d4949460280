import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { type Fields, formIn, formOf, sendForm } from '../kit/plain-forms.ts';
import { ok } from '../kit/rest.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { newsroomOf } from './contents.kit.ts';

// What editors write and decide, as a browser without script sends it.
let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
let staff: WebBrowser;
let makers: WebBrowser;
let newsroom: Awaited<ReturnType<typeof newsroomOf>>;

beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(site.api);
  newsroom = await newsroomOf(people);
  staff = new WebBrowser(site);
  await staff.login('09000000008');
  makers = new WebBrowser(site);
  await makers.login('09000000004');
});
afterAll(() => site.stop());

const tabAt = (tab: string) => `/profile/admin?tab=${tab}`;
const pageAt = async (path: string, browser = staff) => (await browser.send(path)).text();
/** Sends a form that is to be taken. */
async function sent(path: string, fields: Fields, browser = staff) {
  const answer = await sendForm(browser, path, fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
}
/** The id of the thing whose form says something. */
function idOf(html: string, form: string, says: string): string {
  const ids = [...html.matchAll(/name="id" value="([^"]*)"/g)].map(([, id]) => id!);
  return ids.find((id) => id !== 'new' && Object.values(formIn(html, id, form)?.fields ?? {}).includes(says))!;
}

const operator = {
  name: 'شرکت بازار صنعت راسته',
  address: 'تهران، خیابان آزادی، پلاک ۱۲، کد پستی ۱۴۵۸۸۸۹۹۶۳',
  phones: '۰۲۱۸۸۷۷۶۶۵۵\n۰۹۱۲۱۲۳۴۵۶۷',
  email: 'support@rasteh.example',
  supportHours: 'شنبه تا چهارشنبه، ۸ تا ۱۶',
  nationalLegalId: '',
  registrationNumber: '',
  trustText: '',
};
const times = { fromDay: '۱۴۰۵/۰۹/۰۱', fromTime: '۰۸:۰۰', untilDay: '۱۴۰۸/۰۱/۰۱', untilTime: '۰۸:۰۰' };
const forms: [tab: string, form: string, id: string, wrong: Fields, right: Fields, shown: string][] = [
  ['contenttypes', 'content-type', 'new', { title: ' ' }, { title: 'گروه بی‌اسکریپت', order: '۷' }, 'گروه بی‌اسکریپت'],
  ['contenttypes', 'content-label', 'new', { title: '' }, { title: 'برچسب بی‌اسکریپت' }, 'برچسب بی‌اسکریپت'],
  [
    'faq-categories',
    'faq-category',
    'new',
    { order: 'دو' },
    { name: 'دستهٔ بی‌اسکریپت', order: '۲' },
    'دستهٔ بی‌اسکریپت',
  ],
  [
    'faq',
    'faq-question',
    'new',
    { question: '' },
    { question: 'بی‌اسکریپت؟', answer: '**آری**\n\n- یک\n- دو' },
    'بی‌اسکریپت؟',
  ],
  [
    'help&searchKey=home',
    'help-entry',
    'home',
    { body: '' },
    { title: 'صفحهٔ نخست', body: 'از اینجا بگردید.' },
    'صفحهٔ نخست',
  ],
  ['menus', 'website-menu', 'WEB', { lines: '----- ژرف' }, { lines: 'راهنما\n- پرسش‌ها | /faq' }, 'پرسش‌ها'],
  [
    'announcements',
    'announcement',
    'new',
    { text: 'خط', ...times },
    { text: 'اطلاعیهٔ بی‌اسکریپت', ...times },
    'اطلاعیهٔ بی‌اسکریپت',
  ],
  ['operator', 'site-operator', 'new', { ...operator, email: 'x' }, operator, operator.supportHours],
];

it.each(forms)('%s: %s %s is written by a form', async (tab, form, id, wrong, right, shown) => {
  const path = tabAt(tab);
  const { fields } = await formOf(staff, path, id, form);
  const refused = await sendForm(staff, path, { ...fields, ...right, ...wrong });
  const html = await refused.text();
  const again = formIn(html, id, form)!;
  expect([refused.status, html.includes('ذخیره نشد')]).toEqual([400, true]);
  expect(again.html).toContain('aria-invalid="true"');
  await sent(path, { ...again.fields, ...right });
  expect(await pageAt(path)).toContain(shown);
});

it('what is there is changed, and nobody overwrites what they have not seen', async () => {
  const path = tabAt('contenttypes');
  const html = await pageAt(path);
  const id = idOf(html, 'content-label', 'برچسب بی‌اسکریپت');
  const { fields } = formIn(html, id, 'content-label')!;
  await sent(path, { ...fields, description: 'هرچه بی‌اسکریپت نوشته شد.' });
  const late = await sendForm(staff, path, { ...fields, description: 'دیر', idempotencyKey: 'late' });
  expect([late.status, (await late.text()).includes('alert-error')]).toEqual([400, true]);
});

it('labels are merged, and announcements end', async () => {
  const label = await newsroom.label('املای دوم');
  const path = tabAt('contenttypes');
  const into = idOf(await pageAt(path), 'content-label', 'برچسب بی‌اسکریپت');
  const { fields } = await formOf(staff, path, label.id, 'label-merge');
  await sent(path, { ...fields, mergeIntoId: into });
  expect(formIn(await pageAt(path), label.id, 'label-merge')).toBeUndefined();

  const list = tabAt('announcements');
  const html = await pageAt(list);
  const id = idOf(html, 'announcement', 'اطلاعیهٔ بی‌اسکریپت');
  await sent(list, formIn(html, id, 'announcement-end')!.fields);
  expect(formIn(await pageAt(list), id, 'announcement-end')).toBeUndefined();
});

it('lines of a Markdown text stay lines', async () => {
  const html = await pageAt(tabAt('faq'));
  const { fields } = formIn(html, idOf(html, 'faq-question', 'بی‌اسکریپت؟'), 'faq-question')!;
  expect(fields.answer).toMatch(/^\*\*آری\*\*\n\n- +یک\n- +دو$/);
});

it('what of a Markdown text cannot be kept is said before anything is written', async () => {
  const path = tabAt('faq');
  const { fields } = await formOf(staff, path, 'new', 'faq-question');
  const answer = await sendForm(staff, path, { ...fields, question: 'با نشانه؟', answer: 'متن\n\n<script>x</script>' });
  const again = formIn(await answer.text(), 'new', 'faq-question')!;
  expect([answer.status, again.html.includes('بخشی از متن در خط ۳')]).toEqual([400, true]);
});

describe('pages', () => {
  it('are handed in, withdrawn, returned with a reason, published, archived and restored', async () => {
    const type = await newsroom.type('بی‌اسکریپت', 'ARTICLE');
    const writer = new WebBrowser(site);
    await writer.login('09000000014');
    const { id } = await newsroom.draft(type.id, 'نوشتهٔ بی‌اسکریپت');
    const path = `/profile/admin/pages/${id}`;
    const take = async (browser: WebBrowser, step: string, more: Fields = {}) =>
      sent(path, { ...(await formOf(browser, path, step, 'page-step')).fields, ...more }, browser);
    await take(writer, 'SUBMIT');
    await take(writer, 'WITHDRAW');
    await take(writer, 'SUBMIT');
    const silent = await formOf(staff, path, 'RETURN', 'page-step');
    const refused = await sendForm(staff, path, { ...silent.fields, reason: ' ' });
    const again = formIn(await refused.text(), 'RETURN', 'page-step')!;
    expect([refused.status, again.html.includes('aria-invalid="true"')]).toEqual([400, true]);
    await sent(path, { ...again.fields, reason: 'منبع جدول را بنویسید.' });
    expect(await pageAt(path, writer)).toContain('منبع جدول را بنویسید.');
    await take(writer, 'SUBMIT');
    await take(staff, 'SCHEDULE', { day: '۱۴۰۵/۱۲/۰۱', time: '۰۸:۰۰' });
    await take(staff, 'RESTORE');
    await take(writer, 'SUBMIT');
    await take(staff, 'PUBLISH');
    await take(staff, 'ARCHIVE', { redirectPath: '' });
    await take(staff, 'RESTORE');
    expect((await formOf(writer, path, 'SUBMIT', 'page-step')).fields.id).toBe('SUBMIT');
  });

  it('show a version by a link that a form makes', async () => {
    const type = await newsroom.type('پیش‌نمایش', 'ARTICLE');
    const { id } = await newsroom.draft(type.id, 'پیش‌نمایش بی‌اسکریپت');
    const path = `/profile/admin/pages/${id}`;
    const made = await sendForm(staff, path, (await formOf(staff, path, id, 'page-preview')).fields);
    const link = /href="(\/contents\/[^"]*preview=[^"]*)"/.exec(await made.text())![1]!;
    expect(made.status).toBe(200);
    const shown = await fetch(site.web.url + link.replaceAll('&amp;', '&'));
    expect([shown.status, (await shown.text()).includes('پیش‌نمایش بی‌اسکریپت')]).toEqual([200, true]);
  });

  it('of a supplier are handed in and withdrawn by its people, and read by them before that', async () => {
    const type = await newsroom.type('سازندگان', 'ARTICLE');
    const maker = await people.login('09000000004');
    const [supplier] = ok(await people.get('/suppliers/own', { by: maker }));
    const lists = { labelIds: [], categoryIds: [], supplierIds: [] };
    const text = [{ kind: 'PARAGRAPH' as const, spans: [{ t: 'متن سازنده.' }] }];
    const draft = { contentTypeId: type.id, title: 'از زبان سازنده', summary: 'خلاصهٔ آن.', body: text, ...lists };
    const { id, path } = ok(await people.post('/pages', { by: maker, body: { supplierId: supplier!.id, ...draft } }));
    const own = `/profile/suppliers/pages/${id}`;
    for (const step of ['SUBMIT', 'WITHDRAW'])
      await sent(own, (await formOf(makers, own, step, 'page-step')).fields, makers);
    expect(await pageAt(own, makers)).toContain(`${path}?preview=`);
    expect(await pageAt(`${path}?preview=`, makers)).toContain('متن سازنده.');
    expect((await fetch(`${site.web.url}${path}?preview=`)).status).toBe(404);
  });
});
