import { sellerOf } from '../entries.kit.ts';
import { offersOf, traderOf } from '../trade.kit.ts';
import { moderatorOf, type Owned, type Ownership, type People, type Person } from './kinds.ts';
import { partsOf, path, published, sold, taken } from './trade-things.ts';

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

/** Of a version 1: a dispute of others that waits for staff. @returns its id */
async function waiting(people: People, given: object = {}): Promise<string> {
  const [owner, seller] = [await people.login(), await sellerOf(people)];
  const id = await published(people, owner, given);
  const { request } = partsOf(id);
  const { body } = await traderOf(people, seller).step(request, 'acknowledge-list-price');
  await step(people, owner, id, 'dispute', { ...opening, lineIds: body.lines.map((line) => line.id) });
  await step(people, seller, id, 'dispute/answer', { text: 'کالا سالم بود.' });
  await step(people, seller, id, 'dispute/done');
  return (await step(people, owner, id, 'dispute/done')).disputes[0]!.id;
}
const why = 'گزارش بازرسی نشان می‌دهد که چهار شیر از ده شیر، آزمون فشار را نگذرانده است و فروشنده پاسخی نداد.';
/** The same, of so much that one of the staff proposed and another one is to agree; its version. */
async function proposed(people: People): Promise<{ id: string; version: number }> {
  const [offer] = await offersOf(people);
  const many = { ...offer!, quantity: String(Number(offer!.quantity) * 10_000) };
  const id = await waiting(people, { lines: [many] });
  const { accessToken } = await moderatorOf(people);
  const read = async () => (await people.as(accessToken, 'GET', `/admin/disputes/${id}`)).body as { version: number };
  const body = { version: (await read()).version, ...proposal, reason: why };
  const answer = await people.as(accessToken, 'POST', `/admin/disputes/${id}/proposal`, body, {
    'idempotency-key': `propose-${id}`,
  });
  if (answer.body.status !== 'APPROVAL') throw new Error(`proposal: ${JSON.stringify(answer.body)}`);
  return { id, version: answer.body.version as number };
}

const ofConfirmer = (make: Make, way: string, body: (id: string) => object): OfParty => ({
  ...({ reaches: 'party', permission: 'TRADE_CONFIRM', refusal: 'TRADE_CREATE', make } as const),
  request: (id) => ({ path: path(id, `/dispute${way}`), body: body(id) }),
});

/** What is disputed of orders. */
export const disputesOwned: Owned = {
  openDispute: ofConfirmer(taken, '', (id) => ({
    ...{ version: 3, ...opening },
    lineIds: [partsOf(id).more ?? partsOf(id).request],
  })),
  answerDispute: ofConfirmer(disputedBySeller, '/answer', () => ({ version: 4, text: 'کالا را تحویل گرفتیم.' })),
  addEvidence: ofConfirmer(answered, '/evidence', () => ({ version: 5, text: 'گزارش آزمون پیوست است.' })),
  endEvidence: ofConfirmer(answered, '/done', () => ({ version: 5 })),
  withdrawDispute: ofConfirmer(disputed, '/withdraw', () => ({ version: 4 })),
  proposeSettlement: ofConfirmer(disputed, '/settlement', () => ({ version: 4, ...proposal })),
  answerSettlement: ofConfirmer(settling('seller'), '/settlement/answer', () => ({ version: 5, answer: 'AGREE' })),
  withdrawSettlement: {
    ...({ reaches: 'party', permission: 'QUOTE', owner: sellerOf, make: sold(settling('seller')) } as const),
    request: (id: string) => ({ path: path(id, '/dispute/settlement/withdraw'), body: { version: 5 } }),
  },
  adminDisputes: { reaches: 'staff', request: () => ({ path: '/admin/disputes' }) },
  adminStuckTradeRequests: { reaches: 'staff', request: () => ({ path: '/admin/stucktraderequests' }) },
  adminDispute: {
    reaches: 'staff',
    request: async (people) => ({ path: `/admin/disputes/${await waiting(people)}` }),
  },
  proposeResolution: {
    reaches: 'staff',
    request: async (people) => {
      const id = await waiting(people);
      const { accessToken } = await moderatorOf(people);
      const { version } = (await people.as(accessToken, 'GET', `/admin/disputes/${id}`)).body as { version: number };
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
