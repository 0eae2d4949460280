import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDraft, sellerOf } from '../api/listings/entries/entries.kit.ts';
import { newMerchant } from '../api/merchants/own-merchants.kit.ts';
import { newAddress, UNKNOWN } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';
import { fieldsOf, type Outcome, outcome, type Payload, picked } from './outcomes.ts';
import { textsOfDelegations } from './texts-of-delegations.ts';
import { textsOfMasters } from './texts-of-masters.ts';
import { textsOfProducts } from './texts-of-products.ts';
import { textsOfSuppliers } from './texts-of-suppliers.ts';
import { textsOfTrade } from './texts-of-trade.ts';
import { writesOfTexts as writes } from './writes-of-texts.ts';
import { isLost, strangeTexts as texts } from './strange-texts.ts';
import { unitIds } from '../kit/units.ts';

/** What reaches the place of a text: a body that is right but for it, who sends it, and what of the answer shows it. */
type Request = {
  body: object;
  id?: string;
  /** What else its path names. */
  more?: Record<string, string | number>;
  by?: string;
  shows?: string;
};
const requests: Record<string, (about: unknown, steps: (string | number)[]) => Request | Promise<Request>> = {
  registerBuyer: () => ({ body: { firstName: 'سارا', lastName: 'کریمی' } }),
  createCustomer: () => ({
    body: { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } },
    shows: `customer { ${COMPANY} }`,
  }),
  async updateCustomerProfile() {
    const { body } = await people.as(token, 'GET', `/customers/profile?customerId=${customerId}`);
    const { person, customer } = body as Record<'person' | 'customer', { version: number }>;
    const own = { firstName: 'سارا', lastName: 'کریمی' };
    const company = { legalName: 'صنایع پمپ البرز' };
    return {
      body: {
        person: { ...own, version: person.version },
        customerId,
        company: { ...company, version: customer.version },
      },
      shows: `customerProfile { person { firstName lastName jobTitle } customer { ${COMPANY} } }`,
    };
  },
  countSearch: () => ({ body: { key: 'شیر توپی', foundNothing: false } }),
  closeCustomer: () => ({ id: customerId, body: { version: OTHER, confirmation: 'شرکت' } }),
  async inviteCustomerAgent() {
    await removeAll('/customers/profile/merchant-agents', `?customerId=${customerId}`);
    return { body: { customerId, phone: newPhone(), ...terms }, shows: 'customerAgent { displayName jobTitle }' };
  },
  updateCustomerAgent: () => ({
    by: other.token,
    body: { agentId: other.agent, version: OTHER, isOwner: false, isSuspended: false, ...terms },
  }),
  requestIdentityVerification: (part) => ({
    body:
      part === 'company'
        ? { customerId, company: { legalName: 'صنایع پمپ البرز', nationalLegalId: '10380284790' } }
        : { person: { firstName: 'سارا', lastName: 'کریمی', nationalId: '0499370899', birthDate: '1990-05-21' } },
  }),
  updateSupplierProduct: () => ({ id: entryId, by: seller, body: { version: OTHER, ...newEntry } }),
  decideEntry: () => ({ id: UNKNOWN, by: admin, body: { decision: 'CONFIRM', reason: 'درست است', version: 1 } }),
  decideIdentityVerification: () => ({
    id: UNKNOWN,
    by: admin,
    body: { isConfirmed: false, reason: 'خوانا نیست', version: 1 },
  }),
  endIdentity: () => ({ id: UNKNOWN, by: admin, body: { reason: 'از آن دیگری است' } }),
  async createDeliveryAddress(part) {
    await removeAll('/deliveryaddresses');
    return { body: placeFor(part), shows: `address { ${PLACE} cityName }` };
  },
  updateDeliveryAddress: (part) => ({
    id: other.delivery,
    by: other.token,
    body: { ...placeFor(part), version: OTHER },
  }),
  createPersonAddress: (part) => ({
    id: other.person,
    by: other.token,
    body: { ...placeFor(part), kind: 'OFFICE' },
  }),
  updatePersonAddress: (part) => ({
    id: other.person,
    by: other.token,
    body: { ...placeFor(part), kind: 'OFFICE', addressId: other.office, version: OTHER },
  }),
  createCompanyAddress: (part) => ({
    id: other.company,
    by: other.token,
    body: { ...placeFor(part), kind: 'OFFICE' },
  }),
  updateCompanyAddress: (part) => ({
    id: other.company,
    more: { addressId: other.ofCompany },
    by: other.token,
    body: { ...placeFor(part), kind: 'OFFICE', version: OTHER },
  }),
  ...textsOfMasters(() => ({ admin, quantityId, version: OTHER })),
  createMerchant: () => ({
    by: other.token,
    body: { customerId: other.company, name: 'پارس نو', kind: 'RESELLER', cityId: place.cityId, about: ABOUT },
  }),
  updateMerchant: () => ({
    id: other.merchant,
    by: other.token,
    body: { name: 'پارس نو', cityId: place.cityId, about: ABOUT, version: OTHER },
  }),
  updateMerchantVacation: () => ({
    id: other.merchant,
    by: other.token,
    body: { version: OTHER, vacation: { from: '2099-03-20', to: '2099-03-29', note: 'سفر' } },
  }),
  decideMerchant: () => ({
    id: other.merchant,
    by: admin,
    body: { decision: 'CONFIRM', reason: 'مدارک دیده شد', version: OTHER },
  }),
  ...textsOfDelegations(() => ({ people, admin, version: OTHER, token: other.token, merchantId: other.merchant })),
  ...textsOfSuppliers(() => ({ people, admin, version: OTHER, token: other.token, cityId: place.cityId })),
  ...textsOfProducts(() => ({ people, admin, version: OTHER, entryId })),
  ...textsOfTrade(() => ({ people, admin })),
  retryJob: () => ({ id: UNKNOWN, by: admin, body: { reason: 'دیسک خالی شد' } }),
  updateUserStatus: () => ({ id: UNKNOWN, by: admin, body: { isDisabled: true, reason: 'درخواست کاربر', version: 1 } }),
  updateUserRoles: () => ({ id: UNKNOWN, by: admin, body: { roles: [], reason: 'درخواست کاربر', version: 1 } }),
  revokeSession: () => ({ id: UNKNOWN, by: admin, body: { reason: 'درخواست کاربر' } }),
  saveFavorite: () => ({ body: { type: 'CATEGORY', objectId: UNKNOWN } }),
  moveFavorite: () => ({ id: UNKNOWN, body: { listName: 'پروژه' } }),
  createNote: () => ({ body: { ...about, body: 'متن' }, shows: 'note { title body tags }' }),
  updateNote: () => ({ id: other.note, by: other.token, body: { body: 'متن', version: OTHER } }),
};
/** Names of merchants have fewer signs than other texts; a GTIN has a check digit, a value is of its property, evidence is of days to come, and a picture must be there. */
const hasOwnRules = (where: string) =>
  /^\w+(Merchant name|Evidence (claim|issuedBy)|BaseProduct (content\.)?(gtin|properties\.0\.text)|ProductProperties properties\.0\.text|Supplier (logo|cover)\.altText) /.test(
    where,
  );
