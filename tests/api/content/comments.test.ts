import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { ok } from '../../kit/rest.ts';
import { type By, days, later, MONDAY, startComments } from './comments.kit.ts';

let site: Awaited<ReturnType<typeof startComments>>;
let moderator: By;
beforeAll(async () => {
  site = await startComments();
  moderator = await site.somebody(['MODERATOR']);
});
afterAll(() => site?.app.stop());
beforeEach(() => site.app.clock.set(MONDAY));

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('a new comment', () => {
  it('waits where only its author sees it, and is read by all once a moderator published it', async () => {
    const author = await site.somebody();
    const written = ok(await site.write(author, { rating: 4, pros: ['بدون نشتی'], cons: ['دیر رسید'] }));
    expect(written).toMatchObject({ state: 'PENDING', rating: 4, allowedActions: ['REMOVE'] });
    expect(idsOf(await site.tree())).not.toContain(written.id);
    expect(idsOf(await site.tree(moderator))).not.toContain(written.id);
    const seen = (await site.tree(author)).items.find(({ id }) => id === written.id);
    expect(seen).toMatchObject({ isOwn: true, isPending: true, pros: ['بدون نشتی'] });
    await site.publish(moderator, written.id);
    const shown = (await site.tree()).items.find(({ id }) => id === written.id);
    expect(shown).toMatchObject({ authorName: 'کاربر راسته', rating: 4, isOwn: false, isPending: false });
    expect(await site.noticesOf(author)).toMatchObject([{ type: 'COMMENT_PUBLISHED' }]);
  });

  it('is rejected by a rule, which its author reads in plain words', async () => {
    const author = await site.somebody();
    const { id } = ok(await site.write(author));
    const none = await site.decide(moderator, id, { decision: 'REJECT' });
    expect([none.status, none.body.errors?.[0]]).toMatchObject([400, { field: 'code', code: 'REQUIRED' }]);
    await site.reject(moderator, id);
    expect(await site.own(author, id)).toMatchObject({
      state: 'REJECTED',
      rule: 'OFF_TOPIC',
      answer: 'به این کالا ربطی ندارد.',
      allowedActions: ['APPEAL', 'REMOVE'],
    });
    const [notice] = await site.noticesOf(author);
    expect(notice?.facts).toMatchObject({ rule: 'OFF_TOPIC', text: 'به این کالا ربطی ندارد.' });
    expect(idsOf(await site.tree(author))).not.toContain(id);
  });

  it('shows moderators what filters found, and waits though nothing else speaks against it', async () => {
    const author = await site.somebody();
    const { id } = ok(
      await site.write(author, {
        body: 'برای خرید با صفر نهصد و دوازده سیصد و چهل و پنج شصت و هفت هشتاد و نه تماس بگیرید',
      }),
    );
    expect((await site.caseOf(moderator, id))?.hits).toEqual(['CONTACT']);
  });

  it('of who had five published and none rejected stands at once, unless a filter finds something', async () => {
    const author = await site.somebody();
    for (let at = 0; at < 5; at += 1) {
      site.app.clock.set(later(MONDAY, at * 11));
      await site.published(author, moderator);
    }
    site.app.clock.set(later(MONDAY, 60));
    expect(ok(await site.write(author)).state).toBe('PUBLISHED');
    const found = ok(await site.write(author, { body: 'بهتر است به example.com سر بزنید و آنجا بخرید' }));
    expect(found.state).toBe('PENDING');
    await site.reject(moderator, found.id);
    expect(ok(await site.write(author)).state).toBe('PENDING');
  });

  it('is one of three in ten minutes and of twenty in a day', async () => {
    const author = await site.somebody();
    for (let at = 0; at < 20; at += 1) {
      site.app.clock.set(later(MONDAY, Math.floor(at / 3) * 11));
      expect((await site.write(author)).status).toBe(200);
      if (at !== 2) continue;
      const refused = await site.write(author);
      expect([refused.status, refused.body.code, refused.body.retryAfterSec]).toEqual([429, 'COMMENT_LIMIT', 600]);
    }
    site.app.clock.set(later(MONDAY, 200));
    expect((await site.write(author)).status).toBe(429);
    site.app.clock.set(later(MONDAY, days(1) + 1));
    expect((await site.write(author)).status).toBe(200);
  });

  it('rates a thing once a person, and not as an answer', async () => {
    const author = await site.somebody();
    const rootId = await site.published(author, moderator, { rating: 5 });
    expect((await site.write(author, { rating: 1 })).body).toMatchObject({ status: 409, code: 'RATED_BEFORE' });
    expect((await site.write(author, { rating: 1, parentId: rootId })).status).toBe(400);
    const { version } = await site.own(author, rootId);
    await site.app.delete('/pagecomments/{id}', { by: author, path: { id: rootId }, query: { version } });
    expect((await site.write(author, { rating: 1 })).status).toBe(200);
  });

  it.each([
    ['short text', { body: 'خوب' }],
    ['six stars', { rating: 6 }],
    ['six good points', { pros: ['یک یک', 'دو دو', 'سه سه', 'چهار', 'پنج پنج', 'شش شش'] }],
    ['two things', { pageId: newId() }],
    ['no thing', { supplierProductId: undefined }],
  ])('is refused with %s', async (_, given) => {
    expect((await site.write(await site.somebody(), given)).status).toBe(400);
  });

  it('stands on what is shown, and answers what is below the same thing', async () => {
    const author = await site.somebody();
    expect((await site.write(author, { supplierProductId: newId() })).status).toBe(404);
    expect((await site.write(author, { parentId: newId() })).body.code).toBe('COMMENT_NOT_FOUND');
    const waiting = ok(await site.write(await site.somebody())).id;
    expect((await site.write(author, { parentId: waiting })).body.code).toBe('COMMENT_NOT_FOUND');
  });
});

