import { decidePlainly, defineQueue, isOpenOnly, pageOf, QueueNav, QueueSearch } from '../../staff/index.ts';
import { supplierQueueMessages as words } from '../suppliers/messages.ts';
import { claimDecisions } from '../suppliers/supplyDecisions.ts';
import { ClaimQueue } from './ClaimQueue.tsx';
import { StaffSupplierClaimsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'claims',
  place: 70,
  action: 'SELLERS_DECIDE',
  queue: 'CLAIMS',
  words: words.tabs.claims,
  document: StaffSupplierClaimsDocument,
  variables: ({ searchKey, ...state }) => ({
    ...(isOpenOnly(state) && { status: 'PENDING' as const }),
    searchKey,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.supplierClaims,
  Tools: ({ state }) => (
    <>
      <QueueNav state={state} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer }) => <ClaimQueue claims={answer.staff?.supplierClaims?.nodes ?? []} labels={answer} />,
  forms: decidePlainly([claimDecisions]),
});
