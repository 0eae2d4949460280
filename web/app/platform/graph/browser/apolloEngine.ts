import { ApolloClient, InMemoryCache } from '@apollo/client';
import { loginAgain } from '../../session/loginAgain.ts';
import { GraphError } from '../GraphError.ts';
import { possibleTypes } from '../possibleTypes.generated.ts';
import type { Engine } from './Engine.ts';
import { persistedLink } from './persistedLink.ts';

/** The browser's one Apollo client, with one normalised cache for the life of the page. */
export function createEngine(): Engine {
  // Whether a thing is saved belongs to the thing; its `id` is that of the saving. Of the two others there is one each.
  const typePolicies = {
    FavoriteState: { keyFields: ['objectType', 'objectId'] },
    ...{ Viewer: { keyFields: [] }, Staff: { keyFields: [] } },
  };
  const cache = new InMemoryCache({ typePolicies, possibleTypes });
  const client = new ApolloClient({
    cache,
    link: persistedLink(),
    devtools: { enabled: import.meta.env.DEV },
  });
  return {
    async ask({ document: query, variables }, { signal, fresh } = {}) {
      // A shared request would die with the first navigation that gives up, so each asks for itself.
      const context = { signal, queryDeduplication: false };
      const fetchPolicy = fresh ? 'network-only' : 'cache-first';
      const { data } = await client.query({ query, variables, context, fetchPolicy });
      return data;
    },
    async change({ document: mutation, variables }) {
      const attempt = () => client.mutate({ mutation, variables });
      const { data } = await attempt().catch(async (error: unknown) => {
        const isOut = error instanceof GraphError && error.code === 'UNAUTHENTICATED';
        // It had no effect, so it may be made once more when the person is back.
        if (isOut && (await loginAgain())) return attempt();
        throw error;
      });
      return data;
    },
    adopt({ document: query, variables }, data) {
      cache.writeQuery({ query, variables, data: data as never });
    },
    forget: () => client.clearStore(),
    watch({ document: query, variables }, tell) {
      const callback = ({ complete, result }: { complete?: boolean; result: unknown }) => {
        // Another question may have replaced a part of this answer; what is shown then stays.
        if (complete) tell(result);
      };
      cache.watch({ query, variables, optimistic: true, callback });
    },
  };
}
