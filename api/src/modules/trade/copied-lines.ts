import type { Queryable } from '../../platform/database/database.ts';
import { decimal } from '../../platform/decimal.ts';
import type { ErrorCode } from '../../platform/error-codes.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { amountNow } from './amounts/sold-now.ts';
import { type LineRow, offerLines } from './lines.repository.ts';
import { problemsOfLines } from './line-rules.ts';
import { readOffered } from './offered-lines.repository.ts';
import { type FindAddress, inputOf, type OrderGround, type OrderInput } from './order-content.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeRequestCopy } from './trade-steps.schemas.ts';

type Copied = { input: OrderInput } & Pick<TradeRequestCopy, 'leftOut'>;

/** Some lines of a request, or all. @throws Problem 400 for a line of another request */
export function chosenLines(lines: readonly LineRow[], lineIds: readonly string[] | undefined): readonly LineRow[] {
  if (!lineIds) return lines;
  const index = lineIds.findIndex((id) => lines.every((line) => line.id !== id));
  if (index >= 0) invalid(`lineIds[${index}]`, 'UNKNOWN_VALUE');
  return lines.filter(({ id }) => lineIds.includes(id));
}

/**
 * What of a request can be ordered again now, as a new order of the same seller. When it is needed and the buyer's own number
 * belong to the old one. @throws Problem 409 NOTHING_TO_COPY
 */
export async function readCopy(
  db: Queryable,
  row: TradeRequestRow,
  chosen: readonly LineRow[],
  { ground: { now, units }, findAddress }: { ground: OrderGround; findAddress: FindAddress },
): Promise<Copied> {
  const lines = offerLines(chosen);
  const address = row.addressId === null ? undefined : await findAddress(row.addressId);
  const ids = lines.map(({ supplierProductId }) => supplierProductId);
  const offers = new Map((await readOffered(db, ids, now)).map((each) => [each.supplierProductId, each]));
  const { neededBy: _, buyerReference: __, addressId, paymentTerm, ...copied } = inputOf(row, lines);
  const destination = address?.stateId === undefined ? undefined : { stateId: address.stateId, cityId: address.cityId };
  // Who sells by another unit or pack now sells the same amount of it, or is asked for again.
  const amounts = lines.map((line) => {
    const offer = offers.get(line.supplierProductId);
    return offer ? amountNow(decimal(line.quantity), line, offer, units)?.toFixed() : line.quantity;
  });
  const again = copied.lines.map((line, at) => ({ ...line, quantity: amounts[at] ?? line.quantity }));
  const problems = new Map<number, ErrorCode>(
    problemsOfLines(again, offers, { destination, acceptListPrice: row.acceptListPrice }).map(({ field, code }) => [
      Number(/\d+/.exec(field)![0]),
      code,
    ]),
  );
  for (const [at, amount] of amounts.entries())
    if (amount === undefined && !problems.has(at)) problems.set(at, 'UNIT_CHANGED');
  const leftOut = lines.flatMap(({ id, supplierProductId, snapshot }, at) => {
    const code = problems.get(at);
    return code ? [{ lineId: id, supplierProductId, title: snapshot.title, code }] : [];
  });
  if (leftOut.length === lines.length) throw new Problem(409, 'NOTHING_TO_COPY');
  const kept = again.filter((_line, at) => !problems.has(at));
  const terms = offers.get(kept[0]!.supplierProductId)?.paymentTerms ?? [];
  const input = {
    ...copied,
    lines: kept,
    ...(address && addressId !== undefined && { addressId }),
    ...(paymentTerm !== undefined && terms.includes(paymentTerm) && { paymentTerm }),
  };
  return { input, leftOut };
}
