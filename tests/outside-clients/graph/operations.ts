// Read by the compiler of Relay alone; the program imports what it makes of them.
import { graphql } from 'relay-runtime';

export const operations = [
  graphql`
    query operationsNewestQuery($first: Int!) {
      supplierProducts(sort: NEWEST, first: $first) {
        nodes {
          id
        }
      }
    }
  `,
  graphql`
    query operationsFilteredQuery($categoryId: ID!, $properties: [PropertyFilterInput!]!) {
      supplierProducts(categoryId: $categoryId, filter: { properties: $properties }, first: 100) {
        ...operationsOffers
      }
    }
  `,
  graphql`
    fragment operationsOffers on SupplierProductConnection @inline {
      edges {
        node {
          id
        }
      }
    }
  `,
  graphql`
    mutation operationsStartMutation($input: StartLoginInput!) {
      startLogin(input: $input) {
        loginChallenge {
          challengeId
        }
        userErrors {
          code
        }
      }
    }
  `,
  graphql`
    mutation operationsSaveMutation($input: SaveFavoriteInput!) {
      saveFavorite(input: $input) {
        favorite {
          objectId
        }
        userErrors {
          code
        }
      }
    }
  `,
  graphql`
    query operationsSavedQuery {
      viewer {
        favorites(first: 5) @connection(key: "saved_favorites") {
          edges {
            node {
              objectId
            }
          }
        }
      }
    }
  `,
];
