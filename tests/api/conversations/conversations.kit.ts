import { sellerOf } from '../listings/entries/entries.kit.ts';
import { buyingCompany, type People, type Person } from '../ownership/kinds.ts';
import { ok } from '../../kit/rest.ts';

export type Talk = Record<string, unknown> & {
  id: string;
  side: string;
  otherName: string;
  unreadCount: number;
  isArchived: boolean;
  lastMessage: Written;
};
export type Written = Record<string, unknown> & {
  id: string;
  seq: number;
  body?: string;
  isOwn: boolean;
  authorName: string;
  allowedActions: string[];
};

/** An offer of the seeded seller of others' goods, one of several. */
export async function offerOf(people: People, place = 0) {
  const seller = await sellerOf(people);
  const [merchant] = ok(await people.get('/merchants/own', { by: seller }));
  const offers = ok(
    await people.get('/supplierproducts/catalog', { query: { merchantIds: merchant!.id, pageSize: 5 } }),
  );
  const offer = offers.items[place];
  return { id: offer!.id, customerId: merchant!.customerId!, sellerName: merchant!.name };
}

/** The name that the page of a thing shows for who sells it. */
async function sellerNameOf(people: Pick<People, 'read'>, about: { subjectType: string; subjectId: string }) {
  const { subjectType, subjectId } = about;
  const of = async (path: string) => (await people.read(path)).body as Record<string, string | undefined>;
  if (subjectType === 'SUPPLIER') return (await of(`/suppliers/${subjectId}`)).brandName;
  const { merchantId, supplierId } = await of(`/supplierproducts/${subjectId}/catalog`);
  if (merchantId === undefined) return (await of(`/suppliers/${supplierId}`)).brandName;
  const { items } = (await of(`/merchants?ids=${merchantId}`)) as unknown as { items: { name: string }[] };
  return items[0]?.name;
}

type Given = { conversationId?: string; subjectType?: string; subjectId?: string; recipientName?: string };

/** What somebody can say for a customer. */
export function talkerOf(people: People, { accessToken }: Pick<Person, 'accessToken'>, customerId: string) {
  const as = (method: string, path: string, body?: unknown) =>
    people.as(accessToken, method, `/conversations${path}`, body);
  /** Whom a client shows beside the field; somebody where there is nobody. */
  const shownBeside = async ({ conversationId, subjectType, subjectId }: Given) => {
    const name =
      conversationId === undefined
        ? subjectType && subjectId && (await sellerNameOf(people, { subjectType, subjectId }))
        : (await as('GET', `/${conversationId}`)).body.otherName;
    return name ?? 'کسی';
  };
  return {
    accessToken,
    customerId,
    as,
    send: async (given: Given & Record<string, unknown>) =>
      as('POST', '', { customerId, recipientName: await shownBeside(given), ...given }),
    list: async (query = '') => (await as('GET', query)).body.items as Talk[],
    thread: async (id: string, query = '') => (await as('GET', `/${id}/thread${query}`)).body.items as Written[],
    one: async (id: string) => (await as('GET', `/${id}`)).body as Talk,
  };
}

/** A company that has asked about an offer, and who sells it. */
export async function talk(people: People, owner?: Person, customer?: string) {
  const buyer = owner ?? (await people.login());
  const customerId = customer ?? (await buyingCompany(people, buyer));
  const offer = await offerOf(people);
  const asks = talkerOf(people, buyer, customerId);
  const sells = talkerOf(people, await sellerOf(people), offer.customerId);
  const about = { subjectType: 'SUPPLIER_PRODUCT', subjectId: offer.id };
  const first = await asks.send({ ...about, body: 'سلام، برای ۲۰ عدد چه زمانی تحویل می‌دهید؟' });
  if (first.status !== 200) throw new Error(`talk: ${first.status} ${JSON.stringify(first.body)}`);
  return { buyer, asks, sells, about, id: (first.body as Talk).id, first: first.body as Talk };
}