describe('answers', () => {
  it('stand beside each other: an answer to an answer names whom it speaks to', async () => {
    const asks = await site.somebody();
    const answers = await site.somebody();
    const third = await site.somebody();
    const root = await site.published(asks, moderator);
    const answer = await site.published(answers, moderator, { parentId: root });
    const below = await site.published(third, moderator, { parentId: answer, isAnonymous: true });
    const shown = (await site.tree()).items.find(({ id }) => id === root)!;
    expect(shown.answers.map(({ id, rootId, answersId }) => [id, rootId, answersId])).toEqual([
      [answer, root, root],
      [below, root, answer],
    ]);
    expect(shown.answers.map(({ answersName }) => answersName)).toEqual([undefined, 'کاربر راسته']);
    expect((await site.noticesOf(asks)).map(({ type }) => type).sort()).toEqual([
      'COMMENT_ANSWERED',
      'COMMENT_PUBLISHED',
    ]);
  });

  it('are shown three with their root, the rest by its id, and the page of one by the comment itself', async () => {
    const root = await site.published(await site.somebody(), moderator);
    const answers: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      site.app.clock.set(later(MONDAY, at));
      answers.push(await site.published(await site.somebody(), moderator, { parentId: root }));
    }
    for (let at = 0; at < 3; at += 1) {
      site.app.clock.set(later(MONDAY, 10 + at));
      await site.published(await site.somebody(), moderator);
    }
    const shown = (await site.tree()).items.find(({ id }) => id === root)!;
    expect([shown.answerCount, shown.answers.map(({ id }) => id)]).toEqual([5, answers.slice(0, 3)]);
    expect(idsOf(await site.tree(undefined, { parentId: root, pageSize: 3, pageNumber: 2 }))).toEqual(answers.slice(3));
    const around = await site.tree(undefined, { around: answers[4]!, pageSize: 2 });
    expect(around.pageNumber).toBeGreaterThan(1);
    expect(around.items.find(({ id }) => id === root)?.answers.map(({ id }) => id)).toEqual(answers);
    const lost = await site.app.get('/pagecomments/{id}/active-tree', {
      path: { id: site.supplierProductId },
      query: { objectType: 'SUPPLIER_PRODUCT', around: newId() },
    });
    expect(lost.status).toBe(404);
  });

  it('of the company are marked, one below each root; it writes nothing else about its own goods', async () => {
    const member = await site.somebody();
    const colleague = await site.somebody();
    await site.join(member, site.customerId);
    await site.join(colleague, site.customerId);
    const root = await site.published(await site.somebody(), moderator);
    expect((await site.write(member)).body.code).toBe('COMMENT_ON_OWN');
    expect((await site.write(member, { parentId: root, isAnonymous: true })).status).toBe(400);
    const reply = await site.published(member, moderator, { parentId: root });
    expect((await site.write(colleague, { parentId: root })).body.code).toBe('COMPANY_REPLIED');
    const shown = (await site.tree(member)).items.find(({ id }) => id === root)!;
    expect(shown.answers[0]).toMatchObject({ id: reply, isOfSeller: true, isOwn: true });
    expect(await site.tree(member)).toMatchObject({ isOwnObject: true, canRate: false });
  });

  it('keep the place of a root that its author removed', async () => {
    const author = await site.somebody();
    const root = await site.published(author, moderator, { rating: 2 });
    const answer = await site.published(await site.somebody(), moderator, { parentId: root });
    const lonely = await site.published(author, moderator);
    for (const id of [root, lonely]) {
      const { version } = await site.own(author, id);
      expect(
        (await site.app.delete('/pagecomments/{id}', { by: author, path: { id }, query: { version } })).status,
      ).toBe(204);
    }
    const { items } = await site.tree();
    expect(items.map(({ id }) => id)).not.toContain(lonely);
    const tombstone = items.find(({ id }) => id === root)!;
    expect(tombstone).toMatchObject({ isRemoved: true, authorName: 'کاربر راسته', pros: [], answerCount: 1 });
    expect([tombstone.body, tombstone.rating, tombstone.answers[0]?.id]).toEqual([undefined, undefined, answer]);
    expect((await site.write(await site.somebody(), { parentId: root })).body.code).toBe('COMMENT_NOT_ANSWERABLE');
  });
});

