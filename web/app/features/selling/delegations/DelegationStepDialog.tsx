import * as v from 'valibot';
import { TextArea } from '../../../design/TextArea.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { requiredText } from '../../../platform/forms/rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { type Step, wordsOf } from './DelegationActions.tsx';
import {
  ConfirmDelegationDocument,
  DeleteDelegationDocument,
  KeepDelegationDocument,
  RejectDelegationDocument,
  ResumeDelegationDocument,
  RevokeDelegationDocument,
  SubmitDelegationDocument,
  SuspendDelegationDocument,
  WithdrawDelegationDocument,
} from './delegationSteps.generated.ts';
import { delegationMessages } from './messages.ts';
import type { OwnDelegationCard_DelegationFragment as Delegation } from './OwnDelegationCard.generated.ts';

const words = delegationMessages.reasons;
const documents = {
  SUBMIT: SubmitDelegationDocument,
  WITHDRAW: WithdrawDelegationDocument,
  CONFIRM: ConfirmDelegationDocument,
  RESUME: ResumeDelegationDocument,
  KEEP: KeepDelegationDocument,
} as const;
const withReason = {
  REJECT: RejectDelegationDocument,
  SUSPEND: SuspendDelegationDocument,
  REVOKE: RevokeDelegationDocument,
} as const;

interface StepProps {
  delegation: Delegation;
  step: Step;
  close(): void;
}

/** Asks once more before a delegation takes a step; where the other side is to learn why, it asks for that. */
export function DelegationStepDialog({ delegation, step, close }: StepProps) {
  if (step in withReason)
    return <ReasonedStep delegation={delegation} step={step as keyof typeof withReason} close={close} />;
  const { id, version } = delegation;
  const { title, text, action, done } = wordsOf(step);
  const act = async () => {
    if (step === 'REMOVE')
      await write(
        DeleteDelegationDocument,
        { input: { merchantDelegationId: id, version } },
        { outdates: ['viewer.delegations'] },
      );
    // All of them are one shape: an id and a version, and the delegation afterwards.
    else await write(documents[step as 'SUBMIT'], { input: { merchantDelegationId: id, version } });
    notify('success', done);
  };
  return (
    <ConfirmWrite danger={step === 'REMOVE'} title={title} text={text} actionLabel={action} onClose={close} act={act} />
  );
}

const schema = v.object({ reason: requiredText(3, 500) });

function ReasonedStep({ delegation, step, close }: StepProps & { step: keyof typeof withReason }) {
  const { id, version } = delegation;
  const state = useForm({
    schema,
    labels: { reason: words.label },
    stored: { version, values: { reason: '' } },
    async save({ reason }, seen) {
      await write(withReason[step] as typeof RejectDelegationDocument, {
        input: { merchantDelegationId: id, version: seen ?? 0, reason },
      });
      notify('success', words[step].done);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words[step].title} saveLabel={words[step].action} close={close} size="medium">
      <p className="text-muted empty:hidden">{words[step].text}</p>
      <TextArea {...state.field('reason')} hint={words.hint} requiredLabel={formMessages.required} rows={3} />
    </FormDialog>
  );
}
