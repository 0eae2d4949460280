import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { ok } from '../../kit/rest.ts';
import { type By, later, MONDAY, startComments } from './comments.kit.ts';

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

const waiting = async () => ok(await site.write(await site.somebody())).id;
async function claim(by: By, objectId: string) {
  const found = await site.caseOf(by, objectId);
  return site.app.post('/admin/moderation/cases/{id}/claim', { by, path: { id: found!.id } });
}

it('who looks at a case keeps it for ten minutes', async () => {
  const id = await waiting();
  expect(ok(await claim(moderator, id))).toMatchObject({ isMine: true, allowedDecisions: ['PUBLISH', 'REJECT'] });
  expect(await site.caseOf(second, id)).toMatchObject({ isMine: false, allowedDecisions: [] });
  expect((await claim(second, id)).body.code).toBe('CASE_CLAIMED');
  expect((await site.decide(second, id, { decision: 'PUBLISH' })).body.code).toBe('CASE_CLAIMED');
  site.app.clock.set(later(MONDAY, 11));
  expect((await claim(second, id)).status).toBe(200);
  expect((await site.decide(moderator, id, { decision: 'PUBLISH' })).body.code).toBe('CASE_CLAIMED');
  expect((await site.decide(second, id, { decision: 'PUBLISH' })).status).toBe(200);
});

it('of two moderators at once one decides', async () => {
  const id = await waiting();
  const found = (await site.caseOf(moderator, id))!;
  const decide = (by: By, verdict: object) =>
    site.app.put('/admin/moderation/cases/{id}', {
      by,
      path: { id: found.id },
      body: { version: found.version, ...verdict },
    });
  const answers = await Promise.all([
    decide(moderator, { decision: 'PUBLISH' }),
    decide(second, { decision: 'REJECT', code: 'INSULT' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const decided = await site.caseOf(moderator, id, { state: 'DECIDED' });
  const [row] = await site.app.db.query<{ state: string }>('select state from comments where id = $1', [id]);
  expect(row!.state).toBe(decided?.outcome === 'PUBLISH' ? 'PUBLISHED' : 'REJECTED');
});

it('nobody decides what the own company sells, or what oneself wrote', async () => {
  const partial = await site.somebody(['MODERATOR']);
  await site.join(partial, site.customerId);
  const id = await waiting();
  expect(await site.caseOf(partial, id)).toMatchObject({ isOwnMatter: true, allowedDecisions: [] });
  expect((await site.decide(partial, id, { decision: 'PUBLISH' })).body.code).toBe('OWN_MATTER');
  const own = ok(await site.write(moderator)).id;
  expect((await site.decide(moderator, own, { decision: 'PUBLISH' })).body.code).toBe('OWN_MATTER');
});

it('nor what a colleague wrote', async () => {
  const author = await site.somebody();
  const colleague = await site.somebody(['MODERATOR']);
  const company = newId();
  await site.app.db.query(`insert into customers (id, kind, legal_name) values ($1, 'COMPANY', 'فولاد آزمون')`, [
    company,
  ]);
  for (const each of [author, colleague]) await site.join(each, company);
  const { id } = ok(await site.write(author));
  expect((await site.decide(colleague, id, { decision: 'PUBLISH' })).body.code).toBe('OWN_MATTER');
});

it('a case that its author settled, or that was decided, is decided by nobody', async () => {
  const author = await site.somebody();
  const { id, version } = ok(await site.write(author));
  const found = (await site.caseOf(moderator, id))!;
  await site.app.delete('/pagecomments/{id}', { by: author, path: { id }, query: { version } });
  const late = await site.app.put('/admin/moderation/cases/{id}', {
    by: moderator,
    path: { id: found.id },
    body: { version: found.version, decision: 'PUBLISH' },
  });
  expect(late.body.code).toBe('CASE_DECIDED');
  expect((await site.caseOf(moderator, id, { state: 'DECIDED' }))?.outcome).toBe('WITHDRAWN');
});

it('support reads and decides nothing; others see nothing', async () => {
  const id = await waiting();
  const support = await site.somebody(['SUPPORT']);
  expect((await site.caseOf(support, id))?.allowedDecisions).toEqual([]);
  expect((await site.decide(support, id, { decision: 'PUBLISH' })).status).toBe(403);
  const reader = await site.somebody();
  expect((await site.app.get('/admin/moderation/cases', { by: reader })).status).toBe(403);
  expect((await site.app.get('/admin/moderation/summary', { by: reader })).status).toBe(403);
});

it('staff see who wrote what readers read without a name, and each decision is in the log', async () => {
  const author = await site.somebody();
  await site.app.db.query(`insert into persons (id, user_id, first_name, last_name) values ($1, $2, 'سارا', 'کریمی')`, [
    newId(),
    author.userId,
  ]);
  const { id } = ok(await site.write(author, { isAnonymous: true }));
  expect((await site.caseOf(moderator, id))?.subject).toMatchObject({ authorName: 'سارا کریمی', isAnonymous: true });
  await site.publish(moderator, id);
  expect((await site.tree()).items.find((each) => each.id === id)?.authorName).toBe('کاربر راسته');
  const lines = await site.app.db.query<{ action: string }>('select action from audit where object_id = $1', [id]);
  expect(lines.map(({ action }) => action)).toEqual(['COMMENT_CASE_DECIDED']);
});

it('the summary counts what waits and what waits too long', async () => {
  await waiting();
  const before = ok(await site.app.get('/admin/moderation/summary', { by: moderator }));
  const open = await site.cases(moderator, { kind: 'COMMENT' });
  expect(before.find(({ kind }) => kind === 'COMMENT')).toMatchObject({ count: open.length, overdueCount: 0 });
  site.app.clock.set(later(MONDAY, 1_441));
  const after = ok(await site.app.get('/admin/moderation/summary', { by: moderator }));
  expect(after.find(({ kind }) => kind === 'COMMENT')?.overdueCount).toBe(open.length);
  expect((await site.cases(moderator, { kind: 'COMMENT' })).every(({ isOverdue }) => isOverdue)).toBe(true);
});
