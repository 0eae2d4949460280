import { lastingLogin } from '../../kit/logins.ts';
import type { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';

export type People = ReturnType<typeof peopleOf>;
export type Person = Awaited<ReturnType<People['login']>>;
/** Things of the market that requests name. */
export type Sample = { place: Awaited<ReturnType<typeof newAddress>>; categoryId: string; supplierId: string };
type Request = { path: string; body?: unknown };

/**
 * What an operation that is not public may reach:
 * `object`: one thing with an owner, made by `make`, named by its id in `request`; for others it is not there.
 * `rows`: the caller's own rows; `make` gives the owner one that carries the marker, `path` reads it.
 * `self`: nothing but the caller, for it takes no id of anything that is owned.
 * `staff`: what roles allow; tests/api/identity/authorization.test.ts tries each role.
 */
export type Ownership =
  | {
      reaches: 'object';
      make: (people: People, owner: Person) => Promise<string>;
      request: (id: string, sample: Sample) => Request;
      /**
       * What it answers for what is not there: 204 where taking something away twice is no failure, 400 where nobody is to learn
       * why a proof does not hold.
       */
      missing?: 204 | 400;
    }
  /**
   * `party`: something of a customer, made by its owner; `make` answers an id that begins with that of the customer. Members
   * need `permission` for it (OWNER: none suffices), without one any member may; for others it is not there.
   */
  | {
      reaches: 'party';
      permission?: string;
      /** What its refusal names, where another permission suffices too. */
      refusal?: string;
      /** What its owner is answered where only a moved clock makes it possible. */
      answers?: 409;
      /** Whose it is, where nobody new can have one: a person of the seeds. */
      owner?: (people: People) => Promise<Person>;
      make: (people: People, owner: Person) => Promise<string>;
      request: (id: string, sample: Sample) => Request;
    }
  | { reaches: 'rows'; make: (people: People, owner: Person, marker: string) => Promise<unknown>; path: string }
  | {
      reaches: 'self';
      why: string;
      request: (sample: Sample, owner: Person, people: People) => Request | Promise<Request>;
    }
  /** `admin` is the token of an administrator, for what only staff can prepare. */
  | { reaches: 'staff'; request: (people: People, admin: string) => Request | Promise<Request> };
export type Owned = Record<string, Ownership>;

/** What an address that fits the market is made of. */
export async function newAddress(people: People) {
  const body = ok(await people.get('/cities/filter', { query: { pageSize: 1 } }));
  const [city] = body.items;
  const states = ok(await people.get('/states/filter', { query: { ids: city!.stateId } }));
  const [state] = states.items;
  return {
    title: 'انبار مرکزی',
    receiverName: 'سارا کریمی',
    receiverPhone: '09121234567',
    countryId: state!.countryId,
    stateId: city!.stateId,
    cityId: city!.id,
    addressLine: 'خیابان آزادی، کوچهٔ مهر، نبش سوم',
    postalCode: '1458889696',
  };
}

/** A company of the owner. */
export async function companyOf(people: People, owner: Person, legalName = 'صنایع پمپ البرز'): Promise<string> {
  const creation = { kind: 'COMPANY', company: { legalName } };
  return (await people.as(owner.accessToken, 'POST', '/customers/personcustomer', creation)).body.id as string;
}

/** One company of each buyer, however many orders: a person has few. */
const companies = new Map<string, Promise<string>>();
export function buyingCompany(people: People, buyer: Person): Promise<string> {
  const found = companies.get(buyer.accessToken) ?? companyOf(people, buyer, 'فولاد سپاهان');
  companies.set(buyer.accessToken, found);
  return found;
}

/** Somebody who may do just these things for a company of the owner. */
export async function agentOf(
  people: People,
  owner: Person,
  customerId: string,
  permissions: string[],
  limits: { spendLimitPerRequestRial?: string; spendLimitPerMonthRial?: string } = {},
) {
  const agent = await people.login();
  const invitation = { customerId, phone: agent.phone, displayName: 'رضا', permissions, ...limits };
  const body = ok(await people.post('/customers/profile/merchant-agents', { by: owner, body: invitation }));
  await people.post('/customers/profile/merchant-agents/{id}/accept', { by: agent, path: { id: body.id } });
  return { ...agent, agentId: body.id };
}

/** Things of the market for requests to name. */
export async function newSample(people: People): Promise<Sample> {
  const body = ok(await people.get('/categories/top-levels'));
  const suppliers = ok(await people.get('/suppliers', { query: { pageSize: 1 } }));
  return {
    place: await newAddress(people),
    categoryId: body[0]!.id,
    supplierId: suppliers.items[0]!.id,
  };
}

/** An id that nothing has. */
export const UNKNOWN = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

/** A moderator of the seeds. */
export const moderatorOf = (people: People): Promise<Person> => lastingLogin(people, '09000000006');

/** What vanished is told of the last thirty days. */
export const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
