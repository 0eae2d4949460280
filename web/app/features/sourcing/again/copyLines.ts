import { write } from '../../../platform/graph/write.ts';
import { outdates } from '../order/beginOrder.ts';
import { editHref } from '../order/paths.ts';
import { orderWritten } from '../order/refusals.ts';
import { CopyTradeRequestDocument } from './copyOrder.generated.ts';

/** Makes a request to several sellers of some lines of a request, as a draft. @returns where it is edited */
export async function copyLines(id: string, lineIds: string[]): Promise<string> {
  const input = { tradeRequestId: id, lineIds, asksSeveral: true };
  const { tradeRequestCopy } = await orderWritten(write(CopyTradeRequestDocument, { input }, { outdates }));
  return editHref(tradeRequestCopy.tradeRequest.id);
}
