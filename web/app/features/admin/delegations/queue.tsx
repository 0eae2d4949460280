import { decidePlainly, defineQueue, isOpenOnly, pageOf, QueueNav, QueueSearch } from '../../staff/index.ts';
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
