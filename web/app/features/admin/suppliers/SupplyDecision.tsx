import type { ChangeEvent, ReactNode } from 'react';
import { Select } from '../../../design/Select.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { supplierQueueMessages as words } from './messages.ts';

export type Decision = keyof typeof words.decide;
export const isDecision = (action: string): action is Decision => action in words.decide;

interface SupplyDecisionProps {
  name: string;
  decision: Decision;
  /** What the states of the thing are called. */
  states: States;
  close(): void;
  act(reason: string, form: FormData): Promise<unknown>;
  children?: ReactNode;
}

/** Asks why, with what is usually said. */
export function SupplyDecision({ name, decision, states, close, act, children }: SupplyDecisionProps) {
  const { title, action, done } = words.decide[decision];
  const templates = words.templates[decision] ?? [];
  return (
    <ReasonDialog
      title={title(name)}
      actionLabel={action}
      hint={words.reasonHint}
      suggested={templates[0]}
      onClose={close}
      act={async (reason, form) => {
        await act(reason, form);
        notify('success', done);
      }}
      failureText={(error) => decidedText(error, states)}
    >
      {children}
      {templates.length > 1 && (
        <Select
          label={words.template}
          name="template"
          options={templates.map((text) => ({ value: text, label: text }))}
          onChange={suggest}
        />
      )}
    </ReasonDialog>
  );
}

/** Puts what was chosen into the reason. */
function suggest({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) {
  const field = form?.elements.namedItem('reason');
  if (field instanceof HTMLInputElement) field.value = value;
}

/** What somebody else decided meanwhile. */
function decidedText(error: unknown, states: States): string | undefined {
  if (!(error instanceof GraphError) || error.code !== 'INVALID_TRANSITION') return undefined;
  const [status] = error.data.fields?.[0]?.params ?? [];
  const known = states?.find(({ value }) => value === status)?.displayFa;
  return known && words.decided(known);
}
