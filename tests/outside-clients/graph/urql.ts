import { type AnyVariables, Client, cacheExchange, fetchExchange, type TypedDocumentNode } from '@urql/core';
import { type Program, url } from '../program.ts';
import { FILTERED, idsOf, NEWEST, SAVE, SAVED, START_LOGIN } from './documents.ts';
import { token } from './token.ts';

/** As urql's guide makes a client: nothing is set but the address. */
const clientOf = (accessToken?: string) =>
  new Client({
    url: `${url}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    ...(accessToken && { fetchOptions: { headers: { authorization: `Bearer ${accessToken}` } } }),
  });
const visitor = clientOf();

async function read<D, V extends AnyVariables>(client: Client, document: TypedDocumentNode<D, V>, variables: V) {
  const { data, error } = await client.query(document, variables);
  if (!data) throw error ?? new Error('no data');
  return data;
}

async function write<D, V extends AnyVariables>(client: Client, document: TypedDocumentNode<D, V>, variables: V) {
  const { data, error } = await client.mutation(document, variables);
  if (!data) throw error ?? new Error('no data');
  return data;
}

export const program: Program = {
  async newest() {
    return idsOf((await read(visitor, NEWEST, { first: 5 })).supplierProducts);
  },

  async atLeast(categoryId, propertyId, value) {
    const { supplierProducts } = await read(visitor, FILTERED, { categoryId, properties: [{ propertyId, value }] });
    return idsOf(supplierProducts);
  },

  async startLogin(phoneNumber) {
    const { startLogin } = await write(visitor, START_LOGIN, { input: { phoneNumber } });
    return startLogin.loginChallenge?.challengeId ?? '';
  },

  token,

  async save(accessToken, objectId) {
    const client = clientOf(accessToken);
    await write(client, SAVE, { input: { type: 'SUPPLIER_PRODUCT', objectId } });
    return (await read(client, SAVED, {})).viewer?.favorites?.nodes[0]?.objectId;
  },
};
