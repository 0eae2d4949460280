import { defineQueue, pageOf } from '../../staff/index.ts';
import { DisputeList } from './DisputeList.tsx';
import { disputeMessages as words } from './messages.ts';
import { StaffDisputesDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'disputes',
  place: 100,
  action: 'DISPUTES_DECIDE',
  queue: 'DISPUTES',
  words: words.tab,
  document: StaffDisputesDocument,
  variables: pageOf,
  listOf: ({ staff }) => staff?.disputes,
  Rows: ({ answer }) => <DisputeList disputes={answer.staff?.disputes?.nodes ?? []} labels={answer} />,
});
