import { useState } from 'react';
import { FoldArrow } from '../../design/FoldArrow.tsx';
import { Card } from '../../design/Card.tsx';
import { Section } from '../../design/Section.tsx';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import { statePanelId } from '../trade/room/StatePanel.tsx';
import { useFocusBack } from '../tradeSteps/steps/useFocusBack.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { endedOf, lacksOf, waitingOf } from './approvals.ts';
import { approvalMessagesOf } from './messages.ts';
import { PlainApproval } from './plain/PlainApproval.tsx';

/** What the company is asked about an order, and what it was asked before. Nothing for its seller. */
export function Approvals({ room }: { room: RoomParts }) {
  const { request, labels } = room;
  const words = approvalMessagesOf(request);
  const [isOpen, setOpen] = useState(false);
  useFocusBack(isOpen, statePanelId);
  const waiting = waitingOf(request);
  const ended = endedOf(request);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-4">
        {waiting.map((approval) => (
          <Card key={approval.id} className="flex flex-col gap-3">
            <h3 className="font-medium">
              {approval.allowedActions.includes('APPROVE') ? words.question[approval.kind] : words.name[approval.kind]}
            </h3>
            <ApprovalFacts approval={approval} unpricedLineCount={request.unpricedLineCount} labels={labels} />
            {lacksOf(approval, request).map((text) => (
              <p key={text} className="text-muted">
                {text}
              </p>
            ))}
            <AnswerButtons room={room} approval={approval} tellOpen={setOpen} />
            <PlainApproval request={request} approval={approval} />
          </Card>
        ))}
        {ended.length > 0 && (
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-primary">
              {words.earlier(formatInteger(ended.length))}
              <FoldArrow />
            </summary>
            <ul className="flex flex-col gap-3">
              {ended.map((approval) => (
                <Card as="li" key={approval.id} className="flex flex-col gap-2">
                  <h3 className="font-medium">{words.name[approval.kind]}</h3>
                  <ApprovalFacts approval={approval} unpricedLineCount={request.unpricedLineCount} labels={labels} />
                </Card>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Section>
  );
}
