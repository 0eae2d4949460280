import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { newsroomOf } from '../contract/contents.kit.ts';
import { newAddressOfVisitor, newPhone, peopleOf } from '../kit/people.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { type Asker, ok } from '../kit/rest.ts';
import { clipOf, writeVideo } from '../kit/videos.ts';
import { arrive, arriveAsAdmin, loginAsAdmin, loginOf, open, openAsAdmin, openLoggedIn, site } from './people.ts';
import { test } from './test.ts';

// Something is gone, or is another one, while somebody looks at it or writes about it: the screen says so and keeps what was typed.

// With a letter: a name of digits alone would be a number that is not Persian.
const name = () => `a${randomUUID().slice(0, 8)}`;
const GONE_PAGE = 'این نوشته پیدا نشد یا دیگر منتشر نیست.';
const TYPED = 'برای خط بخار ما هم همین شیر را پیشنهاد می‌کنید؟';

type Office = Awaited<ReturnType<typeof startOffice>>;
let office: Promise<Office> | undefined;
/** Who changes things beside the open page; logged in once. */
const openOffice = () => (office ??= startOffice());

async function startOffice() {
  const people = peopleOf(site().api);
  const writer = await loginAsAdmin();
  const publisher = await loginAsAdmin();
  const newsroom = await newsroomOf(people, { writer, publisher });
  const type = await newsroom.type(`در این میان ${name()}`, 'ARTICLE');
  const article = (more: object = {}) =>
    newsroom.published(type.id, `نوشتهٔ آزمون ${name()}`, { commentPolicy: 'OPEN', ...more });
  const archive = async (id: string) => {
    const { version } = ok(await people.get('/admin/pages/{id}', { by: publisher, path: { id } }));
    ok(await people.post('/admin/pages/{id}/archive', { by: publisher, path: { id }, body: { version } }));
  };
  /** Closes its comments: a change of it, which somebody else publishes. */
  const closeComments = async (id: string) => {
    const now = ok(await people.get('/admin/pages/{id}', { by: writer, path: { id } }));
    const body = { version: now.version, commentPolicy: 'CLOSED' as const };
    const changed = ok(await people.patch('/admin/pages/{id}', { by: writer, path: { id }, body }));
    await newsroom.publish({ ...changed, path: '', slug: '', title: '' });
  };
  /** A comment that everybody reads. */
  const comment = async (pageId: string) => {
    const author = await loginOf(newPhone());
    const body = { pageId, body: `این نوشته را خواندم و پرسشی دارم ${letters()}` };
    const { id } = ok(await people.post('/pagecomments', { by: author, body }));
    await decide(id);
    const { items } = ok(await people.get('/pagecomments/byuser', { by: author }));
    return { id, body: body.body, author, version: items.find((each) => each.id === id)!.version };
  };
  const caseOf = async (objectId: string) => {
    const query = { pageSize: 100, state: 'OPEN' };
    const { items } = ok(await people.get('/admin/moderation/cases', { by: publisher, query }));
    return items.find((each) => each.objectId === objectId)!;
  };
  const decide = async (commentId: string) => {
    const { id, version } = await caseOf(commentId);
    const body = { version, decision: 'PUBLISH' as const };
    ok(await people.put('/admin/moderation/cases/{id}', { by: publisher, path: { id }, body }));
  };
  return { people, newsroom, type, writer, publisher, article, archive, closeComments, comment };
}

/** Letters in the place of a number: no text is another's again, and none has something to call. */
const letters = () =>
  name()
    .replaceAll(/[^a-z]/g, (digit) => 'بپتثجچحخدذ'.charAt(Number(digit)) || 'ر')
    .replaceAll(/[a-z]/g, 'س');

const removeComment = async (people: Office['people'], comment: { id: string; author: Asker; version: number }) => {
  const { id, author: by, version } = comment;
  ok(await people.delete('/pagecomments/{id}', { by, path: { id }, query: { version } }));
};

