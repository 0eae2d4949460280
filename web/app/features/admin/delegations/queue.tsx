import { isOpenOnly, pageOf } from '../adminAddress.ts';
import { decidePlainly } from '../queue/decidePlainly.ts';
import { defineQueue } from '../queue/defineQueue.ts';
import { QueueNav } from '../queue/QueueNav.tsx';
import { QueueSearch } from '../queue/QueueSearch.tsx';
import { delegationDecisions } from './delegationDecisions.ts';
import { DelegationQueue } from './DelegationQueue.tsx';
import { delegationQueueMessages as words } from './messages.ts';
import { StaffDelegationsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'delegations',
  place: 40,
  action: 'EVIDENCE_CHECK',
  queue: 'DELEGATIONS',
  words: words.tab,
  document: StaffDelegationsDocument,
  variables: ({ searchKey, ...state }) => ({
    ...(isOpenOnly(state) && { isWaiting: true }),
    searchKey,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.delegations,
  Tools: ({ state }) => (
    <>
      <QueueNav state={state} />
      <QueueSearch state={state} {...words.search} />
    </>
  ),
  Rows: ({ answer: { staff, delegationStatuses } }) => (
    <DelegationQueue delegations={staff?.delegations?.nodes ?? []} statuses={delegationStatuses?.values} />
  ),
  forms: decidePlainly([delegationDecisions]),
});
