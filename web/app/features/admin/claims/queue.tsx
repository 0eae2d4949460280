import { isOpenOnly, pageOf } from '../adminAddress.ts';
import { decidePlainly } from '../queue/decidePlainly.ts';
import { defineQueue } from '../queue/defineQueue.ts';
import { QueueNav } from '../queue/QueueNav.tsx';
import { QueueSearch } from '../queue/QueueSearch.tsx';
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