/** A question in a group of its own, and what changes it. */
async function writeQuestion({ people, writer: by }: Office) {
  const group = { name: `دستهٔ ${name()}`, order: 9, isActive: true };
  const { id: categoryId } = ok(await people.post('/admin/faqcategories', { by, body: group }));
  const body = {
    categoryId,
    question: `چگونه ${name()}`,
    answer: [{ kind: 'PARAGRAPH', spans: [{ t: 'پاسخ آزمون.' }] }],
    platforms: ['WEB' as const],
    order: 9,
    isActive: true,
  };
  const { id, version } = ok(await people.post('/admin/faqquestions', { by, body }));
  const change = async (more: object) =>
    ok(await people.put('/admin/faqquestions/{id}', { by, path: { id }, body: { ...body, ...more, version } }));
  return { question: body.question, change };
}

const commentOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'نظرها', exact: true }).getByRole('listitem').filter({ hasText: text }).first();
const formOf = (page: Page, label: string | RegExp) => page.getByRole('form', { name: label }).first();
/** A pattern also finds what stands in a part for who has no script. */
const told = (within: Page | Locator, text: string | RegExp) =>
  expect(within.getByText(new RegExp(text)).first()).toBeVisible();

test('a comment is written to an article that is closed, and then gone', async ({ page }) => {
  const { article, closeComments, archive, comment } = await openOffice();
  const text = await article();
  const other = await comment(text.id);
  await openLoggedIn(page, text.path);
  await page.getByRole('button', { name: 'نوشتن نظر' }).click();
  const form = formOf(page, 'نظر شما');
  await form.getByLabel('متن نظر').fill(TYPED);
  await closeComments(text.id);
  await form.getByRole('button', { name: 'ارسال نظر' }).click();
  await told(form, 'برای این نوشته نظر پذیرفته نمی‌شود.');
  await expect(form.getByLabel('متن نظر')).toHaveValue(TYPED);

  await archive(text.id);
  await form.getByRole('button', { name: 'ارسال نظر' }).click();
  await told(form, GONE_PAGE);
  await expect(form.getByLabel('متن نظر')).toHaveValue(TYPED);
  const like = page.getByRole('button', { name: new RegExp(`^پسندیدن «${text.title}»`) });
  await like.click();
  await told(page.locator('.toast'), GONE_PAGE);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(commentOf(page, other.body)).toBeVisible();
});

