import createClient from 'openapi-fetch';
import type { paths } from '../build/openapi-typescript.ts';
import { type Program, url } from '../program.ts';

const client = createClient<paths>({ baseUrl: url });

function dataOf<T>({ data, error }: { data?: T; error?: object }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

export const program: Program = {
  async newest() {
    const query = { sort: 'NEWEST', pageSize: 5 } as const;
    const { items } = dataOf(await client.GET('/api/v1/supplierproducts/catalog', { params: { query } }));
    return items.map(({ id }) => id);
  },

  async atLeast(categoryId, propertyId, from) {
    const query = { categoryId, measures: [`${propertyId}:${from}..`], pageSize: 100 };
    const { items } = dataOf(await client.GET('/api/v1/supplierproducts/catalog', { params: { query } }));
    return items.map(({ id }) => id);
  },

  async startLogin(phoneNumber) {
    return dataOf(await client.POST('/api/v1/users/login-by-otp', { body: { phoneNumber } })).challengeId;
  },

  async token(grant) {
    const { data, error } = await client.POST('/connect/token', {
      body: grant,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return { accessToken: data?.access_token, termsVersion: error?.terms_version, error: error?.code };
  },

  async save(accessToken, objectId) {
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { type: 'SUPPLIER_PRODUCT', objectId } as const;
    dataOf(await client.POST('/api/v1/userfavorites', { body, headers }));
    const { items } = dataOf(await client.GET('/api/v1/userfavorites', { headers }));
    return items[0]?.objectId;
  },
};
