import { expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';

it('a category that was put away since stays with the company that has it, and comes to no other', async () => {
  await using api = await startApi();
  const people = peopleOf(api);
  const { accessToken } = await people.login();
  const menu = ok(await people.get('/categories/menu', { by: accessToken }));
  const [away, other] = menu[0]!.subcategories!.map(({ id }) => id);
  const create = (industryCategoryIds: string[]) => {
    const company = { legalName: 'صنایع پمپ البرز', industryCategoryIds };
    return people.post('/customers/personcustomer', { by: accessToken, body: { kind: 'COMPANY', company } });
  };
  const made = ok(await create([away!]));

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
