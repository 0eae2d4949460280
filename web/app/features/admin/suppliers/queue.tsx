import { decidePlainly, defineQueue, isOpenOnly, pageOf, QueueNav, QueueSearch } from '../../staff/index.ts';
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
