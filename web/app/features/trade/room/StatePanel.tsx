import { Alert } from '../../../design/Alert.tsx';
import type { StatusKind } from '../../../design/statusKind.ts';
import type { TradeStatus } from '../../../platform/graph/types.generated.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';

import { fieldsToMend, waitsOf } from '../../tradeSteps/components/missing.ts';
import { Deadline } from '../../tradeSteps/components/Moment.tsx';
import type { Turn_RequestFragment } from '../../tradeSteps/components/Turn.generated.ts';
import { isOwnTurn, turnText } from '../../tradeSteps/components/whoseTurn.ts';
import { editHref } from '../list/list.ts';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import { amountText, coveredText, sellersText } from '../../approvals/ApprovalFacts.tsx';
import { waitingOf } from '../../approvals/approvals.ts';
import { approvalMessages } from '../../approvals/messages.ts';
import { isInquiry } from '../../tradeSteps/requestWord/messages.ts';
import { openQuestionText, openStates } from './opened/messages.ts';
import { openQuestions } from './openQuestions.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = tradeMessages.room;
const kinds: Partial<Record<TradeStatus, StatusKind>> = {
  AGREED: 'success',
  COMPLETED: 'success',
  DECLINED: 'error',
  CANCELLED: 'error',
  EXPIRED: 'error',
};

/** Where the focus goes when a step was taken. */
export const statePanelId = 'state';

/** Where an order stands, whose turn it is and until when, and why it ended or came back. */
export function StatePanel({ request, labels }: Pick<RoomParts, 'request' | 'labels'>) {
  const { status, side, reasonCode, reason, missing } = request;
  const lacks = fieldsToMend(missing);
  const stands = (isInquiry(request) && openStates[status]) || words.state[status];
  const awaited = readFragment<Turn_RequestFragment>(request);
  const { deadlineAt } = awaited;
  const isOwn = isOwnTurn(awaited);
  const turn = turnText(awaited);
  // Of an order that is still to be delivered its buyer is asked about what came of it.
  const isReviewing = isOwn && side === 'BUYER' && status === 'IN_FULFILMENT';
  const isAnswering = isOwn && side === 'BUYER' && isInquiry(request) && openQuestions(request).length > 0;
  return (
    <div id={statePanelId}>
      <Alert kind={kinds[status] ?? (isOwn ? 'warning' : 'info')}>
        {turn && (
          <p className="font-medium">
            {turn}
            {deadlineAt && (
              <>
                {' '}
                {tradeMessages.until} <Deadline at={deadlineAt} />
              </>
            )}
          </p>
        )}
        <p>{isAnswering ? openQuestionText : isReviewing ? words.review : stands[isOwn ? 'own' : side]}</p>
        {waitingOf(request).map((approval) => (
          <p key={approval.id} className="font-medium">
            {approvalMessages.summary(
              amountText(approval, request.unpricedLineCount),
              sellersText(approval),
              coveredText(approval),
            )}
          </p>
        ))}
        {status === 'DRAFT' && reason && (
          <p>
            {words.returned} <bdi className="whitespace-pre-wrap">{reason}</bdi>
          </p>
        )}
        {reasonCode && <p>{words.because(labelOf(labels.tradeReasons, reasonCode))}</p>}
        {status !== 'DRAFT' && reason && (
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {reason}
          </p>
        )}
        {lacks.length > 0 && (
          <p>
            {words.missing}{' '}
            <a href={editHref(request.id)} className="link">
              {lacks.map((field) => words.missingField[field] ?? field).join(words.separator)}
            </a>
          </p>
        )}
        {waitsOf(missing).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
    </div>
  );
}
