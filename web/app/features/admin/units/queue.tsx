import { defineQueue } from '../../staff/index.ts';
import { unitMessages as words } from './messages.ts';
import { StaffUnitsDocument } from './queue.generated.ts';
import { UnitTable } from './UnitTable.tsx';

export default defineQueue({
  tab: 'units',
  place: 150,
  action: 'MASTERS_WRITE',
  words: words.tab,
  document: StaffUnitsDocument,
  variables: () => ({}),
  Rows: ({ answer: { staff }, state }) => <UnitTable quantities={staff?.measurementQuantities ?? []} state={state} />,
});
