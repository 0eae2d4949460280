import type { Queryable } from '../../../platform/database/database.ts';
import { type Decimal, decimal, parseTyped } from '../../../platform/decimal.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { faultsIn } from '../../../platform/lacks.ts';
import { invalidAll } from '../../../platform/problem.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import { problemOfCount, type UnitTable } from '../../reference/index.ts';
import { hashOf } from '../../../platform/sealing.ts';
import type { OrderGround } from '../requests/ground.ts';
import { refuseIncomplete } from '../requests/incomplete.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { plannedOf, problemsOfMilestones, typedMilestones } from '../../orders/milestones/shares.ts';
import { type OfferedRow, readOffered } from '../lines/offered-lines.repository.ts';
import type { TradeRequestRow } from '../requests/requests.repository.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import { isAsAsked } from './alternatives.ts';
import { ratioBetween, sameAmount } from '../lines/amounts/same-amount.ts';
import { measureOfLine, measureOfOffered } from './line-units.ts';
import { isTooMuchOff, priceCost, priceLine, totalsOfQuote } from './quote-prices.ts';
import type { QuoteFields, QuoteLineRow } from './quotes.repository.ts';
import type { NewQuoteLine, QuoteContent } from './quotes.schemas.ts';
import { problemOfValidity } from './validity.ts';

const MOST_TOLERANCE = 10;
const TOLERANCE = /^\d{1,2}(\.\d{1,2})?$/;

export type Reading = { row: TradeRequestRow; lines: readonly LineRow[]; ground: OrderGround };
/** Offers of the market by their ids. */
export type Alternatives = ReadonlyMap<string, OfferedRow>;
type Judging = Reading & { offers: Alternatives };
export type ReadQuote = { fields: QuoteFields; lines: QuoteLineRow[] };

/** What is offered instead of what was asked, at once for all offers. */
export async function readAlternatives(
  db: Queryable,
  inputs: readonly Pick<QuoteContent, 'lines'>[],
  now: Date,
): Promise<Alternatives> {
  const wanted = inputs.flatMap(({ lines }) => lines.flatMap(({ alternativeSupplierProductId: id }) => id ?? []));
  const offers = wanted.length > 0 ? await readOffered(db, [...new Set(wanted)], now) : [];
  return new Map(offers.map((offer) => [offer.supplierProductId, offer]));
}

/**
 * Judges what is offered and prices it with the tax of now. Lines that are left out are not priced yet.
 * @throws Problem 400 naming each field that breaks a rule
 */
export async function readQuoteContent(db: Queryable, input: QuoteContent, reading: Reading): Promise<ReadQuote> {
  return judgeQuote(input, { ...reading, offers: await readAlternatives(db, [input], reading.ground.now) });
}

/** The same with what is offered instead read before. @throws Problem 400 */
export function judgeQuote(input: QuoteContent, { offers, ...reading }: Judging): ReadQuote {
  const { row, lines, ground } = reading;
  const own = [...offers].filter(([, { merchantId, isShown }]) => merchantId === row.merchantId && isShown);
  const alternatives = new Map(own);
  const { freight = { kind: 'NOT_STATED' }, otherCosts = [], tolerancePercent = '0', validUntil } = input;
  const { milestones = [] } = input;
  invalidAll([
    ...input.lines.flatMap((line, index) => problemsOfLine(line, index, { ...reading, input, alternatives })),
    ...(freight.kind === 'AMOUNT' && freight.amountRial === undefined
      ? [{ field: 'freight.amountRial', code: 'REQUIRED' } as const]
      : []),
    ...problemsOfTolerance(tolerancePercent),
    ...problemsOfMilestones(milestones, { categoryType: row.categoryType, now: ground.now }),
    ...problemOfValidity(validUntil, ground.now),
  ]);
  const priced = lines.map((line) => pricedLine(line, input, { alternatives, ground }));
  const rate = ground.vatBasisPoints;
  const amount = freight.kind === 'AMOUNT' ? freight.amountRial! : null;
  const freightCost = priceCost(amount, amount !== null && (freight.isTaxed ?? false), rate, 'freight.amountRial');
  const costs = otherCosts.map(({ title, amountRial, isTaxed = false }, index) => ({
    title,
    ...priceCost(amountRial, isTaxed, rate, `otherCosts[${index}].amountRial`),
  }));
  const fields: QuoteFields = {
    freight: { kind: freight.kind, ...freightCost },
    otherCosts: costs,
    paymentTerm: input.paymentTerm ?? row.paymentTerm,
    deliveryTerm: input.deliveryTerm ?? null,
    tolerancePercent: decimalOf(tolerancePercent).toFixed(),
    milestones: plannedOf(milestones),
    validUntil: validUntil ?? null,
    note: input.note ?? null,
    internalNote: input.internalNote ?? null,
    ...totalsOfQuote(priced, [freightCost, ...costs]),
  };
  return { fields, lines: priced };
}

