import { Badge } from '../../../design/Badge.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type AmountText, type Column, isOver, type Said, totalsOf } from './comparison.ts';
import { comparisonMessages as words } from './messages.ts';
import type { Reading } from './reading.ts';

/** What is told of something, one thing a line; warnings have their sign. */
export const SaidLines = ({ said }: { said: readonly Said[] }) =>
  said.map(({ text, tone }) => (
    <span
      key={text}
      className={
        tone === 'warning' ? 'flex items-start gap-1 text-warning' : `block ${tone === 'muted' ? 'text-muted' : ''}`
      }
    >
      {tone === 'warning' && <Icon icon="triangle-alert" size={14} className="mt-1" />}
      {text}
    </span>
  ));

/** Whose offer it is, and its place among the others. */
export function OfferName({ column, reading, rows }: { column: Column; reading: Reading; rows: number }) {
  const { rank } = totalsOf(column, reading);
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="font-medium text-text [overflow-wrap:anywhere]">
        <bdi>{column.merchantName}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-1">
        {isOver(column) ? (
          <Badge>{words.expired}</Badge>
        ) : (
          rank != null && <Rank rank={rank} covered={column.coveredLines} rows={rows} />
        )}
        {column.side === 'BUYER' && <Badge kind="primary">{words.own}</Badge>}
      </span>
    </span>
  );
}

/**
 * The first one's of those that cover all rows stands out; the others have no badge, which the head of the table would swallow. One
 * of fewer rows says among which offers it is ranked.
 */
function Rank({ rank, covered, rows }: { rank: number; covered: number; rows: number }) {
  const place = formatInteger(rank);
  if (covered < rows)
    return (
      <span className="text-[0.8125rem] font-normal text-warning">
        {words.rankOfPart(place, formatInteger(covered), formatInteger(rows))}
      </span>
    );
  if (rank === 1) return <Badge kind="success">{words.rank(place)}</Badge>;
  return <span className="text-[0.8125rem] font-normal text-muted">{words.rank(place)}</span>;
}

interface TotalProps {
  column: Column;
  reading: Reading;
  amountText: AmountText;
}

/** What would be paid in all. */
export function Total({ column, reading, amountText }: TotalProps) {
  return (
    <>
      <span className="font-[800] text-accent">{amountText(totalsOf(column, reading).totalRial)}</span>
      {!column.isFreightKnown && <SaidLines said={[{ text: words.withoutFreight, tone: 'warning' }]} />}
    </>
  );
}
