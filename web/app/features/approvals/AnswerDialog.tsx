import { useRef } from 'react';
import { ConfirmWrite } from '../../platform/forms/ConfirmWrite.tsx';
import { formatMoney } from '../../platform/numbers/money.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { isPriceChanged } from '../tradeSteps/steps/steps.ts';
import { approve, withdraw } from './answerApproval.ts';
import { coveredText, sellersText } from './ApprovalFacts.tsx';
import type { Approval } from './approvals.ts';
import { approvalMessagesOf } from './messages.ts';

interface AnswerDialogProps {
  room: RoomParts;
  approval: Approval;
  answer: 'approve' | 'withdraw';
  close(): void;
  /** Where the viewer can look at other prices and confirm those. */
  showPrice: (() => void) | undefined;
}

/** Asks once more before a yes, with what it is said to, or before the question is taken back. */
export function AnswerDialog({ room, approval, answer, close, showPrice }: AnswerDialogProps) {
  const { kind, amountRial } = approval;
  const words = approvalMessagesOf(room.request);
  const isOtherPrice = useRef(false);
  const act = async () => {
    if (answer === 'withdraw') return withdraw(room, approval);
    return approve(room, approval).catch((error: unknown) => {
      if (!showPrice || !isPriceChanged(error)) throw error;
      isOtherPrice.current = true;
    });
  };
  return (
    <ConfirmWrite
      title={answer === 'approve' ? words.question[kind] : words.withdrawal.title}
      text={
        answer === 'approve'
          ? words.summary(formatMoney(amountRial), sellersText(approval), coveredText(approval))
          : words.withdrawal.text
      }
      actionLabel={answer === 'approve' ? words.approve[kind] : words.withdraw[kind]}
      onClose={() => (showPrice && isOtherPrice.current ? showPrice() : close())}
      act={act}
    />
  );
}
