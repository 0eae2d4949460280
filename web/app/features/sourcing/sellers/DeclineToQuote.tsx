import { onDemand } from '../../../platform/site/onDemand.tsx';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import type { TradeReason } from '../../../platform/graph/types.generated.ts';
import { reasonOptions } from '../declining/reasonOptions.ts';
import { PlainDeclining } from '../declining/plain/PlainDeclining.tsx';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { sellerMessages } from './messages.ts';
import { plainDecliningName } from './plain/names.ts';
const DecliningDialog = onDemand(() => import('../declining/DecliningDialog.tsx').then((it) => it.DecliningDialog));

const words = sellerMessages.decline;
/** Why a seller may say that it sends no offer. */
const reasons: readonly TradeReason[] = ['PRICE', 'LEAD_TIME', 'SPEC', 'CAPACITY', 'TERMS', 'OTHER'];

/** How a seller of an open request says that it sends no offer; nothing where it cannot. */
export function DeclineToQuote({ room }: { room: RoomParts }) {
  const [isOpen, setOpen] = useState(false);
  const { id: requestId, version, side, participations } = room.request;
  const part = participations.find(({ allowedActions }) => allowedActions.includes('DECLINE_TO_QUOTE'));
  if (side !== 'SELLER' || !part) return null;
  const options = reasonOptions(reasons, room.labels.tradeReasons);
  return (
    <div>
      <PlainDeclining
        name={plainDecliningName}
        hidden={{ id: part.id, requestId, version }}
        said={words}
        to={room.request.buyerName}
        options={options}
      />
      <span className="noscript:hidden">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {words.action}
        </Button>
      </span>
      {isOpen && (
        <DecliningDialog
          said={words}
          to={room.request.buyerName}
          options={options}
          decline={async (said) => (await import('./acts.ts')).declineToQuote(room, part, said)}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
