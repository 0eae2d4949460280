import { sellerOf } from '../listings/entries/entries.kit.ts';
import { offersOf, traderOf } from '../trade/trade.kit.ts';
import { moderatorOf, type Owned, type Ownership, type People, type Person } from './kinds.ts';
import { partsOf, path, published, sold, taken } from './trade-things.ts';
import { ok } from '../../kit/rest.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];

const text = 'از ده شیر که رسید چهار عدد در بدنه ترک دارد و آزمون فشار را نگذراند.';
const opening = { wish: 'REFUND', reasonCode: 'DAMAGED', text };
const proposal = { outcome: 'SPLIT', buyerPercent: '50' };

const step = async (people: People, by: Pick<Person, 'accessToken'>, id: string, way: string, body: object = {}) => {
  const { request } = partsOf(id);
  const answer = await traderOf(people, by).step(request, way, body);
  if (answer.status !== 200) throw new Error(`${way}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as { disputes: { id: string }[] };
};
/** Of a version 4: the buyer disputes the first line. */
const disputed: Make = async (people, owner) => {
  const id = await taken(people, owner);
  await step(people, owner, id, 'dispute', { ...opening, lineIds: [partsOf(id).more] });
  return id;
};
/** Of a version 4: the seller does. */
const disputedBySeller: Make = async (people, owner) => {
  const id = await taken(people, owner);
  const reason = { ...opening, reasonCode: 'NOT_TAKEN', lineIds: [partsOf(id).more] };
  await step(people, await sellerOf(people), id, 'dispute', reason);
  return id;
};
/** Of a version 5: it is answered. */
const answered: Make = async (people, owner) => {
  const id = await disputed(people, owner);
  await step(people, await sellerOf(people), id, 'dispute/answer', { text: 'کالا سالم بود.' });
  return id;
};
/** Of a version 5: one of both asks to settle it. */
const settling =
  (by: 'owner' | 'seller'): Make =>
  async (people, owner) => {
    const id = await disputed(people, owner);
    await step(people, by === 'owner' ? owner : await sellerOf(people), id, 'dispute/settlement', proposal);
    return id;
  };

/** A dispute of others that is answered, of a version 2. @returns its id, and who goes on with it */
async function answeredOfOthers(people: People, given: object = {}) {
  const owner = await people.login();
  const seller = await sellerOf(people);
  const id = await published(people, owner, given);
  const { request } = partsOf(id);
  const { body } = await traderOf(people, seller).step(request, 'acknowledge-list-price');
  await step(people, owner, id, 'dispute', { ...opening, lineIds: body.lines.map((line) => line.id) });
  const { disputes } = await step(people, seller, id, 'dispute/answer', { text: 'کالا سالم بود.' });
  const done = (by: typeof owner) => step(people, by, id, 'dispute/done');
  return { id: disputes[0]!.id, done: async () => [await done(seller), await done(owner)] };
}
const inEvidence = async (people: People) => (await answeredOfOthers(people)).id;

/** A dispute of others that waits for staff. @returns its id */
async function waiting(people: People, given: object = {}): Promise<string> {
  const { id, done } = await answeredOfOthers(people, given);
  await done();
  return id;
}
const why = 'گزارش بازرسی نشان می‌دهد که چهار شیر از ده شیر، آزمون فشار را نگذرانده است و فروشنده پاسخی نداد.';
/** The same, of so much that one of the staff proposed and another one is to agree; its version. */
async function proposed(people: People): Promise<{ id: string; version: number }> {
  const [offer] = await offersOf(people);
  const many = { ...offer!, quantity: String(Number(offer!.quantity) * 10_000) };
  const id = await waiting(people, { lines: [many] });
  const { accessToken } = await moderatorOf(people);
  const read = async () => ok(await people.get('/admin/disputes/{id}', { by: accessToken, path: { id } }));
  const body = { version: (await read()).version, ...proposal, reason: why };
  const answer = await people.post('/admin/disputes/{id}/proposal', {
    by: accessToken,
    path: { id },
    body,
    headers: {
      'idempotency-key': `propose-${id}`,
    },
  });
  if (ok(answer).status !== 'APPROVAL') throw new Error(`proposal: ${JSON.stringify(answer.body)}`);
  return { id, version: ok(answer).version };
}

const ofConfirmer = (make: Make, way: string, body: (id: string) => object): OfParty => ({
  reaches: 'party',
  permission: 'TRADE_CONFIRM',
  refusal: 'TRADE_CREATE',
  make,
  request: (id) => ({ path: path(id, `/dispute${way}`), body: body(id) }),
});

/** What is disputed of orders. */
export const disputesOwned: Owned = {
  openDispute: ofConfirmer(taken, '', (id) => ({
    version: 3,
    ...opening,
    lineIds: [partsOf(id).more ?? partsOf(id).request],
  })),
  answerDispute: ofConfirmer(disputedBySeller, '/answer', () => ({ version: 4, text: 'کالا را تحویل گرفتیم.' })),
  addEvidence: ofConfirmer(answered, '/evidence', () => ({ version: 5, text: 'گزارش آزمون پیوست است.' })),
  endEvidence: ofConfirmer(answered, '/done', () => ({ version: 5 })),
  withdrawDispute: ofConfirmer(disputed, '/withdraw', () => ({ version: 4 })),
  proposeSettlement: ofConfirmer(disputed, '/settlement', () => ({ version: 4, ...proposal })),
  answerSettlement: ofConfirmer(settling('seller'), '/settlement/answer', () => ({ version: 5, answer: 'AGREE' })),
  withdrawSettlement: {
    reaches: 'party',
    permission: 'QUOTE',
    owner: sellerOf,
    make: sold(settling('seller')),
    request: (id: string) => ({ path: path(id, '/dispute/settlement/withdraw'), body: { version: 5 } }),
  },
  adminDisputes: { reaches: 'staff', request: () => ({ path: '/admin/disputes' }) },
  adminStuckTradeRequests: { reaches: 'staff', request: () => ({ path: '/admin/stucktraderequests' }) },
  adminDispute: {
    reaches: 'staff',
    request: async (people) => ({ path: `/admin/disputes/${await waiting(people)}` }),
  },
  proposeMediatedSettlement: {
    reaches: 'staff',
    request: async (people) => {
      const id = await inEvidence(people);
      return { path: `/admin/disputes/${id}/settlement`, body: { version: 2, ...proposal } };
    },
  },
  withdrawMediatedSettlement: {
    reaches: 'staff',
    request: async (people) => {
      const id = await inEvidence(people);
      const { accessToken } = await moderatorOf(people);
      const body = { version: 2, ...proposal };
      const key = { 'idempotency-key': `mediate-${id}` };
      await people.post('/admin/disputes/{id}/settlement', { by: accessToken, path: { id }, body, headers: key });
      return { path: `/admin/disputes/${id}/settlement/withdraw`, body: { version: 3 } };
    },
  },
  proposeResolution: {
    reaches: 'staff',
    request: async (people) => {
      const id = await waiting(people);
      const { accessToken } = await moderatorOf(people);
      const { version } = ok(await people.get('/admin/disputes/{id}', { by: accessToken, path: { id } }));
      return { path: `/admin/disputes/${id}/proposal`, body: { version, ...proposal, reason: why } };
    },
  },
  approveResolution: {
    reaches: 'staff',
    request: async (people) => {
      const { id, version } = await proposed(people);
      return { path: `/admin/disputes/${id}/approve`, body: { version } };
    },
  },
  rejectResolution: {
    reaches: 'staff',
    request: async (people) => {
      const { id, version } = await proposed(people);
      const reason = 'گزارش بازرسی دوم دیده نشده است.';
      return { path: `/admin/disputes/${id}/refuse`, body: { version, reason } };
    },
  },
};
