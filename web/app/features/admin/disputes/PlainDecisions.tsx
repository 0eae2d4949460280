import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { type RefusedPart, useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import type { RefusedRefusal, RefusedResolution } from './decidePlainly.ts';
import { outcomeOptions } from './decisions.ts';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from './DisputeCase.generated.ts';
import { disputeMessages } from './messages.ts';
import { approvalForm, mediationForm, refusalForm, resolutionForm, unmediationForm } from './plainNames.ts';

type Of = Pick<Dispute, 'id' | 'version'>;
interface ProposalProps {
  dispute: Of;
  labels: Labels;
  kind: keyof typeof proposals;
}
const className = 'card card-surface card-pad-normal flex flex-col gap-3';

const proposals = {
  resolution: { form: resolutionForm, words: { ...disputeMessages.propose, rows: 5 } },
  mediation: { form: mediationForm, words: { ...disputeMessages.settle, rows: 3 } },
};

/** A decision, or a settlement for both sides, for who has no script. */
export function PlainProposal({ dispute: { id, version }, labels, kind }: ProposalProps) {
  const { form, words } = proposals[kind];
  const { typed, problems = {}, failure } = useRefused<RefusedResolution>(form, id) ?? {};
  return (
    <PlainForm name={form} label={words.title} hidden={{ id, version }} className={className}>
      <h2 className="text-[1.125rem] leading-8">{words.title}</h2>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{words.text}</p>
      <Select
        name="outcome"
        label={words.outcome}
        defaultValue={typed?.outcome ?? ''}
        error={problems.outcome}
        options={outcomeOptions(labels)}
      />
      <TextField
        name="buyerPercent"
        label={words.buyerPercent}
        hint={disputeMessages.propose.percentHint}
        defaultValue={typed?.buyerPercent ?? ''}
        error={problems.buyerPercent}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={words.rows}
        defaultValue={typed?.reason ?? ''}
        error={problems.reason}
      />
      <div>
        <Button type="submit" variant={kind === 'resolution' ? 'primary' : 'secondary'}>
          {words.action}
        </Button>
      </div>
    </PlainForm>
  );
}

const wordless = {
  approval: { form: approvalForm, words: disputeMessages.approve },
  withdrawal: { form: unmediationForm, words: disputeMessages.unsettle },
};

/** The second yes, or the end of a proposed settlement, for who has no script. */
export function PlainWordless({ dispute: { id, version }, kind }: { dispute: Of; kind: keyof typeof wordless }) {
  const { form, words } = wordless[kind];
  const { failure } = useRefused<RefusedPart<object>>(form, id) ?? {};
  return (
    <PlainForm name={form} label={words.title} hidden={{ id, version }} className={className}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{words.text}</p>
      <div>
        <Button type="submit" variant={kind === 'approval' ? 'primary' : 'secondary'}>
          {words.action}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Another decision is wanted, for who has no script. */
export function PlainRefusal({ dispute: { id, version } }: { dispute: Of }) {
  const words = disputeMessages.refuse;
  const { typed, problems = {}, failure } = useRefused<RefusedRefusal>(refusalForm, id) ?? {};
  return (
    <PlainForm name={refusalForm} label={words.title} hidden={{ id, version }} className={className}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{words.text}</p>
      <TextArea
        name="reason"
        label={words.reason}
        rows={3}
        defaultValue={typed?.reason ?? ''}
        error={problems.reason}
      />
      <div>
        <Button type="submit">{words.action}</Button>
      </div>
    </PlainForm>
  );
}
