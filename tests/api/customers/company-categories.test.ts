import { expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';

type Category = { id: string; subcategories?: Category[] };
type Customer = { id: string; version: number; industryCategoryIds?: string[] };

it('a category that was put away since stays with the company that has it, and comes to no other', async () => {
  await using api = await startApi();
  const people = peopleOf(api);
  const { accessToken } = await people.login();
  const menu = (await people.as(accessToken, 'GET', '/categories/menu')).body as unknown as Category[];
  const [away, other] = menu[0]!.subcategories!.map(({ id }) => id);
  const create = (industryCategoryIds: string[]) => {
    const company = { legalName: 'صنایع پمپ البرز', industryCategoryIds };
    return people.as(accessToken, 'POST', '/customers/personcustomer', { kind: 'COMPANY', company });
  };
  const made = (await create([away!])).body as Customer;

  await api.stop();
  await inStoppedMarket(api.settings, (db) =>
    db.query('update categories set is_active = false where id = $1', [away]),
  );
  await api.startAgain();
  const unknown = { field: 'company.industryCategoryIds[0]', code: 'CATEGORY_NOT_FOUND' };
  expect(await create([away!])).toMatchObject({ status: 400, body: { errors: [unknown] } });
  const company = { version: made.version, legalName: 'صنایع پمپ البرز', industryCategoryIds: [away, other] };
  const saved = await people.as(accessToken, 'PUT', '/customers/profile', { customerId: made.id, company });
  expect(saved.body).toMatchObject({ customer: { industryCategoryIds: [away, other] } });
});
