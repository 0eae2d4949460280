import type { Tx } from '../../../platform/database/database.ts';
import { readAgreedParties } from './agreement.repository.ts';
import { startsAtOnce } from '../changes/terms.ts';
import { type DocumentRow, readDocuments } from '../../documents/documents.repository.ts';
import { hashOf } from '../../../platform/sealing.ts';
import { insertMilestones } from '../milestones/milestones.repository.ts';
import type { AgreedMilestone } from '../milestones/shares.ts';
import type { LineRow, LineSnapshot } from '../../sourcing/lines/lines.repository.ts';
import type { ChainedRow, Moved, TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Happened } from '../../sourcing/requests/trade-events.ts';

/** As an offer named something for a line, what was asked there, and whether that is something else. */
export type AgreedSnapshot = LineSnapshot & { askedTitle?: string; isAlternative?: boolean };

/** A line that both agreed to: what is delivered, in which unit, at which price. */
export type AgreedLine = Omit<LineRow, 'requestId' | 'internalNote' | 'targetPriceRial' | 'snapshot'> & {
  snapshot: AgreedSnapshot;
  discountRial?: string;
  alternativeSupplierProductId?: string;
};
export type AgreedTerms = {
  lines: AgreedLine[];
  netRial: string;
  vatRial: string;
  totalRial: string;
  freight: { kind: string; amountRial?: string | null; isTaxed?: boolean; vatRial?: string };
  otherCosts?: object[];
  paymentTerm: TradeRequestRow['paymentTerm'];
  deliveryTerm?: string | null;
  tolerancePercent?: string;
  note?: string | null;
  /** Of a service that is done in parts. */
  milestones?: AgreedMilestone[];
  /** Which offer of the chain it was. */
  quote?: { id: string; round: number };
};

/** Freezes what both agreed to. @returns what changes of the request, and what follows at once */
export async function agree(tx: Tx, row: ChainedRow, terms: AgreedTerms, now: Date) {
  const [parties, papers] = await Promise.all([readAgreedParties(tx, row), readAgreedPapers(tx, row)]);
  const agreed = {
    number: row.number,
    ...terms,
    neededBy: row.neededBy,
    address: row.address,
    parties,
    papers,
    at: now.toISOString(),
  };
  const agreedHash = hashOf(agreed);
  if (terms.milestones) await insertMilestones(tx, row.id, terms.milestones);
  const moved: Moved = { agreed, agreedHash, deadlineAt: null, paymentTerm: terms.paymentTerm };
  return { agreedHash, moved, ...startOf(terms.paymentTerm) };
}

/** A paper that both sides had when they agreed. */
export type AgreedPaper = Pick<DocumentRow, 'type' | 'side' | 'name' | 'sha256'>;

/** What the buyer and this seller have shown, and that holds. */
const readAgreedPapers = async (tx: Tx, { id, participationId }: ChainedRow): Promise<AgreedPaper[]> =>
  (await readDocuments(tx, [id]))
    .filter((each) => each.retractedAt === null && [null, participationId].includes(each.participationId))
    .map(({ type, side, name, sha256 }) => ({ type, side, name, sha256 }));

/** What is paid at or after delivery starts at once; what is paid before waits for the money. */
function startOf(paymentTerm: AgreedTerms['paymentTerm']): { then?: Happened[] } {
  if (!startsAtOnce(paymentTerm)) return {};
  const payload = { term: paymentTerm };
  return { then: [{ type: 'TERM_STARTED', visibility: 'CHAIN', toStatus: 'IN_FULFILMENT', payload }] };
}
