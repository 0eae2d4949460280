// Every offer of the market, one id a line: `npx tsx all-offers.ts [PAGE_SIZE]`.
// By cursor there is no last page that can be reached, and NEWEST is an order that does not change on the way.
import { ask } from './rasteh.ts';

const PAGE = `
  query Offers($first: Int!, $after: String) {
    supplierProducts(sort: NEWEST, first: $first, after: $after) {
      nodes { id }
      pageInfo { hasNextPage endCursor }
    }
  }`;

type Page = {
  supplierProducts: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
};

const first = Number(process.argv[2] ?? 100);
let after: string | null = null;
let hasNext = true;
while (hasNext) {
  // `ask` waits when the points of this minute are spent.
  const { nodes, pageInfo }: Page['supplierProducts'] = (await ask<Page>(PAGE, { first, after })).supplierProducts;
  for (const { id } of nodes) console.log(id);
  after = pageInfo.endCursor;
  hasNext = pageInfo.hasNextPage;
}
