import { type Buyer, buyers, type Goods, type Seller, sellers } from './companies.ts';
import type { Stage } from './stage.ts';
import type { Talk } from './talks.ts';

type Between = { buyer: Buyer; seller: Seller; goods: readonly Goods[] };

/** Lets a buyer and a seller say their lines in turn. */
export function talkOf(
  stage: Stage,
  { buyer: name, seller: sellerName, kind, said }: Talk,
  { buyer, seller, goods }: Between,
) {
  const sides = [
    { who: buyers[name].owner, customerId: buyer.customerId },
    { who: sellers[sellerName], customerId: seller.customerId },
  ] as const;
  let conversationId = '';

  async function subject() {
    const [row] = await stage.db.query<{ id: string; merchantName: string; brandName: string }>(
      `select s.id, m.name as "merchantName", s.brand_name as "brandName" from merchants m join suppliers s
       on s.id = coalesce(m.supplier_id, (select p.supplier_id from supplier_products p where p.merchant_id = m.id order by p.id limit 1))
       where m.id = $1`,
      [seller.merchantId],
    );
    if (kind)
      return {
        subjectType: 'SUPPLIER_PRODUCT',
        subjectId: (goods.find((each) => each.kind === kind) ?? goods[0]!).id,
        recipientName: row!.merchantName,
      };
    return { subjectType: 'SUPPLIER', subjectId: row!.id, recipientName: row!.brandName };
  }

  /** In a conversation that has begun. */
  async function begun(who: (typeof sides)[number]['who']) {
    const { otherName } = await stage.ask(who, 'GET', `/conversations/${conversationId}`);
    return { conversationId, recipientName: otherName };
  }

  return {
    async say(body: string, place: number): Promise<void> {
      const { who, customerId } = sides[place % 2]!;
      const where = conversationId ? await begun(who) : await subject();
      conversationId = (await stage.ask(who, 'POST', '/conversations', { customerId, ...where, body })).id;
    },
    async read(): Promise<void> {
      for (const { who } of sides)
        await stage.ask(who, 'PUT', `/conversations/${conversationId}/thread`, { markReadSeq: said.length });
    },
  };
}
