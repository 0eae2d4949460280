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
import {
  mediationSchema,
  outcomeOptions,
  refusalSchema,
  resolutionInput,
  resolutionSchema,
  type TypedResolution,
} from './decisions.ts';
import {
  ApproveResolutionDocument,
  type DisputeCase_DisputeFragment as Dispute,
  type DisputeCase_LabelsFragment as Labels,
  ProposeMediatedSettlementDocument,
  ProposeResolutionDocument,
  RejectResolutionDocument,
  WithdrawMediatedSettlementDocument,
} from './DisputeCase.generated.ts';
import { disputeMessages } from './messages.ts';
import { PlainProposal, PlainRefusal, PlainWordless } from './PlainDecisions.tsx';

interface DecisionsProps {
  dispute: Dispute;
  labels: Labels;
}
type Action = Dispute['allowedActions'][number];

const outdates = [DisputeScreenDocument] as const;
const wordsOf = {
  PROPOSE: 'propose',
  APPROVE: 'approve',
  REFUSE: 'refuse',
  ASK_SETTLEMENT: 'settle',
  WITHDRAW_SETTLEMENT: 'unsettle',
} as const;
const second: readonly Action[] = ['REFUSE', 'ASK_SETTLEMENT', 'WITHDRAW_SETTLEMENT'];

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
              variant={second.includes(action) ? 'secondary' : 'primary'}
              onClick={() => setOpened(action)}
            >
              {disputeMessages[wordsOf[action]].action}
            </Button>
          ))}
        </div>
      )}
      {allowedActions.includes('PROPOSE') && <PlainProposal kind="resolution" dispute={dispute} labels={labels} />}
      {allowedActions.includes('ASK_SETTLEMENT') && (
        <PlainProposal kind="mediation" dispute={dispute} labels={labels} />
      )}
      {allowedActions.includes('WITHDRAW_SETTLEMENT') && <PlainWordless kind="withdrawal" dispute={dispute} />}
      {allowedActions.includes('APPROVE') && <PlainWordless kind="approval" dispute={dispute} />}
      {allowedActions.includes('REFUSE') && <PlainRefusal dispute={dispute} />}
      {opened === 'PROPOSE' && <ProposeDialog kind="resolution" dispute={dispute} labels={labels} close={close} />}
      {opened === 'ASK_SETTLEMENT' && (
        <ProposeDialog kind="mediation" dispute={dispute} labels={labels} close={close} />
      )}
      {(opened === 'APPROVE' || opened === 'WITHDRAW_SETTLEMENT') && (
        <WordlessDialog action={opened} dispute={dispute} close={close} />
      )}
      {opened === 'REFUSE' && <RefuseDialog dispute={dispute} close={close} />}
    </>
  );
}

interface DialogProps {
  dispute: Dispute;
  close(): void;
}

const proposals = {
  resolution: { words: disputeMessages.propose, schema: resolutionSchema, document: ProposeResolutionDocument },
  mediation: { words: disputeMessages.settle, schema: mediationSchema, document: ProposeMediatedSettlementDocument },
};
type ProposeProps = DialogProps & { labels: Labels; kind: keyof typeof proposals };

/** A decision, or a settlement for both sides. */
function ProposeDialog({ dispute: { id, version }, labels, kind, close }: ProposeProps) {
  const { words, schema, document } = proposals[kind];
  const isDecision = kind === 'resolution';
  const state = useForm<TypedResolution, TypedResolution>({
    schema,
    labels: { outcome: words.outcome, buyerPercent: words.buyerPercent, reason: words.reason },
    stored: { values: { outcome: '', buyerPercent: '', reason: '' } },
    async save(read) {
      await write(
        document as typeof ProposeResolutionDocument,
        { input: { disputeId: id, version, ...resolutionInput(read) } },
        { outdates },
      );
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
          hint={disputeMessages.propose.percentHint}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextArea
        {...state.field('reason')}
        {...(isDecision && { requiredLabel: formMessages.required })}
        hint={words.reasonHint}
        rows={isDecision ? 5 : 3}
      />
    </FormDialog>
  );
}

const wordless = { APPROVE: ApproveResolutionDocument, WITHDRAW_SETTLEMENT: WithdrawMediatedSettlementDocument };

function WordlessDialog({ dispute: { id, version }, action, close }: DialogProps & { action: keyof typeof wordless }) {
  const words = disputeMessages[wordsOf[action]];
  const act = async () => {
    await write(
      wordless[action] as typeof ApproveResolutionDocument,
      { input: { disputeId: id, version } },
      { outdates },
    );
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
      await write(RejectResolutionDocument, { input: { disputeId: id, version, reason } }, { outdates });
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
