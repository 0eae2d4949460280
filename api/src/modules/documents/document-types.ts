import type { TradeDocumentType } from './documents.enums.ts';
import type { TradeSide, TradeStatus } from './subject.enums.ts';

const before: TradeStatus[] = ['DRAFT', 'AWAITING_CONFIRMATION', 'PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING'];
const since: TradeStatus[] = ['AGREED', 'IN_FULFILMENT', 'DELIVERED', 'DISPUTED'];
/** While offers go to and fro, and after. */
const offered: TradeStatus[] = ['NEGOTIATING', ...since];
const underWay: TradeStatus[] = ['IN_FULFILMENT', 'DELIVERED', 'DISPUTED'];
const both: TradeSide[] = ['BUYER', 'SELLER'];

type Rule = { sides: readonly TradeSide[]; statuses: readonly TradeStatus[] };

/** Who may add which paper while a request stands where. No seller sees one before it is published. */
export const documentTypes: Record<TradeDocumentType, Rule> = {
  INQUIRY: { sides: ['BUYER'], statuses: before },
  DRAWING: { sides: both, statuses: [...before, 'AGREED'] },
  DATASHEET: { sides: both, statuses: [...before, 'AGREED'] },
  PROFORMA: { sides: ['SELLER'], statuses: ['PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING', 'AGREED'] },
  CONTRACT: { sides: both, statuses: offered },
  INVOICE: { sides: ['SELLER'], statuses: since },
  BANK_RECEIPT: { sides: ['BUYER'], statuses: since },
  WAYBILL: { sides: ['SELLER'], statuses: underWay },
  PACKING_LIST: { sides: ['SELLER'], statuses: underWay },
  INSPECTION_REPORT: { sides: ['SELLER'], statuses: offered },
  CERTIFICATE: { sides: ['SELLER'], statuses: offered },
  WARRANTY: { sides: ['SELLER'], statuses: offered },
  // Handed over with a part of a service, or as the document that was ordered.
  DELIVERABLE: { sides: ['SELLER'], statuses: [] },
  // Shown with what is said in a dispute, and nowhere else.
  DISPUTE_EVIDENCE: { sides: both, statuses: [] },
  OTHER: { sides: both, statuses: [...before, ...since] },
};

/** What a side may add there. */
export const typesFor = (side: TradeSide, status: TradeStatus): TradeDocumentType[] =>
  (Object.keys(documentTypes) as TradeDocumentType[]).filter((type) => {
    const { sides, statuses } = documentTypes[type];
    return sides.includes(side) && statuses.includes(status);
  });

/** domain rule: so many papers a request has that were not retracted */
export const MOST_DOCUMENTS = 20;
/** Whether a paper counts to them. */
export const isCounted = ({ type, retractedAt }: { type: TradeDocumentType; retractedAt: Date | null }): boolean =>
  retractedAt === null && type !== 'DISPUTE_EVIDENCE' && type !== 'DELIVERABLE';
