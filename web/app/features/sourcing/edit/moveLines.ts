import type { NavigateFunction } from 'react-router-dom';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { MoveLinesToOpenRequestInput } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { openEditHref } from '../open/paths.ts';
import { outdates } from '../order/beginOrder.ts';
import { orderWritten } from '../order/refusals.ts';
import { orderEditMessages } from './messages.ts';
import { MoveLinesToOpenRequestDocument, type OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

const words = orderEditMessages.lacking;

type Input = Omit<MoveLinesToOpenRequestInput, 'idempotencyKey'>;

/** Moves lines of a draft into a request to several sellers, and says where they are. @returns the draft. Rejects with a GraphError */
export async function moveLines(input: Input, navigate: NavigateFunction): Promise<Order> {
  const { movedLines } = await orderWritten(write(MoveLinesToOpenRequestDocument, { input }, { outdates }));
  const { tradeRequest, openRequest } = movedLines;
  const act = () => void navigate(openEditHref(openRequest.id));
  notify('success', words.moved(openRequest.number), { label: words.open, act });
  return readFragment<Order>(tradeRequest);
}
