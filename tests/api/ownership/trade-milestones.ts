import { sellerOf } from '../listings/entries/entries.kit.ts';
import { askedService } from '../orders/milestones/service-request.kit.ts';
import { inDays, quoterOf, traderOf } from '../trade/trade.kit.ts';
import type { Owned, Ownership, People, Person } from './kinds.ts';
import { partsOf, path, sold } from './trade-things.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];

const must = <Body>({ status, body }: { status: number; body: unknown }): Body => {
  if (status !== 200) throw new Error(`service: ${status} ${JSON.stringify(body)}`);
  return body as Body;
};

/** A service in two parts that both agreed to, of a version 4; `customer/request/part`. */
const inParts: Make = async (people: People, owner: Person) => {
  const seller = await sellerOf(people);
  const { customerId, id, buys } = await askedService(people, owner);
  const { lines } = await traderOf(people, seller).one(id);
  const sells = quoterOf(people, seller);
  const takes = quoterOf(people, owner);
  const offered = must<{ id: string; version: number }>(
    await sells.as('POST', `/traderequests/${id}/quotes`, {
      lines: lines.map((each) => ({ lineId: each.id, unitPriceRial: '1000000' })),
      validUntil: inDays(10),
      paymentTerm: 'ON_DELIVERY',
      milestones: [{ title: 'طراحی', sharePercent: '40' }, { title: 'ساخت' }],
    }),
  );
  const sent = must<{ id: string; version: number }>(await sells.step(offered, 'send'));
  must(await takes.step(sent, 'accept'));
  const { milestones } = (await buys.one(id)) as unknown as { milestones: { id: string }[] };
  return `${customerId}/${id}/${milestones[0]!.id}`;
};
/** The same with that part handed over, of a version 5. */
const submitted: Make = async (people, owner) => {
  const id = await inParts(people, owner);
  const { request, more } = partsOf(id);
  const sells = traderOf(people, await sellerOf(people));
  must(await sells.step(request, `milestones/${more}/submit`, { note: 'نقشه‌ها آماده است.' }));
  return id;
};

const way = (id: string, step: string) => path(id, `/milestones/${partsOf(id).more ?? partsOf(id).request}/${step}`);
const ofConfirmer = (step: string, body: object): OfParty => ({
  reaches: 'party',
  permission: 'TRADE_CONFIRM',
  refusal: 'TRADE_CREATE',
  make: submitted,
  request: (id) => ({ path: way(id, step), body: { version: 5, ...body } }),
});

/** Parts of agreed services. */
export const milestonesOwned: Owned = {
  submitMilestone: {
    reaches: 'party',
    permission: 'ORDER_FULFIL',
    refusal: 'QUOTE',
    owner: sellerOf,
    make: sold(inParts),
    request: (id: string) => ({ path: way(id, 'submit'), body: { version: 4, note: 'نقشه‌ها آماده است.' } }),
  },
  acceptMilestone: ofConfirmer('accept', {}),
  rejectMilestone: ofConfirmer('reject', { reason: 'برش B-B در نقشه نیست.' }),
};
