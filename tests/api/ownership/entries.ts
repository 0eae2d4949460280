import { entriesOf, newDraft, sellerMerchant, sellerOf, type OwnEntry } from '../listings/entries/entries.kit.ts';
import { hourAgo, type Owned, type Ownership, type People, type Person } from './kinds.ts';
import { unitIds } from '../../kit/units.ts';
import { ok } from '../../kit/rest.ts';

/** The entry of `customer/entry`; of an id that nothing has, itself. */
const entryIn = (id: string) => id.split('/')[1] ?? id;
const path = (id: string, step = '') => `/supplierproducts/${entryIn(id)}${step}`;

/** Something of the seeded seller, named by its company and itself. */
async function ofSeller(people: People, seller: Person, id: string): Promise<string> {
  const body = ok(await people.get('/merchants/own', { by: seller }));
  return `${body[0]!.customerId}/${id}`;
}
const draftOf = async (people: People, seller: Person) => ofSeller(people, seller, (await newDraft(people, seller)).id);
const publishedOf = async (people: People, seller: Person) =>
  ofSeller(people, seller, (await priceable(people, seller)).id);

/** A published entry that nothing of this suite has changed. */
async function priceable(people: People, seller: Person): Promise<OwnEntry> {
  const entries = await entriesOf(people, seller, '&status=PUBLISHED');
  return entries.find(({ version, allowedActions }) => version === 1 && allowedActions.includes('PRICE'))!;
}
const price = { priceMode: 'ON_REQUEST', priceTiers: [], stockState: 'OUT', leadTimeDays: 9, version: 1 };
const written = {
  ...price,
  title: 'شیر توپی برنجی ۲ اینچ',
  saleUnitId: unitIds.piece,
  moq: '1',
  orderStep: '1',
};

/** A draft that was handed in, and taken back or not. */
async function submitted(people: People, seller: Person): Promise<string> {
  const id = await publishedOf(people, seller);
  for (const [step, version] of [
    ['archive', 1],
    ['restore', 2],
    ['submit', 3],
  ] as const)
    await people.as(seller.accessToken, 'POST', path(id, `/${step}`), { version });
  return id;
}
async function restorable(people: People, seller: Person): Promise<string> {
  const id = await publishedOf(people, seller);
  await people.as(seller.accessToken, 'POST', path(id, '/archive'), { version: 1 });
  return id;
}
async function hiddenOf(people: People, seller: Person): Promise<string> {
  const id = await publishedOf(people, seller);
  await people.as(seller.accessToken, 'POST', path(id, '/hide'), { version: 1 });
  return id;
}
async function submittable(people: People, seller: Person): Promise<string> {
  const id = await restorable(people, seller);
  await people.as(seller.accessToken, 'POST', path(id, '/restore'), { version: 2 });
  return id;
}
/** A change of a published entry that waits. */
async function waitingChange(people: People, seller: Person): Promise<string> {
  const { id: entryId, version, ...entry } = await priceable(people, seller);
  const { sku, saleUnitId, conversions, orderStep } = ok(
    await people.get('/supplierproducts/{id}/own', { by: seller, path: { id: entryId } }),
  );
  const { moq, priceMode, priceTiers, stockState, leadTimeDays } = entry;
  const body = {
    version,
    sku,
    saleUnitId,
    conversions,
    moq,
    orderStep,
    priceMode,
    priceTiers,
    stockState,
    leadTimeDays,
  };
  const title = `شیر توپی برنجی شمارهٔ ${entryId.slice(0, 4)}`;
  const answer = await people.put('/supplierproducts/{id}', {
    by: seller,
    path: { id: entryId },
    body: { ...body, title },
  });
  const [change] = ok(answer).changes;
  return ofSeller(people, seller, `${entryId}/${change!.id}`);
}
const step = (name: string, version: number) => (id: string) => ({ path: path(id, `/${name}`), body: { version } });
type OfParty = Extract<Ownership, { reaches: 'party' }>;
const ofEntry = (entry: Pick<OfParty, 'make' | 'request'>): OfParty => ({
  reaches: 'party',
  permission: 'CATALOG_EDIT',
  owner: sellerOf,
  ...entry,
});

