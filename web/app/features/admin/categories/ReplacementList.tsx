import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Section } from '../../../design/Section.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { RetryJobDocument } from '../jobs/JobTable.generated.ts';
import { ReasonDialog } from '../../staff/index.ts';
import type {
  ReplacementList_LabelsFragment as Labels,
  ReplacementList_ReplacementFragment as Replacement,
} from './CategoryReplacement.generated.ts';
import { categoryMessages } from './messages.ts';

const words = categoryMessages.replacements;

interface ReplacementListProps {
  replacements: readonly Masked<Replacement>[];
  labels: Masked<Labels>;
}

/** How far replacements of categories are; each part that went is told by the live push. */
export function ReplacementList({ replacements, labels }: ReplacementListProps) {
  const [stopped, setStopped] = useState<Replacement>();
  const states = readFragment<Labels>(labels).replacementStates?.values;
  if (replacements.length === 0) return null;
  const retry = async (reason: string) => {
    const input = { jobId: stopped!.jobId!, reason };
    await write(RetryJobDocument, { input }, { outdates: ['staff.categoryReplacements'] });
    notify('success', words.retried);
  };
  return (
    <Section title={words.title}>
      <ul className="flex flex-col gap-3">
        {readFragment<Replacement>(replacements).map((each) => (
          <Card as="li" key={each.checkId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60 font-medium">{words.of(each.categoryName, each.targetName)}</span>
            <StateBadge states={states} value={each.status} />
            <Progress of={each} />
            {each.status === 'STOPPED' && each.jobId && (
              <Button onClick={() => setStopped(each)} aria-label={words.retryOf(each.categoryName)}>
                {words.retry}
              </Button>
            )}
          </Card>
        ))}
      </ul>
      {stopped && (
        <ReasonDialog
          title={words.retryOf(stopped.categoryName)}
          actionLabel={words.retry}
          onClose={() => setStopped(undefined)}
          act={retry}
        />
      )}
    </Section>
  );
}

/** A replacement that is done moved all there was, which may be nothing. */
function Progress({ of: { status, movedCount, productsCount } }: { of: Replacement }) {
  const text = words.progress(formatInteger(movedCount), formatInteger(productsCount));
  return (
    <span className="flex items-center gap-3 text-muted">
      {status !== 'DONE' && (
        <progress value={movedCount} max={Math.max(productsCount, 1)} aria-label={text} className="progress w-32" />
      )}
      <span role="status">{text}</span>
    </span>
  );
}
