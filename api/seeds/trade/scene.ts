import { tehranDay } from '../../src/platform/calendar.ts';
import {
  type Buyer,
  type BuyerName,
  buyers,
  type Goods,
  orderable,
  type Seller,
  type SellerName,
  sellers,
} from './companies.ts';
import type { Body, Stage, Who } from './stage.ts';

const DAY_MS = 86_400_000;

/** So many days ago at a time of Tehran, or so many hours ago. */
export type When = `${number} ${number}:${number}` | `-${number}h`;
export type Act = (scene: Scene, who: Who) => Promise<void>;
export type Entry = readonly [when: When, who: Who, act: Act];

/** What is wanted: goods of a kind where the seller has them, else others of it; or something in words. */
export type Want = {
  kind?: string;
  /** The goods of which seller, of an open request. */
  of?: SellerName;
  words?: string;
  /** Of what is told in words: the kind that it is of. */
  category?: string;
  unit?: 'm' | 'kg' | '{piece}';
  /** How many, or for how much at the price of the list. */
  count?: number;
  worthRial?: number;
  /** What one unit costs where no list says so. */
  priceRial?: number;
  note?: string;
  internalNote?: string;
  alternativesAllowed?: boolean;
};

/** How a request came to where it stands. */
export type Story = {
  buyer: BuyerName;
  by: Who;
  /** One who is ordered from, or several who are asked; with `isPublic` all who sell such goods. */
  seller: SellerName | readonly SellerName[];
  isPublic?: boolean;
  began: When;
  wants: readonly Want[];
  term: string;
  /** Days after it began. */
  neededIn: number;
  /** Of an open request: hours after it began. */
  answersIn?: number;
  reference?: string;
  description?: string;
  then: readonly Entry[];
};

type Talk = { id: string };

type Parts = {
  buyer: Buyer;
  sellers: Record<SellerName, Seller>;
  goods: (seller: SellerName) => readonly Goods[];
  /** Ids of units by their codes. */
  units: ReadonlyMap<string, string>;
  /** Ids of kinds of goods by their names. */
  categories: ReadonlyMap<string, string>;
};

/** What the acts of one history share: the request, and who takes part. */
export class Scene {
  readonly stage: Stage;
  readonly story: Story;
  readonly buyer: Buyer;
  id = '';
  readonly #sellers: Record<SellerName, Seller>;
  readonly #goods: (seller: SellerName) => readonly Goods[];
  readonly #units: ReadonlyMap<string, string>;
  readonly #categories: ReadonlyMap<string, string>;

  constructor(stage: Stage, story: Story, parts: Parts) {
    this.stage = stage;
    this.story = story;
    this.buyer = parts.buyer;
    this.#sellers = parts.sellers;
    this.#goods = parts.goods;
    this.#units = parts.units;
    this.#categories = parts.categories;
  }

  /** A day, counted from now. */
  day = (days: number) => tehranDay(new Date(this.stage.clock.now().getTime() + days * DAY_MS));

  get sellerNames(): readonly SellerName[] {
    return [this.story.seller].flat();
  }

  isBuyer = (who: Who) => buyers[this.story.buyer].owner === who || (this.story.buyer === 'alborz' && who === 'agent');
  sellerOf = (name: SellerName) => this.#sellers[name];
  /** The seller for whom somebody acts. */
  nameOf = (who: Who) => (Object.keys(sellers) as SellerName[]).find((name) => sellers[name] === who)!;
  customerOf = (who: Who) => (this.isBuyer(who) ? this.buyer.customerId : this.sellerOf(this.nameOf(who)).customerId);

  /** The wanted goods of a seller: each is another one. @throws Error where it has too few */
  linesOf(): object[] {
    const taken = new Set<string>();
    return this.story.wants.map(({ kind, of, words, category, unit, count = 1, worthRial, priceRial: _, ...said }) => {
      if (words)
        return {
          title: words,
          quantity: String(count),
          unitId: this.#units.get(unit ?? '{piece}'),
          categoryId: this.#categories.get(category ?? ''),
          ...said,
        };
      const free = this.#goods(of ?? this.sellerNames[0]!).filter(({ id, isListed }) => isListed && !taken.has(id));
      const found = free.find((each) => each.kind === kind) ?? free[0];
      if (!found) throw new Error('too few goods');
      taken.add(found.id);
      const wanted = worthRial && found.priceRial ? Math.ceil(worthRial / Number(found.priceRial)) : count;
      return { supplierProductId: found.id, quantity: orderable(found, wanted), ...said };
    });
  }

  ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    this.stage.ask(who, method, path, payload);

  /** A step with the version that it has now for who takes it. */
  async step(who: Who, path: string, more: object = {}): Promise<Body> {
    const [row] = await this.stage.db.query<{ version: number }>(
      `select coalesce(p.version, r.version) as version from trade_requests r
       left join trade_participations p on p.request_id = r.id and r.kind = 'OPEN_RFQ' and p.seller_customer_id = $2
       where r.id = $1`,
      [this.id, this.customerOf(who)],
    );
    return this.ask(who, 'POST', `/traderequests/${this.id}/${path}`, { version: row!.version, ...more });
  }

  async one<T>(sql: string, values: readonly unknown[] = []): Promise<T> {
    const [row] = await this.stage.db.query<T & object>(sql, [this.id, ...values]);
    if (!row) throw new Error(`nothing: ${sql}`);
    return row;
  }

  partOf = (seller: SellerName) =>
    this.one<{ id: string }>('select id from trade_participations where request_id = $1 and merchant_id = $2', [
      this.sellerOf(seller).merchantId,
    ]);
  talkWith = (seller: SellerName) =>
    this.one<Talk>(
      `select id from conversations where subject_type = 'TRADE_REQUEST' and subject_id = $1 and seller_customer_id = $2`,
      [this.sellerOf(seller).customerId],
    );
  async lines(): Promise<{ id: string; quantity: string; priceRial: string | null }[]> {
    return this.stage.db.query(
      `select id, trim_scale(quantity)::text as quantity, snapshot ->> 'unitPriceRial' as "priceRial" from trade_lines where request_id = $1 order by place`,
      [this.id],
    );
  }
}
