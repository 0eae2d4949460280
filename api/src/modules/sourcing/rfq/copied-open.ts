import type { Queryable } from '../../../platform/database/database.ts';
import { decimal } from '../../../platform/decimal.ts';
import type { ErrorCode } from '../../../platform/error-codes.ts';
import { Problem } from '../../../platform/problem.ts';
import { amountNow } from '../lines/amounts/sold-now.ts';
import type { NeedsGround } from '../requests/ground.ts';
import { type LineRow, offerLines } from '../lines/lines.repository.ts';
import { neededInputOf, readNeededLines } from '../lines/needs/needed-lines.ts';
import { readOffered } from '../lines/offered-lines.repository.ts';
import type { FindAddress } from '../requests/order-content.ts';
import type { TradeRequestRow } from '../requests/requests.repository.ts';
import type { TradeRequestCopy } from '../requests/trade-steps.schemas.ts';
import type { OpenInput } from './open.schemas.ts';
import { openInputOf } from './open-content.ts';
import { findUnaskable } from './sellers.ts';

type Copied = { input: OpenInput } & Pick<TradeRequestCopy, 'leftOut' | 'leftOutSellers'>;
type Reading = { ground: NeedsGround; findAddress: FindAddress; buyerId: string };

/**
 * What of an open request can be asked for again now. When it is needed, the time for offers and the buyer's own number belong to
 * the old one. @throws Problem 409 NOTHING_TO_COPY
 */
export async function readOpenCopy(
  db: Queryable,
  row: TradeRequestRow,
  chosen: readonly LineRow[],
  { ground, findAddress, buyerId }: Reading,
): Promise<Copied> {
  const ids = offerLines(chosen).map(({ supplierProductId }) => supplierProductId);
  const offers = new Map((await readOffered(db, ids, ground.now)).map((each) => [each.supplierProductId, each]));
  // Who sells by another unit or pack now is asked for the same amount.
  const amounts = chosen.map((line) => {
    const offer = line.supplierProductId === null ? undefined : offers.get(line.supplierProductId);
    return offer ? amountNow(decimal(line.quantity), line, offer, ground.units)?.toFixed() : line.quantity;
  });
  // Of a new request they are new lines.
  const asked = neededInputOf(chosen).map(({ lineId: _, ...line }, at) => ({
    ...line,
    quantity: amounts[at] ?? line.quantity,
  }));
  // An order to one seller has a type, whatever is chosen of it.
  const categoryType = row.kind === 'DIRECT_ORDER' ? row.categoryType : undefined;
  const { errors } = await readNeededLines(db, asked, ground, { categoryType });
  const codes = new Map<number, ErrorCode>(
    errors.map(({ field, code }) => [Number(/^lines\[(\d+)\]/.exec(field)?.[1]), code]),
  );
  for (const [at, amount] of amounts.entries())
    if (amount === undefined && !codes.has(at)) codes.set(at, 'UNIT_CHANGED');
  const lines = asked.filter((_, at) => !codes.has(at));
  // What is left may tell of no kind any more, by which sellers are found.
  if (lines.length === 0 || (await readNeededLines(db, lines, ground, { categoryType })).errors.length > 0)
    throw new Problem(409, 'NOTHING_TO_COPY');
  const { neededBy: _, quoteDeadlineAt: __, buyerReference: ___, ...kept } = openInputOf(row, chosen);
  const { addressId, description, ...copied } = kept;
  // Of those who came by themselves to a public request nobody is asked, nor whom the buyer stopped asking, nor the one seller who
  // did not have it.
  const sellers =
    row.visibility !== 'INVITED'
      ? []
      : row.chains.filter(({ participationStatus }) => participationStatus !== 'REMOVED');
  const unaskable = await findUnaskable(
    db,
    sellers.map(({ merchantId }) => merchantId),
    buyerId,
  );
  const address = addressId === undefined ? undefined : await findAddress(addressId);
  return {
    input: {
      ...copied,
      lines,
      // What was written to one seller is for that one.
      ...(row.kind !== 'DIRECT_ORDER' && description !== undefined && { description }),
      ...(row.visibility === 'DIRECT' && { visibility: 'INVITED' as const }),
      merchantIds: sellers.flatMap(({ merchantId }) => (unaskable.has(merchantId) ? [] : [merchantId])),
      ...(address && addressId !== undefined && { addressId }),
    },
    leftOut: chosen.flatMap(({ id, supplierProductId, snapshot }, at) => {
      const code = codes.get(at);
      if (code === undefined) return [];
      return [{ lineId: id, ...(supplierProductId !== null && { supplierProductId }), title: snapshot.title, code }];
    }),
    leftOutSellers: sellers.flatMap(({ merchantId, sellerName }) => {
      const code = unaskable.get(merchantId);
      return code ? [{ merchantId, merchantName: sellerName, code }] : [];
    }),
  };
}
