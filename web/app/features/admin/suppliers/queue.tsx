import { isOpenOnly, pageOf } from '../adminAddress.ts';
import { decidePlainly } from '../queue/decidePlainly.ts';
import { defineQueue } from '../queue/defineQueue.ts';
import { QueueNav } from '../queue/QueueNav.tsx';
import { QueueSearch } from '../queue/QueueSearch.tsx';
import { supplierQueueMessages as words } from './messages.ts';
import { supplierDecisions } from './supplyDecisions.ts';
import { SupplierQueue } from './SupplierQueue.tsx';
import { StaffSuppliersDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'suppliers',
  place: 60,
  action: 'SELLERS_DECIDE',
  queue: 'SUPPLIERS',
  words: words.tabs.suppliers,
  document: StaffSuppliersDocument,
  variables: ({ searchKey, ...state }) => ({
    ...(isOpenOnly(state) && { isWaiting: true }),
    searchKey,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.suppliers,
  Tools: ({ state }) => (
    <>
      <QueueNav state={state} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer }) => <SupplierQueue suppliers={answer.staff?.suppliers?.nodes ?? []} labels={answer} />,
  forms: decidePlainly([supplierDecisions]),
});
