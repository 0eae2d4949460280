import { sellerOf } from '../listings/entries/entries.kit.ts';
import { newNumber, newProposal, proposalLike, sellerSample } from '../products/products.kit.ts';
import { moderatorOf, type Owned, type Ownership, type People, type Person } from './kinds.ts';

/** The product of `customer/product`; of an id that nothing has, itself. */
const productIn = (id: string) => id.split('/')[1] ?? id;
type OfParty = Extract<Ownership, { reaches: 'party' }>;
const ofProposer = (entry: Pick<OfParty, 'make' | 'request'>): OfParty => ({
  reaches: 'party',
  permission: 'CATALOG_EDIT',
  owner: sellerOf,
  ...entry,
});

async function proposed(people: People): Promise<string> {
  const { id } = await newProposal(people);
  const { customerId } = await sellerSample(people, await sellerOf(people));
  return `${customerId}/${id}`;
}

async function rejected(people: People): Promise<string> {
  const id = await proposed(people);
  const moderator = await moderatorOf(people);
  const verdict = { version: 1, decision: 'REJECT', reason: 'برگهٔ سازنده نیست' };
  await people.as(moderator.accessToken, 'PUT', `/admin/baseproducts/${productIn(id)}`, verdict);
  return id;
}

/** A sheet that is right, of the product that the seller sells: it is the same for all tests, under other numbers. */
const sheets = new Map<string, object>();
async function proposer(people: People, seller: Person): Promise<string> {
  const { customerId, product } = await sellerSample(people, seller);
  const { customerId: _, ...sheet } = proposalLike(product, customerId);
  sheets.set('any', sheet);
  return customerId;
}
const sheet = () => ({ ...sheets.get('any'), mpn: newNumber() });

/** Base products as sellers propose them: of the seeded seller. */
export const productsOwned: Owned = {
  baseProductMatches: {
    reaches: 'self',
    why: 'what is published, or proposed to be, is found by whoever is logged in',
    request: () => ({ path: '/baseproducts/matches?name=شیر' }),
  },
  searchTerms: ofProposer({
    make: async (people, seller) => (await sellerSample(people, seller)).customerId,
    request: (id, { categoryId }) => ({ path: `/searches/terms?customerId=${id}&categoryId=${categoryId}` }),
  }),
  visitChart: {
    reaches: 'party',
    permission: 'REPORT_VIEW',
    owner: sellerOf,
    make: async (people, seller) => {
      const { customerId, merchantId } = await sellerSample(people, seller);
      return `${customerId}/${merchantId}`;
    },
    request: (id) => ({
      path: `/visitorlogs/byfilter-for-chart?merchantId=${productIn(id)}&from=2026-11-01&to=2026-11-30`,
    }),
  },
  ownBaseProducts: {
    reaches: 'party',
    owner: sellerOf,
    make: async (people, seller) => (await sellerSample(people, seller)).customerId,
    request: (id) => ({ path: `/baseproducts/own?customerId=${id}` }),
  },
  ownBaseProduct: {
    reaches: 'party',
    owner: sellerOf,
    make: proposed,
    request: (id) => ({ path: `/baseproducts/${productIn(id)}/own` }),
  },
  proposeBaseProduct: ofProposer({
    make: proposer,
    request: (customerId) => ({ path: '/baseproducts', body: { ...sheet(), customerId } }),
  }),
  reproposeBaseProduct: ofProposer({
    make: async (people, seller) => {
      await proposer(people, seller);
      return rejected(people);
    },
    request: (id) => ({ path: `/baseproducts/${productIn(id)}`, body: { ...sheet(), version: 2 } }),
  }),
  withdrawBaseProduct: ofProposer({
    make: proposed,
    request: (id) => ({ path: `/baseproducts/${productIn(id)}?version=1` }),
  }),
  adminBaseProducts: { reaches: 'staff', request: () => ({ path: '/admin/baseproducts?list=PROPOSED' }) },
  decideBaseProduct: {
    reaches: 'staff',
    request: async (people) => ({
      path: `/admin/baseproducts/${(await newProposal(people)).id}`,
      body: { version: 1, decision: 'PUBLISH', reason: 'برگهٔ سازنده دیده شد' },
    }),
  },
  mergeBaseProduct: {
    reaches: 'staff',
    request: async (people) => {
      const { product } = await sellerSample(people, await sellerOf(people));
      const counts = { entries: 0, favorites: 0, notes: 0 };
      return {
        path: `/admin/baseproducts/${(await newProposal(people)).id}/merge`,
        body: { version: 1, intoId: product.id, counts, reason: 'یکی هستند' },
      };
    },
  },
};
