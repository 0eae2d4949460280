import type { Queryable } from '../../../platform/database/database.ts';
import { decimal } from '../../../platform/decimal.ts';
import type { ErrorCode } from '../../../platform/error-codes.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { amountNow } from './amounts/sold-now.ts';
import { type LineRow, offerLines } from './lines.repository.ts';
import { isOfOffer, problemsOfLines } from './line-rules.ts';
import { readOrderNeeds } from './needs/order-needs.ts';
import { readOffered } from './offered-lines.repository.ts';
import type { NeedsGround } from '../requests/ground.ts';
import { type FindAddress, inputOf, type OrderInput } from '../requests/order-content.ts';
import type { TradeRequestRow } from '../requests/requests.repository.ts';
import type { TradeRequestCopy } from '../requests/trade-steps.schemas.ts';

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
  { ground, findAddress }: { ground: NeedsGround; findAddress: FindAddress },
): Promise<Copied> {
  const { now, units } = ground;
  const address = row.addressId === null ? undefined : await findAddress(row.addressId);
  const ids = offerLines(chosen).map(({ supplierProductId }) => supplierProductId);
  const offers = new Map((await readOffered(db, ids, now)).map((each) => [each.supplierProductId, each]));
  const { neededBy: _, buyerReference: __, addressId, paymentTerm, ...copied } = inputOf(row, chosen);
  const destination = address?.stateId === undefined ? undefined : { stateId: address.stateId, cityId: address.cityId };
  // Who sells by another unit or pack now sells the same amount of it, or is asked for again.
  const amounts = chosen.map((line) => {
    const offer = line.supplierProductId === null ? undefined : offers.get(line.supplierProductId);
    return offer ? amountNow(decimal(line.quantity), line, offer, units)?.toFixed() : line.quantity;
  });
  // Of a new order they are new lines.
  const again = copied.lines.map(({ lineId: _id, ...line }, at) => ({
    ...line,
    quantity: amounts[at] ?? line.quantity,
  }));
  const { acceptListPrice } = row;
  const { errors } = readOrderNeeds(again, { ground, known: [], categoryType: row.categoryType, acceptListPrice });
  const problems = new Map<number, ErrorCode>(
    [...errors, ...problemsOfLines(again, offers, { destination, acceptListPrice })].flatMap(({ field, code }) => {
      const [, at] = /^lines\[(\d+)\]/.exec(field) ?? [];
      return at === undefined ? [] : [[Number(at), code] as const];
    }),
  );
  for (const [at, amount] of amounts.entries())
    if (amount === undefined && !problems.has(at)) problems.set(at, 'UNIT_CHANGED');
  const leftOut = chosen.flatMap(({ id, supplierProductId, snapshot }, at) => {
    const code = problems.get(at);
    if (!code) return [];
    return [{ lineId: id, ...(supplierProductId !== null && { supplierProductId }), title: snapshot.title, code }];
  });
  const kept = again.filter((_line, at) => !problems.has(at));
  const first = kept.find(isOfOffer);
  if (!first) throw new Problem(409, 'NOTHING_TO_COPY');
  const terms = offers.get(first.supplierProductId)?.paymentTerms ?? [];
  const input = {
    ...copied,
    lines: kept,
    ...(address && addressId !== undefined && { addressId }),
    ...(paymentTerm !== undefined && terms.includes(paymentTerm) && { paymentTerm }),
  };
  return { input, leftOut };
}
