import { defineQueue, plainForms } from '../../../staff/index.ts';
import { operatorMessages as words } from './messages.ts';
import { OperatorCard } from './OperatorCard.tsx';
import { operatorForm } from './operatorForm.ts';
import { StaffOperatorDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'operator',
  place: 149,
  action: 'CONTENT_WRITE',
  words: words.tab,
  forms: plainForms(operatorForm),
  document: StaffOperatorDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff } }) => staff?.siteOperator && <OperatorCard staff={staff.siteOperator} />,
});
