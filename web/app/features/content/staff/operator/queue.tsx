import { defineQueue } from '../../../staff/index.ts';
import { operatorMessages as words } from './messages.ts';
import { OperatorCard } from './OperatorCard.tsx';
import { StaffOperatorDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'operator',
  place: 149,
  action: 'CONTENT_WRITE',
  words: words.tab,
  document: StaffOperatorDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff } }) => staff?.siteOperator && <OperatorCard staff={staff.siteOperator} />,
});
