import { defineQueue, pageOf } from '../../staff/index.ts';
import { ReportList } from './ReportList.tsx';
import { reportMessages as words } from './messages.ts';
import { StaffMessageReportsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'reports',
  place: 120,
  action: 'REPORTS_READ',
  words: words.tab,
  document: StaffMessageReportsDocument,
  variables: pageOf,
  listOf: ({ staff }) => staff?.messageReports,
  Rows: ({ answer }) => <ReportList reports={answer.staff?.messageReports?.nodes ?? []} labels={answer} />,
});
