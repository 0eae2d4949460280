import type { VerificationStatus } from '../../../platform/graph/types.generated.ts';
import { decidePlainly, defineQueue, pageOf, QueueNav, statusOf } from '../../staff/index.ts';
import { identityDecisions } from './identityDecisions.ts';
import { IdentityQueue } from './IdentityQueue.tsx';
import { identityQueueMessages as words } from './messages.ts';
import { StaffIdentityVerificationsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'identity',
  place: 20,
  action: 'IDENTITY_CHECK',
  queue: 'IDENTITY',
  words: words.tab,
  document: StaffIdentityVerificationsDocument,
  variables: (state) => ({ status: statusOf(state, 'PENDING') as VerificationStatus | undefined, ...pageOf(state) }),
  listOf: ({ staff }) => staff?.identityVerifications,
  Tools: ({ state }) => <QueueNav state={state} />,
  Rows: ({ answer: { staff, verificationStatuses } }) => (
    <IdentityQueue verifications={staff?.identityVerifications?.nodes ?? []} statuses={verificationStatuses?.values} />
  ),
  forms: decidePlainly([identityDecisions]),
});
