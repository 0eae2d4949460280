import { decidePlainly, defineQueue, pageOf, QueueSearch } from '../../staff/index.ts';
import { productQueueMessages as words } from './messages.ts';
import { productDecisions, productMerges } from './productDecisions.ts';
import { ProductListNav } from './ProductListNav.tsx';
import { productListOf } from './productLists.ts';
import { ProductQueue } from './ProductQueue.tsx';
import { StaffBaseProductsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'products',
  place: 50,
  action: 'BASE_PRODUCTS_DECIDE',
  queue: 'BASE_PRODUCTS',
  words: words.tab,
  document: StaffBaseProductsDocument,
  variables: ({ status, searchKey, ...state }) => ({ list: productListOf(status), searchKey, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.baseProducts,
  Tools: ({ state }) => (
    <>
      <ProductListNav current={productListOf(state.status)} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer }) => <ProductQueue products={answer.staff?.baseProducts?.nodes ?? []} labels={answer} />,
  forms: decidePlainly([productDecisions, productMerges]),
});
