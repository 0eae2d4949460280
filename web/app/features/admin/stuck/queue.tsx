import { defineQueue, pageOf } from '../../staff/index.ts';
import { reasonOf } from './stuck.ts';
import { StuckChoices } from './StuckChoices.tsx';
import { StuckTable } from './StuckTable.tsx';
import { stuckMessages as words } from './messages.ts';
import { StaffStuckTradeRequestsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'stuck',
  place: 110,
  action: 'STUCK_ORDERS_READ',
  queue: 'STUCK_ORDERS',
  words: words.tab,
  document: StaffStuckTradeRequestsDocument,
  variables: (state) => ({ reason: reasonOf(state.status), ...pageOf(state) }),
  listOf: ({ staff }) => staff?.stuckTradeRequests,
  Tools: ({ answer, state }) => <StuckChoices labels={answer} current={reasonOf(state.status)} />,
  Rows: ({ answer }) => <StuckTable requests={answer.staff?.stuckTradeRequests?.nodes ?? []} labels={answer} />,
});
