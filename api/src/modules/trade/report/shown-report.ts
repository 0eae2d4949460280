import { decimal } from '../../../platform/decimal.ts';
import { withoutNulls } from '../../../platform/without-nulls.ts';
import type { UnitTable } from '../../reference/index.ts';
import type { AgreedLine } from '../../orders/agreement/agreement.ts';
import type { ProgressRow } from '../../orders/fulfilment/shipments.repository.ts';
import type { MilestoneRow } from '../../orders/milestones/milestones.repository.ts';
import { toPlanned } from '../../orders/milestones/shown-milestones.ts';
import type { LineRow } from '../../sourcing/lines/lines.repository.ts';
import { acceptedParts } from './figures.ts';
import { priceOfPart, priceOfParts } from './costs.ts';
import type { Agreed, AgreedCost, AgreedRow } from './report.repository.ts';
import type { TradeAgreement, TradeReportLine } from './report.schemas.ts';

type LineView = {
  asked: readonly LineRow[];
  progress: readonly ProgressRow[];
  milestones: readonly MilestoneRow[];
  units: UnitTable;
};

/** What was agreed to line by line, and what came of it. */
export const toReportLines = (agreed: Agreed, view: LineView): TradeReportLine[] =>
  agreed.lines.map((line) => toReportLine(line, agreed, view));

function toReportLine(
  line: AgreedLine,
  { milestones: inParts }: Agreed,
  { asked, progress, milestones, units }: LineView,
): TradeReportLine {
  const { id, quantity, unitId, snapshot } = line;
  const none = { agreed: quantity, delivered: '0', accepted: '0', refused: '0' };
  const known = progress.find(({ lineId }) => lineId === id) ?? none;
  const isInOwnUnit = asked.some((each) => each.id === id && each.unitId === unitId);
  const accepted = inParts ? priceOfParts(line, inParts, acceptedParts(milestones)) : priceOfPart(line, known.accepted);
  return {
    lineId: id,
    title: snapshot.title,
    ...(snapshot.askedTitle !== undefined && {
      askedTitle: snapshot.askedTitle,
      isAlternative: snapshot.isAlternative ?? true,
      ...(snapshot.supplierName && { supplierName: snapshot.supplierName }),
      ...(snapshot.sku && { sku: snapshot.sku }),
    }),
    unitText: isInOwnUnit ? snapshot.saleUnitText : (units.byId.get(unitId)?.displayText ?? snapshot.saleUnitText),
    agreedQuantity: quantity,
    struckQuantity: decimal(quantity).minus(known.agreed).toFixed(),
    deliveredQuantity: known.delivered,
    acceptedQuantity: known.accepted,
    refusedQuantity: known.refused,
    ...(snapshot.unitPriceRial !== null && { unitPriceRial: snapshot.unitPriceRial }),
    netRial: snapshot.netRial,
    vatRial: snapshot.vatRial,
    totalRial: String(BigInt(snapshot.netRial) + BigInt(snapshot.vatRial)),
    acceptedTotalRial: String(accepted.net + accepted.vat),
  };
}

const toCost = <Cost extends AgreedCost>({ amountRial, isTaxed = false, vatRial = '0', ...cost }: Cost) => ({
  ...cost,
  ...(amountRial !== null && amountRial !== undefined && { amountRial }),
  isTaxed,
  vatRial,
});
const toParty = ({ id: _, ...party }: { id?: string }) => withoutNulls(party);

export function toAgreement({ agreed, hash }: Pick<AgreedRow, 'agreed' | 'hash'>): TradeAgreement {
  const { parties, quote, neededBy, paymentTerm, deliveryTerm, note } = agreed;
  return {
    hash,
    agreedAt: agreed.at,
    merchantName: parties.merchantName,
    buyer: toParty(parties.buyer ?? {}),
    seller: toParty(parties.seller ?? {}),
    agencies: parties.agencies.map(({ number, validTo }) => ({ number, validTo })),
    ...(quote && { round: quote.round }),
    ...withoutNulls({ neededBy, paymentTerm, deliveryTerm: deliveryTerm ?? null, note: note ?? null }),
    tolerancePercent: agreed.tolerancePercent ?? '0',
    freight: toCost(agreed.freight),
    otherCosts: (agreed.otherCosts ?? []).map(toCost),
    milestones: (agreed.milestones ?? []).map(toPlanned),
    papers: (agreed.papers ?? []).map(({ type, side, name, sha256 }) => ({ type, side, name, sha256 })),
  };
}
