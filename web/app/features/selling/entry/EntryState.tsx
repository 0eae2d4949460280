import { Alert } from '../../../design/Alert.tsx';
import { Card } from '../../../design/Card.tsx';
import type { CompletenessPart } from '../../../platform/graph/types.generated.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';

import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';
import { Missing } from '../components/Missing.tsx';
import { EntrySteps } from './EntrySteps.tsx';
import { entryMessages } from './messages.ts';
import type { EntryWriting } from './useEntryWriting.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const { state: words, missing: missingWords } = entryMessages;

/** Where an entry stands, why buyers do not see it, and what staff said of it. */
export function EntryNotices({ entry, labels }: { entry: Entry; labels: Labels }) {
  const { status, hiddenBecause, reason, reasonCode, submittedAt, waitsForProduct } = entry;
  return (
    <div className="flex flex-col gap-3">
      {reason && (
        <Alert kind={status === 'PUBLISHED' ? 'info' : 'warning'}>
          <span dir="auto">{words.reason(reasonCode ? labelOf(labels.entryReasons, reasonCode) : '', reason)}</span>
        </Alert>
      )}
      {hiddenBecause && <Alert kind="warning">{words.hidden(labelOf(labels.hiddenReasons, hiddenBecause))}</Alert>}
      {status === 'PENDING' && submittedAt && (
        <Alert kind="info">{waitsForProduct ? words.waitsForProduct : words.PENDING(formatDate(submittedAt))}</Alert>
      )}
      {(status === 'DRAFT' || status === 'PUBLISHED' || status === 'HIDDEN' || status === 'ARCHIVED') && (
        <p className="text-muted">{words[status]}</p>
      )}
    </div>
  );
}

/** Where each part of completeness is written. */
const placeOf: Record<CompletenessPart, string> = {
  REQUIRED_PROPERTIES: '#specification',
  OTHER_PROPERTIES: '#specification',
  PRICE: '#price',
  IMAGES: '#pictures',
  DOCUMENTS: '#documents',
  SALE_UNIT: '#terms',
  ORIGIN_WARRANTY: '#terms',
  CODES: '#identity',
};

/** How complete it is, what is missing, and what can be done with it now. */
export function EntrySubmission({ writing, labels }: { writing: EntryWriting; labels: Labels }) {
  const { completenessScore, completenessGains, missing, status } = writing.entry;
  const [next] = completenessGains;
  const isDraft = status === 'DRAFT' || status === 'REJECTED';
  return (
    <Card as="section" aria-label={entryMessages.part.submit} className="flex flex-col gap-3">
      <p className="font-medium">{missingWords.complete(formatInteger(completenessScore))}</p>
      <progress
        className="progress w-full"
        max={100}
        value={completenessScore}
        aria-label={missingWords.completeness}
      />
      {next && (
        <p>
          {missingWords.next}
          {': '}
          <a className="link" href={placeOf[next.part]}>
            {missingWords.gain(labelOf(labels.completenessParts, next.part), formatInteger(next.points))}
          </a>
        </p>
      )}
      {isDraft && (
        <div role="status">
          {missing.length > 0 ? (
            <Missing title={missingWords.title} missing={missing} gaps={labels.entryGaps} />
          ) : (
            <p className="text-success">{missingWords.none}</p>
          )}
        </div>
      )}
      <EntrySteps writing={writing} />
    </Card>
  );
}