/** A draft as it would be sent now. */
export function draftQuoteNow(input: QuoteContent, judging: Judging) {
  try {
    return { faults: [], totalRial: judgeQuote(input, judging).fields.totalRial };
  } catch (error) {
    return { faults: faultsIn(error) };
  }
}

function problemsOfLine(
  line: NewQuoteLine,
  index: number,
  { lines, ground, input, alternatives }: Reading & { input: QuoteContent; alternatives: Alternatives },
): FieldError[] {
  const at = `lines[${index}]`;
  const asked = lines.find(({ id }) => id === line.lineId);
  if (!asked) return [{ field: `${at}.lineId`, code: 'UNKNOWN_VALUE' }];
  if (input.lines.findIndex(({ lineId }) => lineId === line.lineId) < index)
    return [{ field: `${at}.lineId`, code: 'DUPLICATE' }];
  const { alternativeSupplierProductId: other, unitId = asked.unitId } = line;
  const alternative = other === undefined ? undefined : alternatives.get(other);
  if (other !== undefined && !alternative)
    return [{ field: `${at}.alternativeSupplierProductId`, code: 'SUPPLIER_PRODUCT_NOT_FOUND' }];
  const problem = line.quantity === undefined ? undefined : problemOfQuantity(`${at}.quantity`, line.quantity);
  if (problem) return [problem];
  if (!ratioBetween(measureOfOffered(unitId, asked, alternative), measureOfLine(asked), ground.units))
    return [{ field: `${at}.unitId`, code: 'NOT_COMPARABLE' }];
  const split = problemOfSplit(line, { at, asked, alternative, units: ground.units });
  if (split) return [split];
  const asOffered = askedQuantity(asked, line, alternative, ground.units);
  // So much is no quantity of what is named: the seller says how much of it.
  if (asOffered === undefined && line.isOffered !== false) return [{ field: `${at}.quantity`, code: 'REQUIRED' }];
  const amount = amountOf(line, asOffered ?? decimal(asked.quantity));
  if (isTooMuchOff(amount))
    return [{ field: `${at}.discountRial`, code: 'MAX_VALUE', params: [grossOf(amount).toFixed()] }];
  return [];
}

type Split = { at: string; asked: LineRow; alternative: OfferedRow | undefined; units: OrderGround['units'] };

/** What is counted is offered whole, unless it was asked for in parts or the offer is sold by such steps. */
function problemOfSplit({ quantity, unitId }: NewQuoteLine, { at, asked, alternative, units }: Split) {
  const offered = quantity === undefined ? undefined : readQuantity(quantity);
  if (!offered) return undefined;
  const known = [decimal(asked.quantity), ...(alternative ? [decimal(alternative.orderStep)] : [])];
  return problemOfCount(`${at}.quantity`, offered, { unitId: unitId ?? asked.unitId, known, units });
}

const decimalOf = (typed: string): Decimal => parseTyped(typed) ?? decimal(0);

function problemsOfTolerance(typed: string): FieldError[] {
  const field = 'tolerancePercent';
  const value = parseTyped(typed);
  if (!value) return [{ field, code: 'NUMERIC' }];
  if (value.lt(0)) return [{ field, code: 'MIN_VALUE', params: ['0'] }];
  if (value.gt(MOST_TOLERANCE)) return [{ field, code: 'MAX_VALUE', params: [String(MOST_TOLERANCE)] }];
  return TOLERANCE.test(value.toFixed()) ? [] : [{ field, code: 'DECIMAL_PLACES', params: ['2'] }];
}

/** What is said, else what was asked in the unit and of the goods that are offered; undefined where that is no quantity of them. */
function askedQuantity(
  asked: LineRow,
  { quantity, unitId = asked.unitId }: Partial<NewQuoteLine>,
  named: OfferedRow | undefined,
  units: UnitTable,
): Decimal | undefined {
  if (quantity !== undefined) return readQuantity(quantity);
  return sameAmount(decimal(asked.quantity), measureOfLine(asked), measureOfOffered(unitId, asked, named), units);
}

const amountOf = (line: Partial<NewQuoteLine>, quantity: Decimal) => {
  const isOffered = line.isOffered ?? true;
  return {
    isOffered,
    quantity,
    unitPriceRial: isOffered ? (line.unitPriceRial ?? null) : null,
    discountRial: isOffered ? String(BigInt(line.discountRial ?? '0')) : '0',
  };
};
const grossOf = ({ quantity, unitPriceRial }: ReturnType<typeof amountOf>) =>
  quantity.times(unitPriceRial ?? '0').round(0, 1);

