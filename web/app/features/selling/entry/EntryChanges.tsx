import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Section } from '../../../design/Section.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { EntryDifferences } from '../../listings/index.ts';

import {
  WithdrawProductChangeDocument,
  type EntryEditor_EntryFragment as Entry,
  type EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';
import { PlainChange } from './plain/PlainSteps.tsx';
import type { EntryWriting } from './useEntryWriting.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = entryMessages.changes;

/** What of a published entry waits for staff: what is, what is asked, and taking it back. */
export function EntryChanges({ writing, labels }: { writing: EntryWriting; labels: Labels }) {
  const { changes } = writing.entry;
  if (changes.length === 0) return null;
  return (
    <Section id="changes" title={entryMessages.part.changes}>
      <p className="mb-3 max-w-[68ch] text-muted">{words.lead}</p>
      <ul className="flex flex-col gap-3">
        {changes.map((change) => (
          <Waiting key={change.id} change={change} writing={writing} labels={labels} />
        ))}
      </ul>
    </Section>
  );
}

type Change = Entry['changes'][number];

function Waiting({ change, writing, labels }: { change: Change; writing: EntryWriting; labels: Labels }) {
  const { id, version, kind, askedAt, differences, images, allowedActions } = change;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = labelOf(labels.changeKinds, kind);
  async function cancel() {
    setPending(true);
    setFailure(undefined);
    try {
      await writing.inTurn(async () => {
        const { ownSupplierProduct } = await write(WithdrawProductChangeDocument, {
          input: { supplierProductId: writing.entry.id, changeId: id, version },
        });
        writing.took(readFragment<Entry>(ownSupplierProduct));
      });
      notify('success', words.canceled);
    } catch (error) {
      setFailure(textOf(error, formMessages.failed, formMessages.offline));
      setPending(false);
    }
  }
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-medium">{words.asked(name, formatDate(askedAt))}</h3>
          {allowedActions.includes('CANCEL') && (
            <Button
              size="small"
              className="noscript:hidden"
              pending={pending}
              onClick={() => void cancel()}
              aria-label={words.cancelOf(name)}
            >
              {words.cancel}
            </Button>
          )}
        </div>
        <EntryDifferences differences={differences} fields={labels.entryFields?.values} />
        {images.length > 0 && (
          <ul aria-label={words.newImages} className="flex flex-wrap gap-2">
            {images.map(({ fileId, altText, small }) => (
              <li key={fileId} className="size-18 overflow-hidden rounded-[4px] border border-border">
                {small && <img src={small} alt={altText} className="size-full object-contain" />}
              </li>
            ))}
          </ul>
        )}
        {allowedActions.includes('CANCEL') && <PlainChange id={id} version={version} name={name} />}
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </Card>
    </li>
  );
}
