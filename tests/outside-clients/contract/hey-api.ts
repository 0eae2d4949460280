import { favorites, saveFavorite, startLogin, supplierProducts, token } from '../build/hey-api';
import { client } from '../build/hey-api/client.gen';
import { type Program, url } from '../program.ts';

client.setConfig({ baseUrl: url });
const throwOnError = true;

export const program: Program = {
  async newest() {
    const { data } = await supplierProducts({ query: { sort: 'NEWEST', pageSize: 5 }, throwOnError });
    return data.items.map(({ id }) => id);
  },

  async atLeast(categoryId, propertyId, from) {
    const query = { categoryId, measures: [`${propertyId}:${from}..`], pageSize: 100 };
    const { data } = await supplierProducts({ query, throwOnError });
    return data.items.map(({ id }) => id);
  },

  async startLogin(phoneNumber) {
    return (await startLogin({ body: { phoneNumber }, throwOnError })).data.challengeId;
  },

  async token(body) {
    const { data, error } = await token({ body });
    return { accessToken: data?.access_token, termsVersion: error?.terms_version, error: error?.code };
  },

  async save(auth, objectId) {
    await saveFavorite({ body: { type: 'SUPPLIER_PRODUCT', objectId }, auth, throwOnError });
    return (await favorites({ auth, throwOnError })).data.items[0]?.objectId;
  },
};
