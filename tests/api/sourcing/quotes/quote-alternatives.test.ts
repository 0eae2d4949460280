import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { ok } from '../../../kit/rest.ts';
import { quotingAt } from './quoting.kit.ts';
import { type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const BEGAN = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
type Goods = { id: string; title: string; sku: string; maker: string; unitId: string };
let own: Goods[];
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
  own = await app.db.query<Goods>(
    `select p.id, p.title, p.sku, s.brand_name as maker, p.sale_unit_id as "unitId" from product_search f
     join supplier_products p on p.id = f.id join suppliers s on s.id = p.supplier_id
     where p.merchant_id = $1 and p.id <> $2 and f.visible_from <= $3 and f.visible_until > $3
       and p.base_product_id <> (select base_product_id from supplier_products where id = $2)
       and p.sale_unit_id = (select sale_unit_id from supplier_products where id = $2) order by p.title limit 2`,
    [trading.offer.merchantId, trading.offer.id, app.clock.now()],
  );
  expect(own).toHaveLength(2);
});
afterAll(() => app?.stop());

/** Sends an offer with something named for the only line, or with what was asked. */
async function offered(id: string, by: Trader, price: number, goods?: Goods) {
  const content = await quoting.content(id, { price });
  const named = goods && { alternativeSupplierProductId: goods.id };
  const lines = content.lines.map((line) => ({ ...line, ...named }));
  const made = await app.post('/traderequests/{id}/quotes', {
    by: trading.people[by],
    path: { id },
    body: { ...content, lines },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const sent = await quoting.step(by, ok(made), 'send');
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body;
}

it('finds goods of a maker who sells for itself among those of its merchant, which name no merchant', async () => {
  const [self] = await app.db.query<{ merchantId: string; offerId: string; title: string }>(
    `select m.id as "merchantId", p.id as "offerId", p.title from merchants m
     join supplier_products p on p.supplier_id = m.supplier_id and p.merchant_id is null
     join product_search f on f.id = p.id and f.visible_from <= $1 and f.visible_until > $1 order by p.id limit 1`,
    [app.clock.now()],
  );
  const found = async (searchKey?: string) => {
    const query = new URLSearchParams({ merchantId: self!.merchantId, ...(searchKey && { searchKey }) });
    const { status, body } = await app.ask<{ items: { id: string }[] }>(`/supplierproducts/catalog?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.items.map(({ id }) => id);
  };
  expect(await found(self!.title)).toContain(self!.offerId);
  expect((await found()).length).toBeGreaterThan(0);
});

describe('something else that a seller offers for a line', () => {
  it('is named with its maker and code, in what changed from one offer to the next, and in what both agreed to', async () => {
    const { offer } = trading;
    const asked = [{ supplierProductId: offer.id, quantity: offer.moq, alternativesAllowed: true }];
    const draft = await trading.draft({ acceptListPrice: false, lines: asked });
    const id = await quoting.published(trading.publish, draft);
    const [first, second] = own as [Goods, Goods];
    await offered(id, 'seller', 1000, first);
    const [seen] = ok(await app.get('/traderequests/{id}/quotes', { by: trading.people.owner, path: { id } }));
    const told = ({ id: goodsId, title, sku, maker }: Goods) => ({
      alternativeSupplierProductId: goodsId,
      alternativeTitle: title,
      alternativeSupplierName: maker,
      alternativeSku: sku,
      isAlternative: true,
    });
    expect(seen!.lines).toMatchObject([told(first)]);
    // The buyer would rather have what was asked, and the seller has something else yet.
    await offered(id, 'confirmer', 1000);
    const last = await offered(id, 'seller', 1000, second);
    const [now, counter] = ok(await app.get('/traderequests/{id}/quotes', { by: trading.people.owner, path: { id } }));
    const text = ({ title, maker, sku }: Goods) => [title, maker, sku].join('، ');
    expect(counter!.lines[0]).toMatchObject({ isAlternative: false });
    expect(counter!.difference).toContainEqual(expect.objectContaining({ path: 'alternative', before: text(first) }));
    expect(now!.difference).toContainEqual(expect.objectContaining({ path: 'alternative', after: text(second) }));

    expect((await quoting.step('owner', last, 'accept')).status).toBe(200);
    const [line] = ok(await app.get('/traderequests/{id}', { by: trading.people.seller, path: { id } })).lines;
    expect(line).toMatchObject({ agreedTitle: second.title });
    const report = ok(await app.get('/traderequests/{id}/report', { by: trading.people.owner, path: { id } }));
    expect(report.lines).toMatchObject([
      {
        title: second.title,
        askedTitle: line!.title,
        isAlternative: true,
        supplierName: second.maker,
        sku: second.sku,
      },
    ]);
  });

  it('is no alternative where it is what was asked', async () => {
    const id = await quoting.published(trading.publish, await trading.draft({ acceptListPrice: false }));
    const [{ title, sku }] = (await app.db.query<Goods>('select title, sku from supplier_products where id = $1', [
      trading.offer.id,
    ])) as [Goods];
    await offered(id, 'seller', 1000, { ...own[0]!, id: trading.offer.id });
    const [seen] = ok(await app.get('/traderequests/{id}/quotes', { by: trading.people.owner, path: { id } }));
    expect(seen!.lines).toMatchObject([{ alternativeTitle: title, alternativeSku: sku, isAlternative: false }]);
  });
});
