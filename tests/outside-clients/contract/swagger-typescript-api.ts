import { Api, type OAuthProblem, ProductSort, ThingType } from '../build/swagger-typescript-api/client.ts';
import { type Program, url } from '../program.ts';

const api = new Api({ baseUrl: url });

export const program: Program = {
  async newest() {
    const { data } = await api.api.supplierProducts({ sort: ProductSort.NEWEST, pageSize: 5 });
    return data.items.map(({ id }) => id);
  },

  async atLeast(categoryId, propertyId, from) {
    const measures = [`${propertyId}:${from}..`];
    const { data } = await api.api.supplierProducts({ categoryId, measures, pageSize: 100 });
    return data.items.map(({ id }) => id);
  },

  async startLogin(phoneNumber) {
    return (await api.api.startLogin({ phoneNumber })).data.challengeId;
  },

  async token(grant) {
    try {
      return { accessToken: (await api.connect.token(grant)).data.access_token };
    } catch (thrown) {
      const { code, terms_version } = (thrown as { error: OAuthProblem }).error;
      return { termsVersion: terms_version, error: code };
    }
  },

  async save(accessToken, objectId) {
    const as = { headers: { authorization: `Bearer ${accessToken}` } };
    await api.api.saveFavorite({ type: ThingType.SUPPLIER_PRODUCT, objectId }, as);
    return (await api.api.favorites({}, as)).data.items[0]?.objectId;
  },
};
