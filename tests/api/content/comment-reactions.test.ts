import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { ok } from '../../kit/rest.ts';
import { type By, days, later, MONDAY, startComments } from './comments.kit.ts';

let site: Awaited<ReturnType<typeof startComments>>;
let moderator: By;
let second: By;
beforeAll(async () => {
  site = await startComments();
  moderator = await site.somebody(['MODERATOR']);
  second = await site.somebody(['MODERATOR']);
});
afterAll(() => site?.app.stop());
beforeEach(() => site.app.clock.set(MONDAY));

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('likes', () => {
  it('of one person count once, however many come at once, and may be taken back', async () => {
    const id = await site.published(await site.somebody(), moderator);
    const one = await site.somebody();
    const other = await site.somebody();
    const like = (by: By, body: object = { isLiked: true }) =>
      site.app.post('/pagecomments/{id}/like', { by, path: { id }, body });
    const answers = await Promise.all(Array.from({ length: 100 }, () => like(one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(ok(await like(other, {}))).toEqual({ isLiked: true, likeCount: 2 });
    const [{ count }] = (await site.app.db.query<{ count: number }>(
      'select count(*)::int as count from comment_likes where comment_id = $1',
      [id],
    )) as [{ count: number }];
    const shown = (await site.tree(one)).items.find((each) => each.id === id);
    expect([count, shown?.likeCount, shown?.isLiked]).toEqual([2, 2, true]);
    expect(ok(await like(other, {}))).toEqual({ isLiked: false, likeCount: 1 });
    expect(ok(await like(other, { isLiked: false }))).toEqual({ isLiked: false, likeCount: 1 });
  });

  it('are of published comments of others', async () => {
    const author = await site.somebody();
    const waiting = ok(await site.write(author)).id;
    const reader = await site.somebody();
    const like = (by: By, id: string) => site.app.post('/pagecomments/{id}/like', { by, path: { id }, body: {} });
    expect((await like(reader, waiting)).status).toBe(409);
    await site.publish(moderator, waiting);
    expect((await like(author, waiting)).status).toBe(409);
    expect((await like(reader, newId())).status).toBe(404);
  });
});

describe('reports', () => {
  const report = (by: By, id: string, body: object = { reason: 'ADVERTISING' }) =>
    site.app.post('/pagecomments/{id}/report', { by, path: { id }, body });
  const stateOf = async (author: By, id: string) => (await site.own(author, id)).state;

  it('of three old accounts hide it until staff decide, and count no more once it is restored', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    const reporters = await Promise.all([1, 2, 3].map(() => site.somebody()));
    for (const fresh of await Promise.all([1, 2, 3].map(() => site.somebody([], 6)))) await report(fresh, id);
    expect(await stateOf(author, id)).toBe('PUBLISHED');
    for (const each of reporters) expect((await report(each, id)).status).toBe(204);
    expect(await stateOf(author, id)).toBe('HIDDEN');
    expect(idsOf(await site.tree())).not.toContain(id);
    expect(await site.caseOf(moderator, id)).toMatchObject({
      kind: 'REPORT',
      reason: expect.stringContaining('تبلیغ است (۳ گزارش)'),
    });
    await site.publish(moderator, id);
    expect((await report(reporters[0]!, id)).body.code).toBe('COMMENT_REPORTED');
    for (const each of [await site.somebody(), await site.somebody()]) await report(each, id);
    expect(await stateOf(author, id)).toBe('PUBLISHED');
    await report(await site.somebody(), id);
    expect(await stateOf(author, id)).toBe('HIDDEN');
  });

  it('of one company count once', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    for (let at = 0; at < 4; at += 1) {
      const colleague = await site.somebody();
      await site.join(colleague, site.customerId);
      await report(colleague, id);
    }
    await report(await site.somebody(), id);
    expect(await stateOf(author, id)).toBe('PUBLISHED');
    await report(await site.somebody(), id);
    expect(await stateOf(author, id)).toBe('HIDDEN');
  });

  it('of a moderator hide it at once, but on goods of the own company', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    const other = await site.published(author, moderator);
    await report(moderator, id);
    expect(await stateOf(author, id)).toBe('HIDDEN');
    const partial = await site.somebody(['MODERATOR']);
    await site.join(partial, site.customerId);
    await report(partial, other);
    expect(await stateOf(author, other)).toBe('PUBLISHED');
  });

  it('say what is meant, and are of comments of others that everybody reads', async () => {
    const author = await site.somebody();
    const id = await site.published(author, moderator);
    expect((await report(author, id)).body.code).toBe('OWN_COMMENT');
    expect((await report(await site.somebody(), id, { reason: 'OTHER' })).status).toBe(400);
    const waiting = ok(await site.write(author)).id;
    expect((await report(await site.somebody(), waiting)).status).toBe(404);
  });
});

