import type { Stage, Who } from './stage.ts';

/** Who buys. */
export const buyers = {
  alborz: {
    owner: 'owner',
    province: 'تهران',
    city: 'تهران',
    place: 'انبار کارخانه',
    street: 'شهرک صنعتی شمس‌آباد، بلوار نخلستان، گلبن ۷',
    postalCode: '1834176111',
    receiver: 'رضا کریمی',
  },
  kaveh: {
    owner: 'secondBuyer',
    province: 'بوشهر',
    city: 'عسلویه',
    place: 'انبار پروژه',
    street: 'منطقهٔ ویژهٔ پارس، سایت ۲، انبار تدارکات',
    postalCode: '7511871234',
    receiver: 'کاوه نوری',
  },
  person: {
    owner: 'buyer',
    province: 'تهران',
    city: 'شهریار',
    place: 'کارگاه',
    street: 'شهریار، خیابان ولیعصر، کوچهٔ بهار ۳',
    postalCode: '3351734567',
    receiver: 'امیر حسینی',
  },
} as const satisfies Record<string, { owner: Who } & Record<string, string>>;
export type BuyerName = keyof typeof buyers;

/** Who sells, by who acts for it. */
export const sellers = { nikaban: 'supplier', fanoos: 'merchant', fouladan: 'secondSeller' } as const satisfies Record<
  string,
  Who
>;
export type SellerName = keyof typeof sellers;

export type Buyer = { customerId: string; addressId: string; stateId: string; cityId: string };
export type Seller = { customerId: string; merchantId: string };
/** An offer with what of it can be ordered. */
export type Goods = {
  id: string;
  kind: string;
  moq: string;
  step: string;
  priceRial: string | null;
  isListed: boolean;
};

/** The seeded companies as histories need them. */
export async function openCompanies(stage: Stage) {
  const { db, ask, userIdOf } = stage;

  async function customerOf(who: Who): Promise<string | undefined> {
    const [row] = await db.query<{ id: string }>(
      `select customer_id as id from customer_members where user_id = $1 and status = 'ACTIVE' order by id limit 1`,
      [userIdOf(who)],
    );
    return row?.id;
  }

  async function addressOf(
    { owner, province, city, place, street, postalCode, receiver }: (typeof buyers)[BuyerName],
    companyId?: string,
  ) {
    const [found] = await db.query<{ countryId: string; stateId: string; cityId: string }>(
      `select s.country_id as "countryId", s.id as "stateId", c.id as "cityId" from cities c join states s on s.id = c.state_id
       where c.name = $1 and s.name = $2`,
      [city, province],
    );
    const [known] = await db.query<{ id: string }>('select id from addresses where title = $1 and postal_code = $2', [
      place,
      postalCode,
    ]);
    if (known) return { addressId: known.id, stateId: found!.stateId, cityId: found!.cityId };
    const fields = {
      ...found!,
      title: place,
      receiverName: receiver,
      receiverPhone: '02188776655',
      addressLine: street,
      postalCode,
    };
    const { id: addressId } = companyId
      ? await ask(owner, 'POST', `/customers/${companyId}/addresses`, { kind: 'DELIVERY', ...fields })
      : await ask(owner, 'POST', '/deliveryaddresses', fields);
    return { addressId, stateId: found!.stateId, cityId: found!.cityId };
  }

  /** Somebody who buys for oneself. */
  async function personBuys(): Promise<string> {
    await ask('buyer', 'POST', '/buyers', { firstName: 'امیر', lastName: 'حسینی' });
    return (await ask('buyer', 'POST', '/customers/personcustomer', { kind: 'PERSON' })).id;
  }

  async function buyerOf(name: BuyerName): Promise<Buyer> {
    const companyId = await customerOf(buyers[name].owner);
    const customerId = companyId ?? (await personBuys());
    return { customerId, ...(await addressOf(buyers[name], companyId)) };
  }

  async function sellerOf(name: SellerName): Promise<Seller> {
    const customerId = (await customerOf(sellers[name]))!;
    const [row] = await db.query<{ id: string }>(
      'select id from merchants where owner_customer_id = $1 order by id limit 1',
      [customerId],
    );
    return { customerId, merchantId: row!.id };
  }

  /** What a seller has had since the first history began, and may sell to a buyer. */
  const goodsOf = ({ merchantId }: Seller, { stateId, cityId }: Buyer, since: Date) =>
    db.query<Goods>(
      `select p.id, c.name as kind, p.moq::text as moq, p.order_step::text as step, p.price_tiers -> 0 ->> 'unitPriceRial' as "priceRial",
         p.price_mode <> 'ON_REQUEST' as "isListed"
       from product_search f join supplier_products p on p.id = f.id join categories c on c.id = f.leaf_id
       join merchants m on m.id = $1 and (p.merchant_id = m.id or (p.merchant_id is null and p.supplier_id = m.supplier_id))
       left join merchant_delegations d on d.id = p.delegation_id
       where f.visible_from <= $4 and f.visible_until > $5 and (d.id is null or ('QUOTE' = any(d.permissions)
           and d.valid_from <= $4 and d.ends_at > $5 and (d.is_nationwide or $2 = any(d.state_ids) or $3 = any(d.city_ids))))
         and coalesce((select bool_or(s.city_id = $3) from sale_cities s where s.owner_id = p.id),
           (select bool_or(s.city_id = $3) from sale_cities s where s.owner_id = m.id), true)
       order by p.price_mode = 'ON_REQUEST', c.name, p.id`,
      [merchantId, stateId, cityId, since, new Date(stage.clock.now().getTime() + 86_400_000)],
    );

  return { buyerOf, sellerOf, goodsOf };
}
export type Companies = Awaited<ReturnType<typeof openCompanies>>;

/** The least quantity that can be ordered and is not below what is wanted. */
export function orderable({ moq, step }: Goods, wanted: number): string {
  const least = Number(moq);
  const by = Number(step);
  return String(wanted <= least ? least : least + Math.ceil((wanted - least) / by) * by);
}
