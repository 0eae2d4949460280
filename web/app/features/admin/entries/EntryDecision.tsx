import type { ChangeEvent } from 'react';
import { Select } from '../../../design/Select.tsx';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import type { EntryReason } from '../../../platform/graph/types.generated.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { AdminScreenDocument } from '../screens/AdminScreen.generated.ts';
import {
  DecideEntryDocument,
  type EntryQueue_EntryFragment as Entry,
  type EntryQueue_LabelsFragment as Labels,
} from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';
import type { Decision } from './queueKeys.ts';

interface EntryDecisionProps {
  of: Entry;
  decision: Decision;
  labels: Labels;
  close(): void;
}

/** Asks why, and what is wrong where something is: choosing it writes what is usually said. */
export function EntryDecision({ of, decision, labels, close }: EntryDecisionProps) {
  const { title, action, done } = words.decide[decision];
  const reasons = labels.entryReasons?.values ?? [];
  const act = async (reason: string, form: FormData) => {
    const reasonCode = form.get('reasonCode') as EntryReason | null;
    const input = { id: of.id, version: of.version, decision, reason, ...(reasonCode && { reasonCode }) };
    await write(DecideEntryDocument, { input }, { outdates: [AdminScreenDocument] });
    notify('success', done);
  };
  return (
    <ReasonDialog
      title={title(of.title)}
      actionLabel={action}
      hint={words.reasonHint}
      suggested={decision === 'CONFIRM' ? words.confirmed : words.templates[reasons[0]?.value ?? '']}
      onClose={close}
      act={act}
      failureText={(error) => decidedText(error, labels)}
    >
      {decision !== 'CONFIRM' && (
        <Select
          label={words.reasonCode}
          name="reasonCode"
          options={reasons.map(({ value, displayFa }) => ({ value, label: displayFa }))}
          onChange={suggest}
        />
      )}
    </ReasonDialog>
  );
}

/** Puts the usual words into the reason, unless somebody wrote others. */
function suggest({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) {
  const field = form?.elements.namedItem('reason');
  if (!(field instanceof HTMLInputElement)) return;
  const isUsual = field.value.trim() === '' || Object.values(words.templates).includes(field.value);
  if (isUsual) field.value = words.templates[value] ?? '';
}

/** What somebody else decided meanwhile. */
function decidedText(error: unknown, labels: Labels): string | undefined {
  if (!(error instanceof GraphError) || error.code !== 'INVALID_TRANSITION') return undefined;
  const [status] = error.data.fields?.[0]?.params ?? [];
  const known = labels.publishStates?.values.find(({ value }) => value === status)?.displayFa;
  return known && words.decided(known);
}
