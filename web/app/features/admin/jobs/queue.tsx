import { defineQueue, pageOf } from '../../staff/index.ts';
import { JobTable } from './JobTable.tsx';
import { jobMessages as words } from './messages.ts';
import { StaffJobsDocument } from './queue.generated.ts';

export default defineQueue({
  tab: 'jobs',
  place: 190,
  action: 'JOBS_RUN',
  queue: 'JOBS',
  words: words.tab,
  document: StaffJobsDocument,
  variables: pageOf,
  listOf: ({ staff }) => staff?.jobs,
  Rows: ({ answer }) => <JobTable jobs={answer.staff?.jobs?.nodes ?? []} states={answer.jobStates?.values} />,
});
