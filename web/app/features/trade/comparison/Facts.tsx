import { Badge } from '../../../design/Badge.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { amountText, type Column, isOver, type Said, totalsOf } from './comparison.ts';
import { comparisonMessages as words } from './messages.ts';
import type { Reading } from './reading.ts';

/** What is told of something, one thing a line; warnings have their sign. */
export const SaidLines = ({ said }: { said: readonly Said[] }) =>
  said.map(({ text, tone }) => (
    <span
      key={text}
      className={
        tone === 'warning' ? 'flex items-center gap-1 text-warning' : `block ${tone === 'muted' ? 'text-muted' : ''}`
      }
    >
      {tone === 'warning' && <Icon icon="triangle-alert" size={14} />}
      {text}
    </span>
  ));

/** Whose offer it is, and its place among the others. */
export function OfferName({ column, reading }: { column: Column; reading: Reading }) {
  const { rank } = totalsOf(column, reading);
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="font-medium text-text [overflow-wrap:anywhere]">
        <bdi>{column.merchantName}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-1">
        {isOver(column) ? <Badge>{words.expired}</Badge> : rank != null && <Rank rank={rank} />}
        {column.side === 'BUYER' && <Badge kind="primary">{words.own}</Badge>}
      </span>
    </span>
  );
}

/** The first one's stands out; the others have no badge, which the head of the table would swallow. */
const Rank = ({ rank }: { rank: number }) =>
  rank === 1 ? (
    <Badge kind="success">{words.rank(formatInteger(rank))}</Badge>
  ) : (
    <span className="text-[0.8125rem] font-normal text-muted">{words.rank(formatInteger(rank))}</span>
  );

/** What would be paid in all. */
export function Total({ column, reading }: { column: Column; reading: Reading }) {
  return (
    <>
      <span className="font-[800] text-accent">{amountText(totalsOf(column, reading).totalRial)}</span>
      {!column.isFreightKnown && <SaidLines said={[{ text: words.withoutFreight, tone: 'warning' }]} />}
    </>
  );
}
