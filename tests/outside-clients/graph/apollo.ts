import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { type Program, url } from '../program.ts';
import { FILTERED, idsOf, NEWEST, SAVE, SAVED, START_LOGIN } from './documents.ts';
import { token } from './token.ts';

const clientOf = (accessToken?: string) =>
  new ApolloClient({
    link: new HttpLink({
      uri: `${url}/graphql`,
      ...(accessToken && { headers: { authorization: `Bearer ${accessToken}` } }),
    }),
    cache: new InMemoryCache(),
  });
const visitor = clientOf();

function dataOf<T>({ data, error }: { data?: T; error?: Error }): T {
  if (data === undefined) throw error ?? new Error('no data');
  return data;
}

export const program: Program = {
  async newest() {
    const answer = await visitor.query({ query: NEWEST, variables: { first: 5 } });
    return idsOf(dataOf(answer).supplierProducts);
  },

  async atLeast(categoryId, propertyId, value) {
    const variables = { categoryId, properties: [{ propertyId, value }] };
    return idsOf(dataOf(await visitor.query({ query: FILTERED, variables })).supplierProducts);
  },

  async startLogin(phoneNumber) {
    const answer = await visitor.mutate({ mutation: START_LOGIN, variables: { input: { phoneNumber } } });
    return dataOf(answer).startLogin.loginChallenge?.challengeId ?? '';
  },

  token,

  async save(accessToken, objectId) {
    const client = clientOf(accessToken);
    const input = { type: 'SUPPLIER_PRODUCT', objectId } as const;
    dataOf(await client.mutate({ mutation: SAVE, variables: { input } }));
    return dataOf(await client.query({ query: SAVED })).viewer?.favorites?.nodes[0]?.objectId;
  },
};
