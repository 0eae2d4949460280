import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { Instant, ReasonDialog, Rows } from '../../staff/index.ts';
import { jobMessages as words } from './messages.ts';
import { type JobTable_JobFragment, RetryJobDocument } from './JobTable.generated.ts';

type Job = JobTable_JobFragment;

interface JobTableProps {
  jobs: readonly (Masked<Job> & { id: string })[];
  states: States;
}

/** Works of the site that were given up or are late, and having them tried again. */
export function JobTable({ jobs, states }: JobTableProps) {
  const [retrying, setRetrying] = useState<Job>();
  const rows = readFragment<Job>(jobs);
  const retry = async (reason: string) => {
    await write(RetryJobDocument, { input: { jobId: retrying!.id, reason } }, { outdates: ['staff.jobs'] });
    notify('success', words.retried);
  };
  return (
    <>
      <Rows
        caption={words.tab.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'queue', header: words.queue, cell: (job) => <QueueName of={job} /> },
          { key: 'state', header: words.state, cell: ({ state }) => <StateBadge states={states} value={state} /> },
          {
            key: 'attempts',
            header: words.attempts,
            cell: ({ attempts, maxAttempts }) => words.of(formatInteger(attempts), formatInteger(maxAttempts)),
          },
          { key: 'due', header: words.dueAt, cell: ({ dueAt }) => <Instant at={dueAt} /> },
          {
            key: 'run',
            header: words.runAt,
            cell: ({ state, runAt }) => (state === 'DEAD' ? words.never : <Instant at={runAt} />),
          },
          {
            key: 'error',
            header: words.lastError,
            cell: ({ lastError }) => (lastError ? <bdi dir="ltr">{lastError}</bdi> : words.noError),
          },
          {
            key: 'actions',
            header: words.actions,
            cell: (job) => (
              // In one line, however long the error beside it is.
              <span className="whitespace-nowrap">
                <Button onClick={() => setRetrying(job)} aria-label={words.retryTitle(nameOf(job))}>
                  {words.retry}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {retrying && (
        <ReasonDialog
          title={words.retryTitle(nameOf(retrying))}
          actionLabel={words.retry}
          onClose={() => setRetrying(undefined)}
          act={retry}
        />
      )}
    </>
  );
}

const nameOf = ({ queue }: Job): string => words.queues[queue] ?? queue;

/** What kind of work it is, in words where there are some; a newer version may have others. */
const QueueName = ({ of }: { of: Job }) => <bdi dir="auto">{nameOf(of)}</bdi>;
