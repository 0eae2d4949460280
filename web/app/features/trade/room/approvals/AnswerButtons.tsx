import { onDemand } from '../../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { statePanelId } from '../StatePanel.tsx';
import type { RoomParts } from '../room.ts';
import { isPriceChanged } from '../steps.ts';
import type { Approval } from './approvals.ts';
import { approvalMessagesOf } from './messages.ts';
const RejectDialog = onDemand(() => import('./RejectDialog.tsx').then((it) => it.RejectDialog));
const StepDialog = onDemand(() => import('../StepDialog.tsx').then((it) => it.StepDialog));
const PublishDialog = onDemand(() => import('../PublishDialog.tsx').then((it) => it.PublishDialog));

/** A yes by one tap, for what it is said to stands above it; a no with its reason. */
export function AnswerButtons({ room, approval }: { room: RoomParts; approval: Approval }) {
  const { kind, allowedActions } = approval;
  const words = approvalMessagesOf(room.request);
  const [open, setOpen] = useState<'reject' | 'price'>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => setOpen(undefined);
  // What is taken back before an order goes is a button of the order itself.
  const mayWithdraw = kind !== 'PUBLISH' && allowedActions.includes('WITHDRAW');
  const mayAnswer = allowedActions.includes('APPROVE');
  if (!mayAnswer && !mayWithdraw) return null;

  async function act(answer: 'approve' | 'withdraw') {
    setPending(true);
    setFailure(undefined);
    try {
      const answers = await import('./answerApproval.ts');
      await answers[answer](room, approval);
      document.getElementById(statePanelId)?.focus();
    } catch (error) {
      // At other prices an order is confirmed by looking at them.
      const mayConfirm = room.request.allowedActions.includes('CONFIRM_AND_PUBLISH');
      if (mayConfirm && isPriceChanged(error)) setOpen('price');
      else setFailure(textOf(error, formMessages.failed, formMessages.offline));
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        {mayAnswer && (
          <>
            <Button variant="primary" pending={pending} onClick={() => void act('approve')} className="max-sm:grow">
              {words.approve[kind]}
            </Button>
            <Button onClick={() => setOpen('reject')}>{words.reject[kind]}</Button>
          </>
        )}
        {mayWithdraw && (
          <Button pending={pending} onClick={() => void act('withdraw')}>
            {words.withdraw[kind]}
          </Button>
        )}
      </div>
      {open === 'price' && <PublishDialog room={room} close={close} />}
      {open === 'reject' &&
        (kind === 'PUBLISH' ? (
          <StepDialog room={room} step="RETURN" close={close} />
        ) : (
          <RejectDialog room={room} approval={approval} close={close} />
        ))}
    </div>
  );
}
