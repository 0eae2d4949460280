import { unitIds } from '../../../kit/units.ts';
import { sellerMerchant, sellerOf } from '../../listings/entries/entries.kit.ts';
import type { People, Person } from '../../ownership/kinds.ts';
import { draft } from '../../trade/trade.kit.ts';
import { ok } from '../../../kit/rest.ts';

/** A service that a buyer asks the seeded seller for, which has got it. */
export async function askedService(people: People, owner: Person) {
  const { customerId, order, buys } = await draft(people, {}, owner);
  const [kind] = ok(await people.get('/categories', { query: { categoryType: 'IndustrialService' } })).items;
  const line = { title: 'طراحی و ساخت قالب تزریق', categoryId: kind!.id, quantity: '1', unitId: unitIds.piece };
  const merchantIds = [await sellerMerchant(people, await sellerOf(people))];
  const asked = { ...order, visibility: 'INVITED', merchantIds, lines: [line] };
  const made = await buys.as('POST', '/open-rfq', asked);
  if (made.status !== 200) throw new Error(`service: ${made.status} ${JSON.stringify(made.body)}`);
  const { status, body } = await buys.publish(made.body.id);
  if (status !== 200) throw new Error(`service: ${status} ${JSON.stringify(body)}`);
  return { customerId, id: made.body.id, buys };
}
