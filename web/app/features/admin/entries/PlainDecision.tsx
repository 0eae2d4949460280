import { useActionData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { adminMessages } from '../messages.ts';
import type { EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';
import { type Decision, plainDecisionName, type RefusedDecision } from './queueKeys.ts';

interface PlainDecisionProps {
  /** An entry, or a change of one. */
  of: { id: string; version: number; title: string };
  /** What a decision on it is called. */
  titleOf(decision: Decision): string;
  allowed: readonly Decision[];
  labels: Labels;
}

/** Decides an entry or a change for who has no script: the reason, what is wrong, and a button for each decision. */
export function PlainDecision({ of, titleOf, allowed, labels }: PlainDecisionProps) {
  const answer = useActionData() as RefusedDecision | undefined;
  const refused = answer?.id === of.id ? answer : undefined;
  if (allowed.length === 0) return null;
  return (
    <PlainForm name={plainDecisionName} label={words.decisionOn(of.title)} hidden={{ id: of.id, version: of.version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <Select
        label={words.reasonCodeIf}
        name="reasonCode"
        defaultValue={refused?.reasonCode}
        options={(labels.entryReasons?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }))}
      />
      <TextField
        label={adminMessages.reason.label}
        hint={words.reasonHint}
        error={refused?.reasonError}
        name="reason"
        defaultValue={refused?.reason}
        maxLength={500}
        dir="auto"
      />
      <div className="flex flex-wrap gap-2">
        {allowed.map((decision) => (
          <Button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            variant={decision === 'CONFIRM' ? 'primary' : 'secondary'}
            aria-label={titleOf(decision)}
          >
            {words.decide[decision].action}
          </Button>
        ))}
      </div>
    </PlainForm>
  );
}
