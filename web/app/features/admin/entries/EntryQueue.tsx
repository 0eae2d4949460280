import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { DecisionQueue, type DecisionTarget, type FieldsShown } from '../../staff/index.ts';
import { batchesOf } from './entryBatches.ts';
import { changeDecisions, entryDecisions } from './entryDecisions.ts';
import type { EntryQueue_EntryFragment as Entry, EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';
import { changeName, QueuedChange } from './QueuedChange.tsx';
import { QueuedEntry } from './QueuedEntry.tsx';
import { ReasonCodeField } from './ReasonCodeField.tsx';
import { SellerBatches } from './SellerBatches.tsx';

interface EntryQueueProps {
  entries: readonly (Masked<Entry> & { id: string })[];
  labels: Masked<Labels>;
}

/** Entries that wait for staff, and changes of published ones. */
export function EntryQueue({ entries, labels: masked }: EntryQueueProps) {
  const labels = readFragment<Labels>(masked);
  const fields = (shown: FieldsShown) => <ReasonCodeField labels={labels} shown={shown} />;
  const changesOf = ({ title, changes }: Entry): DecisionTarget[] =>
    changes.map(({ id, version, kind, allowedActions, missing }) => ({
      kind: changeDecisions,
      id,
      version,
      name: words.changeIn(changeName(kind, labels), title),
      // Who declines a change rejects it, as the queue names it.
      actions: allowedActions.map((action) => (action === 'DECLINE' ? 'REJECT' : action)),
      missing,
      fields,
    }));
  const rows = readFragment<Entry>(entries);
  return (
    <>
      <SellerBatches batches={batchesOf(rows)} />
      <DecisionQueue
        label={words.list}
        rows={rows}
        states={[...(labels.publishStates?.values ?? []), ...(labels.changeStatuses?.values ?? [])]}
        targetOf={({ id, version, title, allowedActions, missing }) => ({
          kind: entryDecisions,
          id,
          version,
          name: title,
          actions: allowedActions,
          missing,
          fields,
        })}
        othersOf={changesOf}
      >
        {(entry, decisions, ofChanges) => (
          <QueuedEntry entry={entry} labels={labels}>
            {entry.changes.map((change, index) => (
              <QueuedChange key={change.id} change={change} labels={labels} decisions={ofChanges[index]} />
            ))}
            {decisions}
          </QueuedEntry>
        )}
      </DecisionQueue>
    </>
  );
}