/** A city is chosen, or named where it is in no list; never both. */
function placeFor(part: unknown) {
  const { cityId, ...rest } = place;
  // The city that is stored goes when another is named.
  return part === 'cityName' ? { ...rest, cityId: null, cityName: 'سده' } : { ...rest, cityId };
}
/** A version that nothing has: what is right is then a conflict in both. */
const OTHER = 99;
/** Its code is in use: nothing is made. */
const newEntry = {
  title: 'شیر توپی برنجی',
  saleUnitId: unitIds.piece,
  moq: '1',
  orderStep: '1',
  priceMode: 'ON_REQUEST',
  priceTiers: [],
  stockState: 'OUT',
  leadTimeDays: 9,
};
const ABOUT = 'فروش شیر و اتصال صنعتی در کشور.';
const terms = { displayName: 'رضا', permissions: ['MESSAGE'] };
const COMPANY = 'legalName brandName ceoName';
const PLACE = 'title receiverName addressLine plaque unit';

let api: Awaited<ReturnType<typeof startApi>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;
let people: ReturnType<typeof peopleOf>;
let place: Awaited<ReturnType<typeof newAddress>>;
let about: { objectType: string; objectId: string };
let token = '';
let admin = '';
let customerId = '';
let quantityId = '';
let entryId = '';
let seller = '';
/** Somebody else, whose things stay while those of the first come and go. */
let other: Awaited<ReturnType<typeof somebodyWithThings>>;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway({ apiUrl: api.url });
  graph = graphOf(gateway);
  people = peopleOf(api);
  place = await newAddress(people);
  const roots = (await people.read('/categories/top-levels')).body as unknown as { id: string }[];
  about = { objectType: 'CATEGORY', objectId: roots[0]!.id };
  token = (await people.login()).accessToken;
  admin = (await people.login('09000000008')).accessToken;
  const quantities = (await people.read('/measurementquantities')).body as unknown as { id: string }[];
  quantityId = quantities[0]!.id;
  const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
  customerId = (await people.as(token, 'POST', '/customers/personcustomer', creation)).body.id as string;
  const selling = await sellerOf(people);
  seller = selling.accessToken;
  entryId = (await newDraft(people, selling)).id;
  other = await somebodyWithThings();
  // As many as there may be: what is right is then 409 in both.
  for (let made = 1; made < 10; made += 1) await people.as(token, 'POST', '/customers/personcustomer', creation);
});
async function somebodyWithThings() {
  const owner = await people.login();
  const { accessToken } = owner;
  const make = async (path: string, body: object) =>
    (await people.as(accessToken, 'POST', path, body)).body.id as string;
  const { body } = await people.as(accessToken, 'GET', '/customers/profile');
  const person = (body as { person: { id: string } }).person.id;
  const company = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
  const customer = await make('/customers/personcustomer', company);
  const invited = { customerId: customer, phone: newPhone(), ...terms };
  const book = `/persons/${person}/addresses`;
  const office = await make(book, { ...place, kind: 'OFFICE' });
  // As many as there may be, here too.
  for (let made = 1; made < 20; made += 1) await make(book, { ...place, kind: 'OFFICE' });
  const companyBook = `/customers/${customer}/addresses`;
  const ofCompany = await make(companyBook, { ...place, kind: 'OFFICE' });
  for (let made = 1; made < 50; made += 1) await make(companyBook, { ...place, kind: 'OFFICE' });
  const merchants = [];
  for (let made = 0; made < 10; made += 1) merchants.push(await newMerchant(people, owner, customer));
  return {
    token: accessToken,
    person,
    office,
    company: customer,
    merchant: merchants[0]!.id,
    ofCompany,
    delivery: await make('/deliveryaddresses', place),
    note: await make('/notes', { ...about, body: 'متن' }),
    agent: await make('/customers/profile/merchant-agents', invited),
  };
}
afterAll(async () => {
  await gateway?.stop();
  await api?.discard();
});

