import { Select } from '../../../design/Select.tsx';
import { type FieldsShown, suggestReason } from '../../staff/index.ts';
import type { EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';

/** What is wrong where something is: choosing it writes what is usually said. */
export function ReasonCodeField({ labels, shown }: { labels: Labels; shown: FieldsShown }) {
  const { decision, typed, problems } = shown;
  if (decision === 'CONFIRM') return null;
  const reasons = labels.entryReasons?.values ?? [];
  return (
    <Select
      label={decision ? words.reasonCode : words.reasonCodeIf}
      name="reasonCode"
      error={problems.reasonCode}
      defaultValue={typed.reasonCode ?? 'TITLE'}
      options={reasons.map(({ value, displayFa }) => ({ value, label: displayFa }))}
      onChange={suggestReason(words.templates)}
    />
  );
}
