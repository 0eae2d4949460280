import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { startApi } from '../kit/site.ts';
import { until } from '../kit/until.ts';

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
const tree = async () => (await people.as(admin, 'GET', '/admin/categories')).body as unknown as Kept[];
const newCategory = async (parentId: string, name: string) => (await post<Kept>('', { parentId, name })).body;
const valves = async () => ({ inner: (await tree()).find(({ name }) => name === 'شیرآلات صنعتی')! });

describe('one category in place of another', () => {
  type Replacement = {
    checkId: string;
    status: string;
    productsCount: number;
    offersCount: number;
    movedCount: number;
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
      async () => (await people.read(`/categories/${target.id}`)).status === 200,
    );
    const listed = async (id: string) =>
      (await people.read(`/supplierproducts/catalog?categoryId=${id}`)).body.totalCount as number;
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
      const { body } = await people.as(admin, 'GET', `/admin/categories/replacement?categoryId=${source.id}`);
      return body.status === 'DONE' ? body : undefined;
    });
    expect(done.movedCount).toBe(source.productsCount);
    expect((await tree()).find(({ id }) => id === source.id)).toMatchObject({
      ...{ isActive: false, replacedById: target.id, productsCount: 0 },
    });
    await until('its offers are listed in the other one', async () => (await listed(target.id)) === before);
    await until('it leads there', async () => {
      const { body } = await people.read(`/categories/${source.id}/active`);
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
    await until('everybody has it', async () => (await people.read(`/categories/${child.id}`)).status === 200);
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
