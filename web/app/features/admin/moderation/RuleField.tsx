import { Select } from '../../../design/Select.tsx';
import { type FieldsShown, suggestReason } from '../../staff/index.ts';
import { moderationMessages as words } from './messages.ts';
import type { ModerationQueue_LabelsFragment as Labels } from './ModerationQueue.generated.ts';

/** The rule that a text breaks: choosing it writes what is usually said. */
export function RuleField({ labels, shown }: { labels: Labels; shown: FieldsShown }) {
  const { decision, typed, problems } = shown;
  if (decision === 'PUBLISH') return null;
  return (
    <Select
      label={decision ? words.rule : words.ruleIf}
      name="code"
      error={problems.code}
      defaultValue={typed.code ?? 'CONTACT_OR_LINK'}
      options={(labels.moderationRules?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
      onChange={suggestReason(words.templates)}
    />
  );
}
