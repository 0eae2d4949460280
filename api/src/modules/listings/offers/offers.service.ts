import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { alarm } from '../../../platform/metrics.ts';
import { notFound } from '../../../platform/problem.ts';
import { readOfferedProducts, readProductsOfOffers, type Catalog, type CategoryNode } from '../../catalog/index.ts';
import type { Geography } from '../../geography/index.ts';
import { readDelegatedOffers } from '../../merchants/index.ts';
import type { Reference, UnitTable } from '../../reference/index.ts';
import { indexOffers, readIndexed, type SearchRow } from '../../search/index.ts';
import { readOfferImages } from './offer-images.ts';
import { offerCard } from './offer-card.ts';
import { offerRow, offerSearchRow } from './offer-rows.ts';
import { mergedValues, offeredProduct, type Offer, type OfferContext, type PublishedOffer } from './offer.ts';
import * as repository from './offers.repository.ts';
import type { OfferRow, SupplierRow } from './offers.repository.ts';

type Parts = { db: Database; catalog: Catalog; reference: Reference; geography: Geography };
export type Offers = ReturnType<typeof makeOffers>;

/** Reference data that offers are written with. */
export type OfferGround = {
  categories: Map<string, CategoryNode>;
  units: UnitTable;
  placeNames: Map<string, string>;
};
/** What the cards of some offers are made of beside them. */
type OfferParts = {
  suppliers: SupplierRow[];
  products: Awaited<ReturnType<typeof readOfferedProducts>>;
  images: Awaited<ReturnType<typeof readOfferImages>>;
};
/** What the read model is to hold of some offers; `damaged` ones, whose rows cannot be read, stay in it as they are. */
type Indexed = { shown: SearchRow[]; hidden: string[]; damaged: { id: string; reason: string }[] };

/**
 * The one way to write an offer: with it its card, its row of the read model, its completeness, what is counted of it and
 * the news of it. Who writes one holds the row of its supplier until the transaction ends.
 */
export function makeOffers({ db, catalog, reference, geography }: Parts) {
  /** Offers as the tables have them, and what the read model is to hold of them. */
  async function indexed(on: Queryable, ground: OfferGround, suppliers: SupplierRow[], rows: OfferRow[]) {
    const contextOf = (await readContexts(on, ground, rows.map(toOffer)))(suppliers);
    const isShown = isShownBy(suppliers);
    const found: Indexed = { shown: [], hidden: [], damaged: [] };
    for (const row of rows) {
      const offer = toOffer(row);
      if (!isShown(offer)) found.hidden.push(offer.id);
      else
        try {
          found.shown.push(offerSearchRow(offer, contextOf(offer), row.updatedAt));
        } catch (error) {
          found.damaged.push({ id: offer.id, reason: (error as Error).message });
        }
    }
    return found;
  }

  return {
    /** Read before the transaction begins in which offers are written: the embedded database serves one at a time. */
    async ground(): Promise<OfferGround> {
      const [{ byId: categories }, units, placeNames] = await Promise.all([
        catalog.tree(),
        reference.unitTable(),
        geography.names(),
      ]);
      return { categories, units, placeNames };
    },

    /** Offers to be changed; nobody else writes them until the transaction ends. Missing ones are left out. */
    async hold(tx: Tx, ids: string[]): Promise<Offer[]> {
      const [, rows] = await Promise.all([repository.holdSuppliersOfOffers(tx, ids), repository.readOffers(tx, ids)]);
      return rows.map(toOffer);
    },

    /**
     * What the cards of held offers are made of, for a write that changes nothing beside them: asked together with `hold`, after it,
     * so that they take one way to the database.
     */
    async parts(tx: Tx, ids: string[]): Promise<OfferParts> {
      const [suppliers, products, images] = await Promise.all([
        repository.holdSuppliersOfOffers(tx, ids),
        readProductsOfOffers(tx, ids),
        readOfferImages(tx, ids),
      ]);
      return { suppliers, products, images };
    },

    /**
     * Writes offers, new ones and those that are there. @throws Problem 404 CATEGORY_NOT_FOUND
     * @param options.isNextVersion whether nothing else is written of them: it makes their next version
     * @param options.parts what their cards are made of, where it is known
     */
    async write(
      tx: Tx,
      ground: OfferGround,
      offers: Offer[],
      { parts, ...options }: { isNextVersion?: boolean; parts?: OfferParts } = {},
    ): Promise<void> {
      const [suppliers, contextsWith] = await Promise.all([
        parts?.suppliers ?? repository.holdSuppliers(tx, distinct(offers.map(({ supplierId }) => supplierId))),
        readContexts(tx, ground, offers, parts),
      ]);
      const contextOf = contextsWith(suppliers);
      const rows = offers.map((offer) => offerRow(offer, contextOf(offer)));
      const isShown = isShownBy(suppliers);
      const shown = offers.filter(isShown).map((offer) => offerSearchRow(offer, contextOf(offer)));
      const hidden = offers.filter((offer) => !isShown(offer)).map(({ id }) => id);
      const [updatedAt, before] = await Promise.all([
        repository.upsertOffers(tx, rows, options),
        readIndexed(tx, { shown, hidden }),
      ]);
      const written = shown.map((row) => ({ ...row, updatedAt: updatedAt.get(row.id) ?? null }));
      await indexOffers(tx, { shown: written, hidden }, before);
    },

    /** An offer in whatever state, with the card that it would have. @param now stands for the day of publication where there is none */
    async preview(id: string, ground: OfferGround, now: Date) {
      const [row] = await repository.readOffers(db, [id]);
      if (!row) return undefined;
      const offer = toOffer(row);
      const suppliers = await repository.readOfferingSuppliers(db, [offer.supplierId]);
      const contextOf = (await readContexts(db, ground, [offer]))(suppliers);
      const card = offerCard({ ...offer, publishedAt: offer.publishedAt ?? now.toISOString() }, contextOf(offer));
      return { offer, card };
    },

    /** What the read model is to hold of offers, by the tables as they are. */
    async fromTables(ground: OfferGround, ids: string[]): Promise<Indexed> {
      const suppliers = await repository.readOfferingSuppliers(db, await repository.readSuppliersOfOffers(db, ids));
      return indexed(db, ground, suppliers, await repository.readOffers(db, ids));
    },

    /** The same with their suppliers held, so that it stays true until the transaction ends. */
    async fromHeldTables(tx: Tx, ground: OfferGround, ids: string[]): Promise<Indexed> {
      const suppliers = await repository.holdSuppliersOfOffers(tx, ids);
      const found = await indexed(tx, ground, suppliers, await repository.readOffers(tx, ids));
      for (const { id, reason } of found.damaged) alarm('offer', `${id} cannot be read: ${reason}`);
      return found;
    },
  };
}

