import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { DisputeScreenDocument } from '../screens/DisputeScreen.generated.ts';
import { outcomeOptions, refusalSchema, resolutionInput, resolutionSchema, type TypedResolution } from './decisions.ts';
import {
  ApproveResolutionDocument,
  type DisputeCase_DisputeFragment as Dispute,
  type DisputeCase_LabelsFragment as Labels,
  ProposeResolutionDocument,
  RejectResolutionDocument,
} from './DisputeCase.generated.ts';
import { disputeMessages } from './messages.ts';
import { PlainApproval, PlainRefusal, PlainResolution } from './PlainDecisions.tsx';

interface DecisionsProps {
  dispute: Dispute;
  labels: Labels;
}
type Action = Dispute['allowedActions'][number];

const outdates = [DisputeScreenDocument] as const;
const wordsOf = { PROPOSE: 'propose', APPROVE: 'approve', REFUSE: 'refuse' } as const;

/** What the viewer can decide: a proposal, or the answer to that of another one. */
export function Decisions({ dispute, labels }: DecisionsProps) {
  const [opened, setOpened] = useState<Action>();
  const { allowedActions, proposals, status } = dispute;
  const close = () => setOpened(undefined);
  const isOwn = status === 'APPROVAL' && proposals.at(-1)?.isOwn;
  return (
    <>
      {isOwn && <p className="text-muted">{disputeMessages.own}</p>}
      {allowedActions.length > 0 && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {allowedActions.map((action) => (
            <Button
              key={action}
              variant={action === 'REFUSE' ? 'secondary' : 'primary'}
              onClick={() => setOpened(action)}
            >
              {disputeMessages[wordsOf[action]].action}
            </Button>
          ))}
        </div>
      )}
      {allowedActions.includes('PROPOSE') && <PlainResolution dispute={dispute} labels={labels} />}
      {allowedActions.includes('APPROVE') && <PlainApproval dispute={dispute} />}
      {allowedActions.includes('REFUSE') && <PlainRefusal dispute={dispute} />}
      {opened === 'PROPOSE' && <ProposeDialog dispute={dispute} labels={labels} close={close} />}
      {opened === 'APPROVE' && <ApproveDialog dispute={dispute} close={close} />}
      {opened === 'REFUSE' && <RefuseDialog dispute={dispute} close={close} />}
    </>
  );
}

interface DialogProps {
  dispute: Dispute;
  close(): void;
}

function ProposeDialog({ dispute: { id, version }, labels, close }: DialogProps & { labels: Labels }) {
  const words = disputeMessages.propose;
  const state = useForm<TypedResolution, TypedResolution>({
    schema: resolutionSchema,
    labels: { outcome: words.outcome, buyerPercent: words.buyerPercent, reason: words.reason },
    stored: { values: { outcome: '', buyerPercent: '', reason: '' } },
    async save(read) {
      await write(ProposeResolutionDocument, { input: { id, version, ...resolutionInput(read) } }, { outdates });
      notify('success', words.done);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.title} saveLabel={words.action} close={close} size="medium">
      <p className="text-muted">{words.text}</p>
      <Select {...state.field('outcome')} requiredLabel={formMessages.required} options={outcomeOptions(labels)} />
      {state.form.watch('outcome') === 'SPLIT' && (
        <TextField
          {...state.field('buyerPercent')}
          requiredLabel={formMessages.required}
          hint={words.percentHint}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextArea {...state.field('reason')} requiredLabel={formMessages.required} hint={words.reasonHint} rows={5} />
    </FormDialog>
  );
}

function ApproveDialog({ dispute: { id, version }, close }: DialogProps) {
  const words = disputeMessages.approve;
  const act = async () => {
    await write(ApproveResolutionDocument, { input: { id, version } }, { outdates });
    notify('success', words.done);
  };
  return <ConfirmWrite title={words.title} text={words.text} actionLabel={words.action} onClose={close} act={act} />;
}

function RefuseDialog({ dispute: { id, version }, close }: DialogProps) {
  const words = disputeMessages.refuse;
  const state = useForm({
    schema: refusalSchema,
    labels: { reason: words.reason },
    stored: { values: { reason: '' } },
    async save({ reason }) {
      await write(RejectResolutionDocument, { input: { id, version, reason } }, { outdates });
      notify('success', words.done);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.title} saveLabel={words.action} close={close} size="small">
      <p className="text-muted">{words.text}</p>
      <TextArea {...state.field('reason')} requiredLabel={formMessages.required} rows={3} />
    </FormDialog>
  );
}
