import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../design/Dialog.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { write } from '../../../platform/graph/write.ts';
import type { TradeRequestKind } from '../../../platform/graph/types.generated.ts';
import { outdates } from '../order/beginOrder.ts';
import { editHref } from '../order/paths.ts';
import { orderWritten } from '../order/refusals.ts';
import { type CopyTradeRequestMutation, CopyTradeRequestDocument } from './copyOrder.generated.ts';
import { isLess, LeftOut } from './LeftOut.tsx';
import { copyMessages as words } from './messages.ts';

type Copy = NonNullable<NonNullable<CopyTradeRequestMutation['copyTradeRequest']>['tradeRequestCopy']>;

/** Asks before a new draft is made, and leads to it; where lines are not in it, says which and why first. */
export default function CopyDialog({ id, kind, close }: { id: string; kind: TradeRequestKind; close(): void }) {
  const navigate = useNavigate();
  const [made, setMade] = useState<Copy>();
  async function copy() {
    const { tradeRequestCopy } = await orderWritten(
      write(CopyTradeRequestDocument, { input: { tradeRequestId: id } }, { outdates }),
    );
    if (isLess(tradeRequestCopy)) setMade(tradeRequestCopy);
    else await navigate(editHref(tradeRequestCopy.tradeRequest.id));
  }
  if (made)
    return (
      <Dialog
        open
        onClose={close}
        title={words.button[kind]}
        closeLabel={formMessages.close}
        footer={
          <LinkButton variant="primary" href={editHref(made.tradeRequest.id)}>
            {words.goOn}
          </LinkButton>
        }
      >
        <LeftOut made={made} />
      </Dialog>
    );
  return (
    <ConfirmWrite
      title={words.button[kind]}
      text={words.text[kind]}
      actionLabel={words.act}
      onClose={close}
      act={copy}
    />
  );
}
