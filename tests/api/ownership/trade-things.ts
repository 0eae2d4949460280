import { sellerOf } from '../listings/entries/entries.kit.ts';
import { saleSetting } from '../merchants/own-merchants.kit.ts';
import { draft, offersOf, quoterOf, traderOf } from '../trade/trade.kit.ts';
import { paperOf } from './claims.ts';
import { companyOf, type Ownership, type People, type Person } from './kinds.ts';
import { ok } from '../../kit/rest.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];

/** `customer/request/more`, of deliveries with a line behind it: what follows an id of something that is not there is not there either. */
export const partsOf = (id: string) => {
  const [first, request, more] = id.split('/') as [string, string?, string?];
  return { customerId: first, request: request ?? first, more };
};
export const path = (id: string, step = '') => `/traderequests/${partsOf(id).request}${step}`;
export const approvalPath = (id: string, step: string) =>
  path(id, `/approvals/${partsOf(id).more ?? partsOf(id).request}/${step}`);

export const drafted: Make = async (people, owner) => {
  const { customerId, id, order } = await draft(people, {}, owner);
  return `${customerId}/${id}/${order.lines[0]!.supplierProductId}`;
};
/** With its line in the place of the offer. */
export const draftedLine: Make = async (people, owner) => {
  const { customerId, id } = await draft(people, {}, owner);
  const body = ok(await people.get('/traderequests/{id}', { by: owner, path: { id } }));
  return `${customerId}/${id}/${body.lines[0]!.id}`;
};
/** With the offer of its first line, and its second line. */
export const draftedLines: Make = async (people, owner) => {
  const { customerId, id, order } = await draft(people, {}, owner);
  const body = ok(await people.get('/traderequests/{id}', { by: owner, path: { id } }));
  return `${customerId}/${id}/${order.lines[0]!.supplierProductId}/${body.lines[1]!.id}`;
};
/** Of a version 2. */
export const awaiting: Make = async (people, owner) => {
  const { customerId, id, buys } = await draft(people, {}, owner);
  await buys.step(id, 'request-confirmation');
  return `${customerId}/${id}`;
};
/** The same with the id of what the company is asked. */
export const askedOf: Make = async (people, owner) => {
  const { customerId, id, buys } = await draft(people, {}, owner);
  const { body } = await buys.step(id, 'request-confirmation');
  return `${customerId}/${id}/${(body.approvals as { id: string }[])[0]!.id}`;
};
/** Of a version 2. */
export const published = async (people: People, owner: Person, given: object = {}) => {
  const { customerId, id, buys } = await draft(people, given, owner);
  await buys.publish(id);
  return `${customerId}/${id}`;
};
/** Of a version 3. */
export const asked: Make = async (people, owner) => {
  const id = await published(people, owner);
  await traderOf(people, await sellerOf(people)).step(partsOf(id).request, 'request-info', { text: 'کدام استاندارد؟' });
  return id;
};
/** The same for the side that sells: the id begins with its customer. */
export const received: Make = async (people) => {
  const id = await published(people, await people.login());
  const seller = await sellerOf(people);
  const { body } = await people.as(seller.accessToken, 'GET', path(id));
  return `${body.customerId as string}/${partsOf(id).request}`;
};
/** The seller lets buyers pay in this way, too. */
async function takePayment(people: People, term: string) {
  const { accessToken } = await sellerOf(people);
  const [merchant] = ok(await people.get('/merchants/own', { by: accessToken }));
  const change = { ...saleSetting, paymentTerms: [...saleSetting.paymentTerms, term], version: merchant!.version };
  const { status, body } = await people.put('/merchants/{id}/sale-setting', {
    by: accessToken,
    path: { id: merchant!.id },
    body: change,
  });
  if (status !== 200) throw new Error(`sale setting: ${status} ${JSON.stringify(body)}`);
}

/** Of a version 3, taken by its seller; the side that buys, then the side that sells. */
export const taken = async (people: People, owner: Person, given: { paymentTerm?: string } = {}) => {
  if (given.paymentTerm) await takePayment(people, given.paymentTerm);
  const id = await published(people, owner, given);
  const sells = traderOf(people, await sellerOf(people));
  const { body } = await sells.step(partsOf(id).request, 'acknowledge-list-price');
  return `${partsOf(id).customerId}/${body.id}/${body.lines[0]!.id}`;
};
export const sold =
  (make: Make): Make =>
  async (people) => {
    const { request, more } = partsOf(await make(people, await people.login()));
    const body = ok(await people.get('/traderequests/{id}', { by: await sellerOf(people), path: { id: request } }));
    return `${body.customerId}/${request}/${more}`;
  };
