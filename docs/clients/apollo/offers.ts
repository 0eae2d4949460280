// The newest offers with their suppliers, and whether they are kept for who asks again: `npx tsx offers.ts`
import { graphql } from './build/gql';
import { makeClient } from './client.ts';

const NEWEST = graphql(`
  query Newest($first: Int!) {
    supplierProducts(sort: NEWEST, first: $first) {
      nodes {
        id
        title
        lowestPriceRial
        stockState
        supplier {
          id
          brandName
        }
      }
    }
  }
`);

const client = makeClient(process.env.RASTEH_URL ?? 'http://localhost:4000', process.env.RASTEH_TOKEN);
const { data } = await client.query({ query: NEWEST, variables: { first: 5 } });
for (const { title, lowestPriceRial, supplier } of data?.supplierProducts?.nodes ?? [])
  console.log(`${title}: ${lowestPriceRial ?? '-'} (${supplier?.brandName ?? '-'})`);

const isKept = (await client.query({ query: NEWEST, variables: { first: 5 }, fetchPolicy: 'cache-only' })).data;
console.log(isKept ? 'kept' : 'forgotten');