/** No limit is met on the way: what was made before goes. */
async function removeAll(path: string, query = '') {
  const { body } = await people.as(token, 'GET', path + query);
  for (const { id, version, isOwner } of body as unknown as { id: string; version: number; isOwner?: boolean }[])
    if (query && !isOwner) await people.as(token, 'DELETE', path, { agentId: id, version });
    else if (!query) await people.as(token, 'DELETE', `${path}/${id}`);
}

/** The body with another text at its place. */
function withText(body: object, [step, ...rest]: (string | number)[], text: string): object {
  const copy: Record<string, unknown> = Array.isArray(body) ? ([...body] as never) : { ...body };
  const inner = copy[step!] ?? (typeof rest[0] === 'number' ? [] : {});
  copy[step!] = rest.length > 0 ? withText(inner as object, rest, text) : text;
  return copy;
}

it('every operation that takes free text is tried', () => {
  expect(writes.map(({ operationId }) => operationId).filter((name) => !(name in requests))).toEqual([]);
});

it.each(writes)(
  '$operationId stores what people type by one rule, the same in REST and in the graph',
  async (write) => {
    const { operationId, method, path, texts: places, idName } = write;
    const inputType = `${operationId[0]!.toUpperCase()}${operationId.slice(1)}Input`;
    const say = async ({ body, id, more, by = token, shows = '__typename' }: Request, steps: (string | number)[]) => {
      const rest = await people.as(
        by,
        method,
        path.replace('/api/v1', '').replace(/\{(\w+)\}/g, (_, name: string) => String(more?.[name] ?? id ?? '')),
        body,
      );
      const restOutcome = outcome(rest.status < 300, rest.body.errors as Outcome['fields'], picked(rest.body, steps));
      return { rest: restOutcome, isMalformed: rest.status === 400, shows, by, id, more };
    };
    for (const { steps, format } of places)
      for (const text of texts) {
        const request = await requests[operationId]!(steps[0], steps);
        const { rest, isMalformed, shows, by, id, more } = await say(
          { ...request, body: withText(request.body, steps, text) },
          steps,
        );
        const again = await requests[operationId]!(steps[0], steps);
        const input = withText(again.body, steps, text);
        const query = `mutation ($input: ${inputType}!) { ${operationId}(input: $input) { userErrors { code field } ${shows} } }`;
        const { data, errors } = await graph.ask(
          query,
          { input: { ...input, ...(id && { [idName]: id }), ...more } },
          { authorization: `Bearer ${by}`, 'idempotency-key': crypto.randomUUID() },
        );
        expect(errors).toEqual([]);
        const { userErrors, ...changed } = (data as Record<string, Payload>)[operationId]!;
        const inGraph = outcome(
          userErrors.length === 0,
          fieldsOf(userErrors),
          picked(Object.values(changed)[0], steps),
        );
        const where = `${operationId} ${steps.join('.')} ${JSON.stringify(text)}`;
        if (shows === '__typename') rest.shown = inGraph.shown = undefined;
        expect([where, inGraph]).toEqual([where, rest]);
        if (isLost(text)) expect([where, rest.fields[0]?.code]).toEqual([where, 'CHAR_NOT_ALLOWED']);
        else if (format !== 'person-name' && format !== 'company-name' && !hasOwnRules(where))
          expect([where, rest.fields.map(({ code }) => code)]).toEqual([
            where,
            isMalformed ? [expect.stringMatching(/REQUIRED|M.._LENGTH/)] : rest.fields.map(({ code }) => code),
          ]);
        for (const stored of [rest.shown].flat())
          expect([where, stored ?? '']).toEqual([
            where,
            expect.not.stringMatching(
              /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\0-\u0009\u000b-\u001f\u007f-\u009f\ufffd]|^\s|\s$| {2}|\u200c{2}|\p{M}{9}|[يك]/u,
            ),
          ]);
      }
  },
);
