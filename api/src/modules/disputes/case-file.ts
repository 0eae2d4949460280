import type { Actor } from '../../platform/actor.ts';
import { answerOf } from '../../platform/answer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { UnitTable } from '../reference/index.ts';
import { chained, lookAtId } from '../sourcing/participations/chains.ts';
import { contentOf } from '../sourcing/quotes/quote-shown.ts';
import { readWholeQuotes } from '../sourcing/quotes/whole-quotes.ts';
import { statusAt } from '../sourcing/quotes/validity.ts';
import { readAgreements } from '../trade/report/report.repository.ts';
import { toAgreement } from '../trade/report/shown-report.ts';
import type { ChainedRow } from '../sourcing/requests/requests.repository.ts';
import { readParts, type ReadingParts } from '../trade/page/request-parts.ts';
import { toRequest } from '../trade/page/shown.ts';
import type { TradeRequest } from '../sourcing/requests/trade.schemas.ts';
import type { Standing } from '../sourcing/requests/standing.ts';
import { readCaseMessages } from './case-file.repository.ts';
import type { CaseMessage, CaseOffer } from './case-file.schemas.ts';

type Known = Pick<TradeRequest, 'buyerReference' | 'description' | 'neededBy' | 'paymentTerm' | 'address'>;
export type CaseGround = ReadingParts & { actor: Actor; units: UnitTable; linkTo: (fileId: string) => string };

/**
 * What of a request in dispute staff read who decide it: all that its seller knows of it, so nothing that the buyer keeps to itself,
 * with every offer that was sent and what both sides wrote to each other. Drafts and internal notes stay with their side.
 */
export async function caseFileOf(db: Queryable, row: ChainedRow, ground: CaseGround) {
  const { units, linkTo, clock, actor } = ground;
  const standing = asItsSeller(row, actor);
  const view = { units, now: clock.now(), linkTo };
  const parts = await readParts(db, [{ row, standing }], ground);
  const seen = toRequest(row, parts(row.id), standing, view);
  const [agreement] = await readAgreements(db, [row.id]);
  const messages = await readCaseMessages(db, row.id, row.sellerCustomerId);
  const { buyerReference, description, neededBy, paymentTerm, address } = seen;
  return {
    ...answerOf<Known>({ buyerReference, description, neededBy, paymentTerm, address }),
    ...(row.agreedAt && { agreedAt: row.agreedAt.toISOString() }),
    ...(agreement && { agreement: toAgreement(agreement) }),
    lines: seen.lines,
    shipments: seen.shipments,
    milestones: seen.milestones,
    clarifications: seen.clarifications,
    offers: await readOffers(db, row, view),
    messages: messages.map(({ id, side, body, createdAt, editedAt }): CaseMessage => ({
      messageId: id,
      side,
      ...(body !== null && { body }),
      createdAt: createdAt.toISOString(),
      ...(editedAt && { editedAt: editedAt.toISOString() }),
    })),
    messageCount: messages[0]?.count ?? 0,
  };
}

/** As the seller of the agreement looks at it, without any right. */
const asItsSeller = ({ sellerCustomerId }: ChainedRow, { userId }: Actor): Standing => ({
  userId,
  side: 'SELLER',
  is: () => false,
  hasLeft: false,
  membership: { customerId: sellerCustomerId, kind: 'COMPANY', isOwner: false, permissions: [] },
});

/** All offers that were sent, those of the chain of the agreement first. */
async function readOffers(db: Queryable, row: ChainedRow, { units, now }: { units: UnitTable; now: Date }) {
  const { whole, asked } = await readWholeQuotes(db, [row.id]);
  const isOfAgreement = (participationId: string) => participationId === row.participationId;
  return whole
    .flatMap((each): (CaseOffer & { chain: string })[] => {
      const { quote } = each;
      if (quote.round === null || quote.sentAt === null) return [];
      return [
        {
          quoteId: quote.id,
          merchantName: chained(lookAtId(row, quote.participationId)).sellerName,
          side: quote.side,
          isOfAgreement: isOfAgreement(quote.participationId),
          status: statusAt(quote, now),
          round: quote.round,
          sentAt: quote.sentAt.toISOString(),
          chain: quote.participationId,
          ...contentOf(each, asked.get(row.id) ?? [], units),
        },
      ];
    })
    .sort(
      (one, other) =>
        Number(other.isOfAgreement) - Number(one.isOfAgreement) ||
        Number(one.chain > other.chain) - Number(one.chain < other.chain) ||
        other.round - one.round,
    )
    .map(({ chain: _, ...offer }): CaseOffer => offer);
}
