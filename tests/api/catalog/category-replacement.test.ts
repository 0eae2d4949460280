import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetChecks } from '../../../api/src/modules/products/replacements.repository.ts';
import { peopleOf } from '../../kit/people.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';

type Kept = { id: string; name: string; level: number; isLeaf: boolean; productsCount: number; categoryType: string };

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = (await people.login('09000000008')).accessToken;
});
afterAll(() => api?.discard());

const post = async <T>(path: string, body: object) =>
  (await people.as(admin, 'POST', `/admin/categories${path}`, { reason: 'دو دسته یکی است', ...body })) as unknown as {
    status: number;
    body: T;
  };
const tree = async () => ok(await people.get('/admin/categories', { by: admin }));
const newCategory = async (parentId: string, name: string) => (await post<Kept>('', { parentId, name })).body;
const valves = async () => ({ inner: (await tree()).find(({ name }) => name === 'شیرآلات صنعتی')! });

describe('one category in place of another', () => {
  type Replacement = {
    checkId: string;
    status: string;
    productsCount: number;
    offersCount: number;
    movedCount: number;
    categoryName: string;
    targetName: string;
    dropped: { name: string; productsCount: number }[];
  };
  const replace = (id: string, body: object) => post<Replacement>(`/${id}/replace`, body);

  it('is counted, done part by part, and its addresses lead on', async () => {
    const { inner } = await valves();
    const target = await newCategory(inner.id, 'شیرهای یکی‌شده');
    const all = await tree();
    const source = all.find(
      (each) => each.isLeaf && each.productsCount > 0 && each.categoryType === inner.categoryType,
    )!;
    await until(
      'everybody has the new one',
      async () => (await people.get('/categories/{id}', { path: { id: target.id } })).status === 200,
    );
    const listed = async (id: string) =>
      ok(await people.get('/supplierproducts/catalog', { query: { categoryId: id } })).totalCount;
    const before = await listed(source.id);

    const { body: check } = await replace(source.id, { targetId: target.id });
    expect(check).toMatchObject({ status: 'CHECKED', productsCount: source.productsCount, movedCount: 0 });
    // Nothing is done by counting.
    expect(await listed(source.id)).toBe(before);
    const strange = await replace(source.id, { targetId: target.id, checkId: source.id });
    expect(strange).toMatchObject({ status: 409, body: { code: 'CHECK_OUTDATED' } });
    const begun = await replace(source.id, { targetId: target.id, checkId: check.checkId });
    expect(begun.body.status).toBe('RUNNING');
    const done = await until('it is done', async () => {
      const [told] = ok(
        await people.get('/admin/categories/replacements', { by: admin, query: { categoryId: source.id } }),
      );
      return told?.status === 'DONE' ? told : undefined;
    });
    expect(done).toMatchObject({
      movedCount: source.productsCount,
      categoryName: source.name,
      targetName: target.name,
    });
    const begunOnes = ok(await people.get('/admin/categories/replacements', { by: admin }));
    expect(begunOnes.map(({ checkId, status }) => [checkId, status])).toEqual([[check.checkId, 'DONE']]);
    expect((await tree()).find(({ id }) => id === source.id)).toMatchObject({
      isActive: false,
      replacedById: target.id,
      productsCount: 0,
    });
    await until('its offers are listed in the other one', async () => (await listed(target.id)) === before);
    await until('it leads there', async () => {
      const body = ok(await people.get('/categories/{id}/active', { path: { id: source.id } }));
      return body.isActive === false && body.replacedById === target.id;
    });
    const again = await replace(source.id, { targetId: target.id, checkId: check.checkId });
    expect(again).toMatchObject({ status: 409, body: { code: 'CATEGORY_IS_REPLACED' } });
  }, 60_000);

  it('is a leaf elsewhere in the same root', async () => {
    const { inner } = await valves();
    const group = await newCategory(inner.id, 'گروه جایگزین');
    const child = await newCategory(group.id, 'برگ جایگزین');
    const service = (await tree()).find((each) => each.level > 1 && each.categoryType !== inner.categoryType)!;
    await until(
      'everybody has it',
      async () => (await people.get('/categories/{id}', { path: { id: child.id } })).status === 200,
    );
    const refusals = [
      [group.id, child.id, 'CATEGORY_UNDER_ITSELF'],
      [child.id, child.id, 'CATEGORY_UNDER_ITSELF'],
      [child.id, inner.id, 'TARGET_NO_LEAF'],
      [child.id, service.id, 'CATEGORY_OF_ANOTHER_TYPE'],
    ];
    for (const [id, targetId, code] of refusals)
      expect(await replace(id!, { targetId })).toMatchObject({ status: 409, body: { code } });
  });
});

describe('a replacement as time goes by', () => {
  let app: Awaited<ReturnType<typeof startAppAt>>;
  let headers: object;
  const BEGIN = '2026-03-02T08:00:00Z';
  beforeAll(async () => {
    app = await startAppAt(BEGIN);
    headers = await app.headersOf(['ADMIN']);
  });
  afterAll(() => app?.stop());

  type Told = { checkId: string; status: string; jobId?: string; movedCount: number; productsCount: number };
  const ask = async <T>(method: 'GET' | 'POST', path: string, payload?: object) =>
    (await app.ask<T>(`/admin${path}`, { method, headers, ...(payload && { payload }) })).body;
  const reason = 'دو دسته یکی است';

  it('stands still when its work is given up, goes on when it is tried again, and counts that nobody began are forgotten', async () => {
    const all = await ask<Kept[]>('GET', '/categories');
    const leaves = all.filter(({ isLeaf, level, categoryType }) => isLeaf && level > 1 && categoryType === 'Product');
    const source = leaves.find(({ productsCount }) => productsCount > 0)!;
    const target = leaves.at(-1)!;
    const replace = (more: object) =>
      ask<Told>('POST', `/categories/${source.id}/replace`, { targetId: target.id, reason, ...more });
    const told = async () => (await ask<Told[]>('GET', '/categories/replacements'))[0];
    await replace({});
    const { checkId } = await replace({});
    expect(await told(), 'a count is no replacement').toBeUndefined();
    await replace({ checkId });
    const events = () => app.db.query('select seq from live_events where object_id = $1 order by seq', [source.id]);
    const before = (await events()).length;
    // The api ended in the middle of it, each time that it was tried.
    await app.db.query("update jobs set attempts = max_attempts where queue = 'category-replacement'");
    await app.tick();
    const stopped = (await told())!;
    expect(stopped).toMatchObject({ checkId, status: 'STOPPED', movedCount: 0 });
    expect(await events(), 'staff who look at it are told').toHaveLength(before + 1);
    await ask('POST', `/jobs/${stopped.jobId!}/retry`, { reason });
    expect((await told())!.status).toBe('RUNNING');
    await app.tick();
    expect(await told()).toMatchObject({ status: 'DONE', movedCount: source.productsCount });

    // Daily: what was counted and never begun goes, what was done stays.
    expect(await forgetChecks(app.db, new Date(BEGIN))).toBe(0);
    expect(await forgetChecks(app.db, new Date(Date.parse(BEGIN) + 1))).toBe(1);
    expect(await told()).toMatchObject({ checkId });
  });
});