/** What each of some offers is shown with, given their suppliers. */
async function readContexts(on: Queryable, ground: OfferGround, offers: Offer[], parts?: OfferParts) {
  const delegationIds = distinct(offers.flatMap(({ delegationId }) => delegationId ?? []));
  const ids = offers.map(({ id }) => id);
  const [masters, delegations, images] = await Promise.all([
    parts?.products ?? readOfferedProducts(on, distinct(offers.map(({ baseProductId }) => baseProductId))),
    readDelegatedOffers(on, delegationIds, ground.placeNames),
    parts?.images ?? readOfferImages(on, ids),
  ]);
  const masterOf = new Map(masters.map((master) => [master.id, master]));
  const productOf = (master: (typeof masters)[number], own: Offer['properties'] = []) => {
    const node = ground.categories.get(master.categoryId);
    const values = own.length > 0 ? mergedValues(valuesIn(master.values), own) : master.values;
    return node && offeredProduct({ ...master, values }, measuredBy(node), ground.units);
  };
  const products = new Map(masters.map((master) => [master.id, productOf(master)]));
  /** The product with what the offer alone states of it. */
  const stating = ({ baseProductId, properties }: Offer) => {
    const master = properties.length > 0 ? masterOf.get(baseProductId) : undefined;
    return master && productOf(master, properties);
  };
  return (suppliers: SupplierRow[]) => {
    const supplierOf = new Map(suppliers.map((each) => [each.id, each]));
    return (offer: Offer): OfferContext => {
      const delegation = offer.delegationId === null ? undefined : delegations.get(offer.delegationId);
      return {
        product: (stating(offer) ?? products.get(offer.baseProductId)) || notFound('CATEGORY_NOT_FOUND'),
        supplier: supplierOf.get(offer.supplierId) ?? notFound('SUPPLIER_NOT_FOUND'),
        ...(delegation && { delegation }),
        images: images(offer.id),
        units: ground.units,
      };
    };
  };
}

const measuredBy = ({ category, path, properties }: CategoryNode) => ({
  id: category.id,
  icon: category.icon,
  name: category.name,
  scientificName: category.scientificName,
  above: path.slice(0, -1).map((each) => each.category),
  path: path.map((each) => each.category.id),
  properties,
});

/** Whether the public may see an offer; until when is a matter of its delegation. */
function isShownBy(suppliers: SupplierRow[]) {
  const byId = new Map(suppliers.map((each) => [each.id, each]));
  return (offer: Offer): offer is PublishedOffer => {
    const supplier = byId.get(offer.supplierId);
    const isSold = offer.merchantId !== null || supplier?.sellsByItself === true;
    return offer.status === 'PUBLISHED' && offer.publishedAt !== null && supplier?.isShown === true && isSold;
  };
}

function toOffer({ updatedAt: _, publishedAt, ...row }: OfferRow): Offer {
  return { ...row, publishedAt: publishedAt?.toISOString() ?? null };
}

/** A damaged product must not keep its offers from being written. */
const valuesIn = (values: unknown) => (Array.isArray(values) ? (values as Offer['properties']) : []);

const distinct = (ids: string[]) => [...new Set(ids)].sort();
