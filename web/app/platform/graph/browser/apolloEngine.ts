import { ApolloClient, InMemoryCache } from '@apollo/client';
import { loginAgain } from '../../session/loginAgain.ts';
import { GraphError } from '../GraphError.ts';
import { possibleTypes } from '../possibleTypes.generated.ts';
import { answerKey, type Question } from '../question.ts';
import { payloadOf } from '../userErrors.ts';
import type { Engine } from './Engine.ts';
import { type AskContext, persistedLink } from './persistedLink.ts';
import { WriteKeys } from './WriteKeys.ts';

/** The browser's one Apollo client, with one normalised cache for the life of the page. */
export function createEngine(): Engine {
  const cache = new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // Whether a thing is saved belongs to the thing.
      FavoriteState: { keyFields: ['objectType', 'objectId'] },
      // They live inside their owner, one for each unit that was asked for.
      Measure: { keyFields: false },
      // There is one each.
      Staff: { keyFields: [] },
      Viewer: {
        keyFields: [],
        fields: {
          // Told by whatever brought it: the states of many things at once, or a write.
          favoriteState: (_, { args, toReference }) =>
            toReference({ __typename: 'FavoriteState', objectType: args?.type, objectId: args?.objectId }),
        },
      },
    },
  });
  const client = new ApolloClient({
    cache,
    link: persistedLink(),
    devtools: { enabled: import.meta.env.DEV },
  });
  const adopt: Engine['adopt'] = ({ document: query, variables }, data) => {
    cache.writeQuery({ query, variables, data: data as never });
  };
  return {
    async ask({ document: query, variables }, { signal, fresh } = {}) {
      // A shared request would die with the first navigation that gives up, so each asks for itself.
      const context = { signal, queryDeduplication: false };
      const fetchPolicy = fresh ? 'network-only' : 'cache-first';
      const { data } = await client.query({ query, variables, context, fetchPolicy });
      return data;
    },
    change: changeWith(client),
    read({ document: query, variables }) {
      const { complete, result } = cache.diff({ query, variables, optimistic: true, returnPartialData: true });
      return complete ? result : undefined;
    },
    adopt,
    keepOnly(answers) {
      // Who watches hears that all is missing, which is no news (see `watch`).
      void cache.reset();
      for (const answer of answers) if (answer.data !== undefined) adopt(answer, answer.data);
    },
    forget: () => client.clearStore(),
    watch({ document: query, variables }, tell) {
      const callback = ({ complete, result }: { complete?: boolean; result: unknown }) => {
        // Another question may have replaced a part of this answer; what is shown then stays.
        if (complete) tell(result);
      };
      return cache.watch({ query, variables, optimistic: true, callback });
    },
  };
}

function changeWith(client: ApolloClient): Engine['change'] {
  const writeKeys = new WriteKeys();
  return async ({ document: mutation, variables }, brings) => {
    let brought: readonly unknown[] = [];
    const act = writeKeys.actOf(answerKey(mutation as Question<unknown, never>, variables));
    const context: AskContext = { brings, brought: (answers) => (brought = answers), idempotencyKey: act.key };
    const attempt = () => client.mutate({ mutation, variables, context });
    const answered = attempt().catch(async (error: unknown) => {
      const isOut = error instanceof GraphError && error.code === 'UNAUTHENTICATED';
      // It had no effect, so it may be made once more when the person is back.
      if (isOut && (await loginAgain())) return attempt();
      throw error;
    });
    const { data: told } = await act.settle(answered);
    return { payload: payloadOf(told), brought };
  };
}
