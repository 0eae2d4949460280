import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import { type People, UNKNOWN } from '../api/ownership/kinds.ts';
import { newProposal, proposalLike, sellerSample, statedAs } from '../api/products/products.kit.ts';

/** The seeded seller's own things, staff that decides, and a version that nothing has. */
type Given = { people: People; admin: string; version: number; entryId: string };
const SHEET = 'name scientificName brandName mpn gtin description standards';
/** Writes of base products and of entries that take free text, right but for it. */
export function textsOfProducts(given: () => Given) {
  let sample: ReturnType<typeof ask> | undefined;
  /** The seller, what it sells, and a proposal of it. */
  async function ask({ people }: Given) {
    const seller = await sellerOf(people);
    const { customerId, product } = await sellerSample(people, seller);
    return { by: seller.accessToken, customerId, product, proposal: await newProposal(people) };
  }
  async function sheet() {
    const { by, customerId, product } = await (sample ??= ask(given()));
    return { by, ...proposalLike(product, customerId) };
  }
  /** No limit is met on the way: what was proposed before is taken back. */
  async function withdrawAll() {
    const { by, customerId, proposal } = await (sample ??= ask(given()));
    const { people } = given();
    const { body } = await people.as(by, 'GET', `/baseproducts/own?customerId=${customerId}&pageSize=50`);
    for (const { id, version, status } of body.items as { id: string; version: number; status: string }[])
      if (status === 'PENDING' && id !== proposal.id)
        await people.as(by, 'DELETE', `/baseproducts/${id}?version=${version}`);
  }
  return {
    async proposeBaseProduct() {
      const { by, ...body } = await sheet();
      await withdrawAll();
      return { by, body, shows: `ownBaseProduct { ${SHEET} }` };
    },
    async reproposeBaseProduct() {
      const { by, customerId: _, ...body } = await sheet();
      const { proposal } = await sample!;
      return { id: proposal.id, by, body: { ...body, version: given().version } };
    },
    async decideBaseProduct(part: unknown) {
      const { by: _by, customerId: _, ...content } = await sheet();
      const { proposal } = await sample!;
      return {
        id: proposal.id,
        by: given().admin,
        body: {
          version: given().version,
          ...(part === 'content' ? { decision: 'CHANGE', content } : { decision: 'REJECT' }),
          reason: 'برگهٔ سازنده دیده شد',
        },
      };
    },
    async mergeBaseProduct() {
      const { proposal, product } = await (sample ??= ask(given()));
      const counts = { entries: 0, favorites: 0, notes: 0 };
      return {
        id: proposal.id,
        by: given().admin,
        body: { version: given().version, intoId: product.id, counts, reason: 'یکی هستند' },
      };
    },
    async updateSupplierProductImages() {
      const { by } = await (sample ??= ask(given()));
      const { version } = given();
      // A picture that is not there is answered before the version is looked at: the entry is not there either.
      return { id: UNKNOWN, by, body: { version, images: [{ fileId: UNKNOWN, altText: 'شیر توپی برنجی' }] } };
    },
    async updateSupplierProductProperties() {
      const { by, product } = await (sample ??= ask(given()));
      const { entryId, version } = given();
      return { id: entryId, by, body: { version, properties: statedAs(product) } };
    },
    async updateSupplierProductDocuments() {
      const { by } = await (sample ??= ask(given()));
      const { entryId, version } = given();
      const document = { title: 'برگهٔ مشخصات', kind: 'DATASHEET' };
      return { id: entryId, by, body: { version, documents: [document] } };
    },
  };
}