describe('an appeal', () => {
  const appeal = async (by: By, id: string, reason = 'این متن تبلیغ نیست و تجربهٔ خرید من است') =>
    site.app.post('/pagecomments/{id}/appeal', {
      by,
      path: { id },
      body: { version: (await site.own(by, id)).version, reason },
    });

  it('is decided by another moderator, once', async () => {
    const author = await site.somebody();
    const { id } = ok(await site.write(author));
    await site.reject(moderator, id);
    expect(ok(await appeal(author, id)).allowedActions).toEqual(['REMOVE']);
    expect(await site.caseOf(moderator, id)).toMatchObject({
      kind: 'APPEAL',
      isOwnDecision: true,
      allowedDecisions: [],
    });
    expect((await site.decide(moderator, id, { decision: 'PUBLISH' })).body).toMatchObject({
      status: 403,
      code: 'APPEAL_OWN_DECISION',
    });
    await site.reject(second, id);
    expect((await appeal(author, id)).body.code).toBe('COMMENT_APPEALED_ONCE');
  });

  it('that is right publishes it', async () => {
    const author = await site.somebody();
    const { id } = ok(await site.write(author));
    await site.reject(moderator, id);
    await appeal(author, id);
    await site.publish(second, id);
    const found = await site.own(author, id);
    expect([found.state, found.rule]).toEqual(['PUBLISHED', undefined]);
  });

  it('comes within 14 days', async () => {
    const author = await site.somebody();
    const { id } = ok(await site.write(author));
    await site.reject(moderator, id);
    site.app.clock.set(later(MONDAY, days(14) + 1));
    expect((await appeal(author, id)).body.code).toBe('APPEAL_TOO_LATE');
  });
});

it('who closes the account leaves the text without a name, and no like', async () => {
  const author = await site.somebody();
  const id = await site.published(author, moderator);
  const liked = await site.published(await site.somebody(), moderator);
  await site.app.post('/pagecomments/{id}/like', { by: author, path: { id: liked }, body: { isLiked: true } });
  const { forgetAuthor } = await import('../../../api/src/modules/content/comments/comment-writes.repository.ts');
  await site.app.db.transaction((tx) => forgetAuthor(tx, author.userId));
  const { items } = await site.tree();
  expect(items.find((each) => each.id === id)).toMatchObject({ authorName: 'کاربر راسته', isRemoved: false });
  expect(items.find((each) => each.id === liked)?.likeCount).toBe(0);
});

it('ratings show from three on, drawn towards their category', async () => {
  const summary = async () =>
    ok(
      await site.app.get('/pagecomments/summary', {
        query: { objectType: 'SUPPLIER_PRODUCT', objectIds: [site.supplierProductId] },
      }),
    )[0]!;
  await site.app.db.query(`update comments set rating = null`);
  for (const rating of [5, 5]) await site.published(await site.somebody(), moderator, { rating });
  expect(await summary()).toMatchObject({ ratingCount: 2 });
  expect((await summary()).rating).toBeUndefined();
  await site.published(await site.somebody(), moderator, { rating: 2 });
  expect(await summary()).toMatchObject({ ratingCount: 3, rating: '4.0' });
  expect((await summary()).stars.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
});