/** The own catalogue of those who sell: of the seeded seller, for a new one has no agency yet. */
export const entriesOwned: Owned = {
  ownSupplierProducts: {
    reaches: 'party',
    owner: sellerOf,
    make: async (people, seller) => ofSeller(people, seller, await sellerMerchant(people, seller)),
    request: (id) => ({ path: `/supplierproducts/own?merchantId=${entryIn(id)}` }),
  },
  removedOwnSupplierProducts: {
    reaches: 'party',
    owner: sellerOf,
    make: async (people, seller) => ofSeller(people, seller, await sellerMerchant(people, seller)),
    request: (id) => ({
      path: `/supplierproducts/own/removed?merchantId=${entryIn(id)}&updatedSince=${hourAgo()}`,
    }),
  },
  ownSupplierProduct: {
    reaches: 'party',
    owner: sellerOf,
    make: draftOf,
    request: (id) => ({ path: path(id, '/own') }),
  },
  createSupplierProduct: ofEntry({
    make: async (people, seller) => {
      const draft = await newDraft(people, seller);
      return ofSeller(people, seller, [draft.merchantId, draft.supplierId, draft.baseProductId].join('/'));
    },
    request: (id) => {
      const [, merchantId = id, supplierId = id, baseProductId = id] = id.split('/');
      return { path: '/supplierproducts', body: { merchantId, supplierId, baseProductId } };
    },
  }),
  updateSupplierProduct: ofEntry({ make: draftOf, request: (id) => ({ path: path(id), body: written }) }),
  deleteSupplierProduct: ofEntry({ make: draftOf, request: (id) => ({ path: `${path(id)}?version=1` }) }),
  submitSupplierProduct: ofEntry({ make: submittable, request: step('submit', 3) }),
  withdrawSupplierProduct: ofEntry({ make: submitted, request: step('withdraw', 4) }),
  hideSupplierProduct: ofEntry({ make: publishedOf, request: step('hide', 1) }),
  unhideSupplierProduct: ofEntry({ make: hiddenOf, request: step('unhide', 2) }),
  archiveSupplierProduct: ofEntry({ make: publishedOf, request: step('archive', 1) }),
  restoreSupplierProduct: ofEntry({ make: restorable, request: step('restore', 2) }),
  copySupplierProduct: ofEntry({ make: publishedOf, request: step('copy', 1) }),
  updatePriceAndStock: ofEntry({
    make: publishedOf,
    request: (id) => ({ path: path(id, '/price-and-stock'), body: price }),
  }),
  updatePricesAndStock: ofEntry({
    make: publishedOf,
    request: (id) => ({
      path: '/supplierproducts/price-and-stock',
      body: { items: [{ supplierProductId: entryIn(id), ...price }] },
    }),
  }),
  updateSupplierProductImages: ofEntry({
    make: draftOf,
    request: (id) => ({ path: path(id, '/images'), body: { version: 1, images: [] } }),
  }),
  updateSupplierProductDocuments: ofEntry({
    make: draftOf,
    request: (id) => ({ path: path(id, '/documents'), body: { version: 1, documents: [] } }),
  }),
  updateSupplierProductProperties: ofEntry({
    make: draftOf,
    request: (id) => ({ path: path(id, '/properties'), body: { version: 1, properties: [] } }),
  }),
  updateSupplierProductBaseProduct: ofEntry({
    make: async (people, seller) => {
      const { id, baseProductId } = await newDraft(people, seller);
      return ofSeller(people, seller, `${id}/${baseProductId}`);
    },
    request: (id) => ({
      path: path(id, '/base-product'),
      body: { version: 1, baseProductId: id.split('/')[2] ?? id },
    }),
  }),
  updateSupplierProductSaleCities: ofEntry({
    make: draftOf,
    request: (id) => ({ path: path(id, '/sale-cities'), body: { version: 1, cityIds: [] } }),
  }),
  productChanges: {
    reaches: 'party',
    owner: sellerOf,
    make: draftOf,
    request: (id) => ({ path: path(id, '/changes') }),
  },
  supplierProductHistory: {
    reaches: 'party',
    owner: sellerOf,
    make: draftOf,
    request: (id) => ({ path: path(id, '/history') }),
  },
  withdrawProductChange: ofEntry({
    make: waitingChange,
    request: (id) => ({ path: `${path(id)}/changes/${id.split('/')[2] ?? id}?version=1` }),
  }),
  supplierProductPreview: {
    reaches: 'staff',
    request: async (people) => {
      const id = await publishedOf(people, await sellerOf(people));
      return { path: `/admin/supplierproducts/${entryIn(id)}/preview` };
    },
  },
  supplierPreview: {
    reaches: 'staff',
    request: async (people) => {
      const [entry] = await entriesOf(people, await sellerOf(people));
      return { path: `/admin/suppliers/${entry!.supplierId}/preview` };
    },
  },
  adminEntries: { reaches: 'staff', request: () => ({ path: '/admin/productchanges?status=PENDING' }) },
  confirmEntries: {
    reaches: 'staff',
    request: async (people) => {
      const id = await submitted(people, await sellerOf(people));
      return { path: '/admin/productchanges', body: { items: [{ supplierProductId: entryIn(id), version: 4 }] } };
    },
  },
  decideEntry: {
    reaches: 'staff',
    request: async (people) => {
      const id = await submitted(people, await sellerOf(people));
      return {
        path: `/admin/productchanges/${entryIn(id)}`,
        body: { version: 4, decision: 'CONFIRM', reason: 'درست است' },
      };
    },
  },
};
