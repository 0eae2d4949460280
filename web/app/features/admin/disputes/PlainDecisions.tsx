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
import { approvalForm, refusalForm, resolutionForm } from './plainNames.ts';

type Of = Pick<Dispute, 'id' | 'version'>;
const className = 'card card-surface card-pad-normal flex flex-col gap-3';

/** A decision, for who has no script. */
export function PlainResolution({ dispute: { id, version }, labels }: { dispute: Of; labels: Labels }) {
  const words = disputeMessages.propose;
  const { typed, problems = {}, failure } = useRefused<RefusedResolution>(resolutionForm, id) ?? {};
  return (
    <PlainForm name={resolutionForm} label={words.title} hidden={{ id, version }} className={className}>
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
        hint={words.percentHint}
        defaultValue={typed?.buyerPercent ?? ''}
        error={problems.buyerPercent}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={5}
        defaultValue={typed?.reason ?? ''}
        error={problems.reason}
      />
      <div>
        <Button type="submit" variant="primary">
          {words.action}
        </Button>
      </div>
    </PlainForm>
  );
}

/** The second yes, for who has no script. */
export function PlainApproval({ dispute: { id, version } }: { dispute: Of }) {
  const words = disputeMessages.approve;
  const { failure } = useRefused<RefusedPart<object>>(approvalForm, id) ?? {};
  return (
    <PlainForm name={approvalForm} label={words.title} hidden={{ id, version }} className={className}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p className="text-muted">{words.text}</p>
      <div>
        <Button type="submit" variant="primary">
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