/** The same with all of its first line on its way and its waybill, of a version 5. */
export const shipped: Make = async (people, owner) => {
  const { customerId, request, more: lineId } = partsOf(await taken(people, owner));
  const seller = await sellerOf(people);
  const sells = traderOf(people, seller);
  const { quantity } = (await sells.one(request)).lines[0]!;
  const { body } = await sells.step(request, 'shipments', { lines: [{ lineId, quantity }] });
  const paper = { type: 'WAYBILL', fileId: await paperOf(people, seller), shipmentId: body.shipments[0]!.id };
  await sells.step(request, 'documents', paper);
  return `${customerId}/${request}/${body.shipments[0]!.id}/${lineId}`;
};
/** The same, handed over, of a version 6. */
export const delivered: Make = async (people, owner) => {
  const id = await shipped(people, owner);
  const { request, more } = partsOf(id);
  await traderOf(people, await sellerOf(people)).step(request, `shipments/${more}/deliver`);
  return id;
};
/** Of a version 4: what the seller asks the buyer after the agreement. */
export const asking =
  (way: string, body: object, given: { paymentTerm?: string } = {}): Make =>
  async (people, owner) => {
    const { customerId, request } = partsOf(await taken(people, owner, given));
    await traderOf(people, await sellerOf(people)).step(request, way, body);
    return `${customerId}/${request}`;
  };
export const ending = { reason: 'پروژه متوقف شد.' };
export const changing = { toTerm: 'ON_DELIVERY' };
export const prepaid = { paymentTerm: 'PREPAID' };
/** Of a version 4: the same, asked by the buyer. */
export const askingSelf =
  (way: string, body: object, given: { paymentTerm?: string } = {}): Make =>
  async (people, owner) => {
    const { customerId, request } = partsOf(await taken(people, owner, given));
    await traderOf(people, owner).step(request, way, body);
    return `${customerId}/${request}`;
  };
/** A draft, with a file of who wrote it. */
export const withFile: Make = async (people, owner) => {
  const { customerId, id } = await draft(people, {}, owner);
  return `${customerId}/${id}/${await paperOf(people, owner)}`;
};
/** The same with the file as its paper, of a version 2. */
export const withPaper: Make = async (people, owner) => {
  const { customerId, request, more } = partsOf(await withFile(people, owner));
  const { body } = await traderOf(people, owner).step(request, 'documents', { type: 'INQUIRY', fileId: more });
  return `${customerId}/${request}/${body.documents[0]!.id}`;
};
/** With the token of its price. */
export const priced = async (people: People, owner: Person) => {
  const id = await drafted(people, owner);
  const { body } = await people.as(owner.accessToken, 'GET', path(id, '/membership-and-price'));
  const { customerId, request } = partsOf(id);
  return `${customerId}/${request}/${body.priceToken as string}`;
};
export const unbegun: Make = async (people, owner) =>
  `${await companyOf(people, owner)}/-/${(await offersOf(people))[0]!.supplierProductId}`;

/** A request whose seller has written an offer, and sent it: of the buyer, or with `side` of the seller. */
export const quoted =
  (side: 'BUYER' | 'SELLER', isSent: boolean): Make =>
  async (people, owner) => {
    const id = await (side === 'BUYER' ? published(people, owner) : received(people, owner));
    const sells = quoterOf(people, await sellerOf(people));
    const { request } = partsOf(id);
    const quote = await (isSent ? sells.offer(request) : sells.draft(request));
    return `${id}/${quote.id}`;
  };
/** With one of its lines. */
export const lined: Make = async (people, owner) => {
  const id = await received(people, owner);
  const { body } = await people.as((await sellerOf(people)).accessToken, 'GET', path(id));
  return `${id}/${(body.lines as { id: string }[])[0]!.id}`;
};
export const quotePath = (id: string, step = '') => `/quotes/${partsOf(id).more ?? partsOf(id).request}${step}`;
