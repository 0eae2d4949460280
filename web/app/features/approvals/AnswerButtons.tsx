import { onDemand } from '../../platform/site/onDemand.tsx';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { type Approval, mayApprove, mayReject } from './approvals.ts';
import { approvalMessagesOf } from './messages.ts';
const AnswerDialog = onDemand(() => import('./AnswerDialog.tsx').then((it) => it.AnswerDialog));
const RejectDialog = onDemand(() => import('./RejectDialog.tsx').then((it) => it.RejectDialog));
const StepDialog = onDemand(() => import('../tradeSteps/steps/StepDialog.tsx').then((it) => it.StepDialog));
const PublishDialog = onDemand(() => import('../trade/room/PublishDialog.tsx').then((it) => it.PublishDialog));

interface AnswerButtonsProps {
  room: RoomParts;
  approval: Approval;
  /** Whether a dialog of it is open, for who keeps the focus when the buttons are gone with their question. */
  tellOpen(isOpen: boolean): void;
}

/** A yes, a no with its reason, or taking the question back: each is asked once more, as wherever something is confirmed. */
export function AnswerButtons({ room, approval, tellOpen }: AnswerButtonsProps) {
  const { kind, allowedActions } = approval;
  const words = approvalMessagesOf(room.request);
  const [open, setOpen] = useState<'approve' | 'reject' | 'withdraw' | 'price'>();
  const close = () => setOpen(undefined);
  const isOpen = open !== undefined;
  useEffect(() => {
    tellOpen(isOpen);
    return () => tellOpen(false);
  }, [isOpen, tellOpen]);
  // What is taken back before an order goes is a button of the order itself.
  const mayWithdraw = kind !== 'PUBLISH' && allowedActions.includes('WITHDRAW');
  const mayAgree = mayApprove(approval);
  const mayRefuse = mayReject(approval);
  // Whoever may let the order go sees the price of now first, by the same dialog as beside the order.
  const mayConfirm = room.request.allowedActions.includes('CONFIRM_AND_PUBLISH');
  if (!mayAgree && !mayRefuse && !mayWithdraw) return null;
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {mayAgree && (
        <Button
          variant="primary"
          onClick={() => setOpen(kind === 'PUBLISH' && mayConfirm ? 'price' : 'approve')}
          className="max-sm:grow"
        >
          {words.approve[kind]}
        </Button>
      )}
      {mayRefuse && <Button onClick={() => setOpen('reject')}>{words.reject[kind]}</Button>}
      {mayWithdraw && <Button onClick={() => setOpen('withdraw')}>{words.withdraw[kind]}</Button>}
      {open === 'price' && <PublishDialog room={room} close={close} />}
      {(open === 'approve' || open === 'withdraw') && (
        <AnswerDialog
          room={room}
          approval={approval}
          answer={open}
          close={close}
          // At other prices an order is confirmed by looking at them.
          showPrice={mayConfirm ? () => setOpen('price') : undefined}
        />
      )}
      {open === 'reject' &&
        (kind === 'PUBLISH' ? (
          <StepDialog room={room} step="RETURN" close={close} />
        ) : (
          <RejectDialog room={room} approval={approval} close={close} />
        ))}
    </div>
  );
}
