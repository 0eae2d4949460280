import type { ModerationKind } from '../../../platform/graph/types.generated.ts';
import { PublishTimeFields } from '../../content/index.ts';
import type { FieldsShown } from '../../staff/index.ts';
import type { ModerationQueue_LabelsFragment as Labels } from './ModerationQueue.generated.ts';
import { RuleField } from './RuleField.tsx';

/** What a decision asks for beside its reason: a rule of a rejection, a time of a plan. */
export function DecisionFields({ of, labels, shown }: { of: ModerationKind; labels: Labels; shown: FieldsShown }) {
  const { decision, typed, problems } = shown;
  if (of === 'MESSAGE') return null;
  if (of !== 'SUPPLIER_PAGE') return <RuleField labels={labels} shown={shown} />;
  // A plain form has all fields of its decisions.
  return decision === undefined || decision === 'SCHEDULE' ? (
    <PublishTimeFields typed={typed} problems={problems} />
  ) : null;
}
