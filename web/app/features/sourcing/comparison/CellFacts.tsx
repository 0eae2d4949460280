import { Badge } from '../../../design/Badge.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { type AmountText, type Cell, differencesOf, percentOf, priceOf, type Row, type Said } from './comparison.ts';
import { SaidLines } from './Facts.tsx';
import { comparisonMessages as words } from './messages.ts';
import type { Reading } from './reading.ts';

interface CellFactsProps {
  row: Row;
  cell: Cell;
  reading: Reading;
  amountText: AmountText;
}

/** What an offer says of a line: the price of its unit, the sum, and what is not as it was asked. */
export function CellFacts({ row, cell, reading, amountText }: CellFactsProps) {
  const price = priceOf(cell, reading);
  if (!cell.isOffered || !price) return <span className="text-subtle">{words.notOffered}</span>;
  return (
    <>
      <span className="flex items-center gap-1 font-medium">
        {price.unitPriceRial == null
          ? words.offeredAs(amountText(cell.unitPriceRial!), cell.unitText ?? '')
          : amountText(price.unitPriceRial)}
        {price.rank === 1 && (
          <span className="text-success" title={words.cheapest}>
            <Icon icon="check" size={14} label={words.cheapest} />
          </span>
        )}
      </span>
      <span className="block text-muted">{words.sum(amountText(price.amountRial))}</span>
      <SaidLines said={remarksOf(row, cell)} />
      {cell.alternativeTitle && (
        <span className="mt-1 flex flex-col items-start gap-0.5 [overflow-wrap:anywhere]">
          {cell.isAlternative ? <Badge>{words.alternative}</Badge> : <span className="text-muted">{words.named}</span>}
          <span>
            <TechnicalText>{cell.alternativeTitle}</TechnicalText>
          </span>
          {cell.alternativeSupplierName && (
            <span className="text-muted">{words.madeBy(cell.alternativeSupplierName)}</span>
          )}
        </span>
      )}
      <Differences texts={differencesOf(row, cell)} />
    </>
  );
}

function remarksOf({ unitText }: Row, cell: Cell): Said[] {
  const { isCovered, coverage, surplusQuantity, leadTimeDays, isAlternativeAllowed } = cell;
  const isPart = !isCovered && coverage != null && coverage !== '1';
  return [
    ...(isPart ? [{ text: words.partly(percentOf(coverage)), tone: 'warning' as const }] : []),
    ...(surplusQuantity
      ? [{ text: words.surplus(formatDecimal(surplusQuantity), unitText), tone: 'muted' as const }]
      : []),
    ...(isAlternativeAllowed === false ? [{ text: words.notAllowed, tone: 'warning' as const }] : []),
    ...(leadTimeDays != null ? [{ text: words.ready(formatInteger(leadTimeDays)), tone: 'muted' as const }] : []),
  ];
}

function Differences({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-primary pointer-coarse:min-h-11">
        {words.differences(formatInteger(texts.length))}
      </summary>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <TechnicalText>{text}</TechnicalText>
          </li>
        ))}
      </ul>
    </details>
  );
}
