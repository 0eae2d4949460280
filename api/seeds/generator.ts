import { baseRow, makeBase, offeredBase, type Base, type BaseRow } from './base-product.ts';
import { makeOffer, type Offer } from './offer.ts';
import type { Delegation } from './merchants/rows.ts';
import type { MarketPicture } from './pictures.ts';
import { randomFrom, seededId } from './random.ts';
import { sellersOf, type Supplier } from './supplier-rows.ts';
import type { Leaf, Tree } from './tree.ts';

/** A base product with its offers, as rows of base_products, supplier_products and product_search. */
export type MarketProduct = {
  leaf: Leaf;
  base: BaseRow;
  offers: Offer[];
};
type Size = { products: number; seed: number; pictures?: readonly MarketPicture[] };

/** Offers of one base product; weighted by repetition. */
const OFFERS = [1, 1, 1, 2, 2, 3] as const;
/** Ids of offers start this many milliseconds after those of base products. */
const OFFER_IDS_FROM = 3_600_000;
/** And those of merchants' offers so many. */
const DELEGATED_IDS_FROM = 18_000_000;
/** How often a delegation that could bring an offer of a product does. */
const DELEGATED_SHARE = 0.5;

/**
 * Makes a market of `products` offers by suppliers, and by merchants those that are delegated to them on top, one base
 * product after the other, in constant memory. The same size and seed give the same rows; a smaller market is the
 * beginning of a larger one, up to the offers of its last product.
 */
export function* marketProducts(
  tree: Tree,
  suppliers: readonly Supplier[],
  { products, seed, pictures = [] }: Size,
  delegations: readonly Delegation[] = [],
): Generator<MarketProduct> {
  const turns = leafTurns(tree.leaves);
  const sellers = new Map(tree.leaves.map(({ branch }) => [branch.code, sellersOf(suppliers, branch.code)]));
  const delegated = delegatedOffers(delegations, seed, pictures);
  let offersMade = 0;
  for (let number = 0; offersMade < products; number += 1) {
    const { leaf, nth } = turns(number);
    const random = randomFrom(`${seed}:product:${number}`, { sequence: `${seed}:${leaf.seed.code}`, nth });
    const base = makeBase(leaf, tree, { seed, number, nth }, random);
    const count = Math.min(random.pick(OFFERS), products - offersMade);
    const first = offersMade;
    const makers = random.some(sellers.get(leaf.branch.code) ?? [], count);
    const own = makers.map((supplier, index) => {
      const id = seededId(`${seed}:offer:${first + index}`, OFFER_IDS_FROM + first + index);
      return makeOffer({ leaf, base, supplier, id, number: first + index, place: index, pictures }, random);
    });
    offersMade += own.length;
    const row = baseRow(leaf, base, nth, random);
    const product = offeredBase(leaf, tree, base, row);
    const offers = [...own, ...delegated({ leaf, base, makers, number })].map((write) => write(product, tree.units));
    yield { leaf, base: row, offers };
  }
}

type Made = { leaf: Leaf; base: Base; makers: readonly Supplier[]; number: number };

/** Offers of merchants on a product that suppliers already offer, by what is delegated to them. */
function delegatedOffers(
  delegations: readonly Delegation[],
  seed: number,
  pictures: readonly MarketPicture[],
): (made: Made) => ReturnType<typeof makeOffer>[] {
  const bySupplier = Map.groupBy(
    delegations.filter((each) => each.listsProducts),
    (each) => each.supplierCode,
  );
  const entries = new Map<string, number>();
  let made = 0;

  return ({ leaf, base, makers, number }) => {
    const random = randomFrom(`${seed}:delegated:${number}`);
    return makers.flatMap((supplier) =>
      (bySupplier.get(supplier.seed.code) ?? []).flatMap((delegation) => {
        const before = entries.get(delegation.id) ?? 0;
        if (!covers(delegation, leaf) || before >= delegation.mostEntries || !random.chance(DELEGATED_SHARE)) return [];
        entries.set(delegation.id, before + 1);
        const id = seededId(`${seed}:delegated:${made}`, DELEGATED_IDS_FROM + made);
        made += 1;
        const place = makers.length;
        return [makeOffer({ leaf, base, supplier, delegation, id, number: made, place, pictures }, random)];
      }),
    );
  };
}

const covers = ({ branches }: Delegation, leaf: Leaf) =>
  !branches || branches.includes(leaf.branch.code) || branches.includes(leaf.seed.code);

/** Whose turn it is: first every leaf once, in order, then as often as its share says, spread over the round. */
function leafTurns(leaves: readonly Leaf[]): (number: number) => { leaf: Leaf; nth: number } {
  const extra = leaves.flatMap((leaf) =>
    Array.from({ length: leaf.seed.share - 1 }, (_, index) => ({
      leaf,
      nth: index + 1,
      place: (index + 1) / leaf.seed.share,
    })),
  );
  const round = [...leaves.map((leaf) => ({ leaf, nth: 0 })), ...extra.sort((one, other) => one.place - other.place)];
  return (number) => {
    const turn = round[number % round.length];
    if (!turn) throw new Error('a market needs leaves');
    return { leaf: turn.leaf, nth: Math.floor(number / round.length) * turn.leaf.seed.share + turn.nth };
  };
}
