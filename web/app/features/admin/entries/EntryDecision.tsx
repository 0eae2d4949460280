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
import type { Change } from './QueuedEntry.tsx';
import type { Decision } from './queueKeys.ts';

interface EntryDecisionProps {
  of: Entry;
  decision: Decision;
  /** Of a published entry, what of it is decided. */
  change?: Change | undefined;
  labels: Labels;
  close(): void;
}

/** Asks why, and what is wrong where something is: choosing it writes what is usually said. */
export function EntryDecision({ of, decision, change, labels, close }: EntryDecisionProps) {
  const { title, action, done } = wordsOf(decision, change, labels);
  const reasons = labels.entryReasons?.values ?? [];
  const act = async (reason: string, form: FormData) => {
    const reasonCode = form.get('reasonCode') as EntryReason | null;
    const { id, version } = change ?? of;
    const input = { id, version, decision, reason, ...(reasonCode && { reasonCode }) };
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

function wordsOf(decision: Decision, change: Change | undefined, labels: Labels) {
  const usual = words.decide[decision];
  if (!change || decision === 'ARCHIVE') return usual;
  const kind = labels.changeKinds?.values.find(({ value }) => value === change.kind)?.displayFa ?? change.kind;
  const title = (name: string) => words[decision === 'CONFIRM' ? 'confirmChange' : 'rejectChange'](kind, name);
  return { ...usual, title, done: words.changeDone[decision] };
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
  const states = [...(labels.publishStates?.values ?? []), ...(labels.changeStatuses?.values ?? [])];
  const known = states.find(({ value }) => value === status)?.displayFa;
  return known && words.decided(known);
}
