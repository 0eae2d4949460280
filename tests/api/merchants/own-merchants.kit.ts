import { keepLogin, lastingLogin } from '../../kit/logins.ts';
import { newLegalId } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { agentOf, companyOf, newAddress, type People, type Person } from '../ownership/kinds.ts';

export type OwnMerchant = {
  id: string;
  version: number;
  name: string;
  slug: string;
  status: string;
  reason?: string;
  missing: { code: string; gap?: string; actions: string[] }[];
  allowedActions: string[];
  renamableFrom?: string;
  saleSetting?: { saleCityIds: string[]; isNationwide: boolean; answersBy?: string };
  review?: { isOwn: boolean; isIdentityVerified: boolean; customerName?: string };
};

/** A name that no other test takes. */
export const newMerchantName = () =>
  `فروشگاه ${[...String((names += 1))].map((digit) => 'ابپتجحدرزس'[Number(digit)]).join('')} پارس ${run}`;
let names = 0;
const run = String(Math.floor(Math.random() * 900_000) + 100_000);

export const saleSetting = {
  acceptsDirectOrder: true,
  deliveryMethods: [{ kind: 'FREIGHT', sameCityRial: '1500000', otherStateRial: '9000000', days: 3 }],
  paymentTerms: ['ON_DELIVERY'],
  responseSlaHours: 24,
  workingHours: [],
};

const SUPPORT = '09000000009';
/** The token of somebody of the support. */
export const supportOf = async (people: People): Promise<string> => (await lastingLogin(people, SUPPORT)).accessToken;

/** The same person, where somebody who may wait for a code has logged in already. */
export const supportIs = (people: People, person: Person) => void keepLogin(people, SUPPORT, Promise.resolve(person));

/** Confirms the identity of a company. */
export async function verifyCompany(
  people: People,
  owner: Person,
  admin: string,
  customerId: string,
  legalName: string,
  nationalLegalId = newLegalId(),
) {
  const claim = { customerId, company: { legalName, nationalLegalId } };
  const body = ok(await people.post('/customers/profile/identity-verifications', { by: owner, body: claim }));
  const decision = { isConfirmed: true, reason: 'مدارک دیده شد', version: body.version };
  const decided = await people.put('/admin/identity-verifications/{id}', {
    by: admin,
    path: { id: body.id },
    body: decision,
  });
  if (decided.status !== 200) throw new Error(`verification: ${decided.status} ${JSON.stringify(decided.body)}`);
}

export async function newMerchant(people: People, owner: Person, customerId: string): Promise<OwnMerchant> {
  const { cityId } = await newAddress(people);
  const body = {
    customerId,
    name: newMerchantName(),
    kind: 'RESELLER',
    cityId,
    about: 'فروش شیر و اتصال صنعتی در اصفهان.',
  };
  const answer = await people.post('/merchants', { by: owner, body });
  if (answer.status !== 200) throw new Error(`merchant: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A company with a draft of a merchant: the ids of both. */
export async function merchantOf(people: People, owner: Person): Promise<string> {
  const customerId = await companyOf(people, owner);
  return `${customerId}/${(await newMerchant(people, owner, customerId)).id}`;
}

/** A draft that lacks nothing, of a company whose identity is confirmed. */
export async function readyMerchant(people: People, owner: Person, admin: string) {
  const legalName = 'بازرگانی آزمون';
  const customerId = await companyOf(people, owner, legalName);
  await verifyCompany(people, owner, admin, customerId, legalName);
  const { id, version } = await newMerchant(people, owner, customerId);
  const body = ok(
    await people.put('/merchants/{id}/sale-setting', {
      by: owner,
      path: { id },
      body: {
        ...saleSetting,
        version,
      },
    }),
  );
  return { customerId, merchant: body };
}

export const assistantOf = (people: People, owner: Person, customerId: string) =>
  agentOf(people, owner, customerId, ['SALE_SETTING_EDIT']);
