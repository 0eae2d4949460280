import { decimal, quotient } from '../../../platform/decimal.ts';
import type { UnitTable } from '../../reference/index.ts';
import { percentOf } from '../../orders/milestones/shares.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { ratioBetween } from '../lines/amounts/same-amount.ts';
import { measureOfLine, measureOfOffered } from './line-units.ts';
import type { QuoteLineRow, QuoteRow } from './quotes.repository.ts';
import type { QuoteDifference } from './quotes.schemas.ts';

export type WholeQuote = { quote: QuoteRow; lines: readonly QuoteLineRow[] };
type Text = string | null | undefined;
/** As many digits as a quantity can have. */
const DIGITS = 18;

const changed = (path: string, before: Text, after: Text): QuoteDifference[] =>
  (before ?? '') === (after ?? '')
    ? []
    : [{ path, ...(before != null && { before }), ...(after != null && { after }) }];

const freightText = ({ kind, amountRial, isTaxed }: QuoteRow['freight']) =>
  [kind, amountRial, isTaxed && 'TAXED'].filter(Boolean).join(' ');
const costsText = (costs: QuoteRow['otherCosts']) =>
  costs.map(({ title, amountRial, isTaxed }) => `${title}: ${amountRial}${isTaxed ? ' TAXED' : ''}`).join('، ');

/** What is named for a line; two makers may call their goods the same. */
const goodsText = ({ alternativeTitle, alternativeSupplierName, alternativeSku }: QuoteLineRow) =>
  alternativeTitle && [alternativeTitle, alternativeSupplierName, alternativeSku].filter(Boolean).join('، ');

const milestonesText = (milestones: QuoteRow['milestones']) =>
  milestones
    .map(({ title, basisPoints, dueOn }) => [title, `${percentOf(basisPoints)}%`, dueOn].filter(Boolean).join(' · '))
    .join('، ');

/** What one offer says otherwise than another; internal notes are none of it. */
export function differenceOf(
  before: WholeQuote,
  after: WholeQuote,
  { asked, units }: { asked: readonly LineRow[]; units: UnitTable },
): QuoteDifference[] {
  const old = before.quote;
  const now = after.quote;
  return [
    ...after.lines.flatMap((line) => {
      const other = before.lines.find(({ lineId }) => lineId === line.lineId);
      return other ? changesOfLine(other, line, { asked: asked.find(({ id }) => id === line.lineId), units }) : [];
    }),
    ...changed('freight', freightText(old.freight), freightText(now.freight)),
    ...changed('otherCosts', costsText(old.otherCosts), costsText(now.otherCosts)),
    ...changed('paymentTerm', old.paymentTerm, now.paymentTerm),
    ...changed('deliveryTerm', old.deliveryTerm, now.deliveryTerm),
    ...changed('tolerancePercent', old.tolerancePercent, now.tolerancePercent),
    ...changed('milestones', milestonesText(old.milestones), milestonesText(now.milestones)),
    ...changed('validUntil', old.validUntil, now.validUntil),
    ...changed('note', old.note, now.note),
    ...changed('totalRial', old.totalRial, now.totalRial),
  ];
}

function changesOfLine(
  old: QuoteLineRow,
  now: QuoteLineRow,
  { asked, units }: { asked: LineRow | undefined; units: UnitTable },
): QuoteDifference[] {
  const isOneUnit = old.unitId === now.unitId;
  const measured = (line: QuoteLineRow) => (isOneUnit || !asked ? line : inAskedUnit(line, asked, units));
  const one = measured(old);
  const other = measured(now);
  const unitText = isOneUnit || !asked ? units.byId.get(now.unitId)?.displayText : asked.snapshot.saleUnitText;
  const ofUnit = [
    ...changed('unitPriceRial', one.unitPriceRial, other.unitPriceRial),
    ...changed('quantity', one.quantity, other.quantity),
  ].map((each) => ({ ...each, ...(unitText !== undefined && { unitText }) }));
  return [
    ...changed('isOffered', String(old.isOffered), String(now.isOffered)),
    ...ofUnit,
    ...changed('discountRial', old.discountRial, now.discountRial),
    ...changed('leadTimeDays', old.leadTimeDays?.toString(), now.leadTimeDays?.toString()),
    ...changed(now.isAlternative || old.isAlternative ? 'alternative' : 'goods', goodsText(old), goodsText(now)),
    ...changed('note', old.note, now.note),
    ...changed('totalRial', totalOf(old), totalOf(now)),
  ].map((each) => ({ ...each, lineId: now.lineId, title: now.title }));
}

const totalOf = ({ netRial, vatRial }: QuoteLineRow) => String(BigInt(netRial) + BigInt(vatRial));

/** What is offered, in the unit of the line; as it was told where that is not known. */
function inAskedUnit(line: QuoteLineRow, asked: LineRow, units: UnitTable) {
  const ratio = ratioBetween(measureOfOffered(line.unitId, asked, undefined), measureOfLine(asked), units);
  if (!ratio) return line;
  const price =
    line.unitPriceRial === null
      ? null
      : quotient(decimal(line.unitPriceRial).times(ratio.over), ratio.times, DIGITS).round(0, 1).toFixed();
  return {
    unitPriceRial: price,
    quantity: quotient(decimal(line.quantity).times(ratio.times), ratio.over, DIGITS).toFixed(),
  };
}
