import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { LinesTable } from '../../tradeSteps/components/LinesTable.tsx';
import type { LinesTable_LineFragment as Line } from '../../tradeSteps/components/LinesTable.generated.ts';
import { More } from '../../tradeSteps/components/More.tsx';
import { NeededLines } from '../../tradeSteps/components/NeededLines.tsx';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import type {
  Quotes_QuoteFragment as Quote,
  Quotes_RequestFragment as Quoted,
} from '../../sourcing/quotes/Quotes.generated.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';

const words = tradeMessages.lines;

/** What was ordered. Where offers were sent this is what was asked for, since what is paid stands in them. */
export function Lines({ request }: Pick<RoomParts, 'request'>) {
  const quotes = readFragment<Quote>(readFragment<Quoted>(request).quotes?.nodes ?? []);
  const lines = readFragment<Line>(request.lines.nodes);
  const isPriced = lines.some(({ unitPriceRial }) => unitPriceRial !== null);
  const isOffered = quotes.some(({ status }) => status !== 'DRAFT');
  const table = isPriced ? (
    <LinesTable lines={request.lines.nodes} totals={isOffered ? sumOf(lines) : request} />
  ) : (
    <NeededLines lines={lines} />
  );
  const asked = isPriced ? words.asked : words.needed;
  // What was agreed to stands above, in its offer.
  if (quotes.some(({ status }) => status === 'ACCEPTED'))
    return (
      <div className="print:hidden">
        <More label={asked}>{table}</More>
      </div>
    );
  return <Section title={isOffered ? asked : words.title}>{table}</Section>;
}

/** The totals of an order are those of the offer that was accepted: freight and all. */
function sumOf(lines: readonly Line[]) {
  const sum = (part: 'netRial' | 'vatRial' | 'totalRial') =>
    String(lines.reduce((total, line) => total + BigInt(line[part]), 0n));
  return { netRial: sum('netRial'), vatRial: sum('vatRial'), totalRial: sum('totalRial') };
}
