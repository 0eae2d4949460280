import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../build/tada-env';

/** Documents that carry the types of the graph, for every client that knows typed documents. */
const graphql = initGraphQLTada<{
  introspection: introspection;
  // Money, decimals and instants travel as text and lose no digit.
  scalars: { Date: string; DateTime: string; Decimal: string; Rial: string; URL: string };
}>();

export const NEWEST = graphql(`
  query Newest($first: Int!) {
    supplierProducts(sort: NEWEST, first: $first) {
      nodes {
        id
      }
    }
  }
`);

export const FILTERED = graphql(`
  query Filtered($categoryId: ID!, $properties: [PropertyFilterInput!]!) {
    supplierProducts(categoryId: $categoryId, filter: { properties: $properties }, first: 100) {
      nodes {
        id
      }
    }
  }
`);

export const START_LOGIN = graphql(`
  mutation StartLogin($input: StartLoginInput!) {
    startLogin(input: $input) {
      loginChallenge {
        challengeId
      }
      userErrors {
        code
      }
    }
  }
`);

export const SAVE = graphql(`
  mutation Save($input: SaveFavoriteInput!) {
    saveFavorite(input: $input) {
      favorite {
        objectId
      }
      userErrors {
        code
      }
    }
  }
`);

export const SAVED = graphql(`
  query Saved {
    viewer {
      favorites {
        nodes {
          objectId
        }
      }
    }
  }
`);

/** A field that fails is null, and the rest of the answer is there. */
export const idsOf = (offers: { readonly nodes: readonly { readonly id: string }[] } | null | undefined): string[] =>
  offers?.nodes.map(({ id }) => id) ?? [];
