import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';

/** A client of the graph at `url`, for a person when there is a token. */
export function makeClient(url: string, token?: string) {
  const authorization = token && { authorization: `Bearer ${token}` };
  return new ApolloClient({
    link: ApolloLink.from([
      new RetryLink({ attempts: { max: 3 } }),
      // Sends the hash of an operation instead of its text, and the text where the graph does not know the hash.
      new PersistedQueryLink({ sha256: (text) => createHash('sha256').update(text).digest('hex') }),
      new HttpLink({ uri: `${url}/graphql`, headers: { 'accept-language': 'en', ...authorization } }),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        // There is one of each, so what a payload tells of it is added to it.
        Viewer: { keyFields: [] },
        Staff: { keyFields: [] },
      },
    }),
  });
}
