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
    if (kind)
      return { subjectType: 'SUPPLIER_PRODUCT', subjectId: (goods.find((each) => each.kind === kind) ?? goods[0]!).id };
    const [row] = await stage.db.query<{ id: string }>(
      `select coalesce(m.supplier_id, (select p.supplier_id from supplier_products p where p.merchant_id = m.id order by p.id limit 1)) as id
       from merchants m where m.id = $1`,
      [seller.merchantId],
    );
    return { subjectType: 'SUPPLIER', subjectId: row!.id };
  }

  return {
    async say(body: string, place: number): Promise<void> {
      const { who, customerId } = sides[place % 2]!;
      const where = conversationId ? { conversationId } : await subject();
      conversationId = (await stage.ask(who, 'POST', '/conversations', { customerId, ...where, body })).id;
    },
    async read(): Promise<void> {
      for (const { who } of sides)
        await stage.ask(who, 'PUT', `/conversations/${conversationId}/thread`, { markReadSeq: said.length });
    },
  };
}