test('a comment is answered, liked and reported after its author took it back @full', async ({ page }) => {
  const { article, comment, people } = await openOffice();
  const text = await article();
  const { id, body, author, version } = await comment(text.id);
  await openLoggedIn(page, text.path);
  const shown = commentOf(page, body);
  await shown.getByRole('button', { name: 'پاسخ', exact: true }).click();
  const form = formOf(page, /^پاسخ به/);
  await form.getByLabel('متن نظر').fill(TYPED);
  await removeComment(people, { id, author, version });
  await form.getByRole('button', { name: 'ارسال پاسخ' }).click();
  await told(form, 'این نظر دیگر پاسخ نمی‌گیرد.');
  await expect(form.getByLabel('متن نظر')).toHaveValue(TYPED);
  await shown.getByRole('button', { name: /^می‌پسندم، نظر/ }).click();
  await told(page.locator('.toast'), /این نظر پیدا نشد یا دیگر نشان داده نمی‌شود/);
  await shown.getByRole('button', { name: 'گزارش' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('توضیح').fill(TYPED);
  await dialog.getByRole('button', { name: 'ارسال گزارش' }).click();
  await told(dialog, 'این نظر پیدا نشد یا دیگر نشان داده نمی‌شود.');
  await expect(dialog.getByLabel('توضیح')).toHaveValue(TYPED);
});

test('a page is decided while an editor writes why it goes back @full', async ({ page }) => {
  const { newsroom, type, writer, publisher, people } = await openOffice();
  const draft = await newsroom.draft(type.id, `نوشتهٔ آزمون ${name()}`);
  const by = { path: { id: draft.id } };
  const waiting = ok(await people.post('/admin/pages/{id}/submit', { by: writer, ...by, body: versionOf(draft) }));
  await openAsAdmin(page, `/profile/admin/pages/${draft.id}`);
  await page.getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('دلیل، برای نویسنده').fill(TYPED);
  ok(await people.post('/admin/pages/{id}/publish', { by: publisher, ...by, body: versionOf(waiting) }));
  await dialog.getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
  await told(dialog, /این نوشته در این میان تغییر کرده است؛ وضعیت اکنون «منتشر شده» است/);
  await expect(dialog.getByLabel('دلیل، برای نویسنده')).toHaveValue(TYPED);
});

test('a page is handed in while another editor types in it', async ({ page }) => {
  const { newsroom, type, writer, people } = await openOffice();
  const draft = await newsroom.draft(type.id, `نوشتهٔ آزمون ${name()}`);
  const by = { path: { id: draft.id } };
  await openAsAdmin(page, `/profile/admin/pages/${draft.id}`);
  await page.getByLabel('خلاصه').fill(TYPED);
  const waiting = ok(await people.post('/admin/pages/{id}/submit', { by: writer, ...by, body: versionOf(draft) }));
  await told(page.getByRole('main'), /وضعیت این نوشته در این میان تغییر کرده است و اکنون ویرایش نمی‌شود/);
  await expect(page.getByLabel('خلاصه')).toHaveValue(TYPED);
  // A draft again: what was typed is saved over what is stored now.
  ok(await people.post('/admin/pages/{id}/withdraw', { by: writer, ...by, body: versionOf(waiting) }));
  const save = page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' });
  await expect(save).toBeEnabled();
  await save.click();
  await told(page.getByRole('main'), 'این نوشته را کس دیگری تغییر داده است.');
  await page.getByRole('button', { name: 'ذخیرهٔ نوشتهٔ من' }).click();
  await told(page, 'پیش‌نویس ذخیره شد.');
  await expect(page.getByLabel('خلاصه')).toHaveValue(TYPED);
});

const versionOf = ({ version }: { version: number }) => ({ version });

test('a question of staff is saved by another editor first', async ({ page }) => {
  const { question, change } = await writeQuestion(await openOffice());
  await openAsAdmin(page, `/profile/admin?tab=faq&searchKey=${encodeURIComponent(question)}`);
  await page.getByRole('button', { name: `ویرایش «${question}»` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('پاسخ').fill(TYPED);
  await change({ isActive: false, order: 12 });
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  const notice = dialog.getByRole('alert');
  await told(notice, 'در این میان این اطلاعات جای دیگری تغییر کرده است.');
  await expect(notice.getByRole('listitem')).toHaveText(['ترتیب — اکنون: ۱۲', 'نمایش — اکنون: پنهان بماند']);
  await expect(dialog.getByLabel('پاسخ')).toHaveValue(TYPED);
  await dialog.getByRole('button', { name: 'ذخیرهٔ نوشتهٔ من' }).click();
  await told(page, 'پرسش ذخیره شد.');
});

test('a comment is taken back while a moderator writes why it is refused @full', async ({ page }) => {
  const { article, people } = await openOffice();
  const text = await article();
  const body = `نظر آزمون دربارهٔ این نوشته ${letters()}`;
  const author = await loginOf(newPhone());
  const { id, version } = ok(await people.post('/pagecomments', { by: author, body: { pageId: text.id, body } }));
  await openAsAdmin(page, '/profile/admin?tab=moderation');
  await page.getByRole('listitem').filter({ hasText: body }).getByRole('button', { name: /^رد/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('دلیل', { exact: true }).fill(TYPED);
  await removeComment(people, { id, author, version });
  await expect(page.getByRole('listitem').filter({ hasText: body })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'رد', exact: true }).click();
  await told(dialog.getByRole('form'), 'دربارهٔ این مورد تصمیم گرفته شده است.');
  await expect(dialog.getByLabel('دلیل', { exact: true })).toHaveValue(TYPED);
});

/** A feedback that waits for staff; as if it came from somewhere of its own. */
async function sendFeedback({ people, writer }: Office) {
  const solved = solvePuzzle(ok(await people.get('/feedbacks/challenge')));
  const subject = `بازخورد آزمون ${name()}`;
  const body = { type: 'BUG' as const, subject, body: 'جدول مقایسه در چاپ بریده می‌شود.', ...solved };
  const headers = { 'x-forwarded-for': newAddressOfVisitor() };
  const { id, trackingNo, code } = ok(await people.post('/feedbacks', { headers, body }));
  const query = { searchKey: trackingNo };
  const take = async (by: Asker) => {
    const body = { version: 1, decision: 'TAKE' as const };
    ok(await people.put('/admin/feedbacks/{id}', { by, path: { id }, body }));
  };
  const answerIt = async (by: Asker) => {
    const { items } = ok(await people.get('/admin/feedbacks', { by, query }));
    const { version } = items.find((each) => each.id === id)!;
    const body = { version, decision: 'ANSWER' as const, answer: 'در نسخهٔ تازه درست شد.' };
    ok(await people.put('/admin/feedbacks/{id}', { by, path: { id }, body }));
  };
  await take(writer);
  return { id, subject, trackingNo, code: code!, answerIt };
}

test('the last feedback of a list is answered while another one of staff answers it', async ({ page }) => {
  const at = await openOffice();
  const { subject, trackingNo, answerIt } = await sendFeedback(at);
  await openAsAdmin(page, `/profile/admin?tab=feedback&searchKey=${trackingNo}`);
  await page.getByRole('button', { name: `پاسخ به «${subject}»` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('دلیل', { exact: true }).fill(TYPED);
  await answerIt(at.writer);
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toHaveCount(0);
  await expect(dialog.getByLabel('دلیل', { exact: true })).toHaveValue(TYPED);
  await dialog.getByRole('button', { name: 'پاسخ', exact: true }).click();
  await told(dialog, 'این کار در وضعیت «پاسخ داده شد» ممکن نیست.');
  await expect(dialog.getByLabel('دلیل', { exact: true })).toHaveValue(TYPED);
});

test('a feedback is opened again in another tab while its sender writes on @full', async ({ page }) => {
  const at = await openOffice();
  const { id, trackingNo, code, answerIt } = await sendFeedback(at);
  await answerIt(at.writer);
  // So many codes may be asked for from one address.
  const headers = { 'x-forwarded-for': newAddressOfVisitor() };
  await page.setExtraHTTPHeaders(headers);
  await open(page, '/feedback');
  await page.getByLabel('شمارهٔ پیگیری').fill(trackingNo);
  await page.getByLabel('رمز پیگیری').fill(code);
  await page.getByRole('button', { name: 'دیدن پاسخ' }).click();
  await page.getByText('باز کردن دوباره').first().click();
  const field = page.getByLabel('چه چیزی مانده است؟');
  await field.fill(TYPED);
  ok(
    await at.people.post('/feedbacks/{id}/reopen', {
      headers,
      path: { id },
      body: { code, text: 'در فایرفاکس هنوز بریده می‌شود.' },
    }),
  );
  await page.getByRole('button', { name: 'باز کردن دوباره' }).click();
  await told(page.getByRole('main'), /در این میان دوباره باز شده است/);
  await expect(page.getByLabel('چه چیزی مانده است؟')).toHaveValue(TYPED);
});

test('a question is hidden while somebody says that it helped @full', async ({ page }) => {
  const { question, change } = await writeQuestion(await openOffice());
  await expect(async () => {
    await open(page, '/faq');
    await page.getByRole('heading', { name: question }).click({ timeout: 1_000 });
  }).toPass();
  await change({ isActive: false });
  await page
    .getByRole('form', { name: new RegExp(question) })
    .getByRole('button', { name: 'بله' })
    .click();
  await told(page.locator('.toast'), 'این پرسش پیدا نشد یا دیگر نشان داده نمی‌شود.');
});

test('a video is withdrawn while an article with it stands open @full', async ({ page }) => {
  const { article, people, writer } = await openOffice();
  const video = await writeVideo(people, writer, { title: `ویدئوی آزمون ${name()}` }, clipOf('compare'));
  const body = [
    { kind: 'PARAGRAPH', spans: [{ t: 'در این ویدئو ببینید.' }] },
    { kind: 'VIDEO', mediaVideoId: video.id },
  ];
  await open(page, (await article({ body })).path);
  const withdrawn = { version: video.version, isActive: false };
  ok(await people.patch('/admin/mediavideos/{id}', { by: writer, path: { id: video.id }, body: withdrawn }));
  await page
    .getByRole('region', { name: video.title })
    .getByRole('link', { name: /شروع جست‌وجو/ })
    .click();
  await told(page.getByRole('alert'), /این ویدئو باز نشد/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comment and an answer come back with what was typed @full', async ({ page }) => {
    const { article, closeComments, archive, comment, people } = await openOffice();
    const text = await article();
    const other = await comment(text.id);
    await arrive(page);
    await page.goto(text.path);
    const answer = page.getByRole('form', { name: /^پاسخ به/ });
    await commentOf(page, other.body).getByText('پاسخ', { exact: true }).click();
    await answer.getByLabel('متن نظر').fill(TYPED);
    await removeComment(people, other);
    await answer.getByRole('button', { name: 'ارسال پاسخ' }).click();
    await expect(page.getByText(/این نظر دیگر پاسخ نمی‌گیرد/)).toBeInViewport();
    await told(page, TYPED);

    await page.goto(text.path);
    await page.getByRole('form', { name: 'نظر شما' }).getByLabel('متن نظر').fill(TYPED);
    await closeComments(text.id);
    await page.getByRole('button', { name: 'ارسال نظر' }).click();
    await told(page, TYPED);
    await told(page, 'برای این نوشته نظر پذیرفته نمی‌شود.');

    const another = await article();
    await page.goto(another.path);
    await page.getByRole('form', { name: 'نظر شما' }).getByLabel('متن نظر').fill(TYPED);
    await archive(another.id);
    await page.getByRole('button', { name: 'ارسال نظر' }).click();
    await told(page, /دیگر در دسترس نیست/);
    await told(page, TYPED);
  });

  test('a step and a form of staff come back with what was typed @full', async ({ page }) => {
    const { newsroom, type, writer, publisher, people } = await openOffice();
    const draft = await newsroom.draft(type.id, `نوشتهٔ آزمون ${name()}`);
    const by = { path: { id: draft.id } };
    const waiting = ok(await people.post('/admin/pages/{id}/submit', { by: writer, ...by, body: versionOf(draft) }));
    await arriveAsAdmin(page);
    await page.goto(`/profile/admin/pages/${draft.id}`);
    await page.locator('summary', { hasText: 'بازگرداندن به نویسنده' }).click();
    await page.getByLabel('دلیل، برای نویسنده').fill(TYPED);
    ok(await people.post('/admin/pages/{id}/publish', { by: publisher, ...by, body: versionOf(waiting) }));
    await page.getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
    await told(page, TYPED);
    await told(page, /این کار در وضعیت «منتشر شده» ممکن نیست|این مورد در این فاصله تغییر کرده است/);

    const { question, change } = await writeQuestion(await openOffice());
    await page.goto(`/profile/admin?tab=faq&searchKey=${encodeURIComponent(question)}`);
    const title = `ویرایش «${question}»`;
    await page.locator('summary', { hasText: title }).click();
    const form = page.getByRole('form', { name: title });
    await form.getByLabel('پاسخ').fill(TYPED);
    await change({ isActive: false });
    await form.getByRole('button', { name: 'ذخیره' }).click();
    await told(form, /این مورد در این میان تغییر کرده است/);
    await told(form, 'اکنون ذخیره است: پنهان بماند');
    await expect(form.getByLabel('پاسخ')).toHaveValue(TYPED);
    await form.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText(/این مورد در این میان تغییر کرده است/)).toHaveCount(0);
  });
});
