import { ok } from '@oazapfts/runtime';
import * as rasteh from '../build/oazapfts.ts';
import { type Program, url } from '../program.ts';

rasteh.defaults.baseUrl = url;

export const program: Program = {
  async newest() {
    const { items } = await ok(rasteh.supplierProducts({ sort: 'NEWEST', pageSize: 5 }));
    return items.map(({ id }) => id);
  },

  async atLeast(categoryId, propertyId, from) {
    const measures = [`${propertyId}:${from}..`];
    const { items } = await ok(rasteh.supplierProducts({ categoryId, measures, pageSize: 100 }));
    return items.map(({ id }) => id);
  },

  async startLogin(phoneNumber) {
    return (await ok(rasteh.startLogin({ phoneNumber }))).challengeId;
  },

  async token(grant) {
    const { data } = await rasteh.token(grant);
    if ('access_token' in data) return { accessToken: data.access_token };
    return { termsVersion: data.terms_version, error: data.code };
  },

  async save(accessToken, objectId) {
    const as = { headers: { authorization: `Bearer ${accessToken}` } };
    await ok(rasteh.saveFavorite({ type: 'SUPPLIER_PRODUCT', objectId }, as));
    return (await ok(rasteh.favorites({}, as))).items[0]?.objectId;
  },
};
