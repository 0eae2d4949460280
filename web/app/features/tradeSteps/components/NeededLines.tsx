import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { tradeMessages } from '../messages.ts';
import { Goods } from './LinesTable.tsx';
import type { LinesTable_LineFragment as Line } from './LinesTable.generated.ts';

const words = tradeMessages.lines;

/** What is needed and how much of it, where nobody has named a price yet. */
export const NeededLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul aria-label={words.title} className="card card-surface divide-y divide-border">
    {lines.map((line) => (
      <li key={line.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3">
        <div className="min-w-0 flex-1 basis-60">
          <Goods line={line} />
        </div>
        <p className="flex flex-col items-start gap-0.5">
          <span className="font-medium">{words.measured(formatDecimal(line.quantity), line.saleUnitText)}</span>
          {line.targetPriceRial && (
            <span className="text-[0.8125rem] text-muted">{words.target(formatMoney(line.targetPriceRial))}</span>
          )}
        </p>
      </li>
    ))}
  </ul>
);
