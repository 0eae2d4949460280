import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { recipientMessages } from '../../tradeSteps/recipients/messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { type Approval, mayApprove, mayReject } from '../approvals.ts';
import { approvalMessages as words } from '../messages.ts';
import { plainApprovalName } from './names.ts';
import type { RefusedApproval } from './answerPlainly.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

interface PlainApprovalProps {
  request: RoomParts['request'];
  approval: Approval;
}

function ApprovalForms({ request, approval }: PlainApprovalProps) {
  const { id, kind, allowedActions } = approval;
  const refused = useRefused<RefusedApproval>(plainApprovalName, id);
  const { typed = { reason: '' }, problems = {}, failure } = refused ?? {};
  if (kind === 'PUBLISH' || allowedActions.length === 0) return null;
  const { id: requestId, version } = request;
  return (
    <PlainForm name={plainApprovalName} label={words.question[kind]} hidden={{ id, requestId, version }}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {mayApprove(approval) && (
        <div>
          <Button type="submit" name="act" value="APPROVE" variant="primary">
            {words.approve[kind]}
          </Button>
        </div>
      )}
      {mayReject(approval) && (
        <>
          <TextArea
            name="reason"
            label={words.rejection.reason}
            to={recipientMessages.colleagues}
            hint={words.rejection.hint}
            rows={3}
            maxLength={1_000}
            defaultValue={typed.reason}
            error={problems.reason}
          />
          <div>
            <Button type="submit" name="act" value="REJECT">
              {words.reject[kind]}
            </Button>
          </div>
        </>
      )}
      {allowedActions.includes('WITHDRAW') && (
        <div>
          <Button type="submit" name="act" value="WITHDRAW">
            {words.withdraw[kind]}
          </Button>
        </div>
      )}
    </PlainForm>
  );
}

/** A yes, a no with its reason, or taking it back, for who has no script. Whether an order may go is asked among its steps. */
export const PlainApproval = plainPart(import.meta.env.SSR && ApprovalForms);
