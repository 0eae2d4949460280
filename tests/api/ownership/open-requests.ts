import { sellerMerchant, sellerOf } from '../listings/entries/entries.kit.ts';
import { draft, quoterOf, traderOf } from '../trade/trade.kit.ts';
import { type Owned, type Ownership, type People, type Person } from './kinds.ts';
import { partsOf, path, quotePath, unbegun } from './trade-things.ts';
import { ok } from '../../kit/rest.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];

const merchantOf = async (people: People) => sellerMerchant(people, await sellerOf(people));

/** Of a version 1, for the seller of the seeds; `customer/request/part`. */
const drafted = async (people: People, owner: Person, given: object = {}) => {
  const { customerId, order, buys } = await draft(people, {}, owner);
  const asked = { visibility: 'INVITED', merchantIds: [await merchantOf(people)], ...given };
  const { status, body } = await buys.as('POST', '/open-rfq', { ...order, ...asked });
  if (status !== 200) throw new Error(`open request: ${status} ${JSON.stringify(body)}`);
  return `${customerId}/${body.id}/${(body.participations as { id: string }[])[0]?.id ?? body.id}`;
};
/** Of a version 2. */
const published = async (people: People, owner: Person, given: object = {}) => {
  const id = await drafted(people, owner, given);
  const { status, body } = await traderOf(people, owner).publish(partsOf(id).request);
  if (status !== 200) throw new Error(`open request: ${status} ${JSON.stringify(body)}`);
  return id;
};
const ofAll = { visibility: 'PUBLIC', merchantIds: [] };
/** `customer/request/merchant`. */
const ofPublic: Make = async (people, owner) => {
  const { customerId, request } = partsOf(await published(people, owner, ofAll));
  return `${customerId}/${request}/${await merchantOf(people)}`;
};
/** The same for the side that sells: the id begins with its customer. */
const sold =
  (make: Make): Make =>
  async (people) => {
    const { request, more } = partsOf(await make(people, await people.login()));
    const seller = await sellerOf(people);
    const body = ok(await people.get('/merchants/own', { by: seller }));
    return `${body[0]!.customerId}/${request}/${more}`;
  };
/** With the offer that its seller has sent, of a version 3. */
const quoted: Make = async (people, owner) => {
  const { customerId, request } = partsOf(await published(people, owner));
  const { id } = await quoterOf(people, await sellerOf(people)).offer(request);
  return `${customerId}/${request}/${id}`;
};

const ofBuyer = (make: Make, request: OfParty['request'], more: Partial<OfParty> = {}): OfParty => ({
  reaches: 'party',
  permission: 'TRADE_CREATE',
  make,
  request,
  ...more,
});
const ofSeller = (make: Make, request: OfParty['request']): OfParty => ({
  reaches: 'party',
  permission: 'QUOTE',
  owner: sellerOf,
  make,
  request,
});
const more = (id: string) => partsOf(id).more ?? partsOf(id).request;
const linesOf = (id: string) => [{ supplierProductId: more(id), quantity: '100' }];
const partPath = (id: string, step: string) => path(id, `/participations/${more(id)}${step}`);

/** What several sellers are asked. */
export const openOwned: Owned = {
  openTradeRequests: {
    reaches: 'self',
    why: 'answers with requests that the own merchants may answer',
    request: () => ({ path: '/traderequests/open' }),
  },
  createOpenRequest: ofBuyer(unbegun, (id) => ({
    path: '/traderequests/open-rfq',
    body: { customerId: partsOf(id).customerId, visibility: 'PUBLIC', lines: linesOf(id) },
  })),
  changeOpenRequest: ofBuyer(
    async (people, owner) => {
      const { customerId, request } = partsOf(await drafted(people, owner));
      return `${customerId}/${request}/${partsOf(await unbegun(people, owner)).more}`;
    },
    (id) => ({
      path: `/traderequests/${partsOf(id).request}/open-rfq`,
      body: { version: 1, visibility: 'PUBLIC', lines: linesOf(id) },
    }),
    { permission: 'TRADE_CONFIRM', refusal: 'TRADE_CREATE' },
  ),
  inviteSellers: ofBuyer(ofPublic, (id) => ({
    path: path(id, '/participations'),
    body: { version: 2, merchantIds: [more(id)] },
  })),
  removeSeller: ofBuyer(published, (id) => ({ path: partPath(id, '?version=2') })),
  declineToQuote: ofSeller(sold(published), (id) => ({
    path: partPath(id, '/decline'),
    body: { version: 2, reasonCode: 'CAPACITY' },
  })),
  joinOpenRequest: ofSeller(sold(ofPublic), (id) => ({
    path: path(id, '/participate'),
    body: { merchantId: more(id) },
  })),
  declineQuote: ofBuyer(
    quoted,
    (id) => ({ path: quotePath(id, '/decline'), body: { version: 3, reasonCode: 'PRICE' } }),
    { permission: 'TRADE_CONFIRM', refusal: 'TRADE_CREATE' },
  ),
};
