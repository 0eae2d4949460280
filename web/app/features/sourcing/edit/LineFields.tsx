import type { ReactNode } from 'react';
import { Card } from '../../../design/Card.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { productPath } from '../../../paths.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { Lateness } from '../../tradeSteps/components/Lateness.tsx';
import { amountText } from '../../tradeSteps/components/linePrice.ts';
import { More } from '../../tradeSteps/components/More.tsx';
import { recipientMessages } from '../../tradeSteps/recipients/messages.ts';
import { orderEditMessages as words } from './messages.ts';
import type { FieldOf } from './fieldOf.ts';
import { isGone, keyOf, type Line, lineField, longestNote } from './orderDraft.ts';

interface LineFieldsProps {
  line: Line;
  field: FieldOf;
  /** What takes the line out; none of the last one. */
  remove: ReactNode;
  /** Who reads the note. */
  to: string;
}

/** One offer of an order: what it is, what it costs, how much of it, and what is said of it. */
export function LineFields({ line, field, remove, to }: LineFieldsProps) {
  const { title, supplierName, sku, saleUnitText, supplierProduct } = line;
  const { note, internalNote } = line;
  const money = moneyOf(line);
  const of = (part: 'quantity' | 'alternatives' | 'note' | 'internalNote') => field(lineField(part, keyOf(line)));
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-[1rem] leading-7">
            {supplierProduct ? (
              <a
                className="link pointer-coarse:inline-block pointer-coarse:min-h-11"
                href={productPath(supplierProduct)}
              >
                <TechnicalText>{title}</TechnicalText>
              </a>
            ) : (
              <TechnicalText>{title}</TechnicalText>
            )}
          </h3>
          <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
            <bdi>{supplierName}</bdi>
            {sku && (
              <span>
                {words.sku} <bdi dir="ltr">{sku}</bdi>
              </span>
            )}
          </p>
        </div>
        {/* As high as the first line of the name beside it. */}
        <div className="my-[calc((1.75rem-var(--control-small))/2)]">{remove}</div>
      </div>
      <Lateness days={line.daysLate} />
      {isGone(line) && <p className="text-[0.8125rem] text-warning">{words.lacking.gone}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <TextField
          {...of('quantity')}
          label={words.quantityIn(saleUnitText)}
          hint={hintOf(line)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
        />
        <FactList
          facts={[
            { label: words.unitPrice, value: amountText(line, line.unitPriceRial, money) },
            // One that was just added is priced at the next save.
            ...(line.totalRial === undefined
              ? []
              : [{ label: words.lineTotal, value: amountText(line, line.totalRial, money) }]),
          ]}
        />
      </div>
      <Select
        {...of('alternatives')}
        label={words.labels.alternatives}
        options={[
          { value: 'no', label: words.alternatives.no },
          { value: 'yes', label: words.alternatives.yes },
        ]}
      />
      <More label={words.notes} name={words.notesOf(title)} isOpen={Boolean(note ?? internalNote)}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextArea {...of('note')} label={words.labels.note} to={to} rows={2} maxLength={longestNote} dir="auto" />
          <TextArea
            {...of('internalNote')}
            label={words.labels.internalNote}
            to={recipientMessages.colleagues}
            hint={words.internalHint}
            rows={2}
            maxLength={longestNote}
            dir="auto"
          />
        </div>
      </More>
    </Card>
  );
}

/** How much can be ordered, where the offer still is shown. */
function hintOf({ supplierProduct }: Line): string | undefined {
  if (!supplierProduct) return undefined;
  const { moq, orderStep } = supplierProduct;
  return [words.least(formatDecimal(moq)), ...(orderStep === '1' ? [] : [words.step(formatDecimal(orderStep))])].join(
    words.and,
  );
}
