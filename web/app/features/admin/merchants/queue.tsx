import type { MerchantStatus } from '../../../platform/graph/types.generated.ts';
import { decidePlainly, defineQueue, pageOf, QueueNav, QueueSearch, statusOf } from '../../staff/index.ts';
import { merchantDecisions } from './merchantDecisions.ts';
import { MerchantQueue } from './MerchantQueue.tsx';
import { merchantQueueMessages as words } from './messages.ts';
import { StaffMerchantsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'merchants',
  place: 30,
  action: 'SELLERS_DECIDE',
  queue: 'MERCHANTS',
  words: words.tab,
  document: StaffMerchantsDocument,
  variables: ({ searchKey, ...state }) => ({
    status: statusOf(state, 'PENDING') as MerchantStatus | undefined,
    searchKey,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.merchants,
  Tools: ({ state }) => (
    <>
      <QueueNav state={state} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer: { staff, merchantStatuses } }) => (
    <MerchantQueue merchants={staff?.merchants?.nodes ?? []} statuses={merchantStatuses?.values} />
  ),
  forms: decidePlainly([merchantDecisions]),
});