describe('an edit', () => {
  const edit = (by: By, id: string, version: number, body = 'پس از یک ماه کار، صدای پمپ کمی بلند شده است') =>
    site.app.put('/pagecomments/{id}', { by, path: { id }, body: { version, body } });

  it('waits while everybody reads the old text, and takes its place once it is published', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    const { version, body } = await site.own(author, id);
    expect(ok(await edit(author, id, version))).toMatchObject({
      state: 'EDIT_PENDING',
      body,
      nextBody: expect.stringContaining('صدای پمپ'),
    });
    expect((await site.tree()).items.find((each) => each.id === id)).toMatchObject({
      body,
      isEdited: false,
      isPending: false,
    });
    expect((await site.caseOf(moderator, id))?.subject).toMatchObject({
      formerText: body,
      text: expect.stringContaining('صدای پمپ'),
    });
    await site.publish(moderator, id);
    expect((await site.tree()).items.find((each) => each.id === id)).toMatchObject({
      isEdited: true,
      body: expect.stringContaining('صدای پمپ'),
    });
    const again = await edit(author, id, (await site.own(author, id)).version, 'ویرایش دوم همین نظر دربارهٔ پمپ');
    expect(again.body.code).toBe('COMMENT_EDITED_ONCE');
  });

  it('that is rejected leaves the old text', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    const { version, body } = await site.own(author, id);
    await edit(author, id, version);
    await site.reject(moderator, id);
    expect(await site.own(author, id)).toMatchObject({ state: 'PUBLISHED', body, rule: 'OFF_TOPIC' });
  });

  it('comes within 24 hours, from the author, with the version that was read', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    const { version } = await site.own(author, id);
    expect((await edit(await site.somebody(), id, version)).status).toBe(404);
    expect((await edit(author, id, version + 1)).body.code).toBe('VERSION_CONFLICT');
    site.app.clock.set(later(MONDAY, days(1) + 1));
    expect((await edit(author, id, version)).body.code).toBe('COMMENT_TOO_OLD');
  });
});

describe('a page', () => {
  const on = (pageId: string) => ({ supplierProductId: undefined, pageId });

  it('is commented like an offer, once it is shown and while it takes comments', async () => {
    const author = await site.somebody();
    const pageId = await site.aPage();
    const { id } = ok(await site.write(author, on(pageId)));
    await site.publish(moderator, id);
    const tree = ok(
      await site.app.get('/pagecomments/{id}/active-tree', { path: { id: pageId }, query: { objectType: 'PAGE' } }),
    );
    expect(idsOf(tree)).toEqual([id]);
    expect(await site.own(author, id)).toMatchObject({
      objectName: 'انتخاب آب‌بند',
      path: `/contents/${pageId}/seals`,
    });
  });

  it('that is closed, or not shown yet, takes none', async () => {
    const author = await site.somebody();
    const closed = await site.aPage({ policy: 'CLOSED' });
    expect((await site.write(author, on(closed))).body.code).toBe('COMMENTS_CLOSED');
    const scheduled = await site.aPage({ shownFrom: later(MONDAY, 60) });
    expect((await site.write(author, on(scheduled))).body.code).toBe('PAGE_NOT_FOUND');
    site.app.clock.set(later(MONDAY, 60));
    expect((await site.write(author, on(scheduled))).status).toBe(200);
  });

  it('does not answer for comments of another', async () => {
    const author = await site.somebody();
    const pageId = await site.aPage();
    const elsewhere = await site.published(author, moderator);
    const refused = await site.write(author, { ...on(pageId), parentId: elsewhere });
    expect([refused.status, refused.body.code]).toEqual([409, 'COMMENT_OTHER_OBJECT']);
  });
});
