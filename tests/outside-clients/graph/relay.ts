import { createRequire } from 'node:module';
import type { Environment, FetchFunction, GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import FILTERED, { type operationsFilteredQuery } from '../build/relay/operationsFilteredQuery.graphql';
import NEWEST, { type operationsNewestQuery } from '../build/relay/operationsNewestQuery.graphql';
import OFFERS, { type operationsOffers$key } from '../build/relay/operationsOffers.graphql';
import SAVE, { type operationsSaveMutation } from '../build/relay/operationsSaveMutation.graphql';
import SAVED, { type operationsSavedQuery } from '../build/relay/operationsSavedQuery.graphql';
import START_LOGIN, { type operationsStartMutation } from '../build/relay/operationsStartMutation.graphql';
import { type Program, url } from '../program.ts';
import { idsOf } from './documents.ts';
import { token } from './token.ts';

// It is CommonJS, whose names Node itself does not see; a bundler does.
const relay = createRequire(import.meta.url)('relay-runtime') as typeof import('relay-runtime');

function environmentOf(accessToken?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const fetchGraph: FetchFunction = async ({ text: query }, variables) => {
    const body = JSON.stringify({ query, variables });
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json();
  };
  return new relay.Environment({
    network: relay.Network.create(fetchGraph),
    store: new relay.Store(new relay.RecordSource()),
  });
}
const visitor = environmentOf();

async function read<T extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<T['response']> {
  const response = await relay.fetchQuery<T>(environment, query, variables).toPromise();
  if (!response) throw new Error('no data');
  return response;
}

const write = <T extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<T['response']> =>
  new Promise((resolve, reject) => {
    relay.commitMutation<T>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });

export const program: Program = {
  async newest() {
    const { supplierProducts } = await read<operationsNewestQuery>(visitor, NEWEST, { first: 5 });
    return idsOf(supplierProducts);
  },

  async atLeast(categoryId, propertyId, value) {
    const variables = { categoryId, properties: [{ propertyId, value }] };
    const { supplierProducts } = await read<operationsFilteredQuery>(visitor, FILTERED, variables);
    const offers = supplierProducts && relay.readInlineData<operationsOffers$key>(OFFERS, supplierProducts);
    return offers?.edges.map(({ node }) => node.id) ?? [];
  },

  async startLogin(phoneNumber) {
    const input = { phoneNumber };
    const { startLogin } = await write<operationsStartMutation>(visitor, START_LOGIN, { input });
    return startLogin.loginChallenge?.challengeId ?? '';
  },

  token,

  async save(accessToken, objectId) {
    const environment = environmentOf(accessToken);
    await write<operationsSaveMutation>(environment, SAVE, { input: { type: 'SUPPLIER_PRODUCT', objectId } });
    const { viewer } = await read<operationsSavedQuery>(environment, SAVED, {});
    return viewer?.favorites?.edges[0]?.node.objectId;
  },
};
