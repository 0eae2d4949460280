import { newAddressOfVisitor } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import type { People, Person } from '../../ownership/kinds.ts';

export type OwnEntry = {
  id: string;
  version: number;
  merchantId: string;
  supplierId: string;
  baseProductId: string;
  status: string;
  hiddenBecause?: string;
  moq: string;
  priceMode: string;
  priceTiers: { minQty: string; unitPriceRial: string }[];
  stockState: string;
  leadTimeDays: number;
  recentVisitCount: number;
  maySetPrice: boolean;
  allowedActions: string[];
};

/** Before an access token ends, which is good for five minutes. */
const RENEWED_AFTER_MS = 240_000;
/**
 * The seeded seller of others' goods (`merchant`), who logs in once, since a phone gets few codes, and from an address of their own,
 * since each address gets few of them. Long suites outlive the token.
 */
const sellers = new Map<string, { person: Promise<Person>; renewAt: number }>();
export function sellerOf(people: People): Promise<Person> {
  const { filesUrl } = people;
  const known = sellers.get(filesUrl);
  if (known && Date.now() < known.renewAt) return known.person;
  const person = known
    ? known.person.then((one) => people.renew(one))
    : people.login('09000000005', { 'x-forwarded-for': newAddressOfVisitor() });
  sellers.set(filesUrl, { person, renewAt: Date.now() + RENEWED_AFTER_MS });
  return person;
}

export async function sellerMerchant(people: People, seller: Person): Promise<string> {
  const body = ok(await people.get('/merchants/own', { by: seller }));
  return body[0]!.id;
}

export async function entriesOf(people: People, seller: Person, query = ''): Promise<OwnEntry[]> {
  const merchantId = await sellerMerchant(people, seller);
  const path = `/supplierproducts/own?merchantId=${merchantId}&pageSize=50${query}`;
  const { status, body } = await people.as(seller.accessToken, 'GET', path);
  if (status !== 200) throw new Error(`entries: ${status} ${JSON.stringify(body)}`);
  return body.items as OwnEntry[];
}

/** What is sent to leave an entry as it is. */
export const pricedAs = ({ version, priceMode, priceTiers, stockState, leadTimeDays }: OwnEntry) => ({
  version,
  priceMode,
  priceTiers,
  stockState,
  leadTimeDays,
});
/** One price for any quantity. */
export const fixedPrice = (entry: OwnEntry, unitPriceRial: string) => ({
  ...pricedAs(entry),
  priceMode: 'FIXED',
  priceTiers: [{ minQty: entry.moq, unitPriceRial }],
});

/** A new draft on what the seller offers already. */
export async function newDraft(people: People, seller: Person): Promise<OwnEntry> {
  const like = (await entriesOf(people, seller, '&status=PUBLISHED')).find(({ allowedActions }) =>
    allowedActions.includes('PRICE'),
  )!;
  const { merchantId, supplierId, baseProductId } = like;
  const draft = { merchantId, supplierId, baseProductId };
  const { status, body } = await people.post('/supplierproducts', { by: seller, body: draft });
  if (status !== 200) throw new Error(`draft: ${status} ${JSON.stringify(body)}`);
  return body;
}
