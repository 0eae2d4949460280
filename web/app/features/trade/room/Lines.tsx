import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { LinesTable } from '../components/LinesTable.tsx';
import type { LinesTable_LineFragment as Line } from '../components/LinesTable.generated.ts';
import { NeededLines } from '../components/NeededLines.tsx';
import { tradeMessages } from '../messages.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Quoted } from '../quotes/Quotes.generated.ts';
import type { RoomParts } from './room.ts';

const words = tradeMessages.lines;

/** What was ordered. Where offers were sent this is what was asked for, since what is paid stands in them. */
export function Lines({ request }: Pick<RoomParts, 'request'>) {
  const quotes = readFragment<Quote>(readFragment<Quoted>(request).quotes ?? []);
  const lines = readFragment<Line>(request.lines);
  const isPriced = lines.some(({ unitPriceRial }) => unitPriceRial !== null);
  if (!isPriced)
    return (
      <Section title={words.title}>
        <NeededLines lines={lines} />
      </Section>
    );
  const isOffered = quotes.some(({ status }) => status !== 'DRAFT');
  return (
    <Section title={isOffered ? words.asked : words.title}>
      <LinesTable lines={request.lines} totals={isOffered ? sumOf(lines) : request} />
    </Section>
  );
}

/** The totals of an order are those of the offer that was accepted: freight and all. */
function sumOf(lines: readonly Line[]) {
  const sum = (part: 'netRial' | 'vatRial' | 'totalRial') =>
    String(lines.reduce((total, line) => total + BigInt(line[part]), 0n));
  return { netRial: sum('netRial'), vatRial: sum('vatRial'), totalRial: sum('totalRial') };
}
