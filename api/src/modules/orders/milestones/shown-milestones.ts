import type { QuoteLineRow, QuoteRow } from '../../sourcing/quotes/quotes.repository.ts';
import type { MilestoneRow } from './milestones.repository.ts';
import type { Milestone, PlannedMilestoneShown } from './milestones.schemas.ts';
import { type AgreedMilestone, givenOut, percentOf } from './shares.ts';

/** The parts of an offer with what each costs: goods, freight, other costs and tax are given out each by itself. */
export function pricedMilestones(quote: QuoteRow, lines: readonly Pick<QuoteLineRow, 'netRial'>[]): AgreedMilestone[] {
  if (quote.milestones.length === 0) return [];
  const sum = (amounts: readonly (string | null)[]) => amounts.reduce((all, each) => all + BigInt(each ?? '0'), 0n);
  const parts = {
    goods: sum(lines.map(({ netRial }) => netRial)),
    freight: sum([quote.freight.amountRial]),
    other: sum(quote.otherCosts.map(({ amountRial }) => amountRial)),
    tax: BigInt(quote.vatRial),
  };
  return givenOut(parts, quote.milestones).map(({ goods, freight, other, tax }, index) => ({
    ...quote.milestones[index]!,
    netRial: String(goods + freight + other),
    vatRial: String(tax),
  }));
}

/** A part as it is offered or agreed to. */
export const toPlanned = ({ title, basisPoints, dueOn, netRial, vatRial }: AgreedMilestone): PlannedMilestoneShown => ({
  title,
  sharePercent: percentOf(basisPoints),
  netRial,
  vatRial,
  totalRial: String(BigInt(netRial) + BigInt(vatRial)),
  ...(dueOn !== null && { dueOn }),
});

/** A part of an agreed service as both sides see it. */
export const toMilestone = (row: MilestoneRow): Milestone => ({
  id: row.id,
  place: row.place,
  ...toPlanned(row),
  status: row.status,
  ...(row.note !== null && { note: row.note }),
  ...(row.submittedAt && { submittedAt: row.submittedAt.toISOString() }),
  ...(row.dueAt && { dueAt: row.dueAt.toISOString() }),
  ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString() }),
  ...(row.reason !== null && { reason: row.reason }),
});
