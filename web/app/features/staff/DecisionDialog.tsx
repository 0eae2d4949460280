import { type ChangeEvent, useState } from 'react';
import { Select } from '../../design/Select.tsx';
import type { States } from '../../design/StateBadge.tsx';
import { GraphError } from '../../platform/graph/GraphError.ts';
import { notify } from '../../platform/notify/notify.ts';
import { decidedWith, type Deciding, isApproval } from './decisionKind.ts';
import { queueMessages as words } from './messages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useRenewing } from './useTab.ts';

interface DecisionDialogProps extends Deciding {
  close(): void;
}

/** Asks why, with what is usually said, and takes the decision. */
export function DecisionDialog({ target, decision, states, now, close }: DecisionDialogProps) {
  const { kind, id, name, hidden = {}, fields } = target;
  const renewing = useRenewing();
  // Who has read that it changed decides on what it is now; until then on what they saw.
  const [isChanged, setChanged] = useState(false);
  const { title, action, done } = kind.words[decision]!;
  const templates = kind.templates?.[decision] ?? [];
  return (
    <ReasonDialog
      title={title(name)}
      actionLabel={action}
      hint={kind.reasonHint}
      isOptional={isApproval(kind, decision)}
      suggested={templates[0]}
      fieldNames={kind.fields}
      judge={(form) => kind.judge?.(decision, (field) => textIn(form, field)) ?? {}}
      onClose={close}
      act={async (reason, form) => {
        const { version } = (isChanged && now()) || target;
        const decided = decidedWith({ id, version, decision }, reason);
        await renewing(() => kind.decide(decided, (field) => textIn(form, field)));
        notify('success', done);
      }}
      failureText={(error) => {
        if (!(error instanceof GraphError)) return undefined;
        if (error.code === 'VERSION_CONFLICT') setChanged(true);
        return kind.failureText?.(error) ?? decidedText(error, states);
      }}
    >
      {(problems) => (
        <>
          {Object.entries(hidden).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {fields?.({ decision, typed: {}, problems })}
          {templates.length > 1 && (
            <Select
              label={words.template}
              name="template"
              options={templates.map((text) => ({ value: text, label: text }))}
              onChange={suggest}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}

function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

/** Puts what was chosen into the reason. */
function suggest({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) {
  const field = form?.elements.namedItem('reason');
  if (field instanceof HTMLInputElement) field.value = value;
}

/** What somebody else decided meanwhile. */
function decidedText(error: GraphError, states: States): string | undefined {
  if (error.code === 'VERSION_CONFLICT') return words.changed;
  if (error.code !== 'INVALID_TRANSITION') return undefined;
  const [status] = error.data.fields?.[0]?.params ?? [];
  const known = states?.find(({ value }) => value === status)?.displayFa;
  return known && words.decided(known);
}
