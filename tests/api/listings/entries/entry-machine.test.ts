import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryMachine } from '../../../../api/src/modules/listings/entries/entry-machine.ts';
import { unitIdOf } from '../../../../api/seeds/tree.ts';
import { newId } from '../../../../api/src/platform/ids.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { unitIds } from '../../../kit/units.ts';
import { aListing, aSeller } from '../../../kit/seeded.ts';

// T8 of the state tables: every state with every action by everybody. What the table does not have is refused, changes nothing
// and tells nobody.
type Actor = 'editor' | 'member' | 'stranger' | 'staff' | 'ownStaff';
let app: Awaited<ReturnType<typeof startAppAt>>;
let headers: Record<Actor, object>;
let id: string;
beforeAll(async () => {
  app = await startAppAt('2026-11-23T08:00:00Z');
  headers = {
    editor: await app.headersOf([]),
    member: await app.headersOf([]),
    stranger: await app.headersOf([]),
    staff: await app.headersOf(['MODERATOR']),
    ownStaff: await app.headersOf(['ADMIN']),
  };
  const users = await app.db.query<{ id: string }>('select id from users order by created_at desc, id desc limit 5');
  const [editor, member, , , ownStaff] = users.reverse();
  const seller = await aSeller(app);
  const members = [
    [editor!.id, ['CATALOG_EDIT']],
    [member!.id, ['MESSAGE']],
    [ownStaff!.id, ['MESSAGE']],
  ] as const;
  for (const [userId, permissions] of members)
    await app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, false, 'عضو', $4, 'ACTIVE' from users where id = $3`,
      [newId(), seller.customerId, userId, permissions],
    );
  const wanted = { merchantId: seller.id, agencyAt: new Date(), permission: 'SET_PRICE', isComplete: true };
  ({ id } = await aListing(app, wanted));
});
afterAll(() => app?.stop());

type Stored = { version: number; status: string; events: number; title: string; moq: string };
const stored = async () =>
  (
    await app.db.query<Stored>(
      `select version, status, title, moq::text as moq,
         (select count(*)::int from domain_events where aggregate_id = p.id) as events
       from supplier_products p where id = $1`,
      [id],
    )
  )[0];

const ofStaff = ['CONFIRM', 'REJECT'];
const priced = ({ version, moq }: Stored) => ({
  version,
  priceMode: 'FIXED',
  priceTiers: [{ minQty: moq, unitPriceRial: '5000000' }],
  stockState: 'IN_STOCK',
  leadTimeDays: 3,
  confirmsJump: true,
});
function request(action: string, actor: Actor, now: Stored) {
  const { version } = now;
  if (ofStaff.includes(action) || (action === 'ARCHIVE' && /taff/.test(actor))) {
    const payload = { version, decision: action, reasonCode: 'TITLE', reason: 'دلیل آزمون' };
    return { method: 'PUT' as const, path: `/admin/productchanges/${id}`, payload };
  }
  if (action === 'PRICE')
    return { method: 'PUT' as const, path: `/supplierproducts/${id}/price-and-stock`, payload: priced(now) };
  if (action === 'EDIT') {
    const whole = {
      title: now.title,
      sku: 'MACHINE-1',
      saleUnitId: unitIds.piece,
      moq: now.moq,
      orderStep: '1',
    };
    return { method: 'PUT' as const, path: `/supplierproducts/${id}`, payload: { ...priced(now), ...whole } };
  }
  if (action === 'REMOVE') return { method: 'DELETE' as const, path: `/supplierproducts/${id}?version=${version}` };
  return { method: 'POST' as const, path: `/supplierproducts/${id}/${action.toLowerCase()}`, payload: { version } };
}

const rowsOf = (action: string, by: string) =>
  entryMachine.rows.filter((row) => row.action === action && row.by === by);
const leads = (state: string, action: string, by: string) =>
  rowsOf(action, by).some(({ from }) => (from as string[]).includes(state));

function expected(state: string, action: string, actor: Actor): number {
  const isStaffs = ofStaff.includes(action);
  if (isStaffs || (action === 'ARCHIVE' && /taff/.test(actor))) {
    if (actor !== 'staff') return 403;
    return leads(state, action, 'STAFF') ? 200 : 409;
  }
  if (actor === 'stranger' || actor === 'staff') return 404;
  if (actor !== 'editor') return 403;
  // What was published is not thrown away.
  if (action === 'REMOVE') return 409;
  return leads(state, action, 'CATALOG_EDIT') ? 200 : 409;
}

const actors: Actor[] = ['editor', 'member', 'stranger', 'staff', 'ownStaff'];
// What the site does by itself nobody can ask for.
const actions = [...new Set(entryMachine.rows.filter(({ by }) => by !== 'SYS').map(({ action }) => action))];
const cases = entryMachine.states.flatMap((state) =>
  actions.flatMap((action) => actors.map((actor) => ({ state, action, actor }))),
);

describe('an entry', () => {
  it.each(cases)('$state: $action by $actor', async ({ state, action, actor }) => {
    await app.db.query('update supplier_products set status = $2, refused_content = null where id = $1', [id, state]);
    const before = (await stored())!;
    const { method, path, payload } = request(action, actor, before);
    const answer = await app.ask<{ code?: string }>(path, {
      method,
      ...(payload && { payload }),
      headers: headers[actor],
    });
    expect({ status: answer.status, code: answer.body?.code }).toMatchObject({
      status: expected(state, action, actor),
    });
    const after = (await stored())!;
    if (answer.status === 200 && action !== 'COPY') {
      const row = entryMachine.rows.find((each) => each.action === action && (each.from as string[]).includes(state))!;
      expect(after).toMatchObject({ version: before.version + 1, status: row.to ?? state });
      expect(after.events).toBeGreaterThanOrEqual(before.events + (action === 'PRICE' ? 0 : 1));
    } else expect(after).toEqual(before);
  });

  it('has a way out of every state', () => {
    for (const state of entryMachine.states)
      expect(
        entryMachine.rows.some((row) => row.from.includes(state) && row.to && row.to !== state),
        state,
      ).toBe(true);
  });
});

describe('a draft', () => {
  it('begins with what offers of its category are mostly sold by', async () => {
    await app.db.query(`update supplier_products set status = 'PUBLISHED' where id = $1`, [id]);
    const [like] = await app.db.query<{ merchantId: string; supplierId: string; baseProductId: string }>(
      `select merchant_id as "merchantId", supplier_id as "supplierId", base_product_id as "baseProductId"
     from supplier_products where id = $1`,
      [id],
    );
    const isSold = async (stockState: string) =>
      app.db.query(
        `update supplier_products set sale_unit_id = $2, stock_state = $3, lead_time_days = 12
     where base_product_id in (select id from base_products where category_id =
       (select category_id from base_products where id = $1))`,
        [like!.baseProductId, unitIds.length, stockState],
      );
    const begun = () => app.post('/supplierproducts', { by: { headers: headers.editor }, body: like! });
    await isSold('MADE_TO_ORDER');
    expect(await begun()).toMatchObject({
      status: 200,
      body: { saleUnitId: unitIds.length, stockState: 'MADE_TO_ORDER', leadTimeDays: 12 },
    });
    // Where nothing can be had in its category, offers of its root say it.
    await isSold('OUT');
    const other = await begun();
    expect(other).toMatchObject({ status: 200, body: { status: 'DRAFT' } });
    expect(other.body).not.toMatchObject({ stockState: 'OUT' });
  });

  type Agency = { merchantId: string; supplierId: string; delegationId: string };
  /** What a draft on some product of a kind begins with. */
  async function begunOn(type: string) {
    const [agency] = await app.db.query<Agency>(
      `select merchant_id as "merchantId", supplier_id as "supplierId", delegation_id as "delegationId"
       from supplier_products where id = $1`,
      [id],
    );
    const { delegationId, ...seller } = agency!;
    await app.db.query(`update merchant_delegations set scope_kind = 'ALL' where id = $1`, [delegationId]);
    const [product] = await app.db.query<{ id: string; categoryId: string }>(
      `select b.id, b.category_id as "categoryId" from base_products b join categories c on c.id = b.category_id
       where b.status = 'PUBLISHED' and c.category_type = $1 order by b.id limit 1`,
      [type],
    );
    const payload = { ...seller, baseProductId: product!.id };
    const { status, body } = await app.post('/supplierproducts', { by: { headers: headers.editor }, body: payload });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  const works = { stockState: 'MADE_TO_ORDER', priceMode: 'ON_REQUEST' };

  it.each([
    ['Product', { saleUnitId: unitIds.piece, stockState: 'MADE_TO_ORDER', leadTimeDays: 0, priceMode: 'FIXED' }],
    ['IndustrialService', { ...works, saleUnitId: unitIdOf('{service}'), leadTimeDays: 14 }],
    ['ConsultingService', { ...works, saleUnitId: unitIdOf('h'), leadTimeDays: 7 }],
    [
      'ElectronicDocument',
      { saleUnitId: unitIdOf('{copy}'), stockState: 'IN_STOCK', leadTimeDays: 0, priceMode: 'FIXED' },
    ],
  ])('of the kind %s begins with the terms of its kind where nothing like it is sold', async (categoryType, terms) => {
    await app.db.query(`update supplier_products set stock_state = 'OUT'`);
    expect(await begunOn(categoryType)).toMatchObject({ categoryType, priceTiers: [], ...terms });
  });

  it('has its price on request where most of the like have, or where an agency lets none be set', async () => {
    const service = 'IndustrialService';
    const document = 'ElectronicDocument';
    await app.db.query(
      `update supplier_products set stock_state = 'IN_STOCK', price_mode = 'ON_REQUEST', price_tiers = '[]'`,
    );
    expect(await begunOn(document)).toMatchObject({ priceMode: 'ON_REQUEST' });
    await app.db.query(
      `update supplier_products set price_mode = 'TIERED',
         price_tiers = '[{"minQty": "1", "unitPriceRial": "9000"}, {"minQty": "5", "unitPriceRial": "8000"}]'`,
    );
    expect(await begunOn(service)).toMatchObject({ priceMode: 'FIXED', priceTiers: [] });
    await app.db.query(`update merchant_delegations set permissions = array_remove(permissions, 'SET_PRICE')`);
    expect(await begunOn(service)).toMatchObject({ priceMode: 'ON_REQUEST', maySetPrice: false });
  });
});

it('what an entry was sold by before there were sale units is a unit and what it holds', async () => {
  const path = new URL('../../../../api/migrations/0200_sale_units.sql', import.meta.url);
  const [, texts] = /(create temporary table sale_unit_texts[^]*?)do \$\$/.exec(readFileSync(path, 'utf8'))!;
  const sold = (unit: string, held?: string, quantity?: string) => ({
    saleUnitId: unitIdOf(unit),
    conversions: held ? [{ unitId: unitIdOf(held), quantity }] : [],
  });
  const known: [text: string, pieces: number, object | null][] = [
    ['عدد', 1, sold('{piece}')],
    ['عدد', 12, sold('{pack}', '{piece}', '12')],
    ['جعبه', 20, sold('{box}', '{piece}', '20')],
    ['بستهٔ ۱۰ عددی', 1, sold('{pack}', '{piece}', '10')],
    ['بستهٔ ۱۰ عددی', 10, sold('{pack}', '{piece}', '10')],
    ['شاخهٔ ۶ متری', 1, sold('{length}', 'm', '6')],
    ['کیسهٔ ۲۵ کیلویی', 1, sold('{bag}', 'kg', '25')],
    ['کیلوگرم', 1, sold('kg')],
    // Nothing is guessed: the migration stops and names them.
    ['بستهٔ ۱۰ عددی', 7, null],
    ['یک مشت', 1, null],
  ];
  await app.db.transaction(async (tx) => {
    for (const statement of texts!.split(/;\n(?=insert|create|-- Names|\n)/))
      if (/^\s*(--[^\n]*\n)*\s*(insert|create)/.test(statement)) await tx.query(statement);
    for (const [text, pieces, unit] of known)
      expect([
        text,
        pieces,
        (await tx.query('select pg_temp.sale_unit_of($1, $2) as unit', [text, pieces]))[0],
      ]).toEqual([text, pieces, { unit }]);
  });
});