function pricedLine(
  asked: LineRow,
  input: QuoteContent,
  { alternatives, ground }: { alternatives: Alternatives; ground: OrderGround },
): QuoteLineRow {
  const { units, vatBasisPoints } = ground;
  const index = input.lines.findIndex(({ lineId }) => lineId === asked.id);
  const line: Partial<NewQuoteLine> = input.lines[index] ?? {};
  const alternative = alternatives.get(line.alternativeSupplierProductId ?? '');
  // Of what is not offered only the line is told, as it was asked.
  const quantity = askedQuantity(asked, line, alternative, units) ?? decimal(asked.quantity);
  const amount = amountOf(line, quantity);
  return {
    lineId: asked.id,
    title: asked.snapshot.title,
    ...amount,
    quantity: amount.quantity.toFixed(),
    unitId: line.unitId ?? asked.unitId,
    vatBasisPoints,
    ...priceLine(amount, vatBasisPoints, `lines[${index}].unitPriceRial`),
    leadTimeDays: line.leadTimeDays ?? null,
    alternativeSupplierProductId: alternative?.supplierProductId ?? null,
    alternativeTitle: alternative?.title ?? null,
    alternativeSupplierName: alternative?.supplierName ?? null,
    alternativeSku: alternative?.sku ?? null,
    isAlternative: alternative !== undefined && !isAsAsked(asked, alternative),
    note: line.note ?? null,
  };
}

type Sending = { side: TradeSide; notOffered: ReadonlySet<string> };

/** Fields that an offer lacks before it can be sent. @param notOffered lines that the seller's last offer left out */
export function lacksOf(
  { fields, lines }: Pick<ReadQuote, 'fields'> & { lines: readonly QuoteLineRow[] },
  { side, notOffered }: Sending,
): string[] {
  const missing = lines.flatMap((line, index) => {
    // A buyer does not say what a seller has.
    const isLeftOut = !line.isOffered && (side === 'SELLER' || notOffered.has(line.lineId));
    return isLeftOut || (line.isOffered && line.unitPriceRial !== null) ? [] : [`lines[${index}].unitPriceRial`];
  });
  return [
    ...(lines.some(({ isOffered }) => isOffered) ? [] : ['lines']),
    ...missing,
    ...(fields.paymentTerm === null ? ['paymentTerm'] : []),
    ...(fields.validUntil === null ? ['validUntil'] : []),
  ];
}

/** @throws Problem 409 INCOMPLETE naming each field that an offer lacks */
export const requireWhole = (read: ReadQuote, sending: Sending): void => refuseIncomplete(lacksOf(read, sending));

/** An offer as it stands, as if it were written anew. */
export const quoteInputOf = (fields: QuoteFields, lines: readonly QuoteLineRow[]): QuoteContent => ({
  lines: lines.map((line) => ({
    lineId: line.lineId,
    isOffered: line.isOffered,
    quantity: line.quantity,
    unitId: line.unitId,
    ...(line.unitPriceRial !== null && { unitPriceRial: line.unitPriceRial }),
    discountRial: line.discountRial,
    ...(line.leadTimeDays !== null && { leadTimeDays: line.leadTimeDays }),
    ...(line.alternativeSupplierProductId && { alternativeSupplierProductId: line.alternativeSupplierProductId }),
    ...(line.note !== null && { note: line.note }),
  })),
  freight: {
    kind: fields.freight.kind,
    isTaxed: fields.freight.isTaxed,
    ...(fields.freight.amountRial !== null && { amountRial: fields.freight.amountRial }),
  },
  otherCosts: fields.otherCosts.map(({ title, amountRial, isTaxed }) => ({ title, amountRial: amountRial!, isTaxed })),
  ...(fields.paymentTerm && { paymentTerm: fields.paymentTerm }),
  ...(fields.deliveryTerm !== null && { deliveryTerm: fields.deliveryTerm }),
  tolerancePercent: fields.tolerancePercent,
  ...(fields.milestones.length > 0 && { milestones: typedMilestones(fields.milestones) }),
  ...(fields.validUntil !== null && { validUntil: fields.validUntil }),
  ...(fields.note !== null && { note: fields.note }),
  ...(fields.internalNote !== null && { internalNote: fields.internalNote }),
});

/** What an offer is about: another one after the request was changed. */
export const hashOfRequest = (row: TradeRequestRow, lines: readonly LineRow[]) =>
  hashOf({
    lines: lines.map(
      ({ id, supplierProductId, baseProductId, quantity, unitId, note, alternativesAllowed, snapshot }) => ({
        id,
        supplierProductId,
        quantity,
        unitId,
        note,
        ...(alternativesAllowed && { alternativesAllowed }),
        ...(supplierProductId === null && {
          baseProductId,
          title: snapshot.title,
          properties: snapshot.properties ?? [],
        }),
      }),
    ),
    neededBy: row.neededBy,
    paymentTerm: row.paymentTerm,
    description: row.description,
    cityId: row.address?.cityId ?? null,
  });

/** What the two sides bargain about: neither how long it holds nor what a side keeps to itself. */
export const hashOfTerms = (fields: QuoteFields, lines: readonly QuoteLineRow[]) => {
  const { validUntil: _, internalNote: __, ...terms } = quoteInputOf(fields, lines);
  return hashOf(terms);
};
