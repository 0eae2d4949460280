import { favorites, saveFavorite } from '../build/orval/favorites/favorites';
import { startLogin, token } from '../build/orval/identity/identity';
import { supplierProducts } from '../build/orval/suppliers/suppliers';
import type { Program } from '../program.ts';

/** The answer of an operation that may be refused. */
function dataOf<T extends { status: number; data: unknown }>(answer: T): Extract<T, { status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
  return answer.data as Extract<T, { status: 200 }>['data'];
}

export const program: Program = {
  async newest() {
    return dataOf(await supplierProducts({ sort: 'NEWEST', pageSize: 5 })).items.map(({ id }) => id);
  },

  async atLeast(categoryId, propertyId, from) {
    const answer = await supplierProducts({ categoryId, measures: [`${propertyId}:${from}..`], pageSize: 100 });
    return dataOf(answer).items.map(({ id }) => id);
  },

  async startLogin(phoneNumber) {
    return dataOf(await startLogin({ phoneNumber })).challengeId;
  },

  async token(grant) {
    const answer = await token(grant);
    if (answer.status === 200) return { accessToken: answer.data.access_token };
    return { termsVersion: answer.data.terms_version, error: answer.data.code };
  },

  async save(accessToken, objectId) {
    const as = { headers: { authorization: `Bearer ${accessToken}` } };
    dataOf(await saveFavorite({ type: 'SUPPLIER_PRODUCT', objectId }, as));
    return dataOf(await favorites({}, as)).items[0]?.objectId;
  },
};
